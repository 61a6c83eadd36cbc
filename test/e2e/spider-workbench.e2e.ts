import { expect, it } from 'vitest';
import {
  DEAL, gameFrom, hiddenCards, makeRecord, makeShare, statusOf, unseenCards, update, type CardMove, type SpiderGame,
} from '@sidedeck/core';
import { roundThatCompletes } from '../fixtures/spider.ts';
import { sample } from '../fixtures/sweep.ts';
import { openEditor } from './editor.ts';
import { dealByName, LINE, playThrough, WAYS, type Way } from './spider.ts';
import { textEditorOn } from './textEditor.ts';

const HALF = LINE.length >> 1;

/** Drags take longest; `npm test` makes them in the popup. */
const TRIED: readonly Way[] = sample(['click', 'picker'], WAYS);

it(`wins one-suit games by ${TRIED.join(' alone, by ')} alone, reloaded in the middle`, async () => {
  const editor = await openEditor({ settings: { 'workbench.reduceMotion': 'on' } });
  let table = await editor.openSidebar();
  await editor.resizeSidebar(240);
  expect(await table.frame.evaluate(() => innerWidth)).toBeLessThanOrEqual(240);

  for (const way of TRIED) {
    let game = await dealByName(editor.page, table);
    game = await playThrough(editor.page, table, game, LINE.slice(0, HALF), way);
    if (way === 'click') {
      await editor.reload();
      table = await editor.sidebar();
      await table.shows(game);
    }
    game = await playThrough(editor.page, table, game, LINE.slice(HALF), way);
    expect(statusOf(game)).toBe('won');
    await table.panel('won').waitFor();
    await editor.page.keyboard.press('Escape');
  }
}, 600_000);

it('deals a round by the palette, takes it and its run back, and deals none over a gap, all in Chinese', async () => {
  const editor = await openEditor({ language: 'zh-cn' });
  const table = await editor.openSidebar();
  const start = roundThatCompletes();
  await begin(start);
  await editor.command('Sidedeck: 发一轮牌');
  const dealt = update(start, { type: 'move', move: DEAL });
  await table.shows(dealt);
  await table.press('undo');
  await table.shows(start);

  const { position } = start;
  const columns = position.columns.map((column, index) => index < 9 ? column : { cards: [], hidden: 0 });
  const [nine, ten] = position.columns.slice(8);
  columns[8] = { cards: [...nine!.cards, ...ten!.cards], hidden: 0 };
  const gap = gameFrom({ ...position, columns });
  await begin(gap);
  await editor.command('Sidedeck: 发一轮牌');
  await table.root.locator('[data-note="toast"]').getByText('还有空列时不能发牌：第 10 列。').waitFor();
  await table.root.locator('.place.goal[data-pile="0"]').waitFor();
  await table.shows(gap);

  /** From a text that is pasted. */
  async function begin(game: SpiderGame): Promise<void> {
    await table.press('new');
    const panel = table.panel('new');
    await panel.locator('[name="source"][value="text"]').check();
    await panel.getByRole('textbox').fill(makeShare(game, { moves: false }).text);
    await panel.locator('[data-action="start"]').click();
    await panel.waitFor({ state: 'detached' });
    await table.shows(game);
  }
}, 120_000);

it('keeps what was seen after undo, restart and reload, has a coach, and reviews a game that is over', async () => {
  const editor = await openEditor({ viewport: { width: 1300, height: 800 } });
  let table = await editor.openSidebar();
  await editor.resizeSidebar(560);
  let game = await dealByName(editor.page, table);
  const [first, other] = LINE.slice(0, 2) as [CardMove, CardMove];
  game = await playThrough(editor.page, table, game, [first], 'click');
  // Once another move stands in place of the one that turned a card, nothing but the memory tells of that card.
  await editor.page.keyboard.press('u');
  game = update(game, { type: 'undo' });
  await table.shows(game);
  game = await playThrough(editor.page, table, game, [other], 'click');
  expect([hiddenCards(game.position), unseenCards(game).length]).toEqual([43, 50 + 42]);
  await toldAsText();
  await table.press('restart');
  await table.panel('confirm').locator('[data-action="confirm"]').click();
  game = update(game, { type: 'restart' });
  await table.shows(game);

  await editor.reload();
  table = await editor.sidebar();
  await table.shows(game);
  await toldAsText();

  await table.press('coach');
  const toast = table.root.locator('[data-note="toast"]');
  await expect.poll(() => toast.textContent(), { timeout: 30_000 }).toMatch(/^Coach: .+ (looked as good|plan wins)/);
  await table.shows(game);

  await playThrough(editor.page, table, game, LINE.slice(0, 2), 'click');
  await table.press('more');
  await table.press('review');
  await table.panel('confirm').locator('[data-action="confirm"]').click();
  await table.frame.locator('[data-review="done"]').waitFor({ timeout: 60_000 });

  /** The text of the game has what was seen and is hidden again. */
  async function toldAsText(): Promise<void> {
    const [unseen] = /^Unseen:.*$/m.exec(makeRecord(game))!;
    await editor.command('Sidedeck: Open the Game as Text');
    await expect.poll(textEditorOn(editor.page).text).toContain(unseen);
  }
}, 180_000);
