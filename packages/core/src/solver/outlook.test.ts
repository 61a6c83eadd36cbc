import { describe, expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { sketch } from '../freecell/sketch.ts';
import type { FreecellPosition } from '../position.ts';
import { PRESETS } from '../rules.ts';
import { cardsOut, type Metric } from './metric.ts';
import { MoveList } from './moves.ts';
import { shortestLength } from './naiveShort.ts';
import { Outlook } from './outlook.ts';
import { Packed } from './packed.ts';
import { endgame, pickFrom, walk } from './samples.ts';

const METRICS: readonly Metric[] = ['player', 'cards', 'runs'];

function outlookOf(packed: Packed, metric: Metric): Outlook {
  const outlook = new Outlook(metric);
  outlook.prepare(packed);
  outlook.look(packed);
  return outlook;
}

function boundOf(position: FreecellPosition, metric: Metric): number {
  return outlookOf(new Packed(position), metric).bound;
}

describe('the bound', () => {
  test('counts what lies on a lower card of its suit, a run once', () => {
    const position = sketch({ columns: ['2C 9H 8C 7H'] });
    expect(METRICS.map((metric) => boundOf(position, metric))).toEqual([1, 1, 1]);
    const both = sketch({ columns: ['2C 3H 9H 8C 7H'] });
    expect(METRICS.map((metric) => boundOf(both, metric))).toEqual([1, 3, 1]);
  });

  test('counts one of two that wait for each other', () => {
    expect(boundOf(sketch({ columns: ['2C 9H', '3H 9C'] }), 'runs')).toBe(1);
    expect(boundOf(sketch({ columns: ['2C 9H', '3H 9C', '2S 8D', '3D 8S'] }), 'runs')).toBe(2);
    expect(boundOf(sketch({ columns: ['2C 9H', '3S 9C'] }), 'runs')).toBe(0);
  });

  test.each(METRICS)('is never above the shortest line (%s)', (metric) => {
    const pick = pickFrom(7);
    for (let index = 0; index < 60; index++) {
      const rules = { ...PRESETS.classic, cells: 1 + index % 3 };
      for (const position of walk(endgame(rules, 3 + index % 3, 10 + index % 4, pick), 2, pick)) {
        const constant = metric === 'cards' ? cardsOut(position) : 0;
        expect(boundOf(position, metric) + constant).toBeLessThanOrEqual(shortestLength(position, metric) ?? Infinity);
      }
    }
  });
});

test.each(METRICS)('a child looks the same with and without what is known of its parent (%s)', (metric) => {
  for (const start of walk(deal(PRESETS.classic, 617), 40, pickFrom(3))) {
    const parent = new Packed(start);
    const child = new Packed(start, 'safe', parent.layout);
    const outlook = new Outlook(metric);
    const list = new MoveList('standard');
    outlook.prepare(parent);
    for (let index = list.list(parent) - 1; index >= 0; index--) {
      child.copy(parent);
      child.play(list.moves[index]!);
      outlook.look(child);
      const alone = outlookOf(child, metric);
      expect([outlook.bound, outlook.rank]).toEqual([alone.bound, alone.rank]);
    }
  }
});
