import { nn as PRESETS, z as makeRules } from "./table-B2t0YWwZ.js";
// ../../packages/core/src/history/result.ts
/**
* The table that games under these rules are counted at. All presets of FreeCell have the cells of the classic one;
* where Spider's extra cards lie makes no other game.
*/
function tableOf(rules) {
	if (rules.game === "spider") return {
		game: "spider",
		rules: makeRules({
			...rules,
			layout: "leading"
		}),
		cells: 0
	};
	return {
		game: rules.game,
		rules: makeRules({
			...rules,
			cells: PRESETS.classic.cells
		}),
		cells: rules.cells
	};
}
function sameTable(a, b) {
	return a.game === b.game && a.rules === b.rules && a.cells === b.cells;
}
var OUTCOMES = [
	"won",
	"lost",
	"open"
];
/** Whether an outcome says more of a game than one that is known: a win ends all, a loss can still be won. */
function outranks(outcome, known) {
	return OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf(known);
}
/**
* Which of two reports of one game stands: a win before a loss, one with details before one without, the first win
* before a later one. The rest of the order only makes the choice the same everywhere.
*/
function standing(a, b) {
	return (OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome) || compareNumbers(a.finished, b.finished) || compareNumbers(a.moves, b.moves) || compareNumbers(a.milliseconds, b.milliseconds) || a.started - b.started || compareTexts(tailOf(a), tailOf(b))) <= 0 ? a : b;
}
function tailOf({ deal, game, cells, rules, daily }) {
	return `${deal} ${game} ${cells} ${daily} ${rules}`;
}
/** By time of starting, then by id, so that equal histories are equal lists. */
function compareResults(a, b) {
	return a.started - b.started || compareTexts(a.id, b.id);
}
/** What is not known comes last. */
function compareNumbers(a, b) {
	return a === b ? 0 : (a ?? Infinity) - (b ?? Infinity);
}
/** The order of code units, the same in every language. */
function compareTexts(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
export { tableOf as a, standing as i, outranks as n, sameTable as r, compareResults as t };
