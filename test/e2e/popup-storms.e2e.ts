import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  COLUMN_NAMES, DEAL, PRESETS, clickMove, makeBoard, newGame, parseRecord, update,
  type CardMove, type ColumnName, type Game, type SpiderGame,
} from '@sidedeck/core';
import { LINES, playMoves } from '../fixtures/games.ts';
import { openDesk, type Desk, type ExtensionTable } from './popup.ts';
import { LINE, startOfLine } from './spider.ts';
import { sightOf } from './table.ts';

const WAY = LINES[0]!.moves;
const FREECELL = playMoves(newGame(PRESETS.classic, 617), WAY.slice(0, 12));
const NEXT = WAY[12]!;
/** How long undo is held, in milliseconds. */
const HELD = 3000;

/** Exactly what a replay of the stored moves gives is on the table, with nothing in the hand; whatever was played. */
async function isWhole(desk: Desk, popup: ExtensionTable): Promise<Game> {
  await expect.poll(() => popup.root.locator('.board.dragging, .card.held').count()).toBe(0);
  await expect.poll(async () => isDeepStrictEqual(await popup.see(), sightOf(await desk.storedGame()))).toBe(true);
  const read = parseRecord((await desk.storedText('game'))!);
  if (!read.ok || read.problem) throw new Error('The stored game is damaged');
  return read.value;
}

it('keeps FreeCell whole in a storm of clicks, buttons and keys', async () => {
  const desk = await openDesk();
  await desk.storeGame(FREECELL);
  const popup = await desk.popup();
  const { mouse, keyboard } = popup.page;
  const { from, to, drop } = await popup.aim(FREECELL.position, NEXT);

  // Keys while cards are under way.
  await mouse.click(from.x, from.y);
  await mouse.click(to.x, to.y);
  for (const key of ['z', 'y', 'z', 'y', 'a', 'z', 'y']) await keyboard.press(key);
  await isWhole(desk, popup);

  // Enter with a button focused: that button, once, and nothing on the table.
  await popup.root.locator('button[data-action="undo"]').focus();
  for (const key of ['Enter', 'Space']) {
    const { cursor } = await isWhole(desk, popup);
    await keyboard.press(key);
    await expect.poll(async () => (await popup.see()).cursor).toBe(String(cursor - 1));
  }
  await isWhole(desk, popup);

  // Triple clicks all over the table, and a second button in the middle of drags.
  for (const { x, y } of await corners(popup)) {
    await mouse.click(x, y, { clickCount: 3 });
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + 40, y + 30, { steps: 2 });
    await mouse.down({ button: 'right' });
    await mouse.up({ button: 'right' });
    await mouse.up();
  }
  const after = await isWhole(desk, popup);

  // Released outside of the window: the table hears of it with the next movement.
  await desk.storeGame(FREECELL);
  await popup.shows(FREECELL);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(drop.x, drop.y, { steps: 3 });
  await mouse.move(-40, -60);
  await mouse.up();
  await mouse.move(drop.x, drop.y);
  await popup.shows(FREECELL);
  expect(after.start).toEqual(FREECELL.start);
});

it('takes back exactly as much as a held key says, while cards are still flying', async () => {
  const desk = await openDesk();
  await desk.storeGame(FREECELL);
  const popup = await desk.popup();
  await holdKey(popup.page, 'z', HELD);
  await popup.shows(update(FREECELL, { type: 'goTo', cursor: 0 }));
  await holdKey(popup.page, 'y', HELD);
  await popup.shows(FREECELL);
  expect(makeBoard((await isWhole(desk, popup)).position)).toBe(makeBoard(FREECELL.position));
});

it('takes back exactly while cards fly and a worker thinks, and drops what it finds for another position', async () => {
  const desk = await openDesk();
  const start = newGame(PRESETS.spider2, 617, { id: 'thinking', started: 1 });
  await desk.storeGame(start);
  const popup = await desk.popup();
  const hinted = popup.root.locator('.card.hint, .goal');
  for (let round = 0; round < 3; round++) {
    expect(await pressInFlight(popup, 'deal', 'coach', 'undo')).toBe(true);
    await popup.shows(update(update(start, { type: 'move', move: DEAL }), { type: 'undo' }));
  }
  // The next question to the same worker is answered, and is about the table as it is.
  await popup.press('coach');
  await expect.poll(() => popup.root.locator('[data-note="toast"]').textContent()).toMatch(/^Coach: /);
  expect(await hinted.count()).toBeGreaterThan(0);
  await popup.shows(start);

  const board = await popup.see();
  await desk.storeGame(FREECELL);
  await expect.poll(() => popup.see()).not.toEqual(board);
  await pressInFlight(popup, 'hint', 'undo', 'hint', 'undo', 'hint', 'redo');
  await popup.shows(update(FREECELL, { type: 'goTo', cursor: FREECELL.cursor - 1 }));
  await popup.root.and(popup.page.locator('[data-light="winnable"]')).waitFor();
  expect([await hinted.count(), await popup.root.locator('[data-note="toast"]').count()]).toEqual([0, 0]);
  await isWhole(desk, popup);
});

it('loses no quick click of Spider on another card, and deals no second round by a trembling hand', async () => {
  const desk = await openDesk();
  const start = startOfLine();
  await desk.storeGame(start);
  const popup = await desk.popup();
  const { mouse } = popup.page;
  const [first, second] = LINE.slice(0, 2) as [CardMove, CardMove];
  const [one, two] = [await popup.aim(start.position, first), await popup.aim(start.position, second)];
  await mouse.click(one.from.x, one.from.y);
  await mouse.click(two.from.x, two.from.y);
  const after = [first, second].reduce<SpiderGame>((game, move) => update(game, { type: 'move', move }), start);
  await popup.shows(after);

  for (const { x, y } of await corners(popup)) await mouse.click(x, y, { clickCount: 2 });
  await popup.page.keyboard.press('Escape');
  await isWhole(desk, popup);
});

/** The upper left corners of every fourth card, as they lie now. */
function corners({ root }: ExtensionTable): Promise<{ x: number; y: number }[]> {
  return root.locator('[data-card]').evaluateAll((cards) => cards.filter((_, index) => index % 4 === 0).map((card) => {
    const { x, y } = card.getBoundingClientRect();
    return { x: x + 8, y: y + 4 };
  }));
}

/** Presses one button a frame; whether cards were under way when the last was pressed. */
function pressInFlight({ root }: ExtensionTable, ...actions: string[]): Promise<boolean> {
  return root.evaluate(async (element, names) => {
    let isMoving = false;
    for (const name of names) {
      isMoving = element.querySelector('.board.moving') !== null;
      element.querySelector<HTMLElement>(`button[data-action="${name}"]`)!.click();
      await new Promise(requestAnimationFrame);
    }
    return isMoving;
  }, actions);
}

/** A key that repeats as the system lets it, until it is lifted. */
async function holdKey(page: Page, key: string, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

it('takes each of quick clicks for what it was meant, however late the page hears of them', async () => {
  const desk = await openDesk();
  const play = (game: SpiderGame, move: typeof LINE[number]) => update(game, { type: 'move', move });
  const start = LINE.slice(0, 3).reduce(play, startOfLine());
  const first = LINE[3] as CardMove;
  await desk.storeGame(start);
  const popup = await desk.tab();
  const { page } = popup;
  const { from, to } = await popup.aim(start.position, first);
  // The card that the first one lands on then goes on, and takes it along.
  const moved = play(start, first);
  const at = start.position.columns[COLUMN_NAMES.indexOf(first.to as ColumnName)]!.cards.length - 1;
  const second = clickMove(moved.position, first.to as ColumnName, at);
  if (!second.ok) throw new Error('The run goes nowhere');

  const session = await page.context().newCDPSession(page);
  const box = (await popup.root.locator(`[data-at="${first.to}"][data-index="${at}"]`).boundingBox())!;
  const points = [from, { x: box.x + box.width / 4, y: box.y + 4 }];
  expect(to.y).toBeGreaterThan(box.y);
  await page.evaluate((lasts) => void setTimeout(() => {
    for (const end = performance.now() + lasts; performance.now() < end;);
  }, 10), 400);
  const sent: Promise<unknown>[] = [];
  for (const { x, y } of points) {
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      sent.push(session.send('Input.dispatchMouseEvent', {
        type, x, y, button: 'left', buttons: type === 'mousePressed' ? 1 : 0, clickCount: 1,
      }));
      await page.waitForTimeout(60);
    }
  }
  await Promise.all(sent);
  await popup.shows(update(moved, { type: 'move', move: second.value }));
});
