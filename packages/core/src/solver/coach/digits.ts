/**
 * Weights as text: first how many there are in a row, and the greatest of all. Then for each row two digits of base 64
 * for its scale, a part of the greatest, and two for each weight, a part of the scale.
 */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const MOST = 64 ** 2 - 1;
/** Stands for a weight of 0. */
const MIDDLE = MOST - 1 >> 1;
const LINE = /.{1,230}/g;

/** Reads `makeWeights` text; white space in it does not count. */
export function readWeights(text: string): Float32Array {
  const [row = '', greatest = '', ...lines] = text.trim().split(/\s+/);
  const digits = lines.join('');
  const weights: number[] = [];
  let scale = 0;
  for (let at = 0; at < digits.length; at += 2) {
    const number = 64 * DIGITS.indexOf(digits.charAt(at)) + DIGITS.indexOf(digits.charAt(at + 1));
    if (at / 2 % (Number(row) + 1) === 0) scale = number / MOST * Number(greatest);
    else weights.push((number / MIDDLE - 1) * scale);
  }
  return Float32Array.from(weights);
}

/** Keeps each weight to a four-thousandth of the greatest in its row, which is `row` of them. */
export function makeWeights(weights: Float32Array, row: number): string {
  const greatest = greatestOf(weights);
  const count = Math.ceil(weights.length / row);
  const rows = Array.from({ length: count }, (_, at) => weights.slice(at * row, (at + 1) * row));
  const digits = rows.map((each) => {
    const share = Math.ceil(greatestOf(each) / greatest * MOST);
    const scale = Math.max(share, 1) / MOST * greatest;
    return [share, ...each.map((weight) => Math.round((weight / scale + 1) * MIDDLE))].map(makeNumber).join('');
  }).join('');
  return [row, greatest, ...digits.match(LINE) ?? []].join('\n');
}

function greatestOf(weights: Float32Array): number {
  return weights.reduce((greatest, weight) => Math.max(greatest, Math.abs(weight)), 1e-9);
}

function makeNumber(number: number): string {
  return DIGITS.charAt(number >> 6) + DIGITS.charAt(number & 63);
}
