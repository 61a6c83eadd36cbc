import {
  PRESETS, makeHistory, moveOf, parseHistory, statistics, tableOf, update, type Game, type Rules,
} from '@sidedeck/core';
import { describe, expect, it, vi } from 'vitest';
import { shallowRef } from 'vue';
import { createFakeStore, type FakeStore } from './fakeStore.ts';
import { useRecords, type Records } from './records.ts';
import { startGame, type Session } from './session.ts';
import { openStore } from './store.ts';

const RULES = PRESETS.classic;
const begin = (game: Game) => update(game, { type: 'move', move: moveOf('1', 'a') });
const onRecord = ({ history }: Records, rules: Rules) => statistics(history.value, tableOf(rules));
const fresh = (deal = 617) => startGame(RULES, deal);

async function open(fake: FakeStore, game = fresh()): Promise<{ records: Records; show: (game: Game) => void }> {
  const opening = openStore(fake.open().host);
  await fake.settle();
  const shown = shallowRef(game);
  const records = useRecords((await opening).history, { game: shown } as unknown as Session, vi.fn());
  return { records, show: (next) => void (shown.value = next) };
}

describe('the records', () => {
  it('count no game that was not begun', async () => {
    const fake = createFakeStore();
    const { records, show } = await open(fake);
    show(fresh(24));
    show(fresh(25));
    await fake.settle();
    expect(onRecord(records, RULES).games).toBe(0);
    expect(fake.contents.history).toBeUndefined();
  });

  it('count a game from its first move, and as lost when another one takes its place', async () => {
    const fake = createFakeStore();
    const game = fresh();
    const { records, show } = await open(fake, game);
    show(begin(game));
    expect(onRecord(records, RULES)).toMatchObject({ games: 1, wins: 0 });
    show(fresh(24));
    await fake.settle();
    const history = parseHistory(fake.contents.history!.text);
    expect(history.ok && history.value.results.map(({ outcome }) => outcome)).toEqual(['lost']);
  });

  it('lose nothing where two views write at once', async () => {
    const fake = createFakeStore();
    const [a, b] = [await open(fake), await open(fake)];
    a.show(begin(fresh(1)));
    b.show(begin(fresh(2)));
    await fake.settle();
    expect(onRecord(a.records, RULES).games).toBe(2);
    expect(onRecord(b.records, RULES).games).toBe(2);
    const history = parseHistory(fake.contents.history!.text);
    expect(history.ok && history.value.results).toHaveLength(2);
  });

  it('keep rules and cells apart', async () => {
    const fake = createFakeStore();
    const { records, show } = await open(fake);
    show(begin(fresh()));
    expect(onRecord(records, { ...RULES, cells: 3 }).games).toBe(0);
    expect(onRecord(records, PRESETS.houseE).games).toBe(0);
  });

  it.each([
    ['other rules', { ...fresh(24), rules: PRESETS.houseE }],
    ['fewer cells', { ...fresh(24), rules: { ...RULES, cells: 3 } }],
    ['a daily deal', { ...fresh(24), daily: '2026-11-30' }],
  ])('let a game that %s take the place of wait, so that no streak ends', async (_, next) => {
    const fake = createFakeStore();
    const { records, show } = await open(fake);
    show(begin(fresh()));
    show(next);
    expect(records.history.value.results.map(({ outcome }) => outcome)).toEqual(['open']);
  });

  it('never write over what a newer version stored', async () => {
    const text = makeHistory({ results: [], setAside: [] }).replace(/\d+/, '99');
    const fake = createFakeStore({ history: { text, stamp: 'x' } });
    const { records, show } = await open(fake);
    show(begin(fresh()));
    await fake.settle();
    expect(fake.contents.history?.text).toBe(text);
    expect(onRecord(records, RULES).games).toBe(1);
  });
});
