import { deal, PRESETS, type Pile } from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
import { cursorAt, settle, spotOf, travel, type Cursor, type Reach } from './cursor.ts';
import { layOutTable, type PlaceName } from './layout.ts';
import { spotsOf } from './spot.ts';

const position = deal(PRESETS.classic, 617);
const layout = layOutTable(position, { width: 780, height: 520 }, PRESETS.classic.foundations);
const FREE: Reach = { open: () => true, covered: true };

function at(pile: Pile, depth = 0): Cursor {
  return { place: layout.places.findIndex((place) => place.pile === pile), depth };
}

function go(from: Cursor, keys: string, reach = FREE): { pile: PlaceName; depth: number } {
  const end = keys.split(' ').reduce((cursor, key) => travel(layout, cursor, key, reach)!, from);
  return { pile: layout.places[end.place]!.pile, depth: end.depth };
}

describe('travel', () => {
  it('goes round the columns', () => {
    expect(go(at('1'), 'ArrowRight')).toEqual({ pile: '2', depth: 0 });
    expect(go(at('1'), 'ArrowLeft')).toEqual({ pile: '8', depth: 0 });
    expect(go(at('8'), 'ArrowRight')).toEqual({ pile: '1', depth: 0 });
  });

  it('goes through cells and foundations as one row', () => {
    expect(go(at('d'), 'ArrowRight')).toEqual({ pile: 'h', depth: 0 });
    expect(go(at('a'), 'End ArrowRight')).toEqual({ pile: 'a', depth: 0 });
  });

  it('climbs through the cards of a column into the top row, and comes down at the free end', () => {
    expect(go(at('3'), 'ArrowUp ArrowUp ArrowDown')).toEqual({ pile: '3', depth: 1 });
    expect(go(at('3'), Array(7).fill('ArrowUp').join(' '))).toEqual({ pile: 'c', depth: 0 });
    expect(go(at('c'), 'ArrowDown')).toEqual({ pile: '3', depth: 0 });
    expect(go(at('3'), 'ArrowDown')).toEqual({ pile: '3', depth: 0 });
  });

  it('jumps by page, end and digit', () => {
    expect(go(at('2', 4), 'PageUp')).toEqual({ pile: 'b', depth: 0 });
    expect(go(at('b'), 'PageDown')).toEqual({ pile: '2', depth: 0 });
    expect(go(at('5', 2), 'Home')).toEqual({ pile: '1', depth: 0 });
    expect(go(at('b'), '7')).toEqual({ pile: '7', depth: 0 });
  });

  it('with cards in the hand stops only where they can go', () => {
    const open = new Set([at('5').place, at('8').place, at('b').place]);
    const reach = { open: (place: number) => open.has(place), covered: false };
    expect(go(at('5'), 'ArrowRight', reach)).toEqual({ pile: '8', depth: 0 });
    expect(go(at('8'), 'ArrowRight', reach)).toEqual({ pile: '5', depth: 0 });
    expect(go(at('5'), 'ArrowUp', reach)).toEqual({ pile: 'b', depth: 0 });
    expect(go(at('b'), 'ArrowRight', reach)).toEqual({ pile: 'b', depth: 0 });
    expect(go(at('5'), '3', reach)).toEqual({ pile: '5', depth: 0 });
  });

  it('leaves other keys alone', () => {
    for (const key of ['z', 'Tab', 'Enter', '9', 'F1']) expect(travel(layout, at('1'), key, FREE)).toBeUndefined();
  });
});

describe('the cursor', () => {
  it('and the spot are the same thing', () => {
    for (const spot of spotsOf(layout)) expect(spotOf(layout, cursorAt(layout, spot))).toEqual(spot);
  });

  it('stays in a pile that shrank, and on the table when a pile went', () => {
    expect(settle(layout, at('1', 40))).toEqual(at('1', 6));
    expect(settle(layout, { place: 99, depth: 0 }).place).toBe(layout.places.length - 1);
  });
});
