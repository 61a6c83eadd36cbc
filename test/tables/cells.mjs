/**
 * Makes `packages/core/src/solver/fewestCellsTable.ts`: the fewest cells with which deals 1 … 32,000 can be won.
 *
 * `pnpm cells search FROM TO FILE [MB]` appends a line `deal least most` to FILE for each deal of the range that is
 * neither in it nor in the table, so that it can be stopped and begun again; MB of memory for each search, 1,500 where
 * absent. Where the two numbers differ the deal is open still.
 * `pnpm cells pack FILE …` adds what such files know to the table, and says what is missing.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCore } from '../bench/core.mjs';
import { ROOT } from '../setup/pnpm.mjs';

const TABLE = join(ROOT, 'packages/core/src/solver/fewestCellsTable.ts');
const LAST = 32_000;
const DIGITS_A_LINE = 100;
const PAIRS_A_LINE = 10;

const { fewestCellsKnown, packCells, searchCells } = await loadCore();

const [command, ...rest] = process.argv.slice(2);
if (command === 'search') search(rest);
else if (command === 'pack') writeFileSync(TABLE, table(rest));
else throw new Error(`Unknown command ${command}: search FROM TO FILE [MB], or pack FILE …`);

/** @param {string[]} args */
function search([from, to, file = '', megabytes = '1500']) {
  const done = new Set(existsSync(file) ? linesOf(file).map(([number]) => number) : []);
  const memory = 1e6 * Number(megabytes);
  for (let number = Number(from); number <= Number(to); number++) {
    if (done.has(number) || fewestCellsKnown(number) !== undefined) continue;
    const searching = searchCells(number, { memory });
    let slice = searching.next();
    while (!slice.done) slice = searching.next();
    appendFileSync(file, `${number} ${slice.value.least} ${slice.value.most}\n`);
  }
}

/** @param {string[]} files */
function table(files) {
  const needed = Array.from({ length: LAST }, (_, index) => fewestCellsKnown(index + 1));
  for (const [number = 0, least, most] of files.flatMap(linesOf)) {
    if (least === most) needed[number - 1] ??= most;
  }
  const missing = needed.flatMap((cells, index) => cells === undefined ? [index + 1] : []);
  console.log(`${missing.length} deals are missing${missing.length > 0 ? `, the first is ${missing[0]}` : ''}`);
  return source(needed);
}

/** @param {(number | undefined)[]} needed */
function source(needed) {
  const { digits, more } = packCells(needed);
  const lines = chunks([...digits], DIGITS_A_LINE).map((each) => `  + '${each.join('')}'`);
  const pairs = [...more].map(([number, cells]) => `${number}: ${cells}`);
  return `// Written by \`pnpm cells pack\`; each number was proved in both directions. Not to be edited by hand.

/** By deals 1 … 32,000: the fewest cells, as \`fewestCells.ts\` reads them. */
export const CELLS = ''
${lines.join('\n')};

/** Those that need none, four, or more than four (5). */
export const MORE: Readonly<Record<number, number>> = {
${chunks(pairs, PAIRS_A_LINE).map((each) => `  ${each.join(', ')},`).join('\n')}
};
`;
}

/**
 * @template T
 * @param {T[]} list
 * @param {number} size
 */
function chunks(list, size) {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}

/** @param {string} file */
function linesOf(file) {
  return readFileSync(file, 'utf8').trim().split('\n').map((line) => line.split(' ').map(Number));
}
