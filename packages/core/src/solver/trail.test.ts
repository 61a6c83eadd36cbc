import { expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { PRESETS } from '../rules.ts';
import { HOME, link } from './links.ts';
import { linkOfMove, MoveList } from './moves.ts';
import { Packed } from './packed.ts';
import { pickFrom } from './samples.ts';
import { homeOf, Trail } from './trail.ts';

const start = deal(PRESETS.classic, 617);

/**
 * A random game, each position of which is on the trail; what is not safe goes home together with the move
 * before it. Gives the number of the last one, and the identities of all positions between moves.
 */
function wander(trail: Trail, steps: number, seed: number) {
  const pick = pickFrom(seed);
  const list = new MoveList('standard');
  const now = new Packed(start);
  now.settle();
  const identities: string[] = [];
  let number = trail.add(-1, 0, homeOf(now));
  for (let step = 0; step < steps; step++) {
    const moves = list.moves.slice(0, list.list(now));
    if (moves.length === 0) break;
    const move = moves[pick(moves.length)]!;
    const made = linkOfMove(now, move);
    identities.push(now.identity);
    now.play(move);
    for (let home = homeMove(now, list); home !== undefined; home = homeMove(now, list)) {
      identities.push(now.identity);
      now.play(home);
    }
    number = trail.add(number, made, homeOf(now));
  }
  return { number, identities, last: now.identity };
}

function homeMove(now: Packed, list: MoveList): number | undefined {
  return list.moves.slice(0, list.list(now)).find((move) => linkOfMove(now, move) === link(move >> 10, HOME));
}

test('the steps on a trail lead to where it led', () => {
  const trail = new Trail();
  for (let seed = 1; seed <= 40; seed++) {
    const { number, identities, last } = wander(trail, 60, seed);
    const steps = trail.stepsTo(number, start);
    expect([...steps.keys()].sort()).toEqual([...new Set(identities)].sort());
    expect(follow(steps, identities.length)).toBe(last);
  }
  expect(trail.size).toBeGreaterThan(500);
});

/** Where the steps lead: the identity of the first position from which there is none, or after `most` of them. */
function follow(steps: ReturnType<Trail['stepsTo']>, most: number): string {
  const list = new MoveList('standard');
  const now = new Packed(start);
  now.settle();
  for (let count = 0; count < most; count++) {
    const step = steps.get(now.identity);
    if (!step) break;
    const moves = list.moves.slice(0, list.list(now));
    now.play(moves.find((move) => linkOfMove(now, move) === link(step.card, step.onto))!);
  }
  return now.identity;
}

test('is as new once it is cleared', () => {
  const trail = new Trail();
  wander(trail, 10, 1);
  trail.clear();
  expect(trail.size).toBe(0);
  const { number, last, identities } = wander(trail, 3, 2);
  expect(number).toBe(3);
  expect(follow(trail.stepsTo(number, start), identities.length)).toBe(last);
});
