import type { Action, Host, StoreKey, Stored, Surface } from '@sidedeck/ui/host.ts';
import { readToBoard, type Contents, type FromBoard, type Request, type ToBoard } from '../messages.ts';

/** The part of `acquireVsCodeApi()` that is used here. */
export interface WebviewApi {
  postMessage(message: FromBoard): void;
}

export interface HostOptions {
  readonly surface: Surface;
  readonly locale: string;
  /** JavaScript text of the solver's worker; a webview can start no worker from an address. */
  readonly workerSource: string;
  /** Where messages arrive: the window. */
  readonly inbox: EventTarget;
  /** Whose messages are heard: the editor speaks from the origin of the page itself, other frames from theirs. */
  readonly origin: string;
}

type Without<Key, Union> = Union extends unknown ? Omit<Union, Key & keyof Union> : never;

/** What answers bring: a store's contents, or a file's text. */
interface Answer {
  readonly contents?: Contents;
  readonly text?: string;
}

interface Pending {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** The port of the board over messages to the extension host, which keeps the store. */
export function createHost(api: WebviewApi, { surface, locale, workerSource, inbox, origin }: HostOptions): Host {
  const pending = new Map<number, Pending>();
  const changes = new Set<(key: StoreKey, stored: Stored) => void>();
  const actions = new Set<(action: Action) => void>();
  let unheard: Action[] = [];
  let lastId = 0;

  /** The message has been posted when this returns. */
  function ask(request: Without<'id', Request>): Promise<Answer> {
    const id = ++lastId;
    const answer = new Promise<Answer>((resolve, reject) => pending.set(id, { resolve, reject }));
    api.postMessage({ ...request, id });
    return answer;
  }

  function settle(id: number, end: (asked: Pending) => void): void {
    const asked = pending.get(id);
    pending.delete(id);
    if (asked) end(asked);
  }

  function hear(action: Action): void {
    if (actions.size === 0) unheard.push(action);
    for (const listener of actions) listener(action);
  }

  function receive(message: ToBoard): void {
    switch (message.type) {
      case 'loaded': return settle(message.id, (asked) => asked.resolve({ contents: message.contents }));
      case 'opened': return settle(message.id, (asked) => asked.resolve({ text: message.text }));
      case 'done': return settle(message.id, (asked) => asked.resolve({}));
      case 'refused': return settle(message.id, (asked) => asked.reject(new Error(message.reason)));
      case 'changed': return changes.forEach((listener) => listener(message.key, message.stored));
      case 'action': return hear(message.action);
    }
  }

  inbox.addEventListener('message', (event) => {
    const { data, origin: sender } = event as MessageEvent<unknown>;
    const message = sender === origin ? readToBoard(data) : undefined;
    if (message) receive(message);
  });

  return {
    surface,
    locale,
    load: async () => (await ask({ type: 'load' })).contents ?? {},
    async save(key, { text, stamp }) {
      await ask({ type: 'save', key, stored: { text, stamp } });
    },
    subscribe(listener) {
      changes.add(listener);
      return () => changes.delete(listener);
    },
    async createWorker() {
      const address = URL.createObjectURL(new Blob([workerSource], { type: 'text/javascript' }));
      const worker = new Worker(address);
      URL.revokeObjectURL(address);
      return worker;
    },
    async copy(text) {
      await ask({ type: 'copy', text });
    },
    async saveFile(name, text) {
      await ask({ type: 'saveFile', name, text });
    },
    openFile: async () => (await ask({ type: 'openFile' })).text,
    ...(surface === 'sidebar' && { openLarger: () => api.postMessage({ type: 'openLarger' }) }),
    onAction(listener) {
      actions.add(listener);
      for (const action of unheard) listener(action);
      unheard = [];
      return () => actions.delete(listener);
    },
  };
}
