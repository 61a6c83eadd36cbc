import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../setup/pnpm.mjs';

/**
 * Loads core as one bundle, the way it is shipped: fast, and with no step to run before.
 * @returns {Promise<typeof import('@sidedeck/core')>}
 */
export function loadCore() {
  return loadBundle('packages/core/src/index.ts');
}

/**
 * Loads a file of core with all that it imports.
 * @param {string} entry from the root
 */
export async function loadBundle(entry) {
  const built = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(ROOT, entry), formats: ['es'] },
    },
  }));
  return import(`data:text/javascript,${encodeURIComponent(built[0]?.output[0].code ?? '')}`);
}

/** Seconds of processor time that this process has taken. */
export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
