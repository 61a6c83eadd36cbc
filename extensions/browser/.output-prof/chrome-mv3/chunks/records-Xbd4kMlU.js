import { a as EMPTY_HISTORY, c as recordResult, n as parseHistory, s as mergeHistory, t as makeHistory } from "./historyText-1pWEEB7p.js";
import { a as tableOf, r as sameTable } from "./result-B3y4PPz0.js";
import { Rn as watch, Wn as shallowRef } from "./table-B2t0YWwZ.js";
// ../../packages/ui/src/records.ts
/**
* Whether a new deal counts a game that was begun as not won: one at the same table does. Under other rules it only
* puts the game away, since changing options breaks no streak.
*/
function isEndedBy(before, next) {
	return before.daily === next.daily && sameTable(tableOf(before.rules), tableOf(next.rules));
}
/**
* Keeps the record of the games begun and won. It is a set that only grows, so what another view or another
* device wrote is joined with what this view knows, and no result is lost whoever writes last.
*/
function useRecords(replica, session, setAside) {
	const history = shallowRef(EMPTY_HISTORY);
	/** What cannot be read, from a newer Sidedeck perhaps, is not touched; results are then kept in this view. */
	let isWritable = true;
	function join(text) {
		const found = parseHistory(text);
		isWritable = found.ok || found.error.code !== "newerVersion";
		if (!found.ok) return void (isWritable && setAside("history", text));
		add(found.value);
		if (makeHistory(history.value) !== makeHistory(found.value)) save();
	}
	function add(other) {
		history.value = mergeHistory(history.value, other);
	}
	function save() {
		if (isWritable) replica.save(makeHistory(history.value));
	}
	function record(game, isLeft) {
		const next = recordResult(history.value, game, Date.now(), isLeft);
		if (next === history.value) return;
		history.value = next;
		save();
	}
	/** Going on with another game only puts away the one that was there. */
	function isLeft(before, now) {
		return isEndedBy(before, now) && !history.value.results.some(({ id }) => id === now.id);
	}
	if (replica.text !== void 0) join(replica.text);
	replica.onForeign(join);
	watch(session.game, (now, before) => {
		if (before && before.id !== now.id) record(before, isLeft(before, now));
		record(now, false);
	}, {
		immediate: true,
		flush: "sync"
	});
	function went(outcome) {
		return (id) => history.value.results.some((result) => result.id === id && result.outcome === outcome);
	}
	return {
		isWon: went("won"),
		isLost: went("lost"),
		history,
		leave: (game) => record(game, true),
		add(other) {
			add(other);
			save();
		}
	};
}
export { useRecords as n, isEndedBy as t };
