import {
  FOUNDATION, cellIndex, columnIndex, makeCard, rankOf, suitOf, suitSymbol,
  type Card, type Move, type Position, type Problem, type Reason,
} from '@sidedeck/core';

/** Puts an English sentence into the editor's language; `{0}` is the first of the arguments. */
export type Translate = (message: string, ...args: (string | number)[]) => string;

/** `7♥`, `10♣`. */
export function cardText(card: Card): string {
  const rank = rankOf(card) === 10 ? '10' : makeCard(card).charAt(0);
  return `${rank}${suitSymbol(suitOf(card))}`;
}

/** Why a move is not allowed, as a sentence. */
export function reasonText(reason: Reason, t: Translate): string {
  switch (reason.code) {
    case 'noSuchPile': return t('There is no pile {0}', reason.pile);
    case 'badCount': return t('{0} cards cannot be moved', reason.count);
    case 'samePile': return t('Source and target are the same');
    case 'fromFoundation': return t('Cards on a foundation never come back');
    case 'nothingThere': return t('There is no card on {0}', reason.pile);
    case 'tooFew': return t('{0} cards, only {1} there', reason.count, reason.there);
    case 'notARun': return t('{0} cards, only {1} of them in sequence', reason.count, reason.run);
    case 'faceDown': return t('{0} cards, only {1} of them face up', reason.count, reason.shown);
    case 'oneCardOnly':
      return reason.to === 'cell' ? t('A cell takes one card at a time') : t('A foundation takes one card at a time');
    case 'cellTaken': return t('{0} is in that cell', cardText(reason.card));
    case 'foundationNeeds':
      return reason.needed === null
        ? t('The foundation of {0} is complete', suitSymbol(suitOf(reason.card)))
        : t('The foundation needs {0}, not {1}', cardText(reason.needed), cardText(reason.card));
    case 'noTarget': return t('No column takes {0}', cardText(reason.card));
    case 'wholeRunsOnly': return t('Runs leave by themselves when they are complete');
    case 'wrongColour': return t('{0} has the colour of {1}', cardText(reason.card), cardText(reason.onto));
    case 'wrongRank': return t('{0} is not one lower than {1}', cardText(reason.card), cardText(reason.onto));
    case 'overLimit': return t('{0} cards, at most {1} can move', reason.count, reason.limit);
    case 'noRounds': return t('No round is left');
    case 'emptyColumns': return t('A round needs a card on every column; empty: {0}', reason.columns.join(' '));
  }
}

/** What is wrong with `piece`, which is what stands where the problem is; rare faults are told in English only. */
export function problemText({ code, message }: Problem, piece: string, t: Translate): string {
  switch (code) {
    case 'unknownMove': return t('“{0}” is no move; moves look like 26, 5a, ch, 31v4 or deal', piece);
    case 'notUpward': return t('“{0}” in brackets does not go to the foundation', piece);
    case 'badBracket': return t('The bracket “{0}” is out of place', piece);
    case 'unknownHeader': return t('“{0}” is no header of a game', piece);
    case 'repeatedHeader': return t('The header “{0}” is given twice', piece);
    case 'badHeader': return t('“{0}” cannot be read here', piece);
    case 'unknownPreset': return t('There are no rules called “{0}”', piece);
    case 'unknownOption': return t('There is no rule option “{0}”', piece);
    case 'repeatedOption': return t('The rule option “{0}” is given twice', piece);
    case 'badOption': return t('A rule option cannot be “{0}”', piece);
    case 'noDeal': return t('The text names neither a deal nor a board');
    case 'unknownCard': return t('“{0}” is no card of this game; cards look like 7H or TD', piece);
    case 'repeatedCard': return t('The card {0} is there already', piece);
    case 'newerVersion': return t('This was written by a newer Sidedeck');
    default: return message;
  }
}

/** A move in words: `Q♥ J♠ to column 6`. */
export function moveText(before: Position, move: Move, t: Translate): string {
  if (move.type === 'deal') return t('A round is dealt');
  const column = before.columns[columnIndex(move.from)];
  const cards = column ? column.cards.slice(-move.count) : [before.cells[cellIndex(move.from)]!];
  const names = cards.map(cardText).join(' ');
  if (move.to === FOUNDATION) return t('{0} to the foundation', names);
  if (cellIndex(move.to) >= 0) return t('{0} to cell {1}', names, move.to);
  const onto = before.columns[columnIndex(move.to)]?.cards.at(-1);
  return onto ? t('{0} onto {1}', names, cardText(onto)) : t('{0} to the empty column {1}', names, move.to);
}
