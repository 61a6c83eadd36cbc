import { KINDS } from './kinds.ts';

/** What a player has not seen: by kind, by rank, by suit, and in all. */
export class Unseen {
  readonly kinds = new Uint8Array(KINDS);
  readonly ranks = new Int32Array(16);
  readonly suits = new Int32Array(4);
  total = 0;

  count(kinds: Uint8Array): void {
    this.kinds.set(kinds);
    this.ranks.fill(0);
    this.suits.fill(0);
    this.total = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      this.ranks[kind >> 2]! += kinds[kind]!;
      this.suits[kind & 3]! += kinds[kind]!;
      this.total += kinds[kind]!;
    }
  }
}
