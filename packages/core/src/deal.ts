/** A deal number; `parseDealNumber` says which ones exist. */
export type DealNumber = number;

/** Microsoft FreeCell's own range. */
export const MICROSOFT_DEALS = 1_000_000;
/** The wider numbering of FreeCell Pro; up to Microsoft's range they agree. */
export const LAST_DEAL = 8_589_934_591;
/** Spider's numbering. */
export const LAST_SPIDER_DEAL = 2_147_483_647;

/** The deals among Microsoft's that cannot be won with four cells under the standard run limit, proved one by one. */
export const UNWINNABLE_DEALS: readonly DealNumber[] = [
  11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948,
];

/** What the lobby says of a text that names no deal. */
export type DealNumberFault = 'empty' | 'notANumber' | 'notWhole' | 'tooSmall' | 'tooLarge';

/**
 * Reads a deal number from 1 to `last` as people type it: ` 617 `, full-width digits, `ms617`, `#617`.
 * Nothing is rounded or clamped: a text that is not exactly one deal is refused with its fault.
 */
export function parseDealNumber(text: string, last = LAST_DEAL): DealNumber | DealNumberFault {
  const plain = halfWidth(text).trim().replace(/^(ms\s*)?#?/i, '');
  if (plain === '') return 'empty';
  if (/^-\d+$/.test(plain)) return 'tooSmall';
  if (/^-?\d*[.,]\d+$/.test(plain)) return 'notWhole';
  if (!/^\d+$/.test(plain)) return 'notANumber';
  return dealNumberFault(Number(plain), last) ?? Number(plain);
}

/** Full-width signs as they are on other keyboards; other variants of digits, such as 10², keep their meaning. */
function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** Why a number names no deal from 1 to `last`, if it names none. */
export function dealNumberFault(number: number, last = LAST_DEAL): DealNumberFault | undefined {
  if (Number.isNaN(number)) return 'notANumber';
  if (number > last) return 'tooLarge';
  if (number < 1) return 'tooSmall';
  return Number.isInteger(number) ? undefined : 'notWhole';
}

/** @throws RangeError where the number names no deal from 1 to `last`. */
export function checkDealNumber(number: DealNumber, last: DealNumber): void {
  const fault = dealNumberFault(number, last);
  if (fault) throw new RangeError(`Deal number ${number}: ${fault}; whole numbers from 1 to ${last} exist`);
}

/**
 * Microsoft's linear congruential generator. Its state has 31 bits; the wider numbering keeps 32 and uses the
 * upper bit, so that each number up to 2^33 has a deal of its own.
 */
export function draws(seed: DealNumber): () => number {
  let state = seed >>> 0;
  const step = () => state = Math.imul(state, 214013) + 2531011 >>> 0;
  if (seed < 2 ** 31) return () => step() >>> 16 & 0x7fff;
  if (seed < 2 ** 32) return () => step() >>> 16 & 0x7fff | 0x8000;
  return () => (step() >>> 16) + 1;
}
