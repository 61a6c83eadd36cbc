/**
 * `pnpm bench:daily [first] [last]`: whether the deals of all days can be won, in Spider with open cards. Each line is
 * replayed to its win. Days as `2026-11-30`; those that the tests freeze, where none are named.
 */
import { cpuSeconds, loadCore } from './core.mjs';

const [first = '2026-01-01', last = '2036-12-31'] = process.argv.slice(2);
const { dailyDeal, dayOfKey, isWon, keyOfDay, newGame, PRESETS, solve, update } = await loadCore();

for (const name of /** @type {const} */ (['classic', 'houseC', 'spider1', 'spider2', 'spider4'])) {
  const rules = PRESETS[name];
  const began = cpuSeconds();
  const others = [];
  let won = 0;
  for (let day = dayOfKey(first); day <= dayOfKey(last); day++) {
    const key = keyOfDay(day);
    const game = newGame(rules, dailyDeal(rules, key));
    const verdict = solve(game.position);
    if (verdict.type !== 'winnable') others.push(`${key} ${verdict.type}`);
    else if (isWon(verdict.moves.reduce(play, game).position)) won++;
    else throw new Error(`${key}: the line does not win`);
  }
  console.log(`${name.padEnd(8)} ${won} days won, ${Math.round(cpuSeconds() - began)} s`);
  if (others.length > 0) console.log(`not won  ${others.join(', ')}`);
}

/**
 * @param {import('@sidedeck/core').Game} game
 * @param {import('@sidedeck/core').Move} move
 */
function play(game, move) {
  return update(game, { type: 'move', move });
}
