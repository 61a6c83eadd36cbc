import { DEAL, whyNot, type CardMove, type ColumnName, type Move, type Pile, type Position } from '@sidedeck/core';
import { shallowRef, watch, type ShallowRef } from 'vue';
import type { Notices } from './notices.ts';
import type { Session } from './session.ts';
import { bestTarget, moveElsewhere } from './table.ts';
import { nowhereText, reasonText } from './words.ts';

/** What a player asks of the table; whatever is not done is explained. */
export interface Play {
  /** Columns that stand in the way of what was asked for last; none once the position changes. */
  readonly inTheWay: Readonly<ShallowRef<readonly ColumnName[]>>;
  move(move: Move): void;
  /** Moves the last `count` cards of a pile to where they fit best. */
  send(from: Pile, count: number): void;
  deal(): void;
  explain(move: Move): void;
}

export function usePlay(session: Session, notices: Notices): Play {
  const inTheWay = shallowRef<readonly ColumnName[]>([]);
  const now = (): Position => session.game.value.position;
  watch(() => session.game.value.position, () => void (inTheWay.value = []), { flush: 'sync' });

  function explain(move: Move): void {
    const reason = whyNot(now(), move);
    if (!reason || reason.code === 'samePile') return;
    if (reason.code === 'emptyColumns') inTheWay.value = reason.columns;
    notices.show(reasonText(reason));
  }

  function attempt(move: Move): void {
    if (whyNot(now(), move)) explain(move);
    else session.dispatch({ type: 'move', move });
  }

  function send(from: Pile, count: number): void {
    const best: CardMove | undefined = bestTarget(now(), from, count);
    if (best) return void session.dispatch({ type: 'move', move: best });
    const reason = whyNot(now(), moveElsewhere(from, count));
    notices.show(!reason || reason.code === 'wrongRank' ? nowhereText(now(), from, count) : reasonText(reason));
  }

  return { inTheWay, explain, send, move: attempt, deal: () => attempt(DEAL) };
}
