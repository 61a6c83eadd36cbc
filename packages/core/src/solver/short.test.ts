import { describe, expect, test } from 'vitest';
import { IS_SWEEP } from '../../../../test/fixtures/sweep.ts';
import { deal } from '../variants.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { gameFrom, update, statusOf } from '../game.ts';
import type { FreecellPosition } from '../position.ts';
import { FREECELL_PRESETS, PRESETS } from '../rules.ts';
import { cardsOut, lengthOf, metricOf, type Metric } from './metric.ts';
import { shortestLength } from './naiveShort.ts';
import { endgame, pickFrom, walk } from './samples.ts';
import { shorten, type Par, type ShortOptions } from './short.ts';

const METRICS: readonly Metric[] = ['player', 'cards', 'runs'];

/** What comes in the first `slices`, each once, and how it ended, if it did. */
function parsOf(position: FreecellPosition, options: ShortOptions, slices = Infinity) {
  const shortening = shorten(position, options);
  const pars = new Set<Par>();
  for (let slice = 0; slice < slices; slice++) {
    const { done, value } = shortening.next();
    if (done) return { pars: [...pars], end: value };
    if (value) pars.add(value);
  }
  return { pars: [...pars], end: undefined };
}

/** The game after the moves of a line. */
function played(position: FreecellPosition, { moves }: Par) {
  return moves.reduce((game, move) => update(game, { type: 'move', move }), gameFrom(position));
}

/** Each line wins, is as long as it says, and no longer than the one before; bounds only rise. */
function check(position: FreecellPosition, pars: readonly Par[], metric: Metric) {
  for (const par of pars) {
    expect(statusOf(played(position, par))).toBe('won');
    expect(lengthOf(position, par.moves, metric)).toBe(par.length);
    expect(par.bound).toBeLessThanOrEqual(par.length);
  }
  for (const [index, par] of pars.slice(1).entries()) {
    expect(par.length).toBeLessThanOrEqual(pars[index]!.length);
    expect(par.bound).toBeGreaterThanOrEqual(pars[index]!.bound);
  }
}

describe.each(METRICS)('shorter and shorter lines (%s)', (metric) => {
  test('of a deal', () => {
    const start = autoplay(deal(PRESETS.classic, 617));
    const { pars } = parsOf(start, { metric }, 40);
    check(start, pars, metric);
    expect(pars.at(-1)!.length).toBeLessThan(pars[0]!.length);
    const { moveCount, steps } = played(start, pars.at(-1)!);
    if (metric === 'player') expect(moveCount).toBe(pars.at(-1)!.length);
    if (metric === 'runs') expect(steps.filter(({ moves }) => moves[0]!.to !== 'h')).toHaveLength(pars.at(-1)!.length);
  });

  test('end with the shortest of all where that can be proved', () => {
    const pick = pickFrom(31);
    for (let index = 0; index < 60; index++) {
      const rules = { ...PRESETS[FREECELL_PRESETS[index % 5]!], cells: index % 3 };
      const position = walk(endgame(rules, 3 + index % 2, 10 + index % 5, pick), 2, pick).at(-1)!;
      const { pars, end } = parsOf(position, { metric });
      check(position, pars, metric);
      const shortest = shortestLength(position, metric);
      expect(end).toBe(shortest === undefined ? 'unwinnable' : 'shortest');
      expect([pars.at(-1)?.length, pars.at(-1)?.bound]).toEqual([shortest, shortest]);
    }
  });
});

describe.each(FREECELL_PRESETS)('under the rules of %s', (preset) => {
  // A third of them by turns, so that each number of cells has its rules.
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .filter((number) => IS_SWEEP || (number + FREECELL_PRESETS.indexOf(preset)) % 3 === 0);

  test.each(cells)('with %i cells, from anywhere', (cells) => {
    const rules = { ...PRESETS[preset], cells };
    const metric = metricOf(rules);
    const pick = pickFrom(cells + 1);
    const positions = [deal(rules, 617), endgame(rules, 8, 30, pick)].map((start) => walk(start, 3, pick).at(-1)!);
    const found = positions.map((position) => {
      const { pars } = parsOf(position, { metric, memory: 2_000_000 }, 6);
      check(position, pars, metric);
      const par = pars.at(-1);
      if (par) expect(played(position, par).moveCount).toSatisfy(counts(position, par));
      return par !== undefined;
    });
    if (cells > 2) expect(found).toContain(true);
  });
});

/** What the table counts for a line. Level `basic` leaves safe cards to the player, whom they cost moves there. */
function counts(position: FreecellPosition, { length }: Par) {
  const metric = metricOf(position.rules);
  if (metric === 'runs') return (moves: number) => moves === length + cardsOut(position);
  return (moves: number) => position.rules.autoplay === 'full' ? moves === length : moves >= length;
}

test('a won position needs no move', () => {
  const won = autoplay(endgame(PRESETS.classic, 8, 0, pickFrom(1)));
  expect(parsOf(won, {})).toEqual({ pars: [{ moves: [], length: 0, bound: 0 }], end: 'shortest' });
});

test('what cannot be won has no line', () => {
  expect(parsOf(autoplay(deal(PRESETS.classic, 11982)), {})).toEqual({ pars: [], end: 'unwinnable' });
});

test('where memory runs out, it says so', () => {
  const { pars, end } = parsOf(autoplay(deal(PRESETS.classic, 617)), { memory: 1_000_000 });
  expect(end).toBe('memory');
  expect(pars.at(-1)!.bound).toBeLessThan(pars.at(-1)!.length);
});
