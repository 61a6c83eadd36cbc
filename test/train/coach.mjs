/**
 * `pnpm train:coach <network> <suits> [rounds] [games] [positions] [first deal]`: goes on training one of the networks
 * of `weights.ts`, say `fourA`, from where it is, and writes it back after each round. `judgements.ts` says which of
 * them play.
 *
 * A round plays games by the network alone, with a few daring choices, and fits it to what came of them: an outcome's
 * target is the forecast of the next, and so on to the game's end (TD(λ), λ = 0.95). The last rounds' games are kept.
 * The deals of the benchmark are not among them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '../bench/core.mjs';
import { ROOT } from '../setup/pnpm.mjs';
import { Fit } from './fit.mjs';

const HOME = 'packages/core/src/solver/coach';
const LAMBDA = 0.95;
const ROUNDS_KEPT = 40;
const BATCH = 256;
const RATE = 0.0006;
const DARING = 5;

/** @type {typeof import('../../packages/core/src/solver/coach/selfPlay.ts')} */
const { FEATURES, Network, Pupil, WEIGHTS, drawFrom, makeWeights, networkOf } = await loadBundle(`${HOME}/selfPlay.ts`);

const name = /** @type {keyof typeof WEIGHTS} */ (process.argv[2]);
if (!Object.hasOwn(WEIGHTS, name)) throw new RangeError(`No network ${name}: there are ${Object.keys(WEIGHTS).join(', ')}`);
const [suits = 4, rounds = 20, games = 1000, positions = 400, first = 20_000_000] = process.argv.slice(3).map(Number);
if (suits !== 1 && suits !== 2 && suits !== 4) throw new RangeError(`${suits} suits: 1, 2 and 4 exist`);

const { units, weights } = networkOf(name);
const draw = drawFrom(first);
const fit = new Fit(FEATURES, units, weights);
/** @type {{ rows: Float32Array, targets: Float32Array }[]} */
const kept = [];
let deal = first;

for (let round = 1; round <= rounds; round++) {
  const pupil = new Pupil(new Network(fit.weights()));
  const lessons = Array.from({ length: games }, () => (
    pupil.play(deal++, { rules: { game: 'spider', suits, layout: 'leading' }, positions, daring: DARING }, draw)
  ));
  kept.push({ rows: join32(lessons.map(({ features }) => features)), targets: join32(lessons.map(targetsOf)) });
  if (kept.length > ROUNDS_KEPT) kept.shift();
  const rows = join32(kept.map((each) => each.rows));
  if (round === 1) fit.normalise(rows);
  const loss = learn(rows, join32(kept.map((each) => each.targets)));
  save(fit.weights());
  const won = lessons.filter((lesson) => lesson.won).length;
  console.log(`round ${round}: ${won} of ${games} games won, loss ${loss.toFixed(4)} on ${rows.length / FEATURES} outcomes`);
}

/** @param {import('../../packages/core/src/solver/coach/selfPlay.ts').Lesson} lesson */
function targetsOf({ forecasts, won }) {
  const targets = new Float32Array(forecasts.length);
  let target = won ? 1 : 0;
  for (let at = forecasts.length - 1; at >= 0; at--) {
    targets[at] = target;
    target = LAMBDA * target + (1 - LAMBDA) * (forecasts[at] ?? 0);
  }
  return targets;
}

/**
 * Goes through all outcomes twice, in random order.
 *
 * @param {Float32Array} rows
 * @param {Float32Array} targets
 */
function learn(rows, targets) {
  let loss = 0;
  for (const rate of [RATE, 0.3 * RATE]) {
    loss = 0;
    const order = Int32Array.from(targets.keys());
    for (let last = order.length - 1; last > 0; last--) {
      const other = draw(last + 1);
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    for (let at = 0; at < order.length; at += BATCH) {
      loss += fit.step(rows, targets, order.subarray(at, at + BATCH), rate);
    }
  }
  return loss / targets.length;
}

/** @param {readonly Float32Array[]} parts */
function join32(parts) {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {Float32Array} trained */
function save(trained) {
  const texts = { ...WEIGHTS, [name]: `\n${makeWeights(trained, units)}\n` };
  const lines = Object.entries(texts).map(([each, text]) => `  ${each}: \`${text}\`,\n`);
  writeFileSync(join(ROOT, HOME, 'weights.ts'), `/**
 * Networks as \`digits.ts\` writes them, named after the number of suits with which they last played. They learned from
 * games with themselves, on deals from 1,000,000 up; \`pnpm train:coach\` trains one of them further.
 */
export const WEIGHTS = {
${lines.join('')}} as const;

export type NetworkName = keyof typeof WEIGHTS;
`);
}
