/** What the page of a webview is made of. */
export interface Page {
  readonly surface: 'sidebar' | 'panel';
  /** BCP 47 language of the editor. */
  readonly locale: string;
  readonly script: string;
  /** JavaScript of the solver's worker: a webview starts one from nothing but a blob. */
  readonly solver: string;
  readonly style: string;
  /** Random, and another one for each page. */
  readonly nonce: string;
}

/** Nothing but our script, our styles and the solver's worker may run here, and nothing at all may be loaded. */
function contentSecurityPolicy(nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src data:`,
    `worker-src blob:`,
  ].join('; ');
}

/**
 * The page is whole: what a webview loads by address can fail in VS Code for the Web, and would leave it empty.
 * The build keeps the ends of elements out of `script`, `solver` and `style`; `solver` is data here, and does not run.
 */
export function pageHtml({ surface, locale, script, solver, style, nonce }: Page): string {
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(nonce)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sidedeck</title>
<style nonce="${nonce}">${style}</style>
</head>
<body data-surface="${surface}" data-vscode-context='{"preventDefaultContextMenuItems":true}'>
<div id="table"></div>
<script type="text/plain" id="solver">${solver}</script>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}
