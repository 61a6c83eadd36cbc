import type { Problem } from '@sidedeck/core';
import { t } from './i18n.ts';

/** What is wrong, where several problems are one to whoever reads of them. */
const KINDS = {
  unknownText: 'unknownText',
  badLink: 'badLink',
  unknownPart: 'unknownPart',
  badDeal: 'badDeal',
  badIdentifier: 'badIdentifier',
  unknownCard: 'unknownCard',
  repeatedCard: 'repeatedCard',
  missingCards: 'missingCards',
  tooLong: 'tooLong',
  tooManySteps: 'tooManySteps',
  unknownPreset: 'unknownRules',
  unknownOption: 'unknownRules',
  repeatedOption: 'unknownRules',
  badOption: 'unknownRules',
  unknownGame: 'unknownRules',
  badVersion: 'newerVersion',
  newerVersion: 'newerVersion',
  noDeal: 'noDeal',
  truncated: 'truncated',
  unknownMove: 'unknownMove',
  badBracket: 'unknownMove',
  notUpward: 'illegalMove',
  illegalMove: 'illegalMove',
  twoDeals: 'badHeader',
  repeatedPart: 'badHeader',
  unknownHeader: 'badHeader',
  repeatedHeader: 'badHeader',
  badHeader: 'badHeader',
  badFoundations: 'badBoard',
  tooManyCells: 'badBoard',
  wrongColumns: 'badBoard',
  badStock: 'badBoard',
  badHidden: 'badBoard',
  wholeRun: 'badBoard',
  noBackup: 'noBackup',
  damagedGames: 'damagedPart',
  damagedLines: 'damagedPart',
} as const;

const LONGEST_PIECE = 60;

/** What is wrong with a text from outside, and where; no full stop, since it stands within a sentence. */
export function problemText({ code, message, line, column, length }: Problem, text: string): string {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  const whole = lines[(line ?? 1) - 1] ?? '';
  const named = column === undefined || !length ? whole.trim() : whole.slice(column - 1, column - 1 + length);
  const piece = shortened(named);
  // The cards that are missing, or the last deal: what a message of core ends with.
  const detail = code in KINDS ? /(?:: | to )([^:]*)$/.exec(message)?.[1] ?? '' : message;
  const problem = t(`problem.${KINDS[code as keyof typeof KINDS] ?? 'other'}`, { piece, detail });
  return line === undefined || lines.length < 2 ? problem : t('problem.at', { line, problem });
}

/** A piece may be the whole of a hostile line. */
function shortened(piece: string): string {
  return piece.length > LONGEST_PIECE ? `${piece.slice(0, LONGEST_PIECE)}…` : piece;
}
