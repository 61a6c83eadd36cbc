import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Static imports of a built module; what `import()` names is fetched later, when it is wanted. */
const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.{0,2}\/[^"']+)["']/g;
const LINKED = /<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

/**
 * All scripts and styles that a built page loads before it can show anything.
 *
 * @param {string} folder root of the built extension
 * @param {string} page path of an HTML file in it
 * @returns {string[]} paths in it, each once
 */
export function pageFiles(folder, page) {
  const html = readFileSync(join(folder, page), 'utf8');
  const files = new Set([...html.matchAll(LINKED)].map(([, path = '']) => path.slice(1)));
  // A set takes in what is added while it is walked.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, path = ''] of code.matchAll(STATIC_IMPORT)) {
      files.add(path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path));
    }
  }
  return [...files];
}
