import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import ts from 'typescript';

/** A text file of the project; `path` is relative to the root, with `/` between its parts. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** `from` imports `to`: the path of another source, or the name of a package as it was written. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const ROOT = join(import.meta.dirname, '..');
const TEXT = ['.ts', '.vue', '.mjs', '.js', '.json', '.jsonc', '.md', '.yaml', '.css', '.html', '.svg', '.txt', ''];
const CODE = ['.ts', '.vue', '.mjs', '.js'];
/** What tools make, and the repository's own folder. */
const FOREIGN = ['node_modules', '.git', '.output', '.wxt', 'dist', 'output'];

/** Names under which a package exports one of its sources. */
const ENTRIES: Readonly<Record<string, string>> = {
  '@sidedeck/core': 'packages/core/src/',
  '@sidedeck/ui': 'packages/ui/src/',
};

/** Every text file that people wrote, the lockfile included. */
export function readTexts(folder = ROOT): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // In a second work tree `.git` is a file.
    if (FOREIGN.includes(entry.name)) return [];
    if (entry.isDirectory()) return readTexts(path);
    if (!entry.isFile() || !TEXT.includes(extname(entry.name))) return [];
    return [{ path: relative(ROOT, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }];
  });
}

export function isCode({ path }: Source): boolean {
  return CODE.includes(extname(path));
}

/** Tests, and what drives tools, may look anywhere; the rules are for what is shipped. */
export function isShipped({ path, text }: Source): boolean {
  const isTest = /\.test\.ts$/.test(path) || text.includes(`from 'vitest'`);
  return /^(packages|extensions)\/.*\.(ts|vue)$/.test(path) && !isTest && !path.endsWith('.config.ts');
}

/** All imports of a file: of values and of types, static and dynamic. */
export function importsOf({ path, text }: Source): Import[] {
  const code = path.endsWith('.vue') ? scriptsOf(text) : text;
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => ({
    from: path,
    to: resolve(path, fileName.replace(/\?.*$/, '')),
  }));
}

export function scriptsOf(component: string): string {
  return [...component.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((match) => match[1]).join('\n');
}

function resolve(from: string, name: string): string {
  if (name.startsWith('.')) return join(from, '..', name).replaceAll('\\', '/');
  const [entry] = Object.keys(ENTRIES).filter((each) => name === each || name.startsWith(`${each}/`));
  if (!entry) return name;
  return `${ENTRIES[entry]}${name.slice(entry.length + 1) || 'index.ts'}`;
}
