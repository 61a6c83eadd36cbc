import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../board.ts';
import type { SpiderPosition } from '../../position.ts';
import { PRESETS, SPIDER_PRESETS } from '../../rules.ts';
import { isWon } from '../../spider/moves.ts';
import { place } from '../../spider/play.ts';
import { pickFrom } from '../samples.ts';
import { movesOf } from './line.ts';
import { tryEverything } from './naive.ts';
import { Proof } from './proof.ts';
import { hurried, nearlyComplete } from './samples.ts';
import { startOf } from './start.ts';

function proofOf(position: SpiderPosition, positions: number): Proof {
  const proof = new Proof(startOf(position));
  proof.advance(positions);
  return proof;
}

function board(lines: string): SpiderPosition {
  const read = parseBoard(lines, PRESETS.spider1);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe.each(SPIDER_PRESETS)('trying everything (%s)', (preset) => {
  test.each([[0, 16], [1, 20], [2, 20]])('with %d rounds left agrees with the plain rules', (rounds, count) => {
    const pick = pickFrom(7);
    let decided = 0;
    for (let index = 0; index < count; index++) {
      const position = hurried(PRESETS[preset], rounds, pick);
      const proof = proofOf(position, 300);
      if (!proof.isExhausted && !proof.won) continue;
      decided++;
      expect(tryEverything(position, 100_000)).toEqual({ winnable: proof.won !== undefined, positions: proof.size });
    }
    if (rounds === 0) expect(decided).toBeGreaterThan(0);
  });
});

test.each([[PRESETS.spider4, 0], [PRESETS.spider2, 0], [PRESETS.spider4, 1]] as const)(
  'trying everything where a run can be completed agrees with the plain rules (%o, rounds: %d)',
  (rules, rounds) => {
    const pick = pickFrom(3);
    let completed = 0;
    for (let index = 0; index < 12; index++) {
      const position = nearlyComplete(rules, rounds, pick);
      const proof = proofOf(position, 300);
      if (!proof.isExhausted) continue;
      completed++;
      expect(tryEverything(position, 100_000)).toEqual({ winnable: false, positions: proof.size });
    }
    expect(completed).toBeGreaterThan(1);
  },
);

describe('an ending', () => {
  const SEVEN = 'Runs: S S S S S S S\n';

  test('is won in as few moves as any', () => {
    const position = board(`${SEVEN}KS QS JS TS\n9S 8S 7S\n6S 5S 4S 3S 2S\nAS\n:\n:\n:\n:\n:\n:`);
    const { won } = proofOf(position, Infinity);
    expect(won).toHaveLength(3);
    expect(isWon(movesOf(won!).reduce(place, position))).toBe(true);
  });

  test('with a round that can never be dealt is lost, whatever else can be done', () => {
    const stock = 'Stock: TS 9S 8S 7S 6S 5S 4S 3S 2S AS';
    const position = board(`${SEVEN}KS\nQS\nJS\n:\n:\n:\n:\n:\n:\n:\n${stock}`);
    const proof = proofOf(position, Infinity);
    expect(proof.won).toBeUndefined();
    expect(proof.size).toBe(1);
    expect(tryEverything(position, 1_000_000).winnable).toBe(false);
  });
});
