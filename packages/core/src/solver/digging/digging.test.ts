import { describe, expect, it } from 'vitest';
import type { FreecellPosition } from '../../position.ts';
import { PRESETS } from '../../rules.ts';
import { deal } from '../../variants.ts';
import { fewestCellsKnown } from '../fewestCells.ts';
import { endgame, pickFrom } from '../samples.ts';
import { Search } from '../search.ts';
import { Digging, type Dug } from './digging.ts';

function dig(position: FreecellPosition): Dug {
  const run = new Digging(position).run();
  for (let next = run.next(); ; next = run.next()) if (next.done) return next.value;
}

describe('a digging', () => {
  it.each(['standard', 'doubling'] as const)('says what a search says, of small endgames: %s', (runLimit) => {
    const pick = pickFrom(7);
    const states = Array.from({ length: 400 }, () => {
      const rules = { ...PRESETS.classic, runLimit, cells: pick(3) };
      const position = endgame(rules, 3 + pick(3), 12 + pick(8), pick);
      const state = dig(position);
      expect(state).toBe(new Search(position).advance(Infinity));
      return state;
    });
    expect(new Set(states)).toEqual(new Set(['won', 'exhausted']));
  });

  it('says what the table of fewest cells says', () => {
    for (let number = 1; number <= 12; number++) {
      // Deal 5 can be won, but takes as long as all the others.
      if (number === 5) continue;
      const position = deal({ ...PRESETS.classic, cells: 1 }, number);
      expect(dig(position), `deal ${number}`).toBe(fewestCellsKnown(number)! <= 1 ? 'won' : 'exhausted');
    }
  });

  it('proves the eight deals that cannot be won with four cells', () => {
    for (const number of [11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948]) {
      expect(dig(deal(PRESETS.classic, number)), `deal ${number}`).toBe('exhausted');
    }
  });

  it('goes through two deals that had long been open, with pauses', () => {
    for (const [number, state] of [[8559, 'exhausted'], [10789, 'won']] as const) {
      const digging = new Digging(deal({ ...PRESETS.classic, cells: 1 }, number));
      const run = digging.run();
      let pauses = 0;
      let next = run.next();
      for (; !next.done; next = run.next()) pauses++;
      expect(next.value).toBe(state);
      expect(pauses).toBeGreaterThan(10);
      expect(digging.size).toBeLessThan(120_000);
      expect(digging.held).toBeGreaterThan(digging.size);
    }
  });
});
