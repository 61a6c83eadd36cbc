import { describeHost } from '@sidedeck/ui/hostContract.ts';
import { describe, expect, it, vi } from 'vitest';
import { createBoards } from '../boards.ts';
import { fakeMemento, fakePlace } from '../fakes.ts';
import { createStore } from '../store.ts';
import { createHost } from './host.ts';

function surroundings(memento = fakeMemento()) {
  return {
    store: createStore(memento), copy: vi.fn(), openLarger: vi.fn(), setFocused: vi.fn(),
    saveFile: vi.fn(), openFile: vi.fn(),
  };
}

/** The whole way of a message, from the page to the extension host's store and back. */
function openStore(memento = fakeMemento()) {
  const around = surroundings(memento);
  const boards = createBoards(around);
  function open(surface: 'sidebar' | 'panel' = 'sidebar') {
    const { place, post, inbox } = fakePlace(surface);
    boards.connect(place);
    return createHost({ postMessage: post }, { surface, locale: 'zh-cn', workerSource: '', inbox, origin: '' });
  }
  return { open, boards, around };
}

describeHost('the webview\'s host', () => openStore());

describe('the webview\'s host', () => {
  it('has posted a save when the call returns', () => {
    const postMessage = vi.fn();
    const host = createHost(
      { postMessage }, { surface: 'panel', locale: 'en', workerSource: '', inbox: new EventTarget(), origin: '' },
    );
    void host.save('game', { text: 'a', stamp: 'b' });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'save', id: 1, key: 'game', stored: { text: 'a', stamp: 'b' } },
    );
  });

  it('hears no other frame', async () => {
    const inbox = new EventTarget();
    const origin = 'vscode-webview://ours';
    const host = createHost({ postMessage: vi.fn() }, {
      surface: 'panel', locale: 'en', workerSource: '', inbox, origin,
    });
    const [changed, acted] = [vi.fn(), vi.fn()];
    host.subscribe(changed);
    host.onAction!(acted);
    const loaded = host.load();
    const contents = { game: { text: 'a', stamp: 'b' } };
    const say = (sender: string) => {
      for (const data of [
        { type: 'changed', key: 'game', stored: contents.game }, { type: 'action', action: 'new' },
        { type: 'loaded', id: 1, contents: sender === origin ? contents : {} },
      ]) inbox.dispatchEvent(new MessageEvent('message', { data, origin: sender }));
    };
    for (const sender of ['', 'null', 'https://example.org', 'vscode-webview://others']) say(sender);
    expect(changed).not.toHaveBeenCalled();
    expect(acted).not.toHaveBeenCalled();
    say(origin);
    expect(await loaded).toEqual(contents);
    expect([changed, acted].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('says why a save was refused', async () => {
    const memento = fakeMemento();
    vi.spyOn(memento, 'update').mockRejectedValue(new Error('disk full'));
    await expect(openStore(memento).open().save('game', { text: 'a', stamp: 'b' })).rejects.toThrow('disk full');
  });

  it('copies, and opens larger from the sidebar only', async () => {
    const { open, around } = openStore();
    await open().copy('♠');
    expect(around.copy).toHaveBeenCalledExactlyOnceWith('♠');
    open().openLarger!();
    await vi.waitFor(() => expect(around.openLarger).toHaveBeenCalledOnce());
    expect(open('panel').openLarger).toBeUndefined();
  });

  it('saves a file, and reads one that the player chooses', async () => {
    const { open, around } = openStore();
    const host = open();
    await host.saveFile!('sidedeck.json', '{}');
    expect(around.saveFile).toHaveBeenCalledExactlyOnceWith('sidedeck.json', '{}');
    around.openFile.mockResolvedValueOnce('text').mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new Error('too large'));
    expect(await host.openFile!()).toBe('text');
    expect(await host.openFile!()).toBeUndefined();
    await expect(host.openFile!()).rejects.toThrow('too large');
  });

  it('hands actions that came early to the first who listens, and none after the end', async () => {
    const { open, boards } = openStore();
    const host = open();
    await host.load();
    boards.current()!.perform('undo');
    await host.load();
    const heard: string[] = [];
    const stop = host.onAction!((action) => heard.push(action));
    boards.current()!.perform('hint');
    await vi.waitFor(() => expect(heard).toEqual(['undo', 'hint']));
    stop();
    boards.current()!.perform('new');
    await host.load();
    expect(heard).toEqual(['undo', 'hint']);
  });

  it('is deaf to foreign messages', async () => {
    const { place, post, inbox } = fakePlace();
    createBoards(surroundings()).connect(place);
    const host = createHost({ postMessage: post }, {
      surface: 'panel', locale: 'en', workerSource: '', inbox, origin: '',
    });
    const heard = vi.fn();
    host.subscribe(heard);
    for (const data of [null, 'changed', { type: 'changed', key: 'game', stored: 'a' }, { type: 'done', id: 99 }]) {
      inbox.dispatchEvent(new MessageEvent('message', { data }));
    }
    expect(heard).not.toHaveBeenCalled();
    expect(await host.load()).toEqual({});
  });

  it('starts a worker from the source in the page', async () => {
    const Worker = vi.fn();
    vi.stubGlobal('Worker', Worker);
    const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:solver');
    const { inbox, post } = fakePlace();
    const host = createHost({ postMessage: post }, {
      surface: 'panel', locale: 'en', workerSource: 'solve()', inbox, origin: '',
    });
    await host.createWorker();
    expect(await (make.mock.calls[0]![0] as Blob).text()).toBe('solve()');
    expect(Worker).toHaveBeenCalledExactlyOnceWith('blob:solver');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});
