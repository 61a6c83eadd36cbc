import { expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { gameFrom, update } from '../game.ts';
import { PRESETS, type FreecellRules } from '../rules.ts';
import { cardsOut, lengthOf, metricOf } from './metric.ts';
import { solve } from './solve.ts';

function lineOf(rules: FreecellRules) {
  const start = autoplay(deal(rules, 617));
  const verdict = solve(start);
  if (verdict.type !== 'winnable') throw new Error('617 is winnable');
  const won = verdict.moves.reduce((game, move) => update(game, { type: 'move', move }), gameFrom(start));
  return { start, moves: verdict.moves, moveCount: won.moveCount };
}

test('under full autoplay the table counts what `player` says', () => {
  const { start, moves, moveCount } = lineOf(PRESETS.classic);
  expect(metricOf(start.rules)).toBe('player');
  expect(lengthOf(start, moves, 'player')).toBe(moveCount);
});

test.each(['houseA', 'houseE'] as const)('%s counts `runs` and each card that goes home', (preset) => {
  const { start, moves, moveCount } = lineOf(PRESETS[preset]);
  expect(metricOf(start.rules)).toBe('runs');
  expect(lengthOf(start, moves, 'runs') + cardsOut(start)).toBe(moveCount);
});

test('where collecting costs nothing, a card that goes home does not either', () => {
  expect(metricOf({ ...PRESETS.houseA, collect: 'safe' })).toBe('player');
  expect(metricOf(PRESETS.houseB)).toBe('player');
});

test('every card is counted as it moves, by hand or by itself', () => {
  const { start, moves } = lineOf(PRESETS.classic);
  const game = moves.reduce((now, move) => update(now, { type: 'move', move }), gameFrom(start));
  const moved = game.steps.flatMap((step) => [...step.moves, ...step.automatic]);
  expect(lengthOf(start, moves, 'cards')).toBe(moved.reduce((sum, { count }) => sum + count, 0));
});

test('safe cards sent home by hand cost the player nothing', () => {
  const byHand = lineOf(PRESETS.houseA);
  expect(lengthOf(byHand.start, byHand.moves, 'player')).toBeLessThan(byHand.moveCount - 13);
});
