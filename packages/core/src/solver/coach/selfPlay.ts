import { newGame, update, type SpiderGame } from '../../game.ts';
import type { SpiderRules } from '../../rules.ts';
import { isWon } from '../../variants.ts';
import { moveOfStep } from './advice.ts';
import type { Judgement } from './judgement.ts';
import { makeWeights, readWeights } from './digits.ts';
import type { Draw } from './lookahead.ts';
import { chanceOf, FEATURES, Network } from './network.ts';
import { Piles } from './piles.ts';
import { PROMISES } from './promises.ts';
import { Survey } from './survey.ts';
import { sceneOf, viewOf } from './view.ts';
import { WEIGHTS, type NetworkName } from './weights.ts';

export { drawFrom } from './chance.ts';
export { FEATURES, Network, WEIGHTS, makeWeights };

export function networkOf(name: NetworkName): Network {
  return new Network(readWeights(WEIGHTS[name]));
}

/** One game for the training of the network: `pnpm train:coach`. Nothing of it is in the product. */
export interface Lesson {
  /** Of each outcome chosen, in order, its `FEATURES` and what chance the judgement gave it. */
  readonly features: Float32Array;
  readonly forecasts: readonly number[];
  readonly won: boolean;
}

export interface LessonPlan {
  readonly rules: SpiderRules;
  /** Positions searched for each decision. */
  readonly positions: number;
  /** How many of a hundred decisions take one of the next best outcomes instead of the best. */
  readonly daring: number;
}

const NEXT_BEST = 5;

/** Plays games by the judgement alone; each sees only what a player sees. */
export class Pupil {
  private readonly piles: Piles;
  private readonly survey: Survey;

  constructor(network: Network) {
    const judgement: Judgement = { network, promises: readWeights(PROMISES), positions: 0 };
    this.piles = new Piles(judgement, 17);
    this.survey = new Survey(this.piles, judgement);
  }

  play(deal: number, { rules, positions, daring }: LessonPlan, draw: Draw): Lesson {
    const rows: Float32Array[] = [];
    const forecasts: number[] = [];
    let game: SpiderGame = newGame(rules, deal);
    while (!isWon(game.position)) {
      this.piles.clear();
      const scene = sceneOf(viewOf(game), this.piles);
      const dares = draw(100) < daring;
      const found = this.survey.run(scene, positions, dares ? NEXT_BEST : 1);
      const outcome = found[dares && found[0]?.kind !== 'won' ? draw(found.length) : 0];
      if (!outcome) break;
      if (outcome.kind !== 'won') {
        rows.push(this.survey.featuresOf(outcome));
        forecasts.push(chanceOf(outcome.value));
      }
      for (const step of outcome.steps) game = update(game, { type: 'move', move: moveOfStep(step) });
    }
    const features = new Float32Array(rows.length * FEATURES);
    rows.forEach((row, index) => features.set(row, index * FEATURES));
    return { features, forecasts, won: isWon(game.position) };
  }
}
