import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { legalMoves, makeRecord, makeShelf, newGame, PRESETS, update } from '@sidedeck/core';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepBadge } from './badge.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('wxt/testing/fake-browser')).fakeBrowser }));

const DEAL = newGame(PRESETS.classic, 617, { id: 'device0a-tp8xc0', started: 1_796_000_000_000 });
const BEGUN = update(DEAL, { type: 'move', move: legalMoves(DEAL.position)[0]! });
const setBadgeText = vi.fn();

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.action, 'setBadgeText').mockImplementation(setBadgeText);
});

afterEach(() => vi.restoreAllMocks());

const save = (key: string, text: string) => fakeBrowser.storage.local.set({ [`table.${key}`]: { text, stamp: text } });
const shows = (text: string) => vi.waitFor(() => expect(setBadgeText).toHaveBeenLastCalledWith({ text }));

it('counts the games that were begun, when it is asked to', async () => {
  await save('game', makeRecord(DEAL));
  keepBadge();
  await shows('');
  await save('settings', '{"badge":true}');
  await save('game', makeRecord(BEGUN));
  await shows('1');
  const record = makeRecord({ ...BEGUN, id: 'device0a-tp8xc1' });
  await save('shelf', makeShelf([{ key: 'device0a-tp8xc1', touched: 1, record }]));
  await shows('2');
  await save('game', makeRecord(DEAL));
  await shows('1');
  await save('settings', '{}');
  await shows('');
});

it('counts nothing that it cannot read', async () => {
  await save('settings', '{"badge":true}');
  await save('game', 'hello');
  await save('shelf', '\0');
  keepBadge();
  await shows('');
});
