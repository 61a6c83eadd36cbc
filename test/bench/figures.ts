/** The value at a share of them in order. */
function valueAt(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** The median, and between what the middle half of the values lies. */
export function spread(values: readonly number[]): string {
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => valueAt(values, share).toFixed(2));
  return `${median} (${low} … ${high})`;
}
