import { commands, Uri, type ExtensionContext } from 'vscode';
import { ACTIONS, type Action, type Surface } from '@sidedeck/ui/host.ts';
import type { Boards } from './boards.ts';
import { ACTION_COMMANDS, VIEW, VIEW_COMMANDS } from './names.ts';

/**
 * What the palette, the menus and the keys ask for is done by the board on the screen; without one, one is shown. Of
 * several, the palette and the keys mean the one that had the focus last, a title the one below it.
 */
export function useCommands({ subscriptions }: ExtensionContext, boards: Boards): void {
  async function perform(action: Action, surface?: Surface): Promise<void> {
    if (!boards.current(surface)) await commands.executeCommand(`${VIEW}.focus`);
    const board = await boards.appeared(surface);
    board.perform(action);
  }

  for (const action of ACTIONS) {
    // The title of an editor tells what is in that editor; nothing else tells anything.
    const asked = (shown?: unknown) => perform(action, shown instanceof Uri ? 'panel' : undefined);
    subscriptions.push(commands.registerCommand(ACTION_COMMANDS[action], asked));
  }
  for (const [command, action] of VIEW_COMMANDS) {
    subscriptions.push(commands.registerCommand(command, () => perform(action, 'sidebar')));
  }
}
