import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankOf } from '../card.ts';
import { fits, runLength } from '../freecell/run.ts';
import { deal, play } from '../variants.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { legalMoves } from '../freecell/moves.ts';
import { sketch } from '../freecell/sketch.ts';
import { cellIndex, columnIndex, type CardMove } from '../move.ts';
import { emptyColumns, type FreecellPosition } from '../position.ts';
import { PRESETS } from '../rules.ts';
import { linksOf } from './links.ts';
import { A_CELL, FOUNDATION_PILE, ScoutTable, scoutMove } from './scoutTable.ts';

/** The features, counted from the position itself. */
function counted({ columns, ...position }: FreecellPosition) {
  const pairs = columns.flatMap(({ cards }) => cards.slice(1).map((card, index) => [card, cards[index]!] as const));
  const least = (cards: readonly number[]) => Math.min(15, ...cards.map((card) => card >> 2));
  return {
    beneath: [...linksOf({ columns, ...position })],
    tops: columns.map(({ cards }) => cards.at(-1) ?? 0),
    reached: position.foundations.map((pile) => pile.length),
    usedCells: position.cells.filter((card) => card !== null).length,
    emptyColumns: emptyColumns({ columns, ...position }),
    breaks: pairs.filter(([card, below]) => !fits(card, below)).length,
    misplaced: columns.flatMap(({ cards }) => cards.filter((card, index) =>
      cards.slice(0, index).some((below) => rankOf(below) < rankOf(card)))).length,
    lengths: columns.map(({ cards }) => cards.length),
    runs: columns.map(({ cards }) => runLength(cards)),
    least: columns.map(({ cards }) => least(cards)),
    under: columns.map(({ cards }) => least(cards.slice(0, cards.length - runLength(cards)))),
    places: columns.flatMap(({ cards }, column) => cards.map((card, index) => [card, column << 5 | index])),
  };
}

function kept(table: ScoutTable, position: FreecellPosition) {
  return {
    beneath: [...table.beneath],
    tops: [...table.tops],
    reached: [...table.reached],
    usedCells: table.usedCells,
    emptyColumns: table.emptyColumns,
    breaks: table.breaks,
    misplaced: table.misplaced,
    lengths: [...table.lengths],
    runs: [...table.runs],
    least: [...table.least],
    under: [...table.under],
    places: position.columns.flatMap(({ cards }) => cards.map((card) => [card, table.places[card]])),
  };
}

function moveOn(position: FreecellPosition, { from, to, count }: CardMove): number {
  const column = columnIndex(from);
  const card = column < 0 ? position.cells[cellIndex(from)]! : position.columns[column]!.cards.at(-count)!;
  const target = to === 'h' ? FOUNDATION_PILE : columnIndex(to) < 0 ? A_CELL : columnIndex(to);
  return scoutMove(card, column < 0 ? A_CELL : column, target);
}

describe('a scout’s table', () => {
  test('keeps its features right along any walk', () => {
    const walks = fc.record({
      number: fc.integer({ min: 1, max: 1_000_000 }),
      cells: fc.integer({ min: 0, max: 8 }),
      picks: fc.array(fc.nat(), { maxLength: 80 }),
    });
    fc.assert(fc.property(walks, ({ number, cells, picks }) => {
      const table = new ScoutTable();
      let position = autoplay(deal({ ...PRESETS.classic, cells }, number));
      table.load(position);
      for (const pick of picks) {
        // From cell to cell is no move of a scout's: it changes nothing.
        const moves = legalMoves(position).filter(({ from, to }) => cellIndex(from) < 0 || cellIndex(to) < 0);
        if (moves.length === 0) break;
        const move = moves[pick % moves.length]!;
        table.play(moveOn(position, move));
        table.settle();
        position = autoplay(play(position, move));
        expect(kept(table, position)).toEqual(counted(position));
        const fresh = new ScoutTable();
        fresh.load(position);
        expect([table.hash, table.home]).toEqual([fresh.hash, fresh.home]);
      }
    }), { numRuns: 60 });
  });

  test('is saved and restored whole', () => {
    const table = new ScoutTable();
    const start = autoplay(deal(PRESETS.classic, 617));
    table.load(start);
    const pool = new Int32Array(90);
    table.save(pool, 45);
    const { hash } = table;
    table.play(moveOn(start, legalMoves(start)[0]!));
    table.restore(pool, 45, hash);
    expect(kept(table, start)).toEqual(counted(start));
    expect(table.hash).toBe(hash);
  });

  test('takes whole decks in eight columns only', () => {
    expect(ScoutTable.fits(deal(PRESETS.classic, 1))).toBe(true);
    expect(ScoutTable.fits(sketch({ columns: ['KS'], cells: '-' }))).toBe(false);
    expect(ScoutTable.fits(sketch({ columns: [], cells: '-', foundations: [13, 13, 13, 13] }))).toBe(true);
  });
});
