// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const L10N = join(import.meta.dirname, 'l10n');

const texts = sources(join(import.meta.dirname, 'src')).map((path) => readFileSync(path, 'utf8'));
/** The sentences that the extension host asks for: the English text is its own key. */
const sentences = new Set(texts.flatMap((text) =>
  [...text.matchAll(/\bt\(\s*'((?:[^'\\]|\\.)*)'/g)].map((match) => match[1]!.replaceAll(`\\'`, `'`))));

describe('what the extension host says', () => {
  it('has bundles for the languages that the manifest has', () => {
    const manifests = readdirSync(import.meta.dirname)
      .flatMap((name) => /^package\.nls\.(.+)\.json$/.exec(name)?.[1] ?? []);
    expect(readdirSync(L10N).sort()).toEqual(manifests.map((tag) => `bundle.l10n.${tag}.json`).sort());
  });

  it.each(readdirSync(L10N))('%s has all of it and nothing else, with the same arguments', (name) => {
    const bundle = JSON.parse(readFileSync(join(L10N, name), 'utf8')) as Record<string, string>;
    expect(Object.keys(bundle).sort()).toEqual([...sentences].sort());
    const odd = Object.entries(bundle).filter(([english, text]) => argumentsOf(english) !== argumentsOf(text));
    expect(odd).toEqual([]);
  });

  it('is nothing that a window shows without being asked for in the language', () => {
    const shown = /\b(?:show(?:Information|Warning|Error)Message|setStatusBarMessage)\(\s*['`]/;
    expect(texts.filter((text) => shown.test(text))).toEqual([]);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name) && !/webview$/.test(parentPath))
    .map(({ name, parentPath }) => join(parentPath, name));
}

function argumentsOf(text: string): string {
  return [...text.matchAll(/\{\d+\}/g)].map(String).sort().join();
}
