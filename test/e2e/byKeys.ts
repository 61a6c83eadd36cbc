import type { Page } from 'playwright-core';
import type { Game } from '@sidedeck/core';
import type { ExtensionTable } from './popup.ts';

/** Opens the panel for a new game, goes back from its button to the choice of the deal, and types the game's name. */
export async function dealByKeys({ page, panel, shows }: ExtensionTable, name: string, game: Game): Promise<void> {
  await page.keyboard.press('n');
  await panel('new').waitFor();
  await tabTo(page, '[name="source"]', 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await shows(game);
}

export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  for (let steps = 0; !await isThere(); steps++) {
    if (steps > 20) throw new Error(`${key} does not lead to ${selector}`);
    await page.keyboard.press(key);
  }
}
