import { PRESETS, columnName, deal, legalMoves, makeMove, play, type SpiderPosition } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spiderTable } from '../../../test/fixtures/spider.ts';
import { choicesOf, firstPick, pickBy, shownCards, withCount } from './picker.ts';

/** A run of four on a column with more; an eight of its suit, another, and an empty column are there. */
const table = spiderTable(['2H | 9D 7S 6S 5S 4S', '8H', '8S', '', '5S', 'KD', 'KD', 'KC', 'KC', 'KH']);
const choices = choicesOf(table, '1');

describe('the choices of a column', () => {
  it('are for each count that moves together all targets, the best first', () => {
    expect(choices.map((targets) => targets.map(({ move }) => move.to).join(''))).toEqual(['54', '4', '4', '324']);
  });

  it('tell which target completes a run', () => {
    const near = spiderTable(['KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S', 'AS', '2H', '2D']);
    const [alone] = choicesOf(near, '2');
    expect(alone!.filter(({ completes }) => completes).map(({ move }) => move.to)).toEqual(['1']);
    expect(alone).toHaveLength(9);
  });

  it('are exactly the legal moves, whatever is on the table', () => {
    fc.assert(fc.property(fc.array(fc.nat(), { maxLength: 40 }), (turns) => {
      const position = turns.reduce<SpiderPosition>((now, turn) => {
        const moves = legalMoves(now);
        return moves.length > 0 ? play(now, moves[turn % moves.length]!) : now;
      }, deal(PRESETS.spider2, 617));
      const listed = position.columns.flatMap((_, index) => choicesOf(position, columnName(index)).flat())
        .map(({ move }) => makeMove(move));
      const legal = legalMoves(position).filter((move) => move.type === 'move').map((move) => makeMove(move));
      expect(listed.sort()).toEqual(legal.sort());
    }), { numRuns: 30 });
  });
});

describe('the keys of the picker', () => {
  const start = firstPick(choices);

  it('begin with the most cards that can go anywhere, and their best target', () => {
    expect(start).toEqual({ count: 4, target: 0 });
    expect(firstPick(choicesOf(spiderTable(['7S', 'KD']), '2'))).toEqual({ count: 1, target: 0 });
  });

  it('choose how many, and only so many as move together', () => {
    expect(pickBy('ArrowUp', start, choices)).toEqual(start);
    expect(pickBy('ArrowDown', { count: 4, target: 2 }, choices)).toEqual({ count: 3, target: 0 });
    expect(pickBy('ArrowDown', { count: 1, target: 0 }, choices)).toEqual({ count: 1, target: 0 });
    expect(withCount(start, 5, choices)).toEqual(start);
  });

  it('choose the target, one by one and page by page, and stop at the ends', () => {
    expect(pickBy('ArrowRight', start, choices)).toEqual({ count: 4, target: 1 });
    expect(pickBy('ArrowLeft', start, choices)).toEqual(start);
    expect(pickBy('PageDown', start, choices)).toEqual({ count: 4, target: 2 });
    expect(pickBy('x', start, choices)).toBeUndefined();
  });
});

it('the cards that can be read are those face up', () => {
  expect(shownCards(table, '1').map(({ count }) => count)).toEqual([5, 4, 3, 2, 1]);
});
