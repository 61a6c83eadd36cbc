import { newGame, update, type SpiderGame } from '../../game.ts';
import type { SpiderRules } from '../../rules.ts';
import { isWon } from '../../variants.ts';
import { moveOfStep } from './advice.ts';
import type { Judgement } from './judgement.ts';
import { makeWeights, readWeights } from './digits.ts';
import type { Draw } from './lookahead.ts';
import { chanceOf, FEATURES, LAYERS, Network } from './network.ts';
import { Piles } from './piles.ts';
import { PROMISES } from './promises.ts';
import type { Outcome, Scene } from './scene.ts';
import { Survey } from './survey.ts';
import { sceneOf, viewOf } from './view.ts';
import { WEIGHTS, type NetworkName } from './weights.ts';

export { drawFrom } from './chance.ts';
export { FEATURES, LAYERS, Network, WEIGHTS, chanceOf, makeWeights };

export function networkOf(name: NetworkName): Network {
  return new Network(readWeights(WEIGHTS[name]));
}

/** An outcome that the network learns from, to be described again later: its features would need much room. */
export interface Lesson {
  /**
   * - `played`: the game went on from there.
   * - `best`: a daring choice was played instead, so what came before is judged by this one.
   * - `aside`: another one that was found.
   */
  readonly role: 'played' | 'best' | 'aside';
  /** What chance the network gave it. */
  readonly forecast: number;
  readonly outcome: Outcome;
  /** The kinds of each column, base first, and the scene before it. */
  readonly columns: readonly Uint8Array[];
  readonly scene: Scene;
}

export interface LessonPlan {
  readonly rules: SpiderRules;
  /** Positions searched for each decision. */
  readonly positions: number;
  /** How many of a hundred decisions take one of the next best outcomes instead of the best. */
  readonly daring: number;
}

const BITS = 17;
const FOUND = 300;
const NEXT_BEST = 30;
/** Asides for each decision, from the next best and from all that were found. */
const ASIDES = [NEXT_BEST, NEXT_BEST, FOUND, FOUND, FOUND] as const;

/** Plays games by the judgement alone, for `pnpm train:coach`. Nothing of it is in the product. */
export class Pupil {
  private readonly piles: Piles;
  private readonly survey: Survey;

  constructor(network: Network) {
    const judgement: Judgement = { network, promises: readWeights(PROMISES), positions: 0 };
    this.piles = new Piles(judgement, BITS);
    this.survey = new Survey(this.piles, judgement);
  }

  /** The lessons of one game, in order, and whether it was won; it is played on what a player sees. */
  play(deal: number, { rules, positions, daring }: LessonPlan, draw: Draw): { lessons: Lesson[]; won: boolean } {
    const lessons: Lesson[] = [];
    let game: SpiderGame = newGame(rules, deal);
    while (!isWon(game.position)) {
      this.piles.clear();
      const scene = sceneOf(viewOf(game), this.piles);
      const found = this.survey.run(scene, positions, FOUND);
      const best = found[0];
      if (!best) break;
      const dares = best.kind !== 'won' && draw(100) < daring;
      const played = dares ? found[draw(Math.min(NEXT_BEST, found.length))]! : best;
      if (best.kind !== 'won') {
        if (played !== best) lessons.push(this.lesson('best', best, scene));
        lessons.push(this.lesson('played', played, scene));
        for (const limit of ASIDES) {
          lessons.push(this.lesson('aside', found[draw(Math.min(limit, found.length))]!, scene));
        }
      }
      for (const step of played.steps) game = update(game, { type: 'move', move: moveOfStep(step) });
    }
    return { lessons, won: isWon(game.position) };
  }

  /** All that the network is told of a lesson's outcome, in `FEATURES` numbers. */
  featuresOf({ outcome, columns, scene }: Lesson): Float32Array {
    const { piles } = this;
    piles.clear();
    const same = Int32Array.from(columns, (kinds) => kinds.reduce((column, kind) => piles.push(column, kind), 0));
    return this.survey.featuresOf({ ...outcome, columns: same }, scene.unseen);
  }

  private lesson(role: Lesson['role'], outcome: Outcome, scene: Scene): Lesson {
    const columns = Array.from(outcome.columns, (column) => Uint8Array.from(this.piles.kindsOf(column)));
    return { role, forecast: chanceOf(outcome.value), outcome, columns, scene };
  }
}
