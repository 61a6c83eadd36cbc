import { PRESETS, gameFrom, moveOf, parseBoard, parseRecord, type Game, type Pile } from '@sidedeck/core';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { nextTick } from 'vue';
import { SIZE } from './board/fakeBoard.ts';
import { layOutTable } from './board/layout.ts';
import { note, openTable, storeWith } from './fakeTable.ts';

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

const GAME = readTable();
const { places, cardWidth, gap } = layOutTable(GAME.position, SIZE, PRESETS.classic.foundations);
const at = (pile: Pile) => places.find((place) => place.pile === pile)!;
/** On the run of column 1. */
const GRABBED = { clientX: at('1').x + 3, clientY: at('1').y + at('1').at[2]!.y + 3 };

function readTable(): Game {
  const read = parseBoard(TABLE, { ...PRESETS.classic, autoplay: 'off', autoFinish: false });
  if (!read.ok) throw new Error(read.error.message);
  return { ...gameFrom(read.value), id: 'run', started: 1 };
}

type Point = typeof GRABBED;

function pointer(root: HTMLElement, type: 'down' | 'move' | 'up', point: Point): void {
  root.querySelector('.board')!.dispatchEvent(new PointerEvent(`pointer${type}`, {
    bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: type === 'up' ? 0 : 1, ...point,
  }));
}

it.each<[over: Pile, share: number, lands: Pile | undefined]>([
  ['4', 0.4, '4'], ['4', 0.6, '5'], ['4', -0.6, '4'], ['b', 0, undefined],
])('a long run that is let go over %s and %d of the next one goes where the grabbed card lies (C29)', async (
  over, share, lands) => {
  const { root, stored, fake } = await openTable(GAME);
  const there = { clientX: at(over).x + share * (cardWidth + gap) + 3, clientY: at(over).y + 20 };
  pointer(root, 'down', GRABBED);
  pointer(root, 'move', there);
  pointer(root, 'up', there);
  await fake.settle();
  expect(stored().steps.flatMap(({ moves }) => moves)).toEqual(lands ? [moveOf('1', lands, 4)] : []);
  if (!lands) await vi.waitFor(() => expect(note(root, 'toast')).toBe('A cell holds one card.'));
});

it('a carried run uncovers the card it lay on, and nothing of itself', async () => {
  const { root } = await openTable(GAME);
  const uncovered = () => [...root.querySelectorAll<HTMLElement>('[data-at="1"]:not(.covered)')]
    .map(({ dataset }) => dataset['card']);
  expect(uncovered()).toEqual(['3H']);
  pointer(root, 'down', GRABBED);
  pointer(root, 'move', { clientX: at('4').x, clientY: at('4').y });
  await nextTick();
  expect(uncovered()).toEqual(['3H', 'QS']);
});

it('the task in which cards are let go gives the move to the store, and the next one draws it', async () => {
  const save = vi.fn(async (_key: string, _stored: { text: string }) => undefined);
  const { root } = await openTable(GAME, storeWith(GAME), { save });
  const there = { clientX: at('4').x + 3, clientY: at('4').y + 20 };
  pointer(root, 'down', GRABBED);
  pointer(root, 'move', there);
  await nextTick();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  pointer(root, 'up', there);
  const [key, { text }] = save.mock.lastCall!;
  expect([key, parseRecord(text)]).toMatchObject(['game', { ok: true, value: { moveCount: 1 } }]);
  await nextTick();
  expect(root.dataset['moves']).toBe('0');
  expect(root.querySelector('.board')!.classList).toContain('dragging');
  vi.runAllTimers();
  await nextTick();
  expect(root.dataset['moves']).toBe('1');
  expect(root.querySelector('.board')!.classList).not.toContain('dragging');
});
