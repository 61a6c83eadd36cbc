import type { FreecellPosition } from '../position.ts';
import { LAYER_BYTES, Layer } from './layer.ts';
import { STORED_WORDS } from './key.ts';
import type { Step } from './line.ts';
import type { Metric } from './metric.ts';
import { linkOfMove, MoveList } from './moves.ts';
import { Outlook } from './outlook.ts';
import { FIRST_CELL, Packed, TO_CELL, TO_HOME } from './packed.ts';
import { homeOf, Trail, TRAIL_BYTES } from './trail.ts';

/** More than any move costs, and the layers before that a position might come back to; a power of two. */
const RING = { player: 4, runs: 4, cards: 16 } as const;

/** Layers that positions are compared with besides their own. */
const LOOK_BACK = 2;

/** Moves in the lines for which memory is set aside. */
const USUAL_LENGTH = 40;

export type BeamState = 'running' | 'done';

/** The widest beam that keeps within `memory` bytes. */
export function widthWithin(memory: number, metric: Metric): number {
  return 2 ** Math.floor(Math.log2(memory / (RING[metric] * 2 * LAYER_BYTES + USUAL_LENGTH * TRAIL_BYTES)));
}

/**
 * Looks for a line that costs `limit` at most, layer by layer: everything that costs 1, then everything that
 * costs 2, and so on. Of each layer only the best `width` positions are gone on from, and what is sure to cost
 * more than the limit is left out.
 *
 * Where no layer was ever too wide (`dropped` is false at the end), nothing shorter than what was found exists,
 * nor anything within the limit where nothing was found.
 */
export class Beam {
  /** What the line found costs, once there is one. */
  length: number | undefined;
  dropped = false;
  /** Positions gone on from. */
  expanded = 0;
  private readonly start: FreecellPosition;
  private readonly metric: Metric;
  private readonly now: Packed;
  /** The position after a move, and after further cards have gone home. */
  private readonly children: Packed[] = [];
  private readonly list: MoveList;
  private readonly outlook: Outlook;
  private readonly ring: Layer[];
  private readonly trail: Trail;
  private goal = -1;
  private limit: number;
  private cost = 0;
  private place = 0;

  /** Takes over the memory of a `former` beam of the same metric, which is over then. */
  constructor(start: FreecellPosition, metric: Metric, width: number, limit: number, former?: Beam) {
    this.start = start;
    this.metric = metric;
    this.limit = limit;
    this.now = new Packed(start);
    this.now.settle();
    this.list = new MoveList(start.rules.runLimit);
    this.outlook = new Outlook(metric);
    this.ring = former?.ring ?? Array.from({ length: RING[metric] }, () => new Layer(width));
    this.trail = former?.trail ?? new Trail();
    for (const layer of this.ring) layer.clear(width);
    this.trail.clear();
    this.outlook.prepare(this.now);
    this.file(this.now, 0, -1, 0, 0);
  }

  /** Goes on from about `count` positions, unless it ends before. */
  advance(count: number): BeamState {
    for (const end = this.expanded + count; this.expanded < end;) {
      if (this.cost >= this.limit) return 'done';
      const layer = this.layerOf(this.cost);
      if (this.place < layer.size) this.expand(layer, this.place++);
      else if (!this.nextLayer()) return 'done';
    }
    return 'running';
  }

  /** The steps of the line found, by the identity of the position before each. */
  steps(): Map<string, Step> {
    return this.trail.stepsTo(this.goal, this.start);
  }

  private layerOf(cost: number): Layer {
    return this.ring[cost & this.ring.length - 1]!;
  }

  private nextLayer(): boolean {
    const { ring } = this;
    // The layer that falls out of sight makes room for the one that comes into reach.
    this.layerOf(this.cost + ring.length - LOOK_BACK).clear();
    this.cost++;
    this.place = 0;
    const layer = this.layerOf(this.cost);
    layer.trim();
    this.dropped ||= layer.dropped;
    return ring.some(({ size }, index) => size > 0 && this.isAhead(index));
  }

  private isAhead(index: number): boolean {
    return (index - this.cost & this.ring.length - 1) < this.ring.length - LOOK_BACK;
  }

  private expand(layer: Layer, place: number): void {
    const { now, list } = this;
    now.unpack(layer.keys, place * STORED_WORDS);
    const number = this.trail.add(layer.parent[place]!, layer.link[place]!, layer.home[place]!);
    this.expanded++;
    this.outlook.prepare(now);
    const count = list.list(now);
    for (let index = 0; index < count; index++) {
      const move = list.moves[index]!;
      const cost = this.cost + this.costOf(move);
      if (cost === this.cost) continue;
      const child = this.childAt(0);
      child.copy(now);
      child.play(move);
      this.file(child, cost, number, linkOfMove(now, move), 1);
    }
  }

  /** Cards that go home for nothing have gone already. */
  private costOf(move: number): number {
    const to = move >> 5 & 31;
    if (to === TO_HOME) return this.metric === 'player' ? 1 : 0;
    if (this.metric !== 'cards' || to === TO_CELL) return 1;
    const from = move & 31;
    const card = move >> 10;
    return from < this.now.columns ? (card >> 2) - (this.now.tops[from]! >> 2) + 1 : 1;
  }

  /** Files a position, and all that follow from it for nothing. */
  private file(child: Packed, cost: number, parent: number, link: number, depth: number): void {
    if (cost > this.limit) return;
    if (child.isWon) return this.win(child, cost, parent, link);
    if (this.isKnown(child, cost)) return;
    const layer = this.layerOf(cost);
    this.outlook.look(child, layer.limit);
    const { rank, bound } = this.outlook;
    if (cost + bound > this.limit) return;
    layer.add(child, rank, parent, link, homeOf(child));
    if (this.metric !== 'player') this.sendHome(child, cost, parent, link, depth);
  }

  private isKnown(child: Packed, cost: number): boolean {
    for (let back = 0; back <= LOOK_BACK && back <= cost; back++) {
      if (this.layerOf(cost - back).has(child)) return true;
    }
    return false;
  }

  private win(child: Packed, cost: number, parent: number, link: number): void {
    this.goal = this.trail.add(parent, link, homeOf(child));
    this.length = cost;
    this.limit = cost - 1;
  }

  private sendHome(child: Packed, cost: number, parent: number, link: number, depth: number): void {
    const { columns, tops, cells, reached, usedCells } = child;
    for (let index = 0; index < columns + usedCells; index++) {
      const inCell = index >= columns;
      const card = inCell ? cells[index - columns]! : tops[index]!;
      if (reached[card & 3]! + 1 !== card >> 2) continue;
      const next = this.childAt(depth);
      next.copy(child);
      next.play(card << 10 | TO_HOME << 5 | (inCell ? FIRST_CELL - columns : 0) + index);
      this.file(next, cost, parent, link, depth + 1);
    }
  }

  private childAt(depth: number): Packed {
    return this.children[depth] ??= new Packed(this.start, 'safe', this.now.layout);
  }
}
