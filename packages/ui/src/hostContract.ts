import { describe, expect, it, onTestFinished } from 'vitest';
import { STORE_KEYS, type Host, type Stored, type StoreKey } from './host.ts';

/** A store of its own for each test, and any number of views over it. */
export interface HostStore {
  open(): Host | Promise<Host>;
  close?(): void | Promise<void>;
}

type Heard = [key: StoreKey, stored: Stored];

/**
 * What every Host must keep, whatever its shell: run it with a maker of empty stores.
 * `views` is how many hosts can look at one store in the test's surroundings.
 */
export function describeHost(name: string, createStore: () => HostStore | Promise<HostStore>, views = 2): void {
  async function openStore(): Promise<HostStore> {
    const store = await createStore();
    onTestFinished(() => store.close?.());
    return store;
  }

  async function openView(store?: HostStore): Promise<{ host: Host; heard: Heard[] }> {
    const host = await (store ?? await openStore()).open();
    const heard: Heard[] = [];
    onTestFinished(host.subscribe((key, stored) => void heard.push([key, stored])));
    return { host, heard };
  }

  const lines = (count: number): Stored[] => Array.from({ length: count }, (_, index) => (
    { text: `text ${index} "♠" <b>\n`, stamp: `view.${index}` }
  ));

  describe(`${name} keeps the contract of a host`, () => {
    it('finds nothing in a store never written', async () => {
      const { host } = await openView();
      expect(await host.load()).toEqual({});
    });

    it('gives back text and stamp of each key as they were saved', async () => {
      const { host } = await openView();
      const saved = lines(STORE_KEYS.length);
      await Promise.all(STORE_KEYS.map((key, index) => host.save(key, saved[index]!)));
      expect(await host.load()).toEqual(Object.fromEntries(STORE_KEYS.map((key, index) => [key, saved[index]])));
    });

    it('issues a write before save returns: the last of several at once is what stays', async () => {
      const { host, heard } = await openView();
      const saved = lines(5);
      for (const stored of saved) void host.save('game', stored);
      await expect.poll(() => heard.length).toBe(saved.length);
      expect((await host.load()).game).toEqual(saved.at(-1));
    });

    it('tells the writer its own changes, each once and in order', async () => {
      const { host, heard } = await openView();
      const saved = lines(4);
      for (const stored of saved) await host.save('history', stored);
      await expect.poll(() => heard).toEqual(saved.map((stored) => ['history', stored]));
    });

    it('tells nothing after unsubscribing', async () => {
      const { host, heard } = await openView();
      const late: Heard[] = [];
      host.subscribe((key, stored) => void late.push([key, stored]))();
      await host.save('game', lines(1)[0]!);
      await expect.poll(() => heard.length).toBe(1);
      expect(late).toEqual([]);
    });

    it('tells every view what any view wrote, and all end on what the store holds', async () => {
      const store = await openStore();
      const opened = await Promise.all(Array.from({ length: views }, () => openView(store)));
      const saved = lines(3 * views);
      for (const [index, stored] of saved.entries()) void opened[index % views]!.host.save('game', stored);
      await expect.poll(async () => {
        const { game } = await opened[0]!.host.load();
        return game !== undefined && opened.every(({ heard }) => heard.at(-1)?.[1].stamp === game.stamp);
      }).toBe(true);
    });

    it('says its surface, its language, and makes workers', async () => {
      const { host } = await openView();
      expect(['popup', 'tab', 'sidebar', 'panel', 'web']).toContain(host.surface);
      expect(() => new Intl.Locale(host.locale)).not.toThrow();
      expect(host.createWorker).toBeTypeOf('function');
    });
  });
}
