export * from './card.ts';
export * from './rules.ts';
export * from './position.ts';
export * from './move.ts';
export * from './result.ts';
export * from './deal.ts';
export { topCard } from './pile.ts';
export type { Reason } from './reason.ts';
export { dailyDeal, dailySeries, dailyZone, dateKeyAt, dayOfKey, keyOfDay, type DateKey } from './daily.ts';
export { runLimit, runLimitOf } from './freecell/limit.ts';
export { leftAlone, type LeftCard, type Stay } from './freecell/left.ts';
export { fitsFoundation } from './freecell/moves.ts';
export { autoplayMoves, isSafe, isSorted } from './freecell/autoplay.ts';
export { isFullySeen, unseenCards, type Unseen } from './memory.ts';
export { plainHint, type Gain, type SpiderHint } from './spider/hint.ts';
export {
  cannotDealAgain, hiddenCards, losesRounds, roundsLeft, runsCompleted, tableauCards,
} from './spider/rounds.ts';
export { clickMove, targetsOf, type Target, type TargetKind } from './spider/target.ts';
export {
  automaticMoves, autoplay, changesSomething, collectMoves, deal, fits, isStuck, isWon, lastDeal, legalMoves, makeBoard,
  mostToEmpty,
  play, runLength, whyNot,
} from './variants.ts';
export {
  gameFrom, hintsLeft, isFreecellGame, isPlayersWin, isSpiderGame, newGame, statusOf, update,
  type Command, type FreecellGame, type Game, type GameStatus, type Identity, type SpiderGame,
} from './game.ts';
export { decide, solve, solveInSlices } from './solver/solve.ts';
export type { Limits, Verdict } from './solver/verdict.ts';
export {
  fewestCells, fewestCellsInSlices, fewestCellsKnown, packCells, searchCells,
  type CellsNeeded, type CellsOptions, type CellsProgress,
} from './solver/fewestCells.ts';
export { shorten, type Par, type ShortEnd, type ShortOptions } from './solver/short.ts';
export { courseOf, review, type Course, type Loss, type Review, type Standing, type Way } from './solver/review.ts';
export { cardsOut, lengthOf, metricOf, type Metric } from './solver/metric.ts';
export { Line } from './solver/line.ts';
export { hint, hintFrom, type Hint, type HintOptions } from './solver/hint.ts';
export {
  SolverClient, type CellsJobOptions, type JobOptions, type ReviewOptions, type ShortenOptions, type WorkerLike,
} from './solver/client.ts';
export { makeMove, parseMove, readMove } from './notation.ts';
export { parseBoard } from './board.ts';
export { makeRules, parseRules, presetOf } from './rulesText.ts';
export { makeMoves, makeStep, MOST_STEPS, parseMoves, tokensOf } from './movetext.ts';
export type { TracedMove } from './replay.ts';
export { HEADERS, type HeaderName } from './header.ts';
export { makeRecord, parseRecord, RECORD_VERSION, traceRecord, type TracedRecord } from './record.ts';
export type { Piece } from './piece.ts';
export { LONGEST_TEXT } from './text.ts';
export { sameTable, tableOf, type GameResult, type Outcome, type Table } from './history/result.ts';
export { EMPTY_HISTORY, mergeHistory, recordResult, type History } from './history/history.ts';
export { resultsAt, statistics, tablesOf, type Statistics } from './history/statistics.ts';
export { calendarOf, daysOfMonth, type Calendar } from './history/calendar.ts';
export { makeHistory, parseHistory } from './history/historyText.ts';
export { gainOf, makeBackup, parseBackup, type Backup } from './sync/backup.ts';
export { parseChoices } from './sync/choices.ts';
export { makeGameId } from './sync/gameId.ts';
export { documentOf, makeDocument, mergeDocuments, parseDocument, type SyncDocument } from './sync/document.ts';
export { checksum } from './sync/digits.ts';
export { changesFor, devicesOf, isPartKey, makeItems, readItems, type Items } from './sync/items.ts';
export { makePart, parsePart, type Part } from './sync/part.ts';
export { reconcile, type LocalTexts, type Reconciled } from './sync/reconcile.ts';
export {
  isRemoval, keyOfGame, keyOfRecord, makeShelf, mergeShelves, parseShelf, removalOf, type KeptGame,
} from './sync/shelf.ts';
export { itemSize, ITEM_ROOM, MOST_ITEMS, ROOM, storedSize } from './sync/size.ts';
export { makeIdentifier, parseIdentifier, resemblesIdentifier, type Identified } from './identifier.ts';
export { makeShare, parseShare, type Share } from './share.ts';
export { coach, coachInSlices, type Advice, type CoachOptions } from './solver/coach/advice.ts';
export { questionOf, type Question } from './solver/coach/question.ts';
export type { Estimate } from './solver/coach/estimate.ts';
