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
    { upTo: 0.1486, positions: 984, won: 218 },
    { upTo: 0.2349, positions: 984, won: 435 },
    { upTo: 0.2976, positions: 984, won: 454 },
    { upTo: 0.3441, positions: 984, won: 548 },
    { upTo: 0.3885, positions: 984, won: 615 },
    { upTo: 0.4342, positions: 984, won: 641 },
    { upTo: 0.4857, positions: 984, won: 721 },
    { upTo: 0.5479, positions: 984, won: 765 },
    { upTo: 0.6248, positions: 984, won: 779 },
    { upTo: 0.7088, positions: 984, won: 817 },
    { upTo: 0.8035, positions: 984, won: 849 },
    { upTo: 0.9075, positions: 984, won: 912 },
    { upTo: 0.9677, positions: 984, won: 954 },
    { upTo: 1, positions: 2946, won: 2946 },
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
