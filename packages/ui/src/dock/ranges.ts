import type { Standing } from '@sidedeck/core';

/** Neighbouring positions of which the same is known. */
export interface Range {
  readonly standing: Standing;
  /** The first of them, and how many they are. */
  readonly from: number;
  readonly length: number;
  /** On a line on which each step is 1 long: half a step around each position, none beyond the ends. */
  readonly width: number;
}

export function rangesOf(standings: readonly Standing[]): Range[] {
  const starts = standings.flatMap((standing, from) => standing === standings[from - 1] ? [] : [from]);
  return starts.map((from, index) => {
    const end = starts[index + 1] ?? standings.length;
    const width = end - from - (from === 0 ? 0.5 : 0) - (end === standings.length ? 0.5 : 0);
    return { standing: standings[from]!, from, length: end - from, width };
  });
}
