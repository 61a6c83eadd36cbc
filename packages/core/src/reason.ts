import type { Card } from './card.ts';
import type { ColumnName, Pile } from './move.ts';

/** Why a move is refused, as data: the interface puts it into words, and a test can compare it. */
export type Reason =
  | { readonly code: 'noSuchPile'; readonly pile: Pile }
  | { readonly code: 'badCount'; readonly count: number }
  | { readonly code: 'samePile' }
  | { readonly code: 'fromFoundation' }
  | { readonly code: 'nothingThere'; readonly pile: Pile }
  /** Fewer cards lie there than were asked for. */
  | { readonly code: 'tooFew'; readonly count: number; readonly there: number }
  /** `count` cards were asked for; only the last `run` belong together. */
  | { readonly code: 'notARun'; readonly count: number; readonly run: number }
  /** `count` cards were asked for; only the last `shown` lie face up. */
  | { readonly code: 'faceDown'; readonly count: number; readonly shown: number }
  | { readonly code: 'oneCardOnly'; readonly to: 'cell' | 'foundation' }
  | { readonly code: 'cellTaken'; readonly card: Card }
  /** `needed` is the next card of that suit, null where the suit is complete. */
  | { readonly code: 'foundationNeeds'; readonly card: Card; readonly needed: Card | null }
  /** No column takes these cards; `card` is the deepest of them. */
  | { readonly code: 'noTarget'; readonly card: Card }
  /** In Spider runs leave by themselves when they are complete. */
  | { readonly code: 'wholeRunsOnly' }
  | { readonly code: 'wrongColour'; readonly card: Card; readonly onto: Card }
  | { readonly code: 'wrongRank'; readonly card: Card; readonly onto: Card }
  /** "At most `limit` cards can move there now." */
  | { readonly code: 'overLimit'; readonly count: number; readonly limit: number }
  /** No round can be dealt: the stock is empty. */
  | { readonly code: 'noRounds' }
  /** No round can be dealt while these columns are empty. */
  | { readonly code: 'emptyColumns'; readonly columns: readonly ColumnName[] };
