import type { SpiderRules } from '../../rules.ts';
import { readWeights } from './digits.ts';
import type { Judgement } from './judgement.ts';
import { Network } from './network.ts';
import { PROMISES } from './promises.ts';
import { WEIGHTS, type NetworkName } from './weights.ts';

/** By number of suits: which networks judge together, and how many positions are searched. */
const JURIES: Readonly<Record<SpiderRules['suits'], { networks: readonly NetworkName[]; positions: number }>> = {
  1: { networks: ['twoA'], positions: 2500 },
  2: { networks: ['twoC', 'twoA', 'twoB', 'fourC'], positions: 1500 },
  4: { networks: ['twoA', 'fourA', 'fourB', 'fourC'], positions: 2500 },
};

const known = new Map<SpiderRules['suits'], Judgement>();

/** What was learned about games with so many suits; read when it is first needed. */
export function judgementOf(suits: SpiderRules['suits']): Judgement {
  const judgement = known.get(suits) ?? read(JURIES[suits]);
  known.set(suits, judgement);
  return judgement;
}

function read({ networks, positions }: typeof JURIES[1]): Judgement {
  const members = networks.map((name) => new Network(readWeights(WEIGHTS[name])));
  return { network: Network.averageOf(members), promises: readWeights(PROMISES), positions };
}
