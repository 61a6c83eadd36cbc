import type { Action, Surface } from '@sidedeck/ui/host.ts';
import type { Event, Webview } from 'vscode';
import { readFromBoard, type FromBoard, type Request, type ToBoard } from './messages.ts';
import type { Store } from './store.ts';

/** A place in the editor where a webview is shown: the sidebar's view or an editor tab. */
export interface Place {
  readonly surface: Surface;
  /** Where this place keeps its texts, if not where all others do. */
  readonly store?: Store;
  readonly webview: Pick<Webview, 'postMessage' | 'onDidReceiveMessage'>;
  readonly isVisible: () => boolean;
  readonly onDidChangeVisibility: Event<unknown>;
  readonly onDidDispose: Event<unknown>;
}

/** What boards need of the editor around them. */
export interface Surroundings {
  readonly store: Store;
  copy(text: string): PromiseLike<void>;
  /** Asks the player where to, and saves a file there. */
  saveFile(name: string, text: string): Promise<void>;
  /** Asks the player which, and reads a file; undefined where they chose none. */
  openFile(): Promise<string | undefined>;
  openLarger(): void;
  /** Told whenever the focus enters or leaves the boards. */
  setFocused(focused: boolean): void;
}

/** One table on the screen. */
export interface Board {
  readonly surface: Surface;
  readonly isVisible: () => boolean;
  /** Does what the table's own button does, as soon as its page is there. */
  perform(action: Action): void;
}

/** Serves one webview from the store until it is disposed. */
export function connectBoard(place: Place, around: Surroundings, setFocus: (hasFocus: boolean) => void): Board {
  const { surface, webview, store = around.store } = place;
  let isLoaded = false;
  let actions: Action[] = [];

  const post = (message: ToBoard) => void webview.postMessage(message);

  function flush(): void {
    if (!isLoaded) return;
    for (const action of actions) post({ type: 'action', action });
    actions = [];
  }

  function receive(message: FromBoard): void {
    if (message.type === 'focus') setFocus(message.focused);
    else if (message.type === 'openLarger') around.openLarger();
    else void reply(message);
  }

  async function reply(request: Request): Promise<void> {
    post(await answerTo(request, store, around));
    if (request.type !== 'load') return;
    isLoaded = true;
    flush();
  }

  function leave(): void {
    isLoaded = false;
    setFocus(false);
  }

  webview.onDidReceiveMessage((received: unknown) => {
    const message = readFromBoard(received);
    if (message) receive(message);
  });
  const unsubscribe = store.subscribe((key, stored) => post({ type: 'changed', key, stored }));
  place.onDidChangeVisibility(() => {
    // The page is thrown away while it is hidden; it says neither that it goes nor that it loses the focus.
    if (!place.isVisible()) leave();
  });
  place.onDidDispose(() => {
    unsubscribe();
    leave();
  });

  return {
    surface,
    isVisible: place.isVisible,
    perform(action) {
      actions.push(action);
      flush();
    },
  };
}

async function answerTo(request: Request, store: Store, around: Surroundings): Promise<ToBoard> {
  try {
    return await answer(request, store, around);
  } catch (error) {
    return { type: 'refused', id: request.id, reason: error instanceof Error ? error.message : String(error) };
  }
}

async function answer(request: Request, store: Store, { copy, saveFile, openFile }: Surroundings): Promise<ToBoard> {
  const { id } = request;
  if (request.type === 'load') return { type: 'loaded', id, contents: await store.load() };
  if (request.type === 'openFile') {
    const text = await openFile();
    return text === undefined ? { type: 'done', id } : { type: 'opened', id, text };
  }
  if (request.type === 'save') await store.save(request.key, request.stored);
  else if (request.type === 'saveFile') await saveFile(request.name, request.text);
  else await copy(request.text);
  return { type: 'done', id };
}
