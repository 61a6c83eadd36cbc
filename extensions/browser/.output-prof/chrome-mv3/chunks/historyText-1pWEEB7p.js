import { At as makeDate, B as parseRules, Bt as reject, Dt as isDateKey, Et as counted, G as isPlayersWin, L as migrate, Mt as quote, Nt as tooLong, Ot as isId, Y as statusOf, jt as parseDate, tt as lastDeal, zt as accept } from "./table-B2t0YWwZ.js";
import { a as tableOf, i as standing, n as outranks, t as compareResults } from "./result-B3y4PPz0.js";
// ../../packages/core/src/history/history.ts
var EMPTY_HISTORY = {
	results: [],
	setAside: []
};
/** The union of two histories: commutative, associative and idempotent, so that devices agree in any order. */
function mergeHistory(a, b) {
	return historyOf([...a.results, ...b.results], [...a.setAside, ...b.setAside]);
}
/** A history of results and lines in any order, with repetitions. */
function historyOf(results, setAside) {
	const byId = /* @__PURE__ */ new Map();
	for (const result of results) {
		const known = byId.get(result.id);
		byId.set(result.id, known ? standing(known, result) : result);
	}
	return {
		results: [...byId.values()].sort(compareResults),
		setAside: [...new Set(setAside)].sort()
	};
}
/**
* The history after a game changed. To be called after every change, and with `left` for the game that another
* one replaces; it gives back the same object where nothing new is to be told.
*
* A game counts from its first move, once, however often it is restarted. It is won when it is won first: going
* back and winning again changes nothing. Given up, brought to its end by the demo, or left
* without a win it is lost, unless it is won later after all. A game that was never begun, or has no id, is not told.
*/
function recordResult(history, game, now, left = false) {
	const known = history.results.find(({ id }) => id === game.id);
	if (!(known !== void 0 || game.steps.length > 0) || !isId(game.id)) return history;
	const outcome = outcomeOf(game, left);
	if (known && !outranks(outcome, known.outcome)) return history;
	return mergeHistory(history, {
		results: [resultOf(game, outcome, now)],
		setAside: []
	});
}
function outcomeOf(game, left) {
	if (isPlayersWin(game)) return "won";
	return left || statusOf(game) !== "playing" ? "lost" : "open";
}
function resultOf(game, outcome, now) {
	const { id, deal, started, moveCount, elapsed } = game;
	const daily = game.daily ?? null;
	const ended = outcome === "open" ? {
		moves: 0,
		milliseconds: 0,
		finished: started
	} : {
		moves: moveCount,
		milliseconds: Math.round(elapsed),
		finished: now
	};
	return {
		...tableOf(game.rules),
		id,
		started,
		daily,
		deal,
		outcome,
		...ended
	};
}
// ../../packages/core/src/history/historyText.ts
/** From each version of the history's text to the next, in order. */
var MIGRATIONS = [(text) => text.replace(/^(\S+) ((?:won|lost|open) .*) (\w+ \d) (.+)$/gm, "$1 $1 $2 $3 - $4")];
/** Characters: more than a hundred thousand games. */
var LONGEST_HISTORY = 1e7;
/** Started, finished, outcome, deal, moves, milliseconds, id, game, cells, day, rules. */
var RESULT = /^(\S+) (\S+) (won|lost|open) (\d{1,10}|-) (\d{1,9}|-) (\d{1,15}|-) (\S+) (\w+) (\d) (\S+) (.+)$/;
/**
* A history as text, a line for each game: when it started and ended, outcome, deal, moves, milliseconds, id, game,
* cells, day, rules; `-` stands for what it does not have or is not known.
*
*     Sidedeck history 2
*     2026-11-30T01:36:00.000Z 2026-11-30T01:40:00.000Z won 617 92 201000 3f2a freecell 4 - houseB
*/
function makeHistory({ results, setAside }) {
	return [
		`Sidedeck history ${MIGRATIONS.length + 1}`,
		...results.map(makeResult),
		...setAside
	].map((line) => `${line}\n`).join("");
}
/** The line of one game. */
function makeResult(result) {
	const { started, finished, outcome, deal, moves, milliseconds, id, game, cells, daily, rules } = result;
	const end = finished === null ? "-" : makeDate(finished);
	return [
		makeDate(started),
		end,
		outcome,
		deal ?? "-",
		moves ?? "-",
		milliseconds ?? "-",
		id,
		game,
		cells,
		daily ?? "-",
		rules
	].join(" ");
}
/**
* Reads `makeHistory` text. Lines that are no result are set aside, kept, and told in `problem`: `damagedLines`.
* Errors: `tooLong`, `noHistory`, `badVersion`, `newerVersion`.
*/
function parseHistory(text) {
	const long = tooLong(text, LONGEST_HISTORY, Infinity);
	if (long) return long;
	const version = /^\uFEFF?\s*Sidedeck history (\S*)/.exec(text)?.[1];
	if (version === void 0) return reject("noHistory", "The text does not begin with “Sidedeck history”", 1);
	const current = migrate(text, version, MIGRATIONS);
	return current.ok ? readHistory(current.value) : current;
}
function readHistory(text) {
	const read = text.trim().split(/\r\n|\r|\n/).map((line) => line.trim()).slice(1).map((line) => line === "" ? void 0 : parseResult(line) ?? line);
	const results = read.filter((line) => typeof line === "object");
	const damaged = read.filter((line) => typeof line === "string");
	const history = historyOf(results, damaged);
	if (damaged.length === 0) return accept(history);
	const line = read.indexOf(damaged[0]) + 2;
	const message = `${counted(damaged.length, "line")} set aside as no result; the first is ${quote(damaged[0])}`;
	return accept(history, {
		code: "damagedLines",
		message,
		line
	});
}
/** Reads `makeResult` text; undefined for anything else. */
function parseResult(line) {
	const match = RESULT.exec(line);
	if (!match) return void 0;
	const [, begin = "", end, outcome, number, moves, milliseconds, id = "", game, cells, day = "", rulesText] = match;
	const started = parseDate(begin);
	const finished = end === "-" ? null : parseDate(end);
	const deal = optional(number);
	const daily = day === "-" ? null : day;
	const known = readKnown(game, Number(cells), rulesText);
	if (started === void 0 || finished === void 0 || !isId(id) || !known) return void 0;
	if (daily !== null && !isDateKey(daily)) return void 0;
	if (deal !== null && (deal < 1 || deal > known.lastDeal)) return void 0;
	return {
		...known.table,
		id,
		started,
		daily,
		deal,
		outcome,
		moves: optional(moves),
		milliseconds: optional(milliseconds),
		finished
	};
}
function optional(text) {
	return text === "-" ? null : Number(text);
}
/** Thousands of lines name the same few tables; those read before, by their text. */
var tables = /* @__PURE__ */ new Map();
var MOST_TABLES = 1e3;
function readKnown(game, cells, rulesText) {
	const text = `${game} ${cells} ${rulesText}`;
	if (tables.size > MOST_TABLES) tables.clear();
	if (!tables.has(text)) {
		const read = parseRules(game === "spider" ? rulesText : `${rulesText} cells=${cells}`);
		const isTable = read.ok && read.value.game === game;
		tables.set(text, isTable ? {
			table: tableOf(read.value),
			lastDeal: lastDeal(read.value)
		} : void 0);
	}
	return tables.get(text);
}
/** The table that a text names; undefined where there is no such game or there are no such rules. */
function readTable(game, cells, rulesText) {
	return readKnown(game, cells, rulesText)?.table;
}
export { EMPTY_HISTORY as a, recordResult as c, readTable as i, parseHistory as n, historyOf as o, parseResult as r, mergeHistory as s, makeHistory as t };
