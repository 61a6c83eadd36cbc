/**
 * `pnpm bench:coach [suits] [games] [samples] [first deal]`: how often the coach wins that plays its own advice to the
 * end, without undo. It is given no more than a player sees. The deals are fixed, and no tuning was done on them: the
 * first 400 of each number of suits, layout `leading`. Prints wins with their standard error, times of a decision in
 * processor time of one core, and how the forecasts came true, in the form of `calibration.ts`.
 * `pnpm bench:coach fair [positions]` compares what it says where only the unseen cards differ.
 */
import { cpuSeconds, loadCore } from './core.mjs';
import { compareLookalikes } from './fairness.mjs';

if (process.argv[2] === 'fair') {
  await compareLookalikes(Number(process.argv[3] ?? 5000));
  process.exit();
}

const [suits = 4, count = 400, samples = 0, first = 1] = process.argv.slice(2).map(Number);
const { PRESETS, coach, isWon, newGame, update } = await loadCore();

/** @typedef {import('@sidedeck/core').SpiderGame} SpiderGame */

const rules = { 1: PRESETS.spider1, 2: PRESETS.spider2, 4: PRESETS.spider4 }[suits];
if (!rules) throw new RangeError(`${suits} suits: 1, 2 and 4 exist`);
/** @type {number[]} */
const times = [];
/** @type {{ forecast: number, won: boolean }[]} */
const forecasts = [];
/** @type {number[]} */
const won = [];
let runs = 0;

for (let deal = first; deal < first + count; deal++) {
  const game = playOn(newGame(rules, deal), deal);
  if (isWon(game.position)) won.push(deal);
  runs += game.position.foundations.filter((pile) => pile.length > 0).length;
  const games = deal - first + 1;
  if (games % 20 === 0 || games === count) report(games);
}
console.log(`won: ${won.join(' ')}`);
console.log(calibration());

/**
 * @param {SpiderGame} start
 * @param {number} seed
 */
function playOn(start, seed) {
  const from = forecasts.length;
  let game = start;
  for (;;) {
    const began = cpuSeconds();
    const advice = coach(game, { seed, samples });
    times.push(1000 * (cpuSeconds() - began));
    if (advice.type !== 'move') break;
    forecasts.push({ forecast: advice.forecast, won: false });
    for (const move of advice.plan) {
      const next = update(game, { type: 'move', move });
      if (next === game) throw new Error(`Deal ${start.deal}: the coach advised a move that is not allowed`);
      game = next;
    }
  }
  if (isWon(game.position)) for (const each of forecasts.slice(from)) each.won = true;
  return game;
}

/** @param {number} games */
function report(games) {
  const rate = won.length / games;
  const error = Math.sqrt(rate * (1 - rate) / games);
  const sorted = [...times].sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(0);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  console.log(`${suits} suits, ${samples} samples: ${won.length} of ${games} won, ${(100 * rate).toFixed(1)} % `
    + `± ${(100 * error).toFixed(1)}; ${(runs / games).toFixed(2)} runs a game; ${(times.length / games).toFixed(0)} `
    + `decisions a game, ms each: mean ${mean.toFixed(1)}, median ${at(0.5)}, 95 % ${at(0.95)}, worst ${at(1)}`);
}

/** Bands of forecasts with about as many positions each; where a higher one came true less often, they are joined. */
function calibration() {
  const sorted = forecasts.filter(({ forecast }) => forecast < 1).sort((a, b) => a.forecast - b.forecast);
  const size = Math.ceil(sorted.length / 16);
  /** @type {{ upTo: number, positions: number, won: number }[]} */
  const bands = [];
  for (let at = 0; at < sorted.length; at += size) {
    const band = sorted.slice(at, at + size);
    bands.push({
      upTo: Number((band.at(-1)?.forecast ?? 1).toFixed(4)),
      positions: band.length,
      won: band.filter((each) => each.won).length,
    });
    for (let [a, b] = bands.slice(-2); a && b && a.won / a.positions >= b.won / b.positions; [a, b] = bands.slice(-2)) {
      bands.splice(-2, 2, { upTo: b.upTo, positions: a.positions + b.positions, won: a.won + b.won });
    }
  }
  return bands.map((band) => `    { upTo: ${band.upTo}, positions: ${band.positions}, won: ${band.won} },`).join('\n');
}
