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
