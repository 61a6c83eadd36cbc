import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  FOUNDATION, PRESETS, cellIndex, legalMoves, newGame, statusOf, topCard, update,
  type CardMove, type Game, type Move, type Position,
} from '@sidedeck/core';
import { LINES } from '../fixtures/games.ts';
import { openDesk, type ExtensionTable } from './popup.ts';
import { LINE, startOfLine } from './spider.ts';
import { movedCard } from './table.ts';
import { isSaidIn, spoken } from './transcript.ts';

it.each([
  ['FreeCell', 'keyboard', 'zh-TW', '過關！', newGame(PRESETS.classic, 617), LINES[0]!.moves],
  ['Spider', 'pointer', 'zh-CN', '通关！', startOfLine(), LINE],
] as const)('wins %s by the list of moves alone, by %s, in %s', async (_name, way, language, won, start, line) => {
  const desk = await openDesk();
  await desk.choose({ motion: 'reduced', language });
  await desk.storeGame(start);
  const popup = await desk.popup();
  await popup.page.keyboard.press('m');
  const list = popup.root.locator('[data-dock="moves"]');
  await list.waitFor();
  expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  let game: Game = start;
  let planned: Game = start;
  let said = '';
  for (const move of line) {
    if (statusOf(game) === 'won') break;
    // Of equal empty places the list takes the first, which need not be the one of the line.
    const same = move.type === 'deal' ? move : likeIn(game.position, planned.position, move);
    await (way === 'keyboard' ? pressByKeys : pressByPointer)(popup, same);
    [game, planned] = [made(game, same), made(planned, move)];
    await popup.shows(game);
    // Each move is said, and the next one can be made at once.
    await expect.poll(() => spoken(popup)).not.toBe(said);
    said = await spoken(popup);
    expect(isSaidIn(language, said), said).toBe(true);
    if (statusOf(game) === 'playing') {
      expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  }
  expect(statusOf(game)).toBe('won');
  expect(said).toContain(won);
  await popup.panel('won').waitFor();
  expect(await popup.panel('won').evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
});

it('shows how many cards can move together, stays open, and keeps the focus through undo and closing', async () => {
  const desk = await openDesk();
  const start = newGame(PRESETS.houseC, 617);
  await desk.storeGame(start);
  const popup = await desk.popup();
  await popup.page.keyboard.press('m');
  const list = popup.root.locator('[data-dock="moves"]');
  await expect.poll(() => list.locator('[data-note="limit"]').textContent()).toContain('5 cards can move together.');
  const move = legalMoves(start.position).find(({ to }) => cellIndex(to) === 0)!;
  await pressByKeys(popup, move);
  await popup.shows(update(start, { type: 'move', move }));
  expect(await list.locator('[data-note="limit"]').textContent()).toContain('4 cards can move together.');
  await popup.page.keyboard.press('z');
  await popup.shows(start);
  expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await desk.browser.closePopup(popup.page);
  const again = await desk.popup();
  await again.root.locator('[data-dock="moves"]').waitFor();
  // Opened with the page it leaves the focus to the table, which shows it once a key was pressed.
  const focused = again.root.locator('.board :focus');
  await expect.poll(() => focused.count()).toBe(1);
  expect(await lineAround(focused)).toBe('none');
  await again.page.keyboard.press('ArrowLeft');
  await expect.poll(() => lineAround(focused)).toBe('solid');
  await again.page.keyboard.press('m');
  await again.root.locator('[data-dock="moves"]').waitFor({ state: 'detached' });
  expect(await again.root.locator('.board').evaluate((board) => board.contains(document.activeElement))).toBe(true);
});

/** The line around a card that has the focus. */
function lineAround(card: Locator): Promise<string> {
  return card.locator('.face').evaluate((face) => getComputedStyle(face).outlineStyle);
}

function made(game: Game, move: Move): Game {
  return update(game, { type: 'move', move } as never);
}

/** The move of the list that does here what another move does there. */
function likeIn(here: Position, there: Position, move: CardMove): CardMove {
  const wanted = describeMove(there, move);
  const found = legalMoves(here).find((other) => other.type === 'move' && describeMove(here, other) === wanted);
  if (found?.type !== 'move') throw new Error(`No move does ${wanted}`);
  return found;
}

/** What moves, and onto what; of empty places only their kind. */
function describeMove(position: Position, move: CardMove): string {
  const place = cellIndex(move.to) >= 0 ? 'cell' : 'empty';
  const onto = move.to === FOUNDATION ? 'up' : topCard(position, move.to) ?? place;
  return `${movedCard(position, move)} ${move.count} ${onto}`;
}

const keyOf = (move: Move) => move.type === 'deal' ? 'deal' : `${move.from}${move.to}v${move.count}`;

async function pressByPointer({ root }: ExtensionTable, move: Move): Promise<void> {
  await root.locator(`[data-move="${keyOf(move)}"]`).click();
}

/** Along the list with the arrow keys, from wherever the focus is. */
async function pressByKeys({ page, root }: ExtensionTable, move: Move): Promise<void> {
  const keys = await root.locator('[data-move]').evaluateAll((buttons) =>
    [buttons.findIndex((button) => button === document.activeElement), ...buttons.map((button) =>
      (button as HTMLElement).dataset['move'])] as const);
  const [now, ...names] = keys as [number, ...string[]];
  const goal = names.indexOf(keyOf(move));
  if (now < 0 || goal < 0) throw new Error(`${keyOf(move)} is ${goal}, the focus ${now}`);
  const key = goal > now ? 'ArrowDown' : 'ArrowUp';
  for (let steps = Math.abs(goal - now); steps > 0; steps--) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}
