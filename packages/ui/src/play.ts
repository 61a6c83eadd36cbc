import {
  DEAL, clickMove, columnIndex, isSpiderGame, losesRounds, whyNot, type ColumnName, type Move, type Pile, type Reason,
} from '@sidedeck/core';
import { shallowRef, watch, type ShallowRef } from 'vue';
import type { Session } from './session.ts';

/** What a player asks of the table; whatever is not done is explained. */
export interface Play {
  /** Columns that stand in the way of what was asked for last; none once the position changes. */
  readonly inTheWay: Readonly<ShallowRef<readonly ColumnName[]>>;
  /** A move that would make the game unwinnable; it waits to be wanted all the same. */
  readonly risk: ShallowRef<Move | undefined>;
  move(move: Move): void;
  /** Moves the last `count` cards of a column of Spider to where they fit best. */
  send(from: Pile, count: number): void;
  deal(): void;
  explain(move: Move): void;
}

/** `refuse` says why something is not done. */
export function usePlay(session: Session, refuse: (reason: Reason) => void): Play {
  const inTheWay = shallowRef<readonly ColumnName[]>([]);
  const risk = shallowRef<Move>();
  watch(() => session.game.value.position, () => {
    inTheWay.value = [];
    risk.value = undefined;
  }, { flush: 'sync' });

  function explain(move: Move): void {
    const reason = whyNot(session.game.value.position, move);
    if (!reason || reason.code === 'samePile') return;
    if (reason.code === 'emptyColumns') inTheWay.value = reason.columns;
    refuse(reason);
  }

  function move(asked: Move): void {
    const game = session.game.value;
    if (whyNot(game.position, asked)) explain(asked);
    else if (isSpiderGame(game) && losesRounds(game, asked)) risk.value = asked;
    else session.dispatch({ type: 'move', move: asked });
  }

  function send(from: Pile, count: number): void {
    const game = session.game.value;
    const column = game.position.columns[columnIndex(from)];
    if (!isSpiderGame(game) || !column) return;
    const click = clickMove(game.position, from as ColumnName, column.cards.length - count);
    if (click.ok) move(click.value);
    else refuse(click.error);
  }

  return { inTheWay, risk, explain, send, move, deal: () => move(DEAL) };
}
