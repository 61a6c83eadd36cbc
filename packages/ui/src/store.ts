import { STORE_KEYS, changeOf, isTouch, touchOf, type Host, type Stored, type StoreKey } from './host.ts';

/**
 * One text of the store as this view knows it. The store's own order decides: a view with writes under way
 * waits until the last of them has come back, every other view takes what comes; so all end on the same text.
 * But a write in which only time has passed never takes the place of what another view changed meanwhile.
 */
export interface Replica {
  /** The text this view stands on; undefined where the key was never written. */
  readonly text: string | undefined;
  /** Replaces the text here at once and issues the write before it returns; `whenRefused`: if the shell refuses it. */
  save(text: string, whenRefused?: () => void): void;
  /** The same for a text in which nothing but the clock has changed. */
  touch(text: string): void;
  /** Calls back with each text that this view took over from another one. */
  onAdopt(listener: (text: string) => void): void;
  /** Calls back with each text that another view wrote, even where an own write under way will replace it. */
  onForeign(listener: (text: string) => void): void;
}

export interface Store extends Readonly<Record<StoreKey, Replica>> {
  /** Calls back when the shell refused a write; what it held is still on this view, and not stored. */
  onRefused(listener: (key: StoreKey, error: unknown) => void): void;
  /** Calls back when the shell has taken a write. */
  onTaken(listener: (key: StoreKey) => void): void;
  close(): void;
}

/** Reads the store and follows it from then on. */
export async function openStore(
  host: Pick<Host, 'load' | 'save' | 'subscribe'>, viewId: string = crypto.randomUUID(),
): Promise<Store> {
  const early: [StoreKey, Stored][] = [];
  let receive = (key: StoreKey, stored: Stored): void => void early.push([key, stored]);
  const unsubscribe = host.subscribe((key, stored) => receive(key, stored));
  const loaded = await host.load();

  let refused: (key: StoreKey, error: unknown) => void = () => undefined;
  let taken: (key: StoreKey) => void = () => undefined;
  let writes = 0;
  const replicas = Object.fromEntries(STORE_KEYS.map((key) => [key, createReplica(loaded[key], {
    makeStamp: () => `${viewId}.${++writes}`,
    isOwn: ({ stamp }) => stamp.startsWith(`${viewId}.`),
    write: (stored) => host.save(key, stored),
    refused: (error) => refused(key, error),
    taken: () => taken(key),
  })])) as Record<StoreKey, ReplicaWithInput>;

  receive = (key, stored) => replicas[key].receive(stored);
  // What came while the store was being read may be older or newer than what was read; its order is right.
  for (const [key, stored] of early) receive(key, stored);

  return {
    ...replicas,
    onRefused: (listener) => void (refused = listener),
    onTaken: (listener) => void (taken = listener),
    close: unsubscribe,
  };
}

interface Port {
  makeStamp(): string;
  isOwn(stored: Stored): boolean;
  write(stored: Stored): Promise<void>;
  refused(error: unknown): void;
  taken(): void;
}

interface ReplicaWithInput extends Replica {
  receive(stored: Stored): void;
}

function createReplica(loaded: Stored | undefined, port: Port): ReplicaWithInput {
  let current = loaded;
  let awaited: string | undefined;
  let missed: Stored | undefined;
  const isLate = watchOrder(loaded);
  /** Changes that were put back after a late touch: each once, so that views that disagree do not go on for ever. */
  const mended = new Set<string>();
  let adopted: (text: string) => void = () => undefined;
  let heard: (text: string) => void = () => undefined;

  function adopt(stored: Stored): void {
    const differs = stored.text !== current?.text;
    current = stored;
    if (differs) adopted(stored.text);
  }

  function write(stored: Stored, whenRefused?: () => void): void {
    current = stored;
    awaited = stored.stamp;
    port.write(stored).then(port.taken, (error: unknown) => {
      refuse(stored.stamp, error);
      whenRefused?.();
    });
  }

  function touch(text: string): void {
    write({ text, stamp: touchOf(port.makeStamp(), current) });
  }

  /** The store holds what was overtaken; this view knows better. */
  function mend(late: Stored): void {
    if (!current || mended.has(changeOf(current))) return adopt(late);
    mended.add(changeOf(current));
    touch(current.text);
  }

  function receive(stored: Stored): void {
    const late = isLate(stored);
    if (awaited !== undefined && stored.stamp !== awaited) {
      if (!late) missed = stored;
    } else {
      const overtaker = missed;
      awaited = missed = undefined;
      if (late && overtaker) adopt(overtaker);
      if (late) mend(stored);
      else adopt(stored);
    }
    if (!port.isOwn(stored)) heard(stored.text);
  }

  /** A refused write never comes back, so whoever waited for it goes on from what came meanwhile. */
  function refuse(stamp: string, error: unknown): void {
    if (awaited === stamp) {
      awaited = undefined;
      if (missed) adopt(missed);
      missed = undefined;
    }
    port.refused(error);
  }

  return {
    get text() {
      return current?.text;
    },
    save(text, whenRefused) {
      missed = undefined;
      write({ text, stamp: port.makeStamp() }, whenRefused);
    },
    touch,
    onAdopt: (listener) => void (adopted = listener),
    onForeign: (listener) => void (heard = listener),
    receive,
  };
}

/** Tells of each text that comes from the store, in its order, whether it only touches what was changed since. */
function watchOrder(loaded: Stored | undefined): (stored: Stored) => boolean {
  const overtaken = new Set<string | undefined>();
  let last = loaded && changeOf(loaded);

  return (stored) => {
    const change = changeOf(stored);
    if (isTouch(stored) && overtaken.has(change)) return true;
    overtaken.add(last);
    overtaken.delete(change);
    last = change;
    return false;
  };
}
