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
    { upTo: 0.0452, positions: 860, won: 19 },
    { upTo: 0.0798, positions: 860, won: 61 },
    { upTo: 0.1074, positions: 860, won: 103 },
    { upTo: 0.1297, positions: 860, won: 135 },
    { upTo: 0.1479, positions: 860, won: 159 },
    { upTo: 0.1662, positions: 860, won: 200 },
    { upTo: 0.1837, positions: 860, won: 226 },
    { upTo: 0.2027, positions: 860, won: 259 },
    { upTo: 0.224, positions: 860, won: 280 },
    { upTo: 0.25, positions: 860, won: 291 },
    { upTo: 0.2876, positions: 860, won: 305 },
    { upTo: 0.3489, positions: 860, won: 341 },
    { upTo: 0.4542, positions: 860, won: 401 },
    { upTo: 0.6296, positions: 860, won: 585 },
    { upTo: 0.9551, positions: 860, won: 712 },
    { upTo: 1, positions: 852, won: 852 },
  ],
};
