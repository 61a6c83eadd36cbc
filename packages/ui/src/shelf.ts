import {
  keyOfRecord, makeRecord, makeShelf, mergeShelves, parseShelf, removalOf, type Game, type KeptGame,
} from '@sidedeck/core';
import { shallowRef, type ShallowRef } from 'vue';
import type { Leaving } from './session.ts';
import type { Replica } from './store.ts';

/** The games that were begun and are not on the table, nor won. */
export interface Shelf {
  /** The one played last comes first; among them the marks of those taken off the list. */
  readonly games: Readonly<ShallowRef<readonly KeptGame[]>>;
  keep(game: Game): void;
  /** Puts games from elsewhere beside those that are there; of each the one played last stays. */
  add(games: readonly KeptGame[]): void;
  /** Takes a game off the list, as it was when it was played last, wherever it waits. */
  remove(key: string, touched: number): void;
}

/** Whoever leaves more games than these unfinished will not come back to the oldest. */
const MOST_GAMES = 500;

/**
 * Kept in the store as one text, which views join as they do with the history: two that put games away at the same
 * time lose neither. It is written before the game that takes the place on the table. `isOver` tells of a game's key
 * whether it has been won.
 */
export function useShelf(replica: Replica, setAside: Leaving['setAside'], isOver: (key: string) => boolean): Shelf {
  const games = shallowRef<readonly KeptGame[]>([]);
  /** What a newer Sidedeck wrote is not touched. */
  let isWritable = true;

  function join(text: string): void {
    const found = parseShelf(text);
    isWritable = found.ok || found.error.code !== 'newerVersion';
    if (isWritable && (!found.ok || found.problem)) setAside('shelf', text);
    if (!found.ok) return;
    games.value = mergeShelves(games.value, found.value);
    if (makeShelf(games.value) !== makeShelf(found.value)) save();
  }

  function save(): void {
    games.value = games.value.filter(({ key }) => !isOver(key)).slice(0, MOST_GAMES);
    if (isWritable) replica.save(makeShelf(games.value));
  }

  function add(others: readonly KeptGame[]): void {
    games.value = mergeShelves(games.value, others);
    save();
  }

  if (replica.text !== undefined) join(replica.text);
  replica.onForeign(join);

  return {
    games,
    keep: (game) => add(keptOf(game, games.value)),
    add,
    remove: (key, touched) => add([removalOf(key, touched)]),
  };
}

/** A game as it is kept when it is left now: later than what is known of it, even by a clock that was set back. */
export function keptOf(game: Game, known: readonly KeptGame[] = []): KeptGame[] {
  const record = makeRecord(game);
  const key = keyOfRecord(record);
  if (key === undefined) return [];
  const before = known.find((kept) => kept.key === key)?.touched ?? -1;
  return [{ key, touched: Math.max(Date.now(), before + 1), record }];
}
