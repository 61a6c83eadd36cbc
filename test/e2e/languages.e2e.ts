import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cutOff, faintLines, violationsIn } from './reading.ts';
import { openDesk, type Desk } from './popup.ts';
import { BESIDE, DAMAGED, isOn, SCENES, stageOf, type Stage } from './scenes.ts';

const LOCALES = ['en', 'zh-CN', 'zh-TW'] as const;
/** The narrowest sidebar, a wide one, the popup, a tab. */
const SIZES = [[240, 620], [400, 620], [780, 580], [1280, 800]] as const;
const LOOKS = [
  { theme: 'light', contrast: 'system' }, { theme: 'dark', contrast: 'system' },
  { theme: 'light', contrast: 'more' }, { theme: 'dark', contrast: 'more' },
] as const;
/**
 * Each scene is read in every language where room is least, and in one of them at every other size; axe looks at it in
 * one language, look and size. Or all is read in all of them, and by axe at three sizes in each look.
 */
const IS_WHOLE = process.env['READ'] === 'all';
/** A folder for a picture of each; and which scenes alone are wanted. */
const { PICTURES, ONLY = '' } = process.env;

let writes = 0;

async function store(desk: Desk, key: string, text: string): Promise<void> {
  await desk.store(key, { text, stamp: `reader.${++writes}` });
}

interface Reader extends Stage {
  readonly page: Page;
}

/** Changes the language and the look of what is open, as another view would. */
async function dress(desk: Desk, { root }: Stage, language: string, look: typeof LOOKS[number]): Promise<void> {
  // All else that was set stays so: the list of moves is open or not.
  const set = JSON.parse(await desk.storedText('settings') ?? '{}') as object;
  await store(desk, 'settings', JSON.stringify({ ...set, language, motion: 'reduced', ...look }));
  const contrast = look.contrast === 'more' ? 'more' : 'normal';
  const dressed = `[lang="${language}"][data-theme="${look.theme}"][data-contrast="${contrast}"]`;
  await root.and(root.page().locator(dressed)).waitFor();
}

/** Everything that is wrong with what is open, in any language and at any size. */
async function faultsOf(desk: Desk, stage: Reader, name: string, turn: number): Promise<string[]> {
  const { page } = stage;
  const resize = ([width, height]: typeof SIZES[number]) => page.setViewportSize({ width, height });
  const faults: string[] = [];
  for (const [index, language] of LOCALES.entries()) {
    const looks = IS_WHOLE ? LOOKS : [LOOKS[(turn + index) % LOOKS.length]!];
    for (const [at, look] of looks.entries()) {
      await dress(desk, stage, language, look);
      if (!IS_WHOLE && index !== turn % LOCALES.length) continue;
      const size = SIZES[(turn + at + index) % SIZES.length]!;
      await resize(size);
      const told = (fault: string) => `${name}, ${language}, ${look.theme} ${look.contrast}, ${size[0]} px: ${fault}`;
      faults.push(...[...await violationsIn(page), ...await faintLines(page)].map(told));
    }
    for (const [at, size] of SIZES.entries()) {
      if (!IS_WHOLE && at > 0 && (at + index + turn) % LOCALES.length !== 0) continue;
      await resize(size);
      const [width] = size;
      faults.push(...(await cutOff(page)).map((fault) => `${name}, ${language}, ${width} px: ${fault}`));
      if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name} ${width} ${language}.png`) });
    }
  }
  return faults;
}

/** The popup's page, which can be made as wide as any other. */
async function openWide(desk: Desk): Promise<Reader> {
  const table = await desk.watch(await desk.browser.openTab('popup.html'));
  await table.page.evaluate(() => {
    for (const { style } of [document.documentElement, document.body]) style.width = style.height = '100%';
  });
  return { ...stageOf(table, table.page, table.page), page: table.page };
}

it('can be read whole, by eyes and by readers, in every language and at every size', async () => {
  const desk = await openDesk();
  await store(desk, 'settings', JSON.stringify({ motion: 'reduced' }));
  for (const [key, text] of Object.entries(BESIDE)) await store(desk, key, text);
  await desk.storeGame(SCENES[0]!.game);
  const stage = await openWide(desk);
  const faults: string[] = [];
  for (const [turn, { name, game, open }] of SCENES.entries()) {
    if (!new RegExp(ONLY).test(name)) continue;
    await desk.storeGame(game);
    await stage.seen(`.sidedeck${isOn(game)}`);
    await open?.(stage);
    faults.push(...await faultsOf(desk, stage, name, turn));
    await stage.close();
  }
  expect(faults).toEqual([]);
}, IS_WHOLE ? 3_600_000 : 600_000);

it('tells of a damaged save, and keeps the table as it is where people read from right to left', async () => {
  const desk = await openDesk();
  await store(desk, 'game', DAMAGED);
  const stage = await openWide(desk);
  await stage.seen('[data-panel="error"]');
  expect(await faultsOf(desk, stage, 'a damaged save', 1)).toEqual([]);

  await stage.page.locator('dialog [data-action="accept"]').click();
  const places = () => stage.root.locator('[data-key]').evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().x)));
  const before = await places();
  await stage.page.evaluate(() => document.documentElement.dir = 'rtl');
  expect(await places()).toEqual(before);
  const turned = await stage.root.evaluate((root) => [root, ...root.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).direction !== 'ltr').length);
  expect(turned).toBe(0);
  expect(await cutOff(stage.page)).toEqual([]);
});
