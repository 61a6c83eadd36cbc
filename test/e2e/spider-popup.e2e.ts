import { expect, it } from 'vitest';
import {
  DEAL, LAST_SPIDER_DEAL, PRESETS, gameFrom, hiddenCards, legalMoves, moveOf, newGame, solve, unseenCards, update,
  type CardMove, type SpiderGame,
} from '@sidedeck/core';
import { longRun, lostEnding, roundThatCompletes } from '../fixtures/spider.ts';
import { dealByKeys } from './byKeys.ts';
import { openDesk, type ExtensionTable } from './popup.ts';
import { cutOff } from './reading.ts';
import { clickStock, dealByName, LINE, playThrough, startOfLine } from './spider.ts';
import { isSaidIn, spoken } from './transcript.ts';

const HALF = LINE.length >> 1;

function toast({ root }: ExtensionTable): Promise<string | null> {
  return root.locator('[data-note="toast"]').textContent();
}

it.each(['click', 'drag'] as const)('wins a one-suit game by %s alone', async (way) => {
  const desk = await openDesk();
  await desk.stopMotion();
  const popup = await desk.popup();
  const start = await dealByName(popup.page, popup);
  const won = await playThrough(popup.page, popup, start, LINE, way);
  expect(won.moveCount).toBe(LINE.length);
  await popup.panel('won').getByText('spider1-4').first().waitFor();
}, 240_000);

it('wins a one-suit game by keyboard alone, with the run picker, in Chinese and at 200 %', async () => {
  const desk = await openDesk({ zoom: 2 });
  await desk.choose({ motion: 'reduced', language: 'zh-TW' });
  const popup = await desk.popup();
  await dealByKeys(popup, 'spider1-4', startOfLine());
  await playThrough(popup.page, popup, startOfLine(), LINE, 'picker');
  await popup.panel('won').getByText('spider1-4').first().waitFor();
  expect(await popup.panel('won').evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  expect(isSaidIn('zh-TW', await spoken(popup))).toBe(true);
}, 240_000);

it('goes on in the middle of a game after the popup was closed', async () => {
  const desk = await openDesk();
  let popup = await desk.popup();
  const start = await dealByName(popup.page, popup);
  const middle = await playThrough(popup.page, popup, start, LINE.slice(0, 12), 'click');
  await desk.browser.closePopup(popup.page);
  popup = await desk.popup();
  await popup.shows(middle);
  await playThrough(popup.page, popup, middle, LINE.slice(12, 16), 'drag');
  expect((await desk.storedGame()).rules).toEqual(PRESETS.spider1);
}, 120_000);

it('completes a run by a round, and takes round and run back together', async () => {
  const desk = await openDesk();
  const start = roundThatCompletes();
  await desk.storeGame(start);
  const popup = await desk.popup();
  const dealt = update(start, { type: 'move', move: DEAL });
  expect(dealt.position.foundations.filter((run) => run.length === 13)).toHaveLength(6);

  await popup.page.keyboard.press('d');
  await popup.shows(dealt);
  await expect.poll(() => spoken(popup), { timeout: 10_000 }).toContain('Run of spades complete: 6 of 8.');
  await popup.page.keyboard.press('u');
  await popup.shows(update(dealt, { type: 'undo' }));
  await popup.page.keyboard.press('y');
  await popup.shows(dealt);
});

it('deals no round over an empty column, says so and points at it', async () => {
  const desk = await openDesk();
  const { position } = roundThatCompletes();
  const [nine, ten] = position.columns.slice(8);
  const columns = [
    ...position.columns.slice(0, 8), { cards: [...nine!.cards, ...ten!.cards], hidden: 0 }, { cards: [], hidden: 0 },
  ];
  const start = gameFrom({ ...position, columns });
  await desk.storeGame(start);
  const popup = await desk.popup();
  const { page } = popup;
  for (const ask of [() => popup.press('deal'), () => page.keyboard.press('d'), () => clickStock(page, popup)]) {
    await ask();
    expect(await toast(popup)).toContain('column 10');
    await popup.root.locator('.place.goal[data-pile="0"]').waitFor();
    await popup.shows(start);
  }

  // Nor does the stock take cards back.
  await popup.startDrag(start.position, legalMoves(start.position).find(({ type }) => type === 'move') as CardMove);
  const stock = (await popup.root.locator('[data-pile="stock"]').boundingBox())!;
  await page.mouse.move(stock.x + 10, stock.y + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => toast(popup)).toBe('The stock takes no cards back.');
  await popup.shows(start);
});

it('takes quick clicks in one place for one (C19)', async () => {
  const desk = await openDesk();
  const start: SpiderGame = newGame(PRESETS.spider1, 4);
  await desk.storeGame(start);
  const popup = await desk.popup();
  await clickStock(popup.page, popup, 3);
  const dealt = update(start, { type: 'move', move: DEAL });
  await popup.shows(dealt);

  await desk.storeGame(start);
  await popup.shows(start);
  await popup.select(start.position, moveOf('8', '9'), 3);
  await popup.shows(update(start, { type: 'move', move: moveOf('8', '9') }));
});

it('asks by a long press and by the second button, and leaves everything as it is when it is closed', async () => {
  const desk = await openDesk();
  const start = newGame(PRESETS.spider1, 4);
  await desk.storeGame(start);
  const popup = await desk.popup();
  const { mouse, keyboard } = popup.page;
  const menus = popup.page.evaluate(() => new Promise<boolean>((resolve) =>
    addEventListener('contextmenu', (event) => resolve(event.defaultPrevented))));
  const card = (await popup.root.locator('[data-card][data-at="8"]').boundingBox())!;
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];

  await mouse.click(x, y, { button: 'right' });
  expect(await menus).toBe(true);
  await popup.panel('picker').waitFor();
  await keyboard.press('Escape');
  await popup.panel('picker').waitFor({ state: 'detached' });
  await popup.shows(start);

  await mouse.move(x, y);
  await mouse.down();
  await popup.panel('picker').waitFor();
  await mouse.up();
  expect(await popup.panel('picker').count()).toBe(1);
  await mouse.click(4, 300);
  await popup.panel('picker').waitFor({ state: 'detached' });
  await popup.shows(start);
});

it('shows the chosen cards of a long column in as much of the page as there is', async () => {
  const desk = await openDesk();
  const start = longRun();
  await desk.storeGame(start);
  const { page, panel, root, shows } = await desk.tab();
  await shows(start);
  const column = panel('picker').locator('.cards');
  // Whether the first of the chosen cards is wholly in sight, and whether all of them are.
  const look = () => column.evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    const isInSight = (card: Element) => card.getBoundingClientRect().top >= Math.max(0, top) - 1
      && card.getBoundingClientRect().bottom <= Math.min(innerHeight, bottom) + 1;
    const taken = [...list.querySelectorAll('.taken')].map(isInSight);
    return { first: taken[0], all: taken.every(Boolean), of: taken.length };
  });
  for (const [width, height, all] of [[780, 580, true], [240, 620, true], [780, 400, false]] as const) {
    await page.setViewportSize({ width, height });
    await root.locator('[data-key][data-at="1"][tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await panel('picker').waitFor();
    await expect.poll(look).toEqual({ first: true, all, of: 12 });
    expect((await panel('picker').boundingBox())!.height).toBeGreaterThan(height - 40);

    await column.evaluate((list) => list.scrollTo(0, 0));
    await page.keyboard.press('ArrowDown');
    await expect.poll(look).toEqual({ first: true, all, of: 11 });
    for (let turn = 0; turn < 8; turn++) await page.keyboard.press('ArrowDown');
    await expect.poll(look).toEqual({ first: true, all: true, of: 3 });
    await page.keyboard.press('Escape');
    await panel('picker').waitFor({ state: 'detached' });
  }
}, 60_000);

it('has room for its menu, whose names are the longest, in the narrowest sidebar', async () => {
  const desk = await openDesk();
  await desk.storeGame(newGame(PRESETS.spider4, LAST_SPIDER_DEAL));
  const { page, press, root } = await desk.tab();
  await page.setViewportSize({ width: 240, height: 620 });
  await press('more');
  for (const language of ['en', 'zh-CN', 'zh-TW']) {
    await desk.choose({ language });
    await root.and(page.locator(`[lang="${language}"]`)).waitFor();
    await root.locator('[data-action="demo"]:visible').waitFor();
    expect(await cutOff(page)).toEqual([]);
  }
});

it('lets go of a carried card when a key changes the table (C20)', async () => {
  const desk = await openDesk();
  const start = playUntil(startOfLine(), ({ cursor }) => cursor === HALF);
  await desk.storeGame(start);
  const popup = await desk.popup();
  const move = LINE.slice(HALF).find((next) => next.type === 'move')!;
  await popup.shows(start);
  await popup.startDrag(start.position, move);
  await popup.page.keyboard.press('u');
  await popup.page.mouse.up();
  await popup.shows(update(start, { type: 'undo' }));
});

it('keeps what was seen after undo and a closed popup, and has a coach', async () => {
  const desk = await openDesk();
  const start = newGame(PRESETS.spider1, 4, { id: 'coached', started: 1 });
  await desk.storeGame(start);
  let popup = await desk.popup();
  const turned = playUntil(start, (game) => hiddenCards(game.position) < 44);
  await playThrough(popup.page, popup, start, LINE.slice(0, turned.cursor), 'click');
  await popup.page.keyboard.press('u');
  const undone = update(turned, { type: 'undo' });
  await popup.shows(undone);
  await desk.browser.closePopup(popup.page);
  popup = await desk.popup();
  await popup.shows(undone);
  expect(unseenCards(await desk.storedGame() as SpiderGame)).toHaveLength(50 + 43);

  await popup.press('coach');
  await expect.poll(() => toast(popup), { timeout: 10_000 }).toMatch(/^Coach: .+ (looked as good|plan wins)/);
  await popup.root.locator('.card.hint, .goal').first().waitFor();
  await popup.shows(undone);

  await popup.press('new');
  const panel = popup.panel('new');
  expect(await panel.locator('[name="winnable"]').isChecked()).toBe(true);
  await popup.page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached', timeout: 20_000 });
  const { position, rules } = await desk.storedGame();
  expect([rules, solve(position).type]).toEqual([PRESETS.spider1, 'winnable']);
}, 60_000);

it('says what is proved lost, ends nothing by it, and looks at hidden cards only once a game is over', async () => {
  const desk = await openDesk();
  await desk.storeGame({ ...lostEnding(), id: 'ending', started: 1 });
  const popup = await desk.popup();
  await popup.panel('stuck').getByText('Cannot be won').waitFor();
  await popup.page.keyboard.press('Escape');
  await popup.root.and(popup.page.locator('[data-light="unwinnable"][data-status="playing"]')).waitFor();

  const begun = newGame(PRESETS.spider1, 4, { id: 'reviewed', started: 1 });
  const middle = playUntil(begun, ({ cursor }) => cursor === 30);
  await desk.storeGame(middle);
  await popup.shows(middle);
  expect(await popup.root.getAttribute('data-light')).toBe('off');
  await popup.press('more');
  await popup.press('review');
  await popup.panel('confirm').locator('[data-action="confirm"]').click();
  const dock = popup.root.locator('[data-dock="review"]');
  await dock.and(popup.page.locator('[data-review="done"]')).waitFor({ timeout: 20_000 });
  await popup.press('reviewBetter');
  await popup.press('reviewLast');
  await expect.poll(async () => Object.keys((await popup.see()).piles)).toEqual(['h']);
  expect((await desk.storedGame()).givenUp).toBe(true);
}, 60_000);

/** The beginning of the line, as far as it takes. */
function playUntil(start: SpiderGame, isThere: (game: SpiderGame) => boolean): SpiderGame {
  let game = start;
  for (const move of LINE) if (!isThere(game)) game = update(game, { type: 'move', move });
  return game;
}
