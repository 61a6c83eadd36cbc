import { describe, expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { autoplay, collectMoves } from '../freecell/autoplay.ts';
import { isWon, legalMoves } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import { sketch } from '../freecell/sketch.ts';
import type { CardMove } from '../move.ts';
import type { FreecellPosition } from '../position.ts';
import { PRESETS, type Autoplay } from '../rules.ts';
import { Line } from './line.ts';
import { solve } from './solve.ts';

const { classic } = PRESETS;
const LEVELS: Autoplay[] = ['off', 'basic', 'full'];

/** A deal and the moves that win it. */
function solved(number: number, level: Autoplay): { start: FreecellPosition; moves: readonly CardMove[]; line: Line } {
  const start = deal({ ...classic, autoplay: level }, number);
  const verdict = solve(start);
  if (verdict.type !== 'winnable') throw new Error(`Deal ${number} is ${verdict.type}`);
  return { start, moves: verdict.moves, line: Line.of(start, verdict.moves) };
}

function follow(position: FreecellPosition, line: Line): FreecellPosition {
  return line.movesFrom(position).reduce((now, move) => autoplay(play(now, move)), position);
}

/** The same table, looked at in a mirror. */
function mirrored(position: FreecellPosition): FreecellPosition {
  return { ...position, columns: [...position.columns].reverse(), cells: [...position.cells].reverse() };
}

describe.each(LEVELS)('a line (autoplay %s)', (level) => {
  test.each([1, 24, 617, 24_943])('of deal %i gives its moves back', (number) => {
    const { start, moves, line } = solved(number, level);
    expect(line.movesFrom(start)).toEqual(moves);
    expect(isWon(follow(start, line))).toBe(true);
  });

  test('goes on from each of its positions, whatever lies where', () => {
    const { start, moves, line } = solved(617, level);
    let now = start;
    for (const move of moves) {
      expect(line.next(now)).toEqual(move);
      expect(isWon(follow(mirrored(now), line))).toBe(true);
      now = autoplay(play(now, move));
    }
    expect(isWon(now)).toBe(true);
    expect(line.next(now)).toBeUndefined();
  });

  test('is not left by sending safe cards up', () => {
    const { start, moves, line } = solved(617, level);
    moves.reduce((now, move) => {
      const collected = collectMoves(now).reduce(play, now);
      expect(isWon(follow(collected, line))).toBe(true);
      return autoplay(play(now, move));
    }, start);
  });

  test('knows nothing of positions beside it', () => {
    const { start, moves, line } = solved(617, level);
    const beside = legalMoves(start).filter((move) => line.next(autoplay(play(start, move))) === undefined);
    expect(beside.length).toBeGreaterThan(3);
    expect(beside).not.toContainEqual(moves[0]);
    expect(line.movesFrom(deal(start.rules, 618))).toEqual([]);
  });
});

test('safe cards that the rules leave to the player are sent up when they are in the way', () => {
  const rules = { autoplay: 'off' } as const;
  const foundations = [11, 12, 13, 12];
  const start = sketch({ columns: ['KS QC', 'KD', 'KC'], cells: '-', foundations, rules });
  const verdict = solve(start);
  const moves = verdict.type === 'winnable' ? verdict.moves.map(({ from, to }) => from + to) : [];
  expect([...moves].sort()).toEqual(['1h', '1h', '2h', '3h']);
});
