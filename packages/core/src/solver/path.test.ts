import { expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { PRESETS } from '../rules.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { play } from '../variants.ts';
import { Line } from './line.ts';
import { identityOf } from './links.ts';
import { MoveList, linkOfMove } from './moves.ts';
import { Packed } from './packed.ts';
import { pickFrom } from './samples.ts';
import { Store } from './store.ts';
import { shortPath } from './path.ts';

const start = deal({ ...PRESETS.classic, cells: 8 }, 617);

/** A path of random moves, which mostly leads to and fro. */
function ramble(steps: number) {
  const store = new Store();
  const list = new MoveList('standard');
  const pick = pickFrom(steps);
  const position = new Packed(start);
  position.settle();
  let last = store.add(position, -1, 0);
  for (let step = 0; step < steps; step++) {
    const count = list.list(position);
    if (count === 0) break;
    const before = position.words.slice();
    const move = list.moves[pick(count)]!;
    const link = linkOfMove(position, move);
    position.play(move);
    const number = store.add(position, last, link);
    if (number < 0) position.words.set(before);
    else last = number;
  }
  return { store, last, end: position.identity };
}

test('what leads nowhere is left out of a path', () => {
  const { store, last, end } = ramble(150);
  const steps = shortPath(start, store, last);
  expect(store.size).toBeGreaterThan(20);
  expect(steps.size).toBeLessThan(store.size - 1);
  const moves = new Line(start.rules, steps).movesFrom(start);
  expect(moves).toHaveLength(steps.size);
  expect(identityOf(moves.reduce((now, move) => autoplay(play(now, move)), start))).toBe(end);
});
