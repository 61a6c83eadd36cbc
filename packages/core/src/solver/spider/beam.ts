import { COLUMNS } from '../../spider/deal.ts';
import { Layer } from './layer.ts';
import { Seen } from './seen.ts';
import type { Start } from './start.ts';
import { packMove, ROUND, Tableau, type PackedMove } from './tableau.ts';
import { Ways } from './ways.ts';

/** No game was seen to need as many plies; what is gathered by itself takes none. */
const MOST_PLIES = 400;
/** The worth of a position is blurred by up to this, so that equals take turns, and another pass sees other ones. */
const BLUR = 15;
/** Room in the table of positions seen, for each of the beam's width and the most at all, as powers of two. */
const SEEN_EACH = 12;
const SEEN_MOST = 22;

/**
 * One pass of a beam search: breadth first, ply by ply, and of each ply only the best. Positions with different
 * numbers of rounds left do not compete, since a round dealt always looks like a loss; so early deals and late ones
 * all get their chance. It finds wins only; that it finds none means nothing.
 */
export class Beam {
  /** Positions whose moves were tried. */
  positions = 0;
  /** The moves of a way to win, without what gathers itself after each. */
  won: PackedMove[] | undefined;
  private readonly start: Start;
  private readonly tableau: Tableau;
  private readonly seen: Seen;
  private readonly ways = new Ways();
  private readonly salt: number;
  /** By rounds left: this ply's positions, and the next one's. */
  private now: Layer[];
  private next: Layer[];

  constructor(start: Start, width: number, salt: number) {
    this.start = start;
    this.tableau = new Tableau(start.columns);
    this.seen = new Seen(Math.min(SEEN_MOST, SEEN_EACH + Math.ceil(Math.log2(width))));
    this.salt = salt;
    this.now = layers(start, width);
    this.next = layers(start, width);
  }

  /** Searches; pauses after each ply, or part of a broad one, and ends at a win or at the end of its strength. */
  * run(): Generator<void, void, void> {
    const { tableau, start } = this;
    tableau.load(start.at, 0);
    for (let index = 0; index < COLUMNS; index++) tableau.gather(index);
    this.now[start.rounds.length]!.add(tableau, tableau.worth, -1, ROUND);
    for (let ply = 0; ply < MOST_PLIES && this.now.some(({ size }) => size > 0); ply++) {
      for (let rounds = this.now.length - 1; rounds >= 0; rounds--) {
        this.expand(rounds);
        if (this.won) return;
        yield;
      }
      [this.now, this.next] = [this.next, this.now];
      for (const layer of this.now) layer.trim();
      for (const layer of this.next) layer.clear();
    }
  }

  private expand(rounds: number): void {
    const layer = this.now[rounds]!;
    for (let place = 0; place < layer.size && !this.won; place++) {
      this.positions++;
      const way = this.ways.add(layer.before[place]!, layer.move[place]!);
      this.tableau.load(layer.columns, place * COLUMNS);
      this.tryMoves(rounds, way);
    }
  }

  private tryMoves(rounds: number, way: number): void {
    const { at, columns } = this.tableau;
    const { run, rest } = columns;
    const empty = at.indexOf(0);
    if (rounds > 0 && empty < 0) this.offer(rounds, ROUND, way);
    for (let from = 0; from < COLUMNS; from++) {
      const column = at[from]!;
      if (column === 0) continue;
      this.tryTargets(rounds, way, from);
      if (empty < 0) continue;
      // A whole column in another place is no other position.
      const most = rest[column] === 0 ? run[column]! - 1 : run[column]!;
      for (let count = 1; count <= most; count++) this.offer(rounds, packMove(from, empty, count), way);
    }
  }

  /** Onto its own suit where there is a place; onto another only a whole run: a part would be gathered. */
  private tryTargets(rounds: number, way: number, from: number): void {
    const { at, columns: { card, run } } = this.tableau;
    const last = card[at[from]!]!;
    const length = run[at[from]!]!;
    let own = 0;
    let others = 0;
    for (let to = 0; to < COLUMNS; to++) {
      const target = card[at[to]!]!;
      const count = (target >> 2) - (last >> 2);
      if (to === from || at[to] === 0 || count < 1 || count > length) continue;
      if ((target & 3) !== (last & 3)) {
        if (count === length) others |= 1 << to;
      } else if ((own >> count & 1) === 0) {
        own |= 1 << count;
        this.offer(rounds, packMove(from, to, count), way);
      }
    }
    if (own >> length & 1) return;
    for (let to = 0; others !== 0; to++, others >>= 1) {
      if (others & 1) this.offer(rounds, packMove(from, to, length), way);
    }
  }

  /** Makes a move, puts what it leads to before its layer, and takes it back. */
  private offer(rounds: number, move: PackedMove, way: number): void {
    const { tableau } = this;
    tableau.play(move, this.start.rounds[rounds - 1]);
    const layer = this.next[move === ROUND ? rounds - 1 : rounds]!;
    const worth = tableau.worth + (Math.imul(tableau.otherHash ^ this.salt, 0x2c1b3c6d) >>> 16 & BLUR);
    if (layer.wants(worth) && this.seen.add(tableau.hash + rounds, tableau.otherHash)) {
      layer.add(tableau, worth, way, move);
      if (layer === this.next[0] && tableau.isClear()) this.won = [...this.ways.to(way), move];
    }
    tableau.restore();
  }
}

function layers({ rounds }: Start, width: number): Layer[] {
  return Array.from({ length: rounds.length + 1 }, () => new Layer(width));
}
