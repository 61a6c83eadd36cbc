import type { SpiderPosition } from '../position.ts';
import { COLUMNS } from './deal.ts';

/** Rounds that the stock still holds. */
export function roundsLeft({ stock }: SpiderPosition): number {
  return stock.length / COLUMNS;
}

/** Runs completed so far, 0 … 8. */
export function runsCompleted({ foundations }: SpiderPosition): number {
  return foundations.filter((run) => run.length > 0).length;
}
