import type { Network } from './network.ts';

/** What was learned about one number of suits. */
export interface Judgement {
  readonly network: Network;
  /** How promising a position is to search further: a weight for each feature of columns, for runs done, and steps. */
  readonly promises: Float32Array;
  /** How many positions to search: among more outcomes there are more that the network overrates. */
  readonly positions: number;
}
