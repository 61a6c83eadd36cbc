import { describe, expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { changesSomething, legalMoves } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import type { FreecellPosition } from '../position.ts';
import { PRESETS, type FreecellRules } from '../rules.ts';
import { STORED_WORDS } from './key.ts';
import { identityOf } from './links.ts';
import { MoveList } from './moves.ts';
import { Packed } from './packed.ts';
import { endgame, pickFrom, walk } from './samples.ts';

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LIMITS = ['standard', 'doubling'] as const;
const rulesOf = (cells: number, runLimit: FreecellRules['runLimit']): FreecellRules =>
  ({ ...PRESETS.classic, cells, runLimit });

/** Everything one move and full autoplay lead to, by the game's own rules. */
function childrenOf(position: FreecellPosition): string[] {
  const moves = legalMoves(position).filter((move) => changesSomething(position, move));
  return unique(moves.map((move) => identityOf(autoplay(play(position, move)))));
}

/** The same as the search finds it. */
function packedChildrenOf(packed: Packed, layout: FreecellPosition): string[] {
  const list = new MoveList(layout.rules.runLimit);
  const child = new Packed(layout, 'safe', packed.layout);
  return unique(Array.from({ length: list.list(packed) }, (_, index) => {
    child.copy(packed);
    child.play(list.moves[index]!);
    return child.identity;
  }));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/** Random games, many of them with empty columns. */
function games(rules: FreecellRules): FreecellPosition[][] {
  const pick = pickFrom(rules.cells + 1);
  const deals = [1, 2, 3].map((number) => walk(deal(rules, number), 60, pick));
  const endgames = [10, 15, 20, 25].map((left) => walk(endgame(rules, 8, left, pick), 20, pick));
  return [...deals, ...endgames];
}

describe.each(LIMITS)('a packed position (%s)', (runLimit) => {
  test.each(CELLS)('with %i cells has the children that the rules give it', (cells) => {
    for (const positions of games(rulesOf(cells, runLimit))) {
      const packed = new Packed(positions[0]!);
      const list = new MoveList(runLimit);
      for (const position of positions) {
        expect(packedChildrenOf(new Packed(position), position)).toEqual(childrenOf(position));
        expect(packedChildrenOf(packed, position)).toEqual(childrenOf(position));
        // Goes along with the game by playing a listed move, so that the links are changed one by one.
        const next = positions[positions.indexOf(position) + 1];
        if (next && !advance(packed, list, identityOf(next))) throw new Error('The next position is no child');
      }
    }
  });

  test.each(CELLS)('with %i cells is read back from its key', (cells) => {
    for (const positions of games(rulesOf(cells, runLimit))) {
      const packed = new Packed(positions[0]!);
      const list = new MoveList(runLimit);
      const copy = new Packed(positions[0]!, 'safe', packed.layout);
      const keys = new Int32Array(3 * STORED_WORDS);
      for (const next of positions.slice(1)) {
        advance(packed, list, identityOf(next));
        keys.set(packed.key, STORED_WORDS);
        copy.unpack(keys, STORED_WORDS);
        expect(copy.identity).toBe(identityOf(next));
        expect(summary(copy)).toEqual(summary(new Packed(next)));
        expect(copy.key.at(-1)).toBe(new Packed(next).key.at(-1));
      }
    }
  });
});

/** Plays the move that leads to a position; false where there is none, except where nothing changes. */
function advance(packed: Packed, list: MoveList, identity: string): boolean {
  if (packed.identity === identity) return true;
  const before = packed.words.slice();
  for (let index = list.list(packed) - 1; index >= 0; index--) {
    packed.play(list.moves[index]!);
    if (packed.identity === identity) return true;
    packed.words.set(before);
    list.list(packed);
  }
  return false;
}

function summary(packed: Packed) {
  const { usedCells, emptyColumns, freeCells, columns } = packed;
  const sorted = (cards: Uint8Array) => [...cards].sort((a, b) => a - b);
  return {
    freeCells, emptyColumns,
    tops: sorted(packed.tops.subarray(0, columns)),
    cells: sorted(packed.cells.subarray(0, usedCells)),
    reached: [...packed.reached],
  };
}
