import { KING, makeCard } from '../card.ts';
import { columnName, DEAL, moveOf, type CardMove, type ColumnName, type RoundMove } from '../move.ts';
import { emptyColumns, type Column, type SpiderPosition } from '../position.ts';
import { whyNot } from './moves.ts';
import { place } from './play.ts';
import { cannotDealAgain, hiddenCards, runsCompleted } from './rounds.ts';
import { joints, runLength } from './run.ts';
import { rankOf, targetsOf, type Target } from './target.ts';

/** What a move is good for, the most urgent first. */
const GAINS = ['turns', 'empties', 'completes', 'lengthens'] as const;

export type Gain = typeof GAINS[number];

/**
 * The plain hint. `move` makes progress; where no move does, it is a round to deal, a column to fill so that one can be
 * dealt, or some moves to undo. `isFilling`: columns were filled for that round, and some move would only empty one.
 */
export type SpiderHint =
  | { readonly type: 'move'; readonly gain: Gain; readonly move: CardMove }
  | { readonly type: 'dealRound'; readonly move: RoundMove; readonly isFilling?: true }
  | { readonly type: 'fillColumns'; readonly move: CardMove; readonly isFilling?: true }
  | { readonly type: 'undo' };

/** The positions of a game; those up to `cursor` led to what is on the table. */
export interface Track {
  readonly positions: readonly SpiderPosition[];
  readonly cursor: number;
}

/**
 * What to do next in a game that is not won. It looks at the cards that lie face up and at how many others there are,
 * and at nothing else.
 *
 * Who follows it goes in no circles: hidden cards only become fewer, completed runs and the joints within runs more;
 * from the first column that is filled for a round until that round, no move is advised that empties one, unless it
 * joins more cards than have been joined since; and where there is a choice a column is not filled with what was there
 * before.
 */
export function plainHint(track: Track): SpiderHint {
  const position = track.positions[track.cursor]!;
  const all = progress(position);
  // The most urgent come first: where the first empties no column, it is the best.
  const since = all[0]?.gain === 'empties' ? joinedSinceFilling(track) : -1;
  const best = all.find(({ gain, move }) => gain !== 'empties' || joined(place(position, move)) > since);
  if (best) return { type: 'move', gain: best.gain, move: best.move };
  const filling = all.length > 0 ? { isFilling: true } as const : {};
  if (!whyNot(position, DEAL)) return { type: 'dealRound', move: DEAL, ...filling };
  const move = fillMove(track);
  return move ? { type: 'fillColumns', move, ...filling } : { type: 'undo' };
}

interface Progress {
  readonly gain: Gain;
  readonly move: CardMove;
  /** What is better is less: the gain, the target, what is hidden beneath the moved cards. */
  readonly order: readonly number[];
}

/** All moves that make progress, the best first. */
function progress(position: SpiderPosition): Progress[] {
  const all = position.columns.flatMap((column, index) =>
    countsDown(runLength(column)).flatMap((count) => progressOf(position, columnName(index), column, count)));
  return all.sort((a, b) => compare(a.order, b.order));
}

function countsDown(run: number): number[] {
  return Array.from({ length: run }, (_, index) => run - index);
}

function progressOf(position: SpiderPosition, from: ColumnName, column: Column, count: number): Progress[] {
  return targetsOf(position, from, count).flatMap((target) => {
    const move = moveOf(from, target.to, count);
    const gain = gainOf(position, move, target, count === runLength(column));
    return gain ? [{ gain, move, order: [GAINS.indexOf(gain), rankOf(target), column.hidden] }] : [];
  });
}

/** What a move is good for, if anything. Nothing is worth rounds that could never be dealt again. */
function gainOf(position: SpiderPosition, move: CardMove, { kind }: Target, isWhole: boolean): Gain | undefined {
  const after = place(position, move);
  if (cannotDealAgain(after)) return undefined;
  if (hiddenCards(after) < hiddenCards(position)) return 'turns';
  if (emptyColumns(after) > emptyColumns(position)) return 'empties';
  if (runsCompleted(after) > runsCompleted(position)) return 'completes';
  return kind === 'sameSuit' && isWhole ? 'lengthens' : undefined;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/**
 * How many cards were joined at the most since a column was filled, for the next round, when no move made progress;
 * less than none where no column was.
 */
function joinedSinceFilling({ positions, cursor }: Track): number {
  let most = joined(positions[cursor]!);
  let since = -1;
  for (let at = cursor; at > 0; at--) {
    const [before, after] = [positions[at - 1]!, positions[at]!];
    if (before.stock.length !== after.stock.length) break;
    most = Math.max(most, joined(before));
    if (emptyColumns(after) < emptyColumns(before) && progress(before).length === 0) since = most;
  }
  return since;
}

/** How many cards lie on one that they move together with, those of the completed runs among them. */
function joined(position: SpiderPosition): number {
  const completed = runsCompleted(position) * (KING - 1);
  return position.columns.reduce((sum, column) => sum + joints(column), completed);
}

/** Brings cards to the first empty column, not back to a position met before unless there is no other way. */
function fillMove({ positions, cursor }: Track): CardMove | undefined {
  const position = positions[cursor]!;
  const to = position.columns.findIndex(({ cards }) => cards.length === 0);
  if (to < 0 || position.stock.length === 0 || cannotDealAgain(position)) return undefined;
  const met = new Set(positions.slice(0, cursor).map(shownOn));
  const moves = fillings(position).map(({ from, count }) => moveOf(from, columnName(to), count));
  return moves.find((move) => !met.has(shownOn(place(position, move)))) ?? moves[0];
}

/** What may fill a column, the best first: the shortest run that lies on others, then the end of the longest. */
function fillings({ columns }: SpiderPosition): { from: ColumnName; count: number }[] {
  const runs = columns.map((column, index) => {
    const run = runLength(column);
    return { from: columnName(index), run, lies: run < column.cards.length };
  });
  const lying = runs.filter(({ lies }) => lies).sort((a, b) => a.run - b.run);
  const split = runs.filter(({ run }) => run > 1).sort((a, b) => b.run - a.run);
  return [...lying.map(({ from, run }) => ({ from, count: run })), ...split.map(({ from }) => ({ from, count: 1 }))];
}

/** What lies face up, as a key; the two decks' cards look the same. */
function shownOn({ columns, stock }: SpiderPosition): string {
  const up = columns.map(({ cards, hidden }) => `${hidden}|${cards.slice(hidden).map(makeCard).join('')}`);
  return [stock.length, ...up].join(' ');
}
