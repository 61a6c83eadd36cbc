import {
  deal, legalMoves, moveOf, play, PRESETS, runLength, type CardMove, type Pile, type FreecellPosition,
} from '@sidedeck/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { gripOf, IDLE, step, type Effect, type Input, type State, type Table } from './interaction.ts';
import type { Spot } from './spot.ts';

const COLUMNS = '12345678';

let position: FreecellPosition;
let dropped: Pile | undefined;
let doubleClicked: CardMove | undefined;
let state: State;
let effects: Effect[];

const table: Table = {
  clicking: 'takes',
  size: (pile) => position.columns[COLUMNS.indexOf(pile)]?.cards.length ?? 0,
  pick: (pile, index) => {
    const cards = position.columns[COLUMNS.indexOf(pile)]?.cards;
    if (!cards) return pile === 'h' || position.cells['abcd'.indexOf(pile)] === null ? 0 : 1;
    const count = cards.length - index;
    return count <= runLength(position, pile) ? count : 0;
  },
  targets: (from, count) => legalMoves(position).filter((move) => move.from === from && move.count === count)
    .map(({ to }) => to),
  doubleClick: () => doubleClicked,
  drop: () => dropped,
};

function send(...inputs: Input[]): void {
  for (const input of inputs) {
    const outcome = step(state, input, table);
    state = outcome.state;
    effects.push(...outcome.effects);
  }
}

function spot(pile: Pile, fromTop = 0): Spot {
  const length = position.columns[COLUMNS.indexOf(pile)]?.cards.length ?? 0;
  return { pile, place: 0, index: length - 1 - fromTop };
}

function down(at: Spot | undefined, pointer = 1): Input {
  return { type: 'down', pointer, spot: at, x: 100, y: 100, slack: 4 };
}

function up(time = 0, pointer = 1): Input {
  return { type: 'up', pointer, x: 100, y: 100, time };
}

function drag(by = 40, pointer = 1): Input {
  return { type: 'move', pointer, x: 100 + by, y: 100, time: 0 };
}

function click(at: Spot | undefined, time = 0): void {
  send(down(at), up(time));
}

beforeEach(() => {
  position = deal(PRESETS.classic, 617);
  dropped = undefined;
  doubleClicked = undefined;
  state = IDLE;
  effects = [];
});

describe('clicks', () => {
  it('select the card, then move it to the target', () => {
    click(spot('5'));
    expect(gripOf(state, table)).toMatchObject({ pile: '5', count: 1 });
    click(spot('8'), 900);
    expect(effects).toEqual([{ type: 'move', move: moveOf('5', '8') }]);
    expect(state.type).toBe('idle');
  });

  it('select a run with everything above the card', () => {
    position = play(position, moveOf('5', '8'));
    click(spot('8', 1));
    expect(gripOf(state, table)).toMatchObject({ pile: '8', count: 2 });
  });

  it('let go by a second click, on the empty table, or by Esc', () => {
    for (const end of [() => click(spot('5'), 900), () => click(undefined), () => send({ type: 'deselect' })]) {
      click(spot('5'));
      end();
      expect(state.type).toBe('idle');
    }
    expect(effects).toEqual([]);
  });

  it('select another card that can be picked where it is no target', () => {
    click(spot('5'));
    click(spot('1'));
    expect(gripOf(state, table)).toMatchObject({ pile: '1' });
    expect(effects).toEqual([]);
  });

  it('explain a refused target and keep the selection', () => {
    click(spot('5'));
    click({ pile: 'h', place: 4, index: -1 });
    expect(effects).toEqual([{ type: 'refuse', move: moveOf('5', 'h') }]);
    expect(gripOf(state, table)).toMatchObject({ pile: '5' });
  });

  it('refuse a covered card of another column as the column itself', () => {
    click(spot('5'));
    click(spot('1', 3));
    expect(effects).toEqual([{ type: 'refuse', move: moveOf('5', '1') }]);
  });

  it('do nothing on a covered card, once, twice or more (C04)', () => {
    doubleClicked = moveOf('1', 'a');
    for (let time = 0; time < 5; time++) click(spot('1', 3), time);
    expect(effects).toEqual([]);
    expect(state.type).toBe('idle');
  });

  it('let go by a click on a covered card of the own column', () => {
    click(spot('5'));
    click(spot('5', 2));
    expect(state.type).toBe('idle');
    expect(effects).toEqual([]);
  });
});

describe('double clicks', () => {
  beforeEach(() => {
    doubleClicked = moveOf('6', 'a');
  });

  it('play the move that the preset gives', () => {
    click(spot('6'), 0);
    click(spot('6'), 200);
    expect(effects).toEqual([{ type: 'move', move: moveOf('6', 'a') }]);
  });

  it('also where the card was selected long before', () => {
    click(spot('6'), 0);
    click(spot('6'), 5000);
    click(spot('6'), 5200);
    expect(effects).toHaveLength(1);
  });

  it('are two clicks when slow, on two cards, or where the preset has none', () => {
    click(spot('6'), 0);
    click(spot('6'), 900);
    expect(state.type).toBe('idle');
    click(spot('6'), 5000);
    click(spot('2'), 5100);
    expect(gripOf(state, table)).toMatchObject({ pile: '2' });
    doubleClicked = undefined;
    click(spot('2'), 5200);
    expect(state.type).toBe('idle');
    expect(effects).toEqual([]);
  });

  it('leave one chosen card after a third click (C19)', () => {
    click(spot('6'), 0);
    click(spot('6'), 100);
    position = play(position, moveOf('6', 'a'));
    send({ type: 'changed' });
    click(spot('6'), 200);
    expect(effects).toHaveLength(1);
    expect(gripOf(state, table)).toMatchObject({ pile: '6', count: 1 });
  });

  it('do not come from a click that moved a card', () => {
    click(spot('5'), 0);
    click(spot('8'), 100);
    position = play(position, moveOf('5', '8'));
    send({ type: 'changed' });
    click(spot('8'), 200);
    expect(effects).toEqual([{ type: 'move', move: moveOf('5', '8') }]);
  });

  it('do not come from the keyboard', () => {
    send({ type: 'press', spot: spot('6') }, { type: 'press', spot: spot('6') });
    expect(effects).toEqual([]);
    expect(state.type).toBe('idle');
  });
});

describe('drags', () => {
  it('begin beyond the threshold and drop on a legal pile', () => {
    send(down(spot('5')), drag(3));
    expect(state.type).toBe('pressed');
    send(drag(5));
    expect(state.type).toBe('dragging');
    dropped = '8';
    send(up());
    expect(effects).toEqual([{ type: 'move', move: moveOf('5', '8') }]);
    expect(state).toBe(IDLE);
  });

  it('carry the whole run', () => {
    position = play(position, moveOf('5', '8'));
    send(down(spot('8', 1)), drag());
    expect(gripOf(state, table)).toMatchObject({ count: 2 });
    dropped = 'a';
    send(up());
    expect(effects).toEqual([{ type: 'refuse', move: moveOf('8', 'a', 2) }]);
  });

  it('fly back from nowhere, from their own pile, and from where they may not lie', () => {
    for (const to of [undefined, '5', '2'] as const) {
      dropped = to;
      send(down(spot('5')), drag(), up());
      expect(state).toBe(IDLE);
    }
    expect(effects).toEqual([{ type: 'refuse', move: moveOf('5', '2') }]);
  });

  it('never begin on a covered card or on the empty table', () => {
    send(down(spot('1', 3)), drag());
    expect(state.type).toBe('pressed');
    send(up(), down(undefined), drag(), up());
    expect(state.type).toBe('idle');
    expect(effects).toEqual([]);
  });

  it('end where they began: what was taken up on another table is nothing here (C21)', () => {
    dropped = '8';
    send(drag(), drag(60), up(), { type: 'cancel', pointer: 1 });
    expect(state).toBe(IDLE);
    click(spot('5'));
    send(drag(60, 2), up(0, 2));
    expect(gripOf(state, table)).toMatchObject({ pile: '5' });
    expect(effects).toEqual([]);
  });

  it('leave an older selection behind', () => {
    click(spot('5'));
    send(down(spot('1')), drag());
    expect(gripOf(state, table)).toMatchObject({ pile: '1' });
  });

  it('know no second pointer (C20)', () => {
    dropped = '8';
    send(down(spot('5')), drag(), down(spot('1'), 2), drag(99, 2), up(0, 2), { type: 'cancel', pointer: 2 });
    expect(gripOf(state, table)).toMatchObject({ pile: '5' });
    send({ type: 'press', spot: spot('1') });
    expect(state.type).toBe('dragging');
    send(up());
    expect(effects).toHaveLength(1);
  });

  it('end without a trace when the pointer is lost', () => {
    dropped = '8';
    send(down(spot('5')), drag(), { type: 'cancel', pointer: 1 }, up());
    expect(state).toBe(IDLE);
    expect(effects).toEqual([]);
  });

  it('end without a trace when the position changes', () => {
    dropped = '8';
    send(down(spot('5')), drag(), { type: 'changed' }, drag(80), up());
    expect(state).toBe(IDLE);
    expect(effects).toEqual([]);
  });

  it('give a press that was called off back to what was selected', () => {
    click(spot('5'));
    send(down(spot('1')), { type: 'cancel', pointer: 1 });
    expect(gripOf(state, table)).toMatchObject({ pile: '5' });
  });
});

describe('whatever happens', () => {
  it('a move that is told is legal', () => {
    const spots = position.columns.flatMap(({ cards }, column) =>
      cards.map((_, index): Spot => ({ pile: COLUMNS[column] as Pile, place: 0, index })));
    const cell: Spot = { pile: 'a', place: 0, index: -1 };
    for (const first of spots) {
      for (const second of [...spots, cell]) {
        state = IDLE;
        click(first, 0);
        click(second, 1000);
      }
    }
    const told = effects.flatMap((effect) => effect.type === 'move' ? [effect.move] : []);
    expect(told.length).toBeGreaterThan(0);
    for (const move of told) expect(legalMoves(position)).toContainEqual(move);
  });
});
