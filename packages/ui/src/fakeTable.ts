import { PRESETS, makeRecord, moveOf, newGame, parseRecord, update, type Game } from '@sidedeck/core';
import { expect, onTestFinished, vi } from 'vitest';
import { createFakeStore, type FakeStore, type FakeView } from './fakeStore.ts';
import type { Host } from './host.ts';
import { mount } from './index.ts';

export const DEAL_617 = newGame(PRESETS.classic, 617, { id: 'one', started: 1 });
/** The same with one move made. */
export const BEGUN = update(DEAL_617, { type: 'move', move: moveOf('1', 'a') });

export interface Table {
  readonly fake: FakeStore;
  readonly view: FakeView;
  readonly root: HTMLElement;
  stored(): Game;
  act(action: string): Promise<void>;
  panel(name: string): Promise<HTMLElement>;
  /** Takes the table away before the test ends, which does so by itself. */
  close(): void;
}

/** Panels are loaded when they are first needed, on a busy machine slowly; in milliseconds. */
export const LOADING = 30_000;

/** The whole table over a store that holds this game, or nothing. */
export async function openTable(
  game?: Game | string, fake = storeWith(game), extra: Partial<Host> = {},
): Promise<Table> {
  const element = document.body.appendChild(document.createElement('div'));
  const view = fake.open();
  const mounting = mount(element, { ...view.host, ...extra });
  await fake.settle();
  let unmount: (() => void) | undefined = await mounting;
  const close = () => {
    unmount?.();
    unmount = undefined;
  };
  onTestFinished(close);
  await fake.settle();
  const root = element.querySelector<HTMLElement>('.sidedeck')!;
  await vi.waitFor(() => expect(root.dataset['ready']).toBe('true'), { timeout: LOADING });
  // What is loaded once the table is painted speaks and explains.
  await vi.waitFor(() => expect(root.dataset['aided']).toBe('true'), { timeout: LOADING });

  return {
    fake, view, root, close,
    stored() {
      const read = parseRecord(fake.contents.game!.text);
      if (!read.ok) throw new Error(read.error.message);
      return read.value;
    },
    async act(action) {
      const scope = root.querySelector('dialog') ?? root;
      scope.querySelector<HTMLElement>(`[data-action="${action}"]`)!.click();
      await fake.settle();
    },
    panel: (name) => vi.waitFor(() => {
      const panel = root.querySelector<HTMLElement>(`[data-panel="${name}"]`);
      expect(panel).not.toBeNull();
      return panel!;
    }, { timeout: LOADING }),
  };
}

/** A record in which only the two highest clubs are left to be collected. */
export function easyGame(): string {
  const rules = { ...PRESETS.classic, autoplay: 'off', autoFinish: false } as const;
  const game = { ...newGame(rules, 1, { id: 'easy', started: 1 }), elapsed: 65_000 };
  const board = `Foundations: C-J D-K H-K S-K\nFreecells: KC\nQC\n${':\n'.repeat(7)}`;
  return makeRecord(game).replace('Deal: 1\n', `Board:\n${board}`);
}

export function storeWith(game?: Game | string): FakeStore {
  if (game === undefined) return createFakeStore();
  return createFakeStore({ game: { text: typeof game === 'string' ? game : makeRecord(game), stamp: 'x' } });
}

export async function fill(scope: HTMLElement, selector: string, value: string): Promise<void> {
  const field = await vi.waitFor(() => {
    const found = scope.querySelector<HTMLInputElement>(selector);
    expect(found).not.toBeNull();
    return found!;
  }, { timeout: LOADING });
  field.value = value;
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  await Promise.resolve();
}

export async function choose(panel: HTMLElement, source: string): Promise<void> {
  const radio = panel.querySelector<HTMLInputElement>(`input[value="${source}"]`)!;
  radio.checked = true;
  radio.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
}

export function note(scope: HTMLElement, name: string): string {
  return scope.querySelector(`[data-note="${name}"]`)?.textContent ?? '';
}

export function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event;
}
