import { PRESETS, newGame, solve, update, type FreecellGame, type FreecellPosition } from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
import { createVerdicts } from './verdicts.ts';

const game = newGame(PRESETS.classic, 617);
const verdict = solve(game.position);
if (verdict.type !== 'winnable') throw new Error('Deal 617 can be won');

const after = (from: FreecellGame, ...commands: Parameters<typeof update>[1][]) => commands.reduce(update, from);
const playLine = (count: number) => after(game, ...verdict.moves.slice(0, count).map((move) => (
  { type: 'move', move } as const)));

describe('verdicts', () => {
  it('know nothing at first', () => {
    expect(createVerdicts().infer(game)).toBeUndefined();
  });

  it('know the whole line of a position once it is won', () => {
    const verdicts = createVerdicts();
    verdicts.learn(game.position, verdict);
    let now = game;
    while (verdicts.of(now.position)?.type === 'winnable') {
      const known = verdicts.of(now.position);
      now = known?.type === 'winnable' ? update(now, { type: 'move', move: known.move }) : now;
    }
    expect(now.position.foundations.map((pile) => pile.length)).toEqual([13, 13, 13, 13]);
  });

  it('know that taking a move back from a winnable position leaves it winnable', () => {
    const verdicts = createVerdicts();
    const later = playLine(3);
    const found = solve(later.position);
    verdicts.learn(later.position, found);
    const known = verdicts.infer(update(later, { type: 'undo' }));
    expect(known).toEqual({ type: 'winnable', move: verdict.moves[2] });
  });

  it('know that no move saves a lost position, and do not say so of its past', () => {
    const verdicts = createVerdicts();
    const later = playLine(2);
    verdicts.learn(later.positions[1]!, { type: 'unwinnable', positions: 7 });
    expect(verdicts.infer(later)).toEqual({ type: 'unwinnable', positions: 7 });
    expect(verdicts.infer(after(later, { type: 'undo' }, { type: 'undo' }))).toBeUndefined();
  });

  it('keep rules apart', () => {
    const verdicts = createVerdicts();
    verdicts.learn(game.position, { type: 'unwinnable', positions: 1 });
    const other: FreecellPosition = { ...game.position, rules: { ...game.rules, runLimit: 'doubling' } };
    expect(verdicts.of(other)).toBeUndefined();
  });

  it.each([
    [11982, { cells: 5 }, {}],
    [781948, { runLimit: 'doubling' }, {}],
    [781948, { runLimit: 'doubling' }, { autoplay: 'off' }],
  ] as const)('do not take a way to win %i for one under stricter rules', (number, looser, shown) => {
    const verdicts = createVerdicts();
    const loose = newGame({ ...PRESETS.classic, ...looser }, number).position;
    verdicts.learn(loose, solve(loose));
    const strict = newGame({ ...PRESETS.classic, ...shown }, number).position;
    expect(verdicts.of(loose)?.type).toBe('winnable');
    expect([verdicts.of(strict), verdicts.lineFrom(strict)]).toEqual([undefined, []]);
  });

  it('hold under rules that only differ in what goes by itself', () => {
    const verdicts = createVerdicts();
    verdicts.learn(game.position, verdict);
    expect(verdicts.of({ ...game.position, rules: { ...game.rules, autoplay: 'off' } })?.type).toBe('winnable');
  });
});
