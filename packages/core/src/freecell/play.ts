import { suitOf, type Card } from '../card.ts';
import { FOUNDATION, cellIndex, columnIndex, type CardMove, type Pile } from '../move.ts';
import { topCard } from '../pile.ts';
import { EMPTY_COLUMN, withAt, type Column, type FreecellPosition } from '../position.ts';

/** The position after a move known to be allowed; no autoplay follows. */
export function place(position: FreecellPosition, { from, to, count }: CardMove): FreecellPosition {
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

function put(position: FreecellPosition, to: Pile, cards: readonly Card[]): FreecellPosition {
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
