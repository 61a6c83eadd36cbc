/**
 * `pnpm bench:solver [last] [first] [step] [cells] [rounds]`: what it costs to decide deals, one after the other.
 *
 * Prints processor time and positions by deal: mean, median, 99th percentile, worst; and how many verdicts are which.
 * `search` is the decision alone, `solve` has the moves of the line too. Every line is replayed to its win, outside
 * the time that counts. Where Freecell Solver is installed (Debian's package freecell-solver-bin), it decides the
 * same deals with its preset `lg`, in turn with us, and the ratio of the times is printed for each round; it needs
 * a step of 1 and 4 cells. Times are processor times of one core.
 */
import { spawnSync } from 'node:child_process';
import { cpuSeconds, loadCore } from './core.mjs';

const PEER = 'freecell-solver-range-parallel-solve';

const [last = 2000, first = 1, step = 1, cells = 4, rounds = 3] = process.argv.slice(2).map(Number);
const { PRESETS, autoplay, deal, decide, isWon, play, solve } = await loadCore();

const numbers = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
const starts = numbers.map((number) => deal({ ...PRESETS.classic, cells }, number));
const hasPeer = step === 1 && cells === 4 && spawnSync(PEER, ['--help']).error === undefined;

// The compiler takes its time with the first few.
for (const start of starts.slice(0, 500)) search(start);

for (let round = 1; round <= rounds; round++) {
  const searches = starts.map(search);
  const solutions = starts.map(solution);
  if (round === 1) report(searches, solutions);
  const own = mean(searches.map(({ milliseconds }) => milliseconds));
  const peer = hasPeer ? peerMilliseconds() : undefined;
  const ratio = peer === undefined ? 'no peer measured' : `Freecell Solver ${tidy(peer)}, ratio ${tidy(own / peer)}`;
  const whole = mean(solutions.map(({ milliseconds }) => milliseconds));
  console.log(`round ${round}: milliseconds a deal: search ${tidy(own)}, solve ${tidy(whole)}; ${ratio}`);
}

/** @param {import('@sidedeck/core').FreecellPosition} start */
function search(start) {
  const began = cpuSeconds();
  const slices = decide(start);
  let positions = 0;
  let slice = slices.next();
  for (; !slice.done; slice = slices.next()) positions = slice.value;
  return { milliseconds: 1000 * (cpuSeconds() - began), positions };
}

/**
 * @param {import('@sidedeck/core').FreecellPosition} start
 * @param {number} index
 */
function solution(start, index) {
  const began = cpuSeconds();
  const verdict = solve(start);
  const milliseconds = 1000 * (cpuSeconds() - began);
  if (verdict.type === 'winnable') {
    const end = verdict.moves.reduce((now, move) => autoplay(play(now, move)), start);
    if (!isWon(end)) throw new Error(`Deal ${numbers[index]}: the line does not win`);
  }
  return { milliseconds, verdict };
}

/**
 * @param {{ milliseconds: number, positions: number }[]} searches
 * @param {{ milliseconds: number, verdict: import('@sidedeck/core').Verdict }[]} solutions
 */
function report(searches, solutions) {
  const verdicts = solutions.map(({ verdict }) => verdict);
  const counts = [...new Set(verdicts.map(({ type }) => type))]
    .map((type) => `${type} ${verdicts.filter((verdict) => verdict.type === type).length}`);
  console.log(`${numbers.length} deals, ${cells} cells: ${counts.join(', ')}`);
  console.log(`search, milliseconds  ${summary(searches.map(({ milliseconds }) => milliseconds))}`);
  console.log(`solve, milliseconds   ${summary(solutions.map(({ milliseconds }) => milliseconds))}`);
  console.log(`positions             ${summary(searches.map(({ positions }) => positions))}`);
  console.log(`moves of a line       ${summary(verdicts.flatMap((verdict) =>
    verdict.type === 'winnable' ? [verdict.moves.length] : []))}`);
  console.log(`memory                ${Math.round(process.resourceUsage().maxRSS / 1024)} MB, the runtime's included`);
}

/** The peer's processor time a deal, as the shell takes it. */
function peerMilliseconds() {
  const command = `TIMEFORMAT='%U %S'; time ${PEER} ${first} ${last} ${numbers.length} -l lg > /dev/null`;
  const { stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  const [user = NaN, system = NaN] = stderr.trim().split(/\s+/).slice(-2).map(Number);
  return 1000 * (user + system) / numbers.length;
}

/** @param {number[]} values */
function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
  return `mean ${tidy(mean(values))}, median ${tidy(at(0.5))}, 99 % ${tidy(at(0.99))}, worst ${tidy(at(1))}`;
}

/** @param {number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** @param {number} value */
function tidy(value) {
  return Math.round(1000 * value) / 1000;
}
