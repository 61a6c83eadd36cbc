import {
  FOUNDATION, cannotDealAgain, columnIndex, columnName, isPlayersWin, isSpider, isStuck, statusOf, suitOf, topCard,
  topOf, type Game, type Move, type Position, type Step,
} from '@sidedeck/core';
import { sentences, t } from './i18n.ts';
import { isBegun, isSameGame } from './session.ts';
import { cardName, pileName, rulesName, suitName } from './words.ts';

/** What happened between two states of the table, to be spoken; undefined where nothing on it changed. */
export function describe(before: Game, after: Game): string | undefined {
  if (!isSameGame(before, after)) return started(after);
  if (after.position === before.position && after.givenUp === before.givenUp) return undefined;
  return sentences([whatHappened(before, after), ending(after)]);
}

function started(game: Game): string {
  const rules = rulesName(game.rules);
  const deal = String(game.deal);
  if (!isBegun(game)) return game.deal === null ? t('said.board', { rules }) : t('said.deal', { deal, rules });
  const { cursor: count } = game;
  return game.deal === null ? t('said.boardGoesOn', { rules, count }) : t('said.dealGoesOn', { deal, rules, count });
}

function whatHappened(before: Game, after: Game): string {
  if (after.givenUp) return t('said.givenUp');
  if (after.cursor === 0 && after.steps.length === 0) return t('said.restarted');
  if (after.cursor < before.cursor) return t('said.undone', { count: before.cursor - after.cursor });
  const steps = after.steps.slice(before.cursor, after.cursor);
  const at = (index: number) => after.positions[before.cursor + index]!;
  return sentences(steps.map((step, index) => describeStep(at(index), step, at(index + 1))));
}

function describeStep(before: Position, { command, moves, automatic }: Step, after: Position): string {
  const said = command === 'collect'
    ? t('said.collected', { count: moves.length })
    : describeMove(before, moves[0]!);
  const more = automatic.length > 0 ? [t('said.automatic', { count: automatic.length })] : [];
  return sentences([said, ...completed(before, after), ...turned(before, after), ...more]);
}

/** The runs that left the tableau of Spider. */
function completed(before: Position, after: Position): string[] {
  if (!isSpider(after)) return [];
  return after.foundations.flatMap(([king], index) => king !== undefined && before.foundations[index]!.length === 0
    ? [t('said.run', { suit: suitName(suitOf(king)), count: index + 1 })]
    : []);
}

/** The cards that lay face down and no longer do. */
function turned(before: Position, after: Position): string[] {
  return after.columns.flatMap(({ cards, hidden }, index) => {
    const card = topOf(cards);
    return card !== undefined && hidden < before.columns[index]!.hidden
      ? [t('said.turned', { card: cardName(card), pile: pileName(columnName(index)) })]
      : [];
  });
}

/** "7 of hearts to 8 of spades", in the names that `name` gives. A run is named by its deepest card. */
export function describeMove(before: Position, move: Move, name = cardName): string {
  if (move.type === 'deal') return t('said.round', { count: before.stock.length / before.columns.length - 1 });
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
  if (isPlayersWin(game)) return t('said.won');
  if (statusOf(game) === 'won') return t('said.wonByDemo');
  if (isStuck(game.position)) return t('said.stuck');
  return isSpider(game.position) && cannotDealAgain(game.position) ? t('said.noRounds') : '';
}
