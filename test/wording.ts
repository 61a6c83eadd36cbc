import ts from 'typescript';
import type { Rule } from './rules.ts';
import { scriptsOf, type Source } from './sources.ts';

/** Two words after each other, as people read them. Keys, names, classes and selectors are none. */
const SENTENCE = /(?<![-!<\p{L}])\p{L}{2,} \p{Ll}{2,}(?![\p{L}:=-])|\p{sc=Han}/u;

/** Whoever reads what these say can translate it, or is no player. */
const FOR_NOBODY = /^(?:\w*Error|t|l10n\.t)$/;

/** What players read has a key, or is asked of the editor's `l10n`; core's own English is for messages about a text. */
export const hardCodedSentences: Rule<Source> = (sources) => sources
  .filter(({ path }) => /^(packages\/ui|extensions)\//.test(path) && !/\/(fake\w+|hostContract)\.ts$/.test(path))
  .flatMap(({ path, text }) => sentencesIn(path.endsWith('.vue') ? scriptsOf(text) : text)
    .map((sentence) => `${path} says “${sentence}”`));

function sentencesIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && FOR_NOBODY.test(node.expression.getText())) {
      node.arguments?.slice(1).forEach(visit);
      return;
    }
    if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      && SENTENCE.test(node.text)) found.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}
