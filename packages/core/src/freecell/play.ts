import { suitOf, type Card } from '../card.ts';
import { FOUNDATION, cellIndex, columnIndex, type Move } from '../move.ts';
import { EMPTY_COLUMN, type Column, type Position } from '../position.ts';
import { topCard, whyNot } from './moves.ts';

/**
 * The position after a move; no autoplay follows.
 * @throws RangeError where the move is not allowed; `whyNot` tells beforehand.
 */
export function play(position: Position, move: Move): Position {
  const reason = whyNot(position, move);
  if (reason) throw new RangeError(`Move ${move.from}${move.to} (${move.count}): ${reason.code}`);
  return place(position, move);
}

/** `play` for a move known to be allowed. */
export function place(position: Position, { from, to, count }: Move): Position {
  const source = columnIndex(from);
  if (source < 0) {
    const card = topCard(position, from)!;
    return put({ ...position, cells: withAt(position.cells, cellIndex(from), null) }, to, [card]);
  }
  const { cards } = position.columns[source]!;
  const rest = cards.length - count;
  const columns = withAt(position.columns, source, columnOf(cards.slice(0, rest)));
  return put({ ...position, columns }, to, cards.slice(rest));
}

function put(position: Position, to: Move['to'], cards: readonly Card[]): Position {
  const [card] = cards as readonly [Card];
  if (to === FOUNDATION) {
    const suit = suitOf(card);
    const pile = [...position.foundations[suit]!, card];
    return { ...position, foundations: withAt(position.foundations, suit, pile) };
  }
  const target = columnIndex(to);
  if (target < 0) return { ...position, cells: withAt(position.cells, cellIndex(to), card) };
  const column = columnOf([...position.columns[target]!.cards, ...cards]);
  return { ...position, columns: withAt(position.columns, target, column) };
}

function columnOf(cards: readonly Card[]): Column {
  return cards.length ? { cards, hidden: 0 } : EMPTY_COLUMN;
}

function withAt<T>(list: readonly T[], index: number, value: T): readonly T[] {
  return list.map((old, at) => at === index ? value : old);
}
