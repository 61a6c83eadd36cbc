/** What numbers are written with: nothing that JSON or a store would write longer. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = 32;

/** A whole number, 0 or more, in as many digits as it needs: five bits each, the last one first; the sixth bit ends. */
export function makeNumber(number: number): string {
  const rest = Math.floor(number / BASE);
  const digit = number % BASE;
  return rest === 0 ? DIGITS[digit + BASE]! : DIGITS[digit]! + makeNumber(rest);
}

/** Reads `makeNumber` texts written one after the other; undefined where one is cut off, too large or no number. */
export function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let number = 0;
  let weight = 1;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return undefined;
    number += digit % BASE * weight;
    weight *= BASE;
    if (!Number.isSafeInteger(number)) return undefined;
    if (digit < BASE) continue;
    numbers.push(number);
    number = 0;
    weight = 1;
  }
  return weight === 1 ? numbers : undefined;
}

/** A whole number of either sign as one that is 0 or more. */
export function fold(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

export function unfold(number: number): number {
  return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
}

/** A few characters that tell whether a text is whole; against accidents, not against anybody. */
export function checksum(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code ^ a >>> 15, 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
