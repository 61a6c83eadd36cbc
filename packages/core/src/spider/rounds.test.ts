import { describe, expect, test } from 'vitest';
import { cardOf, makeCard } from '../card.ts';
import { gameFrom, newGame, update } from '../game.ts';
import { DEAL, moveOf } from '../move.ts';
import { PRESETS } from '../rules.ts';
import {
  cannotDealAgain, hiddenCards, losesRounds, roundsLeft, runsCompleted, tableauCards,
} from './rounds.ts';
import { sketch } from './sketch.ts';

const RANKS = 'KQJT98765432A';
const run = (suit: string, to: number) => [...RANKS.slice(0, to)].map((rank) => rank + suit).join(' ');
const round = Array.from({ length: 10 }, (_, index) => makeCard(cardOf(index + 1, 1))).join(' ');

test('what is counted', () => {
  const { position } = newGame(PRESETS.spider4, 617);
  expect([roundsLeft(position), runsCompleted(position), hiddenCards(position), tableauCards(position)])
    .toEqual([5, 0, 44, 54]);
  const later = sketch({ columns: ['3D | 4C', '5S'], runs: 'S H', stock: round });
  expect([roundsLeft(later), runsCompleted(later), hiddenCards(later), tableauCards(later)]).toEqual([1, 2, 1, 3]);
});

describe('no round can be dealt again', () => {
  /** Rounds dealt, runs completed, cards then on the tableau. */
  const counts = [[0, 4, 2], [2, 5, 9], [3, 6, 6], [4, 7, 3]] as const;

  test.each(counts)('after %i rounds and %i runs: %i cards', (dealt, runs, cards) => {
    expect(54 + 10 * dealt - 13 * runs).toBe(cards);
    const columns = Array.from({ length: cards }, () => 'KD');
    const stock = Array.from({ length: 5 - dealt }, () => round).join(' ');
    const position = sketch({ columns, runs: Array.from({ length: runs }, () => 'S').join(' '), stock });
    expect(tableauCards(position)).toBe(cards);
    expect(cannotDealAgain(position)).toBe(true);
  });

  test.each([
    ['ten cards are left', { columns: [run('D', 10)], stock: round }, false],
    ['nine are', { columns: [run('D', 9)], stock: round }, true],
    ['no round is left', { columns: ['KD'] }, false],
    ['all is won', { runs: 'S S H H C C D D' }, false],
  ])('%s: %3$s', (_, table, cannot) => {
    expect(cannotDealAgain(sketch(table))).toBe(cannot);
  });
});

describe('the warning before it', () => {
  const stock = round;

  test('comes with the move that completes one run too many', () => {
    const columns = [run('S', 12), 'AS', '9H 8H 7H 6H', '5H 4H 3H 2H AH'];
    const game = gameFrom(sketch({ columns, stock }));
    expect(losesRounds(game, moveOf('2', '1'))).toBe(true);
    expect(losesRounds(game, moveOf('4', '3', 5))).toBe(false);
    expect(losesRounds(game, moveOf('1', '2'))).toBe(false); // not allowed
    expect(losesRounds(update(game, { type: 'move', move: moveOf('2', '1') }), moveOf('4', '3', 5))).toBe(false);
  });

  test('does not come while ten cards stay, nor when no round is left', () => {
    const columns = [run('S', 12), 'AS', '9H 8H 7H 6H', '5H 4H 3H 2H AH', 'KH'];
    expect(losesRounds(gameFrom(sketch({ columns, stock })), moveOf('2', '1'))).toBe(false);
    expect(losesRounds(gameFrom(sketch({ columns: columns.slice(0, 4) })), moveOf('2', '1'))).toBe(false);
  });

  test('of a round comes only when its cards were seen', () => {
    const columns = ['S', 'S', 'H', 'H', 'C', 'C'].map((suit) => run(suit, 12)).concat('KD', 'KD', 'QD', 'QD');
    const game = gameFrom(sketch({ columns, stock: `AS AS AH AH AC AC 2D 2D 3D 3D ${round}` }));
    expect(losesRounds(game, DEAL)).toBe(false);
    const dealt = update(game, { type: 'move', move: DEAL });
    expect(cannotDealAgain(dealt.position)).toBe(true);
    expect(losesRounds(update(dealt, { type: 'undo' }), DEAL)).toBe(true);
  });
});
