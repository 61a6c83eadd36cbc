import {
  commands, TabInputCustom, TabInputText, Uri, ViewColumn, window, workspace,
  type ExtensionContext, type TextDocument, type TextDocumentContentChangeEvent, type WebviewPanel,
} from 'vscode';
import type { Boards } from '../boards.ts';
import { FILE_COMMANDS, FOLLOW_CURSOR, TABLE } from '../names.ts';
import { openPage } from '../page.ts';
import type { Store } from '../store.ts';
import { stepBefore, type Place } from './analysis.ts';
import { analysisOf, placeOf } from './documents.ts';
import { withGameOf } from './fileStore.ts';
import { createGameFile, type GameFile } from './gameFile.ts';
import { documentAt } from './target.ts';
import { applyTo } from './writing.ts';

/** The game files that are shown on tables. */
export interface Files {
  of(document: TextDocument): GameFile;
  /** One that is on a table already. */
  open(document: TextDocument): GameFile | undefined;
  onDidChange(listener: (document: TextDocument) => void): void;
}

/** Tables of game files: an editor beside the text's own, in step with it and with each other. */
export function useTables({ extensionUri, subscriptions }: ExtensionContext, boards: Boards, store: Store): Files {
  const files = createFiles();

  function resolveCustomTextEditor(document: TextDocument, panel: WebviewPanel): Promise<void> {
    boards.connect({
      surface: 'panel',
      store: withGameOf(files.of(document), store),
      webview: panel.webview,
      isVisible: () => panel.visible,
      onDidChangeVisibility: panel.onDidChangeViewState,
      onDidDispose: panel.onDidDispose,
    });
    return openPage(panel.webview, extensionUri, 'panel');
  }

  async function play(uri?: unknown, step?: unknown): Promise<void> {
    const target = await documentAt(uri, step);
    if (!target) return;
    files.of(target.document).show(target.step);
    await openWith(target.document.uri, TABLE);
  }

  subscriptions.push(
    window.registerCustomEditorProvider(
      TABLE, { resolveCustomTextEditor }, { supportsMultipleEditorsPerDocument: true },
    ),
    commands.registerCommand(FILE_COMMANDS.play, play),
    commands.registerCommand(FILE_COMMANDS.showText, async (uri?: unknown) => {
      const shown = uri instanceof Uri ? uri : activeTable();
      if (shown) await openWith(shown, 'default');
    }),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length === 0) return;
      files.open(document)?.refresh(follows() ? endOf(document, contentChanges) : undefined);
    }),
    workspace.onDidCloseTextDocument(files.forget),
    window.onDidChangeTextEditorSelection(({ textEditor: { document }, selections: [selection], kind }) => {
      const file = files.open(document);
      if (!file || !selection || kind === undefined || !follows()) return;
      const analysis = analysisOf(document);
      if (analysis.game) file.show(stepBefore(analysis, placeOf(selection.active)));
    }),
  );
  return files;
}

function createFiles(): Files & { forget(document: TextDocument): void } {
  const files = new Map<TextDocument, GameFile>();
  const listeners: ((document: TextDocument) => void)[] = [];

  function of(document: TextDocument): GameFile {
    const known = files.get(document);
    if (known) return known;
    const file = createGameFile({
      analysis: () => analysisOf(document),
      write: (changes) => applyTo(document, changes),
    });
    files.set(document, file);
    file.subscribe(() => listeners.forEach((listener) => listener(document)));
    return file;
  }

  return {
    of,
    open: (document) => files.get(document),
    onDidChange: (listener) => void listeners.push(listener),
    forget: (document) => void files.delete(document),
  };
}

function follows(): boolean {
  return workspace.getConfiguration().get(FOLLOW_CURSOR, true);
}

/** Where the last of the changes ends now. */
function endOf(document: TextDocument, changes: readonly TextDocumentContentChangeEvent[]): Place {
  const last = changes.reduce((a, b) => b.rangeOffset > a.rangeOffset ? b : a);
  const moved = changes.filter((change) => change !== last)
    .reduce((sum, { text, rangeLength }) => sum + text.length - rangeLength, 0);
  return placeOf(document.positionAt(last.rangeOffset + moved + last.text.length));
}

/** Shows a file in the editor with this id: where it is shown so already, else beside. */
async function openWith(uri: Uri, editor: string): Promise<void> {
  const group = window.tabGroups.all.find(({ tabs }) => tabs.some(({ input }) => isShownIn(input, uri, editor)));
  await commands.executeCommand('vscode.openWith', uri, editor, group?.viewColumn ?? ViewColumn.Beside);
}

function isShownIn(input: unknown, uri: Uri, editor: string): boolean {
  if (input instanceof TabInputCustom) return input.viewType === editor && input.uri.toString() === uri.toString();
  return input instanceof TabInputText && editor === 'default' && input.uri.toString() === uri.toString();
}

function activeTable(): Uri | undefined {
  const input = window.tabGroups.activeTabGroup.activeTab?.input;
  return input instanceof TabInputCustom && input.viewType === TABLE ? input.uri : undefined;
}
