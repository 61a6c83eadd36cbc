import { commands, type ExtensionContext } from 'vscode';
import { ACTIONS, type Action } from '@sidedeck/ui/host.ts';
import type { Boards } from './boards.ts';
import { ACTION_COMMANDS, VIEW } from './names.ts';

/** What the palette, the menus and the keys ask for is done by the board on the screen; without one, one is shown. */
export function useCommands({ subscriptions }: ExtensionContext, boards: Boards): void {
  async function perform(action: Action): Promise<void> {
    if (!boards.current()) await commands.executeCommand(`${VIEW}.focus`);
    const board = await boards.appeared();
    board.perform(action);
  }

  for (const action of ACTIONS) {
    subscriptions.push(commands.registerCommand(ACTION_COMMANDS[action], () => perform(action)));
  }
}
