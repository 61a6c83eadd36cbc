import type { Event, Memento } from 'vscode';
import type { Place } from './board.ts';

/** VS Code's globalState, in memory; `values` is what it holds. */
export function fakeMemento(values: Record<string, unknown> = {}): Memento & { readonly values: typeof values } {
  return {
    values,
    keys: () => Object.keys(values),
    get: <Value>(key: string) => values[key] as Value,
    async update(key: string, value: unknown) {
      values[key] = structuredClone(value);
    },
  };
}

/** An event of VS Code and the way to fire it. */
function fakeEvent<Value>(): { readonly event: Event<Value>; fire(value: Value): void } {
  const listeners = new Set<(value: Value) => unknown>();
  return {
    event(listener) {
      listeners.add(listener);
      return { dispose: () => listeners.delete(listener) };
    },
    fire: (value) => listeners.forEach((listener) => listener(value)),
  };
}

/** A place in the editor with both of its ends: `place` for the extension host, `inbox` and `post` for the page. */
export function fakePlace(surface: Place['surface'] = 'sidebar') {
  const received = fakeEvent<unknown>();
  const visibility = fakeEvent<unknown>();
  const disposal = fakeEvent<unknown>();
  const inbox = new EventTarget();
  let isVisible = true;
  const place: Place = {
    surface,
    webview: {
      onDidReceiveMessage: received.event,
      async postMessage(message: unknown) {
        const data: unknown = structuredClone(message);
        queueMicrotask(() => inbox.dispatchEvent(new MessageEvent('message', { data })));
        return true;
      },
    },
    isVisible: () => isVisible,
    onDidChangeVisibility: visibility.event,
    onDidDispose: disposal.event,
  };
  return {
    place,
    inbox,
    /** What the page sends; it arrives later, as in VS Code. */
    post(message: unknown) {
      const sent: unknown = structuredClone(message);
      queueMicrotask(() => received.fire(sent));
    },
    show(visible: boolean) {
      isVisible = visible;
      visibility.fire(undefined);
    },
    dispose() {
      isVisible = false;
      disposal.fire(undefined);
    },
  };
}
