import {
  EMPTY_HISTORY, makeHistory, mergeHistory, parseHistory, recordResult, sameTable, tableOf,
  type Game, type History, type Outcome, type Rules,
} from '@sidedeck/core';
import { shallowRef, watch, type ShallowRef } from 'vue';
import type { Leaving, Session } from './session.ts';
import type { Replica } from './store.ts';

export interface Records {
  /** Whether a game is on record as won. */
  isWon(id: string): boolean;
  isLost(id: string): boolean;
  /** All of it, as it is now. */
  readonly history: Readonly<ShallowRef<History>>;
  /** Counts a game that will not be gone on with as not won. */
  leave(game: Game): void;
  /** Joins results from elsewhere with what is on record. */
  add(other: History): void;
}

/** What tells where a game is counted. */
interface Counted {
  readonly rules: Rules;
  readonly daily?: string | undefined;
}

/**
 * Whether a new deal counts a game that was begun as not won: one at the same table does. Under other rules it only
 * puts the game away, since changing options breaks no streak.
 */
export function isEndedBy(before: Counted, next: Counted): boolean {
  return before.daily === next.daily && sameTable(tableOf(before.rules), tableOf(next.rules));
}

/**
 * Keeps the record of the games begun and won. It is a set that only grows, so what another view or another
 * device wrote is joined with what this view knows, and no result is lost whoever writes last.
 */
export function useRecords(replica: Replica, session: Session, setAside: Leaving['setAside']): Records {
  const history = shallowRef(EMPTY_HISTORY);
  /** What cannot be read, from a newer Sidedeck perhaps, is not touched; results are then kept in this view. */
  let isWritable = true;

  function join(text: string): void {
    const found = parseHistory(text);
    isWritable = found.ok || found.error.code !== 'newerVersion';
    if (!found.ok) return void (isWritable && setAside('history', text));
    add(found.value);
    if (makeHistory(history.value) !== makeHistory(found.value)) save();
  }

  function add(other: History): void {
    history.value = mergeHistory(history.value, other);
  }

  function save(): void {
    if (isWritable) replica.save(makeHistory(history.value));
  }

  function record(game: Game, isLeft: boolean): void {
    const next = recordResult(history.value, game, Date.now(), isLeft);
    if (next === history.value) return;
    history.value = next;
    save();
  }

  /** Going on with another game only puts away the one that was there. */
  function isLeft(before: Game, now: Game): boolean {
    return isEndedBy(before, now) && !history.value.results.some(({ id }) => id === now.id);
  }

  if (replica.text !== undefined) join(replica.text);
  replica.onForeign(join);
  watch(session.game, (now, before) => {
    if (before && before.id !== now.id) record(before, isLeft(before, now));
    record(now, false);
  }, { immediate: true, flush: 'sync' });

  function went(outcome: Outcome): (id: string) => boolean {
    return (id) => history.value.results.some((result) => result.id === id && result.outcome === outcome);
  }

  return {
    isWon: went('won'),
    isLost: went('lost'),
    history,
    leave: (game) => record(game, true),
    add(other) {
      add(other);
      save();
    },
  };
}
