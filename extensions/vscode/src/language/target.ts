import { l10n, Uri, window, workspace, type TextDocument } from 'vscode';
import { stepBefore } from './analysis.ts';
import { analysisOf, isGameFile, placeOf } from './documents.ts';

/** A game file, and how many of its steps have been made where somebody points. */
export interface Target {
  readonly document: TextDocument;
  readonly step: number;
}

/** What a command is about: what a lens or a menu says, else the caret of the text with the focus. */
export async function documentAt(uri?: unknown, step?: unknown): Promise<Target | undefined> {
  const editor = window.activeTextEditor;
  const document = uri instanceof Uri ? await workspace.openTextDocument(uri) : editor?.document;
  if (!document || !isGameFile(document)) {
    void window.showInformationMessage(l10n.t('Open a game file first: its name ends in .freecell or .spider'));
    return undefined;
  }
  const analysis = analysisOf(document);
  const last = analysis.game?.steps.length ?? 0;
  if (typeof step === 'number') return { document, step: Math.min(step, last) };
  const isHere = editor?.document === document;
  return { document, step: isHere ? stepBefore(analysis, placeOf(editor.selection.active)) : last };
}
