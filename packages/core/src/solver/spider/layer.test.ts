import { expect, test } from 'vitest';
import { Columns } from './columns.ts';
import { pickFrom } from '../samples.ts';
import { Layer } from './layer.ts';
import { Tableau } from './tableau.ts';

test.each([1, 5, 40])('a layer of width %d keeps the best, with what belongs to them', (width) => {
  const tableau = new Tableau(new Columns());
  const pick = pickFrom(width);
  const layer = new Layer(width);
  for (let round = 0; round < 3; round++) {
    const offered: number[] = [];
    for (let number = 0; number < 500; number++) {
      const worth = pick(60) - 30;
      offered.push(worth);
      tableau.at.fill(number);
      if (layer.wants(worth)) layer.add(tableau, worth, number, number & 0xff);
    }
    layer.trim();
    expect(layer.size).toBe(width);
    const best = [...offered].sort((a, b) => a - b).slice(0, width);
    const numbers = [...layer.before.subarray(0, layer.size)];
    expect(numbers.map((number) => offered[number]!).sort((a, b) => a - b)).toEqual(best);
    numbers.forEach((number, place) => {
      expect([...layer.columns.subarray(10 * place, 10 * place + 10)]).toEqual(Array(10).fill(number));
      expect(layer.move[place]).toBe(number & 0xff);
    });
    layer.clear();
    expect(layer.size).toBe(0);
  }
});
