import { expect, it } from 'vitest';
import {
  FOUNDATION, PRESETS, cellIndex, legalMoves, newGame, statusOf, topCard, update,
  type CardMove, type Game, type Move, type Position,
} from '@sidedeck/core';
import { LINES } from '../fixtures/games.ts';
import { openDesk, type ExtensionTable } from './popup.ts';
import { LINE } from './spider.ts';
import { movedCard } from './table.ts';

const WAY = LINES[0]!.moves;
/** So many moves lie behind, and most cards are still to go up. */
const FREECELL_FROM = 14;
const SPIDER_FROM = 84;

it.each([
  ['FreeCell', 'keyboard', played(newGame(PRESETS.classic, 617), WAY.slice(0, FREECELL_FROM)),
    WAY.slice(FREECELL_FROM)],
  ['Spider', 'pointer', played(newGame(PRESETS.spider1, 4), LINE.slice(0, SPIDER_FROM)), LINE.slice(SPIDER_FROM)],
] as const)('wins %s by the list of moves alone, by %s', async (_name, way, start: Game, line: readonly Move[]) => {
  const desk = await openDesk();
  await desk.storeGame(start);
  const popup = await desk.popup();
  await popup.page.keyboard.press('m');
  const list = popup.root.locator('[data-dock="moves"]');
  await list.waitFor();
  expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  let game = start;
  let planned = start;
  let said = '';
  for (const move of line) {
    if (statusOf(game) === 'won') break;
    // Of equal empty places the list takes the first, which need not be the one of the line.
    const same = move.type === 'deal' ? move : likeIn(game.position, planned.position, move);
    await (way === 'keyboard' ? pressByKeys : pressByPointer)(popup, same);
    [game, planned] = [update(game, { type: 'move', move: same }), update(planned, { type: 'move', move })];
    await popup.shows(game);
    // Each move is said, and the next one can be made at once.
    await expect.poll(() => spoken(popup)).not.toBe(said);
    said = await spoken(popup);
    if (statusOf(game) === 'playing') {
      expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  }
  expect(statusOf(game)).toBe('won');
  expect(said).toContain('Won!');
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
  await again.page.keyboard.press('m');
  await again.root.locator('[data-dock="moves"]').waitFor({ state: 'detached' });
  expect(await again.root.locator('.board').evaluate((board) => board.contains(document.activeElement))).toBe(true);
});

function played(game: Game, moves: readonly Move[]): Game {
  return moves.reduce((now, move) => update(now, { type: 'move', move } as never), game);
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

async function spoken({ root }: ExtensionTable): Promise<string> {
  return await root.locator('[data-note="said"]').textContent() ?? '';
}
