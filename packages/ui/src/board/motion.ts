import { FOUNDATION, KING, rankOf, type Card } from '@sidedeck/core';
import { STOCK, placements, type Layout, type Place, type Point } from './layout.ts';

/** Cards on their way, drawn above all others; each sets out after its delay in milliseconds. */
export interface Motion {
  readonly delays: ReadonlyMap<Card, number>;
  /** All cards that lie elsewhere afterwards, be it in the same pile. */
  readonly gliding: ReadonlySet<Card>;
  /** Until the last card has arrived, in milliseconds. */
  readonly lasts: number;
  /** Cards that set out later than this, in milliseconds, need not be drawn whole yet; absent: all are. */
  readonly drawnUntil?: number;
  /** Cards that turn over; none where absent. */
  readonly turning?: ReadonlySet<Card>;
  /** From where all of them are dealt, in place of where each of them lay. */
  readonly dealtFrom?: Point;
}

/** How long one card is on its way. */
export const FLIGHT_MS = 200;
/** Between two cards that follow each other, and at most for all of them together. */
const STAGGER_MS = 70;
const ALL_STAGGERS_MS = 600;

interface Mover {
  readonly card: Card;
  readonly from: Place;
  readonly to: Place;
  readonly fromIndex: number;
  readonly toIndex: number;
}

/**
 * What moves between two states of the table, found by comparing them: cards that change their pile. A run moves
 * as one; what comes off the foundations or goes up to them does so card by card, in the only order it can.
 */
export function planMotion(before: Layout, after: Layout): Motion {
  const turning = turned(before, after);
  const movers = moversBetween(before, after).sort((a, b) => turnOf(a) - turnOf(b) || orderOf(a) - orderOf(b));
  const waves = wavesOf(movers);
  const stagger = Math.min(STAGGER_MS, ALL_STAGGERS_MS / waves.length);
  const delays = waves.flatMap((wave, turn) => wave.map(({ card }) => [card, Math.round(turn * stagger)] as const));
  return {
    delays: new Map(delays),
    gliding: shifted(before, after),
    lasts: FLIGHT_MS + Math.max(0, waves.length - 1) * stagger,
    turning,
  };
}

/** The cards come from one place, row by row, as they are dealt. */
export function planDeal(after: Layout): Motion {
  const all = [...placements(after)].filter(([, { place }]) => after.places[place]!.row === 'tableau')
    .sort(([, a], [, b]) => a.index - b.index || a.place - b.place);
  const stagger = ALL_STAGGERS_MS / all.length;
  return {
    delays: new Map(all.map(([card], turn) => [card, Math.round(turn * stagger)])),
    gliding: new Set(),
    lasts: FLIGHT_MS + ALL_STAGGERS_MS,
    dealtFrom: { x: after.left + after.tableWidth / 2 - after.cardWidth / 2, y: -after.cardHeight },
  };
}

/** The cards of which the other side is up now. */
function turned(before: Layout, after: Layout): ReadonlySet<Card> {
  const faceDown = ({ places }: Layout) => new Set(places.flatMap(({ cards, hidden }) => cards.slice(0, hidden)));
  const [was, is] = [faceDown(before), faceDown(after)];
  return new Set([...was].filter((card) => !is.has(card)).concat([...is].filter((card) => !was.has(card))));
}

/** Cards that only fly home. */
export function flyBack(cards: readonly Card[]): Motion {
  return { delays: new Map(cards.map((card) => [card, 0])), gliding: new Set(cards), lasts: FLIGHT_MS };
}

function shifted(before: Layout, after: Layout): ReadonlySet<Card> {
  const was = placements(before);
  return new Set([...placements(after)].flatMap(([card, { x, y }]) => {
    const then = was.get(card);
    return then && (then.x !== x || then.y !== y) ? [card] : [];
  }));
}

function moversBetween(before: Layout, after: Layout): Mover[] {
  const was = placements(before);
  return [...placements(after)].flatMap(([card, now]) => {
    const then = was.get(card);
    const from = then && before.places[then.place];
    const to = after.places[now.place]!;
    const moved = from && (from.pile !== to.pile || from.suit !== to.suit);
    return moved ? [{ card, from, to, fromIndex: then.index, toIndex: now.index }] : [];
  });
}

/**
 * Off a foundation from its top down, then everything else, then up to the foundations from the ace on, which is
 * the free end of a run that leaves whole.
 */
function turnOf({ card, from, to, fromIndex, toIndex }: Mover): number {
  if (isFoundation(to)) return isWholeRun(to) ? 1 + rankOf(card) : 1 + toIndex;
  return isFoundation(from) ? -1 - fromIndex : 0;
}

/** A round goes from left to right, and comes back from right to left. */
function orderOf({ from, to, toIndex }: Mover): number {
  if (from.pile === STOCK) return to.x;
  return to.pile === STOCK ? -from.x : toIndex;
}

function wavesOf(movers: readonly Mover[]): Mover[][] {
  const waves = new Map<string, Mover[]>();
  for (const mover of movers) {
    const { from, to, card } = mover;
    const alone = isFoundation(from) || isFoundation(to);
    const name = alone ? String(card) : from.pile + to.pile;
    waves.set(name, [...waves.get(name) ?? [], mover]);
  }
  return [...waves.values()];
}

function isWholeRun({ cards }: Place): boolean {
  return rankOf(cards[0]!) === KING;
}

function isFoundation({ pile }: Place): boolean {
  return pile === FOUNDATION;
}
