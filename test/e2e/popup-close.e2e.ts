import { expect, it } from 'vitest';
import {
  PRESETS, legalMoves, changesSomething, newGame, update, type FreecellGame, type CardMove,
} from '@sidedeck/core';
import { openDesk, type ExtensionTable } from './popup.ts';

const CLOSINGS = 20;
const SEED = 617;

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
}

/** Something under way in the popup when it is closed, and the game that has to be there afterwards. */
type Moment = (popup: ExtensionTable, game: FreecellGame, move: CardMove) => Promise<FreecellGame>;

const MOMENTS: Record<string, Moment> = {
  async 'a card is carried'(popup, game, move) {
    await popup.startDrag(game.position, move);
    return game;
  },
  async 'a move has just been made by dragging'(popup, game, move) {
    await popup.drag(game.position, move);
    return update(game, { type: 'move', move });
  },
  async 'cards are on their way'(popup, game, move) {
    await popup.clickClick(game.position, move);
    return update(game, { type: 'move', move });
  },
  async 'a card is selected'(popup, game, move) {
    await popup.select(game.position, move);
    return game;
  },
  async 'a hint is sought'(popup, game, move) {
    await popup.clickClick(game.position, move);
    await popup.press('hint');
    return update(game, { type: 'move', move });
  },
  async 'a move is taken back'(popup, game, move) {
    await popup.clickClick(game.position, move);
    await popup.press('undo');
    return update(update(game, { type: 'move', move }), { type: 'undo' });
  },
  async 'the cards go back to the deal'(popup, game, move) {
    await popup.clickClick(game.position, move);
    await popup.press('restart');
    await popup.panel('confirm').locator('[data-action="confirm"]').click();
    return update(game, { type: 'restart' });
  },
  async 'another game is laid out'(popup, game) {
    await popup.press('new');
    await popup.panel('new').locator('[data-action="start"]').click();
    await expect.poll(() => popup.root.getAttribute('data-deal')).not.toBe(String(game.deal));
    return newGame(PRESETS.classic, Number(await popup.root.getAttribute('data-deal')));
  },
};

it(`keeps the last completed move when the popup is closed at ${CLOSINGS} random moments`, async () => {
  const chance = chanceFrom(SEED);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)]!;
  const desk = await openDesk();
  const seen = new Set<string>();
  let game = newGame(PRESETS.classic, 617);
  await desk.storeGame(game);

  for (let closing = 0; closing < CLOSINGS; closing++) {
    const popup = await desk.popup();
    await popup.shows(game);
    const name = pick(Object.keys(MOMENTS));
    seen.add(name);
    const move = pick(legalMoves(game.position).filter((each) => changesSomething(game.position, each)));
    game = await MOMENTS[name]!(popup, game, move);
    if (chance() < 0.5) await popup.page.waitForTimeout(chance() * 400);
    await close(popup);
    const { deal, steps, cursor } = await desk.storedGame();
    expect({ deal, steps, cursor }, `after closing ${closing + 1}, when ${name}`)
      .toEqual({ deal: game.deal, steps: game.steps, cursor: game.cursor });
  }
  await (await desk.popup()).shows(game);
  expect([...seen].sort()).toEqual(Object.keys(MOMENTS).sort());

  async function close({ page }: ExtensionTable): Promise<void> {
    if (chance() < 0.5) return desk.browser.closePopup(page);
    const closed = page.waitForEvent('close');
    void page.evaluate(() => window.close()).catch(() => undefined);
    await closed;
  }
});
