import {
  FREECELL_PRESETS, lastDeal, newGame, parseDealNumber, parseRecord, PRESETS, SPIDER_PRESETS, UNWINNABLE_DEALS,
  type DealNumber, type Rules,
} from '@sidedeck/core';
import { commands, l10n, window, workspace, type ExtensionContext } from 'vscode';
import { FILE_COMMANDS, LANGUAGE } from '../names.ts';
import type { Store } from '../store.ts';
import { fileText } from './edits.ts';

/** Game files to begin with: of a deal that is asked for, and of the game that is on the table. */
export function useNewFile({ subscriptions }: ExtensionContext, store: Store): void {
  subscriptions.push(
    commands.registerCommand(FILE_COMMANDS.new, newFile),
    commands.registerCommand(FILE_COMMANDS.export, () => exportGame(store)),
  );
}

async function newFile(): Promise<void> {
  const names = [...FREECELL_PRESETS, ...SPIDER_PRESETS];
  const name = await window.showQuickPick(names, { title: l10n.t('Rules of the new game file') });
  const rules = names.find((each) => each === name);
  const number = rules && await askForDeal(PRESETS[rules]);
  if (rules && number !== undefined) await show(fileText(newGame<Rules>(PRESETS[rules], number)));
}

async function askForDeal(rules: Rules): Promise<number | undefined> {
  const last = lastDeal(rules);
  const typed = await window.showInputBox({
    title: l10n.t('Number of the deal, 1 to {0}', last),
    value: String(anyDeal()),
    validateInput: (text) => typeof parseDealNumber(text, last) === 'number'
      ? undefined : l10n.t('A whole number from 1 to {0}', last),
  });
  const number = typed === undefined ? undefined : parseDealNumber(typed, last);
  return typeof number === 'number' ? number : undefined;
}

/** What both games have, and can be typed. */
const LAST_OFFERED: DealNumber = 32_000;

function anyDeal(): DealNumber {
  const number = 1 + Math.floor(Math.random() * LAST_OFFERED);
  return UNWINNABLE_DEALS.includes(number) ? anyDeal() : number;
}

async function exportGame(store: Store): Promise<void> {
  const { game } = await store.load();
  const read = game && parseRecord(game.text);
  if (read?.ok) await show(fileText(read.value));
  else void window.showInformationMessage(l10n.t('No game is on the table'));
}

async function show(content: string): Promise<void> {
  await window.showTextDocument(await workspace.openTextDocument({ language: LANGUAGE, content }));
}
