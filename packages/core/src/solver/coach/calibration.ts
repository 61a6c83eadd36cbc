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
    { upTo: 0.4394, positions: 1137, won: 847 },
    { upTo: 0.5154, positions: 1137, won: 988 },
    { upTo: 0.6562, positions: 2274, won: 2011 },
    { upTo: 0.7331, positions: 1137, won: 1022 },
    { upTo: 0.8093, positions: 1137, won: 1051 },
    { upTo: 0.8777, positions: 1137, won: 1076 },
    { upTo: 0.925, positions: 1137, won: 1088 },
    { upTo: 0.9574, positions: 1137, won: 1094 },
    { upTo: 0.9768, positions: 1137, won: 1108 },
    { upTo: 0.9884, positions: 1137, won: 1122 },
    { upTo: 0.9953, positions: 1137, won: 1123 },
    { upTo: 0.9992, positions: 2274, won: 2255 },
    { upTo: 0.9998, positions: 1137, won: 1135 },
    { upTo: 1, positions: 1122, won: 1122 },
  ],
  2: [
    { upTo: 0.1645, positions: 1026, won: 353 },
    { upTo: 0.2121, positions: 1026, won: 530 },
    { upTo: 0.2508, positions: 1026, won: 615 },
    { upTo: 0.288, positions: 1026, won: 637 },
    { upTo: 0.3281, positions: 1026, won: 658 },
    { upTo: 0.378, positions: 1026, won: 705 },
    { upTo: 0.4454, positions: 1026, won: 724 },
    { upTo: 0.5287, positions: 1026, won: 796 },
    { upTo: 0.6353, positions: 1026, won: 860 },
    { upTo: 0.7519, positions: 1026, won: 872 },
    { upTo: 0.8678, positions: 1026, won: 928 },
    { upTo: 0.947, positions: 1026, won: 975 },
    { upTo: 0.9835, positions: 1026, won: 1013 },
    { upTo: 0.9975, positions: 1026, won: 1014 },
    { upTo: 1, positions: 2050, won: 2050 },
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
