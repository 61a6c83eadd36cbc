import type { Judgement } from './judgement.ts';
import { Lookahead, type Draw } from './lookahead.ts';
import { Piles } from './piles.ts';
import { Rivals } from './rivals.ts';
import type { Outcome, Scene } from './scene.ts';
import { Survey } from './survey.ts';
import { sceneOf, type View } from './view.ts';

/** How hard the coach thinks about a decision. */
export interface Effort {
  /** Positions searched for outcomes. */
  readonly positions: number;
  /** Outcomes that are sampled. */
  readonly outcomes: number;
  /** Samples of what may come, at the most. */
  readonly samples: number;
  /** Positions searched in each sample. */
  readonly glance: number;
}

/** Room for the columns of a long search. */
const BITS = 17;
/** Where a search finds nothing it goes on this much longer before the coach gives up. */
const PERSISTENCE = 20;

/** A fair player with one judgement; its memory is reused from decision to decision. */
export class Coach {
  private readonly piles: Piles;
  private readonly survey: Survey;
  private readonly lookahead: Lookahead;

  constructor(judgement: Judgement) {
    this.piles = new Piles(judgement, BITS);
    this.survey = new Survey(this.piles, judgement);
    this.lookahead = new Lookahead(judgement);
  }

  /**
   * The outcome to aim at; undefined where no way on was found. Pauses after each sample and tells the choice so far.
   * @param barred earlier views that no way may go through again
   */
  * choose(
    view: View, effort: Effort, draw: Draw, barred: readonly View[] = [],
  ): Generator<Outcome, Outcome | undefined, void> {
    this.piles.clear();
    const scene = sceneOf(view, this.piles);
    const [favourite, ...others] = this.outcomesOf(scene, effort, this.wordsOf(barred));
    if (!favourite) return undefined;
    const rivals = new Rivals([favourite, ...others]);
    for (let samples = 0; samples < effort.samples && !rivals.isDecided; samples++) {
      rivals.count(this.lookahead.sample(scene, rivals.outcomes, this.piles, effort.glance, draw));
      yield rivals.best;
    }
    return rivals.best;
  }

  private outcomesOf(scene: Scene, { positions, outcomes }: Effort, barred: readonly number[]): Outcome[] {
    const found = this.survey.run(scene, positions, outcomes, barred);
    return found.length > 0 ? found : this.survey.run(scene, PERSISTENCE * positions, outcomes, barred);
  }

  private wordsOf(views: readonly View[]): number[] {
    return views.map((view) => {
      const { columns, done } = sceneOf(view, this.piles);
      return this.survey.wordOf(columns, done);
    });
  }
}
