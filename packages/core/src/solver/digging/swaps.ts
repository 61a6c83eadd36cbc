/**
 * Exchanges of twins that are known to be possible. A *swap* is a set of kinds, a bit for each, whose two cards change
 * places. What can be done one after the other can be done at once, so all that is possible is a linear space over
 * {0, 1}, and a few swaps stand for a thousand.
 */
export class Swaps {
  /** None is the sum of others; each has a highest bit that no other has, the highest first. */
  readonly basis: number[] = [];

  /** What is left of a swap: the same number for any two that differ by a possible one. */
  reduce(swap: number): number {
    let left = swap;
    for (const each of this.basis) left = Math.min(left, left ^ each);
    return left;
  }

  add(swap: number): void {
    const left = this.reduce(swap);
    if (left === 0) return;
    this.basis.push(left);
    this.basis.sort((one, other) => other - one);
  }

  /** A possible swap that has this bit; 0 where none has. */
  having(bit: number): number {
    return this.basis.find((each) => (each & bit) !== 0) ?? 0;
  }

  /** A basis of those that have not this bit. */
  lacking(bit: number): number[] {
    const having = this.having(bit);
    return this.basis.filter((each) => each !== having).map((each) => (each & bit) === 0 ? each : each ^ having);
  }
}
