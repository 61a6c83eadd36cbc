import { commands, Uri, ViewColumn, window, type ExtensionContext, type WebviewPanel } from 'vscode';
import type { Boards } from './boards.ts';
import { OPEN, PANEL } from './names.ts';
import { openPage } from './page.ts';

/** The table in an editor tab: one of them in a window, which comes back when the window does. */
export function usePanel({ extensionUri, subscriptions }: ExtensionContext, boards: Boards): void {
  let panel: WebviewPanel | undefined;

  function adopt(opened: WebviewPanel): Promise<void> {
    panel = opened;
    opened.iconPath = Uri.joinPath(extensionUri, 'media', 'icon.png');
    opened.onDidDispose(() => {
      if (panel === opened) panel = undefined;
    });
    boards.connect({
      surface: 'panel',
      webview: opened.webview,
      isVisible: () => opened.visible,
      onDidChangeVisibility: opened.onDidChangeViewState,
      onDidDispose: opened.onDidDispose,
    });
    return openPage(opened.webview, extensionUri, 'panel');
  }

  async function open(): Promise<void> {
    if (panel) panel.reveal();
    else await adopt(window.createWebviewPanel(PANEL, 'Sidedeck', ViewColumn.Active));
  }

  async function deserializeWebviewPanel(restored: WebviewPanel): Promise<void> {
    if (panel) restored.dispose();
    else await adopt(restored);
  }

  subscriptions.push(
    commands.registerCommand(OPEN, open),
    window.registerWebviewPanelSerializer(PANEL, { deserializeWebviewPanel }),
  );
}
