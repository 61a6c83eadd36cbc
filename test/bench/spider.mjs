/**
 * `pnpm bench:spider [deals] [suits] [study]`: whether Spider deals can be won with open cards, and what it costs to
 * find a way; all three games where no suits are named. Every line is replayed to its win.
 *
 * The deals are the first of a fixed row of numbers, written down before anything was tuned (on others). With `study`
 * they are spread evenly over 1 … 32,000 in the layout of a published study. Processor time of one core.
 */
import { cpuSeconds, loadCore } from './core.mjs';

const [count = 500, suits = 0] = process.argv.slice(2).map(Number);
const isStudy = process.argv[4] === 'study';
const STUDY_DEALS = 32_000;
const core = await loadCore();
const { isWon, play, solve } = core;
const rssBefore = process.memoryUsage.rss();
let rssMost = rssBefore;

for (const each of /** @type {const} */ ([4, 2, 1])) if (suits === 0 || suits === each) measure(each);

/** @param {1 | 2 | 4} suits */
function measure(suits) {
  const results = (isStudy ? studied() : drawn()).map((number) => solved(suits, number));
  const lines = results.flatMap(({ moves }) => moves ?? []);
  const seconds = results.map((result) => result.seconds).sort((a, b) => a - b);
  const slowest = results.reduce((worst, result) => result.seconds > worst.seconds ? result : worst);
  console.log(`${count} deals, suits: ${suits}${isStudy ? ', layout of the study' : ''}`);
  console.log(`won       ${lines.length}, in ${mean(lines).toFixed(0)} moves on average`);
  console.log(`seconds   mean ${mean(seconds).toFixed(3)}, median ${at(seconds, 0.5)}, 90 % ${at(seconds, 0.9)}, `
    + `99 % ${at(seconds, 0.99)}, worst ${at(seconds, 1)} (deal ${slowest.number})`);
  console.log(`memory    ${((rssMost - rssBefore) / 1e6).toFixed(0)} MB at the most, more than before the first deal`);
  const others = results.filter(({ moves }) => moves === undefined).map(({ number, verdict }) => `${number} ${verdict}`);
  if (others.length > 0) console.log(`not won   ${others.join(', ')}`);
}

/**
 * @param {1 | 2 | 4} suits
 * @param {number} number
 */
function solved(suits, number) {
  const position = core.deal({ game: 'spider', suits, layout: isStudy ? 'spread' : 'leading' }, number);
  const began = cpuSeconds();
  const verdict = solve(position);
  const seconds = cpuSeconds() - began;
  rssMost = Math.max(rssMost, process.memoryUsage.rss());
  if (verdict.type !== 'winnable') return { number, seconds, verdict: verdict.type };
  const end = verdict.moves.reduce((now, move) => play(now, move), position);
  if (!isWon(end)) throw new Error(`Deal ${number}: the line does not win`);
  return { number, seconds, verdict: verdict.type, moves: verdict.moves.length };
}

function drawn() {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return 1 + Math.floor(state / 2 ** 32 * 2_147_483_647);
  });
}

function studied() {
  const step = Math.floor(STUDY_DEALS / count);
  return Array.from({ length: count }, (_, index) => step * (index + 1));
}

/** @param {readonly number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * @param {readonly number[]} sorted
 * @param {number} share
 */
function at(sorted, share) {
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(3);
}
