/** Positions waiting to be searched, the best-looking first: a binary heap. */
export class Frontier {
  size = 0;
  private readonly keys: Float32Array;
  private readonly states: Int32Array;

  constructor(room: number) {
    this.keys = new Float32Array(room);
    this.states = new Int32Array(room);
  }

  add(state: number, key: number): void {
    const { keys, states } = this;
    let at = this.size++;
    while (at > 0) {
      const above = at - 1 >> 1;
      if (keys[above]! >= key) break;
      keys[at] = keys[above]!;
      states[at] = states[above]!;
      at = above;
    }
    keys[at] = key;
    states[at] = state;
  }

  /** Takes out the best; there must be one. */
  take(): number {
    const { keys, states } = this;
    const best = states[0]!;
    const key = keys[--this.size]!;
    const state = states[this.size]!;
    let at = 0;
    for (let child = 1; child < this.size; child = 2 * at + 1) {
      if (child + 1 < this.size && keys[child + 1]! > keys[child]!) child++;
      if (keys[child]! <= key) break;
      keys[at] = keys[child]!;
      states[at] = states[child]!;
      at = child;
    }
    keys[at] = key;
    states[at] = state;
    return best;
  }
}
