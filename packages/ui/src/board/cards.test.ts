import { deal, EMPTY_COLUMN, PRESETS, type FreecellPosition } from '@sidedeck/core';
import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import Board from './Board.vue';
import { boardProps } from './fakeBoard.ts';

const position = deal(PRESETS.classic, 617);

let board: VueWrapper;

function open(bare: boolean): void {
  board = mount(Board, { props: { ...boardProps(position), bare } });
}

function show(now: FreecellPosition): Promise<void> {
  return board.setProps(boardProps(now));
}

function keys(): number[] {
  return board.findAll<HTMLElement>('.card').map(({ element }) => Number(element.dataset['key']));
}

afterEach(() => board.unmount());

it('are at first what it takes to play, and then have pictures and spoken names, too', async () => {
  open(true);
  expect(board.findAll('.card > .face > .corner')).toHaveLength(52);
  expect(board.find('.art').exists()).toBe(false);
  expect(board.find('.card[aria-label]').exists()).toBe(false);
  await board.setProps({ bare: false });
  expect(board.findAll('.card > .face > .corner')).toHaveLength(52);
  expect(board.findAll('.art')).toHaveLength(8);
  expect(board.findAll('.card[aria-label]')).toHaveLength(52);
});

it('have one order, whichever come and go', async () => {
  open(false);
  const all = keys();
  const [first, ...others] = position.columns;
  await show({ ...position, columns: [EMPTY_COLUMN, ...others] });
  expect(keys()).toEqual(all.filter((key) => !first!.cards.some((card) => card === key)));
  await show(position);
  expect(keys()).toEqual(all);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
});

it('keep a picture that was seen once', async () => {
  open(false);
  const top = board.get('.card:not(.covered)');
  expect(top.find('.art').exists()).toBe(true);
  const [first, ...others] = position.columns;
  const covered = { cards: [...first!.cards, ...others[0]!.cards.slice(-1)], hidden: 0 };
  const shorter = { cards: others[0]!.cards.slice(0, -1), hidden: 0 };
  await show({ ...position, columns: [covered, shorter, ...others.slice(1)] });
  expect(board.findAll('.art')).toHaveLength(9);
});
