import { itemSize, ITEM_ROOM, MOST_ITEMS, statusOf } from '@sidedeck/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMementoTransport } from '../../extensions/vscode/src/syncedKey.ts';
import { createItemTransport } from '../../packages/ui/src/syncItems.ts';
import { createArea, createSyncedState, NEWEST, type Account, type Ledger, type Server } from './clouds.ts';
import { createDevice, type Device, type Kind, type Time } from './devices.ts';

// Many devices of one player, whose platforms lose, refuse and delay, and whose clocks are wrong. Whatever happened:
// once they have been online together for a while, all know the same and nothing is missing.

/** How many schedules; `pnpm sim:sync 10000` asks for more. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 40);
/** Bytes for the parts of all devices: what there is, and so little that most of it cannot be told. */
const ROOMS = [90_000, 4_000] as const;
/** For the keys of items and the frame of the document. */
const SPARE = 10_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

type Platform = 'chrome' | 'firefox' | 'vscode';
type Simple = 'move' | 'advance' | 'win' | 'sync' | 'offline' | 'connect' | 'restart' | 'reopen';
type Counted = 'fetch' | 'remove' | 'lose' | 'refuse' | 'throttle' | 'wait' | 'daily' | 'upgrade' | 'garble';

type Event =
  | { readonly type: Simple }
  | { readonly type: 'begin'; readonly kind: Kind }
  | { readonly type: Counted; readonly amount: number }
  | { readonly type: 'choose'; readonly name: string; readonly value: string };

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('begin' as const), kind: fc.constantFrom<Kind>('freecell', 'spider'),
    }),
  },
  { weight: 6, arbitrary: fc.constantFrom<Event>({ type: 'move' }, { type: 'advance' }, { type: 'win' }) },
  { weight: 8, arbitrary: fc.constant<Event>({ type: 'sync' }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Event>(
      { type: 'offline' }, { type: 'connect' }, { type: 'restart' }, { type: 'reopen' }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom<Counted>(
        'fetch', 'remove', 'lose', 'garble', 'refuse', 'throttle', 'wait', 'daily', 'upgrade'),
      amount: fc.nat({ max: 20 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('choose' as const),
      name: fc.constantFrom('theme', 'motion'),
      value: fc.constantFrom('a', 'b', 'c'),
    }),
  },
);

const anySchedule = fc.record({
  platform: fc.constantFrom<Platform>('chrome', 'firefox', 'vscode'),
  room: fc.constantFrom(...ROOMS),
  skews: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 6, size: 'max' }),
  events: fc.array(fc.tuple(fc.nat({ max: 5 }), anyEvent), { maxLength: 60, size: 'max' }),
});

interface World {
  readonly devices: readonly Device[];
  readonly time: Time;
  readonly room: number;
  readonly ledger: Ledger;
  readonly account: Account;
  /** Every game that was begun, and those won. */
  readonly begun: Set<string>;
  readonly won: Set<string>;
  /** Those taken off the list, and not played since. */
  readonly removed: Set<string>;
}

async function createWorld(platform: Platform, room: number, skews: readonly number[]): Promise<World> {
  const time: Time = { now: 1_796_000_000_000, jobs: [] };
  const ledger: Ledger = { exceeded: [] };
  const account: Account = { items: new Map(), version: 0 };
  const server: Server = { told: undefined, reference: 0 };
  const devices: Device[] = [];
  for (const [index, hours] of skews.entries()) {
    const skew = hours * HOUR;
    const terms = { room: room + SPARE, now: () => time.now, ledger };
    const common = { name: `device0${index}`, skew, time, room };
    if (platform === 'vscode') {
      const state = createSyncedState(server, terms);
      const memento = { ...state, get: state.get, update: state.update, keys: () => [] };
      devices.push(await createDevice({
        ...common, link: state, transport: () => createMementoTransport(memento, () => true),
      }));
    } else {
      const area = createArea(account, platform, terms, () => devices[index]?.look());
      devices.push(await createDevice({
        ...common, link: area, transport: (device, now) => createItemTransport(area, device, { now }),
      }));
    }
  }
  return { devices, time, room, ledger, account, begun: new Set(), won: new Set(), removed: new Set() };
}

/** Lets time go by; what was planned for it happens in its order. */
async function pass({ time }: World, milliseconds: number): Promise<void> {
  const end = time.now + milliseconds;
  for (;;) {
    time.jobs.sort((a, b) => a.due - b.due);
    if (time.jobs.length === 0 || time.jobs[0]!.due > end) break;
    const job = time.jobs.shift()!;
    time.now = Math.max(time.now, job.due);
    job.run();
    await settle();
  }
  time.now = end;
  await settle();
}

function settle(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

type Of<Type> = Type extends Counted ? { amount: number }
  : Type extends 'begin' ? { kind: Kind }
    : Type extends 'choose' ? { name: string; value: string }
      : unknown;

const DEEDS: { readonly [Type in Event['type']]: (
  device: Device, event: Of<Type>, world: World) => unknown } = {
  begin: (device, { kind }) => device.begin(kind),
  daily: (device, { amount }) => device.begin(amount % 2 ? 'freecell' : 'spider', `2026-11-${10 + amount}`),
  move: (device) => device.move(),
  advance: (device) => device.advance(),
  win: (device) => device.win(),
  fetch: (device, { amount }) => device.fetch(amount),
  remove(device, { amount }, { removed }) {
    const key = device.remove(amount);
    if (key !== undefined) removed.add(key);
  },
  choose: (device, { name, value }) => device.choose(name, value),
  sync: exchange,
  offline: ({ link }) => link.online = false,
  connect(device) {
    device.link.connect();
    device.look();
  },
  restart: (device) => device.restart(),
  reopen: (device) => device.reopen(),
  upgrade: ({ link }, { amount }) => link.upgrade(1 + amount % NEWEST),
  lose: ({ link }, { amount }) => link.lose(amount),
  garble: ({ link }, { amount }) => link.garble(amount * 3),
  refuse: ({ link }, { amount }) => link.refuse = amount % 4,
  throttle: ({ link }, { amount }, { time }) => link.refuseUntil = time.now + amount * 3 * MINUTE,
  wait: (_device, { amount }, world) => pass(world, amount * MINUTE),
};

function exchange(device: Device): void {
  device.link.sync();
  device.look();
}

const PLAYING: ReadonlySet<Event['type']> = new Set(['move', 'advance', 'win']);

async function happen(world: World, device: Device, event: Event): Promise<void> {
  await (DEEDS[event.type] as (device: Device, event: Event, world: World) => unknown)(device, event, world);
  const { id, steps } = device.game.value;
  if (PLAYING.has(event.type)) world.removed.delete(id);
  if (steps.length > 0) world.begun.add(id);
  if (statusOf(device.game.value) === 'won') world.won.add(id);
  await pass(world, 2000);
}

/** Rounds in which everything goes round; where the room is just used up, more until all have found their place. */
const ROUNDS = { least: 8, most: 40 };

/** All online in one version, nothing refused, until nobody has anything new to tell. */
async function comeTogether(world: World): Promise<void> {
  for (const { link } of world.devices) {
    link.refuse = link.refuseUntil = 0;
    link.online = true;
    link.upgrade(NEWEST);
  }
  const mirrors = () => world.devices.map((device) => device.mirror());
  for (let round = 0; round < ROUNDS.most; round++) {
    const before = mirrors();
    await pass(world, round < 2 ? 40 * MINUTE : MINUTE);
    for (const device of world.devices) {
      exchange(device);
      await pass(world, 1000);
    }
    if (round >= ROUNDS.least && mirrors().every((mirror, index) => mirror === before[index])) return;
  }
  expect.unreachable('They still have something new to tell');
}

function check(world: World): void {
  const { devices, begun, won } = world;
  const outcomes = (device: Device) => device.results()
    .map(({ id, outcome, daily }) => `${id} ${outcome === 'won' ? 'won' : 'not won'} ${daily}`);
  const [first] = devices as [Device, ...Device[]];
  const ids = first.results().map(({ id }) => id);
  expect(new Set(ids)).toEqual(begun);
  expect(ids).toHaveLength(begun.size);
  expect(new Set(first.results().filter(({ outcome }) => outcome === 'won').map(({ id }) => id))).toEqual(won);
  for (const device of devices) {
    expect(outcomes(device)).toEqual(outcomes(first));
    expect(device.settings()).toEqual(first.settings());
    expect(device.known()).toEqual(devices.map(({ name }) => name));
    expect(device.report().refused).toBeUndefined();
  }
  checkGames(world);
  checkQuotas(world);
}

/** What runs can be reached from everywhere, but for what its device says that there was no room for. */
function checkGames({ devices, begun, won, removed }: World): void {
  const running = [...begun].filter((id) => !won.has(id) && !removed.has(id));
  const everywhere = new Set(devices.flatMap((device) => device.games()));
  expect(running.filter((id) => !everywhere.has(id))).toEqual([]);
  if (devices.some((device) => (device.report().left ?? 0) > 0)) return;
  for (const device of devices) {
    const there = new Set(device.games());
    expect(running.filter((id) => !there.has(id))).toEqual([]);
  }
}

function checkQuotas({ account, room, ledger }: World): void {
  expect(ledger.exceeded).toEqual([]);
  const sizes = [...account.items].filter(([, { value }]) => value !== undefined)
    .map(([key, { value }]) => itemSize(key, value as string));
  expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(ITEM_ROOM);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(room + SPARE);
  expect(sizes.length).toBeLessThanOrEqual(MOST_ITEMS);
}

test(`devices agree and nothing is lost: ${SCHEDULES} schedules`, async () => {
  await fc.assert(fc.asyncProperty(anySchedule, async ({ platform, room, skews, events }) => {
    const world = await createWorld(platform, room, skews);
    for (const [index, event] of events) await happen(world, world.devices[index % world.devices.length]!, event);
    await comeTogether(world);
    check(world);
  }), { numRuns: SCHEDULES });
}, 24 * HOUR);
