import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import fc from 'fast-check';
import { anyJunk } from '../../test/fixtures/hostile.ts';
import { describeHost } from '@sidedeck/ui/hostContract.ts';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createHost } from './host.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('wxt/testing/fake-browser')).fakeBrowser }));

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('zh-TW');
});

afterEach(() => vi.restoreAllMocks());

const stored = (text: string) => ({ text, stamp: `stamp of ${text}` });

describeHost('the browser', () => ({ open: () => createHost('tab') }));

describe('the browser\'s host', () => {
  it('keeps one item for each text, under a name of its own', async () => {
    await fakeBrowser.storage.local.set({ game: 'of somebody else' });
    const host = createHost('popup');
    expect(await host.load()).toEqual({});
    await host.save('game', stored('a'));
    await host.save('settings', stored('b'));
    expect(await fakeBrowser.storage.local.get()).toEqual({
      'game': 'of somebody else', 'table.game': stored('a'), 'table.settings': stored('b'),
    });
    expect(await createHost('tab').load()).toEqual({ game: stored('a'), settings: stored('b') });
  });

  it('issues a write before save returns', () => {
    const set = vi.spyOn(fakeBrowser.storage.local, 'set');
    void createHost('popup').save('game', stored('a'));
    expect(set).toHaveBeenCalledExactlyOnceWith({ 'table.game': stored('a') });
  });

  it('says so when the store refuses a write', async () => {
    vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValue(new Error('kQuotaBytes quota exceeded'));
    await expect(createHost('popup').save('game', stored('a'))).rejects.toThrow('kQuotaBytes');
  });

  it('never takes absence for news', async () => {
    const host = createHost('popup');
    await host.save('game', stored('1'));
    const listener = vi.fn();
    host.subscribe(listener);
    await fakeBrowser.storage.local.remove('table.game');
    await fakeBrowser.storage.local.set({ other: 1 });
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([['text', 'a'], ['number', 5], ['list', []], ['text that is none', { text: 7, stamp: 'x' }],
    ['no stamp', { text: 'a' }]])('hands on what is no saved text (%s), for the board to name and to keep',
    async (_, broken) => {
      await fakeBrowser.storage.local.set({ 'table.game': broken });
      expect(await createHost('popup').load()).toEqual({ game: { text: JSON.stringify(broken), stamp: '' } });
    });

  it('hands on texts only, whatever the store holds', async () => {
    await fc.assert(fc.asyncProperty(anyJunk, anyJunk, async (game, history) => {
      await fakeBrowser.storage.local.set({ 'table.game': game, 'table.history': history });
      const loaded = Object.values(await createHost('popup').load());
      for (const { text, stamp } of loaded) expect([typeof text, typeof stamp]).toEqual(['string', 'string']);
    }), { numRuns: 60 });
  });

  it('grows from the popup into a tab', async () => {
    const close = vi.spyOn(window, 'close').mockReturnValue();
    vi.spyOn(fakeBrowser.runtime, 'getURL').mockImplementation((path) => `chrome-extension://id${path}`);
    createHost('popup').openLarger!();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    const tabs = await fakeBrowser.tabs.query({});
    expect(tabs.map(({ url }) => url)).toContain('chrome-extension://id/game.html');
    expect(createHost('tab').openLarger).toBeUndefined();
  });

  it('opens beside the page where it is not there yet, with the browser\'s own sidebar where it has one', async () => {
    const sidePanel = { open: vi.fn(), resetState: vi.fn() };
    const before = fakeBrowser.sidebarAction;
    onTestFinished(() => void Object.assign(fakeBrowser, { sidebarAction: before }));
    Object.assign(fakeBrowser, { sidePanel, sidebarAction: undefined });
    vi.spyOn(fakeBrowser.windows, 'getCurrent').mockResolvedValue({ id: 617 } as never);
    createHost('popup').openBeside!();
    await vi.waitFor(() => expect(sidePanel.open).toHaveBeenCalledExactlyOnceWith({ windowId: 617 }));
    const sidebarAction = { open: vi.fn() };
    Object.assign(fakeBrowser, { sidebarAction });
    createHost('tab').openBeside!();
    // Firefox forgets the click before anything that has to be waited for has come.
    expect(sidebarAction.open).toHaveBeenCalledOnce();
    expect(createHost('sidebar').openBeside).toBeUndefined();
    expect(createHost('sidebar').openLarger).toBeDefined();
  });

  it('speaks the language of the browser', () => {
    expect(createHost('tab').locale).toBe('zh-TW');
  });
});
