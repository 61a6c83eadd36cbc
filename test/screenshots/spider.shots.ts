import { join } from 'node:path';
import { describe, it } from 'vitest';
import { update, type SpiderGame } from '@sidedeck/core';
import { openDesk, type ExtensionTable } from '../e2e/popup.ts';
import { WON_BY_CLICKS, piledUp } from '../fixtures/spider.ts';

/** Tabs as wide as a narrow sidebar, a wide one, and a page of their own. */
const WIDTHS = { 240: 640, 400: 740, 1200: 800 } as const;

const pathOf = (name: string) => join(import.meta.dirname, `spider-${name}.png`);

/** The game with so many of its last steps taken back. */
function before(steps: number): SpiderGame {
  return Array.from({ length: steps }).reduce<SpiderGame>((game) => update(game, { type: 'undo' }), WON_BY_CLICKS);
}

describe.each(['light', 'dark'] as const)('Spider, %s', (colorScheme) => {
  async function show(game: SpiderGame, surface: 'popup' | 'tab'): Promise<ExtensionTable> {
    const desk = await openDesk({ colorScheme });
    await desk.storeGame({ ...game, elapsed: 154_000 });
    const table = await desk[surface]();
    await table.shows(game);
    return table;
  }

  it('a long column at every width', async () => {
    const { page, shows } = await show(piledUp(), 'tab');
    for (const [width, height] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width: Number(width), height });
      await shows(piledUp());
      await page.waitForTimeout(400);
      await page.screenshot({ path: pathOf(`${width}-${colorScheme}`) });
    }
  });

  it('the popup, with the run picker over it', async () => {
    const { page, panel, root } = await show(before(50), 'popup');
    await page.screenshot({ path: pathOf(`popup-${colorScheme}`) });
    await root.locator('[data-key][data-at="1"][tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await panel('picker').waitFor();
    await page.screenshot({ path: pathOf(`picker-${colorScheme}`) });
  });

  it('the review of a game that was given up, wide and narrow', async () => {
    const { page, root, press } = await show({ ...before(50), givenUp: true }, 'tab');
    await page.setViewportSize({ width: 400, height: 740 });
    await press('more');
    await press('review');
    await root.locator('[data-review="done"]').waitFor();
    for (const [width, height] of [[240, 640], [400, 740], [780, 580]] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(400);
      await page.screenshot({ path: pathOf(`review-${width}-${colorScheme}`) });
    }
  });

  it('the win', async () => {
    const { page, panel } = await show(WON_BY_CLICKS, 'popup');
    await panel('won').waitFor();
    await page.screenshot({ path: pathOf(`won-${colorScheme}`) });
  });
});
