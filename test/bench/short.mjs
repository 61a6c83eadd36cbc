/**
 * `node test/bench/short.mjs [deals] [seconds,…] [metric] [megabytes]`: how short lines get, and how soon.
 *
 * Shortens every 160th deal (or fewer, evenly chosen) and prints, after each of the given processor times, the
 * mean length, the mean proved bound, how many lines are proved to be the shortest, and, in the metric in which
 * those are counted, how many are shorter than, equal to and longer than published ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/pnpm.mjs';
import { cpuSeconds, loadCore } from './core.mjs';

const [count = 200, seconds = '0.15,3,10', metric = 'runs', megabytes = 64] = process.argv.slice(2);
const times = seconds.split(',').map(Number);
const published = readFileSync(join(ROOT, 'test/fixtures/published-lengths.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t').map(Number))
  .filter(([deal, moves]) => deal > 0 && moves > 0);
const sample = published.filter((_, index) => Math.floor(index * count / published.length)
  !== Math.floor((index - 1) * count / published.length));

const { PRESETS, autoplay, deal, shorten } = await loadCore();
shortened(617, [0.5]);
const results = sample.map(([number, moves]) => ({ moves, pars: shortened(number, times) }));

console.log(`${results.length} deals, metric ${metric}, ${megabytes} MB, published ${mean(sample.map(([, moves]) => moves))}`);
times.forEach((time, index) => {
  const pars = results.map((result) => result.pars[index]);
  const found = pars.filter(Boolean);
  const differences = results.filter((_, at) => pars[at]).map(({ moves }, at) => found[at].length - moves);
  console.log([
    `${time} s: mean ${mean(found.map(({ length }) => length))}`,
    `bound ${mean(found.map(({ bound }) => bound))}`,
    `proved ${found.filter(({ length, bound }) => length === bound).length}`,
    `none ${pars.length - found.length}`,
    ...metric === 'runs' ? [
      `shorter ${differences.filter((difference) => difference < 0).length}`,
      `equal ${differences.filter((difference) => difference === 0).length}`,
      `longer ${differences.filter((difference) => difference > 0).length}`,
    ] : [],
  ].join(', '));
});

/** The best line of a deal after each of the times; processor time, not the clock's. */
function shortened(number, times) {
  const shortening = shorten(autoplay(deal(PRESETS.classic, number)), { metric, memory: megabytes * 1e6 });
  const start = cpuSeconds();
  const pars = [];
  let par;
  while (pars.length < times.length) {
    const { done, value } = shortening.next();
    const taken = cpuSeconds() - start;
    // What comes too late does not count for the time that is over.
    while (pars.length < times.length && (done || taken > times[pars.length])) pars.push(par);
    if (!done) par = value;
  }
  return pars;
}

function mean(numbers) {
  return (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(2);
}
