import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../setup/chromium.mjs';

// Draws the extensions' icons from their one source: `node test/e2e/icons.mjs`.
const FOLDER = join(import.meta.dirname, '../../extensions/browser');
const svg = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const size of [16, 32, 48, 128]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`);
  await page.screenshot({ path: join(FOLDER, `public/icon/${size}.png`), omitBackground: true });
}
copyFileSync(join(FOLDER, 'public/icon/128.png'), join(FOLDER, '../vscode/media/icon.png'));
await browser.close();
