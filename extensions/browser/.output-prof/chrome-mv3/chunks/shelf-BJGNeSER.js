import { At as makeDate, Bt as reject, Et as counted, L as migrate, Ot as isId, P as makeRecord, Wn as shallowRef, jt as parseDate, zt as accept } from "./table-B2t0YWwZ.js";
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
export { mergeShelves as a, makeShelf as i, useShelf as n, parseShelf as o, isRemoval as r, readKept as s, keptOf as t };
