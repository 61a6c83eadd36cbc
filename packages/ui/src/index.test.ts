import { PRESETS, gameFrom, makeRecord, moveOf, newGame, update } from '@sidedeck/core';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lostGame } from '../../../test/fixtures/games.ts';
import { BEGUN, DEAL_617, LOADING, easyGame, note, openTable, press, storeWith } from './fakeTable.ts';
import type { Action } from './host.ts';
import { mount } from './index.ts';

beforeEach(() => document.body.replaceChildren());

/** One move before there is none. */
const LOST = update(lostGame(), { type: 'undo' });

describe('the table', () => {
  it('deals a game where there is none, stores it, and says what it is', async () => {
    const { root, stored } = await openTable();
    const { rules, deal } = stored();
    expect(rules).toEqual(PRESETS.classic);
    expect(root.dataset).toMatchObject({
      surface: 'web', deal: String(deal), moves: '0', cursor: '0', elapsed: '0', status: 'playing',
    });
    expect(root.querySelectorAll('[data-card]').length).toBe(52);
  });

  it.each([
    ['FreeCell 617 – Sidedeck', BEGUN], ['Spider 617 – Sidedeck', newGame(PRESETS.spider2, 617)],
    ['FreeCell – Sidedeck', gameFrom(BEGUN.position)],
  ])('names its page %s', async (title, game) => {
    await openTable({ ...game, id: 'named', started: 1 });
    expect(document.title).toBe(title);
  });

  it('and all that is said around it stays left to right in any interface, as its languages are (C25)', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    const { root, act, panel } = await openTable(BEGUN);
    await act('new');
    const around = [await panel('new'), root.querySelector('[data-note="said"]')!, root.querySelector('.board')!];
    expect(around.map((element) => element.closest('[dir]')!.getAttribute('dir'))).toEqual(['ltr', 'ltr', 'ltr']);
  });

  it('shows the game that was left, and plays on', async () => {
    const { root, act, stored } = await openTable({ ...BEGUN, elapsed: 83_214 });
    expect(root.dataset).toMatchObject({ deal: '617', moves: '1', cursor: '1' });
    expect(Number(root.dataset['elapsed'])).toBeGreaterThanOrEqual(83);
    await act('undo');
    expect(stored().cursor).toBe(0);
    await act('redo');
    expect(root.dataset['cursor']).toBe('1');
  });

  it('follows another view', async () => {
    const fake = storeWith(DEAL_617);
    const [a, b] = [await openTable(undefined, fake), await openTable(undefined, fake)];
    press('n');
    await a.panel('new');
    await fake.settle();
    await a.act('cancel');
    void b.view.host.save('game', { text: makeRecord(BEGUN), stamp: 'elsewhere.1' });
    await fake.settle();
    await vi.waitFor(() => expect([a, b].map(({ root }) => root.dataset['moves'])).toEqual(['1', '1']));
  });

  it('takes back what it asked about a game that another view has replaced', async () => {
    const { root, view, fake, act, panel } = await openTable(BEGUN);
    await act('giveUp');
    await panel('confirm');
    void view.host.save('game', { text: makeRecord({ ...DEAL_617, id: 'two' }), stamp: 'elsewhere.1' });
    await fake.settle();
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    expect(root.dataset['status']).toBe('playing');
  });

  it('lights up once the deal is solved', async () => {
    const { root } = await openTable(easyGame());
    await vi.waitFor(() => expect(root.dataset['light']).toBe('winnable'));
  });

  it('says by its light, aloud and when the light is pressed, that a search has ended without an answer', async () => {
    const text = 'Not known whether it can be won: the search has ended without an answer';
    const createWorker = () => Promise.reject(new Error('offline'));
    const { root, act } = await openTable(BEGUN, undefined, { createWorker });
    await vi.waitFor(() => expect(root.dataset['light']).toBe('undecided'));
    await vi.waitFor(() => expect(note(root, 'said')).toBe(text));
    const light = root.querySelector('[data-action="light"]')!;
    expect([light.getAttribute('aria-label'), light.getAttribute('title')]).toEqual([text, text]);
    await act('light');
    await vi.waitFor(() => expect(note(root, 'toast')).toBe(text));
  });

  it.each([
    ['Cannot be won', gameFrom(LOST.position)],
    ['Can no longer be won', LOST],
  ])('says “%s” of a deal that never could be won, or of one that was lost', async (text, game) => {
    const { root, act } = await openTable({ ...game, id: 'lost', started: 1 });
    await vi.waitFor(() => expect(root.dataset['light']).toBe('unwinnable'));
    await vi.waitFor(() => expect(note(root, 'said')).toBe(text));
    expect(root.querySelector('[data-action="light"]')!.getAttribute('aria-label')).toBe(text);
    // A move changes nothing of that.
    const { cursor } = root.dataset;
    await act('moves');
    await vi.waitFor(() => root.querySelector<HTMLElement>('[data-move]')!.click());
    await vi.waitFor(() => expect(root.dataset['cursor']).not.toBe(cursor));
    await vi.waitFor(() => expect(root.dataset['light']).toBe('unwinnable'));
    expect(root.querySelector('[data-action="light"]')!.getAttribute('aria-label')).toBe(text);
  });

  it('takes the focus to the list of moves that is asked for, not to one that the page opens with', async () => {
    const fake = storeWith(BEGUN);
    const { root, act, close } = await openTable(undefined, fake);
    const list = (at: HTMLElement) => at.querySelector('[data-dock="moves"]');
    await act('moves');
    await vi.waitFor(() => expect(list(root)!.contains(document.activeElement)).toBe(true));
    close();
    document.body.replaceChildren();
    const again = await openTable(undefined, fake);
    await vi.waitFor(() => expect(list(again.root)).not.toBeNull());
    await fake.settle();
    expect(list(again.root)!.contains(document.activeElement)).toBe(false);
  });

  it.each([
    ['clicked', (card: HTMLElement) => card.click()],
    ['chosen by a key', (card: HTMLElement) =>
      card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))],
  ])('says that the game is over where a card is %s then, and not before', async (_, choose) => {
    const { root, fake } = await openTable(BEGUN);
    const toast = () => note(root, 'toast');
    choose(root.querySelector('[data-card]')!);
    await fake.settle();
    expect(toast()).toBe('');

    const over = await openTable({ ...BEGUN, givenUp: true });
    choose(over.root.querySelector('[data-card]')!);
    await vi.waitFor(() => expect(note(over.root, 'toast')).toBe('The game is over.'));
  });

  it('keeps the list of moves behind a panel, and says of a game that is over that it is', async () => {
    const { root, act, panel, fake } = await openTable(BEGUN);
    await act('moves');
    const list = () => root.querySelector('[data-dock="moves"]')!;
    const count = () => list().querySelectorAll('[data-move]').length;
    await vi.waitFor(() => expect(list()).not.toBeNull());
    const before = count();
    expect(before).toBeGreaterThan(0);
    await act('giveUp');
    const asked = await panel('confirm');
    expect(count()).toBe(before);
    asked.querySelector<HTMLElement>('[data-action="confirm"]')!.click();
    await fake.settle();
    await vi.waitFor(() => expect(list().textContent).toContain('The game is over.'));
    expect(count()).toBe(0);
  });

  it('shows where the keys are once one was pressed, and not before', async () => {
    const { root, fake } = await openTable(BEGUN);
    expect(root.querySelector('.ringed')).toBeNull();
    press('ArrowRight');
    await fake.settle();
    await vi.waitFor(() => expect(root.querySelector('.ringed')).not.toBeNull());
  });

  it('does what the shell’s menus ask for, as its own buttons would', async () => {
    let ask: (action: Action) => void = () => undefined;
    const { root, panel, fake } = await openTable(BEGUN, undefined, {
      onAction: (listener: typeof ask) => {
        ask = listener;
        return () => undefined;
      },
    });
    ask('undo');
    await fake.settle();
    expect(root.dataset['cursor']).toBe('0');
    ask('new');
    await panel('new');
    ask('redo');
    await fake.settle();
    expect(root.dataset['cursor']).toBe('0');
  });

  it('says it when a change could not be saved, and keeps it on the table', async () => {
    const { root, view, fake } = await openTable(BEGUN);
    press('z');
    view.refuse();
    await fake.settle();
    await vi.waitFor(() =>
      expect(note(root, 'toast')).toBe('The last change could not be saved: there is no room left.'));
    expect(root.dataset['cursor']).toBe('0');
  });

  it('says, once it can, what was played before its voice was loaded', async () => {
    const fake = storeWith(newGame(PRESETS.spider4, 617));
    const element = document.body.appendChild(document.createElement('div'));
    const mounting = mount(element, fake.open().host);
    await fake.settle();
    onTestFinished(await mounting);
    const root = element.querySelector<HTMLElement>('.sidedeck')!;
    press('d');
    // Looked at before anything else can have been loaded.
    expect([root.dataset['aided'], note(root, 'said')]).toEqual(['false', '']);
    await vi.waitFor(() => expect(note(root, 'said')).toMatch(/^A round was dealt; 4 rounds left\./), {
      timeout: LOADING,
    });
  });

  it('leaves nothing behind when it is taken away', async () => {
    const fake = storeWith(BEGUN);
    const element = document.body.appendChild(document.createElement('div'));
    const mounting = mount(element, fake.open().host);
    await fake.settle();
    (await mounting)();
    await fake.settle();
    const { text } = fake.contents.game!;
    expect(press('z').defaultPrevented).toBe(false);
    await fake.settle();
    expect(fake.contents.game!.text).toBe(text);
    expect(element.childElementCount).toBe(0);
  });
});

describe('keys', () => {
  it('bring the focus to the table, and so does a panel that had nowhere to give it back to', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const { root, fake, act, panel } = await openTable(BEGUN);
    const isAtTable = () => root.querySelector('.board')!.contains(document.activeElement);
    (document.activeElement as HTMLElement).blur();
    press('z');
    await fake.settle();
    await vi.waitFor(() => expect(isAtTable()).toBe(true));
    (document.activeElement as HTMLElement).blur();
    press('n');
    await panel('new');
    await act('cancel');
    await vi.waitFor(() => expect(isAtTable()).toBe(true));
  });

  it('undo and redo, also while they are held, and are taken from everybody else', async () => {
    const { root, fake } = await openTable(update(BEGUN, { type: 'move', move: moveOf('2', 'b') }));
    expect(press('z').defaultPrevented).toBe(true);
    for (let times = 0; times < 20; times++) press('z', { repeat: true });
    await fake.settle();
    expect(root.dataset['cursor']).toBe('0');
    press('y');
    press('Z', { shiftKey: true });
    await fake.settle();
    expect(root.dataset['cursor']).toBe('2');
  });

  it('leave Escape to the popup where nothing is selected', async () => {
    await openTable(BEGUN);
    expect(press('Escape').defaultPrevented).toBe(false);
  });

  it('leave Enter and Space to the button that has the focus, also while a card is chosen', async () => {
    const { root, fake } = await openTable(BEGUN);
    root.querySelector<HTMLElement>('[data-card][data-at="2"]:last-of-type, [data-card="KS"]')!.click();
    await fake.settle();
    // The first key shows where on the table the keys are.
    press('Shift');
    await fake.settle();
    const before = root.querySelector('.board')!.innerHTML;
    const buttons = [...root.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    expect(buttons.length).toBeGreaterThan(5);
    for (const button of buttons) {
      for (const key of ['Enter', ' ']) {
        button.focus();
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        button.dispatchEvent(event);
        await fake.settle();
        expect(event.defaultPrevented).toBe(false);
      }
    }
    expect(root.querySelector('.board')!.innerHTML).toBe(before);
    expect(root.querySelector('.card.held')).not.toBeNull();
    expect(root.dataset['cursor']).toBe('1');
  });

  it('do nothing under a panel', async () => {
    const { root, fake, panel } = await openTable(BEGUN);
    press('n');
    await panel('new');
    press('z');
    await fake.settle();
    expect(root.dataset['cursor']).toBe('1');
  });
});
