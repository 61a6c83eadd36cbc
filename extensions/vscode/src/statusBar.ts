import { isSpiderGame, parseRecord, statusOf, type Game } from '@sidedeck/core';
import { l10n, StatusBarAlignment, window, workspace, type ExtensionContext } from 'vscode';
import { STATUS_BAR, VIEW } from './names.ts';
import type { Store } from './store.ts';

/** The running game in the status bar, where that is wanted; a click shows its table. */
export function useStatusBar({ subscriptions }: ExtensionContext, store: Store): void {
  const item = window.createStatusBarItem('sidedeck.game', StatusBarAlignment.Right);
  item.name = 'Sidedeck';
  item.command = `${VIEW}.focus`;
  let text = '';

  function show(): void {
    const isWanted = workspace.getConfiguration().get(STATUS_BAR, true);
    const read = isWanted && text !== '' ? parseRecord(text) : undefined;
    if (!read?.ok || read.value.steps.length === 0 || statusOf(read.value) !== 'playing') return item.hide();
    item.text = `${labelOf(read.value)}`;
    item.tooltip = l10n.t('Sidedeck: {0} moves; show the table', read.value.moveCount);
    item.show();
  }

  function hear(stored: string | undefined): void {
    text = stored ?? '';
    show();
  }

  subscriptions.push(
    item,
    { dispose: store.subscribe((key, stored) => key === 'game' && hear(stored.text)) },
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration(STATUS_BAR) && show()),
  );
  void store.load().then(({ game }) => hear(game?.text));
}

function labelOf(game: Game): string {
  const name = isSpiderGame(game) ? `Spider ${game.rules.suits}` : 'FreeCell';
  return [name, game.deal ?? '', '·', game.moveCount].filter((part) => part !== '').join(' ');
}
