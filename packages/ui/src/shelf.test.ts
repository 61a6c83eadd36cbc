import { keyOfRecord, makeShelf, moveOf, PRESETS, update } from '@sidedeck/core';
import { describe, expect, it, vi } from 'vitest';
import { useAside } from './aside.ts';
import { createFakeStore, type FakeStore } from './fakeStore.ts';
import { startGame } from './session.ts';
import { useShelf, type Shelf } from './shelf.ts';
import { openStore } from './store.ts';

const begun = () => update(startGame(PRESETS.classic, 617), { type: 'move', move: moveOf('1', 'a') });

async function open(
  fake: FakeStore, setAside = vi.fn(), isOver: (key: string) => boolean = () => false,
): Promise<Shelf> {
  const opening = openStore(fake.open().host);
  await fake.settle();
  return useShelf((await opening).shelf, setAside, isOver);
}

const keys = ({ games }: Shelf) => games.value.map(({ key }) => key);

describe('the shelf', () => {
  it('keeps games for the next view, the one played last first', async () => {
    const fake = createFakeStore();
    const shelf = await open(fake);
    vi.useFakeTimers({ toFake: ['Date'] });
    const [one, two] = [begun(), begun()];
    shelf.keep(one);
    vi.advanceTimersByTime(5);
    shelf.keep(two);
    vi.useRealTimers();
    await fake.settle();
    expect(keys(await open(fake))).toEqual([two.id, one.id]);
    expect(keyOfRecord((await open(fake)).games.value[1]!.record)).toBe(one.id);
  });

  it('loses none where two views put games away at once', async () => {
    const fake = createFakeStore();
    const [a, b] = [await open(fake), await open(fake)];
    const [one, two] = [begun(), begun()];
    a.keep(one);
    b.keep(two);
    await fake.settle();
    expect(new Set(keys(a))).toEqual(new Set([one.id, two.id]));
    expect(new Set(keys(b))).toEqual(new Set([one.id, two.id]));
    expect(new Set(keys(await open(fake)))).toEqual(new Set([one.id, two.id]));
  });

  it('lets go of what was won', async () => {
    const fake = createFakeStore();
    const [one, two] = [begun(), begun()];
    const shelf = await open(fake, vi.fn(), (key) => key === one.id);
    shelf.keep(one);
    shelf.keep(two);
    expect(keys(shelf)).toEqual([two.id]);
  });

  it('never writes over what a newer version stored, and sets aside what is none', async () => {
    const newer = { text: makeShelf([]).replace(/\d/, '9'), stamp: 'x' };
    const setAside = vi.fn();
    const fake = createFakeStore({ shelf: newer });
    (await open(fake, setAside)).keep(begun());
    await fake.settle();
    expect(fake.contents.shelf).toEqual(newer);
    expect(setAside).not.toHaveBeenCalled();
    await open(createFakeStore({ shelf: { text: 'junk', stamp: 'x' } }), setAside);
    expect(setAside).toHaveBeenCalledExactlyOnceWith('shelf', 'junk');
  });
});

describe('what is set aside', () => {
  it('stays, each text once, and is told', async () => {
    const fake = createFakeStore();
    const opening = openStore(fake.open().host);
    await fake.settle();
    const aside = useAside(await opening);
    for (const text of ['one', 'two', 'one']) aside.setAside('game', text);
    await fake.settle();
    expect(fake.contents.aside!.text.match(/^(one|two)$/gm)).toEqual(['one', 'two']);
    expect(aside.last.value).toBe('game');
  });

  it('is kept once something else is in its place, where there was no room for it beside itself', async () => {
    const fake = createFakeStore({ settings: { text: 'much', stamp: 'x' } });
    const view = fake.open();
    const opening = openStore(view.host);
    await fake.settle();
    const store = await opening;
    useAside(store).setAside('settings', 'much');
    store.settings.save('{}');
    view.refuse();
    await Promise.resolve();
    expect(fake.contents).toMatchObject({ settings: { text: 'much' } });
    await fake.settle();
    expect(fake.contents.settings!.text).toBe('{}');
    expect(fake.contents.aside!.text).toMatch(/^--- settings .*\nmuch\n$/);
  });
});
