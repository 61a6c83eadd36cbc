import {
  makeDocument, makeHistory, makePart, makeRecord, makeShelf, parseHistory, parseRecord, parseShelf, PRESETS, tableOf,
} from '@sidedeck/core';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { hostile } from '../../../test/fixtures/hostile.ts';
import { createFakeStore } from './fakeStore.ts';
import { BEGUN, openTable } from './fakeTable.ts';
import { keptOf } from './shelf.ts';

beforeEach(() => document.body.replaceChildren());

const kept = keptOf({ ...BEGUN, id: 'kept', started: 5000 });
const WHOLE = {
  game: makeRecord(BEGUN),
  shelf: makeShelf(kept),
  settings: '{"theme":"dark"}',
  history: makeHistory({
    setAside: [],
    results: [{
      ...tableOf(PRESETS.classic), id: 'won', started: 1000, daily: null, deal: 1, outcome: 'won', moves: 90,
      milliseconds: 9000, finished: 2000,
    }],
  }),
  sync: makeDocument(new Map([['device0b', makePart({
    device: 'device0b', revision: 1, name: 'x', settings: new Map(), results: [], games: kept,
  }, 9)]])),
  device: 'device0a',
  report: '{"left":0,"fits":true}',
  aside: '--- game 2026-11-30T00:00:00.000Z\nwhat was there before\n',
};

type Key = keyof typeof WHOLE;

const anyDamage = fc.constantFrom(...Object.keys(WHOLE) as Key[])
  .chain((key) => hostile(WHOLE[key]).map((text) => ({ key, text })));

/** Whether all that a text holds could be read, so that nothing of it has to be kept as it was. */
function isWhole(key: Key, text: string): boolean {
  if (key === 'history') return parseHistory(text).ok;
  const read = key === 'game' ? parseRecord(text) : key === 'shelf' ? parseShelf(text) : { ok: true as const };
  return read.ok && !('problem' in read && read.problem);
}

/** How often something stored under this key was set aside. */
function timesIn(aside: string, key: Key): number {
  return aside.split(/^--- /m).filter((part) => part.startsWith(`${key} `)).length;
}

const RUNS = Number(process.env['FUZZ'] ?? 6);
/** So many tables in one test, since what they leave behind is only let go when it ends. */
const AT_ONCE = 50;
const ROUNDS = Array.from(
  { length: Math.ceil(RUNS / AT_ONCE) }, (_, round) => Math.min(AT_ONCE, RUNS - round * AT_ONCE));

it.each(ROUNDS)('opens over %i damaged stores, loses nothing whole, keeps once what is not', async (numRuns) => {
  await fc.assert(fc.asyncProperty(anyDamage, async ({ key, text }) => {
    const texts = { ...WHOLE, [key]: text };
    const fake = createFakeStore(Object.fromEntries(
      Object.entries(texts).map(([name, value]) => [name, { text: value, stamp: 'x' }])));
    const { root, close } = await openTable(undefined, fake);
    await fake.settle();
    const now = (name: Key) => fake.contents[name]?.text ?? '';
    for (const name of ['game', 'shelf', 'settings', 'history'] as const) {
      if (name !== key) expect(now(name)).toContain(WHOLE[name].trimEnd().split('\n').at(-1));
    }
    expect(now('aside')).toContain(key === 'aside' ? '' : WHOLE.aside);
    expect(timesIn(now('aside'), key) - timesIn(texts.aside, key)).toBeLessThanOrEqual(1);
    const isKept = now(key) === text || now('aside').includes(text) || isWhole(key, text);
    expect(isKept || ['settings', 'sync', 'device', 'report'].includes(key)).toBe(true);
    expect(root.dataset['ready']).toBe('true');
    expect('polluted' in {}).toBe(false);
    close();
    document.body.replaceChildren();
  }), { numRuns });
}, 3_600_000);
