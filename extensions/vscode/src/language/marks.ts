import {
  Diagnostic, DiagnosticSeverity, languages, ThemeColor, window, workspace, type ExtensionContext, type TextDocument,
} from 'vscode';
import { analysisOf, isGameFile, rangeOfSpan } from './documents.ts';
import type { Losses } from './solving.ts';
import type { Files } from './tables.ts';

/** Marks in the text the step that the table of its file shows. */
export function useMarks({ subscriptions }: ExtensionContext, files: Files): void {
  const decoration = window.createTextEditorDecorationType({
    backgroundColor: new ThemeColor('editor.wordHighlightStrongBackground'),
    overviewRulerColor: new ThemeColor('editorOverviewRuler.wordHighlightStrongForeground'),
    borderRadius: '3px',
  });

  function draw(document: TextDocument): void {
    const file = files.open(document);
    if (!file) return;
    const span = analysisOf(document).spans[file.cursor];
    const range = span && rangeOfSpan(span);
    for (const editor of window.visibleTextEditors.filter((each) => each.document === document)) {
      editor.setDecorations(decoration, range ? [range] : []);
    }
  }

  files.onDidChange(draw);
  subscriptions.push(
    decoration,
    window.onDidChangeVisibleTextEditors((editors) => editors.forEach(({ document }) => draw(document))),
  );
}

/** What a check has found stays underlined until the text is another one. */
export function useLosses({ subscriptions }: ExtensionContext): Losses {
  const collection = languages.createDiagnosticCollection('sidedeck.check');
  subscriptions.push(
    collection,
    workspace.onDidChangeTextDocument(({ document }) => isGameFile(document) && collection.delete(document.uri)),
    workspace.onDidCloseTextDocument(({ uri }) => collection.delete(uri)),
  );
  return {
    mark(document, step, text) {
      const span = analysisOf(document).spans[step];
      if (!span) return;
      const diagnostic = new Diagnostic(rangeOfSpan(span), text, DiagnosticSeverity.Warning);
      diagnostic.source = 'Sidedeck';
      collection.set(document.uri, [diagnostic]);
    },
  };
}
