import { newGame, type DealNumber, type Rules } from '@sidedeck/core';
import { onScopeDispose, ref, type Ref } from 'vue';
import { randomDeal } from './deals.ts';
import type { Solver } from './solver.ts';

/** A search for a random deal that can be won. */
export interface Seek {
  /** How many deals were rejected so far; undefined while nothing is looked for. */
  readonly tries: Readonly<Ref<number | undefined>>;
  /** The solver does not work: the next deal asked for is taken as it comes. */
  readonly isBlind: Readonly<Ref<boolean>>;
  /** A deal for the rules; undefined where the search was stopped or turned out blind. */
  find(rules: Rules): Promise<DealNumber | undefined>;
  stop(): void;
}

export function useSeek(solver: Solver): Seek {
  const tries = ref<number>();
  const isBlind = ref(false);
  let leaving = new AbortController();

  async function find(rules: Rules): Promise<DealNumber | undefined> {
    if (isBlind.value) return randomDeal(rules);
    stop();
    const { signal } = leaving = new AbortController();
    tries.value = 0;
    const found = await seekWinnable(rules, solver, signal, () => tries.value!++);
    if (signal.aborted) return undefined;
    tries.value = undefined;
    isBlind.value = found === undefined;
    return found;
  }

  function stop(): void {
    leaving.abort();
    tries.value = undefined;
  }

  onScopeDispose(stop);
  return { tries, isBlind, find, stop };
}

/** A worker may die of one deal; one that dies so often in a row does not work at all. */
const MOST_FAILURES = 2;

/**
 * The first deal drawn that is proved winnable under the rules; undefined when the search was called off, and
 * where the solver does not work. `onTry` hears of each deal that was put aside.
 */
export async function seekWinnable(
  rules: Rules, solver: Solver, signal: AbortSignal, onTry: () => void,
): Promise<DealNumber | undefined> {
  for (let failures = 0; !signal.aborted && failures < MOST_FAILURES;) {
    const number = randomDeal(rules);
    const verdict = await solver.solve(newGame(rules, number).position);
    if (verdict.type === 'winnable') return signal.aborted ? undefined : number;
    failures = verdict.type === 'undecided' && verdict.reason === 'stopped' ? failures + 1 : 0;
    onTry();
  }
  return undefined;
}
