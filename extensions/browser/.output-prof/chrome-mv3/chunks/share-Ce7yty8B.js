import { A as isIdentifier, Bt as reject, Et as counted, F as makeUnseen, G as isPlayersWin, H as gameFrom, I as parseRecord, J as openGame, Mt as quote, Nt as tooLong, P as makeRecord, R as makeMoves, Rt as parseDealNumber, X as withSteps, at as readBoard, j as parseIdentifier, kt as linesOf, nn as PRESETS, q as newGame, rt as makeBoard, tt as lastDeal, z as makeRules, zt as accept } from "./table-B2t0YWwZ.js";
// ../../packages/core/src/board.ts
/**
* Reads `makeBoard` text and its relatives, in any case, with any line ends and `#` comments; see the games' own
* `readBoard`.
* Errors: `tooLong` and those of `readBoard`.
*/
function parseBoard(text, rules) {
	return tooLong(text) ?? readBoard(linesOf(text), rules);
}
// ../../packages/core/src/share.ts
/** The table of a game to send, with the moves in force and all that was seen, or from the deal. */
function makeShare(game, { moves }) {
	const shared = moves ? {
		...bare(game, game.cursor),
		unseen: game.unseen
	} : bare(game, 0);
	const played = moves ? `: ${isPlayersWin(game) ? "won in " : ""}${counted(game.moveCount, "move")}` : "";
	const deal = game.deal === null ? "a board" : `deal ${game.deal}`;
	return {
		text: `${`# ${TITLES[game.rules.game]}, ${deal}, ${makeRules(game.rules)}${played}`}\n${makeRecord(shared)}`,
		query: makeQuery(shared)
	};
}
var TITLES = {
	freecell: "FreeCell",
	spider: "Spider"
};
var NOBODY = {
	id: "",
	started: 0
};
/** The first steps of a game, and nothing about who played it. */
function bare(game, length) {
	if (length === 0) return gameFrom(game.start, game.deal);
	const opened = openGame(game.start, game.deal, NOBODY, game.opening);
	return withSteps(opened, game.steps.slice(0, length), game.positions.slice(1, length + 1));
}
function makeQuery(game) {
	const layout = game.deal === null ? `board=${squeezeBoard(makeBoard(game.start))}` : `deal=${game.deal}`;
	const moves = game.steps.length > 0 ? `&moves=${squeezeMoves(makeMoves(game))}` : "";
	const seen = makeUnseen(game);
	const unseen = seen ? `&unseen=${seen.replaceAll(" ", ",")}` : "";
	return `?${layout}&rules=${makeRules(game.rules).replaceAll(" ", ",")}${unseen}${moves}`;
}
function squeezeBoard(board) {
	return board.trim().replaceAll(" ", "+").replaceAll("\n", "/").replaceAll("|", "_");
}
function spreadBoard(text) {
	return text.replaceAll("+", " ").replace(/[\n/]+/g, "\n").replaceAll("_", "|");
}
/** Moves need nothing between them; the brackets become characters that a link keeps. */
function squeezeMoves(moves) {
	return moves.replace(/\s+/g, "").replace(/[()]/g, "-").replace(/[[\]]/g, "_");
}
function spreadMoves(text) {
	return text.replace(/-([^-]*)-/g, "($1)").replace(/_([^_]*)_/g, "[$1]").replace(/deal|[0-9a-i]{2}(v[0-9a-f])?/gi, "$& ");
}
/**
* The game that somebody shared: a record or any text that `parseRecord` reads, an address or query with `deal=` or
* `board=`, a bare deal number, `spider4-617`, or a board. `rules` are those of a text that names none. The game has no
* identity.
*
* The whole of it is replayed, and anything wrong is an error: those of `parseRecord` (whose `problem` is one
* too), `parseBoard`, `badLink`, `badDeal`, `unknownText`. Nothing is thrown.
*/
function parseShare(text, rules = PRESETS.classic) {
	const long = tooLong(text);
	if (long) return long;
	const last = lastDeal(rules);
	const number = parseDealNumber(text, last);
	if (typeof number === "number") return accept(newGame(rules, number));
	if (isIdentifier(text)) return dealIdentified(text);
	const lines = linesOf(text).map((line) => line.text);
	if (lines.some((line) => RECORD_LINE.test(line))) return complete(parseRecord(text));
	const query = text.split(/[\s?#]+/).find((part) => QUERY.test(part));
	if (query !== void 0) return parseQuery(query);
	if (lines.some((line) => BOARD_LINE.test(line))) {
		const start = parseBoard(text, rules);
		return start.ok ? accept(gameFrom(start.value)) : start;
	}
	if (number !== "notANumber" || /^[-+#]?\d\S*$/.test(text.trim())) return reject("badDeal", `${quote(text.trim())} is no deal (${number}); they go from 1 to ${last}`);
	return reject("unknownText", `${quote(text.trim())} is no game, link, deal number or board`);
}
function dealIdentified(text) {
	const read = parseIdentifier(text);
	return read.ok ? accept(newGame(read.value.rules, read.value.number)) : read;
}
var RECORD_LINE = /^(sidedeck\b|(deal|board)\s*:)/i;
var QUERY = /(^|&)(deal|board)=/;
var BOARD_LINE = /^((foundations|founds|freecells|fc|runs|stock)\s*:|:?\s*(10|[A2-9TJQK])[CDHS](\s|$))/i;
/** What came only in part is not shown as if it were the game that was sent. */
function complete(read) {
	if (!read.ok) return read;
	if (read.problem) return {
		ok: false,
		error: read.problem
	};
	const { daily, ...game } = read.value;
	return accept({
		...game,
		...NOBODY
	});
}
/** A link is a record in other clothes; one that tells no version is of the first. */
function parseQuery(query) {
	const decoded = decode(query);
	if (!decoded) return reject("badLink", `${quote(query)} is no part of an address`);
	const valueOf = (name) => decoded.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
	const header = (name, value) => value === void 0 ? "" : `${name}: ${inline(value)}\n`;
	const board = valueOf("board");
	const moves = valueOf("moves") ?? "";
	if (!/^[\w-]*$/.test(moves)) return reject("badLink", `${quote(moves)} are no moves`);
	const text = `Sidedeck ${inline(valueOf("v") ?? "1")}\n${header("Rules", valueOf("rules"))}` + header("Unseen", valueOf("unseen")?.replaceAll(",", " ")) + header("Deal", valueOf("deal")) + (board === void 0 ? "" : `Board:\n${spreadBoard(board)}\n`) + `\n${spreadMoves(moves)}\n`;
	const game = complete(parseRecord(text));
	return game.ok ? game : reject(game.error.code, game.error.message);
}
function decode(query) {
	try {
		return query.split("&").map(decodeURIComponent);
	} catch {
		return;
	}
}
function inline(text) {
	return text.replace(/\s+/g, " ");
}
export { parseShare as n, makeShare as t };
