import { PRESETS, gameFrom, isWon, moveOf, newGame, solve, update, type Game, type Position } from '@sidedeck/core';
import { describe, expect, it, vi } from 'vitest';
import { effectScope, nextTick, ref, shallowRef } from 'vue';
import { spiderTable } from '../../../test/fixtures/spider.ts';
import type { Solver } from './solver.ts';
import { useSpiderLight } from './spiderLight.ts';

function lightOver(first: Game) {
  const game = shallowRef(first);
  const asked = vi.fn<(position: Position) => void>();
  const solver: Pick<Solver, 'solve'> = {
    async solve(position) {
      asked(position);
      return solve(position);
    },
  };
  const light = effectScope().run(() => useSpiderLight(game, solver, ref(true)))!;
  return { game, asked, light };
}

describe('the status light of Spider', () => {
  it('stays out while a card was never seen, and nobody looks at the cards', async () => {
    const { light, asked } = lightOver(newGame(PRESETS.spider1, 4));
    await nextTick();
    expect(light.value).toBe('off');
    expect(asked).not.toHaveBeenCalled();
  });

  it('says that it does not know while it computes, then what was proved', async () => {
    const run = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';
    const { foundations, ...table } = spiderTable([run, 'AS'], '', PRESETS.spider1);
    const done = spiderTable(Array.from({ length: 7 }, () => `${run} AS`)).columns.slice(0, 7).map(({ cards }) => cards);
    const start = gameFrom({ ...table, foundations: [...done, ...foundations.slice(7)] });
    const { light, game } = lightOver(start);
    expect(light.value).toBe('unknown');
    await vi.waitFor(() => expect(light.value).toBe('winnable'));
    game.value = update(start, { type: 'move', move: moveOf('2', '1') });
    expect(isWon(game.value.position)).toBe(true);
    expect(light.value).toBe('winnable');
  });
});
