import type { Card } from '../../card.ts';
import type { SpiderPosition } from '../../position.ts';
import { COLUMNS } from '../../spider/deal.ts';
import { Columns, FACE_DOWN } from './columns.ts';

/** A position as searches take it. */
export interface Start {
  readonly columns: Columns;
  /** Its ten columns by number. */
  readonly at: Int32Array;
  /** Rounds not dealt yet, by how many there are: the one dealt next is the last. */
  readonly rounds: readonly Uint8Array[];
}

export function startOf(position: SpiderPosition): Start {
  const columns = new Columns();
  const at = position.columns.map(({ cards, hidden }) => cards.reduce<number>((column, card, index) =>
    columns.with(column, alike(card) + (index < hidden ? FACE_DOWN : 0)), 0));
  const rounds: Uint8Array[] = [];
  for (let end = position.stock.length; end > 0; end -= COLUMNS) {
    rounds.push(Uint8Array.from(position.stock.slice(end - COLUMNS, end), (card) => alike(card)));
  }
  return { columns, at: Int32Array.from(at), rounds };
}

/** The same for all copies of a card. */
function alike(card: Card): number {
  return card & FACE_DOWN - 1;
}
