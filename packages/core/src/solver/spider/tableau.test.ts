import { describe, expect, test } from 'vitest';
import { rankOf, type Card } from '../../card.ts';
import { columnIndex } from '../../move.ts';
import type { SpiderPosition } from '../../position.ts';
import { PRESETS, SPIDER_PRESETS } from '../../rules.ts';
import { deal } from '../../spider/deal.ts';
import { legalMoves } from '../../spider/moves.ts';
import { place } from '../../spider/play.ts';
import { runsCompleted } from '../../spider/rounds.ts';
import { pickFrom } from '../samples.ts';
import { FACE_DOWN } from './columns.ts';
import { movesOf } from './line.ts';
import { walk } from './samples.ts';
import { startOf, type Start } from './start.ts';
import { packMove, ROUND, Tableau } from './tableau.ts';

function tableauOf({ columns, at }: Start): Tableau {
  const tableau = new Tableau(columns);
  tableau.load(at, 0);
  return tableau;
}

/** A column's cards, base first. */
function cardsOf({ at, columns: { parent, card } }: Tableau, index: number): number[] {
  const cards: number[] = [];
  for (let column = at[index]!; column !== 0; column = parent[column]!) cards.unshift(card[column]!);
  return cards;
}

function expectSame(tableau: Tableau, { columns }: SpiderPosition): void {
  expect(columns.map((_, index) => cardsOf(tableau, index))).toEqual(columns.map(({ cards, hidden }) =>
    cards.map((card, index) => (card & 63) + (index < hidden ? FACE_DOWN : 0))));
}

describe.each(SPIDER_PRESETS)('a tableau (%s)', (preset) => {
  test('follows the game, move by move, with worth and hash', () => {
    const pick = pickFrom(5);
    for (let game = 0; game < 2; game++) {
      let now = deal(PRESETS[preset], 1 + pick(1000));
      const start = startOf(now);
      const tableau = tableauOf(start);
      for (let step = 0; step < 120; step++) {
        const moves = legalMoves(now);
        const move = moves[pick(moves.length)];
        if (!move) break;
        if (move.type === 'deal') tableau.deal(start.rounds[now.stock.length / 10 - 1]!);
        else tableau.carry(columnIndex(move.from), columnIndex(move.to), move.count);
        now = place(now, move);
        expectSame(tableau, now);
        const fresh = new Tableau(start.columns);
        fresh.load(tableau.at, 0);
        expect([tableau.worth, tableau.hash, tableau.otherHash]).toEqual([fresh.worth, fresh.hash, fresh.otherHash]);
      }
    }
  });

  test('gathers by allowed moves that can all be taken back or complete a run, and comes back', () => {
    const pick = pickFrom(11);
    let gathered = 0;
    for (const position of walk(deal(PRESETS[preset], 24), 40, pick)) {
      const start = startOf(position);
      const tableau = tableauOf(start);
      const { hash } = tableau;
      tableau.log = [];
      for (let index = 0; index < 10; index++) tableau.gather(index);
      gathered += tableau.log.length;
      let now = position;
      for (const move of movesOf(tableau.log)) {
        expect(legalMoves(now)).toContainEqual(move);
        const next = place(now, move);
        if (move.type === 'move' && runsCompleted(next) === runsCompleted(now)) {
          expect(legalMoves(next)).toContainEqual({ ...move, from: move.to, to: move.from });
          expect(next.columns.map(({ hidden }) => hidden)).toEqual(now.columns.map(({ hidden }) => hidden));
        }
        now = next;
      }
      expectSame(tableau, now);
      tableau.restore();
      expect(tableau.hash).toBe(hash);
      expectSame(tableau, position);
    }
    // With one suit there is nothing to gather.
    expect(gathered > 0).toBe(preset !== 'spider1');
  });
});

test('the order of columns is not in the hash, and what lies face down is', () => {
  const start = startOf(deal(PRESETS.spider4, 1));
  const tableau = tableauOf(start);
  const turned = tableauOf({ ...start, at: Int32Array.from(start.at).reverse() });
  expect(turned.hash).toBe(tableau.hash);
  expect(tableau.at.every((column) => start.columns.card[column]! < FACE_DOWN)).toBe(true);
  const { columns } = start;
  const [ten, nine] = [10 << 2, 9 << 2];
  const open = columns.with(columns.with(0, ten), nine);
  const covered = columns.with(columns.with(0, ten + FACE_DOWN), nine);
  expect(open).not.toBe(covered);
  expect([columns.run[open], columns.run[covered]]).toEqual([2, 1]);
  expect(columns.open(columns.with(0, ten + FACE_DOWN))).toBe(columns.with(0, ten));
  expect(rankOf(ten as Card)).toBe(10);
  expect([packMove(9, 3, 13) & 15, packMove(9, 3, 13) >> 4 & 15, packMove(9, 3, 13) >> 8]).toEqual([9, 3, 13]);
  expect(ROUND).toBe(0);
});
