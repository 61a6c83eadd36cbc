import { COLUMN_FEATURES } from './features.ts';
import { Frontier } from './frontier.ts';
import type { Judgement } from './judgement.ts';
import { FACE_DOWN } from './kinds.ts';
import { FEATURES, OTHER_FEATURES, UNITS } from './network.ts';
import { EMPTY, type Piles } from './piles.ts';
import { COLUMNS, DEAL, RUNS, stepOf, type Outcome, type Scene, type Step } from './scene.ts';
import { describeTable } from './tableFeatures.ts';
import { Unseen } from './unseen.ts';
import { Words } from './words.ts';

const ROOM = 1 << 15;
/** More than one position can have children. */
const RESERVE = 1 << 8;
const MOST_STEPS = 200;
/** Of two ways to much the same, the shorter one; in log odds. */
const STEP_COST = 0.002;

/** An outcome as the search keeps it: steps can be told later. */
interface Found {
  readonly kind: Outcome['kind'];
  readonly value: number;
  readonly columns: Int32Array;
  readonly done: number;
  readonly state: number;
  readonly step: Step;
  readonly word: number;
}

/**
 * Searches what the visible cards allow until something new is seen: positions in the order of their promise, outcomes
 * judged by the network. Nothing here knows a card that the player has not seen.
 */
export class Survey {
  private readonly piles: Piles;
  private readonly judgement: Judgement;
  private readonly columns = new Int32Array(ROOM * COLUMNS);
  private readonly done = new Uint8Array(ROOM);
  private readonly depth = new Uint8Array(ROOM);
  private readonly from = new Int32Array(ROOM);
  private readonly steps = new Int32Array(ROOM);
  private readonly frontier = new Frontier(ROOM);
  private readonly visited = new Words(17);
  private readonly unseen = new Unseen();
  /** The position that is being looked at. */
  private readonly child = new Int32Array(COLUMNS);
  private readonly table = new Float32Array(OTHER_FEATURES);
  private readonly parentLayer = new Float32Array(UNITS);
  private readonly layer = new Float32Array(UNITS);
  private found: Found[] = [];
  private rounds = 0;
  private keep = 1;
  private size = 0;

  constructor(piles: Piles, judgement: Judgement) {
    this.piles = piles;
    this.judgement = judgement;
  }

  /**
   * The best outcomes, at most `keep` of them, best first; a win alone where there is one.
   * @param positions how many are searched at the most
   * @param barred words of positions that must not be gone through again
   */
  run(scene: Scene, positions: number, keep: number, barred: readonly number[] = []): Outcome[] {
    const { frontier, visited } = this;
    this.know(scene.unseen);
    this.found = [];
    this.rounds = scene.rounds;
    this.keep = keep;
    this.size = 0;
    frontier.size = 0;
    visited.clear();
    this.child.set(scene.columns);
    this.add(-1, 0, scene.done);
    for (const word of barred) visited.add(word);
    this.sumLayers(0);
    if (this.canDeal()) this.judge('deal', 0, DEAL, scene.done);
    for (let left = positions; left > 0 && frontier.size > 0 && !this.isFull; left--) {
      this.expand(frontier.take());
      if (this.found[0]?.kind === 'won') break;
    }
    return this.found.map((found) => this.outcomeOf(found));
  }

  /** What tells a position from others, whatever the order of its columns. */
  wordOf(columns: Int32Array, done: number): number {
    const { word } = this.piles;
    let sum = Math.imul(done, 0x3c6ef372);
    for (let index = 0; index < COLUMNS; index++) sum = sum + word[columns[index]!]! | 0;
    return sum;
  }

  /** All that the network hears of an outcome: each column's features, then the table's; for its training. */
  featuresOf({ kind, columns, rounds, done }: Outcome, unseen: Uint8Array): Float32Array {
    this.know(unseen);
    for (const column of columns) this.piles.weigh(column);
    const features = new Float32Array(FEATURES);
    columns.forEach((column, index) => {
      const at = index * COLUMN_FEATURES;
      this.piles.describe(column, features.subarray(at, at + COLUMN_FEATURES));
    });
    const others = features.subarray(COLUMNS * COLUMN_FEATURES);
    describeTable(this.piles, { columns, rounds, done, dealt: kind === 'deal' }, this.unseen, others);
    return features;
  }

  private know(unseen: Uint8Array): void {
    this.unseen.count(unseen);
    this.piles.see(this.unseen);
  }

  private get isFull(): boolean {
    return this.size > ROOM - RESERVE || this.piles.isFull;
  }

  private expand(state: number): void {
    const { piles: { card, parent, run }, columns } = this;
    const at = state * COLUMNS;
    this.sumLayers(state);
    for (let from = 0; from < COLUMNS; from++) {
      const column = columns[at + from]!;
      const top = card[column]!;
      const longest = run[column]!;
      let rest = column;
      for (let count = 1; count <= longest; count++) {
        rest = parent[rest]!;
        const head = top + 4 * (count - 1);
        // One empty column is as good as another, and a whole column gains nothing there.
        let skipsEmpty = rest === EMPTY;
        for (let to = 0; to < COLUMNS; to++) {
          const target = columns[at + to]!;
          if (target === EMPTY) {
            if (skipsEmpty) continue;
            skipsEmpty = true;
          } else if (to === from || !fits(head, card[target]!, count < longest)) {
            continue;
          }
          this.move(state, from, to, count, rest);
        }
      }
    }
  }

  /** Makes `child` what a move makes of a position; `rest` is what it leaves of its column. */
  private move(state: number, from: number, to: number, count: number, rest: number): void {
    const { piles, child, columns } = this;
    const at = state * COLUMNS;
    for (let index = 0; index < COLUMNS; index++) child[index] = columns[at + index]!;
    const top = piles.card[child[from]!]!;
    const left = piles.turn(rest);
    let grown = child[to]!;
    for (let each = count - 1; each >= 0; each--) grown = piles.push(grown, top + 4 * each);
    let done = this.done[state]!;
    if (piles.isComplete(grown)) {
      grown = piles.turn(piles.drop(grown, 13));
      done++;
    }
    child[from] = left;
    child[to] = grown;
    const step = stepOf(from, to, count);
    if (done === RUNS) {
      this.keepFound('won', Infinity, state, step, done);
    } else if (piles.isNews(left) || piles.isNews(grown)) {
      this.layChild(state, from, to);
      this.judge('turn', state, step, done);
    } else if (this.add(state, step, done) && this.canDeal()) {
      this.layChild(state, from, to);
      this.judge('deal', this.size - 1, DEAL, done);
    }
  }

  /** Adds `child` to what is to be searched; false where it has been there. */
  private add(from: number, step: Step, done: number): boolean {
    const { piles, child, judgement: { promises } } = this;
    const depth = from < 0 ? 0 : this.depth[from]! + 1;
    if (depth > MOST_STEPS || !this.visited.add(this.wordOf(child, done))) return false;
    let promise = promises[promises.length - 2]! * done + promises[promises.length - 1]! * depth;
    const state = this.size++;
    for (let index = 0; index < COLUMNS; index++) {
      const column = child[index]!;
      piles.weigh(column);
      promise += piles.promise[column]!;
      this.columns[state * COLUMNS + index] = column;
    }
    this.done[state] = done;
    this.depth[state] = depth;
    this.from[state] = from;
    this.steps[state] = step;
    this.frontier.add(state, promise);
    return true;
  }

  /** Whether a round can be dealt on `child`. */
  private canDeal(): boolean {
    if (this.rounds === 0) return false;
    for (let index = 0; index < COLUMNS; index++) if (this.child[index] === EMPTY) return false;
    return true;
  }

  /** Sums the shares that a state's columns have in the first layer, for `layChild`, and as they are. */
  private sumLayers(state: number): void {
    const { piles, columns, layer, parentLayer } = this;
    parentLayer.fill(0);
    for (let index = 0; index < COLUMNS; index++) {
      const row = columns[state * COLUMNS + index]! * UNITS;
      for (let unit = 0; unit < UNITS; unit++) parentLayer[unit]! += piles.layer[row + unit]!;
    }
    layer.set(parentLayer);
  }

  /** Sums the shares that `child`'s columns have: all but two are as in the state whose child it is. */
  private layChild(state: number, from: number, to: number): void {
    const { piles, child, columns, layer, parentLayer } = this;
    piles.weigh(child[from]!);
    piles.weigh(child[to]!);
    const shares = piles.layer;
    const oldFrom = columns[state * COLUMNS + from]! * UNITS;
    const newFrom = child[from]! * UNITS;
    const oldTo = columns[state * COLUMNS + to]! * UNITS;
    const newTo = child[to]! * UNITS;
    for (let unit = 0; unit < UNITS; unit++) {
      layer[unit] = parentLayer[unit]! - shares[oldFrom + unit]! - shares[oldTo + unit]!
        + shares[newFrom + unit]! + shares[newTo + unit]!;
    }
  }

  /** Judges `child`, whose columns' sum is in `layer`, and keeps it where it is among the best. */
  private judge(kind: 'turn' | 'deal', state: number, step: Step, done: number): void {
    const { found, table } = this;
    const dealt = kind === 'deal';
    const rounds = this.rounds - (dealt ? 1 : 0);
    describeTable(this.piles, { columns: this.child, rounds, done, dealt }, this.unseen, table);
    const value = this.judgement.network.logOdds(this.layer, table) - STEP_COST * this.depth[state]!;
    if (found.length < this.keep || value > found[found.length - 1]!.value) {
      this.keepFound(kind, value, state, step, done);
    }
  }

  private keepFound(kind: Outcome['kind'], value: number, state: number, step: Step, done: number): void {
    const { found, child } = this;
    const word = this.wordOf(child, kind === 'deal' ? done + RUNS + 1 : done);
    if (found.some((other) => other.word === word)) return;
    let at = found.length;
    while (at > 0 && found[at - 1]!.value < value) at--;
    found.splice(at, 0, { kind, value, state, step, done, word, columns: child.slice() });
    if (found.length > this.keep) found.pop();
  }

  private outcomeOf({ kind, value, columns, done, state, step }: Found): Outcome {
    const steps = [step];
    for (let at = state; at > 0; at = this.from[at]!) steps.push(this.steps[at]!);
    return { kind, value, columns, done, rounds: this.rounds - (kind === 'deal' ? 1 : 0), steps: steps.reverse() };
  }
}

/** Whether a run can lie on a card, and is worth trying there: part of a run only where it lies as well as before. */
function fits(head: number, target: number, isPart: boolean): boolean {
  return isPart ? target === head + 4 : target >> 2 === (head >> 2) + 1 && target < FACE_DOWN;
}
