import type { Card, Loss, Move, Position } from '@sidedeck/core';
import { describeMove } from '../describe.ts';
import { sentences, t } from '../i18n.ts';
import type { Hindsight } from '../review.ts';
import { cardText } from '../words.ts';

/** What the review says of the whole game. */
export function verdictOn({ state, standings, loss, way, stops, isBetter }: Hindsight): string {
  const all = standings.value;
  if (loss.value) return lossText(loss.value, stops.value[isBetter.value ? 0 : loss.value.step - 1]!.position);
  const unknown = all.filter((standing) => standing === 'unknown').length;
  if (state.value === 'checking') return t('review.checking', { known: all.length - unknown, count: all.length });
  if (all[0] === 'unwinnable') return t('review.lostFromStart');
  if (unknown > 0 && way.value) return t('review.unknownAfter', { step: way.value.from, count: unknown });
  if (unknown > 0) return t('review.unknown', { count: unknown });
  return t('review.nothingLost');
}

function lossText({ step, moves, others, winning, unknown }: Loss<Move>, before: Position): string {
  const lost = t('review.lost', { step, move: stepText(before, moves, cardText) });
  const rest = others === 0 ? t('review.noOthers') : t('review.others', { winning, count: others });
  return sentences([lost, rest, unknown > 0 ? t('review.othersUnknown', { count: unknown }) : '']);
}

/** Which position is shown, how it came about, and what is known of it. */
export function shownAt({ loss, stops, at, stop, isBetter }: Hindsight, name: (card: Card) => string): string {
  if (!stop.value) return '';
  const { moves, standing } = stop.value;
  const status = t(`standing.${standing}`);
  if (!moves) return t(isBetter.value ? loss.value ? 'review.atBranch' : 'review.atWay' : 'review.atStart', { status });
  const move = stepText(stops.value[at.value - 1]!.position, moves, name);
  const key = isBetter.value ? 'review.atBetter' : 'review.atStep';
  return t(key, { step: at.value, count: stops.value.length - 1, move, status });
}

/** A step of the player's: a move, or cards collected. */
function stepText(before: Position, moves: readonly Move[], name: (card: Card) => string): string {
  const [move] = moves;
  return moves.length === 1 ? describeMove(before, move!, name) : t('said.collected', { count: moves.length });
}
