import { r as sameTable } from "./result-B3y4PPz0.js";
// ../../packages/core/src/history/statistics.ts
var NONE = {
	games: 0,
	wins: 0,
	rate: 0,
	streak: 0,
	bestStreak: 0,
	fewestMoves: null,
	fastest: null
};
/** The statistics of one table, or of all games together; daily games are counted in the calendar instead. */
function statistics(history, table) {
	return resultsAt(history, table).reduce(count, NONE);
}
/** The games of one table, or all, in the order of their start; no daily ones. */
function resultsAt(history, table) {
	return history.results.filter((result) => result.daily === null && (!table || sameTable(result, table)));
}
function count(before, { outcome, moves, milliseconds }) {
	const won = outcome === "won";
	const games = before.games + 1;
	const wins = before.wins + (won ? 1 : 0);
	const streak = won ? before.streak + 1 : outcome === "lost" ? 0 : before.streak;
	return {
		games,
		wins,
		streak,
		rate: wins / games,
		bestStreak: Math.max(before.bestStreak, streak),
		fewestMoves: won ? least(before.fewestMoves, moves) : before.fewestMoves,
		fastest: won ? least(before.fastest, milliseconds) : before.fastest
	};
}
function least(a, b) {
	return a === null || b === null ? a ?? b : Math.min(a, b);
}
/** The tables at which games were begun, the one of the latest game first. */
function tablesOf(history) {
	const tables = [];
	for (const { game, rules, cells } of resultsAt(history).reverse()) if (!tables.some((table) => sameTable(table, {
		game,
		rules,
		cells
	}))) tables.push({
		game,
		rules,
		cells
	});
	return tables;
}
export { statistics as n, tablesOf as r, resultsAt as t };
