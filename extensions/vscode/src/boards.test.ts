import type { Action } from '@sidedeck/ui/host.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Surroundings } from './board.ts';
import { createBoards, type Boards } from './boards.ts';
import { fakeMemento, fakePlace } from './fakes.ts';
import type { ToBoard } from './messages.ts';
import { createStore } from './store.ts';

const stored = { text: 'a', stamp: 'b' };

let around: { [Name in keyof Surroundings]: Surroundings[Name] };
let boards: Boards;

beforeEach(() => {
  around = {
    store: createStore(fakeMemento({ game: stored })), copy: vi.fn(), openLarger: vi.fn(), setFocused: vi.fn(),
    saveFile: vi.fn(), openFile: vi.fn(),
  };
  boards = createBoards(around);
});

/** A connected page and all that it was sent. */
function connect(surface?: Parameters<typeof fakePlace>[0]) {
  const page = fakePlace(surface);
  const heard: ToBoard[] = [];
  page.inbox.addEventListener('message', (event) => heard.push((event as MessageEvent<ToBoard>).data));
  boards.connect(page.place);
  const actions = () => heard.flatMap((message): Action[] => message.type === 'action' ? [message.action] : []);
  return { ...page, heard, actions };
}

/** Until every message that is on its way has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a board', () => {
  it('answers each request under its own number', async () => {
    const { post, heard } = connect();
    post({ type: 'copy', id: 7, text: '♠' });
    post({ type: 'load', id: 8 });
    await settled();
    expect(around.copy).toHaveBeenCalledExactlyOnceWith('♠');
    expect(heard).toEqual([{ type: 'done', id: 7 }, { type: 'loaded', id: 8, contents: { game: stored } }]);
  });

  it('saves and reads files where the player says, and nothing where they do not', async () => {
    const { post, heard } = connect();
    around.openFile = vi.fn().mockResolvedValueOnce('text').mockResolvedValueOnce(undefined);
    post({ type: 'saveFile', id: 1, name: 'sidedeck.json', text: '{}' });
    post({ type: 'openFile', id: 2 });
    post({ type: 'openFile', id: 3 });
    post({ type: 'saveFile', id: 4, name: '../sidedeck.json', text: '{}' });
    await settled();
    expect(around.saveFile).toHaveBeenCalledExactlyOnceWith('sidedeck.json', '{}');
    expect(heard).toEqual([{ type: 'done', id: 1 }, { type: 'opened', id: 2, text: 'text' }, { type: 'done', id: 3 }]);
  });

  it('tells why a request was refused', async () => {
    around.copy = () => Promise.reject(new Error('no clipboard'));
    const { post, heard } = connect();
    post({ type: 'copy', id: 1, text: '' });
    await settled();
    expect(heard).toEqual([{ type: 'refused', id: 1, reason: 'no clipboard' }]);
  });

  it('is deaf to what is no message', async () => {
    const { post, heard } = connect();
    for (const message of [null, 'load', { type: 'save', id: 1, key: 'game' }, { type: 'action' }]) post(message);
    await settled();
    expect(heard).toEqual([]);
    expect(await around.store.load()).toEqual({ game: stored });
  });

  it('hears every change, the sender too, until it is gone', async () => {
    const [one, two] = [connect(), connect('panel')];
    one.post({ type: 'save', id: 1, key: 'history', stored });
    await settled();
    const change = { type: 'changed', key: 'history', stored };
    expect(one.heard).toEqual([change, { type: 'done', id: 1 }]);
    expect(two.heard).toEqual([change]);
    two.dispose();
    one.post({ type: 'save', id: 2, key: 'history', stored });
    await settled();
    expect(two.heard).toHaveLength(1);
  });

  it('opens larger on request', async () => {
    connect().post({ type: 'openLarger' });
    await settled();
    expect(around.openLarger).toHaveBeenCalledOnce();
  });

  it('performs only after its page has loaded, again after it was hidden', async () => {
    const { post, show, actions } = connect();
    boards.current()!.perform('undo');
    await settled();
    expect(actions()).toEqual([]);
    post({ type: 'load', id: 1 });
    await settled();
    expect(actions()).toEqual(['undo']);
    show(false);
    show(true);
    boards.current()!.perform('hint');
    await settled();
    expect(actions()).toEqual(['undo']);
    post({ type: 'load', id: 1 });
    await settled();
    expect(actions()).toEqual(['undo', 'hint']);
  });
});

describe('the boards', () => {
  it('prefer the one that had the focus last, among those on the screen', async () => {
    expect(boards.current()).toBeUndefined();
    const [sidebar, panel] = [connect(), connect('panel')];
    for (const page of [sidebar, panel]) page.post({ type: 'load', id: 1 });
    const act = async (action: Action) => {
      await settled();
      boards.current()?.perform(action);
      await settled();
    };
    await act('new');
    panel.post({ type: 'focus', focused: true });
    panel.post({ type: 'focus', focused: false });
    await act('undo');
    panel.show(false);
    await act('redo');
    sidebar.dispose();
    await act('collect');
    expect(sidebar.actions()).toEqual(['new', 'redo']);
    expect(panel.actions()).toEqual(['undo']);
  });

  it('are one by one, where somebody asks for that of a surface', async () => {
    const panel = connect('panel');
    const asked = boards.appeared('sidebar');
    expect(boards.current('sidebar')).toBeUndefined();
    const sidebar = connect();
    for (const page of [sidebar, panel]) page.post({ type: 'load', id: 1 });
    panel.post({ type: 'focus', focused: true });
    await settled();
    (await asked).perform('new');
    boards.current('sidebar')!.perform('restart');
    boards.current('panel')!.perform('collect');
    await settled();
    expect(sidebar.actions()).toEqual(['new', 'restart']);
    expect(panel.actions()).toEqual(['collect']);
    sidebar.show(false);
    expect(boards.current('sidebar')).toBeUndefined();
  });

  it('set the focus by the page that has it, whatever the order of the messages', async () => {
    const [sidebar, panel] = [connect(), connect('panel')];
    sidebar.post({ type: 'focus', focused: true });
    panel.post({ type: 'focus', focused: true });
    sidebar.post({ type: 'focus', focused: false });
    await settled();
    expect(around.setFocused).toHaveBeenLastCalledWith(true);
    panel.post({ type: 'focus', focused: false });
    await settled();
    expect(around.setFocused).toHaveBeenLastCalledWith(false);
  });

  it.each(['hidden', 'disposed'] as const)('lose the focus with a page that is %s', async (end) => {
    const { post, show, dispose } = connect();
    post({ type: 'focus', focused: true });
    await settled();
    if (end === 'hidden') show(false);
    else dispose();
    expect(around.setFocused).toHaveBeenLastCalledWith(false);
  });

  it('wait for the first to appear', async () => {
    const hidden = connect();
    hidden.show(false);
    const appeared = boards.appeared();
    hidden.show(true);
    expect(await appeared).toBe(boards.current());
    expect(await boards.appeared()).toBe(boards.current());
    hidden.dispose();
    const next = boards.appeared();
    connect('panel');
    expect(await next).toBe(boards.current());
  });
});
