import type { SpiderGame } from '../../game.ts';
import { DEAL as DEAL_MOVE, columnName, moveOf, type Move } from '../../move.ts';
import type { SpiderRules } from '../../rules.ts';
import { drawFrom } from './chance.ts';
import { Coach, type Effort } from './coach.ts';
import { estimateOf, type Estimate } from './estimate.ts';
import { judgementOf } from './judgements.ts';
import { chanceOf } from './network.ts';
import { questionOf, type Question } from './question.ts';
import { DEAL, RUNS, type Outcome, type Step } from './scene.ts';
import type { View } from './view.ts';

/**
 * What the coach says.
 * - `move`: the next move, or the round to deal, and all moves until something new is seen.
 * - `undo`: no way on was found. That is no proof that there is none.
 * - `won`: nothing is left to do.
 */
export type Advice =
  | {
    readonly type: 'move';
    readonly move: Move;
    readonly plan: readonly Move[];
    /** What the network makes of it, 0 … 1, and how such forecasts came true. */
    readonly forecast: number;
    readonly estimate: Estimate;
  }
  | { readonly type: 'undo' }
  | { readonly type: 'won' };

export interface CoachOptions {
  /** The same seed and samples give the same advice. */
  readonly seed: number;
  /** Arrangements of the unseen cards that the best outcomes are tried on; by default the judgement alone decides. */
  readonly samples?: number;
  /** Instead of `samples`: thinks this long, or until it is sure. */
  readonly milliseconds?: number;
}

const OUTCOMES = 6;
const GLANCE = 400;
/** As many samples as time allows, up to here. */
const MOST_SAMPLES = 1024;

/** The advice for a game now. */
export function coach(game: SpiderGame, options: CoachOptions): Advice {
  const thoughts = coachInSlices(questionOf(game), options);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return value;
  }
}

/** Thinks in slices of a few milliseconds; pauses after each, with the advice so far where it has changed. */
export function* coachInSlices(
  { view, barred }: Question, { seed, samples = 0, milliseconds }: CoachOptions,
): Generator<Advice | undefined, Advice, void> {
  if (view.done.length === RUNS) return { type: 'won' };
  const end = milliseconds === undefined ? Infinity : Date.now() + milliseconds;
  const { suits } = view.rules;
  const judgement = judgementOf(suits);
  const effort: Effort = {
    positions: judgement.positions, outcomes: OUTCOMES, glance: GLANCE,
    samples: milliseconds === undefined ? samples : MOST_SAMPLES,
  };
  const coach = idle.get(suits) ?? new Coach(judgement);
  idle.delete(suits);
  const thoughts = coach.choose(view, effort, drawFrom(seed), barred);
  let told: Outcome | undefined;
  for (;;) {
    const { done, value } = thoughts.next();
    if (done || Date.now() >= end) {
      idle.set(suits, coach);
      return adviceOf(view, value);
    }
    yield value === told ? undefined : adviceOf(view, value);
    told = value;
  }
}

/** Coaches that think about nothing now; to make one costs some milliseconds, and it keeps 40 MB. */
const idle = new Map<SpiderRules['suits'], Coach>();

function adviceOf({ rules }: View, outcome: Outcome | undefined): Advice {
  if (!outcome) return { type: 'undo' };
  const plan = outcome.steps.map(moveOfStep);
  const forecast = chanceOf(outcome.value);
  return { type: 'move', move: plan[0]!, plan, forecast, estimate: estimateOf(rules.suits, forecast) };
}

export function moveOfStep(step: Step): Move {
  return step === DEAL ? DEAL_MOVE : moveOf(columnName(step & 15), columnName(step >> 4 & 15), step >> 8);
}
