import type { SpiderRules } from '../../rules.ts';
import { CALIBRATION } from './calibration.ts';

/**
 * How likely a win is for a player who goes on as the coach advises, without undo. It is no opinion but a count: of
 * `positions` that looked as good in games of the coach with itself, this share was won.
 */
export interface Estimate {
  /** 0 … 1; 1 alone where the plan itself wins. */
  readonly chance: number;
  /** 0 where the plan itself wins. */
  readonly positions: number;
}

/** @param forecast the network's, 0 … 1; 1 is a plan that wins. */
export function estimateOf(suits: SpiderRules['suits'], forecast: number): Estimate {
  if (forecast === 1) return { chance: 1, positions: 0 };
  const bands = CALIBRATION[suits];
  const { won, positions } = bands.find(({ upTo }) => forecast <= upTo) ?? bands[bands.length - 1]!;
  return { chance: won / positions, positions };
}
