import { suitOf } from '../card.ts';
import { columnIndex, columnName, moveOf, type CardMove, type ColumnName } from '../move.ts';
import { topOf, type SpiderPosition } from '../position.ts';
import type { Reason } from '../reason.ts';
import type { Result } from '../result.ts';
import { whyNot } from './moves.ts';
import { place } from './play.ts';
import { runsCompleted } from './rounds.ts';

/** What a move does where it ends, the best first. */
const KINDS = ['completes', 'sameSuit', 'otherSuit', 'empty'] as const;

export type TargetKind = typeof KINDS[number];

/** A column that takes cards. */
export interface Target {
  readonly to: ColumnName;
  readonly kind: TargetKind;
}

/** Where the last `count` cards of a column can go, the best first, among equals from left to right. */
export function targetsOf(position: SpiderPosition, from: ColumnName, count: number): Target[] {
  const allowed = position.columns
    .map((_, index) => moveOf(from, columnName(index), count))
    .filter((move) => !whyNot(position, move));
  return allowed
    .map((move) => ({ to: move.to as ColumnName, kind: kindOf(position, move) }))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** How good a target is, 0 the best. */
export function rankOf({ kind }: Target): number {
  return KINDS.indexOf(kind);
}

function kindOf(position: SpiderPosition, move: CardMove): TargetKind {
  const onto = topOf(position.columns[columnIndex(move.to)]!.cards);
  if (onto === undefined) return 'empty';
  const { cards } = position.columns[columnIndex(move.from)]!;
  if (suitOf(onto) !== suitOf(cards[cards.length - move.count]!)) return 'otherSuit';
  return runsCompleted(place(position, move)) > runsCompleted(position) ? 'completes' : 'sameSuit';
}

/** What a click on the card with this index of a column does, or why it does nothing. */
export function clickMove(position: SpiderPosition, from: ColumnName, index: number): Result<CardMove, Reason> {
  const { cards } = position.columns[columnIndex(from)]!;
  const count = cards.length - index;
  const [best] = targetsOf(position, from, count);
  if (best) return { ok: true, value: moveOf(from, best.to, count) };
  const reason = notTogether(position, from, count);
  return { ok: false, error: reason ?? { code: 'noTarget', card: cards[index]! } };
}

/** Why the last `count` cards of a column move nowhere at all, if that lies with them. */
function notTogether(position: SpiderPosition, from: ColumnName, count: number): Reason | undefined {
  const reason = whyNot(position, moveOf(from, columnName((columnIndex(from) + 1) % position.columns.length), count));
  return reason?.code === 'wrongRank' ? undefined : reason;
}
