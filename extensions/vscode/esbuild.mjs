import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import vue from 'unplugin-vue/esbuild';

/** Runs in Node and in a browser's worker alike, in VS Code from 1.90 on. */
const common = /** @type {const} */ ({
  bundle: true, minify: true, target: 'es2022', charset: 'utf8', logLevel: 'warning',
});

const extension = /** @type {const} */ ({
  ...common,
  entryPoints: ['src/extension.ts'],
  format: 'cjs',
  external: ['vscode'],
});

/** The solver, as text: a webview starts a worker from nothing but a blob. */
async function buildSolver() {
  const entry = fileURLToPath(import.meta.resolve('@sidedeck/core/solver/worker.ts'));
  const { outputFiles } = await build({ ...common, entryPoints: [entry], format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}

rmSync('dist', { recursive: true, force: true });
await Promise.all([
  build({ ...extension, platform: 'node', outfile: 'dist/extension.cjs' }),
  build({ ...extension, platform: 'browser', outfile: 'dist/extension.web.js' }),
  build({
    ...common,
    entryPoints: ['src/webview/main.ts'],
    outfile: 'dist/table.js',
    format: 'iife',
    plugins: [vue({ isProduction: true, sourceMap: false })],
    define: {
      'SOLVER_WORKER': JSON.stringify(await buildSolver()),
      'process.env.NODE_ENV': '"production"',
      '__VUE_OPTIONS_API__': 'false',
      '__VUE_PROD_DEVTOOLS__': 'false',
      '__VUE_PROD_HYDRATION_MISMATCH_DETAILS__': 'false',
    },
  }),
]);
