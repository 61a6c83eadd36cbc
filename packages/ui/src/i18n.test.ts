import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  currentLocale, loadLaterTexts, LOCALES, nearest, sentences, setLocale, t, type Locale, type MessageKey,
} from './i18n.ts';
import early from './locales/en.json';
import later from './locales/en.later.json';

type Message = string | Record<string, string>;

const LOCALES_FOLDER = join(import.meta.dirname, 'locales');
const en: Record<string, Message> = { ...early, ...later };

beforeEach(() => setLocale('en'));

describe('t', () => {
  it('fills in the parameters, numbers as the language writes them and texts as they are', async () => {
    await loadLaterTexts();
    expect(t('status.deal', { deal: '1000000' })).toBe('Deal 1000000');
    expect(t('said.collected', { count: 61643 })).toContain('61,643');
  });

  it('chooses the plural form', async () => {
    expect(t('status.moves', { count: 1 })).toBe('1 move');
    expect(t('status.moves', { count: 0 })).toBe('0 moves');
    await setLocale('zh-CN');
    expect([0, 1, 2].map((count) => t('status.moves', { count }))).toEqual(['0 步', '1 步', '2 步']);
  });

  it('leaves what it has no parameter for', () => {
    expect(t('status.deal')).toBe('Deal {deal}');
  });

  it('has spaces in Chinese around what is not Chinese, and none in between', async () => {
    await loadLaterTexts();
    const move = () => t('said.moved', { card: '7♥', target: t('pile.column', { number: 3 }) });
    expect(sentences([move(), t('said.won')])).toBe('7♥ to column 3. Won!');
    await setLocale('zh-CN');
    await loadLaterTexts();
    expect(sentences([move(), '', t('said.won')])).toBe('7♥ 移到第 3 列。通关！');
  });
});

describe('the language', () => {
  it('is the nearest one there is', async () => {
    for (const [tag, locale] of [['en-GB', 'en'], ['zh-HK', 'zh-TW'], ['not a language at all', 'en']] as const) {
      await setLocale(tag);
      expect(currentLocale()).toBe(locale);
    }
  });

  it('goes by its script, where there are several', () => {
    const tags = ['zh', 'zh-cn', 'zh-Hans-SG', 'zh-tw', 'zh-HK', 'zh-Hant', 'fr'];
    expect(tags.map(nearest)).toEqual(['zh-CN', 'zh-CN', 'zh-CN', 'zh-TW', 'zh-TW', 'zh-TW', 'en']);
  });

  it('is the one wished for last, whichever is there first', async () => {
    const wishes = [setLocale('zh-CN'), loadLaterTexts(), setLocale('zh-TW'), setLocale('en'), setLocale('zh-TW')];
    await wishes[0];
    expect([currentLocale(), t('tool.undo'), t('panel.cancel')]).toEqual(['zh-TW', '復原', '取消']);
    await Promise.all(wishes);
  });
});

describe('what is loaded later', () => {
  it('is silent until it is there, and comes along to other languages', async () => {
    vi.resetModules();
    const fresh = await import('./i18n.ts');
    await fresh.setLocale('en');
    expect(fresh.t('hint.undo')).toBe('');
    await fresh.loadLaterTexts();
    expect(fresh.t('hint.undo')).not.toBe('');
    expect(fresh.t('tool.undo')).toBe('Undo');
    await fresh.setLocale('zh-TW');
    expect(fresh.t('hint.undo')).toMatch(/\p{sc=Han}/u);
  });

  it('is nothing that the table itself says', () => {
    const { whole } = keysIn([...atOnce(join(import.meta.dirname, 'index.ts'))]);
    expect(Object.keys(later).filter((key) => whole.has(key))).toEqual([]);
    expect(Object.keys(later).filter((key) => key in early)).toEqual([]);
  });
});

describe('the messages', () => {
  const { whole, built } = keysIn(sources(import.meta.dirname));

  it('are all used', () => {
    const unused = Object.keys(en).filter((key) => !whole.has(key) && !built.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it('are all there', () => {
    const asked = [...sources(import.meta.dirname)].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bt\('([\w.]+)'/g)].map((match) => match[1]!));
    expect(asked.filter((key) => !(key in en))).toEqual([]);
  });

  it('have no files but those of the languages that can be chosen', () => {
    const files = LOCALES.flatMap((locale) => [`${locale}.json`, `${locale}.later.json`]);
    expect(readdirSync(LOCALES_FOLDER).sort()).toEqual(files.sort());
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  const [first, rest] = filesOf(locale);
  const all = Object.entries({ ...first, ...rest });

  it('no message is missing, empty or left over, and each is loaded when the English one is', () => {
    expect(Object.keys(first!)).toEqual(Object.keys(early));
    expect(Object.keys(rest!)).toEqual(Object.keys(later));
    const isBad = (form: string) => form === '' || form.trim() !== form;
    expect(all.filter(([, message]) => formsOf(message).some(isBad))).toEqual([]);
  });

  it('each has the parameters of the English one, but for the count, which “one” can leave out', () => {
    const wanted = (key: string) => parametersOf(formsOf(en[key]!).at(-1)!);
    const odd = all.filter(([key, message]) => formsOf(message).some((form, index, { length }) => {
      const [has, needs] = [parametersOf(form), wanted(key)];
      return String(has) !== String(index < length - 1 ? needs.filter((name) => has.includes(name)) : needs)
        || needs.some((name) => name !== 'count' && !has.includes(name));
    }));
    expect(odd).toEqual([]);
  });

  it('a message has the plural forms of the language, “other” last, or one sentence for all of them', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const plurals = all.filter(([, message]) => typeof message !== 'string');
    expect(plurals.filter(([, message]) => String(Object.keys(message)) !== String(sorted(forms)))).toEqual([]);
    if (forms.length === 1) expect(plurals).toEqual([]);
  });
});

describe.each(LOCALES.filter((locale) => locale.startsWith('zh')))('%s', (locale) => {
  const all = filesOf<string>(locale).flatMap((part) => Object.entries(part));

  it('is Chinese, in one script, with its own marks', async () => {
    await setLocale(locale);
    await loadLaterTexts();
    const keys = Object.keys(en).filter((key) => !key.startsWith('settings.language.'));
    const texts = keys.map((key) => t(key as MessageKey).replace(/\{\w+\}/g, ''));
    const names = /Sidedeck|spider[124]-617|rules=classic,cells=3/g;
    expect(texts.filter((text) => /[a-z]{3,}/i.test(text.replace(names, '')))).toEqual([]);
    expect(texts.filter((text) => /\p{sc=Han}[,.:;!?()]/u.test(text))).toEqual([]);
    const others = locale === 'zh-CN' ? /[個復戰設這對無裡發]/ : /[个复战设这对无里发]/;
    expect(texts.filter((text) => others.test(text))).toEqual([]);
  });

  it('has the words of its own region, one for each thing', () => {
    const others = locale === 'zh-CN' ? /(?<!还)没收|更新版本|撤消|打过|文字/ : /(?<!還)沒收|[空牌一這]列|保存|用時/;
    expect(all.filter(([, text]) => others.test(text))).toEqual([]);
  });

  it('has a space before and after what is filled in, which goes where that is Chinese', () => {
    expect(all.filter(([, text]) => /\p{sc=Han}\{|\}\p{sc=Han}/u.test(text))).toEqual([]);
  });
});

function filesOf<Form extends Message>(locale: Locale): Record<string, Form>[] {
  return ['', '.later'].map((part) => JSON.parse(readFileSync(join(LOCALES_FOLDER, `${locale}${part}.json`), 'utf8')));
}

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
  return new RegExp(`^${parts.join('[\\w.-]+')}$`);
}

function formsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

function parametersOf(form: string): string[] {
  return [...new Set([...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))].sort();
}

/** “other” comes last. */
function sorted(forms: readonly string[]): string[] {
  return [...forms.filter((form) => form !== 'other'), 'other'];
}
