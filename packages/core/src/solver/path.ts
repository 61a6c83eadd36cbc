import type { Card } from '../card.ts';
import type { FreecellPosition } from '../position.ts';
import { STORED_WORDS } from './key.ts';
import type { Step } from './line.ts';
import { MoveList, linkOfMove } from './moves.ts';
import { Packed } from './packed.ts';
import type { Store } from './store.ts';

/** A move from one position of a path to a later one. */
interface Hop {
  readonly to: number;
  readonly link: number;
  /** Hops from here to the end of the path. */
  readonly left: number;
}

/**
 * The steps to position `goal` of a search that began at `start`, by the identity of the position before each.
 * Where a move leads from one position of the path straight to a later one, what lies between is left out.
 */
export function shortPath(start: FreecellPosition, store: Store, goal: number): Map<string, Step> {
  const path = pathTo(store, goal);
  const places = new Map(path.map((number, place) => [number, place]));
  const now = new Packed(start);
  const child = new Packed(start, 'safe', now.layout);
  const list = new MoveList(start.rules.runLimit);
  const placeOf = (position: Packed) => places.get(store.find(position)) ?? 0;
  const hops: Hop[] = [];
  const identities: string[] = [];
  for (let place = path.length - 2; place >= 0; place--) {
    now.unpack(store.keys, path[place]! * STORED_WORDS);
    identities[place] = now.identity;
    const ahead = hopsFrom(now, child, list, placeOf)
      .filter(({ to }) => to > place)
      .map(({ to, link }) => ({ to, link, left: 1 + (hops[to]?.left ?? 0) }));
    hops[place] = ahead.reduce((best, hop) => hop.left < best.left ? hop : best);
  }
  const steps = new Map<string, Step>();
  for (let place = 0; place < path.length - 1; place = hops[place]!.to) {
    const { link } = hops[place]!;
    steps.set(identities[place]!, { card: link >> 6 as Card, onto: link & 63 });
  }
  return steps;
}

/** The positions from the start to `goal`, both included. */
function pathTo(store: Store, goal: number): number[] {
  const path: number[] = [];
  for (let number = goal; number >= 0; number = store.parent[number]!) path.push(number);
  return path.reverse();
}

/** Every move from `now`, and the place on the path to which it leads. */
function hopsFrom(now: Packed, child: Packed, list: MoveList, placeOf: (child: Packed) => number) {
  return Array.from({ length: list.list(now) }, (_, index) => {
    const move = list.moves[index]!;
    child.copy(now);
    child.play(move);
    return { to: placeOf(child), link: linkOfMove(now, move) };
  });
}
