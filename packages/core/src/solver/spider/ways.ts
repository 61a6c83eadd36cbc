import type { PackedMove } from './tableau.ts';

const FIRST_ROOM = 1 << 14;

/** The ways to positions: each is another one and a move more. */
export class Ways {
  size = 0;
  private before = new Int32Array(FIRST_ROOM);
  private move = new Uint16Array(FIRST_ROOM);

  /** A way's number; `before` is -1 for the start, whose move does not count. */
  add(before: number, move: PackedMove): number {
    if (this.size === this.before.length) this.grow();
    this.before[this.size] = before;
    this.move[this.size] = move;
    return this.size++;
  }

  /** The moves of a way from the start on. */
  to(way: number): PackedMove[] {
    const moves: PackedMove[] = [];
    for (; this.before[way]! >= 0; way = this.before[way]!) moves.push(this.move[way]!);
    return moves.reverse();
  }

  private grow(): void {
    const [before, move] = [this.before, this.move];
    this.before = new Int32Array(2 * before.length);
    this.before.set(before);
    this.move = new Uint16Array(2 * move.length);
    this.move.set(move);
  }
}
