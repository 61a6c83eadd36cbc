import {
  LAST_SPIDER_DEAL, MICROSOFT_DEALS, newGame, UNWINNABLE_DEALS, type DealNumber, type Rules,
} from '@sidedeck/core';
import type { Solver } from './solver.ts';

/** The one of `UNWINNABLE_DEALS` that larger moves make winnable. */
const WINNABLE_BY_DOUBLING: DealNumber = 781948;
const LAST_CLASSIC_DEAL = 32_000;

/** Whether a deal is known for not being winnable under these rules. */
export function isKnownUnwinnable(rules: Rules, number: DealNumber): boolean {
  if (rules.game !== 'freecell' || rules.cells > 4 || !UNWINNABLE_DEALS.includes(number)) return false;
  return rules.runLimit === 'standard' || number !== WINNABLE_BY_DOUBLING;
}

/** In Spider, and with fewer than four cells, no list tells which deals can be won; each has to be proved. */
export function needsProof(rules: Rules): boolean {
  return rules.game === 'spider' || rules.cells < 4;
}

/** A deal of the range from which the rules draw, never one of the eight; `random` gives 0 … 1, 1 excluded. */
export function randomDeal(rules: Rules, random: () => number = Math.random): DealNumber {
  for (;;) {
    const number = 1 + Math.floor(random() * lastRandomDeal(rules));
    if (rules.game === 'spider' || !UNWINNABLE_DEALS.includes(number)) return number;
  }
}

function lastRandomDeal(rules: Rules): DealNumber {
  if (rules.game === 'spider') return LAST_SPIDER_DEAL;
  return rules.random === 'million' ? MICROSOFT_DEALS : LAST_CLASSIC_DEAL;
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
