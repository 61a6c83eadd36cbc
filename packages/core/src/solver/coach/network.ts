import { COLUMN_FEATURES } from './features.ts';
import { COLUMNS } from './scene.ts';
import { SUITS, SUIT_FEATURES } from './suitFeatures.ts';
import { TABLE_FEATURES } from './tableFeatures.ts';

/** What is told beside the columns: of the table, then of each suit. */
export const OTHER_FEATURES = TABLE_FEATURES + SUITS * SUIT_FEATURES;
/** All that is told of an outcome: of each column, then the others. */
export const FEATURES = COLUMNS * COLUMN_FEATURES + OTHER_FEATURES;

/** Units that hear one column, one suit, and the whole. */
const COLUMN_UNITS = 32;
const SUIT_UNITS = 12;
export const UNITS = 64;

/** The layers in their order, as inputs by units; where 1 is added, the last row has the biases. */
export const LAYERS = {
  column: [COLUMN_FEATURES + 1, COLUMN_UNITS],
  columns: [COLUMN_UNITS, UNITS],
  table: [TABLE_FEATURES, UNITS],
  suit: [SUIT_FEATURES + 1, SUIT_UNITS],
  suits: [SUIT_UNITS + 1, UNITS],
  output: [UNITS + 1, 1],
} as const;

/**
 * From features to chances. The same units hear each of the ten columns, others each of the four suits; how much they
 * heard in all goes on, with what is told of the table, to a last layer. All units are rectified. What a column adds to
 * the last layer depends on nothing but the column and the cards unseen, and can be kept with it.
 */
export class Network {
  /** All layers, one after another, each row by row: from an input the weight to each unit. */
  readonly weights: Float32Array;
  private readonly layers: Readonly<Record<keyof typeof LAYERS, Float32Array>>;
  private readonly heard = new Float32Array(COLUMN_UNITS);
  private readonly suit = new Float32Array(SUIT_UNITS);
  private readonly suits = new Float32Array(SUIT_UNITS);

  constructor(weights: Float32Array) {
    this.weights = weights;
    let at = 0;
    const next = ([inputs, units]: readonly [number, number]) => weights.subarray(at, at += inputs * units);
    this.layers = {
      column: next(LAYERS.column), columns: next(LAYERS.columns), table: next(LAYERS.table),
      suit: next(LAYERS.suit), suits: next(LAYERS.suits), output: next(LAYERS.output),
    };
  }

  /** Writes what a column's features add to the units of the last layer. */
  layColumn(features: Float32Array, layer: Float32Array, at: number): void {
    const { heard, layers: { column, columns } } = this;
    for (let unit = 0; unit < COLUMN_UNITS; unit++) heard[unit] = column[COLUMN_FEATURES * COLUMN_UNITS + unit]!;
    for (let feature = 0; feature < COLUMN_FEATURES; feature++) {
      addRow(column, feature, COLUMN_UNITS, features[feature]!, heard, 0);
    }
    layer.fill(0, at, at + UNITS);
    for (let unit = 0; unit < COLUMN_UNITS; unit++) addRow(columns, unit, UNITS, Math.max(0, heard[unit]!), layer, at);
  }

  /** The log odds of a win, from what the columns add to the last layer, which it spoils, and the other features. */
  logOdds(sums: Float32Array, others: Float32Array): number {
    const { suits, layers: { table, suits: fromSuits, output } } = this;
    for (let feature = 0; feature < TABLE_FEATURES; feature++) addRow(table, feature, UNITS, others[feature]!, sums, 0);
    this.hearSuits(others);
    for (let unit = 0; unit < SUIT_UNITS; unit++) addRow(fromSuits, unit, UNITS, suits[unit]!, sums, 0);
    let odds = output[UNITS]!;
    for (let unit = 0; unit < UNITS; unit++) {
      const sum = sums[unit]! + fromSuits[SUIT_UNITS * UNITS + unit]!;
      if (sum > 0) odds += sum * output[unit]!;
    }
    return odds;
  }

  private hearSuits(others: Float32Array): void {
    const { suit, suits, layers } = this;
    suits.fill(0);
    for (let at = TABLE_FEATURES; at < OTHER_FEATURES; at += SUIT_FEATURES) {
      for (let unit = 0; unit < SUIT_UNITS; unit++) suit[unit] = layers.suit[SUIT_FEATURES * SUIT_UNITS + unit]!;
      for (let feature = 0; feature < SUIT_FEATURES; feature++) {
        addRow(layers.suit, feature, SUIT_UNITS, others[at + feature]!, suit, 0);
      }
      for (let unit = 0; unit < SUIT_UNITS; unit++) suits[unit]! += Math.max(0, suit[unit]!);
    }
  }
}

/** Adds a row of weights, times a value, to a layer. */
function addRow(
  weights: Float32Array, row: number, units: number, value: number, layer: Float32Array, at: number,
): void {
  if (value === 0) return;
  const from = row * units;
  for (let unit = 0; unit < units; unit++) layer[at + unit]! += value * weights[from + unit]!;
}

/** A chance from log odds. */
export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
