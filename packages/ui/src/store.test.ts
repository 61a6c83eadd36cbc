import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeStore, type FakeStore, type FakeView } from './fakeStore.ts';
import { isTouch } from './host.ts';
import { openStore, type Replica } from './store.ts';

async function openReplica(fake: FakeStore): Promise<{ view: FakeView; game: Replica; adopted: string[] }> {
  const view = fake.open();
  const opening = openStore(view.host);
  await fake.settle();
  const { game } = await opening;
  const adopted: string[] = [];
  game.onAdopt((text) => void adopted.push(text));
  return { view, game, adopted };
}

describe('a replica', () => {
  it('begins with what the store holds', async () => {
    const fake = createFakeStore({ game: { text: 'as it was', stamp: 'x' } });
    expect((await openReplica(fake)).game.text).toBe('as it was');
    expect((await openReplica(createFakeStore())).game.text).toBeUndefined();
  });

  it('has its own text at once, and issues the write before it returns', async () => {
    const fake = createFakeStore();
    const { view, game } = await openReplica(fake);
    game.save('mine');
    expect(game.text).toBe('mine');
    expect(view.reach()).toBe(true);
    expect(fake.contents.game?.text).toBe('mine');
  });

  it('adopts what another view wrote, but not its own echo', async () => {
    const fake = createFakeStore();
    const [a, b] = [await openReplica(fake), await openReplica(fake)];
    a.game.save('from a');
    await fake.settle();
    expect(b.game.text).toBe('from a');
    expect(b.adopted).toEqual(['from a']);
    expect(a.adopted).toEqual([]);
  });

  it('waits for its last own write, and ignores what the store held before', async () => {
    const fake = createFakeStore();
    const [a, b] = [await openReplica(fake), await openReplica(fake)];
    b.game.save('b');
    a.game.save('a1');
    a.game.save('a2');
    b.view.reach();
    a.view.hear();
    expect(a.game.text).toBe('a2');
    await fake.settle();
    expect([a.game.text, b.game.text, fake.contents.game?.text]).toEqual(['a2', 'a2', 'a2']);
    expect(a.adopted).toEqual([]);
  });

  it('tells of a foreign text even where its own write replaces it', async () => {
    const fake = createFakeStore();
    const [a, b] = [await openReplica(fake), await openReplica(fake)];
    const heard: string[] = [];
    a.game.onForeign((text) => void heard.push(text));
    b.game.save('b');
    b.view.reach();
    a.game.save('a');
    await fake.settle();
    expect(heard).toEqual(['b']);
    expect(a.game.text).toBe('a');
  });

  it('puts back what a touch of another view took the place of, having heard too late', async () => {
    const fake = createFakeStore({ game: { text: 'deal', stamp: 'x' } });
    const [a, b] = [await openReplica(fake), await openReplica(fake)];
    b.game.save('move');
    a.game.touch('deal, a second later');
    b.view.reach();
    a.view.reach();
    expect(fake.contents.game?.text).toBe('deal, a second later');
    while (b.view.hear());
    b.view.reach();
    expect(fake.contents.game?.text).toBe('move');
    await fake.settle();
    expect([a.game.text, b.game.text]).toEqual(['move', 'move']);
    expect(b.adopted).toEqual([]);
  });

  it('gives its own touch up for what was changed meanwhile, though nobody else is left to put it back', async () => {
    const fake = createFakeStore({ game: { text: 'deal', stamp: 'x' } });
    const [a, b] = [await openReplica(fake), fake.open()];
    void b.host.save('game', { text: 'move', stamp: 'b.1' });
    b.reach();
    a.game.touch('deal, a second later');
    await fake.settle();
    expect([a.game.text, fake.contents.game?.text]).toEqual(['move', 'move']);
  });

  it('goes on from what it missed when its write is refused', async () => {
    const fake = createFakeStore();
    const [a, b] = [await openReplica(fake), await openReplica(fake)];
    a.game.save('refused');
    b.game.save('b');
    b.view.reach();
    a.view.hear();
    a.view.refuse();
    await fake.settle();
    expect(a.game.text).toBe('b');
  });

  it('keeps a refused text while nothing else came, and says so', async () => {
    const fake = createFakeStore();
    const view = fake.open();
    const opening = openStore(view.host);
    await fake.settle();
    const store = await opening;
    const refused: unknown[] = [];
    store.onRefused((key, error) => void refused.push(key, String(error)));
    store.settings.save('dark');
    view.refuse();
    await fake.settle();
    expect(store.settings.text).toBe('dark');
    expect(refused).toEqual(['settings', 'QuotaExceededError: It is exceeded.']);
  });

  it('keeps its keys apart', async () => {
    const fake = createFakeStore();
    const view = fake.open();
    const opening = openStore(view.host);
    await fake.settle();
    const store = await opening;
    store.game.save('g');
    store.history.save('h');
    await fake.settle();
    expect([store.game.text, store.history.text, store.settings.text]).toEqual(['g', 'h', undefined]);
  });

  it('hears nothing once the store is closed', async () => {
    const fake = createFakeStore();
    const view = fake.open();
    const opening = openStore(view.host);
    await fake.settle();
    const store = await opening;
    store.close();
    const other = await openReplica(fake);
    other.game.save('later');
    await fake.settle();
    expect(store.game.text).toBeUndefined();
  });
});

describe('views over one store', () => {
  const VIEWS = 3;
  const step = fc.record({
    view: fc.nat(VIEWS - 1),
    act: fc.constantFrom('save', 'touch', 'reach', 'reach', 'hear', 'hear', 'refuse', 'open'),
  });

  it('all end on what the store ended on, however slowly things arrive', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const fake = createFakeStore();
      const views: FakeView[] = [];
      const replicas: (Replica | undefined)[] = [];
      const openAt = (at: number) => {
        views[at] = fake.open();
        void openStore(views[at].host).then((store) => replicas[at] = store.game);
      };

      for (const [count, { view, act }] of steps.entries()) {
        if (!views[view]) openAt(view);
        else if (act === 'save') replicas[view]?.save(`text ${count}`);
        else if (act === 'touch') replicas[view]?.touch(`${replicas[view].text ?? ''}.`);
        else if (act !== 'open') views[view][act]();
        await Promise.resolve();
      }
      for (let at = 0; at < VIEWS; at++) if (!views[at]) openAt(at);
      await fake.settle();
      // A text that the store refused last is kept by its view alone, until the next one.
      replicas[0]?.save('the last word');
      await fake.settle();

      expect(replicas.map((replica) => replica?.text)).toEqual(Array(VIEWS).fill('the last word'));
    }), { numRuns: 300 });
  });

  it('agree without a last word where no write is refused', async () => {
    const honest = step.filter(({ act }) => act !== 'refuse');
    await fc.assert(fc.asyncProperty(fc.array(honest, { maxLength: 60 }), async (steps) => {
      const fake = createFakeStore();
      const opened = await Promise.all(Array.from({ length: VIEWS }, () => openReplica(fake)));
      for (const [count, { view, act }] of steps.entries()) {
        const { game, view: connection } = opened[view]!;
        if (act === 'save') game.save(`text ${count}`);
        else if (act === 'touch') game.touch(`${game.text ?? ''}.`);
        else if (act === 'reach' || act === 'hear') connection[act]();
        await Promise.resolve();
      }
      await fake.settle();
      const held = fake.contents.game?.text;
      expect(opened.map(({ game }) => game.text)).toEqual(Array(VIEWS).fill(held));
    }), { numRuns: 300 });
  });

  it('end on the change that reached the store last, however many touches of older ones follow', async () => {
    const acts = step.filter(({ act }) => act !== 'refuse' && act !== 'open');
    await fc.assert(fc.asyncProperty(fc.array(acts, { maxLength: 60 }), async (steps) => {
      const fake = createFakeStore({ game: { text: 'deal', stamp: 'x' } });
      const order: string[] = [];
      fake.open().host.subscribe((_, stored) => {
        if (!isTouch(stored)) order.push(stored.text);
      });
      const opened = await Promise.all(Array.from({ length: VIEWS }, () => openReplica(fake)));
      for (const [count, { view, act }] of steps.entries()) {
        const { game, view: connection } = opened[view]!;
        if (act === 'save') game.save(`text ${count}`);
        else if (act === 'touch') game.touch(`${game.text}.`);
        else if (act === 'reach' || act === 'hear') connection[act]();
        await Promise.resolve();
      }
      await fake.settle();
      const last = order.at(-1) ?? 'deal';
      const texts = [fake.contents.game!.text, ...opened.map(({ game }) => game.text!)];
      expect(texts.map((text) => text.replace(/\.*$/, ''))).toEqual(texts.map(() => last));
    }), { numRuns: 300 });
  });
});
