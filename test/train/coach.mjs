/**
 * `pnpm train:coach <network> <suits> [rounds] [games] [positions] [first deal]`: goes on training one of the networks
 * of `weights.ts`, say `four`, from where it is, and writes it back after each round. `judgements.ts` says which of
 * them plays.
 *
 * A round plays games by the network alone, with a few daring choices, and fits it to what came of them. The target of
 * an outcome played is the forecast of the best one at the next decision, mixed with what came of that, to the game's
 * end (TD(λ), λ = 0.8); what came before a daring choice hears nothing of its fate. Other outcomes that were found are
 * held, more loosely, to what the network thought of them: else it forgets how bad the bad ones are, and a search finds
 * those it overrates. The last rounds' games are kept. The deals of the benchmark are not among them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '../bench/core.mjs';
import { ROOT } from '../setup/pnpm.mjs';
import { Fit } from './fit.mjs';

const HOME = 'packages/core/src/solver/coach';
const LAMBDA = 0.8;
const ROUNDS_KEPT = 8;
const EPOCHS = 2;
const BATCH = 256;
const RATE = 0.0006;
const WARMING = 200;
const ASIDE = 0.5;
const DARING = 8;

/** @typedef {import('../../packages/core/src/solver/coach/selfPlay.ts').Lesson} Lesson */
/** @type {typeof import('../../packages/core/src/solver/coach/selfPlay.ts')} */
const { LAYERS, Network, Pupil, WEIGHTS, chanceOf, drawFrom, makeWeights, networkOf } = await loadBundle(`${HOME}/selfPlay.ts`);

const name = /** @type {keyof typeof WEIGHTS} */ (process.argv[2]);
if (!Object.hasOwn(WEIGHTS, name)) throw new RangeError(`No network ${name}: there are ${Object.keys(WEIGHTS).join(', ')}`);
const [suits = 4, rounds = 20, games = 500, positions = 300, first = 20_000_000] = process.argv.slice(3).map(Number);
if (suits !== 1 && suits !== 2 && suits !== 4) throw new RangeError(`${suits} suits: 1, 2 and 4 exist`);

/** @type {import('../../packages/core/src/solver/coach/selfPlay.ts').LessonPlan['rules']} */
const rules = { game: 'spider', suits, layout: 'leading' };
const draw = drawFrom(first);
/** @type {{ lessons: readonly Lesson[], won: boolean }[][]} */
const kept = [];
let { weights } = networkOf(name);
let deal = first;

for (let round = 1; round <= rounds; round++) {
  const pupil = new Pupil(new Network(weights));
  const played = Array.from({ length: games }, () => pupil.play(deal++, { rules, positions, daring: DARING }, draw));
  kept.push(played);
  if (kept.length > ROUNDS_KEPT) kept.shift();
  const fit = new Fit(LAYERS, { columns: 10, suits: 4 }, weights);
  /** @param {Lesson} lesson */
  const forecast = (lesson) => chanceOf(fit.logOdds(pupil.featuresOf(lesson)));
  const taught = kept.flat().flatMap((game) => targetsOf(game, forecast));
  const loss = learn(fit, pupil, taught);
  weights = fit.means;
  save(weights);
  const won = played.filter((game) => game.won).length;
  console.log(`round ${round}: ${won} of ${games} games won, loss ${loss.toFixed(4)} on ${taught.length} outcomes`);
}

/**
 * @param {{ lessons: readonly Lesson[], won: boolean }} game
 * @param {(lesson: Lesson) => number} forecast what the network thinks now
 */
function targetsOf({ lessons, won }, forecast) {
  let target = won ? 1 : 0;
  return lessons.toReversed().flatMap((lesson) => {
    if (lesson.role === 'aside') return [{ lesson, target: lesson.forecast, weight: ASIDE }];
    const chance = forecast(lesson);
    if (lesson.role === 'best') {
      target = chance;
      return [{ lesson, target: lesson.forecast, weight: ASIDE }];
    }
    const own = target;
    target = LAMBDA * target + (1 - LAMBDA) * chance;
    return [{ lesson, target: own, weight: 1 }];
  });
}

/**
 * Goes through all outcomes, in random order, with a rate that falls.
 *
 * @param {Fit} fit
 * @param {InstanceType<typeof Pupil>} pupil
 * @param {{ lesson: Lesson, target: number, weight: number }[]} taught
 */
function learn(fit, pupil, taught) {
  const steps = EPOCHS * Math.ceil(taught.length / BATCH);
  let loss = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    loss = 0;
    shuffle(taught);
    for (let at = 0; at < taught.length; at += BATCH) {
      const batch = taught.slice(at, at + BATCH).map(({ lesson, target, weight }) => (
        { row: pupil.featuresOf(lesson), target, weight }
      ));
      const rate = RATE * Math.min(1, fit.steps / WARMING) * (0.51 + 0.49 * Math.cos(Math.PI * fit.steps / steps));
      loss += fit.step(batch, rate);
    }
  }
  return loss / taught.length;
}

/** @template T @param {T[]} list */
function shuffle(list) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    [list[last], list[other]] = /** @type {[T, T]} */ ([list[other], list[last]]);
  }
}

/** @param {Float32Array} trained */
function save(trained) {
  const texts = { ...WEIGHTS, [name]: `\n${makeWeights(trained, 32)}\n` };
  const lines = Object.entries(texts).map(([each, text]) => `  ${each}: \`${text}\`,\n`);
  writeFileSync(join(ROOT, HOME, 'weights.ts'), `/**
 * Networks as \`digits.ts\` writes them, named after the number of suits with which they played. They learned from games
 * with themselves, on deals from 1,000,000 up; \`pnpm train:coach\` trains one of them further.
 */
export const WEIGHTS = {
${lines.join('')}} as const;

export type NetworkName = keyof typeof WEIGHTS;
`);
}
