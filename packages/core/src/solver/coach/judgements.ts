import type { SpiderRules } from '../../rules.ts';
import { readWeights } from './digits.ts';
import type { Judgement } from './judgement.ts';
import { Network } from './network.ts';
import { PROMISES } from './promises.ts';
import { WEIGHTS, type NetworkName } from './weights.ts';

/** By number of suits: which network judges, and how many positions are searched. */
const LEARNED: Readonly<Record<SpiderRules['suits'], { network: NetworkName; positions: number }>> = {
  1: { network: 'one', positions: 1500 },
  2: { network: 'two', positions: 1500 },
  4: { network: 'four', positions: 2500 },
};

const known = new Map<SpiderRules['suits'], Judgement>();

/** What was learned about games with so many suits; read when it is first needed. */
export function judgementOf(suits: SpiderRules['suits']): Judgement {
  const judgement = known.get(suits) ?? read(LEARNED[suits]);
  known.set(suits, judgement);
  return judgement;
}

function read({ network, positions }: typeof LEARNED[1]): Judgement {
  return { network: new Network(readWeights(WEIGHTS[network])), promises: readWeights(PROMISES), positions };
}
