import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { anyJunk } from '../../../test/fixtures/hostile.ts';
import { fakeMemento } from './fakes.ts';
import { createStore, MAX_TEXT } from './store.ts';

const stored = (text: string) => ({ text, stamp: `stamp of ${text}` });

describe('the store', () => {
  it('keeps one key of globalState for each text', async () => {
    const memento = fakeMemento({ other: 'of somebody else' });
    const store = createStore(memento);
    expect(await store.load()).toEqual({});
    await store.save('game', stored('a'));
    await store.save('settings', stored('b'));
    expect(memento.values).toEqual({ other: 'of somebody else', game: stored('a'), settings: stored('b') });
    expect(await createStore(memento).load()).toEqual({ game: stored('a'), settings: stored('b') });
  });

  it('writes one at a time, in the order of the calls, and tells each when it is written', async () => {
    const memento = fakeMemento();
    const store = createStore(memento);
    const log: string[] = [];
    let under = 0;
    const update = memento.update.bind(memento);
    vi.spyOn(memento, 'update').mockImplementation(async (key, value) => {
      expect(++under).toBe(1);
      // The first takes longest, so that whoever does not wait overtakes it.
      for (let turns = 5 - log.length; turns > 0; turns -= 1) await Promise.resolve();
      await update(key, value);
      under -= 1;
    });
    store.subscribe((key, { text }) => log.push(`${key} ${text}`));
    await Promise.all([
      store.save('game', stored('1')), store.save('history', stored('2')), store.save('game', stored('3')),
    ]);
    expect(log).toEqual(['game 1', 'history 2', 'game 3']);
    expect(memento.values).toEqual({ game: stored('3'), history: stored('2') });
  });

  it('loads what was saved before, and nothing that comes later', async () => {
    const store = createStore(fakeMemento());
    const [, before, , after] = await Promise.all([
      store.save('game', stored('1')), store.load(), store.save('game', stored('2')), store.load(),
    ]);
    expect([before, after]).toEqual([{ game: stored('1') }, { game: stored('2') }]);
  });

  it('goes on after a refused write, and tells nobody of that one', async () => {
    const memento = fakeMemento();
    const store = createStore(memento);
    const log: string[] = [];
    store.subscribe((_, { text }) => log.push(text));
    vi.spyOn(memento, 'update').mockRejectedValueOnce(new Error('disk full'));
    const first = store.save('game', stored('1'));
    const second = store.save('game', stored('2'));
    await expect(first).rejects.toThrow('disk full');
    await second;
    expect(log).toEqual(['2']);
  });

  it('refuses a text without measure, and keeps what it has', async () => {
    const memento = fakeMemento({ game: stored('a') });
    const store = createStore(memento);
    await expect(store.save('game', stored('x'.repeat(MAX_TEXT + 1))))
      .rejects.toThrow(`The game is too long to be saved: ${MAX_TEXT + 1} characters, at most ${MAX_TEXT}`);
    expect(memento.values).toEqual({ game: stored('a') });
  });

  it('stores text and stamp, and nothing else that came with them', async () => {
    const memento = fakeMemento();
    await createStore(memento).save('game', { ...stored('a'), ...{ toJSON: 'evil', extra: [] } });
    expect(memento.values).toEqual({ game: stored('a') });
  });

  it.each([
    ['text', 'a'], ['number', 5], ['list', []], ['no stamp', { text: 'a' }], ['a number in it', { text: 7, stamp: '' }],
  ])('hands on what is no saved text (%s), for the board to name and to keep', async (_, broken) => {
    const memento = fakeMemento({ game: broken, settings: null, history: stored('h') });
    expect(await createStore(memento).load())
      .toEqual({ game: { text: JSON.stringify(broken), stamp: '' }, history: stored('h') });
    expect(memento.values['game']).toBe(broken);
  });

  it('tells what another window wrote, once', async () => {
    const memento = fakeMemento();
    const store = createStore(memento);
    const log: string[] = [];
    const stop = store.subscribe((key, { text }) => log.push(`${key} ${text}`));
    await store.save('game', stored('here'));
    await store.refresh();
    memento.values['game'] = stored('there');
    await store.refresh();
    await store.refresh();
    expect(log).toEqual(['game here', 'game there']);
    stop();
    memento.values['game'] = stored('later');
    await store.refresh();
    expect(log).toHaveLength(2);
  });

  it('hands on texts only, whatever VS Code kept', async () => {
    await fc.assert(fc.asyncProperty(anyJunk, anyJunk, async (game, history) => {
      const loaded = Object.values(await createStore(fakeMemento({ game, history })).load());
      for (const { text, stamp } of loaded) expect([typeof text, typeof stamp]).toEqual(['string', 'string']);
    }), { numRuns: 60 });
  });
});
