import { env, Uri, type Webview } from 'vscode';
import { pageHtml, type Page } from './html.ts';

/** Lets a webview load the table, and nothing from outside `dist`. */
export function openPage(webview: Webview, extension: Uri, surface: Page['surface']): void {
  const files = Uri.joinPath(extension, 'dist');
  const address = (name: string) => webview.asWebviewUri(Uri.joinPath(files, name)).toString();
  webview.options = { enableScripts: true, localResourceRoots: [files] };
  webview.html = pageHtml({
    surface,
    locale: env.language,
    script: address('table.js'),
    style: address('table.css'),
    cspSource: webview.cspSource,
    nonce: crypto.randomUUID(),
  });
}
