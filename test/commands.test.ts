import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PRESETS } from '@sidedeck/core';
import { documentedCommands } from './documented/documents.mjs';
import { AT_LENGTH, BRIEFLY, BY_HAND, brieflyOf, STAGES } from './documented/ways.mjs';
import { inPath } from './setup/programs.mjs';
import { run } from './setup/shell.mjs';
import { readTexts } from './sources.ts';

// What a reader is told to type works: `npm test` has it as a stage, or runs it here with little to do; `pnpm commands`
// runs the rest.

const ROOT = join(import.meta.dirname, '..');
const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
/** Held against ours, and not everywhere. */
const PEERS: Readonly<Record<string, string>> = { 'pnpm bench:differ': 'fc-solve' };

const paths = readTexts().map(({ path }) => path);
const commands = documentedCommands();

test('the documents name commands', () => {
  expect(commands.length).toBeGreaterThan(30);
  expect(commands).toContainEqual({ document: 'README.md', command: 'npm run play' });
});

test.each(commands)('$document: $command is run in one way', ({ command }) => {
  const ways = [
    STAGES.includes(command), brieflyOf(command) !== undefined, Object.hasOwn(AT_LENGTH, command),
    BY_HAND.includes(command),
  ];
  expect(ways.filter(Boolean)).toHaveLength(1);
  const files = command.split(' ').filter((word) => /^[\w./-]+\.(ts|mjs)$/.test(word));
  for (const file of files) expect(existsSync(join(ROOT, file)) || isTest(file), file).toBe(true);
});

test('no way leads to a command that no document names', () => {
  const named = commands.map(({ command }) => command);
  const known = [...STAGES, ...Object.keys(AT_LENGTH), ...BY_HAND].filter((command) => !named.includes(command));
  const brief = Object.keys(BRIEFLY).filter((begin) => !named.some((command) => brieflyOf(command) === begin));
  expect([...known, ...brief]).toEqual([]);
});

test.each(Object.entries(BRIEFLY))('%s runs', async (command, args) => {
  const peer = PEERS[command];
  const script = SCRIPTS[command.split(' ')[1]!]!.split(' ');
  const folder = mkdtempSync(join(tmpdir(), 'sidedeck-brief-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const words = args.map((word) => word === 'FILE' ? join(folder, 'file') : word);
  const { code, output } = await run(process.execPath, [...script.slice(1), ...words], { cwd: ROOT });
  // Without its peer a comparison says which program it lacks.
  if (code !== 0 && peer && !inPath([peer])) return expect(output).toContain(peer);
  expect(code, output).toBe(0);
}, 120_000);

test('what keeps us safe is tested where the document says', () => {
  const text = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !isTest(name))).toEqual([]);
});

test('the format of files has every rule option and every preset', () => {
  const text = readFileSync(join(ROOT, 'FORMAT.md'), 'utf8').split(/^## /m).find((part) => part.startsWith('Rules'))!;
  const options = [PRESETS.classic, PRESETS.spider1].flatMap((rules) => Object.keys(rules));
  const names = [...options, ...Object.keys(PRESETS)].filter((name) => name !== 'game');
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

/** A test may be named by its file alone. */
function isTest(name: string): boolean {
  return paths.some((path) => `/${path}`.endsWith(`/${name}`));
}
