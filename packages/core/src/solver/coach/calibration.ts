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
    { upTo: 0.4438, positions: 1131, won: 785 },
    { upTo: 0.5198, positions: 1131, won: 966 },
    { upTo: 0.6543, positions: 2262, won: 1966 },
    { upTo: 0.7269, positions: 1131, won: 986 },
    { upTo: 0.8032, positions: 1131, won: 1017 },
    { upTo: 0.8709, positions: 1131, won: 1054 },
    { upTo: 0.9205, positions: 1131, won: 1080 },
    { upTo: 0.9544, positions: 1131, won: 1084 },
    { upTo: 0.975, positions: 1131, won: 1091 },
    { upTo: 0.9878, positions: 1131, won: 1109 },
    { upTo: 0.9947, positions: 1131, won: 1110 },
    { upTo: 0.998, positions: 1131, won: 1116 },
    { upTo: 0.9992, positions: 1131, won: 1118 },
    { upTo: 0.9998, positions: 1131, won: 1129 },
    { upTo: 1, positions: 1123, won: 1123 },
  ],
  2: [
    { upTo: 0.1646, positions: 1022, won: 283 },
    { upTo: 0.2118, positions: 1022, won: 535 },
    { upTo: 0.2495, positions: 1022, won: 599 },
    { upTo: 0.2857, positions: 1022, won: 612 },
    { upTo: 0.325, positions: 1022, won: 646 },
    { upTo: 0.3733, positions: 1022, won: 687 },
    { upTo: 0.4359, positions: 1022, won: 695 },
    { upTo: 0.5199, positions: 1022, won: 776 },
    { upTo: 0.6238, positions: 1022, won: 837 },
    { upTo: 0.7383, positions: 1022, won: 875 },
    { upTo: 0.8576, positions: 1022, won: 925 },
    { upTo: 0.942, positions: 1022, won: 969 },
    { upTo: 0.9973, positions: 2044, won: 2007 },
    { upTo: 0.9998, positions: 1022, won: 1017 },
    { upTo: 1, positions: 1021, won: 1021 },
  ],
  4: [
    { upTo: 0.0485, positions: 863, won: 21 },
    { upTo: 0.0833, positions: 863, won: 65 },
    { upTo: 0.1113, positions: 863, won: 121 },
    { upTo: 0.1339, positions: 863, won: 165 },
    { upTo: 0.1711, positions: 1726, won: 410 },
    { upTo: 0.1896, positions: 863, won: 269 },
    { upTo: 0.2089, positions: 863, won: 295 },
    { upTo: 0.2311, positions: 863, won: 334 },
    { upTo: 0.258, positions: 863, won: 348 },
    { upTo: 0.2999, positions: 863, won: 372 },
    { upTo: 0.3675, positions: 863, won: 437 },
    { upTo: 0.4874, positions: 863, won: 497 },
    { upTo: 0.6803, positions: 863, won: 677 },
    { upTo: 0.9816, positions: 863, won: 791 },
    { upTo: 1, positions: 850, won: 850 },
  ],
};
