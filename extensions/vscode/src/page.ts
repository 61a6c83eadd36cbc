import { env, Uri, workspace, type Webview } from 'vscode';
import { pageHtml, type Page } from './html.ts';

/** Shows the table in a webview, which may load nothing by itself. */
export async function openPage(webview: Webview, extension: Uri, surface: Page['surface']): Promise<void> {
  const read = async (name: string) =>
    new TextDecoder().decode(await workspace.fs.readFile(Uri.joinPath(extension, 'dist', name)));
  const [script, solver, style] = await Promise.all([read('table.js'), read('solver.js'), read('table.css')]);
  webview.options = { enableScripts: true, localResourceRoots: [] };
  webview.html = pageHtml({ surface, locale: env.language, script, solver, style, nonce: crypto.randomUUID() });
}
