import { parseChoices, parseRecord, parseShelf, statusOf } from '@sidedeck/core';
import { browser } from 'wxt/browser';
import { localStore } from './store.ts';

/** Keeps the number on the toolbar's button: how many games were begun and not ended. None unless it is asked for. */
export function keepBadge(): void {
  localStore.subscribe((key) => {
    if (key === 'game' || key === 'shelf' || key === 'settings') void show();
  });
  void show();
}

async function show(): Promise<void> {
  const { settings, game, shelf } = await localStore.load();
  const isWanted = parseChoices(settings?.text ?? '{}')?.get('badge') === true;
  const count = isWanted ? running(game?.text ?? '') + waiting(shelf?.text ?? '') : 0;
  await browser.action.setBadgeText({ text: count > 0 ? String(count) : '' });
}

function running(text: string): number {
  const game = parseRecord(text);
  return game.ok && game.value.steps.length > 0 && statusOf(game.value) === 'playing' ? 1 : 0;
}

function waiting(text: string): number {
  const games = parseShelf(text);
  return games.ok ? games.value.length : 0;
}
