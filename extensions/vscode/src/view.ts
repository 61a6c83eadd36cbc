import { window, type ExtensionContext, type WebviewView } from 'vscode';
import type { Boards } from './boards.ts';
import { VIEW } from './names.ts';
import { openPage } from './page.ts';

/** The table in the sidebar. */
export function useView({ extensionUri, subscriptions }: ExtensionContext, boards: Boards): void {
  function resolveWebviewView(view: WebviewView): Promise<void> {
    boards.connect({
      surface: 'sidebar',
      webview: view.webview,
      isVisible: () => view.visible,
      onDidChangeVisibility: view.onDidChangeVisibility,
      onDidDispose: view.onDidDispose,
    });
    return openPage(view.webview, extensionUri, 'sidebar');
  }

  subscriptions.push(window.registerWebviewViewProvider(VIEW, { resolveWebviewView }));
}
