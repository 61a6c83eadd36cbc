import { expect, it } from 'vitest';
import { PRESETS, newGame, statusOf, update, type CardMove, type Game } from '@sidedeck/core';
import { LINES, playMoves } from '../fixtures/games.ts';
import { fingerOn, type Finger } from './finger.ts';
import { openDesk, type Desk, type ExtensionTable } from './popup.ts';
import { LINE, startOfLine } from './spider.ts';
import { isSaidIn, spoken } from './transcript.ts';
type Way = 'tap' | 'drag' | 'press';

/** A long press takes its time, and a second tap in one place would belong to the first. */
function wayOf(index: number): Way {
  if (index % 9 === 8) return 'press';
  return index % 2 === 0 ? 'tap' : 'drag';
}

async function open(game: Game, language = 'en'): Promise<[Desk, ExtensionTable, Finger]> {
  const desk = await openDesk();
  await desk.choose({ motion: 'reduced', language });
  await desk.storeGame(game);
  const popup = await desk.popup();
  await popup.shows(game);
  return [desk, popup, await fingerOn(popup.page)];
}

/** Nothing of the page has been scrolled or zoomed. */
function view({ page }: ExtensionTable): Promise<number[]> {
  return page.evaluate(() => [scrollX, scrollY, visualViewport!.scale, visualViewport!.offsetTop]);
}

it('wins FreeCell by touch alone, tapping and dragging, in Chinese', async () => {
  let game = newGame(PRESETS.classic, 617);
  const [, popup, finger] = await open(game, 'zh-CN');
  for (const [index, move] of LINES[0]!.moves.entries()) {
    if (statusOf(game) === 'won') break;
    const { from, to, drop } = await popup.aim(game.position, move);
    if (index % 2 === 0) {
      await finger.tap(from);
      await finger.tap(to);
    } else {
      await finger.carry(from, drop);
      expect(await view(popup)).toEqual([0, 0, 1, 0]);
      await finger.lift();
    }
    game = update(game, { type: 'move', move });
    await popup.shows(game);
  }
  expect(statusOf(game)).toBe('won');
  await popup.panel('won').waitFor();
  expect(isSaidIn('zh-CN', await spoken(popup))).toBe(true);
}, 240_000);

it('wins Spider by touch alone: taps, drags, long presses, and the stock', async () => {
  let game = startOfLine();
  const [, popup, finger] = await open(game);
  for (const [index, move] of LINE.entries()) {
    await (move.type === 'deal' ? tapStock(popup, finger) : byTouch(popup, finger, game, move, wayOf(index)));
    game = update(game, { type: 'move', move });
    await popup.shows(game);
  }
  expect(statusOf(game)).toBe('won');
  await popup.panel('won').waitFor();
}, 240_000);

it('lets a card fly home when the system takes the touch away', async () => {
  const game = playMoves(newGame(PRESETS.classic, 617), LINES[0]!.moves.slice(0, 3));
  const [desk, popup, finger] = await open(game);
  const move = LINES[0]!.moves[3]!;
  const { from, drop } = await popup.aim(game.position, move);
  await finger.carry(from, drop);
  expect(await popup.root.locator('.board.dragging').count()).toBe(1);
  await finger.cancel();
  await expect.poll(() => popup.root.locator('.board.dragging, .card.held').count()).toBe(0);
  await popup.shows(game);
  await finger.carry(from, drop);
  await finger.lift();
  const after = update(game, { type: 'move', move });
  await popup.shows(after);
  expect((await desk.storedGame()).steps).toEqual(after.steps);
});

/** By a tap, which sends cards to their best place; by a drag; or by a long press and taps in the run picker. */
async function byTouch(
  popup: ExtensionTable, finger: Finger, game: Game, move: CardMove, way: Way,
): Promise<void> {
  const { from, drop } = await popup.aim(game.position, move);
  if (way === 'tap') return finger.tap(from);
  if (way === 'drag') {
    await finger.carry(from, drop);
    return finger.lift();
  }
  await finger.press(from);
  const picker = popup.panel('picker');
  await picker.waitFor();
  await finger.lift();
  const tapOn = async (selector: string) => {
    const box = (await picker.locator(selector).boundingBox())!;
    await finger.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  };
  const count = async () => Number(await picker.locator('[data-note="count"]').getAttribute('data-count'));
  for (let now = await count(); now !== move.count; now = await count()) {
    await tapOn(`[data-action="${now < move.count ? 'more' : 'fewer'}-cards"]`);
  }
  while (await picker.locator(`[data-to="${move.to}"]`).count() === 0) await tapOn('[data-action="page-after"]');
  await tapOn(`[data-to="${move.to}"]`);
  await tapOn('[data-action="confirm"]');
}

async function tapStock({ root }: ExtensionTable, finger: Finger): Promise<void> {
  const box = (await root.locator('[data-pile="stock"]').boundingBox())!;
  await finger.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
}
