import type { DealNumber } from '../deal.ts';
import { PRESETS, type Rules } from '../rules.ts';
import { makeRules } from '../rulesText.ts';

/** `open`: begun, neither won nor left yet. It counts as a game begun, in no rate, and ends no streak. */
export type Outcome = 'won' | 'lost' | 'open';

/** What statistics are kept apart by: the game, its rules (in Spider the suits), its cells. */
export interface Table {
  readonly game: Rules['game'];
  /** `makeRules` text without cells and layout: `houseB`, `classic autoplay=off`, `spider4`. */
  readonly rules: string;
  /** 0 in Spider. */
  readonly cells: number;
}

/**
 * How one game went. It is known by the id of its game, wherever it is stored. Of an old game of another device only
 * its id, table, day, start and outcome may be known: `deal`, `moves`, `milliseconds` and `finished` are null then.
 */
export interface GameResult extends Table {
  readonly id: string;
  /** When it was started, in milliseconds since 1970. */
  readonly started: number;
  /** `YYYY-MM-DD` of the day whose deal it is; null for every other game. */
  readonly daily: string | null;
  /** Null where the game began from a board. */
  readonly deal: DealNumber | null;
  readonly outcome: Outcome;
  /** Counted under the rules; 0 while open. */
  readonly moves: number | null;
  /** On the game's clock, whole; 0 while open. */
  readonly milliseconds: number | null;
  /** When it ended, or began where it is open, in milliseconds since 1970. */
  readonly finished: number | null;
}

/**
 * The table that games under these rules are counted at. All presets of FreeCell have the cells of the classic one;
 * where Spider's extra cards lie makes no other game.
 */
export function tableOf(rules: Rules): Table {
  if (rules.game === 'spider') return { game: 'spider', rules: makeRules({ ...rules, layout: 'leading' }), cells: 0 };
  return { game: rules.game, rules: makeRules({ ...rules, cells: PRESETS.classic.cells }), cells: rules.cells };
}

export function sameTable(a: Table, b: Table): boolean {
  return a.game === b.game && a.rules === b.rules && a.cells === b.cells;
}

const OUTCOMES: readonly Outcome[] = ['won', 'lost', 'open'];

/** Whether an outcome says more of a game than one that is known: a win ends all, a loss can still be won. */
export function outranks(outcome: Outcome, known: Outcome): boolean {
  return OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf(known);
}

/**
 * Which of two reports of one game stands: a win before a loss, one with details before one without, the first win
 * before a later one. The rest of the order only makes the choice the same everywhere.
 */
export function standing(a: GameResult, b: GameResult): GameResult {
  const order = OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome)
    || compareNumbers(a.finished, b.finished)
    || compareNumbers(a.moves, b.moves)
    || compareNumbers(a.milliseconds, b.milliseconds)
    || a.started - b.started
    || compareTexts(tailOf(a), tailOf(b));
  return order <= 0 ? a : b;
}

function tailOf({ deal, game, cells, rules, daily }: GameResult): string {
  return `${deal} ${game} ${cells} ${daily} ${rules}`;
}

/** By time of starting, then by id, so that equal histories are equal lists. */
export function compareResults(a: GameResult, b: GameResult): number {
  return a.started - b.started || compareTexts(a.id, b.id);
}

/** What is not known comes last. */
function compareNumbers(a: number | null, b: number | null): number {
  return a === b ? 0 : (a ?? Infinity) - (b ?? Infinity);
}

/** The order of code units, the same in every language. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
