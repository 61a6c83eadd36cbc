import { describe, expect, it, vi } from 'vitest';
import { BEGUN, DEAL_617, note, openTable, storeWith } from './fakeTable.ts';
import { LOCALES, setLocale } from './i18n.ts';

const TITLES = { 'en': 'Deal 617', 'zh-CN': '牌局 617', 'zh-TW': '牌局 617' };

const undo = (root: HTMLElement) => root.querySelector('[data-action="undo"]')!.getAttribute('aria-label');

describe('the language of the table', () => {
  it.each(LOCALES)('is that of the browser or editor: %s', async (locale) => {
    const { root } = await openTable(BEGUN, undefined, { locale });
    expect(root.lang).toBe(locale);
    expect(document.documentElement.lang).toBe(locale);
    expect(root.querySelector('h1 .full')!.textContent).toBe(TITLES[locale]);
  });

  it('is the one chosen, whatever the browser says', async () => {
    const fake = storeWith(BEGUN);
    fake.contents.settings = { text: '{"language":"zh-TW"}', stamp: 'x' };
    const { root } = await openTable(undefined, fake);
    expect(undo(root)).toContain('復原');
  });

  it('changes at once, panel and table, when another is chosen, and is kept', async () => {
    const { root, act, panel, fake } = await openTable(BEGUN);
    await act('settings');
    const settings = await panel('settings');
    const select = settings.querySelector<HTMLSelectElement>('[name="language"]')!;
    expect([...select.options].map(({ text }) => text.trim())).toEqual(['Automatic', 'English', '简体中文', '繁體中文']);
    select.selectedIndex = 1 + LOCALES.indexOf('zh-CN');
    select.dispatchEvent(new Event('change'));
    await vi.waitFor(() => expect(settings.querySelector('h2')!.textContent).toBe('设置'));
    expect(undo(root)).toContain('撤销');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(document.title).toBe('空当接龙 617 – Sidedeck');
    await fake.settle();
    expect(JSON.parse(fake.contents.settings!.text)).toEqual({ language: 'zh-CN' });
  });

  it('follows a choice made in another view', async () => {
    const { root, view, fake } = await openTable(BEGUN);
    void view.host.save('settings', { text: '{"language":"zh-CN"}', stamp: 'elsewhere.1' });
    await fake.settle();
    await vi.waitFor(() => expect(undo(root)).toContain('撤销'));
  });

  it('says what is done', async () => {
    const fake = storeWith(BEGUN);
    // The light would speak, too, as soon as its search has ended.
    fake.contents.settings = { text: '{"light":false}', stamp: 'x' };
    const { root, act } = await openTable(undefined, fake, { locale: 'zh-TW' });
    await act('undo');
    expect(note(root, 'said')).toBe('復原了 1 步。');
    await setLocale('en');
  });

  it('changes what a notice on the screen says', async () => {
    const fake = storeWith(BEGUN);
    fake.contents.settings = { text: '{"light":false}', stamp: 'x' };
    const { root, act } = await openTable(undefined, fake);
    await act('hint');
    await vi.waitFor(() => expect(note(root, 'toast')).not.toBe(''));
    const shown = note(root, 'toast');
    await setLocale('zh-CN');
    await vi.waitFor(() => expect(note(root, 'toast')).toMatch(/\p{sc=Han}/u));
    expect(note(root, 'said')).toBe('');
    await setLocale('en');
    await vi.waitFor(() => expect(note(root, 'toast')).toBe(shown));
  });

  it('names the moves of the list with its own marks', async () => {
    const { root, act } = await openTable(DEAL_617, undefined, { locale: 'zh-TW' });
    await act('moves');
    const names = () => [...root.querySelectorAll('.move')].map((move) => move.getAttribute('aria-label'));
    await vi.waitFor(() => expect(names()).toContain('梅花 J：從第 5 欄到紅心 Q，第 8 欄'));
    await setLocale('en');
  });
});
