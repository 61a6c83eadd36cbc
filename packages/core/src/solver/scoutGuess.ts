/** What makes a position look far from won; all of it is added up, and the least is looked at first. */
export interface Guess {
  /** Each card that is not home yet, each break, each misplaced card. */
  readonly away: number;
  readonly breaks: number;
  readonly misplaced: number;
  /** Each card on top of the next one that a foundation waits for. */
  readonly buried: number;
  /** By the number of used cells. */
  readonly cells: readonly number[];
  /** Each move made so far: little of it dives, much of it looks around. */
  readonly moves: number;
  /** What is taken off for each empty column, and for each card that the last move set free to go up. */
  readonly empty: number;
  readonly freed: number;
}

/** In turn, with the positions each may look at: what the first misjudges, the second seldom does. */
export const GUESSES: readonly (readonly [Guess, number])[] = [
  [{
    away: 22, breaks: 205, misplaced: 56, buried: 36, cells: [0, -71, 3, 267, 693, 700, 700, 700, 700],
    moves: 121, empty: 284, freed: 470,
  }, 800],
  [{
    away: 14, breaks: 142, misplaced: 46, buried: 15, cells: [0, -71, 3, 267, 693, 700, 700, 700, 700],
    moves: 118, empty: 284, freed: 844,
  }, 2000],
];
