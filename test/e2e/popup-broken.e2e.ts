import { expect, it } from 'vitest';
import {
  PRESETS, makeBoard, makeMoves, makeRecord, newGame, update, type Game,
} from '@sidedeck/core';
import { winningLine } from './player.ts';
import { openDesk, type Desk, type ExtensionTable } from './popup.ts';

const DEAL = newGame(PRESETS.classic, 617, { id: 'a-game-of-617', started: 1_700_000_000_000 });
const LINE = winningLine(DEAL);
const RECORD = makeRecord(played(6));
const HEAD = RECORD.slice(0, RECORD.indexOf('\n\n') + 2);

function played(moves: number): Game {
  return LINE.slice(0, moves).reduce((game, move) => update(game, { type: 'move', move }), DEAL);
}

/** The panel for a new game, with the field for a number or for text. */
async function openNew(popup: ExtensionTable, source: 'number' | 'text') {
  await popup.press('new');
  const panel = popup.panel('new');
  await panel.locator(`[name="source"][value="${source}"]`).check();
  return {
    panel,
    field: panel.locator('[name="deal"], [name="text"]'),
    note: panel.locator('[data-note="deal"]'),
    start: () => panel.locator('[data-action="start"]').click(),
  };
}

async function openPlayed(desk: Desk): Promise<ExtensionTable> {
  await desk.storeGame(played(6));
  const popup = await desk.popup();
  await popup.shows(played(6));
  return popup;
}

it('refuses what is no deal number, says why beside the field, and leaves the game alone', async () => {
  const desk = await openDesk();
  const popup = await openPlayed(desk);
  const { panel, field, note, start } = await openNew(popup, 'number');
  const reasons = new Set<string>();
  for (const number of ['', '0', '-1', '1.5', '1e6', '99999999999']) {
    await field.fill(number);
    await start();
    await expect.poll(() => note.textContent(), { message: `for "${number}"` }).toMatch(/\w{3}/);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    reasons.add((await note.textContent())!);
    expect(await panel.isVisible()).toBe(true);
    await popup.shows(played(6));
  }
  expect(reasons.size).toBeGreaterThanOrEqual(3);
  await panel.locator('[data-action="cancel"]').click();
  await popup.shows(played(6));
  expect((await desk.storedGame()).steps).toEqual(played(6).steps);

  const again = await openNew(popup, 'number');
  await again.field.fill(' 11982 ');
  await again.start();
  await popup.shows(newGame(PRESETS.classic, 11982));
});

it('refuses pasted text that is no game, names the fault, and leaves the game alone', async () => {
  const board = makeBoard(DEAL.start);
  const hostile = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>\n`;
  const faults: [text: string, named: RegExp][] = [
    ['', /\w/],
    [board.replace('TH', 'KD'), /KD/],
    [`Foundations: zzz\n${board}`, /zzz/],
    ['hello', /no game/],
    [`${HEAD}11\n`, /11/],
    [`Sidedeck 1\nDeal: ${hostile}`, /deal/i],
    [hostile.repeat(12_000), /too long/],
  ];
  const desk = await openDesk();
  const popup = await openPlayed(desk);
  const title = await popup.page.title();
  const { field, note, start, panel } = await openNew(popup, 'text');
  for (const [text, named] of faults) {
    // As pasting does: typing a megabyte takes the browser half a minute.
    await field.evaluate((element: HTMLTextAreaElement, value) => {
      element.value = value;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
    await start();
    await expect.poll(() => note.textContent(), { message: text.slice(0, 100) }).toMatch(named);
    expect((await note.textContent())!.length).toBeLessThan(300);
    expect(await panel.isVisible()).toBe(true);
    expect(await popup.page.title()).toBe(title);
    await popup.shows(played(6));
  }
  expect((await desk.storedGame()).steps).toEqual(played(6).steps);
});

/** Stored values, what is said of them, and how many moves can be saved; none where even the deal is lost. */
const BROKEN: readonly [stored: unknown, named: RegExp, moves: number | undefined][] = [
  [`${HEAD}${makeMoves(played(3)).trim()} 11\n`, /11/, 3],
  [`${HEAD}${makeMoves(played(4)).trim()} 8`, /Line 6: the text has lost its end/, 4],
  [RECORD.replace(/^Sidedeck \d+/, 'Sidedeck 99'), /newer Sidedeck/, undefined],
  ['hello', /neither a deal nor a board/, undefined],
  [5, /neither a deal nor a board/, undefined],
];

it('says what is wrong with a stored game, and loses nothing of it', async () => {
  const desk = await openDesk();
  for (const [value, named, moves] of BROKEN) {
    const stored = typeof value === 'string' ? { text: value, stamp: 'x' } : value;
    await desk.store('game', stored);
    const popup = await desk.popup();
    const panel = popup.panel('error');
    await expect.poll(() => panel.locator('[data-note="problem"]').textContent()).toMatch(named);
    expect(await panel.locator('textarea').inputValue()).toBe(String(value));
    await popup.page.keyboard.press('z');
    await desk.browser.closePopup(popup.page);
    expect((await desk.browser.storage())['table.game']).toEqual(stored);

    const opened = await desk.popup();
    if (moves === undefined) {
      await opened.panel('error').locator('[data-action="new"]').click();
      await opened.panel('new').locator('[data-action="start"]').click();
      await expect.poll(async () => (await desk.storedGame()).steps).toEqual([]);
    } else {
      await opened.panel('error').locator('[data-action="accept"]').click();
      await opened.shows(played(moves));
      await opened.drag(played(moves).position, LINE[moves]!);
      await opened.shows(played(moves + 1));
      expect((await desk.storedGame()).steps).toEqual(played(moves + 1).steps);
    }
    await desk.browser.closePopup(opened.page);
  }
});
