/** A bar of a plot: how many values lie from `from` up to, and without, `to`. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const STEPS = [1, 2, 5];
const MOST_BINS = 12;

/** Values in bins of one width, a round one; the first begins at a multiple of it. No values, no bins. */
export function binsOf(values: readonly number[], smallest = 1): Bin[] {
  if (values.length === 0) return [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = widthFor(least, most, smallest);
  const first = Math.floor(least / width) * width;
  const length = Math.floor((most - first) / width) + 1;
  const bins = Array.from({ length }, (_, index) => {
    const from = first + index * width;
    return { from, to: from + width, count: 0 };
  });
  for (const value of values) bins[Math.floor((value - first) / width)]!.count++;
  return bins;
}

function widthFor(least: number, most: number, smallest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) {
      const width = step * power * smallest;
      if (Math.floor(most / width) - Math.floor(least / width) < MOST_BINS) return width;
    }
  }
}
