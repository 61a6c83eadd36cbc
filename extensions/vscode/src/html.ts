/** What the page of a webview is made of; addresses are those that the webview can load. */
export interface Page {
  readonly surface: 'sidebar' | 'panel';
  /** BCP 47 language of the editor. */
  readonly locale: string;
  readonly script: string;
  readonly style: string;
  /** The source of the extension's own files in a content security policy. */
  readonly cspSource: string;
  /** Random, and another one for each page. */
  readonly nonce: string;
}

/** Nothing but our script, our styles and the solver's worker may run or load here; there is no network at all. */
function contentSecurityPolicy({ cspSource, nonce }: Page): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src ${cspSource} 'nonce-${nonce}'`,
    `img-src ${cspSource} data:`,
    `font-src ${cspSource}`,
    `worker-src blob:`,
  ].join('; ');
}

export function pageHtml(page: Page): string {
  return `<!DOCTYPE html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${page.style}">
<title>Sidedeck</title>
</head>
<body data-surface="${page.surface}" data-vscode-context='{"preventDefaultContextMenuItems":true}'>
<div id="table"></div>
<script nonce="${page.nonce}" src="${page.script}"></script>
</body>
</html>
`;
}
