import {
  FOUNDATION, columnIndex, isStuck, statusOf, topCard, type Game, type Move, type Position, type Step,
} from '@sidedeck/core';
import { t } from './i18n.ts';
import { cardName, pileName, rulesName } from './words.ts';

/** What happened between two states of the table, to be spoken; undefined where nothing on it changed. */
export function describe(before: Game, after: Game): string | undefined {
  if (after.id !== before.id || after.started !== before.started) return started(after);
  if (after.position === before.position && after.givenUp === before.givenUp) return undefined;
  return [whatHappened(before, after), ending(after)].filter(Boolean).join(' ');
}

function started(game: Game): string {
  const rules = rulesName(game.rules);
  return game.deal === null ? t('said.board', { rules }) : t('said.deal', { deal: String(game.deal), rules });
}

function whatHappened(before: Game, after: Game): string {
  if (after.givenUp) return t('said.givenUp');
  if (after.cursor === 0 && after.steps.length === 0) return t('said.restarted');
  if (after.cursor < before.cursor) return t('said.undone', { count: before.cursor - after.cursor });
  const steps = after.steps.slice(before.cursor, after.cursor);
  return steps.map((step, index) => describeStep(after.positions[before.cursor + index]!, step)).join(' ');
}

function describeStep(before: Position, { command, moves, automatic }: Step): string {
  const said = command === 'collect'
    ? t('said.collected', { count: moves.length })
    : describeMove(before, moves[0]!);
  return automatic.length > 0 ? `${said} ${t('said.automatic', { count: automatic.length })}` : said;
}

/** "7 of hearts to 8 of spades", in the names that `name` gives. A run is named by its deepest card. */
export function describeMove(before: Position, move: Move, name = cardName): string {
  if (move.type === 'deal') return t('said.round');
  const { from, to, count } = move;
  const cards = before.columns[columnIndex(from)]?.cards;
  const card = cards?.[cards.length - count] ?? topCard(before, from)!;
  const onto = to === FOUNDATION ? undefined : topCard(before, to);
  const target = onto === undefined ? pileName(to) : name(onto);
  return count > 1
    ? t('said.movedRun', { card: name(card), target, count: count - 1 })
    : t('said.moved', { card: name(card), target });
}

function ending(game: Game): string {
  if (statusOf(game) === 'won') return t('said.won');
  return isStuck(game.position) ? t('said.stuck') : '';
}
