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
    { upTo: 0.381, positions: 1124, won: 738 },
    { upTo: 0.5101, positions: 1124, won: 943 },
    { upTo: 0.6009, positions: 1124, won: 1002 },
    { upTo: 0.6691, positions: 1124, won: 1027 },
    { upTo: 0.7317, positions: 1124, won: 1037 },
    { upTo: 0.7892, positions: 1124, won: 1060 },
    { upTo: 0.8953, positions: 2248, won: 2137 },
    { upTo: 0.9361, positions: 1124, won: 1076 },
    { upTo: 0.9635, positions: 1124, won: 1094 },
    { upTo: 0.9792, positions: 1124, won: 1109 },
    { upTo: 0.9877, positions: 1124, won: 1122 },
    { upTo: 1, positions: 4483, won: 4483 },
  ],
  2: [
    { upTo: 0.1556, positions: 194, won: 47 },
    { upTo: 0.2862, positions: 388, won: 138 },
    { upTo: 0.3322, positions: 194, won: 89 },
    { upTo: 0.4204, positions: 388, won: 217 },
    { upTo: 0.461, positions: 194, won: 114 },
    { upTo: 0.5162, positions: 194, won: 126 },
    { upTo: 0.6654, positions: 388, won: 259 },
    { upTo: 0.7695, positions: 194, won: 148 },
    { upTo: 0.8797, positions: 194, won: 170 },
    { upTo: 0.956, positions: 194, won: 187 },
    { upTo: 0.9976, positions: 388, won: 375 },
    { upTo: 1, positions: 184, won: 184 },
  ],
  4: [
    { upTo: 0.0343, positions: 780, won: 4 },
    { upTo: 0.0593, positions: 780, won: 11 },
    { upTo: 0.0821, positions: 780, won: 31 },
    { upTo: 0.1039, positions: 780, won: 67 },
    { upTo: 0.1242, positions: 780, won: 91 },
    { upTo: 0.1424, positions: 780, won: 113 },
    { upTo: 0.1609, positions: 780, won: 123 },
    { upTo: 0.1777, positions: 780, won: 139 },
    { upTo: 0.196, positions: 780, won: 158 },
    { upTo: 0.2161, positions: 780, won: 174 },
    { upTo: 0.2411, positions: 780, won: 198 },
    { upTo: 0.2726, positions: 780, won: 199 },
    { upTo: 0.3282, positions: 780, won: 252 },
    { upTo: 0.4385, positions: 780, won: 288 },
    { upTo: 0.7891, positions: 780, won: 481 },
    { upTo: 1, positions: 774, won: 734 },
  ],
};
