import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { currentLocale, loadLaterTexts, nearest, setLocale, t } from './i18n.ts';
import early from './locales/en.json';
import later from './locales/en.later.json';

const en = { ...early, ...later };

afterEach(() => setLocale('en'));

describe('t', () => {
  it('fills in the parameters, numbers as the language writes them and texts as they are', () => {
    expect(t('status.deal', { deal: '1000000' })).toBe('Deal 1000000');
    expect(t('said.collected', { count: 61643 })).toContain('61,643');
  });

  it('chooses the plural form', () => {
    expect(t('status.moves', { count: 1 })).toBe('1 move');
    expect(t('status.moves', { count: 0 })).toBe('0 moves');
  });

  it('leaves what it has no parameter for', () => {
    expect(t('status.deal')).toBe('Deal {deal}');
  });
});

describe('the language', () => {
  it('is the nearest one there is', async () => {
    await setLocale('en-GB');
    expect(currentLocale()).toBe('en');
    await setLocale('not a language at all');
    expect(currentLocale()).toBe('en');
  });

  it('goes by its script, where there are several', () => {
    const offered = ['en', 'zh-CN', 'zh-TW'];
    expect(nearest('zh', offered)).toBe('zh-CN');
    expect(nearest('zh-HK', offered)).toBe('zh-TW');
    expect(nearest('zh-Hans-SG', offered)).toBe('zh-CN');
    expect(nearest('fr', offered)).toBe('en');
  });
});

describe('what is loaded later', () => {
  it('is silent until it is there', async () => {
    expect(t('hint.undecided')).toBe('');
    await loadLaterTexts();
    expect(t('hint.undecided')).not.toBe('');
    expect(t('tool.undo')).toBe('Undo');
  });

  it('is nothing that the table itself says', () => {
    const { whole } = keysIn([...atOnce(join(import.meta.dirname, 'index.ts'))]);
    expect(Object.keys(later).filter((key) => whole.has(key))).toEqual([]);
    expect(Object.keys(later).filter((key) => key in early)).toEqual([]);
  });
});

describe('the messages', () => {
  const { whole, built } = keysIn(sources(import.meta.dirname));

  it.each(Object.keys(en))('%s is used', (key) => {
    expect(whole.has(key) || built.some((pattern) => pattern.test(key))).toBe(true);
  });

  it('have the same parameters in all their plural forms, but for the count, which “one” can leave out', () => {
    const odd = Object.entries(en).filter(([, message]) => typeof message !== 'string'
      && new Set(Object.values(message).map((form) => parametersOf(form))).size > 1);
    expect(odd).toEqual([]);
  });

  it('end with “other” where they have plural forms', () => {
    const forms = Object.values(en).filter((message) => typeof message !== 'string');
    expect(forms.every((message) => 'other' in message)).toBe(true);
  });
});

/** Keys written out, and patterns of those built from a code: `reason.${…}`, of which the compiler checks each. */
function keysIn(files: readonly string[]): { whole: Set<string>; built: RegExp[] } {
  const texts = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  return {
    whole: new Set([...texts.matchAll(/'([\w.]+)'/g)].map((match) => match[1]!)),
    built: [...texts.matchAll(/t\(`([^`]+)`/g)].map((match) => patternOf(match[1]!)),
  };
}

/** The files that a page loads before its first move: what one imports, and what that imports. */
function atOnce(entry: string): Set<string> {
  const files = new Set([entry]);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, names = '', path = ''] of text.matchAll(/^(?:im|ex)port\b([^'";]*?)'(\.[^']+\.(?:ts|vue))'/gm)) {
      if (!/^\s*type\b/.test(names)) files.add(join(dirname(file), path));
    }
  }
  return files;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.(ts|vue)$/.test(name) && !name.endsWith('.test.ts'))
    .map(({ name, parentPath }) => join(parentPath, name));
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{.*?\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[\\w.]+')}$`);
}

function parametersOf(message: string): string {
  return [...message.matchAll(/\{(?!count)\w+\}/g)].map(String).sort().join();
}
