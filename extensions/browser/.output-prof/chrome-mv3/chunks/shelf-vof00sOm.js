import { At as makeDate, B as parseRules, Bt as reject, Dt as isDateKey, Et as counted, G as isPlayersWin, L as migrate, Mt as quote, Nt as tooLong, Ot as isId, P as makeRecord, Wn as shallowRef, Y as statusOf, jt as parseDate, tt as lastDeal, zt as accept } from "./table-BClYqCbb.js";
import { a as tableOf, i as standing, n as outranks, t as compareResults } from "./result-DQtHfVi3.js";
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
var MIGRATIONS$1 = [(text) => text.replace(/^(\S+) ((?:won|lost|open) .*) (\w+ \d) (.+)$/gm, "$1 $1 $2 $3 - $4")];
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
		`Sidedeck history ${MIGRATIONS$1.length + 1}`,
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
	const current = migrate(text, version, MIGRATIONS$1);
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
// ../../packages/core/src/sync/shelf.ts
/** From each version of the shelf's text to the next, in order. */
var MIGRATIONS = [];
var LONGEST_SHELF = 1e7;
var HEADER = /^Touched: /m;
var REMOVED = /^Removed: (@?[\w:.-]{1,64})$/m;
/** The key of a record without reading the whole of it; undefined where it names no game. */
function keyOfRecord(record) {
	const id = /^Id: (\S+)$/m.exec(record)?.[1];
	if (id !== void 0) return isId(id) ? id : void 0;
	const started = /^Started: (\S+)$/m.exec(record)?.[1];
	return started === void 0 ? REMOVED.exec(record)?.[1] : `@${started}`;
}
/**
* The mark that a game is off the list as it was when it was played last, at `touched`. It outlasts every copy of that
* state; where somebody had gone on with the game meanwhile, that goes on being there.
*/
function removalOf(key, touched) {
	return {
		key,
		touched,
		record: `Removed: ${key}\n`
	};
}
function isRemoval({ record }) {
	return record.startsWith("Removed: ");
}
/**
* Games as text, one after the other:
*
*     Sidedeck shelf 1
*     Touched: 2026-11-30T01:40:00.000Z
*     Sidedeck 2
*     …
*     End
*     Touched: 2026-11-30T01:41:00.000Z
*     Removed: 3f2a
*/
function makeShelf(games) {
	return `Sidedeck shelf ${MIGRATIONS.length + 1}\n${makeKept(games)}`;
}
/**
* Reads `makeShelf` text; games are not replayed. What is no game is left out and told in `problem`: `damagedGames`.
* Errors: `tooLong`, `noShelf`, `badVersion`, `newerVersion`.
*/
function parseShelf(text) {
	if (text.length > LONGEST_SHELF) return reject("tooLong", `The games take ${text.length} characters`);
	const version = /^Sidedeck shelf (\S*)/.exec(text)?.[1];
	if (version === void 0) return reject("noShelf", "The text does not begin with “Sidedeck shelf”", 1);
	const current = migrate(text, version, MIGRATIONS);
	if (!current.ok) return current;
	const body = current.value.slice(current.value.indexOf("\n") + 1);
	const games = readKept(body);
	const [before = "", ...parts] = body.split(HEADER);
	const lost = parts.length - games.length + (before.trim() === "" ? 0 : 1);
	return accept(games, lost > 0 ? {
		code: "damagedGames",
		message: `${counted(lost, "game")} cannot be read`
	} : void 0);
}
function makeKept(games) {
	return games.map(({ touched, record }) => `Touched: ${makeDate(touched)}\n${record}`).join("");
}
/** What is no game is left out. */
function readKept(text) {
	return text.split(HEADER).slice(1).flatMap((part) => {
		const [date = ""] = part.split("\n", 1);
		const record = part.slice(date.length + 1);
		const touched = parseDate(date.trim());
		const key = keyOfRecord(record);
		return touched === void 0 || key === void 0 ? [] : [{
			key,
			touched,
			record
		}];
	});
}
/** The union, of each game the state played last; the newest first. Commutative, associative, idempotent. */
function mergeShelves(a, b) {
	const byKey = /* @__PURE__ */ new Map();
	for (const game of [...a, ...b]) {
		const known = byKey.get(game.key);
		if (!known || compareKept(game, known) < 0) byKey.set(game.key, game);
	}
	return [...byKey.values()].sort(compareKept);
}
function compareKept(a, b) {
	return b.touched - a.touched || Number(isRemoval(b)) - Number(isRemoval(a)) || (a.record < b.record ? 1 : a.record > b.record ? -1 : 0);
}
// ../../packages/ui/src/shelf.ts
/** Whoever leaves more games than these unfinished will not come back to the oldest. */
var MOST_GAMES = 500;
/**
* Kept in the store as one text, which views join as they do with the history: two that put games away at the same
* time lose neither. It is written before the game that takes the place on the table. `isOver` tells of a game's key
* whether it has been won.
*/
function useShelf(replica, setAside, isOver) {
	const games = shallowRef([]);
	/** What a newer Sidedeck wrote is not touched. */
	let isWritable = true;
	function join(text) {
		const found = parseShelf(text);
		isWritable = found.ok || found.error.code !== "newerVersion";
		if (isWritable && (!found.ok || found.problem)) setAside("shelf", text);
		if (!found.ok) return;
		games.value = mergeShelves(games.value, found.value);
		if (makeShelf(games.value) !== makeShelf(found.value)) save();
	}
	function save() {
		games.value = games.value.filter(({ key }) => !isOver(key)).slice(0, MOST_GAMES);
		if (isWritable) replica.save(makeShelf(games.value));
	}
	function add(others) {
		games.value = mergeShelves(games.value, others);
		save();
	}
	if (replica.text !== void 0) join(replica.text);
	replica.onForeign(join);
	return {
		games,
		keep: (game) => add(keptOf(game, games.value)),
		add,
		remove: (key, touched) => add([removalOf(key, touched)])
	};
}
/** A game as it is kept when it is left now: later than what is known of it, even by a clock that was set back. */
function keptOf(game, known = []) {
	const record = makeRecord(game);
	const key = keyOfRecord(record);
	if (key === void 0) return [];
	const before = known.find((kept) => kept.key === key)?.touched ?? -1;
	return [{
		key,
		touched: Math.max(Date.now(), before + 1),
		record
	}];
}
export { mergeShelves as a, makeHistory as c, readTable as d, EMPTY_HISTORY as f, recordResult as h, makeShelf as i, parseHistory as l, mergeHistory as m, useShelf as n, parseShelf as o, historyOf as p, isRemoval as r, readKept as s, keptOf as t, parseResult as u };
