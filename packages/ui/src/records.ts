import {
  EMPTY_HISTORY, makeHistory, mergeHistory, parseHistory, recordResult, statistics, tableOf,
  type Game, type Rules, type Statistics,
} from '@sidedeck/core';
import { watch } from 'vue';
import type { Session } from './session.ts';
import type { Replica } from './store.ts';

export interface Records {
  /** What is on record for games under these rules. */
  of(rules: Rules): Statistics;
}

/**
 * Keeps the record of the games begun and won. It is a set that only grows, so what another view or another
 * device wrote is joined with what this view knows, and no result is lost whoever writes last.
 */
export function useRecords(replica: Replica, session: Session): Records {
  let history = EMPTY_HISTORY;
  /** What cannot be read, from a newer Sidedeck perhaps, is not touched; results are then kept in this view. */
  let isWritable = true;

  function join(text: string): void {
    const found = parseHistory(text);
    isWritable = found.ok;
    if (!found.ok) return;
    history = mergeHistory(history, found.value);
    if (makeHistory(history) !== makeHistory(found.value)) save();
  }

  function save(): void {
    if (isWritable) replica.save(makeHistory(history));
  }

  function record(game: Game, isLeft: boolean): void {
    const next = recordResult(history, game, Date.now(), isLeft);
    if (next === history) return;
    history = next;
    save();
  }

  if (replica.text !== undefined) join(replica.text);
  replica.onForeign(join);
  watch(session.game, (now, before) => {
    if (before && before.id !== now.id) record(before, true);
    record(now, false);
  }, { immediate: true, flush: 'sync' });

  return { of: (rules) => statistics(history, tableOf(rules)) };
}
