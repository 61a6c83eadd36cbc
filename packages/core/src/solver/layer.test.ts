import { expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { PRESETS } from '../rules.ts';
import { HASH, STORED_WORDS } from './key.ts';
import { Layer } from './layer.ts';
import { MoveList } from './moves.ts';
import { RANKS } from './outlook.ts';
import { Packed } from './packed.ts';
import { pickFrom } from './samples.ts';

const start = deal(PRESETS.classic, 617);
const first = new Packed(start);

/** Copies of the first `count` different positions of random games. */
function positions(count: number): Packed[] {
  const pick = pickFrom(5);
  const list = new MoveList('standard');
  const found = new Map<string, Packed>();
  const now = new Packed(start, 'safe', first.layout);
  for (let step = 0; found.size < count; step++) {
    const moves = list.list(now);
    if (moves === 0 || step % 80 === 79) now.copy(first);
    else now.play(list.moves[pick(moves)]!);
    if (found.has(now.identity)) continue;
    const kept = new Packed(start, 'safe', first.layout);
    kept.copy(now);
    found.set(now.identity, kept);
  }
  return [...found.values()];
}

/** The places of a layer by the identity of what is there. */
function contents({ keys, size }: Layer): Map<string, number> {
  const packed = new Packed(start, 'safe', first.layout);
  return new Map(Array.from({ length: size }, (_, place) => {
    packed.unpack(keys, place * STORED_WORDS);
    return [packed.identity, place];
  }));
}

test('keeps the best ranked, with the way to each', () => {
  const all = positions(3000);
  const pick = pickFrom(11);
  const ranks = all.map(() => pick(RANKS));
  const layer = new Layer(200);
  all.forEach((packed, index) => layer.add(packed, ranks[index]!, index, index + 1, index + 2));
  layer.trim();
  expect(layer.size).toBe(200);
  expect(layer.dropped).toBe(true);
  const places = contents(layer);
  const kept = all.map((_, index) => index).filter((index) => places.has(all[index]!.identity));
  const cut = [...ranks].sort((a, b) => a - b)[199]!;
  expect(kept).toHaveLength(200);
  expect(Math.max(...kept.map((index) => ranks[index]!))).toBe(cut);
  for (const index of kept) {
    const place = places.get(all[index]!.identity)!;
    expect([layer.parent[place], layer.link[place], layer.home[place]]).toEqual([index, index + 1, index + 2]);
  }
  expect(all.map((packed) => layer.has(packed))).toEqual(all.map((packed) => places.has(packed.identity)));
});

test('drops nothing while there is room', () => {
  const layer = new Layer(1000);
  const all = positions(1000);
  for (const packed of all) layer.add(packed, 5, 0, 0, 0);
  layer.trim();
  expect([layer.size, layer.dropped]).toEqual([1000, false]);
});

test('tells positions apart that share a hash', () => {
  const layer = new Layer(100);
  const [one, other] = positions(2) as [Packed, Packed];
  one.key[HASH] = other.key[HASH] = 12345;
  layer.add(one, 0, 0, 0, 0);
  expect([layer.has(one), layer.has(other)]).toEqual([true, false]);
});

test('is as new once it is cleared', () => {
  const layer = new Layer(10);
  const all = positions(50);
  for (const packed of all) layer.add(packed, 5, 0, 0, 0);
  layer.clear();
  expect([layer.size, layer.dropped, all.some((packed) => layer.has(packed))]).toEqual([0, false, false]);
  layer.add(all[0]!, 9, 0, 0, 0);
  expect([layer.size, layer.dropped]).toEqual([1, false]);
});
