import { describe, expect, test } from 'vitest';
import { cardOf, makeCard, type Card } from '../card.ts';
import { moveOf } from '../move.ts';
import { topCard } from '../pile.ts';
import { topOf, type FreecellPosition } from '../position.ts';
import { legalMoves, whyNot } from './moves.ts';
import { place } from './play.ts';
import { sketch } from './sketch.ts';

/** Aces and twos: nothing of the run below (ranks 3 and up) can ever lie on them. */
const BLOCKERS = ['AC', 'AD', 'AH', 'AS', '2C', '2D', '2H', '2S'];
const LONGEST = 9;

interface Case { readonly cells: number; readonly columns: number; readonly toEmpty: boolean; readonly whole: boolean }

const CASES: Case[] = [0, 1, 2].flatMap((cells) => [0, 1, 2].flatMap((columns) =>
  [false, true].flatMap((toEmpty) => [false, true].map((whole) => ({ cells, columns, toEmpty, whole })))))
  .filter(({ toEmpty, columns }) => !toEmpty || columns > 0);

/** A run of `length` in column 1 (alone, or on a blocker), its target in column 2, `columns` empty ones in all. */
function scene({ cells, columns, toEmpty, whole }: Case, length: number): FreecellPosition {
  const run = Array.from({ length: length + 1 }, (_, index) => makeCard(cardOf(12 - index, index % 2 ? 1 : 3)));
  const rest = 8 - 2 - columns + (toEmpty ? 1 : 0);
  const source = [...whole ? [] : [BLOCKERS[7]!], ...run.slice(1)].join(' ');
  return sketch({
    columns: [source, toEmpty ? '' : run[0]!, ...BLOCKERS.slice(0, rest)],
    cells: Array.from({ length: cells }, () => '-').join(' '),
    rules: { runLimit: 'standard', autoplay: 'off' },
  });
}

/** Breadth-first over single cards of the run: can all of it come to lie on the target? */
function reachable(start: FreecellPosition, length: number): boolean {
  const source = start.columns[0]!.cards;
  const moving = new Set<Card>(source.slice(source.length - length));
  const wanted = [...start.columns[1]!.cards, ...source.slice(source.length - length)].join();
  const seen = new Set<string>();
  const queue = [start];
  for (let now = queue.pop(); now; now = queue.pop()) {
    const columns = now.columns.map(({ cards }) => cards.join());
    if (columns[1] === wanted) return true;
    // Empty places and cells are alike, so their order need not be told apart.
    const key = [columns[0], columns[1], columns.slice(2).sort(), [...now.cells].sort()].join('|');
    if (seen.has(key)) continue;
    seen.add(key);
    for (const move of legalMoves(now)) {
      if (move.count === 1 && move.to !== 'h' && moving.has(topCard(now, move.from)!)) queue.push(place(now, move));
    }
  }
  return false;
}

describe('a supermove is allowed exactly when single cards can do it', () => {
  test.each(CASES)('$cells cells, $columns empty columns, to empty $toEmpty, whole column $whole', (scenario) => {
    const { toEmpty, whole } = scenario;
    let longest = 0;
    for (let length = 1; length <= LONGEST; length++) {
      const start = scene(scenario, length);
      const allowed = !whyNot(start, moveOf('1', '2', length));
      // Lifting a whole column onto an empty one changes nothing, and as single cards the source helps in the end.
      if (!(toEmpty && whole)) expect(allowed).toBe(reachable(start, length));
      if (allowed) longest = length;
      expect(topOf(start.columns[0]!.cards)).toBeDefined();
    }
    const empty = scenario.columns - (toEmpty ? 1 : 0);
    expect(longest).toBe(Math.min(LONGEST, (scenario.cells + 1) * 2 ** empty));
  });
});
