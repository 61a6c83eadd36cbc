import {
  Diagnostic, DiagnosticSeverity, DiagnosticTag, l10n, languages, workspace, type ExtensionContext, type TextDocument,
} from 'vscode';
import { analysisOf, isGameFile, rangeOf } from './documents.ts';
import { remarksOn, type Remark } from './problems.ts';

/** Nobody who types is told of every word that is not finished, in milliseconds. */
const PAUSE = 250;

/** Underlines what is wrong in game files, as long as they are open. */
export function useDiagnostics({ subscriptions }: ExtensionContext): void {
  const collection = languages.createDiagnosticCollection('sidedeck');
  const waiting = new Map<TextDocument, ReturnType<typeof setTimeout>>();

  function check(document: TextDocument): void {
    forget(document);
    if (!isGameFile(document)) collection.delete(document.uri);
    else collection.set(document.uri, remarksOn(analysisOf(document), l10n.t).map(diagnosticOf));
  }

  function forget(document: TextDocument): void {
    clearTimeout(waiting.get(document));
    waiting.delete(document);
  }

  workspace.textDocuments.filter(isGameFile).forEach(check);
  subscriptions.push(
    collection,
    workspace.onDidOpenTextDocument((document) => isGameFile(document) && check(document)),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (!isGameFile(document)) return;
      forget(document);
      waiting.set(document, setTimeout(() => check(document), PAUSE));
    }),
    workspace.onDidCloseTextDocument((document) => {
      forget(document);
      collection.delete(document.uri);
    }),
  );
}

const SEVERITIES: Readonly<Record<Remark['weight'], DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error, warning: DiagnosticSeverity.Warning, unread: DiagnosticSeverity.Hint,
};

function diagnosticOf({ from, to, text, code, weight }: Remark): Diagnostic {
  const diagnostic = new Diagnostic(rangeOf(from, to), text, SEVERITIES[weight]);
  diagnostic.source = 'Sidedeck';
  diagnostic.code = code;
  if (weight === 'unread') diagnostic.tags = [DiagnosticTag.Unnecessary];
  return diagnostic;
}
