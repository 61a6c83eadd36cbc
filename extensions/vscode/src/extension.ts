import { commands, env, type ExtensionContext } from 'vscode';
import { createBoards, type Boards } from './boards.ts';
import { useCommands } from './commands.ts';
import { openFile, saveFile } from './files.ts';
import { useLanguage } from './language/language.ts';
import { BOARD_FOCUSED, OPEN } from './names.ts';
import { usePanel } from './panel.ts';
import { useStatusBar } from './statusBar.ts';
import { createStore, type Store } from './store.ts';
import { useSync } from './sync.ts';
import { useView } from './view.ts';

/** How often boards on the screen look for what other windows have stored, in milliseconds. */
const LOOK_AROUND = 250;

export function activate(context: ExtensionContext): void {
  const store = createStore(context.globalState);
  const boards = useBoards(store);
  useView(context, boards);
  usePanel(context, boards);
  useCommands(context, boards);
  useOtherWindows(context, store, boards);
  useLanguage(context, boards, store);
  useStatusBar(context, store);
  void useSync(context, store);
}

function useBoards(store: Store): Boards {
  return createBoards({
    store,
    copy: (text) => env.clipboard.writeText(text),
    saveFile,
    openFile,
    openLarger: () => void commands.executeCommand(OPEN),
    setFocused: (focused) => void commands.executeCommand('setContext', BOARD_FOCUSED, focused),
  });
}

/** VS Code keeps globalState in step between its windows, but tells nobody. Looking costs next to nothing. */
function useOtherWindows({ subscriptions }: ExtensionContext, store: Store, boards: Boards): void {
  const timer = setInterval(() => {
    if (boards.current()) void store.refresh();
  }, LOOK_AROUND);
  subscriptions.push({ dispose: () => clearInterval(timer) });
}
