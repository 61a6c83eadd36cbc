export * from './card.ts';
export * from './rules.ts';
export * from './position.ts';
export * from './move.ts';
export * from './result.ts';
export * from './deal.ts';
export type { Reason } from './freecell/reason.ts';
export { runLimit, runLimitOf } from './freecell/limit.ts';
export {
  changesSomething, fitsFoundation, isStuck, isWon, legalMoves, topCard, whyNot,
} from './freecell/moves.ts';
export { play } from './freecell/play.ts';
export { automaticMoves, autoplay, autoplayMoves, collectMoves, isSafe, isSorted } from './freecell/autoplay.ts';
export {
  gameFrom, hintsLeft, newGame, statusOf, update, type Command, type Game, type GameStatus, type Identity, type Step,
} from './game.ts';
export { decide, solve, solveInSlices, type Limits, type Verdict } from './solver/solve.ts';
export { shorten, type Par, type ShortEnd, type ShortOptions } from './solver/short.ts';
export { courseOf, review, type Course, type Loss, type Review, type Standing } from './solver/review.ts';
export { cardsOut, lengthOf, metricOf, type Metric } from './solver/metric.ts';
export { Line } from './solver/line.ts';
export { hint, hintFrom, type Hint, type HintOptions } from './solver/hint.ts';
export {
  SolverClient, type JobOptions, type ReviewOptions, type ShortenOptions, type WorkerLike,
} from './solver/client.ts';
export { makeMove, parseMove, readMove } from './notation.ts';
export { makeBoard, parseBoard } from './board.ts';
export { makeRules, parseRules, presetOf } from './rulesText.ts';
export { makeMoves, MOST_STEPS, parseMoves } from './movetext.ts';
export { makeRecord, parseRecord, RECORD_VERSION } from './record.ts';
export { LONGEST_TEXT } from './text.ts';
export { tableOf, type GameResult, type Outcome, type Table } from './history/result.ts';
export { EMPTY_HISTORY, mergeHistory, recordResult, type History } from './history/history.ts';
export { statistics, tablesOf, type Statistics } from './history/statistics.ts';
export { makeHistory, parseHistory } from './history/historyText.ts';
export { makeShare, parseShare, type Share } from './share.ts';
