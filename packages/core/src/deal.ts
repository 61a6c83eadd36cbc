import { fullDeck, type Card } from './card.ts';
import { EMPTY_COLUMN, type Position } from './position.ts';
import type { FreecellRules, Rules } from './rules.ts';

/** A deal number; `parseDealNumber` says which ones exist. */
export type DealNumber = number;

/** Microsoft FreeCell's own range. */
export const MICROSOFT_DEALS = 1_000_000;
/** The wider numbering of FreeCell Pro; up to Microsoft's range they agree. */
export const LAST_DEAL = 8_589_934_591;

const COLUMNS = 8;

/** What the lobby says of a text that names no deal. */
export type DealNumberFault = 'empty' | 'notANumber' | 'notWhole' | 'tooSmall' | 'tooLarge';

/**
 * Reads a deal number as people type it: ` 617 `, full-width digits, `ms617`, `#617`.
 * Nothing is rounded or clamped: a text that is not exactly one deal is refused with its fault.
 */
export function parseDealNumber(text: string): DealNumber | DealNumberFault {
  const plain = halfWidth(text).trim().replace(/^(ms\s*)?#?/i, '');
  if (plain === '') return 'empty';
  if (/^-\d+$/.test(plain)) return 'tooSmall';
  if (/^-?\d*[.,]\d+$/.test(plain)) return 'notWhole';
  if (!/^\d+$/.test(plain)) return 'notANumber';
  return dealNumberFault(Number(plain)) ?? Number(plain);
}

/** Full-width signs as they are on other keyboards; other variants of digits, such as 10², keep their meaning. */
function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** Why a number names no deal, if it names none. */
export function dealNumberFault(number: number): DealNumberFault | undefined {
  if (Number.isNaN(number)) return 'notANumber';
  if (number > LAST_DEAL) return 'tooLarge';
  if (number < 1) return 'tooSmall';
  return Number.isInteger(number) ? undefined : 'notWhole';
}

/**
 * The layout of a deal number, before any autoplay: all cards face up in eight columns, row by row.
 * @throws RangeError where the number names no deal.
 */
export function deal(rules: Rules, number: DealNumber): Position {
  const fault = dealNumberFault(number);
  if (fault) throw new RangeError(`Deal number ${number}: ${fault}; whole numbers from 1 to ${LAST_DEAL} exist`);
  const columns: Card[][] = Array.from({ length: COLUMNS }, () => []);
  shuffledDeck(number).forEach((card, index) => columns[index % COLUMNS]!.push(card));
  return layOut(rules, columns);
}

/** A position with nothing but a tableau. */
export function layOut(rules: FreecellRules, columns: readonly (readonly Card[])[]): Position {
  return {
    rules,
    columns: columns.map((cards) => cards.length ? { cards, hidden: 0 } : EMPTY_COLUMN),
    cells: Array.from({ length: rules.cells }, () => null),
    foundations: [[], [], [], []],
    stock: [],
  };
}

/** The deck in the order in which it is dealt: each draw fills its gap with the last card left. */
function shuffledDeck(number: DealNumber): Card[] {
  const deck = fullDeck();
  const draw = draws(number);
  const dealt: Card[] = [];
  while (deck.length > 0) {
    const index = draw() % deck.length;
    dealt.push(deck[index]!);
    deck[index] = deck[deck.length - 1]!;
    deck.pop();
  }
  return dealt;
}

/**
 * Microsoft's linear congruential generator. Its state has 31 bits; the wider numbering keeps 32 and uses the
 * upper bit, so that each number up to 2^33 has a deal of its own.
 */
function draws(seed: number): () => number {
  let state = seed >>> 0;
  const step = () => state = Math.imul(state, 214013) + 2531011 >>> 0;
  if (seed < 2 ** 31) return () => step() >>> 16 & 0x7fff;
  if (seed < 2 ** 32) return () => step() >>> 16 & 0x7fff | 0x8000;
  return () => (step() >>> 16) + 1;
}
