import type { SpiderRules } from '../../rules.ts';
import type { Band } from './estimate.ts';

/** How forecasts came true in the coach's own games, by number of suits; `pnpm bench:coach` writes such bands. */
export const CALIBRATION: Readonly<Record<SpiderRules['suits'], readonly Band[]>> = {
  1: [
    { upTo: 1, positions: 1, won: 1 },
  ],
  2: [
    { upTo: 1, positions: 1, won: 1 },
  ],
  4: [
    { upTo: 1, positions: 1, won: 1 },
  ],
};
