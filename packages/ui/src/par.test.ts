import { PRESETS, cardsOut, newGame, type FreecellRules } from '@sidedeck/core';
import { describe, expect, it, vi } from 'vitest';
import { effectScope } from 'vue';
import { createFakeStore } from './fakeStore.ts';
import { parShown, usePar } from './par.ts';

const won = (rules: FreecellRules, moveCount: number) => ({ ...newGame(rules, 617), moveCount });

describe('par', () => {
  it('is counted as the table counts', () => {
    expect(parShown({ length: 30, bound: 27 }, won(PRESETS.classic, 50)))
      .toEqual({ moves: 30, least: 27, metric: 'player' });
    expect(parShown({ length: 40, bound: 35 }, won(PRESETS.houseE, 120)))
      .toEqual({ moves: 92, least: 87, metric: 'runs' });
    expect(cardsOut(newGame(PRESETS.houseE, 617).start)).toBe(52);
  });

  it('is the player\'s own where that is shorter', () => {
    expect(parShown({ length: 30, bound: 27 }, won(PRESETS.classic, 28))).toMatchObject({ moves: 28, least: 27 });
  });

  it('comes from a worker that ends with the panel', async () => {
    const { host } = createFakeStore().open();
    const scope = effectScope();
    const game = won(PRESETS.classic, 200);
    const par = scope.run(() => usePar(game, host))!;
    expect(par.value).toBeUndefined();
    await vi.waitFor(() => expect(par.value).toBeDefined(), { timeout: 20_000 });
    expect(par.value!.moves).toBeGreaterThanOrEqual(par.value!.least);
    expect(par.value!.moves).toBeLessThan(200);
    scope.stop();
  });
});
