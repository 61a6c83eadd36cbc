import {
  makeRecord, newGame, parseRecord, statusOf, update,
  type Command, type DealNumber, type Game, type Problem, type Rules,
} from '@sidedeck/core';
import { shallowRef, type Ref, type ShallowRef } from 'vue';
import { startClock } from './clock.ts';
import { newIdentity } from './device.ts';
import type { StoreKey } from './host.ts';
import { lateRef } from './telling.ts';
import type { Replica } from './store.ts';

/** What is wrong with the stored game. Its text stays as it is until the player goes on knowingly. */
export interface Trouble {
  /** `damaged`: its longest legal beginning is on the table. `unreadable`: nothing of it could be used. */
  readonly type: 'damaged' | 'unreadable';
  readonly problem: Problem;
  readonly text: string;
}

/** The game on the table, and the only way to change it. */
export interface Session {
  readonly game: Readonly<Ref<Game>>;
  readonly trouble: ShallowRef<Trouble | undefined>;
  /** Whether the command changed the game; if so it is already on its way to the store. */
  dispatch(command: Command): boolean;
  /** Goes on with what could be had of a damaged game. */
  accept(): void;
  /** Puts another game on the table, in place of whatever the store held. */
  start(game: Game): void;
  /** Stops the clock while something covers the table. */
  pause(paused: boolean): void;
  close(): void;
}

/** What happens to a game, or to a text that holds none, before another game takes its place in the store. */
export interface Leaving {
  keep(game: Game): void;
  setAside(what: StoreKey, text: string): void;
}

/** Restores the game of the store; where there is none, `first` is dealt, and stored at once. */
export function openSession(replica: Replica, first: () => Game, leaving: Leaving): Session {
  const trouble = shallowRef<Trouble>();
  const game = lateRef(read(replica.text) ?? first());
  let paused = false;

  const clock = startClock(
    () => isBegun(game.value) && statusOf(game.value) === 'playing' && !paused && !isHeld(),
    () => dispatch({ type: 'wait', milliseconds: clock.lap() }),
  );
  clock.lap();
  if (replica.text === undefined) save();
  replica.onAdopt((text) => {
    clock.lap();
    const found = read(text);
    if (found) game.value = onlyTimePassed(game.value, found) ? { ...game.value, elapsed: found.elapsed } : found;
  });

  /** Sets `trouble` to what is wrong with a stored text, and gives the game that can be had from it. */
  function read(text: string | undefined): Game | undefined {
    trouble.value = undefined;
    if (text === undefined) return undefined;
    const result = parseRecord(text);
    if (!result.ok) trouble.value = { type: 'unreadable', problem: result.error, text };
    else if (result.problem) trouble.value = { type: 'damaged', problem: result.problem, text };
    return result.ok ? result.value : undefined;
  }

  function isHeld(): boolean {
    return trouble.value !== undefined;
  }

  function save(): void {
    replica.save(makeRecord(game.value));
  }

  function dispatch(command: Command): boolean {
    if (isHeld()) return false;
    const timed = update(game.value, { type: 'wait', milliseconds: clock.lap() });
    const changed = update(timed, command);
    if (changed === game.value) return false;
    const done = changed !== timed;
    game.value = changed;
    if (command.type === 'wait') replica.touch(makeRecord(changed));
    else save();
    clock.lap();
    return done;
  }

  function start(started: Game): void {
    clock.lap();
    if (trouble.value) leaving.setAside('game', trouble.value.text);
    else if (isRunning(game.value) && !isSameGame(started, game.value)) leaving.keep(game.value);
    trouble.value = undefined;
    game.value = started;
    save();
  }

  return {
    game,
    trouble,
    dispatch,
    accept: () => start(game.value),
    start,
    pause(now) {
      dispatch({ type: 'wait', milliseconds: clock.lap() });
      paused = now;
      clock.lap();
    },
    close: clock.stop,
  };
}

/** The first move has been made; undoing it does not make the game unbegun. */
export function isBegun(game: Game): boolean {
  return game.steps.length > 0;
}

/** Begun and not ended: what must not be lost. */
export function isRunning(game: Game): boolean {
  return isBegun(game) && statusOf(game) === 'playing';
}

/** Games that are nobody's have no name; when they were put on the table tells them apart. */
export function isSameGame(a: Game, b: Game): boolean {
  return a.id === b.id && a.started === b.started;
}

/** Whether two states differ at most in the clock; then the positions on the table can stay the same objects. */
function onlyTimePassed(before: Game, after: Game): boolean {
  return makeRecord({ ...after, elapsed: before.elapsed }) === makeRecord(before);
}

/** A game of this deal with an identity of its own. */
export function startGame(rules: Rules, number: DealNumber): Game {
  return newGame(rules, number, newIdentity());
}

/**
 * The same for a game from elsewhere. One that comes with moves, or from a board, which can be as easy as you like, is
 * looked at and goes on, but is on no record.
 */
export function startShared(shared: Game): Game {
  const { id, started } = newIdentity();
  return isBegun(shared) || shared.deal === null ? { ...shared, started } : { ...shared, id, started };
}
