import { FOUNDATION, type CardMove, type Pile } from '@sidedeck/core';
import { STOCK, type PlaceName } from './layout.ts';
import type { Spot } from './spot.ts';

/** Cards that are held: the last `count` of a pile, of which `index` is the deepest. */
export interface Grip extends Spot {
  readonly pile: Pile;
  readonly count: number;
}

/**
 * What a click does: it takes cards into the hand and puts them down with the next one; or it sends them off at once,
 * and whoever wants to choose holds the press for a while.
 */
export type Clicking = 'takes' | 'sends';

/** The latest click that did nothing but choose a card; another one on the same card makes a double-click. */
interface Click {
  readonly spot: Spot;
  readonly time: number;
}

/** The latest click that sent something off; the next ones in the same place and breath belong to it. */
interface Sent {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

export type State =
  | { readonly type: 'idle'; readonly click?: Click | undefined; readonly sent?: Sent | undefined }
  | { readonly type: 'selected'; readonly grip: Grip; readonly click?: Click | undefined }
  /** A pointer is down and has not moved far: still a click, perhaps soon a drag. */
  | {
    readonly type: 'pressed';
    readonly pointer: number;
    readonly spot: Spot | undefined;
    readonly x: number;
    readonly y: number;
    readonly slack: number;
    /** What the press found, and returns to where it is called off. */
    readonly before: Resting;
  }
  | {
    readonly type: 'dragging';
    readonly pointer: number;
    readonly grip: Grip;
    readonly x: number;
    readonly y: number;
  };

type Resting = Extract<State, { type: 'idle' | 'selected' }>;

/** Coordinates are in pixels of the table, times in milliseconds on any one clock. */
export type Input =
  | {
    readonly type: 'down';
    readonly pointer: number;
    readonly spot: Spot | undefined;
    readonly x: number;
    readonly y: number;
    /** How far a click may wander before it is a drag. */
    readonly slack: number;
  }
  | { readonly type: 'move' | 'up'; readonly pointer: number; readonly x: number; readonly y: number;
    readonly time: number; }
  /** The pointer was lost: its capture, its button, the window. */
    | { readonly type: 'cancel'; readonly pointer: number }
  /** The press lasts, or a second button was pressed: all that can be done with this place is asked for. */
    | { readonly type: 'hold'; readonly spot: Spot | undefined }
  /** Enter, Space, or a press by assistive technology: a click that is never half of a double-click. */
    | { readonly type: 'press'; readonly spot: Spot }
    | { readonly type: 'deselect' }
  /** The position became another one, by this hand or from outside: whatever was held is let go. */
    | { readonly type: 'changed' };

export type Effect =
  | { readonly type: 'move'; readonly move: CardMove }
  | { readonly type: 'refuse'; readonly move: CardMove }
  /** The last `count` cards of a pile are to go where they fit best. */
  | { readonly type: 'send'; readonly from: Pile; readonly count: number }
  /** The player wants to choose among all moves of a pile. */
  | { readonly type: 'choose'; readonly from: Pile }
  /** Cards were let go over the stock, which takes none. */
  | { readonly type: 'stock' }
  | { readonly type: 'deal' };

/** What the interaction must know of the table; it knows no rules itself. */
export interface Table {
  readonly clicking: Clicking;
  /** How many cards come along when this one is grabbed; 0: it cannot be. */
  pick(pile: Pile, index: number): number;
  targets(from: Pile, count: number): readonly Pile[];
  /** How many cards lie on a pile. */
  size(pile: Pile): number;
  doubleClick(pile: Pile): CardMove | undefined;
  /** Where cards end that are let go so far from where they were grabbed. */
  drop(grip: Grip, dx: number, dy: number): PlaceName | undefined;
}

export interface Outcome {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export const IDLE: Resting = { type: 'idle' };

const DOUBLE_CLICK_MS = 500;
/** Cards may be sent off from one place again so soon; whoever means it is slower than a double-click mostly is. */
const SENT_AGAIN_MS = 300;
/** How far apart the clicks of one double-click may lie, in pixels. */
const SAME_POINT = 8;

/** The one way in which the hand on the table changes. */
export function step(state: State, input: Input, table: Table): Outcome {
  switch (input.type) {
    case 'down': return still(isBusy(state) ? state : pressed(state, input));
    case 'move': return still(moved(state, input, table));
    case 'up': return isOwn(state, input) ? lifted(state, input, table) : still(state);
    case 'cancel': return still(isOwn(state, input) ? calledOff(state) : state);
    case 'hold': return hold(state, input.spot, table);
    case 'press': return isBusy(state) ? still(state) : press(state, input.spot, table);
    case 'deselect': return still(IDLE);
    case 'changed': return still(state.type === 'idle' ? { type: 'idle', sent: state.sent } : IDLE);
  }
}

/** What is in the hand, or would be if the press became a drag. */
export function gripOf(state: State, table: Table): Grip | undefined {
  if (state.type === 'pressed') {
    return gripOf(state.before, table) ?? (state.spot && grab(state.spot, table));
  }
  return state.type === 'idle' ? undefined : state.grip;
}

type Busy = Extract<State, { type: 'pressed' | 'dragging' }>;

function isBusy(state: State): state is Busy {
  return state.type === 'pressed' || state.type === 'dragging';
}

/** One gesture at a time: other fingers and pens mean nothing until it ends. */
function isOwn(state: State, { pointer }: { pointer: number }): state is Busy {
  return isBusy(state) && state.pointer === pointer;
}

function still(state: State): Outcome {
  return { state, effects: [] };
}

function pressed(before: Resting, { pointer, spot, x, y, slack }: Extract<Input, { type: 'down' }>): State {
  return { type: 'pressed', pointer, spot, x, y, slack, before };
}

function moved(state: State, { pointer, x, y }: { pointer: number; x: number; y: number }, table: Table): State {
  if (state.type !== 'pressed' || state.pointer !== pointer || !state.spot) return state;
  if (Math.hypot(x - state.x, y - state.y) <= state.slack) return state;
  const grip = grab(state.spot, table);
  return grip ? { type: 'dragging', pointer, grip, x: state.x, y: state.y } : state;
}

function calledOff(state: Busy): State {
  return state.type === 'pressed' ? state.before : IDLE;
}

function lifted(state: Busy, { x, y, time }: { x: number; y: number; time: number }, table: Table): Outcome {
  if (state.type === 'pressed') {
    return table.clicking === 'sends' ? sendOff(state, table, time) : click(state.before, state.spot, table, time);
  }
  const { grip } = state;
  const to = table.drop(grip, x - state.x, y - state.y);
  if (to === STOCK) return { state: IDLE, effects: [{ type: 'stock' }] };
  return to === undefined || to === grip.pile ? still(IDLE) : place(grip, to, table, IDLE);
}

/** A click where clicks send: a round from the stock, or the cards from the one clicked on. */
function sendOff({ before, spot, x, y }: Extract<Busy, { type: 'pressed' }>, table: Table, time: number): Outcome {
  if (!spot) return still(IDLE);
  const state: State = { type: 'idle', sent: { x, y, time } };
  const last = before.type === 'idle' ? before.sent : undefined;
  const breath = spot.pile === STOCK ? DOUBLE_CLICK_MS : SENT_AGAIN_MS;
  const isSame = last && time - last.time <= breath && Math.hypot(x - last.x, y - last.y) <= SAME_POINT;
  if (isSame) return still(state);
  if (spot.pile === STOCK) return { state, effects: [{ type: 'deal' }] };
  const count = spot.index < 0 ? 0 : table.size(spot.pile) - spot.index;
  return count > 0 ? { state, effects: [{ type: 'send', from: spot.pile, count }] } : still(state);
}

/** Enter, Space and assistive technology choose where a click would send. */
function press(before: Resting, spot: Spot, table: Table): Outcome {
  if (spot.pile === STOCK) return { state: IDLE, effects: [{ type: 'deal' }] };
  return table.clicking === 'sends' ? ask(spot, table) ?? still(IDLE) : choose(before, spot, table, undefined);
}

/** Whoever carries cards has chosen already. */
function hold(state: State, spot: Spot | undefined, table: Table): Outcome {
  if (state.type === 'dragging') return still(state);
  return ask(spot, table) ?? still(isBusy(state) ? state.before : state);
}

/** Of the stock and of a completed run there is nothing to choose. */
function ask(spot: Spot | undefined, table: Table): Outcome | undefined {
  if (table.clicking === 'takes' || !spot || spot.index < 0) return undefined;
  if (spot.pile === STOCK || spot.pile === FOUNDATION) return undefined;
  return { state: IDLE, effects: [{ type: 'choose', from: spot.pile }] };
}

function click(before: Resting, spot: Spot | undefined, table: Table, time: number): Outcome {
  if (!spot || spot.pile === STOCK) return still(IDLE);
  const move = isDouble(before.click, spot, time) && table.pick(spot.pile, spot.index) === 1
    && table.doubleClick(spot.pile);
  return move ? { state: IDLE, effects: [{ type: 'move', move }] } : choose(before, spot, table, { spot, time });
}

function isDouble(first: Click | undefined, spot: Spot, time: number): boolean {
  return first !== undefined && sameSpot(first.spot, spot) && time - first.time <= DOUBLE_CLICK_MS;
}

/** A plain click: it takes cards, puts them down elsewhere, or lets them be. */
function choose(before: Resting, spot: Spot, table: Table, click: Click | undefined): Outcome {
  const grip = grab(spot, table);
  const idle = { type: 'idle', click } as const;
  if (before.type === 'idle' || spot.pile === STOCK) return still(grip ? { type: 'selected', grip, click } : idle);
  const held = before.grip;
  if (sameSpot(held, spot)) return still(idle);
  if (spot.pile !== held.pile && table.targets(held.pile, held.count).includes(spot.pile)) {
    return place(held, spot.pile, table, IDLE);
  }
  if (grip) return still({ type: 'selected', grip, click });
  return spot.pile === held.pile ? still(IDLE) : place(held, spot.pile, table, before);
}

/** Moves the held cards, or has it explained why they cannot go there. */
function place(grip: Grip, to: Pile, table: Table, refused: State): Outcome {
  const move: CardMove = { type: 'move', from: grip.pile, to, count: grip.count };
  return table.targets(grip.pile, grip.count).includes(to)
    ? { state: IDLE, effects: [{ type: 'move', move }] }
    : { state: refused, effects: [{ type: 'refuse', move }] };
}

function grab({ pile, place, index }: Spot, table: Table): Grip | undefined {
  const count = pile === STOCK || index < 0 ? 0 : table.pick(pile, index);
  return count > 0 ? { pile: pile as Pile, place, index, count } : undefined;
}

function sameSpot(a: Spot, b: Spot): boolean {
  return a.pile === b.pile && a.index === b.index;
}
