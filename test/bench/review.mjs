/**
 * `pnpm bench:review [games] [cells] [moves]`: what it costs to review games, and to light the lamp along them.
 *
 * Three players make the games, with a solver at hand. One moves at random; one mixes such moves into lines that win;
 * one never loses the game until a certain move, and moves at random from there. Whoever moves at random goes to where
 * the game has not been before, if there is such a place. Prints processor times of one core: of whole reviews, and
 * of deciding each position met.
 */
import { cpuSeconds, loadCore } from './core.mjs';

const [count = 200, cells = 4, moves = 120] = process.argv.slice(2).map(Number);
const {
  PRESETS, changesSomething, isWon, legalMoves, makeBoard, newGame, review, solve, update,
} = await loadCore();

/** @typedef {import('@sidedeck/core').FreecellGame} Game */

/** How many of a hundred moves are made at random. */
const PLAYERS = [
  { mistakes: 100, careful: false }, { mistakes: 70, careful: false }, { mistakes: 100, careful: true },
];
/** @type {import('@sidedeck/core').FreecellRules} */
const RULES = { ...PRESETS.classic, cells };
/** Searches of the players are short; what they cannot decide counts as lost. */
const GLANCE = { positions: 20_000 };
const REVIEW_BAR = 3000;
const LIGHT_BAR = 50;

let state = 1;

const games = Array.from({ length: count }, (_, index) => playGame(PLAYERS[index % PLAYERS.length]));
const reviews = games.map((game) => ({ game, ...timed(() => lastOf(review(game))) }));
const lights = games.flatMap(({ positions }) => positions.slice(1).map((position) => timed(() => solve(position))));

console.log(`${count} games with ${cells} cells, ${mean(games.map(({ cursor }) => cursor))} moves on average`);
console.log(`reviews   ${summary(reviews, REVIEW_BAR)}`);
console.log(`standings ${tally(reviews.flatMap(({ value }) => value.standings))}`);
const losses = reviews.flatMap(({ value }) => value.loss ?? []);
console.log(`lost by a known move: ${losses.length} games, on average ${mean(losses.map(({ others }) => others))} others, `
  + `${mean(losses.map(({ winning }) => winning))} win, ${mean(losses.map(({ unknown }) => unknown))} not known`);
console.log(`lights    ${summary(lights, LIGHT_BAR)}`);
console.log(`verdicts  ${tally(lights.map(({ value }) => value.type))}`);

/**
 * The next game that comes to `moves` moves and is not won by then; many are stuck or won before.
 *
 * @param {typeof PLAYERS[number] | undefined} player
 */
function playGame({ mistakes, careful } = { mistakes: 100, careful: false }) {
  for (;;) {
    let game = newGame(RULES, 1 + pick(1_000_000));
    const slip = careful ? pick(moves) : 0;
    const seen = new Set([makeBoard(game.position)]);
    for (let stuck = false; !stuck && game.cursor < moves;) {
      const next = nextOf(game, seen, mistakes, game.cursor < slip);
      stuck = next === game;
      game = next;
      seen.add(makeBoard(game.position));
    }
    if (game.cursor === moves && !isWon(game.position)) return game;
  }
}

/**
 * @param {Game} game
 * @param {Set<string>} seen
 * @param {number} mistakes
 * @param {boolean} careful
 */
function nextOf(game, seen, mistakes, careful) {
  const verdict = pick(100) < mistakes ? undefined : solve(game.position, GLANCE);
  if (verdict?.type === 'winnable' && verdict.moves[0]) return update(game, { type: 'move', move: verdict.moves[0] });
  const all = legalMoves(game.position)
    .filter((move) => changesSomething(game.position, move))
    .map((move) => update(game, { type: 'move', move }));
  const fresh = all.filter(({ position }) => !seen.has(makeBoard(position)) && !isWon(position));
  const sound = careful ? fresh.filter(({ position }) => solve(position, GLANCE).type === 'winnable') : [];
  const open = [sound, fresh, all].find((games) => games.length > 0) ?? [];
  return open[pick(open.length)] ?? game;
}

/** The same row of whole numbers below `limit` each time. @param {number} limit */
function pick(limit) {
  state = Math.imul(state, 1664525) + 1013904223 >>> 0;
  return Math.floor(state / 2 ** 32 * limit);
}

/**
 * @template T
 * @param {() => T} work
 */
function timed(work) {
  const began = cpuSeconds();
  const value = work();
  return { value, milliseconds: 1000 * (cpuSeconds() - began) };
}

/**
 * @template T
 * @param {Generator<unknown, T, void>} slices
 */
function lastOf(slices) {
  for (let slice = slices.next(); ; slice = slices.next()) if (slice.done) return slice.value;
}

/**
 * @param {{ milliseconds: number }[]} times
 * @param {number} bar milliseconds
 */
function summary(times, bar) {
  const sorted = times.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(1);
  const within = 100 * sorted.filter((milliseconds) => milliseconds <= bar).length / sorted.length;
  return `ms: median ${at(0.5)}, 95 % ${at(0.95)}, worst ${at(1)}; ${within.toFixed(1)} % within ${bar} ms`;
}

/** @param {readonly string[]} names */
function tally(names) {
  return [...new Set(names)].map((name) => `${name} ${names.filter((other) => other === name).length}`).join(', ');
}

/** @param {readonly number[]} values */
function mean(values) {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
}
