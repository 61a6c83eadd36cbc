import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeHost } from '../hostContract.ts';
import type { Stored, StoreKey } from '../host.ts';
import { createLocalStorageHost } from './localStorageHost.ts';

const noWorker = () => Promise.reject(new Error('no worker here'));
const open = () => createLocalStorageHost(noWorker);

beforeEach(() => localStorage.clear());

// A window hears of no change of its own, so one page is one view; other tabs are imitated below.
describeHost('localStorage', () => ({ open }), 1);

describe('the pages of one browser', () => {
  function heardBy(host: ReturnType<typeof open>): [StoreKey, Stored][] {
    const heard: [StoreKey, Stored][] = [];
    host.subscribe((key, stored) => void heard.push([key, stored]));
    return heard;
  }

  function writeInAnotherTab(key: StoreKey, stored: Stored): void {
    localStorage.setItem(`sidedeck.${key}`, JSON.stringify(stored));
    dispatchEvent(new StorageEvent('storage', { key: `sidedeck.${key}` }));
  }

  it('hear of one another', () => {
    const heard = heardBy(open());
    writeInAnotherTab('game', { text: 'theirs', stamp: 'b.1' });
    expect(heard).toEqual([['game', { text: 'theirs', stamp: 'b.1' }]]);
  });

  it('are told what the store holds, not what an old event says', async () => {
    const host = open();
    const heard = heardBy(host);
    localStorage.setItem('sidedeck.game', JSON.stringify({ text: 'theirs', stamp: 'b.1' }));
    await host.save('game', { text: 'mine', stamp: 'a.1' });
    dispatchEvent(new StorageEvent('storage', { key: 'sidedeck.game' }));
    expect(heard.at(-1)).toEqual(['game', { text: 'mine', stamp: 'a.1' }]);
  });

  it('open where they may keep nothing, and say so when they are to', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    const host = open();
    expect(await host.load()).toEqual({});
    await expect(host.save('game', { text: 'mine', stamp: 'a.1' })).rejects.toThrow('keep nothing');
    vi.restoreAllMocks();
  });

  it('leave other keys of the page alone', () => {
    const heard = heardBy(open());
    dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(heard).toEqual([]);
  });

  it('give back as text what is no stored text', async () => {
    localStorage.setItem('sidedeck.game', '{"half');
    localStorage.setItem('sidedeck.settings', '[1]');
    const loaded = await open().load();
    expect(loaded.game?.text).toBe('{"half');
    expect(loaded.settings?.text).toBe('[1]');
  });
});
