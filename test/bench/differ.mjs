/**
 * `pnpm bench:differ [positions] [seed]`: holds our verdicts against Freecell Solver's (Debian's freecell-solver-bin).
 *
 * Positions are met on random walks from random deals of 1 … 1,000,000, with 0 to 6 cells and 0 to 40 moves played. The
 * peer searches by single cards (`-to 01ABCDE`), which leaves nothing out: it gives up only when it has seen all.
 * Where either of the two ends at its limits there is nothing to compare; that is counted, too. Exits with 1 where two
 * verdicts differ, and prints the board.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCore } from './core.mjs';

const PEER = 'fc-solve';
const MOST_STATES = 3_000_000;
const COMPLETE = ['-to', '01ABCDE', '-sp', 'r:tf', '-mi', String(MOST_STATES)];
const SOLVED = 'This game is solveable.';
/** Said at the limit, too: only the number of states tells the two apart. */
const NOT_SOLVED = 'I could not solve this game.';
const STATES = /states checked is (\d+)/;
const CELLS = 7;
const LONGEST_WALK = 40;

const [positions = 1000, seed = 1] = process.argv.slice(2).map(Number);
const { MICROSOFT_DEALS, PRESETS, autoplay, changesSomething, deal, isWon, legalMoves, makeBoard, play, solve } =
  await loadCore();

const folder = mkdtempSync(join(tmpdir(), 'differ-'));
const file = join(folder, 'board.txt');
/** @type {Record<string, number>} */
const counts = {};
let state = seed;

for (let index = 0; index < positions; index++) {
  const position = wander(deal({ ...PRESETS.classic, cells: index % CELLS }, 1 + pick(MICROSOFT_DEALS)));
  const [own, peer] = [solve(position).type, peerVerdict(position)];
  const outcome = own === 'undecided' || peer === 'undecided' ? 'open' : own === peer ? own : 'DIFFERENT';
  const what = `${index % CELLS} cells: ${outcome}`;
  counts[what] = (counts[what] ?? 0) + 1;
  if (outcome !== 'DIFFERENT') continue;
  console.log(`${index % CELLS} cells: we say ${own}, Freecell Solver ${peer}:\n${makeBoard(position)}`);
  process.exitCode = 1;
}
rmSync(folder, { recursive: true });
for (const what of Object.keys(counts).sort()) console.log(`${what} ${counts[what]}`);

/** @param {import('@sidedeck/core').Position} start */
function wander(start) {
  let now = autoplay(start);
  for (let left = pick(LONGEST_WALK + 1); left > 0 && !isWon(now); left--) {
    const moves = legalMoves(now).filter((move) => changesSomething(now, move));
    const move = moves[pick(moves.length)];
    if (!move) break;
    now = autoplay(play(now, move));
  }
  return now;
}

/** @param {import('@sidedeck/core').Position} position */
function peerVerdict(position) {
  if (isWon(position)) return 'winnable';
  writeFileSync(file, makeBoard(position));
  const cells = String(position.cells.length);
  const { stdout, error } = spawnSync(PEER, ['--freecells-num', cells, ...COMPLETE, file], {
    encoding: 'utf8', maxBuffer: 1e8,
  });
  if (error) throw error;
  if (stdout.includes(SOLVED)) return 'winnable';
  const states = Number(STATES.exec(stdout)?.[1]);
  return stdout.includes(NOT_SOLVED) && states < MOST_STATES ? 'unwinnable' : 'undecided';
}

/**
 * A whole number from 0 to below `limit`, the same row of them for each seed.
 *
 * @param {number} limit
 */
function pick(limit) {
  state = Math.imul(state, 1664525) + 1013904223 >>> 0;
  return Math.floor(state / 2 ** 32 * limit);
}
