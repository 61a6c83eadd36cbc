import { deal, legalMoves, moveOf, PRESETS, runLength, type Pile, type SpiderPosition } from '@sidedeck/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { IDLE, step, type Effect, type Input, type State, type Table } from './interaction.ts';
import { STOCK, type PlaceName } from './layout.ts';
import type { Spot } from './spot.ts';

/** Columns of deal 617 end in 9♣ 2♣ 2♦ 10♥ J♣ Q♦ 5♠ 3♠ 3♦ 4♦. */
const position: SpiderPosition = deal(PRESETS.spider4, 617);
const COLUMNS = '1234567890';

let dropped: PlaceName | undefined;
let state: State;
let effects: Effect[];

const table: Table = {
  clicking: 'sends',
  size: (pile) => position.columns[COLUMNS.indexOf(pile)]?.cards.length ?? 0,
  pick: (pile, index) => {
    const count = position.columns[COLUMNS.indexOf(pile)]!.cards.length - index;
    return count <= runLength(position, pile) ? count : 0;
  },
  targets: (from, count) => legalMoves(position)
    .filter((move) => move.type === 'move').filter((move) => move.from === from && move.count === count)
    .map(({ to }) => to),
  doubleClick: () => undefined,
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
  return { pile, place: 0, index: table.size(pile) - 1 - fromTop };
}

const down = (at: Spot | undefined, x = 100): Input => ({ type: 'down', pointer: 1, spot: at, x, y: 100, slack: 4 });
const up = (time = 0, x = 100): Input => ({ type: 'up', pointer: 1, x, y: 100, time });
const drag = (): Input => ({ type: 'move', pointer: 1, x: 140, y: 100, time: 0 });

function click(at: Spot | undefined, time = 0, x = 100): void {
  send(down(at, x), up(time, x));
}

beforeEach(() => {
  dropped = undefined;
  state = IDLE;
  effects = [];
});

describe('where clicks send', () => {
  const stock: Spot = { pile: 'stock', place: 0, index: -1 };

  it('a click asks to send the cards from the one clicked on, movable or not', () => {
    click(spot('5'), 0);
    click(spot('1', 2), 1000);
    expect(effects).toEqual([{ type: 'send', from: '5', count: 1 }, { type: 'send', from: '1', count: 3 }]);
    expect(state.type).toBe('idle');
  });

  it('three clicks in one place send one card, though it is gone after the first', () => {
    for (const time of [0, 150, 300]) {
      click(spot('5'), time);
      send({ type: 'changed' });
    }
    expect(effects).toHaveLength(1);
    click(spot('5'), 900);
    expect(effects).toHaveLength(2);
  });

  it('steady clicks in one place each send a card, but deal no round', () => {
    for (const time of [0, 400, 800]) click(spot('5'), time);
    expect(effects).toHaveLength(3);
    for (const time of [2000, 2400]) click(stock, time);
    expect(effects).toHaveLength(4);
  });

  it('clicks elsewhere count for themselves, however quick', () => {
    click(spot('5'), 0);
    click(spot('6'), 100);
    expect(effects).toHaveLength(1);
    click(spot('7'), 200, 160);
    expect(effects).toHaveLength(2);
  });

  it('a triple click on the stock deals one round', () => {
    for (const time of [0, 120, 240]) {
      click(stock, time);
      send({ type: 'changed' });
    }
    expect(effects).toEqual([{ type: 'deal' }]);
  });

  it('a press that lasts asks for the choice, and lifting the finger does nothing more', () => {
    send(down(spot('5')), { type: 'hold', spot: spot('5') }, up());
    expect(effects).toEqual([{ type: 'choose', from: '5' }]);
  });

  it('the second button does the same, but not while cards are carried', () => {
    send({ type: 'hold', spot: spot('5', 3) });
    expect(effects).toEqual([{ type: 'choose', from: '5' }]);
    send(down(spot('5')), drag(), { type: 'hold', spot: spot('5') });
    expect(state.type).toBe('dragging');
    expect(effects).toHaveLength(1);
  });

  it('Enter chooses on a column, deals on the stock, and does nothing in an empty place', () => {
    send({ type: 'press', spot: spot('5') }, { type: 'press', spot: stock });
    send({ type: 'press', spot: { pile: 'h', place: 3, index: -1 } });
    expect(effects).toEqual([{ type: 'choose', from: '5' }, { type: 'deal' }]);
  });

  it('a completed run has nothing to choose, by no key, button or long press', () => {
    const run: Spot = { pile: 'h', place: 3, index: 12 };
    send({ type: 'press', spot: run }, { type: 'hold', spot: run }, down(run), { type: 'hold', spot: run });
    expect(effects).toEqual([]);
    expect(state.type).toBe('idle');
  });

  it('a drag goes where it is let go, or is refused', () => {
    dropped = '6';
    send(down(spot('5')), drag(), up());
    dropped = '2';
    send(down(spot('5')), drag(), up());
    expect(effects).toEqual([
      { type: 'move', move: moveOf('5', '6') }, { type: 'refuse', move: moveOf('5', '2') },
    ]);
  });

  it('a drag to the stock goes back, and it is told what it was', () => {
    dropped = STOCK;
    send(down(spot('7')), drag(), up());
    expect(effects).toEqual([{ type: 'stock' }]);
    expect(state).toEqual(IDLE);
  });

  it('cards that do not move together are not dragged, and it is asked why', () => {
    send(down(spot('1', 3)), drag(), up());
    expect(effects).toEqual([{ type: 'send', from: '1', count: 4 }]);
  });

  it('a round dealt during a drag lets the cards go', () => {
    send(down(spot('5')), drag(), { type: 'changed' }, up());
    expect(state).toMatchObject({ type: 'idle' });
    expect(effects).toEqual([]);
  });
});
