import { describe, expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { PRESETS } from '../rules.ts';
import { HASH, STORED_WORDS } from './key.ts';
import { MoveList, linkOfMove } from './moves.ts';
import { Packed } from './packed.ts';
import { pickFrom } from './samples.ts';
import { Store } from './store.ts';

describe('the store', () => {
  test('keeps each position once, with the way to it, however much it grows', () => {
    const { names, store } = wander(20_000);
    expect(names.size).toBeGreaterThan(5000);
    expect(store.size).toBe(names.size);
    for (const [identity, { number, parent, link }] of names) {
      const position = unpacked(store, number);
      expect(position.identity).toBe(identity);
      expect(store.find(position)).toBe(number);
      expect([store.parent[number], store.link[number]]).toEqual([parent, link]);
    }
  });

  test('tells positions apart that share a hash', () => {
    const { names, store } = wander(20_000, 12345);
    expect(store.size).toBe(names.size);
    const numbers = [...names.values()].map(({ number }) => number);
    expect(numbers).toEqual([...names.keys()].map((_, index) => index));
  });
});

const layout = deal(PRESETS.classic, 617);

/** Files the positions of random games, each under its true hash or all under the same one. */
function wander(steps: number, hash?: number) {
  const store = new Store();
  const names = new Map<string, { number: number; parent: number; link: number }>();
  const pick = pickFrom(7);
  const list = new MoveList('standard');
  const position = new Packed(layout);
  const start = position.words.slice();
  for (let step = 0, parent = -1, link = 0; step < (hash === undefined ? steps : steps / 10); step++) {
    if (hash !== undefined) position.key[HASH] = hash;
    const number = store.add(position, parent, link);
    const known = names.get(position.identity);
    if (known) expect(number).toBe(-1);
    else names.set(position.identity, { number, parent, link });
    parent = known?.number ?? number;
    const count = list.list(position);
    if (count === 0 || step % 80 === 79) {
      position.words.set(start);
      parent = -1;
    } else {
      const move = list.moves[pick(count)]!;
      link = linkOfMove(position, move);
      position.play(move);
    }
  }
  return { store, names };
}

function unpacked(store: Store, number: number): Packed {
  const position = new Packed(layout);
  position.unpack(store.keys, number * STORED_WORDS);
  return position;
}
