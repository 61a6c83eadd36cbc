import { expect, test } from 'vitest';
import { PRESETS } from '../../rules.ts';
import { judgementOf } from './judgements.ts';
import { FACE_DOWN, UNKNOWN } from './kinds.ts';
import { Piles } from './piles.ts';
import { Reading } from './reading.ts';

const piles = new Piles(judgementOf(PRESETS.spider4.suits), 14);
const HIDDEN = FACE_DOWN + UNKNOWN;
const [SPADES, HEARTS] = [3, 2];

function read(...kinds: number[]): Reading {
  const reading = new Reading();
  reading.read(piles, kinds.reduce((column, kind) => piles.push(column, kind), 0));
  return reading;
}

function kind(rank: number, suit: number): number {
  return rank << 2 | suit;
}

test('a column is read from its end to its base', () => {
  const reading = read(
    HIDDEN, HIDDEN, kind(13, HEARTS), kind(4, HEARTS), kind(9, SPADES), kind(8, HEARTS), kind(7, HEARTS),
  );
  expect(reading).toMatchObject({
    end: kind(7, HEARTS), head: kind(8, HEARTS), beneath: kind(9, SPADES), base: kind(13, HEARTS),
    hidden: 2, shown: 5, runs: 4, lastRun: 2, runBefore: 1, longest: 2, squares: 7,
    joined: 1, fitting: 1, breaks: 2, rising: 1, buriedKings: 1, buriedLow: 0,
  });
  expect([...reading.buriedHeads.keys()].filter((rank) => reading.buriedHeads[rank])).toEqual([4, 9, 13]);
  expect([...reading.longestOf]).toEqual([0, 0, 2, 1]);
  expect(reading.joins[HEARTS]).toBe(1 << 7);
  expect(reading.seen[HEARTS]).toBe(1 << 13 | 1 << 4 | 1 << 8 | 1 << 7);
});

test('a card that nobody has seen is a run of its own, of no rank', () => {
  const reading = read(HIDDEN, UNKNOWN);
  expect(reading).toMatchObject({
    end: UNKNOWN, head: UNKNOWN, beneath: HIDDEN, hidden: 1, shown: 1, runs: 1, lastRun: 1,
  });
  expect([...reading.seen]).toEqual([0, 0, 0, 0]);
});
