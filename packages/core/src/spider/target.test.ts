import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCard } from '../card.ts';
import { columnName, DEAL, type ColumnName } from '../move.ts';
import { PRESETS } from '../rules.ts';
import { makeReason } from '../reasonText.ts';
import { deal } from './deal.ts';
import { legalMoves } from './moves.ts';
import { place } from './play.ts';
import { sketch } from './sketch.ts';
import { clickMove, targetsOf } from './target.ts';

const card = (text: string) => parseCard(text)!;
const LONG = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';

describe('the best target', () => {
  test.each<[string, string[], string, string]>([
    ['one that completes a run', ['AS', '2S', '2H', LONG, ''], '1', '4 completes, 2 sameSuit, 3 otherSuit, 5 empty'],
    ['the same suit', ['7D', '8H', '8D', '', '8D'], '1', '3 sameSuit, 5 sameSuit, 2 otherSuit, 4 empty'],
    ['any other occupied column, the first of them', ['7D', '', '8C', '8S'], '1', '3 otherSuit, 4 otherSuit, 2 empty'],
    ['an empty column, the first of them', ['KD', '8C', '', ''], '1', '3 empty, 4 empty'],
  ])('is %s', (_, columns, from, targets) => {
    const filled = Array.from({ length: 10 }, (_, index) => columns[index] ?? 'KC');
    const found = targetsOf(sketch({ columns: filled }), from as ColumnName, 1);
    expect(found.map(({ to, kind }) => `${to} ${kind}`).join(', ')).toBe(targets);
    const click = clickMove(sketch({ columns: filled }), from as ColumnName, 0);
    expect(click).toEqual({ ok: true, value: { type: 'move', from, to: targets[0], count: 1 } });
  });

  test('comes before all others, whatever their number: same suit in 0 before other suit in 1', () => {
    const columns = ['8H', '7D 6D', '8S', 'KC', 'KC', 'KC', 'KC', 'KC', 'KC', '8D'];
    expect(clickMove(sketch({ columns }), '2', 0)).toMatchObject({ ok: true, value: { to: '0', count: 2 } });
    const refused = { code: 'noTarget', card: card('6D') };
    expect(clickMove(sketch({ columns }), '2', 1)).toEqual({ ok: false, error: refused });
  });
});

describe('a click that moves nothing says why', () => {
  const columns = ['3C 4D | 9S 8D 7D', ...Array.from({ length: 9 }, () => 'KC')];

  test.each<[number, object]>([
    [4, { code: 'noTarget', card: card('7D') }],
    [3, { code: 'noTarget', card: card('8D') }],
    [2, { code: 'notARun', count: 3, run: 2 }],
    [1, { code: 'faceDown', count: 4, shown: 3 }],
    [0, { code: 'faceDown', count: 5, shown: 3 }],
  ])('card %i', (index, reason) => {
    const click = clickMove(sketch({ columns }), '1', index);
    expect(click).toEqual({ ok: false, error: reason });
    expect(!click.ok && makeReason(click.error)).toBeTruthy();
  });

  test('nor do cards that could only go where they lie', () => {
    expect(clickMove(sketch({ columns: ['8S', '8S | 9C'] }), '1', 1)).toMatchObject({ ok: false });
  });
});

test('every target is an allowed move, and every allowed move a target', () => {
  const numbers = fc.integer({ min: 1, max: 10_000 });
  fc.assert(fc.property(numbers, fc.array(fc.nat(), { maxLength: 60 }), (number, picks) => {
    let position = deal(PRESETS.spider2, number);
    for (const pick of picks) {
      const moves = legalMoves(position);
      const told = position.columns.flatMap(({ cards }, from) => cards.flatMap((_, index) =>
        targetsOf(position, columnName(from), cards.length - index).map(({ to }) =>
          `${columnName(from)}${to}${cards.length - index}`)));
      const allowed = moves.filter((move) => move !== DEAL && move.type === 'move')
        .map(({ from, to, count }) => `${from}${to}${count}`);
      expect(told.sort()).toEqual(allowed.sort());
      if (moves.length === 0) return;
      position = place(position, moves[pick % moves.length]!);
    }
  }), { numRuns: 10 });
});
