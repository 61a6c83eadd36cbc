import {
  autoplay, cardOf, DEAL, deal, EMPTY_COLUMN, moveOf, parseCard, play, PRESETS, SUITS, type Card, type Position,
} from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
import { layOutTable } from './layout.ts';
import { FLIGHT_MS, planDeal, planMotion } from './motion.ts';

const start = deal(PRESETS.classic, 617);

function plan(before: Position, after: Position) {
  const lay = (position: Position) => layOutTable(position, { width: 780, height: 520 }, PRESETS.classic.foundations);
  return planMotion(lay(before), lay(after));
}

function card(text: string): Card {
  return parseCard(text)!;
}

describe('planMotion', () => {
  it('finds the one card that was moved, though its old neighbours moved too', () => {
    const motion = plan(start, play(start, moveOf('5', '8')));
    expect([...motion.delays]).toEqual([[card('JC'), 0]]);
    expect(motion.lasts).toBe(FLIGHT_MS);
  });

  it('moves a run as one', () => {
    const columns = [['JC', 'TH', '9S'].map(card), ['QH'].map(card), [], [], [], [], [], []]
      .map((cards) => ({ cards, hidden: 0 }));
    const before = { ...start, columns };
    const { delays, lasts } = plan(before, play(before, moveOf('1', '2', 3)));
    expect(new Set(delays.values())).toEqual(new Set([0]));
    expect(delays.size).toBe(3);
    expect(lasts).toBe(FLIGHT_MS);
  });

  it('lets the cards of autoplay follow the player\'s, aces first, and come back the other way', () => {
    const columns = [['2S', 'AS', '9H'].map(card), ['KD'].map(card), [], [], [], [], [], []]
      .map((cards) => ({ cards, hidden: 0 }));
    const before = { ...start, columns };
    const after = autoplay(play(before, moveOf('1', 'a')));
    const there = plan(before, after);
    expect([...there.delays.keys()]).toEqual(['9H', 'AS', '2S'].map(card));
    expect([...there.delays.values()]).toEqual([...there.delays.values()].toSorted((a, b) => a - b));
    expect(new Set(there.delays.values()).size).toBe(3);
    expect(there.lasts).toBe(FLIGHT_MS + Math.max(...there.delays.values()));
    expect([...plan(after, before).delays.keys()]).toEqual(['2S', 'AS', '9H'].map(card));
  });

  it('keeps a whole deal or finish short', () => {
    const won = { ...start, columns: start.columns.map(() => ({ cards: [], hidden: 0 })),
      foundations: SUITS.map((suit) => Array.from({ length: 13 }, (_, index) => cardOf(index + 1, suit))) };
    for (const motion of [plan(start, won), plan(won, start), plan(start, deal(PRESETS.classic, 618))]) {
      expect(motion.delays.size).toBeGreaterThan(40);
      expect(motion.lasts).toBeLessThan(1000);
    }
  });

  it('is nothing where nothing moved', () => {
    expect(plan(start, { ...start }))
      .toEqual({ delays: new Map(), gliding: new Set(), lasts: FLIGHT_MS, turning: new Set() });
  });
});

describe('in Spider', () => {
  const spider = deal(PRESETS.spider1, 617);
  const flights = (before: Position, after: Position) => {
    const lay = (position: Position) => layOutTable(position, { width: 780, height: 520 }, []);
    return planMotion(lay(before), lay(after));
  };
  const inOrder = ({ delays }: ReturnType<typeof planMotion>) =>
    [...delays].sort(([, a], [, b]) => a - b).map(([moved]) => moved);

  it('a round flies from left to right, and comes back from right to left', () => {
    const dealt = play(spider, DEAL);
    const round = spider.stock.slice(0, 10);
    expect(inOrder(flights(spider, dealt))).toEqual(round);
    expect(inOrder(flights(dealt, spider))).toEqual([...round].reverse());
  });

  it('a complete run goes ace first', () => {
    const run = Array.from({ length: 13 }, (_, index) => cardOf(13 - index, 3, 5));
    const spider = deal(PRESETS.spider4, 617);
    const columns = spider.columns.map((column, index) => index < 2 ? EMPTY_COLUMN : column);
    const before = { ...spider, columns: [
      { cards: run.slice(0, 12), hidden: 0 }, { cards: run.slice(12), hidden: 0 }, ...columns.slice(2),
    ] };
    const after = play(before, moveOf('2', '1'));
    expect(after.foundations[0]).toHaveLength(13);
    expect(inOrder(flights(before, after))).toEqual([...run].reverse());
  });
});

describe('what turns and what is dealt', () => {
  const lay = (position: Position) => layOutTable(position, { width: 780, height: 520 }, []);
  const spider = deal(PRESETS.spider1, 4);

  it('is each card of which the other side is up, also when it is taken back', () => {
    const after = play(spider, moveOf('8', '9'));
    const up = after.columns[7]!.cards.at(-1)!;
    expect([...planMotion(lay(spider), lay(after)).turning!]).toEqual([up]);
    expect([...planMotion(lay(after), lay(spider)).turning!]).toEqual([up]);
    const round = play(spider, DEAL);
    expect(planMotion(lay(spider), lay(round)).turning!.size).toBe(10);
  });

  it('comes from one place, row by row', () => {
    const { delays, lasts, dealtFrom } = planDeal(lay(spider));
    expect(delays.size).toBe(54);
    const turns = spider.columns.map(({ cards }) => delays.get(cards[0]!)!);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(Math.max(...turns)).toBeLessThan(delays.get(spider.columns[0]!.cards[1]!)!);
    expect(Math.max(...delays.values())).toBeLessThan(lasts);
    expect(dealtFrom!.y).toBeLessThan(0);
  });
});
