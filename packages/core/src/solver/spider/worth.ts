/** Worth is counted in these parts of a point, so that a whole number can hold it. */
const POINT = 8;

/** What each kind of join between a card and the one beneath it costs, in points; one of the same suit is free. */
export const TROUBLE = { hidden: 1.3, misfit: 1, otherSuit: 1.06, onLower: 0.15 } as const;

/** Trouble deep in one column is worse than the same spread over several, hence the power. */
const POWER = 1.1;
const KING_AT_BASE = 1;
const EMPTY = 1;
/** Small, but a completed run takes thirteen of them away. */
const CARD = 0.07;
/** Where something lies beneath the run at the end. */
const COVERED = 0.1;

export const EMPTY_WORTH = Math.round(-POINT * EMPTY);

/** What a column with cards costs, the less the better; found by trying many weights on deals that no test uses. */
export function worthOf(trouble: number, cards: number, kingAtBase: boolean, covered: boolean): number {
  const points = trouble ** POWER + CARD * cards - (kingAtBase ? KING_AT_BASE : 0) + (covered ? COVERED : 0);
  return Math.round(POINT * points);
}
