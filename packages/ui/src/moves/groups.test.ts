import { PRESETS, changesSomething, legalMoves, topCard, type Position } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sketch } from '../../../core/src/freecell/sketch.ts';
import { anyGame } from '../../../../test/fixtures/games.ts';
import { spiderTable } from '../../../../test/fixtures/spider.ts';
import { cardText } from '../words.ts';
import { moveGroups } from './groups.ts';

/** `7♥>8♠` for each move, `7♥2>8♠` for two cards, `7♥>` to a place that holds nothing. */
function written(position: Position): Record<string, string[]> {
  return Object.fromEntries(moveGroups(position).map(({ name, moves }) => [name, moves.map(({ move, card, onto }) =>
    `${cardText(card)}${move.count > 1 ? move.count : ''}>${onto === undefined ? '' : cardText(onto)}`)]));
}

describe('the list of moves', () => {
  it('of FreeCell goes by foundation, cell and column, and names one empty place for all', () => {
    expect(written(sketch({ columns: ['KS 9H 8C', '9D', 'AS'], cells: 'QC -' }))).toEqual({
      foundation: ['A♠>'],
      cell: ['8♣>', '9♦>', 'A♠>'],
      column: ['8♣>9♦', '8♣>', '9♥2>', 'Q♣>'],
    });
  });

  it('of Spider goes by what a move is good for', () => {
    const table = spiderTable([
      'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S', '2S AS', '3H', '4H | 2H']);
    expect(written(table)).toEqual({
      completes: ['2♠2>3♠'],
      sameSuit: ['2♥>3♥'],
      otherSuit: ['A♠>2♥', '2♠2>3♥', '2♥>3♠'],
      empty: [...'3456789'].map((rank) => rank === '3' ? '3♠>' : `${rank}♠${Number(rank) - 2}>`)
        .concat('10♠8>', 'J♠9>', 'Q♠10>', 'A♠>', '2♥>'),
    });
  });

  it('holds every move but those that only differ in which empty place they take, and each once', () => {
    fc.assert(fc.property(anyGame, ({ position }) => {
      const kindOf = ({ from, to, count }: { from: string; to: string; count: number }) =>
        `${from} ${count} ${topCard(position, to as never) ?? (/[a-gi]/.test(to) ? 'cell' : to === 'h' ? 'h' : 'column')}`;
      const moves = legalMoves(position).filter((move) => move.type === 'move');
      const all = moves.filter((move) => changesSomething(position, move)).map(kindOf);
      const listed = moveGroups(position).flatMap((group) => group.moves.map(({ move }) => kindOf(move)));
      expect([...listed].sort()).toEqual([...new Set(all)].sort());
    }), { numRuns: 60 });
  });

  it('is empty when the game is won', () => {
    expect(moveGroups({ ...sketch({ foundations: [13, 13, 13, 13] }), rules: PRESETS.classic })).toEqual([]);
  });
});
