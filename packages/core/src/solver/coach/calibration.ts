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
