/**
 * `node test/bench/short.mjs [deals] [seconds,…] [metric] [megabytes]`: how short lines get, and how soon.
 *
 * Shortens every 160th deal (or fewer of those, evenly chosen) and prints, after each of the given processor times,
 * the mean length, the mean proved bound and how many lines are proved to be the shortest; and, in the metric in
 * which those are counted, how many are shorter than, equal to and longer than published ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/pnpm.mjs';
import { cpuSeconds, loadCore } from './core.mjs';

const [deals = '200', seconds = '0.15,3,10', metricName = 'runs', megabytes = '64'] = process.argv.slice(2);
const metric = /** @type {import('@sidedeck/core').Metric} */ (metricName);
const times = seconds.split(',').map(Number);
const { PRESETS, autoplay, deal, shorten } = await loadCore();

const published = readPublished();
const count = Math.min(Number(deals), published.length);
const step = published.length / count;
const sample = Array.from({ length: count }, (_, index) => published[Math.floor(index * step)] ?? []);

// The compiler takes its time with the first few.
shortened(617, [1]);
const results = sample.map(([number = 0, reference = 0]) => ({ reference, pars: shortened(number, times) }));

const compared = metric === 'runs' ? `; published lines ${mean(results.map(({ reference }) => reference))}` : '';
console.log(`${count} deals, metric ${metric}, ${megabytes} MB at most${compared}`);
times.forEach((time, index) => console.log(`after ${time} s: ${summary(index)}`));

/** The published length of each deal of the fixture. */
function readPublished() {
  return readFileSync(join(ROOT, 'test/fixtures/published-lengths.tsv'), 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split('\t').map(Number));
}

/**
 * The best line of a deal after each of the times; processor time, not the clock's.
 *
 * @param {number} number
 * @param {readonly number[]} until seconds, rising
 */
function shortened(number, until) {
  const shortening = shorten(autoplay(deal(PRESETS.classic, number)), { metric, memory: Number(megabytes) * 1e6 });
  const start = cpuSeconds();
  /** @type {(import('@sidedeck/core').Par | undefined)[]} */
  const pars = [];
  /** @type {import('@sidedeck/core').Par | undefined} */
  let par;
  while (pars.length < until.length) {
    const slice = shortening.next();
    const taken = cpuSeconds() - start;
    // What comes too late does not count for the time that is over.
    while (pars.length < until.length && (slice.done || taken > (until[pars.length] ?? 0))) pars.push(par);
    if (!slice.done) par = slice.value;
  }
  return pars;
}

/** @param {number} index of the time */
function summary(index) {
  const found = results.flatMap(({ reference, pars }) => pars[index] ? [{ reference, ...pars[index] }] : []);
  const share = (/** @type {(par: typeof found[number]) => boolean} */ holds) => found.filter(holds).length;
  return [
    `length ${mean(found.map(({ length }) => length))}`,
    `bound ${mean(found.map(({ bound }) => bound))}`,
    `proved ${share(({ length, bound }) => length === bound)}`,
    `without a line ${count - found.length}`,
    ...metric === 'runs' ? [
      `shorter ${share(({ length, reference }) => length < reference)}`,
      `equal ${share(({ length, reference }) => length === reference)}`,
      `longer ${share(({ length, reference }) => length > reference)}`,
    ] : [],
  ].join(', ');
}

/** @param {readonly number[]} numbers */
function mean(numbers) {
  return (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(2);
}
