/**
 * `pnpm reproduce`: makes all packages anew from nothing but the sources zip, in a folder of its own, and compares them
 * with those that `pnpm package` left here, byte by byte.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import JSZip from 'jszip';
import { PNPM, ROOT } from '../setup/pnpm.mjs';
import { mustRun } from '../setup/shell.mjs';

const OUTPUT = 'extensions/browser/.output';
const zips = readdirSync(join(ROOT, OUTPUT)).filter((name) => name.endsWith('.zip'));
const sources = zips.find((name) => name.endsWith('-sources.zip'));
if (!sources) throw new Error('There is no sources zip: run `pnpm package` before');
const packages = [...zips.map((name) => join(OUTPUT, name)), 'extensions/vscode/dist/sidedeck.vsix'];

const folder = mkdtempSync(join(tmpdir(), 'sidedeck-sources-'));
try {
  await unpack(join(ROOT, OUTPUT, sources), folder);
  const pnpm = { cwd: folder, env: { CI: 'true' }, echo: true };
  await mustRun('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], pnpm);
  await mustRun('npx', ['--yes', PNPM, 'package'], pnpm);
  const different = packages.filter((path) => !isSame(path));
  for (const path of packages) console.log(`${different.includes(path) ? 'DIFFERENT' : 'same     '} ${path}`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} zip
 * @param {string} target
 */
async function unpack(zip, target) {
  const { files } = await JSZip.loadAsync(readFileSync(zip));
  for (const [name, file] of Object.entries(files)) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), await file.async('nodebuffer'));
  }
}

/** @param {string} path of a package, from the root of the project */
function isSame(path) {
  return readFileSync(join(ROOT, path)).equals(readFileSync(join(folder, path)));
}
