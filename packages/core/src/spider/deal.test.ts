import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeCard, rankOf } from '../card.ts';
import { dealNumberFault, LAST_SPIDER_DEAL } from '../deal.ts';
import { allCards } from '../position.ts';
import type { SpiderRules } from '../rules.ts';
import { deal } from './deal.ts';

/** Columns base first, then the stock's rounds in the order of dealing. */
const GOLDEN = readFileSync(new URL('../../../../test/fixtures/spider-layouts.txt', import.meta.url), 'utf8')
  .split(/^# /m).slice(1)
  .map((block) => block.trim().split('\n'))
  .map(([title = '', ...lines]) => {
    const [, number, suits, layout] = /^number (\d+) suits (\d) layout (\w+)$/.exec(title) ?? [];
    return { number: Number(number), rules: { game: 'spider', suits: Number(suits), layout } as SpiderRules, lines };
  });

describe('deal', () => {
  test('there are nine golden layouts, up to the last deal', () => {
    expect(GOLDEN).toHaveLength(9);
    expect(GOLDEN.at(-1)!.number).toBe(LAST_SPIDER_DEAL);
  });

  test.each(GOLDEN)('$number, $rules.suits suits, $rules.layout', ({ number, rules, lines }) => {
    const { columns, stock } = deal(rules, number);
    const rounds = [0, 10, 20, 30, 40].map((from) => stock.slice(from, from + 10));
    expect([
      ...columns.map(({ cards }) => cards.map(makeCard).join(' ')),
      ...rounds.map((cards) => `stock ${cards.map(makeCard).join(' ')}`),
    ]).toEqual(lines);
  });

  test.each(GOLDEN)('the shape of $number, $rules.suits suits, $rules.layout', ({ number, rules }) => {
    const position = deal(rules, number);
    expect(position.columns.every(({ cards, hidden }) => hidden === cards.length - 1)).toBe(true);
    expect(position.columns.reduce((sum, { hidden }) => sum + hidden, 0)).toBe(44);
    expect(position.columns.flatMap(({ cards }, index) => cards.length === 6 ? index + 1 : []))
      .toEqual(rules.layout === 'leading' ? [1, 2, 3, 4] : [1, 4, 7, 10]);
    expect(new Set(allCards(position)).size).toBe(104);
    const suits = new Map<string, number>();
    for (const card of allCards(position)) suits.set(makeCard(card)[1]!, (suits.get(makeCard(card)[1]!) ?? 0) + 1);
    expect(Object.fromEntries(suits)).toEqual({
      1: { S: 104 }, 2: { S: 52, H: 52 }, 4: { C: 26, D: 26, H: 26, S: 26 },
    }[rules.suits]);
  });

  test('a number has the same ranks in all three games', () => {
    const ranks = ([1, 2, 4] as const).map((suits) =>
      allCards(deal({ game: 'spider', suits, layout: 'spread' }, 617)).map(rankOf));
    expect(ranks[1]).toEqual(ranks[0]);
    expect(ranks[2]).toEqual(ranks[0]);
  });

  test.each([0, -1, 1.5, NaN, Infinity, LAST_SPIDER_DEAL + 1])('%d is refused by name', (number) => {
    const fault = dealNumberFault(number, LAST_SPIDER_DEAL);
    expect(() => deal({ game: 'spider', suits: 4, layout: 'leading' }, number)).toThrow(`Deal number ${number}: ${fault}`);
  });
});
