import { expect, it } from 'vitest';
import { makeRecord } from '@sidedeck/core';
import { openEditor, type Editor } from './editor.ts';
import { faintLines, violationsIn } from './reading.ts';
import { BESIDE, isOn, SCENES, stageOf, type Stage } from './scenes.ts';

/** Each kind of theme that an editor has, and how the table looks in it. */
const THEMES = {
  'Light Modern': '[data-theme="light"][data-contrast="normal"]',
  'Dark Modern': '[data-theme="dark"][data-contrast="normal"]',
  'Dark High Contrast': '[data-theme="dark"][data-contrast="more"]',
  'Light High Contrast': '[data-theme="light"][data-contrast="more"]',
};
const LANGUAGES = ['en', 'zh-CN', 'zh-TW'] as const;
/** All scenes in all languages and themes; or every fourth, each in one of them. */
const IS_WHOLE = process.env['READ'] === 'all';
const { ONLY = '' } = process.env;

let stamps = 0;

/** Tells the table what the extension host tells when another window has written. */
function post({ surface }: Stage, texts: Readonly<Record<string, string>>): Promise<void> {
  const messages = Object.entries(texts).map(([key, text]) => (
    { type: 'changed', key, stored: { text, stamp: `reader.${++stamps}` } }));
  return surface.evaluate((all) => all.forEach((each) => window.postMessage(each, '*')), messages);
}

/** Tells until it is seen: a table with a write under way hears of nothing else. */
async function tell(stage: Stage, texts: Readonly<Record<string, string>>, selector: string): Promise<void> {
  await expect.poll(async () => {
    await post(stage, texts);
    return stage.surface.locator(`.sidedeck${selector}`).count();
  }, { interval: 250 }).toBe(1);
}

/** Opens a scene, and goes on telling meanwhile of other devices: what the host itself writes of them replaces it. */
async function openTold(stage: Stage, open: (stage: Stage) => Promise<void>): Promise<void> {
  const telling = setInterval(() => void post(stage, { sync: BESIDE['sync']! }).catch(() => undefined), 250);
  try {
    await open(stage);
  } finally {
    clearInterval(telling);
  }
}

async function chooseTheme({ page, command }: Editor, theme: string): Promise<void> {
  await command('Preferences: Color Theme');
  const wanted = page.locator('.quick-input-list .monaco-list-row', { hasText: theme });
  await page.locator('.quick-input-widget input:visible').first().fill(theme);
  await wanted.first().click();
}

it('has nothing that axe objects to in a narrow sidebar, in the themes and languages of the editor', async () => {
  const editor = await openEditor({ settings: { 'workbench.reduceMotion': 'on' } });
  const table = await editor.openSidebar();
  await editor.resizeSidebar(240);
  const { frame } = table;
  const stage = stageOf(table, frame, editor.page);
  const faults: string[] = [];
  for (const [at, [theme, look]] of Object.entries(THEMES).entries()) {
    await chooseTheme(editor, theme);
    await stage.seen(`.sidedeck${look}`);
    for (const [turn, { name, game, open }] of SCENES.entries()) {
      const isRead = IS_WHOLE || turn % 16 === at * 4;
      if (!isRead || !new RegExp(ONLY).test(name)) continue;
      await tell(stage, { ...BESIDE, game: makeRecord(game) }, isOn(game));
      if (open) await openTold(stage, open);
      for (const language of IS_WHOLE ? LANGUAGES : [LANGUAGES[turn % LANGUAGES.length]]) {
        // The list of moves is there by a setting, too.
        const moves = await frame.locator('[data-dock="moves"]').count() > 0;
        await tell(stage, { settings: JSON.stringify({ language, moves }) }, `[lang="${language}"]`);
        const found = [...await violationsIn(frame), ...await faintLines(frame)];
        faults.push(...found.map((fault) => `${name}, ${language}, ${theme}: ${fault}`));
      }
      await stage.close();
    }
  }
  expect(faults).toEqual([]);
}, IS_WHOLE ? 3_600_000 : 240_000);
