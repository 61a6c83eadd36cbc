import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minify } from 'terser';
import vue from 'unplugin-vue/esbuild';

/** Runs in Node and in a browser's worker alike, in VS Code from 1.90 on. */
const common = /** @type {const} */ ({
  bundle: true, minify: true, target: 'es2022', charset: 'utf8', logLevel: 'warning', metafile: true,
});

rmSync('dist', { recursive: true, force: true });
const built = await Promise.all([
  build({
    ...common,
    entryPoints: ['src/extension.ts'],
    outfile: 'dist/extension.js',
    format: 'cjs',
    external: ['vscode', 'node:worker_threads'],
  }),
  build({
    ...common,
    entryPoints: [fileURLToPath(import.meta.resolve('@sidedeck/core/solver/worker.ts'))],
    outfile: 'dist/solver.js',
    format: 'iife',
  }),
  build({
    ...common,
    entryPoints: ['src/webview/main.ts'],
    outfile: 'dist/table.js',
    format: 'iife',
    plugins: [vue({ isProduction: true, sourceMap: false })],
    define: {
      'process.env.NODE_ENV': '"production"',
      '__VUE_OPTIONS_API__': 'false',
      '__VUE_PROD_DEVTOOLS__': 'false',
      '__VUE_PROD_HYDRATION_MISMATCH_DETAILS__': 'false',
    },
  }),
]);

// As in the browser, Terser finds what a bundler leaves.
const scripts = built.flatMap(({ metafile }) => Object.keys(metafile.outputs)).filter((name) => name.endsWith('.js'));
for (const file of scripts) {
  const { code = '' } = await minify(readFileSync(file, 'utf8'), { module: true, compress: { passes: 2 } });
  writeFileSync(file, code);
}

// Not shipped: the test of the package asks whose licences have to be.
writeFileSync('dist/inputs.json', JSON.stringify(built.flatMap(({ metafile }) => Object.keys(metafile.inputs))));
