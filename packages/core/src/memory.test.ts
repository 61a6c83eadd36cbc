import { describe, expect, test } from 'vitest';
import { makeCard } from './card.ts';
import { gameFrom, newGame, update, type Command, type SpiderGame } from './game.ts';
import { unseenCards } from './memory.ts';
import { DEAL, moveOf } from './move.ts';
import { PRESETS } from './rules.ts';
import { sketch } from './spider/sketch.ts';

const STOCK = 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AC 2C 3C 4C 5C 6C 7C';
/** Two ways to turn a card: 8♥ or 8♦ onto 9♣. */
const GAME = gameFrom(sketch({
  columns: ['3D 4D | 8H', '5D 6D | 8D', '9C', 'KC', 'KC', 'KC', 'KC', 'KC', 'KC', 'KC'], stock: STOCK,
}));
const HEARTS: Command = { type: 'move', move: moveOf('1', '3') };
const DIAMONDS: Command = { type: 'move', move: moveOf('2', '3') };
const ROUND: Command = { type: 'move', move: DEAL };
const UNDO: Command = { type: 'undo' };

const after = (...commands: readonly Command[]): SpiderGame => commands.reduce(update, GAME);
const unseen = (game: SpiderGame) => unseenCards(game).map(makeCard).join(' ');
const hidden = ({ position }: SpiderGame) => position.columns.slice(0, 2).map((column) => column.hidden);

describe('what was seen stays known', () => {
  test('at first nothing hidden is, and nothing of the stock', () => {
    expect(unseen(GAME)).toBe(`3D 4D 5D 6D ${STOCK}`);
  });

  test('a card that turned up, and is hidden again on the table after undo', () => {
    expect(unseen(after(HEARTS))).toBe(`3D 5D 6D ${STOCK}`);
    const undone = after(HEARTS, UNDO);
    expect(hidden(undone)).toEqual([2, 2]);
    expect(unseen(undone)).toBe(`3D 5D 6D ${STOCK}`);
  });

  test('a card of moves that were undone and replaced by others', () => {
    const other = after(HEARTS, UNDO, DIAMONDS);
    expect(hidden(other)).toEqual([2, 1]);
    expect(unseen(other)).toBe(`3D 5D ${STOCK}`);
  });

  test('a round', () => {
    const undone = after(ROUND, UNDO);
    expect(undone.position).toEqual(GAME.position);
    expect(unseen(undone)).toBe(`3D 4D 5D 6D ${STOCK.split(' ').slice(10).join(' ')}`);
  });

  test('all of it through a restart, for it is the same deal', () => {
    const restarted = after(HEARTS, ROUND, { type: 'restart' });
    expect(restarted.steps).toEqual([]);
    expect(unseen(restarted)).toBe(`3D 5D 6D ${STOCK.split(' ').slice(10).join(' ')}`);
    expect(restarted.position).toEqual(GAME.position);
  });

  test('but a new game of the same number begins unknown', () => {
    expect(unseenCards(newGame(PRESETS.spider4, 617))).toHaveLength(94);
  });

  test('in FreeCell nothing was ever hidden', () => {
    expect(unseenCards(newGame(PRESETS.classic, 617))).toEqual([]);
  });
});
