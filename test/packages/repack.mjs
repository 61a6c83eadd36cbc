/** `node test/packages/repack.mjs <zip or folder of zips>`: the same files always make the same package. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';

/** The first moment that a zip file can tell. */
const DATE = new Date('1980-01-01T00:00:00Z');

/**
 * Writes a zip file anew, so that the same files always make the same bytes: in the order of their names, without the
 * times at which they were built, and packed by code that is the same on every machine.
 *
 * @param {string} path
 */
export async function repack(path) {
  const { files } = await JSZip.loadAsync(readFileSync(path));
  const packed = new JSZip();
  for (const [name, file] of Object.entries(files).sort(([a], [b]) => a < b ? -1 : 1)) {
    if (file.dir) continue;
    packed.file(name, await file.async('nodebuffer'), { date: DATE, createFolders: false });
  }
  const options = /** @type {const} */ ({ compression: 'DEFLATE', compressionOptions: { level: 9 } });
  writeFileSync(path, await packed.generateAsync({ type: 'nodebuffer', ...options }));
}

const [, script, path] = process.argv;
if (script === import.meta.filename && path) for (const zip of zipsAt(path)) await repack(zip);

/** @param {string} path */
function zipsAt(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).filter((name) => name.endsWith('.zip')).map((name) => join(path, name));
}
