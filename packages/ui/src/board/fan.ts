import { TIGHT, type Measures } from './measures.ts';

/** How the cards of a column lie one below the other; pixels. */
export interface Fan {
  /** From each face-up card to the next. */
  readonly fan: number;
  /** From each face-down card to the next. */
  readonly hiddenFan: number;
  /** Height of rank and suit, so that they fit the strip that is left of a covered card. */
  readonly corner: number;
  /** The free space above and below them. */
  readonly cornerPad: number;
  /** Whether that is less than they would have at ease. */
  readonly dense: boolean;
}

/** A fan never closes further, so that each card can still be told. */
const CLOSEST_FAN = 4;
const CLOSEST_HIDDEN = 2;
const SMALLEST_CORNER = 6;
/** A back has nothing to be read; it shows so much less of itself than a face. */
const HIDDEN_PART = 0.3;

/**
 * The fan of a column with so many cards in so much room. It takes its ease while it fits; what grows long closes up,
 * its face-down cards first. Whole pixels keep edges crisp.
 */
export function fanOut(
  { shown, hidden }: { readonly shown: number; readonly hidden: number }, room: number,
  measures: Pick<Measures, 'easyFan' | 'corner' | 'cornerPad' | 'strip'>,
): Fan {
  const { easyFan, strip } = measures;
  const steps = Math.max(0, shown - 1);
  const easyHidden = Math.max(CLOSEST_HIDDEN + 1, Math.round(easyFan * HIDDEN_PART));
  const hiddenFan = closeUp(hidden, easyHidden, CLOSEST_HIDDEN, room - steps * easyFan);
  const fan = closeUp(steps, easyFan, CLOSEST_FAN, room - hidden * hiddenFan);
  // Rank and suit have one size in all columns: they come close to the edges first, before they have less.
  const cornerPad = Math.max(TIGHT, Math.min(measures.cornerPad, Math.floor((fan - measures.corner) / 2)));
  return {
    fan,
    hiddenFan,
    corner: Math.min(measures.corner, Math.max(SMALLEST_CORNER, fan - 2 * cornerPad)),
    cornerPad,
    dense: fan < strip,
  };
}

function closeUp(steps: number, easy: number, closest: number, room: number): number {
  return Math.max(closest, Math.min(easy, steps > 0 ? Math.floor(room / steps) : easy));
}
