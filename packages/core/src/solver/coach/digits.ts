/** Weights as text: three digits of base 64 each, after the number that the greatest of them stands for. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const LEVELS = 64 ** 3 - 1;
const DIGITS_EACH = 3;

/** Reads `makeWeights` text; white space in it does not count. */
export function readWeights(text: string): Float32Array {
  const [greatest = '', ...lines] = text.trim().split(/\s+/);
  const digits = lines.join('');
  return Float32Array.from({ length: digits.length / DIGITS_EACH }, (_, index) => {
    let level = 0;
    for (let at = DIGITS_EACH * index; at < DIGITS_EACH * (index + 1); at++) {
      level = level * 64 + DIGITS.indexOf(digits.charAt(at));
    }
    return (2 * level / LEVELS - 1) * Number(greatest);
  });
}

/** Lines of text that keep each weight to a part in 100,000 of the greatest. */
export function makeWeights(weights: Float32Array): string {
  const greatest = Math.max(...weights.map(Math.abs), 1e-9);
  const digits = Array.from(weights, (weight) => {
    const level = Math.round((weight / greatest + 1) / 2 * LEVELS);
    return DIGITS.charAt(level >> 12) + DIGITS.charAt(level >> 6 & 63) + DIGITS.charAt(level & 63);
  }).join('');
  return [greatest, ...digits.match(/.{1,237}/g) ?? []].join('\n');
}
