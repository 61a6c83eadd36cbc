import { DEAL, PRESETS, gameFrom, isWon, newGame, play, solve, update, type Position } from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
import { WON_BY_CLICKS } from '../../../test/fixtures/spider.ts';
import { wayFrom } from './way.ts';

const { start, steps } = WON_BY_CLICKS;
const moves = steps.map((step) => step.moves[0]!);
const spider = wayFrom(start, moves);

describe('a way to win Spider', () => {
  it('is found again at each of its positions, whatever object that is, and ends with the win', () => {
    let now: Position = start;
    for (const [index, move] of moves.entries()) {
      const same: Position = JSON.parse(JSON.stringify(now));
      expect(spider.next(same)).toEqual(move);
      expect(spider.movesFrom(same)).toHaveLength(moves.length - index);
      now = play(now, move);
    }
    expect(isWon(now)).toBe(true);
    expect([spider.next(now), spider.movesFrom(now)]).toEqual([undefined, []]);
  });

  it('knows no position beside it, nor one of another game', () => {
    expect(spider.next(play(start, DEAL))).toBeUndefined();
    expect(spider.next(newGame(PRESETS.spider1, 5).position)).toBeUndefined();
    expect(spider.next({ ...start, rules: PRESETS.spider2 })).toBeUndefined();
    expect(spider.movesFrom(newGame(PRESETS.classic, 617).position)).toEqual([]);
  });

  it('is none of FreeCell’s, which knows its own whatever the order of columns', () => {
    const { position } = newGame(PRESETS.classic, 617);
    const verdict = solve(position);
    if (verdict.type !== 'winnable') throw new Error('Deal 617 can be won');
    const way = wayFrom(position, verdict.moves);
    const turned = gameFrom({ ...position, columns: [...position.columns].reverse() });
    const next = way.next(turned.position)!;
    expect(update(turned, { type: 'move', move: next })).not.toBe(turned);
    expect([way.next(start), way.movesFrom(start)]).toEqual([undefined, []]);
  });
});
