import type { SpiderRules } from '../../rules.ts';
import { readWeights } from './digits.ts';
import type { Judgement } from './judgement.ts';
import { Network } from './network.ts';
import { PROMISES } from './promises.ts';
import { WEIGHTS_1 } from './weights1.ts';
import { WEIGHTS_2 } from './weights2.ts';
import { WEIGHTS_4 } from './weights4.ts';

const TEXTS: Readonly<Record<SpiderRules['suits'], string>> = { 1: WEIGHTS_1, 2: WEIGHTS_2, 4: WEIGHTS_4 };

const POSITIONS: Readonly<Record<SpiderRules['suits'], number>> = { 1: 2500, 2: 1500, 4: 2500 };

const read = new Map<SpiderRules['suits'], Judgement>();

/** What was learned about games with so many suits; read when it is first needed. */
export function judgementOf(suits: SpiderRules['suits']): Judgement {
  const known = read.get(suits) ?? {
    network: new Network(readWeights(TEXTS[suits])),
    promises: readWeights(PROMISES),
    positions: POSITIONS[suits],
  };
  read.set(suits, known);
  return known;
}
