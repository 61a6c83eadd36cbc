import { PRESETS, gameFrom, moveOf, parseBoard, type Pile } from '@sidedeck/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { SIZE } from './board/fakeBoard.ts';
import { layOutTable } from './board/layout.ts';
import { note, openTable } from './fakeTable.ts';

beforeEach(() => {
  document.body.replaceChildren();
  Element.prototype.setPointerCapture = () => undefined;
});

/** A run of four that columns 4 and 5 take, and nothing else that holds a card. */
const TABLE = `Foundations: C-K D-6 H-2 S-3
  KS QS 6S 5H 4S 3H
  KH QH JH TH 9H 8H 6H 4H
  KD QD JD TD 9D 8D
  7H
  7D
  JS TS 9S 8S 7S 5S
  :
  :`;

it.each<[over: Pile, share: number, lands: Pile | undefined]>([
  ['4', 0.4, '4'], ['4', 0.6, '5'], ['4', -0.6, '4'], ['b', 0, undefined],
])('a long run that is let go over %s and %d of the next one goes where the grabbed card lies (C29)', async (
  over, share, lands) => {
  const read = parseBoard(TABLE, { ...PRESETS.classic, autoplay: 'off', autoFinish: false });
  if (!read.ok) throw new Error(read.error.message);
  const { root, stored, fake } = await openTable({ ...gameFrom(read.value), id: 'run', started: 1 });
  const { places, cardWidth, gap } = layOutTable(read.value, SIZE, PRESETS.classic.foundations);
  const at = (pile: Pile) => places.find((place) => place.pile === pile)!;
  const grabbed = { clientX: at('1').x + 3, clientY: at('1').y + at('1').at[2]!.y + 3 };
  const there = { clientX: at(over).x + share * (cardWidth + gap) + 3, clientY: at(over).y + 20 };
  for (const [type, point] of [['down', grabbed], ['move', there], ['up', there]] as const) {
    root.querySelector('.board')!.dispatchEvent(new PointerEvent(`pointer${type}`, {
      bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: type === 'up' ? 0 : 1, ...point,
    }));
  }
  await fake.settle();
  expect(stored().steps.flatMap(({ moves }) => moves)).toEqual(lands ? [moveOf('1', lands, 4)] : []);
  if (!lands) await vi.waitFor(() => expect(note(root, 'toast')).toBe('A cell holds one card.'));
});
