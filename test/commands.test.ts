import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from './sources.ts';

// What a reader is told to type exists. Most of it is run by `npm test`; the rest takes hours, or a person.

const ROOT = join(import.meta.dirname, '..');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'BENCHMARKS.md', 'ARCHITECTURE.md', 'SECURITY.md'];
/** What pnpm and npm do by themselves. */
const BUILT_IN = ['install', 'exec', 'add', 'test'];

const scriptsOf = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).scripts);
const paths = readTexts().map(({ path }) => path);
const programs = readdirSync(join(ROOT, 'node_modules/.bin'));

const commands = DOCUMENTS.flatMap((name) => {
  const text = readFileSync(join(ROOT, name), 'utf8');
  const spans = [...text.matchAll(/```sh\n([^]*?)```|`([^`\n]+)`/g)]
    .flatMap(([, block, span]) => (block ?? span!).split('\n'));
  return spans.map((line) => line.replace(/^([A-Z_]+=\S+ )+/, '').replace(/\s+#.*$/, '').trim())
    .filter((line) => /^(pnpm|npm|npx|node) /.test(line) && line !== 'npx --yes pnpm@10')
    .map((line) => [name, line] as const);
});

test('the documents name commands', () => {
  expect(commands.length).toBeGreaterThan(30);
  expect(commands).toContainEqual(['README.md', 'npm run play']);
});

test.each(commands)('%s: %s', (_, command) => {
  const [program, ...words] = command.replace(/^npx --yes pnpm@10/, 'pnpm').replace(/^npm run/, 'pnpm').split(' ');
  let [name = '', ...rest] = words;
  let folder = '.';
  if (name === '-C') [folder = '', name = '', ...rest] = rest;
  if (program === 'npx') expect(programs).toContain(name);
  else if (program !== 'node') expect([...scriptsOf(folder), ...BUILT_IN, ...programs]).toContain(name);
  else rest.push(name);
  const files = rest.filter((word) => /^[\w./-]+\.(ts|mjs)$/.test(word));
  for (const file of files) expect(existsSync(join(ROOT, folder, file)) || isTest(file), file).toBe(true);
});

test('what keeps us safe is tested where the document says', () => {
  const text = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !isTest(name))).toEqual([]);
});

/** A test may be named by its file alone. */
function isTest(name: string): boolean {
  return paths.some((path) => `/${path}`.endsWith(`/${name}`));
}
