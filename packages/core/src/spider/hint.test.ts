import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { gameFrom, isSpiderGame, newGame, statusOf, update, type SpiderGame } from '../game.ts';
import { unseenCards } from '../memory.ts';
import { DEAL, moveOf } from '../move.ts';
import type { SpiderPosition } from '../position.ts';
import { parseRecord } from '../record.ts';
import { PRESETS, SPIDER_PRESETS } from '../rules.ts';
import { makeBoard } from './board.ts';
import { plainHint, type Gain, type SpiderHint } from './hint.ts';
import { legalMoves } from './moves.ts';
import { losesRounds, tableauCards } from './rounds.ts';
import { sketch, type Sketch } from './sketch.ts';

const STOCK = 'AD 2D 3D 4D 5D 6D 7D 8D 9D TD';
const KINGS = Array.from({ length: 10 }, () => 'KC');
const FROM_KING = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';

/** It leaves something behind when it is complete, so that no column becomes empty. */
const WAITING = `4C ${FROM_KING}`;

/** A game in which a column was filled for a round, and then a card was moved away from one that fits. */
const FILLED = '94 74 71 64 76 62 71 78 93 01 03 17v4 deal 13 16 03 73 72 83 23 32 82 08 10 65 98 49 41 17v5 38 30 50 '
  + 'deal 62 16 81 86 67 deal 76 70 16 01 38 63 16 63 61 65 35 31 31 38 53 53 21 13 39 82 45 86 38 80 23v5 92 19 92 '
  + '21v8 97v2 69 96v2 51 10 07 27 62 23 82 26v2 48';

const numbers = fc.integer({ min: 1, max: 2 ** 31 - 1 });

const hintAt = (table: Sketch) => plainHint(gameFrom(sketch(table)));
const filled = (...columns: string[]) => [...columns, ...KINGS.slice(columns.length)];

describe('the order of progress', () => {
  test.each<[string, string[], SpiderHint]>([
    ['turning a card comes first', filled('2D | 8H', '9C', '7S', '8S', '5H', '6H', 'QD AS', WAITING), turns('1', '2')],
    ['then emptying a column', filled('7C', '8S', 'TC 5H 4H', '9D 6H', 'QD AS', WAITING), gain('empties', '1', '2')],
    ['then completing a run', filled('QD AS', WAITING, 'TC 5H 4H', '9D 6H'), gain('completes', '1', '2')],
    ['then lengthening a run', filled('TC 5H 4H', '9D 6H'), gain('lengthens', '1', '2', 2)],
  ])('%s', (_, columns, expected) => {
    expect(hintAt({ columns, stock: STOCK })).toEqual(expected);
  });

  test('a card is turned onto the same suit before another, onto another before an empty column', () => {
    expect(hintAt({ columns: filled('2D | 8H', '9C', '9H', '') })).toEqual(turns('1', '3'));
    expect(hintAt({ columns: filled('2D | 8H', '', '9C') })).toEqual(turns('1', '3'));
    expect(hintAt({ columns: filled('2D | 8H', '', 'TC') })).toEqual(turns('1', '2'));
  });

  test('7♥ on a hidden 8♥ may go to an open 8♣', () => {
    expect(hintAt({ columns: filled('8H | 7H', '8C'), stock: STOCK })).toEqual(turns('1', '2'));
  });

  test('a king moves to an empty column only for a hidden card beneath it', () => {
    expect(hintAt({ columns: filled('2D | KH', '') })).toEqual(turns('1', '2'));
    expect(hintAt({ columns: filled('KH', '') })).toEqual({ type: 'undo' });
  });

  test('no run is split to lengthen another; to complete one it is', () => {
    expect(hintAt({ columns: filled('TC 6H 5H', 'JC 6H'), stock: STOCK })).toEqual({ type: 'dealRound', move: DEAL });
    expect(hintAt({ columns: filled('TC 2S AS', `4C ${FROM_KING.slice(0, -3)}`), stock: STOCK })).toEqual(gain('completes', '1', '2', 2));
  });

  test('another suit, or the same colour, is no progress', () => {
    expect(hintAt({ columns: filled('TC 8S', 'JC 9C'), stock: STOCK })).toEqual({ type: 'dealRound', move: DEAL });
    expect(hintAt({ columns: filled('TC 8S', 'JC 9C') })).toEqual({ type: 'undo' });
  });
});

describe('when nothing progresses', () => {
  test('stock left, gaps, and every column one sorted run: a run is split to fill, then a round is dealt', () => {
    const columns = [FROM_KING, 'KH QH', 'KD', 'KC', 'KH', 'KD', '', ''];
    let game = gameFrom(sketch({ columns, stock: `${STOCK} ${STOCK}` }));
    const said: string[] = [];
    for (let count = 0; count < 5; count++) {
      const hint = plainHint(game);
      said.push(hint.type);
      game = follow(game, hint);
    }
    expect(said).toEqual(['fillColumns', 'fillColumns', 'fillColumns', 'fillColumns', 'dealRound']);
  });

  test('it fills with a run that lies on other cards rather than with a part of one', () => {
    const columns = filled('KS QS JS', '', 'KH 4D 3D', 'KH 4C');
    expect(hintAt({ columns, stock: STOCK })).toEqual({ type: 'fillColumns', move: moveOf('4', '2') });
  });

  test('fewer than ten cards can never fill the columns', () => {
    expect(hintAt({ columns: ['KS QS JS TS 9S 8S 7S 6S 5S'], stock: STOCK })).toEqual({ type: 'undo' });
  });

  test('it does not advise the move after which no round could be dealt', () => {
    const columns = [FROM_KING, 'AS', '9H', '8C', '5D', '4H', 'KD', 'KH', 'KD', 'QH'];
    const position = sketch({ columns, stock: STOCK });
    expect(tableauCards(position) - 13).toBeLessThan(10);
    expect(losesRounds(gameFrom(position), moveOf('2', '1'))).toBe(true);
    expect(plainHint(gameFrom(position))).not.toEqual(gain('completes', '2', '1'));
  });
});

describe('who follows it', () => {
  test.each(SPIDER_PRESETS)('200 times in %s meets no position twice, and an end is named', (name) => {
    fc.assert(fc.property(numbers, fc.array(fc.nat(), { maxLength: 12 }), (number, picks) => {
      let game = picks.reduce(wander, newGame(PRESETS[name], number));
      const met = new Set([makeBoard(game.position)]);
      for (let count = 0; count < 200 && statusOf(game) === 'playing'; count++) {
        const hint = plainHint(game);
        if (hint.type === 'undo') return;
        expect(losesRounds(game, hint.move)).toBe(false);
        game = follow(game, hint);
        expect(met.has(makeBoard(game.position))).toBe(false);
        met.add(makeBoard(game.position));
      }
    }), { numRuns: 12, examples: [[2_147_483_627, []]] });
  });

  test('does not put back what it has just taken away to empty a column', () => {
    const columns = filled('4C 3D', '2S', '5C 4S');
    let game = gameFrom(sketch({ columns, stock: STOCK }));
    game = follow(game, { type: 'fillColumns', move: moveOf('2', '1') });
    expect(plainHint(game)).toEqual({ type: 'fillColumns', move: moveOf('3', '2') });
  });

  test('goes on with a run that it can join, also when that empties a column again', () => {
    const columns = filled('4C 3D', '', 'TC 8S', '7S');
    let game = gameFrom(sketch({ columns, stock: STOCK }));
    game = update(game, { type: 'move', move: moveOf('1', '2') });
    expect(plainHint(game)).toEqual({ type: 'move', gain: 'empties', move: moveOf('4', '3') });
  });

  test('joins a run that was brought to an empty column to the card that has turned up for it since', () => {
    const read = parseRecord(`Game: spider\nRules: spider1\nDeal: 4217\n\n${FILLED}`);
    if (!read.ok || !isSpiderGame(read.value)) throw new Error('That is no game of Spider');
    expect(plainHint(read.value)).toEqual({ type: 'move', gain: 'empties', move: moveOf('6', '4', 2) });
  });

  test('does not say that nothing makes progress where it only keeps a column filled', () => {
    const filling = gameFrom(sketch({ columns: filled('9C 2D', '', 'TC 3S'), stock: STOCK }));
    const put = update(filling, { type: 'move', move: moveOf('1', '2') });
    expect(plainHint(put)).toEqual({ type: 'dealRound', move: DEAL, isFilling: true });
  });

  test('uses empty columns', () => {
    const game = gameFrom(sketch({ columns: filled('2D 3D | KH', '') }));
    expect(follow(game, plainHint(game)).position.columns[1]!.cards).toHaveLength(1);
  });
});

describe('it never peeks', () => {
  const picks = fc.array(fc.nat(), { maxLength: 80 });

  test.each(SPIDER_PRESETS)('other unseen cards change no hint and no warning in %s', (name) => {
    fc.assert(fc.property(numbers, picks, fc.nat(), (number, choices, seed) => {
      let game = newGame(PRESETS[name], number);
      for (const pick of choices) {
        const next = plainHint(game);
        const other = rearranged(game, seed + pick);
        expect(plainHint(other)).toEqual(next);
        expect(warnings(other)).toEqual(warnings(game));
        game = pick % 3 > 0 && next.type !== 'undo' ? follow(game, next) : wander(game, pick);
        if (pick % 7 === 0) game = update(game, { type: 'undo' });
      }
    }), { numRuns: 25 });
  });
});

function gain(what: Gain, from: '1' | '2', to: '1' | '2' | '3', count = 1): SpiderHint {
  return { type: 'move', gain: what, move: moveOf(from, to, count) };
}

function turns(from: '1', to: '2' | '3'): SpiderHint {
  return gain('turns', from, to);
}

function follow(game: SpiderGame, hint: SpiderHint): SpiderGame {
  if (hint.type === 'undo') return game;
  const next = update(game, { type: 'move', move: hint.move });
  expect(next).not.toBe(game);
  return next;
}

function warnings(game: SpiderGame): boolean[] {
  return legalMoves(game.position).map((move) => losesRounds(game, move));
}

function wander(game: SpiderGame, pick: number): SpiderGame {
  const moves = legalMoves(game.position);
  return moves.length > 0 ? update(game, { type: 'move', move: moves[pick % moves.length]! }) : game;
}

/** The same game, as far as its player can tell: what was never seen lies in another order. */
function rearranged(game: SpiderGame, seed: number): SpiderGame {
  const unseen = unseenCards(game);
  const key = (index: number) => Math.imul(index + 1, 2654435761 ^ seed) >>> 0;
  const shuffled = [...unseen.keys()].sort((a, b) => key(a) - key(b)).map((index) => unseen[index]!);
  const moved = new Map(unseen.map((card, index) => [card, shuffled[index]!]));
  const other = (card: Card) => moved.get(card) ?? card;
  const swap = (position: SpiderPosition): SpiderPosition => ({
    ...position,
    columns: position.columns.map(({ cards, hidden }) => ({ cards: cards.map(other), hidden })),
    stock: position.stock.map(other),
  });
  return { ...game, start: swap(game.start), positions: game.positions.map(swap), position: swap(game.position) };
}
