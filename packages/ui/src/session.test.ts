import { PRESETS, legalMoves, makeRecord, moveOf, newGame, parseRecord, statusOf, type Game } from '@sidedeck/core';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LINES, playMoves } from '../../../test/fixtures/games.ts';
import { createFakeStore, type FakeStore } from './fakeStore.ts';
import { openSession, startGame, startShared, type Session } from './session.ts';
import { openStore } from './store.ts';

const first = () => startGame(PRESETS.classic, 617);
const leaving = { keep: vi.fn(), setAside: vi.fn() };
const move = moveOf('1', 'a');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

beforeEach(() => {
  leaving.keep.mockClear();
  leaving.setAside.mockClear();
});

async function open(fake: FakeStore): Promise<Session> {
  const opening = openStore(fake.open().host);
  await fake.settle();
  const session = openSession((await opening).game, first, leaving);
  onTestFinished(session.close);
  return session;
}

function storedGame(fake: FakeStore): Game {
  const read = parseRecord(fake.contents.game!.text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('a session', () => {
  it('gives a running game away before another one takes its place, and nothing else', async () => {
    const session = await open(createFakeStore());
    session.start(first());
    expect(leaving.keep).not.toHaveBeenCalled();
    session.dispatch({ type: 'move', move });
    const left = session.game.value;
    session.start(left);
    expect(leaving.keep).not.toHaveBeenCalled();
    session.start(first());
    expect(leaving.keep).toHaveBeenCalledExactlyOnceWith(left);
  });

  it('gives away one that came with moves, and is on no record, before another such one takes its place', async () => {
    const shared = playMoves(newGame(PRESETS.classic, 617), LINES[0]!.moves.slice(0, 3));
    const session = await open(createFakeStore());
    session.start(startShared(shared));
    const left = session.game.value;
    vi.setSystemTime(Date.now() + 1000);
    session.start(startShared(shared));
    expect(leaving.keep).toHaveBeenCalledExactlyOnceWith(left);
    session.start(session.game.value);
    expect(leaving.keep).toHaveBeenCalledOnce();
  });

  it('has a text that it cannot read set aside before it is overwritten', async () => {
    const session = await open(createFakeStore({ game: { text: 'junk', stamp: 'x' } }));
    session.start(first());
    expect(leaving.setAside).toHaveBeenCalledExactlyOnceWith('game', 'junk');
  });

  it('deals where the store is empty, and stores it at once', async () => {
    const fake = createFakeStore();
    const session = await open(fake);
    expect(session.game.value.deal).toBe(617);
    await fake.settle();
    expect(storedGame(fake).id).toBe(session.game.value.id);
  });

  it('restores position, undo history, clock, moves and hints', async () => {
    const fake = createFakeStore();
    const session = await open(fake);
    session.dispatch({ type: 'move', move });
    vi.advanceTimersByTime(5000);
    session.dispatch({ type: 'move', move: moveOf('2', 'b') });
    session.dispatch({ type: 'hint' });
    session.dispatch({ type: 'undo' });
    await fake.settle();
    const again = await open(fake);
    expect(again.game.value).toEqual(session.game.value);
    expect(again.game.value).toMatchObject({ cursor: 1, moveCount: 1, elapsed: 5000, hintsUsed: 1 });
    expect(again.dispatch({ type: 'redo' })).toBe(true);
  });

  it('stores every change before it returns, and nothing for an illegal command', async () => {
    const fake = createFakeStore();
    const view = fake.open();
    const opening = openStore(view.host);
    await fake.settle();
    const session = openSession((await opening).game, first, leaving);
    onTestFinished(session.close);
    view.reach();
    expect(session.dispatch({ type: 'move', move })).toBe(true);
    expect(view.reach()).toBe(true);
    expect(storedGame(fake).moveCount).toBe(1);
    expect(session.dispatch({ type: 'move', move: moveOf('1', 'a') })).toBe(false);
    expect(view.reach()).toBe(false);
  });

  it('counts time from the first move to the win, not while paused, and never twice', async () => {
    const fake = createFakeStore();
    const [a, b] = [await open(fake), await open(fake)];
    await fake.settle();
    vi.advanceTimersByTime(4000);
    expect(a.game.value.elapsed).toBe(0);
    a.dispatch({ type: 'move', move });
    await fake.settle();
    for (let seconds = 0; seconds < 4; seconds++) {
      vi.advanceTimersByTime(1000);
      await fake.settle();
    }
    a.pause(true);
    b.pause(true);
    await fake.settle();
    vi.advanceTimersByTime(30_000);
    await fake.settle();
    expect([a.game.value.elapsed, b.game.value.elapsed]).toEqual([4000, 4000]);
  });

  it('counts no time once a game is won, whether the table is hidden, shown, left or opened again', async () => {
    const nearly = playMoves(newGame(PRESETS.classic, 617, { id: 'a', started: 1 }), LINES[0]!.moves.slice(0, -1));
    const fake = createFakeStore({ game: { text: makeRecord({ ...nearly, elapsed: 60_000 }), stamp: 'x' } });
    const session = await open(fake);
    vi.advanceTimersByTime(2500);
    session.dispatch({ type: 'move', move: LINES[0]!.moves.at(-1)! });
    expect(session.game.value).toMatchObject({ elapsed: 62_500 });
    expect(statusOf(session.game.value)).toBe('won');
    const visible = vi.spyOn(document, 'visibilityState', 'get');
    for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) {
      visible.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
      vi.advanceTimersByTime(10_000);
    }
    session.pause(true);
    session.pause(false);
    vi.advanceTimersByTime(10_000);
    await fake.settle();
    const again = await open(fake);
    vi.advanceTimersByTime(10_000);
    expect([session, again].map(({ game }) => game.value.elapsed)).toEqual([62_500, 62_500]);
    expect(storedGame(fake).elapsed).toBe(62_500);
  });

  it('counts a game that was left from the moment it is on the table again', async () => {
    const fake = createFakeStore();
    (await open(fake)).dispatch({ type: 'move', move });
    await fake.settle();
    const again = await open(fake);
    vi.advanceTimersByTime(400);
    again.dispatch({ type: 'undo' });
    expect(again.game.value.elapsed).toBe(400);
  });

  it('follows another view, and keeps its positions where only time has passed', async () => {
    const fake = createFakeStore();
    const [a, b] = [await open(fake), await open(fake)];
    await fake.settle();
    a.dispatch({ type: 'move', move });
    await fake.settle();
    expect(b.game.value).toEqual(a.game.value);
    const { position } = b.game.value;
    a.dispatch({ type: 'wait', milliseconds: 700 });
    await fake.settle();
    expect(b.game.value.elapsed).toBe(a.game.value.elapsed);
    expect(b.game.value.position).toBe(position);
  });

  it('loses no move to the clock of a view that is just left, whichever reaches the store first', async () => {
    for (const isMoveFirst of [true, false]) {
      const fake = createFakeStore();
      const [left, entered] = [fake.open(), fake.open()];
      const opened = Promise.all([openStore(left.host), openStore(entered.host)]);
      await fake.settle();
      const [a, b] = (await opened).map(({ game }) => openSession(game, first, leaving)) as [Session, Session];
      onTestFinished(a.close);
      onTestFinished(b.close);
      a.dispatch({ type: 'move', move });
      await fake.settle();
      vi.advanceTimersByTime(600);
      dispatchEvent(new Event('blur'));
      b.dispatch({ type: 'move', move: moveOf('2', 'b') });
      for (const view of isMoveFirst ? [entered, left] : [left, entered]) while (view.reach());
      await fake.settle();
      expect([a, b].map(({ game }) => game.value.moveCount)).toEqual([2, 2]);
      expect(storedGame(fake).moveCount).toBe(2);
    }
  });

  it('restarts the same deal under the same name', async () => {
    const session = await open(createFakeStore());
    const { id, start } = session.game.value;
    session.dispatch({ type: 'move', move });
    session.dispatch({ type: 'restart' });
    expect(session.game.value).toMatchObject({ id, start, moveCount: 0, deal: 617 });
  });
});

describe('a stored game that cannot be read in whole', () => {
  const good = makeRecord(newGame(PRESETS.classic, 617)).replace('Steps: 0', 'Steps: 2');
  const damaged = good.replace('End', '1a 1z');
  const cases = [
    ['nonsense', 'unreadable'],
    ['Sidedeck 99\nDeal: 617\n\n', 'unreadable'],
    [damaged, 'damaged'],
  ] as const;

  it.each(cases)('%j is %s: it stays stored until the player goes on', async (text, type) => {
    const fake = createFakeStore({ game: { text, stamp: 'x' } });
    const session = await open(fake);
    expect(session.trouble.value).toMatchObject({ type, text });
    const moves = legalMoves(session.game.value.position);
    expect(session.dispatch({ type: 'move', move: moves[0]! })).toBe(false);
    vi.advanceTimersByTime(5000);
    await fake.settle();
    expect(fake.contents.game).toEqual({ text, stamp: 'x' });
  });

  it('shows the longest legal beginning of a damaged one, and goes on from there', async () => {
    const fake = createFakeStore({ game: { text: damaged, stamp: 'x' } });
    const session = await open(fake);
    expect(session.game.value).toMatchObject({ deal: 617, moveCount: 1 });
    session.accept();
    expect(session.trouble.value).toBeUndefined();
    await fake.settle();
    expect(storedGame(fake).moveCount).toBe(1);
  });

  it('gives way to a new game', async () => {
    const fake = createFakeStore({ game: { text: 'nonsense', stamp: 'x' } });
    const session = await open(fake);
    session.start(startGame(PRESETS.houseB, 24));
    await fake.settle();
    expect(storedGame(fake)).toMatchObject({ deal: 24, rules: PRESETS.houseB });
    expect(session.dispatch({ type: 'undo' })).toBe(false);
    expect(session.trouble.value).toBeUndefined();
  });

  it('is adopted as such from another view, and healed by it', async () => {
    const fake = createFakeStore();
    const session = await open(fake);
    await fake.settle();
    const other = fake.open().host;
    void other.save('game', { text: 'Sidedeck 99\n', stamp: 'newer.1' });
    await fake.settle();
    expect(session.trouble.value?.problem.code).toBe('newerVersion');
    void other.save('game', { text: makeRecord(newGame(PRESETS.classic, 5)), stamp: 'newer.2' });
    await fake.settle();
    expect(session.trouble.value).toBeUndefined();
    expect(session.game.value.deal).toBe(5);
  });
});

describe('a game from elsewhere', () => {
  it('is one of the player’s own from the deal, and nobody’s with moves in it', () => {
    const bare = newGame(PRESETS.classic, 617);
    expect(startShared(bare).id).not.toBe('');
    const read = parseRecord(makeRecord(bare).replace('Steps: 0', 'Steps: 1').replace('End', '1a\nEnd'));
    expect(read.ok && startShared(read.value).id).toBe('');
  });
});
