import { defineConfig } from 'wxt';
import { withoutHtml } from './withoutHtml.ts';

/** Nothing but the extension's own files; `data:` for the pictures inside style sheets. */
const CONTENT_SECURITY_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `worker-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Terser takes the place of this minifier unless it is asked for, too. */
const MINIFIED = { minify: true };

/** Nothing is fetched from anywhere, so no name has to tell versions apart; and a page names all that it may load. */
const NAMES = { chunkFileNames: 'chunks/[name].js', assetFileNames: 'assets/[name][extname]' };

/** What a page begins with, but for its own few lines, is one piece, which packs better than ten. */
const AT_ONCE = { name: 'table', tags: ['$initial'], test: /^(?!.*[\\/]entrypoints[\\/])/ };

/** What is made, not written. */
const NOT_SOURCES = ['**/dist/**', '**/*.vsix', 'test/output/**', 'test/screenshots/**', '**/store/*.png'];

export default defineConfig({
  modules: ['@wxt-dev/module-vue'],
  imports: false,
  manifestVersion: 3,
  vite: ({ command }) => ({
    plugins: [withoutHtml()],
    // The solver's worker is a module, as the pages are.
    worker: { format: 'es', rolldownOptions: { output: { ...MINIFIED, entryFileNames: 'assets/[name].js' } } },
    build: {
      target: 'es2022',
      // All lies on the player's own disk: to name beforehand what a part needs would cost more than it saves.
      modulePreload: false,
      // Before Vite's own minifier: each finds what the other does not, a kilobyte in a popup of seventy.
      minify: command === 'build' && 'terser',
      terserOptions: { module: true, compress: { passes: 2 } },
    },
    define: {
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  }),
  hooks: {
    'vite:build:extendConfig'(entries, { build }) {
      const output = build?.rolldownOptions?.output;
      const isPages = entries.some(({ type }) => type === 'popup');
      const groups = isPages && { codeSplitting: { groups: [AT_ONCE] } };
      if (output) Object.assign(output, NAMES, build.minify && MINIFIED, groups);
    },
  },
  zip: {
    name: 'sidedeck',
    sourcesRoot: '../..',
    // WXT leaves out whatever begins with a dot.
    includeSources: ['extensions/vscode/.vscodeignore'],
    excludeSources: NOT_SOURCES,
  },
  manifest: ({ browser, command }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    permissions: ['storage'],
    action: { default_title: '__MSG_name__' },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+D', mac: 'MacCtrl+Shift+D' } },
      [browser === 'firefox' ? '_execute_sidebar_action' : 'beside']: {
        suggested_key: { default: 'Alt+Shift+B', mac: 'MacCtrl+Shift+B' }, description: '__MSG_beside__',
      },
    },
    // While developing, WXT's own policy lets the page reload itself.
    ...(command === 'build' && { content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY } }),
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: '{0b5b8b5e-6a0f-4f0e-9a52-5c1d5de9f4c1}',
              // The first, on Android too, that knows what is said next.
              strict_min_version: '142.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: '120' }),
  }),
});
