import { describe, expect, it } from 'vitest';
import { PRESETS } from '../rules.ts';
import { deal } from '../variants.ts';
import { Exhaustion, positionsWithin } from './exhaustion.ts';
import { endgame, pickFrom } from './samples.ts';
import { Search } from './search.ts';

describe('an exhaustion', () => {
  it('visits as many positions of 11982 as are published', () => {
    const all = new Exhaustion(deal(PRESETS.classic, 11982));
    expect(all.advance(10_000)).toBe('running');
    expect(all.advance(Infinity)).toBe('exhausted');
    expect(all.size).toBe(61_643);
  });

  it('says what a search says, of small endgames, and has seen as many positions where all were seen', () => {
    const pick = pickFrom(7);
    const states = Array.from({ length: 200 }, () => {
      const position = endgame({ ...PRESETS.classic, cells: pick(3) }, 3 + pick(3), 12 + pick(8), pick);
      const all = new Exhaustion(position);
      const search = new Search(position);
      const state = all.advance(Infinity);
      expect(state).toBe(search.advance(Infinity));
      if (state === 'exhausted') expect(all.size).toBe(search.store.size);
      return state;
    });
    expect(new Set(states)).toEqual(new Set(['won', 'exhausted']));
  });

  it('counts with room that doubles', () => {
    expect(positionsWithin(96_000)).toBe(1000);
  });
});
