// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'wxt';
import { noticeOf } from '../../test/packages/notice.mjs';

// What is shipped, held against a listing in the repository: a new permission, a looser policy or one more file
// is a decision that a review sees (`vitest -u` writes the listings anew).
const TARGETS = ['chrome', 'firefox'] as const;
const FOLDER = mkdtempSync(join(tmpdir(), 'sidedeck-build-'));

/** How a script listens to other pages, extensions and sites; a worker hears only whoever made it. */
const HEARS = /addEventListener\(["'`]message|onMessage(External)?\b|onConnect|BroadcastChannel|window\.onmessage/;

/** All that the bundler put into pages and background. */
const modules: string[] = [];

/** Sorted paths; what the bundler made and named after its content is told by folder and kind only. */
let files: Record<string, string[]>;

const COLLECT: Plugin = {
  name: 'collect',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') modules.push(...file.moduleIds);
  },
};

async function buildFor(browser: typeof TARGETS[number]): Promise<string[]> {
  const { publicAssets, steps } = await build({
    root: import.meta.dirname, browser, outDir: FOLDER, logger: SILENT, vite: () => ({ plugins: [COLLECT] }),
  });
  const built = [...publicAssets, ...steps.flatMap(({ chunks }) => chunks)];
  return [...new Set(built.map(({ fileName }) => fileName.replace(/^(chunks|assets)\/.+(?=\.\w+$)/, '$1/*')))].sort();
}

const say = () => undefined;
const SILENT = { debug: say, log: say, info: say, warn: say, error: say, fatal: say, success: say, level: 0 };

const readManifest = (browser: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, `${browser}-mv3/manifest.json`), 'utf8'));

beforeAll(async () => {
  files = {};
  for (const browser of TARGETS) files[browser] = await buildFor(browser);
}, 120_000);

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe.each(TARGETS)('the extension for %s', (browser) => {
  it('is what the listing says', async () => {
    const listing = { manifest: readManifest(browser), files: files[browser] };
    await expect(`${JSON.stringify(listing, null, 2)}\n`).toMatchFileSnapshot(`listing/${browser}.json`);
  });

  it('asks for nothing but its store, and loads nothing from elsewhere', () => {
    const manifest = readManifest(browser);
    expect(manifest).toMatchObject({
      manifest_version: 3,
      // Chromium has one for the side panel, which warns of nothing; Firefox wants none for its sidebar.
      permissions: browser === 'chrome' ? ['storage', 'sidePanel'] : ['storage'],
      content_security_policy: { extension_pages: expect.stringMatching(/^default-src 'none'; script-src 'self';/) },
    });
    expect(Object.keys(manifest as object)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/host_permissions|optional|content_scripts|web_accessible/)]),
    );
    expect(JSON.stringify(manifest)).not.toMatch(/unsafe|https?:/);
  });

  it('hears nobody: no page and no background of it listens to messages from elsewhere', () => {
    const scripts = readdirSync(join(FOLDER, `${browser}-mv3`), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const path of scripts) {
      const code = readFileSync(join(FOLDER, `${browser}-mv3`, path), 'utf8');
      expect(HEARS.exec(code)?.[0], path).toBeUndefined();
    }
  });

  it('keeps scripts and styles in files, as its policy wants', () => {
    for (const page of ['popup.html', 'game.html', 'sidepanel.html']) {
      const html = readFileSync(join(FOLDER, `${browser}-mv3`, page), 'utf8');
      expect(html).not.toMatch(/<script(?![^>]* src="\/)|<style| style=| on\w+=|https?:/);
    }
  });
});

it('carries the licences of all that is bundled, and its own', async () => {
  expect(modules.length).toBeGreaterThan(100);
  await expect(noticeOf(modules)).toMatchFileSnapshot('public/THIRD-PARTY.txt');
  const licence = readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8');
  expect(readFileSync(join(import.meta.dirname, 'public/LICENSE.txt'), 'utf8')).toBe(licence);
});

it('draws each icon in the size of its name', () => {
  for (const size of [16, 32, 48, 128]) {
    const png = readFileSync(join(import.meta.dirname, `public/icon/${size}.png`));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
});

const LOCALES = join(import.meta.dirname, 'public/_locales');

it.each(readdirSync(LOCALES))('says everything in the manifest in %s, briefly enough for the stores', (locale) => {
  const messages = JSON.parse(readFileSync(join(LOCALES, locale, 'messages.json'), 'utf8'));
  const named = [...JSON.stringify(readManifest('chrome')).matchAll(/__MSG_(\w+)__/g)].map(([, name]) => name!);
  expect(Object.keys(messages).sort()).toEqual([...new Set(named)].sort());
  expect(messages.name.message.length).toBeLessThanOrEqual(75);
  expect(messages.description.message.length).toBeLessThanOrEqual(132);
  const text = readFileSync(join(import.meta.dirname, `store/${locale.replace('_', '-')}.md`), 'utf8');
  const [, short, long = ''] = text.split(/\n## (?:Short|Long)\n\n/);
  expect(short?.trim()).toBe(messages.description.message);
  // What Chrome's store takes; it shows no Markdown.
  expect(long.length).toBeLessThan(16_000);
  expect(long).not.toMatch(/[*`#<]|\]\(/);
  const png = readFileSync(join(import.meta.dirname, `store/${locale.replace('_', '-')}.png`));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 800]);
});
