import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Faults that others have had, and the tests that keep them out: the table in CASES.md says which.

const ROOT = join(import.meta.dirname, '..');
const LAST_CASE = 39;

interface Row {
  readonly id: string;
  readonly file: string;
  /** The names of a test, those of the groups around it first. */
  readonly titles: readonly string[];
}

const rows = readRows(readFileSync(join(import.meta.dirname, 'CASES.md'), 'utf8'));

/** A row without a number belongs to the case above it. */
function readRows(text: string): Row[] {
  let id = '';
  return text.split('\n').filter((line) => /^\| *(C\d\d)? *\|/.test(line)).map((line) => {
    const [number = '', , file = '', title = ''] = line.slice(1, -1).split('|').map((cell) => cell.trim());
    id = number || id;
    return { id, file: file.replaceAll('`', ''), titles: title.split(' › ') };
  });
}

/** The names that a file gives to its tests and their groups; those that are skipped are none. */
function titlesIn(source: string): Set<string> {
  const named = source.replace(/\.(?:skip|todo)\(\s*(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g, '')
    .matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])+)\1,\s*(?:async\s*)?\(/g);
  return new Set([...named].map(([, , title]) => title!.replace(/\\(.)/g, '$1')));
}

test('every case has a test', () => {
  const ids = Array.from({ length: LAST_CASE }, (_, index) => `C${String(index + 1).padStart(2, '0')}`);
  expect([...new Set(rows.map(({ id }) => id))]).toEqual(ids);
});

test.each(rows)('$id: $titles', ({ file, titles }) => {
  const there = titlesIn(readFileSync(join(ROOT, file), 'utf8'));
  expect(titles.filter((title) => !there.has(title))).toEqual([]);
});

test('a name is found as it is written, and not where it is skipped or only mentioned', () => {
  const source = `
    describe('a group', () => {
      it.each([['x', 1]])('takes %s, a card\\'s', async (name) => 0);
      it(\`counts \${N}\`, () => 0);
      it.skip('is not ready', () => 0);
      expect(text).toBe('only mentioned');
    });`;
  expect([...titlesIn(source)]).toEqual(['a group', 'takes %s, a card\'s', 'counts ${N}']);
});
