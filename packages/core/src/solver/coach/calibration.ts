import type { SpiderRules } from '../../rules.ts';

/** Positions whose forecast was at most `upTo`, and how many of them were won. */
interface Band {
  readonly upTo: number;
  readonly positions: number;
  readonly won: number;
}

/**
 * How forecasts came true in games that the coach played with itself, by number of suits: bands with about as many
 * positions each, in the order of `upTo`, joined where a higher forecast came true less often. `pnpm bench:coach`
 * prints such bands.
 */
export const CALIBRATION: Readonly<Record<SpiderRules['suits'], readonly Band[]>> = {
  1: [
    { upTo: 0.4036, positions: 230, won: 211 },
    { upTo: 0.5255, positions: 230, won: 213 },
    { upTo: 0.613, positions: 230, won: 215 },
    { upTo: 0.6721, positions: 230, won: 217 },
    { upTo: 0.7328, positions: 230, won: 218 },
    { upTo: 0.8493, positions: 460, won: 437 },
    { upTo: 0.9023, positions: 230, won: 224 },
    { upTo: 0.996, positions: 1380, won: 1347 },
    { upTo: 1, positions: 450, won: 446 },
  ],
  2: [
    { upTo: 0.2238, positions: 192, won: 33 },
    { upTo: 0.3189, positions: 192, won: 67 },
    { upTo: 0.3839, positions: 192, won: 76 },
    { upTo: 0.4394, positions: 192, won: 81 },
    { upTo: 0.4906, positions: 192, won: 88 },
    { upTo: 0.5793, positions: 384, won: 202 },
    { upTo: 0.6246, positions: 192, won: 122 },
    { upTo: 0.6794, positions: 192, won: 123 },
    { upTo: 0.7476, positions: 192, won: 135 },
    { upTo: 0.8381, positions: 192, won: 136 },
    { upTo: 0.9185, positions: 192, won: 153 },
    { upTo: 0.967, positions: 192, won: 157 },
    { upTo: 0.9893, positions: 192, won: 179 },
    { upTo: 0.9965, positions: 192, won: 190 },
    { upTo: 1, positions: 181, won: 181 },
  ],
  4: [
    { upTo: 0.0981, positions: 158, won: 2 },
    { upTo: 0.1667, positions: 158, won: 7 },
    { upTo: 0.2835, positions: 316, won: 29 },
    { upTo: 0.3294, positions: 158, won: 15 },
    { upTo: 0.3674, positions: 158, won: 23 },
    { upTo: 0.4052, positions: 158, won: 26 },
    { upTo: 0.4396, positions: 158, won: 37 },
    { upTo: 0.4692, positions: 158, won: 38 },
    { upTo: 0.5062, positions: 158, won: 40 },
    { upTo: 0.5477, positions: 158, won: 45 },
    { upTo: 0.6019, positions: 158, won: 47 },
    { upTo: 0.681, positions: 158, won: 65 },
    { upTo: 0.7905, positions: 158, won: 84 },
    { upTo: 0.9384, positions: 158, won: 125 },
    { upTo: 1, positions: 146, won: 145 },
  ],
};
