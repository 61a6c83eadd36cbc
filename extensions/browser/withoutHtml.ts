import type { Plugin } from 'vite';

/** Where Vue turns text into elements: pieces of a template that are large and never change. */
const MAKES_HTML = 'templateContainer.innerHTML = unsafeToTrustedHTML(';

/**
 * Takes out of Vue the one place that makes HTML of text. No template here needs it, which the build makes sure of;
 * so nobody who reviews the package has to wonder what may arrive there.
 */
export function withoutHtml(): Plugin {
  return {
    name: 'without-html',
    enforce: 'post',
    transform(code, id) {
      if (/\.vue$/.test(id) && code.includes('createStaticVNode')) throw new Error(`${id} has a piece that Vue makes of HTML`);
      if (!/\/runtime-dom\.esm-bundler\.js$/.test(id)) return null;
      if (!code.includes(MAKES_HTML)) throw new Error(`Vue makes HTML somewhere else now: see ${id}`);
      return { code: code.replace(MAKES_HTML, 'templateContainer.textContent = ('), map: null };
    },
  };
}
