import type { FreecellPosition } from '../position.ts';
import { STORED_WORDS } from './key.ts';
import { KeyTable } from './keyTable.ts';
import { ABSENT, BASE, CELL, FITS, link } from './links.ts';
import { cardOfMove, linkOfMove, MoveList } from './moves.ts';
import { PACKED_WORDS, Packed } from './packed.ts';
import type { SearchState } from './search.ts';
import { enlarged, roomWithin } from './store.ts';
import { TwinMoves } from './twins.ts';

/** Bytes for each position to be remembered that there is room for. */
const ROOM_BYTES = 4 * STORED_WORDS + 2 * 4;

/** What a position of the group at hand takes, as it is held whole besides, in the same measure. */
const WHOLE_SHARE = 1 + Math.ceil(4 * PACKED_WORDS / ROOM_BYTES);

const FIRST_ROOM = 1 << 5;

/** At most: from each of eight cells and ten bases to two cards, and from each of ten cards to another. */
const MOST_BETTER = 8 * 2 + 10 * 2 + 10;

/** Positions to be remembered that fit into so many bytes. */
export function positionsWithin(memory: number): number {
  return roomWithin(memory, ROOM_BYTES);
}

/**
 * Visits everything that can follow from a position. Where a `Search` has not found a win for long, there mostly is
 * none; then guessing and remembering the way are a waste, and this proves it in a tenth of the memory.
 *
 * Most moves can be taken back at once: those of a card from a cell, from a base, or from a card that it fits, as long
 * as they set nothing free to go up. Positions joined by such moves are a *group*, of ten on average and some of many
 * thousands: all of them can be won, or none. A group is walked through in a small table of its own. All that is kept
 * of it are its positions *at rest*: those where no move that can be taken back puts its card to a better place, on
 * another card rather than on a base, and on a base rather than in a cell. Whatever leaves a group is first brought to
 * rest in the group that it comes to, and that group is new if this was never met.
 */
export class Exhaustion {
  /** Positions visited. */
  size = 0;
  private isWon = false;
  /** All that was met at rest; by number: 1 where the group has been walked through, as are all before `next`. */
  private readonly rests = new KeyTable();
  private visited = new Uint8Array(FIRST_ROOM);
  private next = 0;
  /** The group at hand, its positions whole, of which the first `walked` are done. */
  private readonly group = new KeyTable();
  private whole = new Int32Array(FIRST_ROOM * PACKED_WORDS);
  private walked = 0;
  /** Of the position at hand: whether it is at rest, and what single cards could move onto better ones. */
  private isAtRest = true;
  private readonly betterPlaces = new Int32Array(MOST_BETTER);
  private betterCount = 0;
  private readonly now: Packed;
  private readonly child: Packed;
  private readonly trial: Packed;
  private readonly list: MoveList;
  private readonly trialList: MoveList;

  /** With twins of ranks up to `exchanged` exchanged, as `TwinMoves` has it; by the rules alone where it is 0. */
  constructor(position: FreecellPosition, exchanged = 0) {
    this.now = new Packed(position);
    this.child = new Packed(position, 'safe', this.now.layout);
    this.trial = new Packed(position, 'safe', this.now.layout);
    this.list = movesOf(position, exchanged);
    this.trialList = movesOf(position, exchanged);
    this.list.settle(this.child);
    this.arrive();
  }

  /** What it remembers, in positions as `positionsWithin` counts them. */
  get held(): number {
    return this.rests.size + WHOLE_SHARE * this.group.room;
  }

  /** Goes on until it has visited `positions` in all, or a few more, unless it ends before. */
  advance(positions: number): SearchState {
    while (!this.isWon && this.size < positions) {
      if (this.walked < this.group.size) this.expand(this.walked++);
      else if (!this.begin()) return 'exhausted';
    }
    return this.isWon ? 'won' : 'running';
  }

  /** Begins with the next group; false where there is none. */
  private begin(): boolean {
    while (this.next < this.rests.size && this.visited[this.next] === 1) this.next++;
    if (this.next === this.rests.size) return false;
    this.now.unpack(this.rests.keys, this.next * STORED_WORDS);
    this.group.clear();
    this.walked = 0;
    this.join(this.now);
    return true;
  }

  private expand(number: number): void {
    const { now, list } = this;
    now.restore(this.whole, number * PACKED_WORDS);
    const count = list.list(now);
    let leaving = 0;
    this.betterCount = 0;
    this.isAtRest = true;
    for (let index = 0; index < count; index++) {
      const move = list.moves[index]!;
      if (!this.walk(move)) list.moves[leaving++] = move;
    }
    for (let index = 0; index < leaving && !this.isWon; index++) this.leave(list.moves[index]!);
    if (!this.isAtRest) return;
    const rest = this.remember(now);
    this.visited[rest] = 1;
  }

  /** Makes a move within the group; false where it leads out of it. */
  private walk(move: number): boolean {
    const { now, child, list } = this;
    const card = cardOfMove(move);
    const before = now.beneath[card]!;
    if (!canReturn(card, before)) return false;
    child.copy(now);
    list.play(child, move);
    if (child.cardsHome > now.cardsHome) return false;
    this.join(child);
    if (isBetter(child.beneath[card]!, before)) this.noteBetter(move, before);
    return true;
  }

  private noteBetter(move: number, before: number): void {
    const { now, child } = this;
    const card = cardOfMove(move);
    this.isAtRest = false;
    const isSingle = before === CELL || now.tops[move & 31] === card;
    if (isSingle && child.beneath[card] !== BASE) this.betterPlaces[this.betterCount++] = placesOf(move);
  }

  /**
   * Makes a move that leads out of the group, unless it can wait: where another move puts a single card onto a better
   * one, and has no column or card in common with it. Then it can be made after that one as well, and that one be taken
   * back after it, so it leaves from a position nearer to rest, and nothing is missed.
   */
  private leave(move: number): void {
    const places = placesOf(move);
    const count = this.list.borrows(move) ? 0 : this.betterCount;
    for (let index = 0; index < count; index++) {
      if ((this.betterPlaces[index]! & places) === 0) return;
    }
    this.child.copy(this.now);
    this.list.play(this.child, move);
    this.arrive();
  }

  private join(position: Packed): void {
    const { size } = this.group;
    if (this.group.add(position.key) < size) return;
    this.size++;
    const at = size * PACKED_WORDS;
    if (at === this.whole.length) this.whole = enlarged(this.whole, new Int32Array(2 * at));
    position.save(this.whole, at);
  }

  /** Comes to the group of `child`. */
  private arrive(): void {
    this.isWon ||= this.child.isWon;
    while (this.better());
    this.remember(this.child);
  }

  /** Plays a move that brings `child` nearer to rest; false where there is none. */
  private better(): boolean {
    const { child, trial, trialList } = this;
    const count = trialList.list(child);
    for (let index = 0; index < count; index++) {
      const move = trialList.moves[index]!;
      const card = cardOfMove(move);
      const beneath = child.beneath[card]!;
      if (!canReturn(card, beneath) || !isBetter(linkOfMove(child, move) & 63, beneath)) continue;
      trial.copy(child);
      trialList.play(trial, move);
      if (trial.cardsHome > child.cardsHome) continue;
      child.copy(trial);
      return true;
    }
    return false;
  }

  private remember({ key }: Packed): number {
    const number = this.rests.add(key);
    if (number === this.visited.length) this.visited = enlarged(this.visited, new Uint8Array(2 * number));
    return number;
  }
}

function movesOf({ rules }: FreecellPosition, exchanged: number): MoveList {
  return exchanged === 0 ? new MoveList(rules.runLimit) : new TwinMoves(rules.runLimit, exchanged);
}

/** Whether a card that lies on `beneath` can be put back there after a move, unless something has gone up since. */
function canReturn(card: number, beneath: number): boolean {
  return beneath === CELL || beneath === BASE || FITS[link(card, beneath)] !== 0;
}

/** Whether a place is better than another one that can be returned to. */
function isBetter(place: number, other: number): boolean {
  return rankOfPlace(place) < rankOfPlace(other);
}

/** Cards, all below 64, before a base before all that moves within a group do not come to, or should not. */
function rankOfPlace(place: number): number {
  return place > ABSENT ? place : place === BASE ? 64 : 65;
}

/** Where a packed move comes from and goes to, a bit for each column and each used cell. */
function placesOf(move: number): number {
  return 1 << (move & 31) | 1 << (move >> 5 & 31);
}
