/**
 * Weights as text: first how many there are in a row, how many in all, and the greatest. Then for each row two digits
 * of base 64 for its scale, a part of the greatest, and three for each two weights, parts of the scale.
 */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const MOST_SCALE = 64 ** 2 - 1;
/** A weight is a number from 0 to twice the middle, which stands for 0. */
const BITS = 8;
const MIDDLE = 2 ** (BITS - 1) - 1;
const LINE = /.{1,230}/g;

/** Reads `makeWeights` text; white space in it does not count. */
export function readWeights(text: string): Float32Array {
  const [row = '', count = '', greatest = '', ...lines] = text.trim().split(/\s+/);
  const digits = lines.join('');
  const weights = new Float32Array(Number(count));
  let at = 0;
  const next = (length: number) => {
    let number = 0;
    for (const end = at + length; at < end; at++) number = 64 * number + DIGITS.indexOf(digits.charAt(at));
    return number;
  };
  for (let from = 0; from < weights.length; from += Number(row)) {
    const scale = next(2) / MOST_SCALE * Number(greatest);
    for (let index = from; index < Math.min(from + Number(row), weights.length); index += 2) {
      const pair = next(3);
      weights[index] = weightOf(pair >> BITS, scale);
      if (index + 1 < weights.length) weights[index + 1] = weightOf(pair & 2 ** BITS - 1, scale);
    }
  }
  return weights;
}

/** Keeps each weight to a 250th of its row's scale; a row is `row` of them, an even number. */
export function makeWeights(weights: Float32Array, row: number): string {
  const greatest = greatestOf(weights);
  const count = Math.ceil(weights.length / row);
  const digits = Array.from({ length: count }, (_, at) => makeRow(weights.slice(at * row, (at + 1) * row), greatest));
  return [row, weights.length, greatest, ...digits.join('').match(LINE) ?? []].join('\n');
}

function makeRow(weights: Float32Array, greatest: number): string {
  const share = Math.max(1, Math.ceil(greatestOf(weights) / greatest * MOST_SCALE));
  const scale = share / MOST_SCALE * greatest;
  const numbers = Array.from(weights, (weight) => Math.round((weight / scale + 1) * MIDDLE));
  const pairs = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, pair) => (
    makeNumber((numbers[2 * pair]! << BITS) + (numbers[2 * pair + 1] ?? MIDDLE), 3)
  ));
  return [makeNumber(share, 2), ...pairs].join('');
}

function weightOf(number: number, scale: number): number {
  return (number / MIDDLE - 1) * scale;
}

function greatestOf(weights: Float32Array): number {
  return weights.reduce((greatest, weight) => Math.max(greatest, Math.abs(weight)), 1e-9);
}

function makeNumber(number: number, length: number): string {
  return Array.from({ length }, (_, digit) => DIGITS.charAt(number >> 6 * (length - 1 - digit) & 63)).join('');
}
