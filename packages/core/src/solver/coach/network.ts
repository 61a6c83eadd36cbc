import { COLUMN_FEATURES } from './features.ts';
import { TABLE_FEATURES } from './tableFeatures.ts';

export const FEATURES = COLUMN_FEATURES + TABLE_FEATURES;

/**
 * From features to chances: one layer of rectified units, one output. The input is the sum of the ten columns'
 * features, and the table's; the first layer is linear in it, so each column's share can be kept with the column.
 */
export class Network {
  readonly units: number;
  /** Feature by feature, the weight to each unit; then the bias of each unit. */
  private readonly first: Float32Array;
  /** The weight of each unit; then the bias. */
  private readonly second: Float32Array;

  /** @param weights of the first layer, then of the second, each as its field has them. */
  constructor(weights: Float32Array) {
    this.units = (weights.length - 1) / (FEATURES + 2);
    const second = (FEATURES + 1) * this.units;
    this.first = weights.slice(0, second);
    this.second = weights.slice(second);
  }

  /** The network whose log odds are the mean of theirs: their units side by side. */
  static averageOf(networks: readonly Network[]): Network {
    const first = Array.from({ length: FEATURES + 1 }, (_, row) => networks.flatMap(({ units, first }) => (
      Array.from(first.slice(row * units, (row + 1) * units))
    )));
    const second = networks.flatMap(({ units, second }) => Array.from(second.slice(0, units)));
    const bias = networks.reduce((sum, { units, second }) => sum + second[units]!, 0);
    const outputs = [...second, bias].map((weight) => weight / networks.length);
    return new Network(Float32Array.from([...first.flat(), ...outputs]));
  }

  /** All its weights, as it takes them. */
  get weights(): Float32Array {
    return Float32Array.from([...this.first, ...this.second]);
  }

  /** Writes what a column's features add to the first layer. */
  layColumn(features: Float32Array, layer: Float32Array, at: number): void {
    layer.fill(0, at, at + this.units);
    for (let feature = 0; feature < COLUMN_FEATURES; feature++) this.addTo(layer, at, feature, features[feature]!);
  }

  /** The log odds of a win, from the columns' sum over the first layer, which it spoils, and the table's features. */
  logOdds(sums: Float32Array, table: Float32Array): number {
    const { units, first, second } = this;
    for (let feature = 0; feature < TABLE_FEATURES; feature++) {
      this.addTo(sums, 0, COLUMN_FEATURES + feature, table[feature]!);
    }
    let odds = second[units]!;
    for (let unit = 0; unit < units; unit++) {
      const sum = sums[unit]! + first[FEATURES * units + unit]!;
      if (sum > 0) odds += sum * second[unit]!;
    }
    return odds;
  }

  private addTo(layer: Float32Array, at: number, feature: number, value: number): void {
    if (value === 0) return;
    const { units, first } = this;
    const row = feature * units;
    for (let unit = 0; unit < units; unit++) layer[at + unit]! += value * first[row + unit]!;
  }
}

/** A chance from log odds. */
export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
