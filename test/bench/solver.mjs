/**
 * `node test/bench/solver.mjs [last] [first] [step] [cells]`: what it costs to decide deals, one after the other.
 *
 * Prints processor time and positions visited by deal: mean, median, 99th percentile and worst; and of the verdicts
 * how many are which. Every line is replayed to its win, outside the time that counts.
 */
import { cpuSeconds, loadCore } from './core.mjs';

const [last = 2000, first = 1, step = 1, cells = 4] = process.argv.slice(2).map(Number);
const { PRESETS, autoplay, deal, isWon, play, solveInSlices } = await loadCore();

// The compiler takes its time with the first few.
for (let number = 1; number <= 300; number++) decide(number);
const results = [];
for (let number = first; number <= last; number += step) results.push(decide(number));

const winnable = results.flatMap(({ verdict }) => verdict.type === 'winnable' ? [verdict.moves.length] : []);
console.log(`${results.length} deals, ${cells} cells: ${Object.entries(countBy(results)).join('; ').replaceAll(',', ' ')}`);
console.log(`milliseconds ${summary(results.map(({ milliseconds }) => milliseconds))}`);
console.log(`positions    ${summary(results.map(({ positions }) => positions))}`);
console.log(`moves        ${summary(winnable)}`);
console.log(`memory       ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most, the runtime's included`);

/** @param {number} number */
function decide(number) {
  const start = deal({ ...PRESETS.classic, cells }, number);
  const began = cpuSeconds();
  const slices = solveInSlices(start);
  let positions = 0;
  let slice = slices.next();
  for (; !slice.done; slice = slices.next()) positions = slice.value;
  const milliseconds = 1000 * (cpuSeconds() - began);
  check(number, start, slice.value);
  return { milliseconds, positions, verdict: slice.value };
}

/**
 * @param {number} number
 * @param {import('@sidedeck/core').Position} start
 * @param {import('@sidedeck/core').Verdict} verdict
 */
function check(number, start, verdict) {
  if (verdict.type !== 'winnable') return;
  const end = verdict.moves.reduce((now, move) => autoplay(play(now, move)), start);
  if (!isWon(end)) throw new Error(`Deal ${number}: the line does not win`);
}

/** @param {{ verdict: import('@sidedeck/core').Verdict }[]} decided */
function countBy(decided) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { verdict } of decided) counts[verdict.type] = (counts[verdict.type] ?? 0) + 1;
  return counts;
}

/** @param {number[]} values */
function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return [['mean', mean], ['median', at(0.5)], ['99 %', at(0.99)], ['worst', at(1)]]
    .map(([name, value]) => `${name} ${Math.round(1000 * Number(value)) / 1000}`).join(', ');
}
