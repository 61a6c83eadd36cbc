import { describe, expect, it } from 'vitest';
import type { FreecellPosition } from '../position.ts';
import { PRESETS } from '../rules.ts';
import { deal } from '../variants.ts';
import { Exhaustion } from './exhaustion.ts';
import { fewestCellsKnown } from './fewestCells.ts';
import { MoveList } from './moves.ts';
import { Packed } from './packed.ts';
import { endgame, pickFrom } from './samples.ts';
import { TwinMoves } from './twins.ts';

/** All positions that can be reached by some moves, by identity. */
function reach(start: FreecellPosition, list: MoveList): Map<string, Packed> {
  const first = new Packed(start);
  list.settle(first);
  const reached = new Map([[first.identity, first]]);
  // A map goes on to what is added while it is gone through.
  for (const now of reached.values()) {
    for (const move of list.moves.slice(0, list.list(now))) {
      const child = new Packed(start, 'safe', first.layout);
      child.copy(now);
      list.play(child, move);
      if (!reached.has(child.identity)) reached.set(child.identity, child);
    }
  }
  return reached;
}

/** Deals whose positions with one cell are few, and some of them differ in twins only. */
const DEALS = [4, 6, 10, 13, 17, 22, 29, 31, 34, 35, 36];
const LIMITS = ['standard', 'doubling'] as const;

function samples(): FreecellPosition[] {
  const pick = pickFrom(11);
  const rules = LIMITS.map((runLimit) => ({ ...PRESETS.classic, cells: 1, runLimit }));
  return [
    ...DEALS.flatMap((number) => rules.map((each) => deal(each, number))),
    ...Array.from({ length: 20 }, () => {
      return endgame({ ...rules[pick(2)]!, cells: pick(3) }, 3 + pick(2), 12 + pick(4), pick);
    }),
  ];
}

function isWon(reached: Map<string, Packed>): boolean {
  return [...reached.values()].some((position) => position.isWon);
}

describe('the game in which twins can be exchanged', () => {
  it.each([13, 9])('reaches whatever can be reached by the rules, in fewer positions: ranks up to %i', (ranks) => {
    let merged = 0;
    for (const start of samples()) {
      const loose = new TwinMoves(start.rules.runLimit, ranks);
      const looser = reach(start, loose);
      const strict = reach(start, new MoveList(start.rules.runLimit));
      const missing = [...strict.values()].filter((position) => {
        loose.settle(position);
        return !looser.has(position.identity);
      });
      expect(missing).toEqual([]);
      if (looser.size < strict.size) merged++;
    }
    expect(merged).toBeGreaterThan(10);
  });

  it.each([13, 9])('is gone through by groups as it is move by move: ranks up to %i', (ranks) => {
    const states = samples().map((start) => {
      const looser = reach(start, new TwinMoves(start.rules.runLimit, ranks));
      const all = new Exhaustion(start, ranks);
      const state = all.advance(Infinity);
      expect(state).toBe(isWon(looser) ? 'won' : 'exhausted');
      if (state === 'exhausted') expect(all.size).toBe(looser.size);
      return state;
    });
    expect(new Set(states)).toEqual(new Set(['won', 'exhausted']));
  });

  it('is never gone through without a win where the deal can be won', () => {
    for (let number = 1; number <= 40; number++) {
      const position = deal({ ...PRESETS.classic, cells: fewestCellsKnown(number)! }, number);
      expect(new Exhaustion(position, 13).advance(2000)).not.toBe('exhausted');
    }
  });

  it('proves with few positions what takes many by the rules', () => {
    const position = deal({ ...PRESETS.classic, cells: 1 }, 12);
    const [loose, strict] = [13, 0].map((ranks) => {
      const all = new Exhaustion(position, ranks);
      expect(all.advance(Infinity)).toBe('exhausted');
      return all.size;
    });
    expect(loose).toBeLessThan(strict! / 2);
  });
});
