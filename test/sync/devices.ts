import {
  isRemoval, keyOfRecord, makeGameId, makeHistory, makeRecord, mergeShelves, newGame, parseDocument, parseHistory,
  parsePart, parseRecord, parseShelf, PRESETS, update, type Game, type GameResult, type KeptGame,
} from '@sidedeck/core';
import { effectScope, shallowRef, type ShallowRef } from 'vue';
import type { Host, Stored, StoreKey } from '../../packages/ui/src/host.ts';
import { useRecords, type Records } from '../../packages/ui/src/records.ts';
import { createReplicator, type SyncReport, type Transport } from '../../packages/ui/src/replicator.ts';
import type { Session } from '../../packages/ui/src/session.ts';
import { useShelf, type Shelf } from '../../packages/ui/src/shelf.ts';
import { openStore, type Store } from '../../packages/ui/src/store.ts';
import { LINES, playMoves, wonGame } from '../fixtures/games.ts';
import { WON_BY_CLICKS } from '../fixtures/spider.ts';
import type { Link } from './clouds.ts';

/** What is played: the game begun, far advanced, and won. */
const PLAYED = {
  freecell: {
    begun: playMoves(newGame(PRESETS.classic, LINES[0]!.number), LINES[0]!.moves.slice(0, 3)),
    far: playMoves(newGame(PRESETS.classic, LINES[0]!.number), LINES[0]!.moves.slice(0, -3)),
    won: wonGame(),
  },
  spider: { begun: cut(3), far: cut(WON_BY_CLICKS.steps.length - 3), won: WON_BY_CLICKS },
} satisfies Record<Game['rules']['game'], Record<string, Game>>;

export type Kind = keyof typeof PLAYED;

function cut(count: number): Game {
  const { rules, deal } = WON_BY_CLICKS;
  return WON_BY_CLICKS.steps.slice(0, count).reduce<Game>(
    (game, { moves }) => update(game, { type: 'move', move: moves[0]! }), newGame(rules, deal!));
}

/** A device of the simulation: its own store, its link to the account, and what its player does. */
export interface Device {
  readonly name: string;
  readonly link: Link;
  /** Begins a new game, and leaves the one before. */
  begin(kind: Kind, daily?: string): void;
  move(): void;
  /** Plays the game on the table almost to its end. */
  advance(): void;
  win(): void;
  /** Goes on with a game of another device, if any is known. */
  fetch(chance: number): void;
  /** Takes one of the games that wait here or elsewhere off the list; gives its key, if there is any. */
  remove(chance: number): string | undefined;
  choose(name: string, value: string): void;
  /** The background dies and starts anew. */
  restart(): Promise<void>;
  /** So does the page with the table. */
  reopen(): Promise<void>;
  look(): void;
  results(): readonly GameResult[];
  settings(): unknown;
  /** The names of all devices that this one knows of, itself among them. */
  known(): string[];
  /** The keys of all running games that can be reached from here. */
  games(): string[];
  /** The state of the table. */
  readonly game: Readonly<ShallowRef<Game>>;
  report(): Partial<SyncReport>;
  /** What it knows of all parts, as text. */
  mirror(): string | undefined;
}

/** Time that many devices share, each by its own clock. */
export interface Time {
  now: number;
  jobs: { due: number; run(): void }[];
}

interface Setup {
  readonly name: string;
  readonly skew: number;
  readonly time: Time;
  readonly link: Link;
  /** Bytes that the parts of all devices may have together. */
  readonly room: number;
  readonly transport: (device: () => string, now: () => number) => Transport;
}

export async function createDevice({ name, skew, time, link, room, transport }: Setup): Promise<Device> {
  const local = createLocal({ device: { text: name, stamp: 'x' } });
  const now = () => time.now + skew;
  const first = identify(PLAYED.freecell.begun, name, now());
  const game = shallowRef<Game>({ ...first, steps: [], positions: first.positions.slice(0, 1), cursor: 0 });
  let generation = 0;
  let closeStore: () => void = () => undefined;
  let look: (delay?: number) => void = () => undefined;
  let player: Store;
  let records: Records;
  let shelf: Shelf;
  let closePage: () => void = () => undefined;

  async function reopen(): Promise<void> {
    closePage();
    player = await openStore(local.host);
    const stored = parseRecord(player.game.text ?? '');
    if (stored.ok) game.value = stored.value;
    const scope = effectScope();
    scope.run(() => {
      records = useRecords(player.history, { game } as unknown as Session, () => undefined);
      shelf = useShelf(player.shelf, () => undefined, records.isWon);
    });
    closePage = () => {
      scope.stop();
      player.close();
    };
  }

  function show(next: Game): void {
    const left = game.value;
    if (left.steps.length > 0 && left.id !== next.id && !records.isWon(left.id)) shelf.keep(left);
    game.value = next;
    player.game.save(makeRecord(next));
  }

  function play(stage: 'far' | 'won'): void {
    const { id, started, elapsed, daily, rules } = game.value;
    if (records.isWon(id)) return;
    show({ ...PLAYED[rules.game][stage], id, started, elapsed, ...(daily !== undefined && { daily }) });
  }

  async function restart(): Promise<void> {
    const mine = ++generation;
    closeStore();
    const store = await openStore(local.host);
    closeStore = store.close;
    const pace = {
      now,
      after: (delay: number, job: () => void) => void time.jobs.push({
        due: time.now + delay, run: () => void (mine === generation && job()),
      }),
    };
    const replicator = createReplicator(store, transport(() => store.device.text!, now), pace, name, room);
    look = replicator.look;
  }

  /** All games that are offered here, of each the state played last. */
  function waiting(): KeptGame[] {
    const read = parseShelf(textOf(local, 'shelf') ?? '');
    const others = partsIn(local).flatMap(({ games }) => games);
    return mergeShelves(read.ok ? read.value : [], others).filter((each) => !isRemoval(each));
  }

  await reopen();
  await restart();
  return {
    name, link, game, restart, reopen,
    look: () => look(),
    begin(kind, daily) {
      show({ ...identify(PLAYED[kind].begun, name, now()), ...(daily !== undefined && { daily }) });
    },
    move: () => show(update(game.value, { type: 'wait', milliseconds: 1000 })),
    advance: () => play('far'),
    win: () => play('won'),
    fetch(chance) {
      const others = waiting().filter(({ key }) => keyOfRecord(makeRecord(game.value)) !== key);
      const read = parseRecord(others[chance % others.length]?.record ?? '');
      if (read.ok && !records.isWon(read.value.id)) show(read.value);
    },
    remove(chance) {
      const others = waiting().filter(({ key }) => key !== game.value.id);
      const removed = others[chance % others.length];
      if (removed) shelf.remove(removed.key, removed.touched);
      return removed?.key;
    },
    choose: (setting, value) => player.settings.save(
      JSON.stringify({ ...JSON.parse(player.settings.text ?? '{}') as object, [setting]: value })),
    results() {
      const read = parseHistory(textOf(local, 'history') ?? makeHistory(records.history.value));
      return read.ok ? read.value.results : [];
    },
    settings: () => JSON.parse(textOf(local, 'settings') ?? '{}') as unknown,
    known: () => partsIn(local).map((part) => part.device),
    games: () => [keyOfRecord(textOf(local, 'game') ?? '') ?? '', ...waiting().map(({ key }) => key)],
    report: () => JSON.parse(textOf(local, 'report') ?? '{}') as SyncReport,
    mirror: () => textOf(local, 'sync'),
  };
}

let lastSecond = 0;

/** The game as one that this device starts now; no two are started in one second. */
function identify(game: Game, name: string, now: number): Game {
  lastSecond = (lastSecond + 1) % 3600;
  const started = (Math.floor(now / 3_600_000) * 3600 + lastSecond) * 1000;
  return { ...game, id: makeGameId(name, started), started };
}

function textOf(local: LocalStore, key: StoreKey): string | undefined {
  return local.contents[key]?.text;
}

function partsIn(local: LocalStore) {
  const read = parseDocument(textOf(local, 'sync') ?? '');
  return (read.ok ? [...read.value.values()] : []).flatMap((text) => {
    const part = parsePart(text);
    return part.ok ? [part.value] : [];
  });
}

/** A device's own store, in which everything arrives at once, in order, and is told to all that look at it. */
interface LocalStore {
  readonly contents: Partial<Record<StoreKey, Stored>>;
  readonly host: Pick<Host, 'load' | 'save' | 'subscribe'>;
}

function createLocal(contents: LocalStore['contents']): LocalStore {
  const listeners = new Set<(key: StoreKey, stored: Stored) => void>();
  return {
    contents,
    host: {
      load: async () => ({ ...contents }),
      async save(key, stored) {
        contents[key] = stored;
        queueMicrotask(() => listeners.forEach((listener) => listener(key, stored)));
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
