import { $ as isStuck, $t as topOf, An as onUpdated, C as suitName, Cn as createVNode, Ct as isWon, D as t, E as sentences, G as isPlayersWin, Gn as toRef, Gt as cellName, Ht as COLUMN_NAMES, Jn as normalizeStyle, Jt as moveOf, K as isSpiderGame, Kn as unref, Kt as columnIndex, Ln as useTemplateRef, Mn as renderList, On as onBeforeUpdate, Pn as useId, Pt as topCard, Q as changesSomething, Qt as isSpider, Rn as watch, S as rulesName, Tn as defineComponent, Tt as runLimit, U as hintsLeft, Un as ref, Ut as DEAL, Vn as onScopeDispose, Vt as CELL_NAMES, W as isFreecellGame, Wn as shallowRef, Wt as cellIndex, Xt as emptyColumns, Y as statusOf, Yn as toDisplayString, Yt as sameMove, Z as automaticMoves, Zt as isFreecell, _n as createBaseVNode, _t as isFullySeen, a as _plugin_vue_export_helper_default, an as cardOf, bn as createElementBlock, bt as autoplayMoves, cn as makeCard, ct as rankOf, dn as suitOf, dt as hiddenCards, et as isWon$1, ft as runsCompleted, gn as computed, gt as runLength, h as isKnownUnwinnable, hn as Fragment, ht as whyNot, i as Icon_default, in as SUITS, it as play, jn as openBlock, kn as onMounted, ln as rankOf$1, lt as targetsOf, mt as place, nt as legalMoves, on as fullDeck, ot as runLength$1, qn as normalizeClass, qt as columnName, st as whyNot$2, un as sameColour, ut as cannotDealAgain, v as cardName, vn as createBlock, wt as whyNot$1, x as pileName, y as cardText, yn as createCommentVNode, yt as autoplay } from "./table-B2t0YWwZ.js";
import { i as rateText } from "./figures-JmUKIAl2.js";
import { n as difficultyText, t as createSolver } from "./solver-lW1t-rFR.js";
import { t as PANEL_ICONS } from "./panelIcons-BrVIcN4v.js";
import { n as reasonText } from "./reasons-xWSxMKQV.js";
// ../../packages/core/src/spider/hint.ts
/** What a move is good for, the most urgent first. */
var GAINS = [
	"turns",
	"empties",
	"completes",
	"lengthens"
];
/**
* What to do next in a game that is not won. It looks at the cards that lie face up and at how many others there are,
* and at nothing else.
*
* Who follows it goes in no circles: hidden cards only become fewer, completed runs and the joints within runs
* more; from the first column that is filled for a round until that round, no move is advised that empties one; and
* where there is a choice a column is not filled with what was there before.
*/
function plainHint(track) {
	const position = track.positions[track.cursor];
	const best = progress(position).find(({ gain }) => gain !== "empties" || !isFilling(track));
	if (best) return {
		type: "move",
		gain: best.gain,
		move: best.move
	};
	if (!whyNot(position, DEAL)) return {
		type: "dealRound",
		move: DEAL
	};
	const move = fillMove(track);
	return move ? {
		type: "fillColumns",
		move
	} : { type: "undo" };
}
/** All moves that make progress, the best first. */
function progress(position) {
	return position.columns.flatMap((column, index) => countsDown(runLength(column)).flatMap((count) => progressOf(position, columnName(index), column, count))).sort((a, b) => compare(a.order, b.order));
}
function countsDown(run) {
	return Array.from({ length: run }, (_, index) => run - index);
}
function progressOf(position, from, column, count) {
	return targetsOf(position, from, count).flatMap((target) => {
		const move = moveOf(from, target.to, count);
		const gain = gainOf(position, move, target, count === runLength(column));
		return gain ? [{
			gain,
			move,
			order: [
				GAINS.indexOf(gain),
				rankOf(target),
				column.hidden
			]
		}] : [];
	});
}
/** What a move is good for, if anything. Nothing is worth rounds that could never be dealt again. */
function gainOf(position, move, { kind }, isWhole) {
	const after = place(position, move);
	if (cannotDealAgain(after)) return void 0;
	if (hiddenCards(after) < hiddenCards(position)) return "turns";
	if (emptyColumns(after) > emptyColumns(position)) return "empties";
	if (runsCompleted(after) > runsCompleted(position)) return "completes";
	return kind === "sameSuit" && isWhole ? "lengthens" : void 0;
}
function compare(a, b) {
	const at = a.findIndex((value, index) => value !== b[index]);
	return at < 0 ? 0 : a[at] - b[at];
}
/** Whether, since the last round, a column was filled when no move made progress. */
function isFilling({ positions, cursor }) {
	for (let at = cursor; at > 0; at--) {
		const [before, after] = [positions[at - 1], positions[at]];
		if (before.stock.length !== after.stock.length) return false;
		if (emptyColumns(after) < emptyColumns(before) && progress(before).length === 0) return true;
	}
	return false;
}
/** Brings cards to the first empty column, not back to a position met before unless there is no other way. */
function fillMove({ positions, cursor }) {
	const position = positions[cursor];
	const to = position.columns.findIndex(({ cards }) => cards.length === 0);
	if (to < 0 || position.stock.length === 0 || cannotDealAgain(position)) return void 0;
	const met = new Set(positions.slice(0, cursor).map(shownOn));
	const moves = fillings(position).map(({ from, count }) => moveOf(from, columnName(to), count));
	return moves.find((move) => !met.has(shownOn(place(position, move)))) ?? moves[0];
}
/** What may fill a column, the best first: the shortest run that lies on others, then the end of the longest. */
function fillings({ columns }) {
	const runs = columns.map((column, index) => {
		const run = runLength(column);
		return {
			from: columnName(index),
			run,
			lies: run < column.cards.length
		};
	});
	const lying = runs.filter(({ lies }) => lies).sort((a, b) => a.run - b.run);
	const split = runs.filter(({ run }) => run > 1).sort((a, b) => b.run - a.run);
	return [...lying.map(({ from, run }) => ({
		from,
		count: run
	})), ...split.map(({ from }) => ({
		from,
		count: 1
	}))];
}
/** What lies face up, as a key; the two decks' cards look the same. */
function shownOn({ columns, stock }) {
	const up = columns.map(({ cards, hidden }) => `${hidden}|${cards.slice(hidden).map(makeCard).join("")}`);
	return [stock.length, ...up].join(" ");
}
table((card, beneath) => Number(beneath >= 4 && isParent(card, beneath)));
table((card, beneath) => scramble(card << 6 | beneath));
function link(card, beneath) {
	return card << 6 | beneath;
}
/** The two cards that a card can be placed on; none for a king. */
function parentsOf(card) {
	if (rankOf$1(card) === 13) return [];
	return SUITS.map((suit) => cardOf(rankOf$1(card) + 1, suit)).filter((parent) => !sameColour(card, parent));
}
/** By card, what it lies on in a position. */
function linksOf(position) {
	const links = (/* @__PURE__ */ new Uint8Array(64)).fill(3);
	for (const { cards } of position.columns) cards.forEach((card, index) => links[card] = cards[index - 1] ?? 0);
	for (const card of position.cells) if (card !== null) links[card] = 1;
	for (const card of position.foundations.flat()) links[card] = 2;
	return links;
}
/** A position's identity as text: equal for positions that differ only in the order of columns or cells. */
function identityOf(position) {
	return String.fromCharCode(...linksOf(position));
}
function isParent(card, beneath) {
	return parentsOf(card).includes(beneath);
}
function table(value) {
	const words = /* @__PURE__ */ new Int32Array(4096);
	for (const card of fullDeck()) for (let beneath = 0; beneath < 64; beneath++) words[link(card, beneath)] = value(card, beneath);
	return words;
}
/** A fixed random-looking word for each number (the mixing steps of MurmurHash3 and its like). */
function scramble(number) {
	let word = Math.imul(number + 1, 2654435761);
	word = Math.imul(word ^ word >>> 16, 2246822507);
	word = Math.imul(word ^ word >>> 13, 3266489909);
	return word ^ word >>> 16;
}
// ../../packages/core/src/solver/line.ts
/**
* A way to win, kept so that nothing is solved again while a player follows it.
*
* It knows its positions by identity after all safe cards have gone up. So it is found again from any of them,
* whatever lies in which cell or column, and whether or not the rules or the player have sent safe cards up yet.
*/
var Line = class Line {
	steps;
	/** By identity of a position with no safe card left: the step from there. */
	constructor(steps) {
		this.steps = steps;
	}
	/** The line that `moves`, the player's moves of a verdict, follow from `position`. */
	static of(position, moves) {
		const steps = /* @__PURE__ */ new Map();
		let now = position;
		for (const move of moves) {
			const next = autoplay(play(now, move));
			const before = identityOf(settled(now));
			if (before !== identityOf(settled(next))) steps.set(before, stepOf(now, move));
			now = next;
		}
		return new Line(steps);
	}
	/**
	* The player's next move where the position is on the line and not won yet, else undefined. Safe cards that
	* the rules leave to the player are sent up when they are in the way, or when nothing else is left to do.
	*/
	next(position) {
		if (isWon(position)) return void 0;
		const rest = settled(position);
		const step = this.steps.get(identityOf(rest));
		if (!step && !isWon(rest)) return void 0;
		return (step && moveOfStep(position, step)) ?? safeMoves(position)[0];
	}
	/** The player's moves from a position on the line to the win, autoplay going on after each; empty off the line. */
	movesFrom(position) {
		const moves = [];
		let now = position;
		for (let move = this.next(now); move; move = this.next(now)) {
			moves.push(move);
			now = autoplay(play(now, move));
		}
		return moves;
	}
};
function settled(position) {
	return autoplay(withFullAutoplay(position));
}
function safeMoves(position) {
	return autoplayMoves(withFullAutoplay(position));
}
function withFullAutoplay(position) {
	return {
		...position,
		rules: {
			...position.rules,
			autoplay: "full"
		}
	};
}
function stepOf(position, { from, to, count }) {
	const column = position.columns[columnIndex(from)];
	const card = column ? column.cards.at(-count) : topCard(position, from);
	if (to === "h") return {
		card,
		onto: 2
	};
	return {
		card,
		onto: cellIndex(to) >= 0 ? 1 : topCard(position, to) ?? 0
	};
}
/** The step as a move of this position, or undefined where it cannot be made now. */
function moveOfStep(position, { card, onto }) {
	const source = sourceOf(position, card);
	const to = targetOf(position, onto);
	if (!source || !to) return void 0;
	const move = moveOf(source.from, to, source.count);
	return whyNot$1(position, move) ? void 0 : move;
}
function sourceOf(position, card) {
	const cell = position.cells.indexOf(card);
	if (cell >= 0) return {
		from: cellName(cell),
		count: 1
	};
	const column = position.columns.findIndex(({ cards }) => cards.includes(card));
	if (column < 0) return void 0;
	const { cards } = position.columns[column];
	return {
		from: columnName(column),
		count: cards.length - cards.indexOf(card)
	};
}
function targetOf(position, onto) {
	if (onto === 2) return "h";
	if (onto === 1) return CELL_NAMES[position.cells.indexOf(null)];
	return COLUMN_NAMES[position.columns.findIndex(({ cards }) => (topOf(cards) ?? 0) === onto)];
}
// ../../packages/ui/src/describe.ts
/** What happened between two states of the table, to be spoken; undefined where nothing on it changed. */
function describe(before, after) {
	if (after.id !== before.id || after.started !== before.started) return started(after);
	if (after.position === before.position && after.givenUp === before.givenUp) return void 0;
	return sentences([whatHappened(before, after), ending(after)]);
}
function started(game) {
	const rules = rulesName(game.rules);
	return game.deal === null ? t("said.board", { rules }) : t("said.deal", {
		deal: String(game.deal),
		rules
	});
}
function whatHappened(before, after) {
	if (after.givenUp) return t("said.givenUp");
	if (after.cursor === 0 && after.steps.length === 0) return t("said.restarted");
	if (after.cursor < before.cursor) return t("said.undone", { count: before.cursor - after.cursor });
	const steps = after.steps.slice(before.cursor, after.cursor);
	const at = (index) => after.positions[before.cursor + index];
	return sentences(steps.map((step, index) => describeStep(at(index), step, at(index + 1))));
}
function describeStep(before, { command, moves, automatic }, after) {
	const said = command === "collect" ? t("said.collected", { count: moves.length }) : describeMove(before, moves[0]);
	const more = automatic.length > 0 ? [t("said.automatic", { count: automatic.length })] : [];
	return sentences([
		said,
		...completed(before, after),
		...turned(before, after),
		...more
	]);
}
/** The runs that left the tableau of Spider. */
function completed(before, after) {
	if (!isSpider(after)) return [];
	return after.foundations.flatMap(([king], index) => king !== void 0 && before.foundations[index].length === 0 ? [t("said.run", {
		suit: suitName(suitOf(king)),
		count: index + 1
	})] : []);
}
/** The cards that lay face down and no longer do. */
function turned(before, after) {
	return after.columns.flatMap(({ cards, hidden }, index) => {
		const card = topOf(cards);
		return card !== void 0 && hidden < before.columns[index].hidden ? [t("said.turned", {
			card: cardName(card),
			pile: pileName(columnName(index))
		})] : [];
	});
}
/** "7 of hearts to 8 of spades", in the names that `name` gives. A run is named by its deepest card. */
function describeMove(before, move, name = cardName) {
	if (move.type === "deal") return t("said.round", { count: before.stock.length / before.columns.length - 1 });
	const { from, to, count } = move;
	const cards = before.columns[columnIndex(from)]?.cards;
	const card = cards?.[cards.length - count] ?? topCard(before, from);
	const onto = to === "h" ? void 0 : topCard(before, to);
	const target = onto === void 0 ? pileName(to) : name(onto);
	return count > 1 ? t("said.movedRun", {
		card: name(card),
		target,
		count: count - 1
	}) : t("said.moved", {
		card: name(card),
		target
	});
}
function ending(game) {
	if (isPlayersWin(game)) return t("said.won");
	if (statusOf(game) === "won") return t("said.wonByDemo");
	if (isStuck(game.position)) return t("said.stuck");
	return isSpider(game.position) && cannotDealAgain(game.position) ? t("said.noRounds") : "";
}
// ../../packages/ui/src/coach.ts
/** The advice is good by then, and nobody likes to wait longer; in milliseconds. */
var PATIENCE = 1e3;
function useCoach(session, coach, notices) {
	const marked = shallowRef();
	let plan;
	watch(() => session.game.value.position, () => {
		coach.stop();
		marked.value = void 0;
	}, { flush: "sync" });
	onScopeDispose(() => coach.stop());
	async function ask() {
		const game = session.game.value;
		if (!isSpiderGame(game) || statusOf(game) !== "playing") return;
		const next = plan && nextOf(plan.game, plan.advice.plan, game);
		if (plan && next) return tell(game, next, plan.advice);
		notices.show(t("coach.thinking"));
		const advice = await coach.coach(game, {
			seed: game.deal ?? 1,
			milliseconds: PATIENCE
		});
		if (advice === "stopped" || session.game.value.position !== game.position) return;
		if (advice.type === "undo") return notices.show(t("coach.undo"));
		if (advice.type === "won") return;
		plan = {
			game,
			advice
		};
		tell(game, advice.move, advice);
	}
	function tell(game, move, { estimate: { chance, positions } }) {
		marked.value = move;
		const rate = rateText(chance);
		const outlook = positions === 0 ? t("coach.wins") : t("coach.estimate", {
			rate,
			count: positions
		});
		const [text, spoken] = [cardText, cardName].map((name) => t("coach.said", {
			move: describeMove(game.position, move, name),
			outlook
		}));
		notices.show(text, spoken);
	}
	return {
		marked,
		ask
	};
}
/** The next move of a plan made for `start`, where nothing but the plan was played since. */
function nextOf(start, plan, now) {
	const played = now.steps.slice(start.cursor, now.cursor).flatMap(({ moves }) => moves);
	return start.id === now.id && start.positions[start.cursor] === now.positions[start.cursor] && now.cursor >= start.cursor && played.every((move, index) => plan[index] && sameMove(move, plan[index])) ? plan[now.cursor - start.cursor] : void 0;
}
// ../../packages/ui/src/demo.ts
/** From move to move: long enough to see each one, and what follows it by itself, in milliseconds. */
var PACE = 1100;
/** Whatever else changes the position, the player or another view, ends the demo; what covers the table pauses it. */
function useDemo(session, help, notices) {
	const state = shallowRef("off");
	/** Which run is the one that may go on; each end of one begins the next number. */
	let current = 0;
	let timer;
	let isOwn = false;
	function rest(next) {
		current++;
		clearTimeout(timer);
		state.value = next;
	}
	function pause() {
		if (state.value === "playing") rest("paused");
		else if (state.value === "thinking") rest("off");
	}
	async function play() {
		if (await showNext()) timer = setTimeout(() => void play(), PACE);
	}
	async function step() {
		if (await showNext()) rest("paused");
	}
	/** Shows one move, where it is known or can be found out; whether the demo can go on. */
	async function showNext() {
		clearTimeout(timer);
		const run = ++current;
		const { position } = session.game.value;
		if (!help.known(position)) state.value = "thinking";
		const known = await help.find(position);
		if (run !== current) return false;
		if (known?.type !== "winnable") {
			rest("off");
			notices.show(help.refusal(known));
			return false;
		}
		state.value = "playing";
		isOwn = true;
		session.dispatch({
			type: "demo",
			move: known.move
		});
		isOwn = false;
		if (statusOf(session.game.value) !== "playing") rest("off");
		return state.value === "playing";
	}
	watch(() => session.game.value.position, () => {
		if (isOwn || state.value === "off") return;
		rest("off");
		notices.show(t("demo.ended"));
	}, { flush: "sync" });
	function onHidden() {
		if (document.visibilityState === "hidden") pause();
	}
	document.addEventListener("visibilitychange", onHidden);
	addEventListener("blur", pause);
	onScopeDispose(() => {
		rest("off");
		document.removeEventListener("visibilitychange", onHidden);
		removeEventListener("blur", pause);
	});
	return {
		state,
		left: computed(() => help.lineFrom(session.game.value.position).length),
		play,
		step,
		pause,
		stop: () => rest("off")
	};
}
// ../../packages/ui/src/dock/DockButton.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$4 = [
	"data-action",
	"title",
	"aria-label"
];
var _hoisted_2$4 = {
	key: 1,
	class: "name"
};
// ../../packages/ui/src/dock/DockButton.vue
var DockButton_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "DockButton",
	props: {
		action: {},
		name: {},
		icon: {},
		labelled: { type: Boolean }
	},
	setup(__props) {
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("button", {
				type: "button",
				class: normalizeClass(["dock-button", { labelled: __props.labelled }]),
				"data-action": __props.action,
				title: __props.name,
				"aria-label": __props.name
			}, [__props.icon ? (openBlock(), createBlock(Icon_default, {
				key: 0,
				path: unref(PANEL_ICONS)[__props.icon]
			}, null, 8, ["path"])) : createCommentVNode("", true), __props.labelled ? (openBlock(), createElementBlock("span", _hoisted_2$4, toDisplayString(__props.name), 1)) : createCommentVNode("", true)], 10, _hoisted_1$4);
		};
	}
}), [["__scopeId", "data-v-31ea9833"]]);
// ../../packages/ui/src/dock/DemoBar.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$3 = ["data-demo", "aria-label"];
var _hoisted_2$3 = ["role"];
var _hoisted_3$3 = { class: "buttons" };
// ../../packages/ui/src/dock/DemoBar.vue
var DemoBar_default = /* @__PURE__ */ defineComponent({
	__name: "DemoBar",
	props: { demo: {} },
	setup(__props) {
		const root = useTemplateRef("root");
		const isThinking = computed(() => __props.demo.state.value === "thinking");
		const isPaused = computed(() => __props.demo.state.value === "paused");
		const text = computed(() => isThinking.value ? t("demo.thinking") : t(isPaused.value ? "demo.paused" : "demo.playing", { count: __props.demo.left.value }));
		onMounted(() => root.value?.querySelector("button")?.focus());
		function toggle() {
			if (isPaused.value) __props.demo.play();
			else __props.demo.pause();
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("section", {
				ref_key: "root",
				ref: root,
				class: "dock demo",
				"data-dock": "demo",
				"data-demo": __props.demo.state.value,
				"aria-label": unref(t)("demo.label")
			}, [createBaseVNode("p", {
				class: "says",
				"data-note": "demo",
				role: isThinking.value ? "status" : void 0
			}, toDisplayString(text.value), 9, _hoisted_2$3), createBaseVNode("div", _hoisted_3$3, [
				!isThinking.value ? (openBlock(), createBlock(DockButton_default, {
					key: 0,
					action: isPaused.value ? "demoPlay" : "demoPause",
					icon: isPaused.value ? "play" : "pause",
					name: unref(t)(isPaused.value ? "demo.play" : "demo.pause"),
					onClick: toggle
				}, null, 8, [
					"action",
					"icon",
					"name"
				])) : createCommentVNode("", true),
				!isThinking.value ? (openBlock(), createBlock(DockButton_default, {
					key: 1,
					action: "demoStep",
					icon: "next",
					name: unref(t)("demo.step"),
					onClick: _cache[0] || (_cache[0] = ($event) => __props.demo.step())
				}, null, 8, ["name"])) : createCommentVNode("", true),
				createVNode(DockButton_default, {
					action: "demoStop",
					icon: "close",
					name: unref(t)("demo.stop"),
					labelled: "",
					onClick: _cache[1] || (_cache[1] = ($event) => __props.demo.stop())
				}, null, 8, ["name"])
			])], 8, _hoisted_1$3);
		};
	}
});
// ../../packages/ui/src/dock/ranges.ts
function rangesOf(standings) {
	const starts = standings.flatMap((standing, from) => standing === standings[from - 1] ? [] : [from]);
	return starts.map((from, index) => {
		const end = starts[index + 1] ?? standings.length;
		const width = end - from - (from === 0 ? .5 : 0) - (end === standings.length ? .5 : 0);
		return {
			standing: standings[from],
			from,
			length: end - from,
			width
		};
	});
}
// ../../packages/ui/src/dock/Timeline.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$2 = { class: "timeline" };
var _hoisted_2$2 = {
	class: "track",
	"aria-hidden": "true"
};
var _hoisted_3$2 = ["data-standing", "data-length"];
var _hoisted_4$2 = [
	"max",
	"value",
	"aria-label",
	"aria-valuetext"
];
// ../../packages/ui/src/dock/Timeline.vue
var Timeline_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "Timeline",
	props: {
		standings: {},
		at: {},
		lost: {},
		spoken: {}
	},
	emits: ["show"],
	setup(__props, { expose: __expose, emit: __emit }) {
		const emit = __emit;
		const slider = useTemplateRef("slider");
		const last = computed(() => __props.standings.length - 1);
		const ranges = computed(() => rangesOf(__props.standings));
		/** Between the position that could still be won and the one that could not; in the middle of the slider's way. */
		const lostAt = computed(() => `calc((100% - 14px) * ${((__props.lost ?? 0) - .5) / Math.max(1, last.value)})`);
		__expose({ focus: () => slider.value?.focus() });
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("div", _hoisted_1$2, [
				createBaseVNode("div", _hoisted_2$2, [(openBlock(true), createElementBlock(Fragment, null, renderList(ranges.value, (range) => {
					return openBlock(), createElementBlock("span", {
						key: range.from,
						class: normalizeClass(["range", range.standing]),
						"data-standing": range.standing,
						"data-length": range.length,
						style: normalizeStyle({ flexGrow: range.width })
					}, null, 14, _hoisted_3$2);
				}), 128))]),
				__props.lost !== void 0 ? (openBlock(), createElementBlock("span", {
					key: 0,
					class: "lost",
					"data-note": "lost",
					"aria-hidden": "true",
					style: normalizeStyle({ left: lostAt.value })
				}, "✕", 4)) : createCommentVNode("", true),
				createBaseVNode("input", {
					ref_key: "slider",
					ref: slider,
					class: "slider",
					type: "range",
					min: "0",
					max: last.value,
					step: "1",
					value: __props.at,
					"aria-label": unref(t)("review.timeline"),
					"aria-valuetext": __props.spoken,
					onInput: _cache[0] || (_cache[0] = ($event) => emit("show", Number($event.target.value)))
				}, null, 40, _hoisted_4$2)
			]);
		};
	}
}), [["__scopeId", "data-v-ad18a118"]]);
// ../../packages/ui/src/dock/reviewTexts.ts
/** What the review says of the whole game. */
function verdictOn({ state, standings, loss, way, stops, isBetter }) {
	const all = standings.value;
	if (loss.value) return lossText(loss.value, stops.value[isBetter.value ? 0 : loss.value.step - 1].position);
	const unknown = all.filter((standing) => standing === "unknown").length;
	if (state.value === "checking") return t("review.checking", {
		known: all.length - unknown,
		count: all.length
	});
	if (all[0] === "unwinnable") return t("review.lostFromStart");
	if (unknown > 0 && way.value) return t("review.unknownAfter", {
		step: way.value.from,
		count: unknown
	});
	if (unknown > 0) return t("review.unknown", { count: unknown });
	return t("review.nothingLost");
}
function lossText({ step, moves, others, winning, unknown }, before) {
	const lost = t("review.lost", {
		step,
		move: stepText(before, moves, cardText)
	});
	const rest = others === 0 ? t("review.noOthers") : t("review.others", {
		winning,
		count: others
	});
	return sentences([
		lost,
		rest,
		unknown > 0 ? t("review.othersUnknown", { count: unknown }) : ""
	]);
}
/** Which position is shown, how it came about, and what is known of it. */
function shownAt({ loss, stops, at, stop, isBetter }, name) {
	if (!stop.value) return "";
	const { moves, standing } = stop.value;
	const status = t(`standing.${standing}`);
	if (!moves) return t(isBetter.value ? loss.value ? "review.atBranch" : "review.atWay" : "review.atStart", { status });
	const move = stepText(stops.value[at.value - 1].position, moves, name);
	const key = isBetter.value ? "review.atBetter" : "review.atStep";
	return t(key, {
		step: at.value,
		count: stops.value.length - 1,
		move,
		status
	});
}
/** A step of the player's: a move, or cards collected. */
function stepText(before, moves, name) {
	const [move] = moves;
	return moves.length === 1 ? describeMove(before, move, name) : t("said.collected", { count: moves.length });
}
// ../../packages/ui/src/dock/ReviewBar.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$1 = [
	"data-review",
	"data-at",
	"data-track",
	"aria-label"
];
var _hoisted_2$1 = {
	class: "verdict",
	role: "status",
	"data-note": "verdict"
};
var _hoisted_3$1 = {
	class: "says",
	"data-note": "stop",
	"aria-hidden": "true"
};
var _hoisted_4$1 = { class: "buttons" };
// ../../packages/ui/src/dock/ReviewBar.vue
var ReviewBar_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "ReviewBar",
	props: {
		review: {},
		canReturn: { type: Boolean }
	},
	setup(__props) {
		const timeline = useTemplateRef("timeline");
		const last = computed(() => __props.review.stops.value.length - 1);
		const verdict = computed(() => verdictOn(__props.review));
		const here = computed(() => shownAt(__props.review, cardText));
		const spoken = computed(() => shownAt(__props.review, cardName));
		const better = computed(() => {
			const { from, line: [move] = [] } = __props.review.way.value ?? {};
			const before = __props.review.stops.value[__props.review.at.value];
			const isBefore = !__props.review.isBetter.value && __props.review.at.value === from;
			return move && before && isBefore ? t("review.better", { move: describeMove(before.position, move, cardText) }) : "";
		});
		onMounted(() => timeline.value?.focus());
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("section", {
				class: "dock review",
				"data-dock": "review",
				"data-review": __props.review.state.value,
				"data-at": __props.review.at.value,
				"data-track": __props.review.isBetter.value ? "better" : "game",
				"aria-label": unref(t)("review.title")
			}, [
				createBaseVNode("p", _hoisted_2$1, toDisplayString(verdict.value), 1),
				createVNode(DockButton_default, {
					class: "shut",
					action: "reviewClose",
					icon: "close",
					name: unref(t)("review.close"),
					onClick: _cache[0] || (_cache[0] = ($event) => __props.review.close())
				}, null, 8, ["name"]),
				createVNode(Timeline_default, {
					ref_key: "timeline",
					ref: timeline,
					class: "line",
					standings: __props.review.stops.value.map(({ standing }) => standing),
					at: __props.review.at.value,
					lost: __props.review.isBetter.value ? void 0 : __props.review.loss.value?.step,
					spoken: spoken.value,
					onShow: _cache[1] || (_cache[1] = ($event) => __props.review.show($event))
				}, null, 8, [
					"standings",
					"at",
					"lost",
					"spoken"
				]),
				createBaseVNode("p", _hoisted_3$1, toDisplayString(here.value) + " " + toDisplayString(better.value), 1),
				createBaseVNode("div", _hoisted_4$1, [
					createVNode(DockButton_default, {
						action: "reviewFirst",
						icon: "first",
						name: unref(t)("review.first"),
						disabled: __props.review.at.value === 0,
						onClick: _cache[2] || (_cache[2] = ($event) => __props.review.show(0))
					}, null, 8, ["name", "disabled"]),
					createVNode(DockButton_default, {
						action: "reviewPrevious",
						icon: "previous",
						name: unref(t)("review.previous"),
						disabled: __props.review.at.value === 0,
						onClick: _cache[3] || (_cache[3] = ($event) => __props.review.show(__props.review.at.value - 1))
					}, null, 8, ["name", "disabled"]),
					createVNode(DockButton_default, {
						action: "reviewNext",
						icon: "next",
						name: unref(t)("review.next"),
						disabled: __props.review.at.value === last.value,
						onClick: _cache[4] || (_cache[4] = ($event) => __props.review.show(__props.review.at.value + 1))
					}, null, 8, ["name", "disabled"]),
					createVNode(DockButton_default, {
						action: "reviewLast",
						icon: "last",
						name: unref(t)("review.last"),
						disabled: __props.review.at.value === last.value,
						onClick: _cache[5] || (_cache[5] = ($event) => __props.review.show(last.value))
					}, null, 8, ["name", "disabled"]),
					__props.review.state.value === "checking" ? (openBlock(), createBlock(DockButton_default, {
						key: 0,
						action: "reviewHalt",
						name: unref(t)("review.halt"),
						labelled: "",
						onClick: _cache[6] || (_cache[6] = ($event) => __props.review.halt())
					}, null, 8, ["name"])) : createCommentVNode("", true),
					__props.review.way.value && !__props.review.isBetter.value ? (openBlock(), createBlock(DockButton_default, {
						key: 1,
						action: "reviewLoss",
						name: unref(t)(__props.review.loss.value ? "review.toLoss" : "review.toWay"),
						labelled: "",
						onClick: _cache[7] || (_cache[7] = ($event) => __props.review.show(__props.review.way.value.from))
					}, null, 8, ["name"])) : createCommentVNode("", true),
					__props.review.way.value ? (openBlock(), createBlock(DockButton_default, {
						key: 2,
						action: "reviewBetter",
						name: unref(t)(__props.review.isBetter.value ? "review.toGame" : "review.toBetter"),
						labelled: "",
						onClick: _cache[8] || (_cache[8] = ($event) => __props.review.showBetter(!__props.review.isBetter.value))
					}, null, 8, ["name"])) : createCommentVNode("", true),
					__props.canReturn ? (openBlock(), createBlock(DockButton_default, {
						key: 3,
						action: "reviewReturn",
						name: unref(t)(__props.review.isBetter.value ? "review.playBetter" : "review.return"),
						labelled: "",
						onClick: _cache[9] || (_cache[9] = ($event) => __props.review.returnTo())
					}, null, 8, ["name"])) : createCommentVNode("", true)
				])
			], 8, _hoisted_1$1);
		};
	}
}), [["__scopeId", "data-v-7c3c401b"]]);
// ../../packages/ui/src/dock/Dock.vue
var Dock_default = /* @__PURE__ */ defineComponent({
	__name: "Dock",
	props: {
		demo: {},
		review: {},
		canReturn: { type: Boolean }
	},
	setup(__props) {
		return (_ctx, _cache) => {
			return __props.demo.state.value !== "off" ? (openBlock(), createBlock(DemoBar_default, {
				key: 0,
				demo: __props.demo
			}, null, 8, ["demo"])) : __props.review.isOpen.value ? (openBlock(), createBlock(ReviewBar_default, {
				key: 1,
				review: __props.review,
				"can-return": __props.canReturn
			}, null, 8, ["review", "can-return"])) : createCommentVNode("", true);
		};
	}
});
// ../../packages/ui/src/spiderHint.ts
/** What to do next, by nothing but what the player has seen. */
function tellHint(game) {
	const hint = plainHint(game);
	return {
		move: hint.type === "undo" ? void 0 : hint.move,
		text: textOf$1(game, hint, cardText),
		spoken: textOf$1(game, hint, cardName)
	};
}
function textOf$1({ position }, hint, name) {
	switch (hint.type) {
		case "move": return sentences([describeMove(position, hint.move, name), t(`hint.gain.${hint.gain}`)]);
		case "dealRound": return t("hint.deal");
		case "fillColumns": return t("hint.fill", { move: describeMove(position, hint.move, name) });
		case "undo": return t("hint.undo");
	}
}
// ../../packages/ui/src/way.ts
/** The way that `moves`, the player's moves of a verdict, take from a position. */
function wayFrom(position, moves) {
	return isFreecell(position) ? freecellWay(position, moves) : exactWay(position, moves);
}
function freecellWay(start, moves) {
	const line = Line.of(start, moves);
	return {
		next: (position) => isFreecell(position) ? line.next(position) : void 0,
		movesFrom: (position) => isFreecell(position) ? line.movesFrom(position) : []
	};
}
/** In Spider columns have no other order than theirs: cards and rounds come to them by their place. */
function exactWay(start, moves) {
	const rests = /* @__PURE__ */ new Map();
	let now = start;
	for (let made = 0; made < moves.length && !isWon$1(now); made++) {
		rests.set(textOf(now), moves.slice(made));
		now = play(now, moves[made]);
	}
	return {
		next: (position) => rests.get(textOf(position))?.[0],
		movesFrom: (position) => rests.get(textOf(position)) ?? []
	};
}
/** Equal for equal positions under the same rules. */
function textOf(position) {
	return JSON.stringify(position);
}
// ../../packages/ui/src/verdicts.ts
/** More than the longest game has positions; the oldest are forgotten first. */
var MOST_POSITIONS = 1e3;
function createVerdicts() {
	let ways = [];
	const others = /* @__PURE__ */ new Map();
	function of(position) {
		for (const way of ways) {
			const move = way.next(position);
			if (move) return {
				type: "winnable",
				move
			};
		}
		return others.get(textOf(position));
	}
	function lineFrom(position) {
		return ways.find((way) => way.next(position))?.movesFrom(position) ?? [];
	}
	function learn(position, verdict) {
		if (verdict.type === "winnable") {
			ways = [wayFrom(position, verdict.moves), ...ways.slice(0, 15)];
			return;
		}
		if (others.size >= MOST_POSITIONS) others.delete(others.keys().next().value);
		others.set(textOf(position), verdict);
	}
	/** What cannot be won cannot be won by any move. */
	function inferLoss({ steps, positions, cursor, position }) {
		const before = steps[cursor - 1]?.command === "move" ? of(positions[cursor - 1]) : void 0;
		if (before?.type === "unwinnable") learn(position, before);
	}
	/** A move that was taken back, but led to where the game can be won, is the beginning of a line. */
	function inferWin({ steps, positions, cursor, position }) {
		const step = steps[cursor];
		const after = positions[cursor + 1];
		const way = step?.command === "move" && after && ways.find((way) => way.next(after));
		if (way) learn(position, {
			type: "winnable",
			moves: [step.moves[0], ...way.movesFrom(after)]
		});
	}
	return {
		of,
		lineFrom,
		learn,
		infer(game) {
			if (!of(game.position)) inferLoss(game);
			if (!of(game.position)) inferWin(game);
			return of(game.position);
		}
	};
}
// ../../packages/ui/src/help.ts
/**
* Truthful help: every word of it rests on a verdict about exactly the position on the table. While any card was never
* seen there is none, since nothing may be known of it.
*/
function useHelp(session, solver, isLit, notices) {
	const verdicts = createVerdicts();
	const learned = shallowRef(0);
	const marked = shallowRef();
	const position = computed(() => session.game.value.position);
	/** What is known of a position of the game, kept up to date. */
	function knownOf(position) {
		learned.value;
		return isFullySeen(session.game.value) ? verdicts.of(position) : void 0;
	}
	const isUnwinnableDeal = computed(() => {
		const { rules, deal, positions } = session.game.value;
		return deal !== null && isKnownUnwinnable(rules, deal) || knownOf(positions[0])?.type === "unwinnable";
	});
	const light = computed(() => {
		if (!isLit.value || !isFullySeen(session.game.value)) return "off";
		if (isWon$1(position.value)) return "winnable";
		const type = knownOf(position.value)?.type;
		return type === void 0 || type === "undecided" ? "unknown" : type;
	});
	let asked;
	/** Finds out about a position, unless it is known; one question about it at a time. */
	async function consider() {
		const game = session.game.value;
		if (!isFullySeen(game)) return;
		const now = game.position;
		if (isWon$1(now) || verdicts.infer(game)) return void learned.value++;
		asked = asked?.position === now ? asked : {
			position: now,
			answer: question(now)
		};
		return asked.answer;
	}
	async function question(now) {
		const verdict = await solver.solve(now);
		if (verdict.type !== "undecided" || verdict.reason !== "stopped") verdicts.learn(now, verdict);
		if (asked?.position === now) asked = void 0;
		learned.value++;
	}
	watch(position, () => void (marked.value = void 0), { flush: "sync" });
	watch([position, isLit], () => {
		if (isLit.value && statusOf(session.game.value) === "playing") consider();
	}, {
		immediate: true,
		flush: "sync"
	});
	async function ask() {
		const game = session.game.value;
		if (statusOf(game) !== "playing") return;
		if (isSpiderGame(game)) return askSpider(game);
		if (!isFreecellGame(game)) return;
		if (marked.value) return again(game, marked.value);
		if (hintsLeft(game) === 0) return notices.show(t("hint.none", { count: game.rules.hints ?? 0 }));
		const found = await find(game.position);
		if (position.value === game.position) answer(game.position, found);
	}
	async function find(now) {
		await consider();
		return position.value === now ? knownOf(now) : void 0;
	}
	function learn(about, verdict) {
		verdicts.learn(about, verdict);
		learned.value++;
	}
	function lineFrom(from) {
		learned.value;
		return verdicts.lineFrom(from);
	}
	function askSpider(game) {
		const { move, text, spoken } = tellHint(game);
		session.dispatch({ type: "hint" });
		marked.value = move;
		notices.show(text, t("hint.said", { move: spoken }));
	}
	function again({ position: now, rules }, move) {
		if (rules.hintPlays) session.dispatch({
			type: "move",
			move
		});
		else tell(now, move);
	}
	function explain() {
		const known = knownOf(position.value);
		if (isWon$1(position.value) || !known) return t(`light.${isWon$1(position.value) ? "winnable" : "unknown"}`);
		if (known.type !== "winnable") return refusal(known);
		return t("light.line", { count: lineFrom(position.value).length });
	}
	function answer(now, found) {
		if (found?.type !== "winnable") return notices.show(refusal(found));
		session.dispatch({ type: "hint" });
		marked.value = found.move;
		tell(now, found.move);
	}
	function tell(now, move) {
		const left = hintsLeft(session.game.value);
		const more = left === Infinity ? "" : t("hint.left", { count: left });
		const spoken = t("hint.said", { move: describeMove(now, move) });
		notices.show(sentences([describeMove(now, move, cardText), more]), sentences([spoken, more]));
	}
	return {
		light,
		isUnwinnableDeal,
		marked,
		ask,
		known: knownOf,
		find,
		lineFrom,
		learn,
		explain,
		refusal
	};
}
function refusal(known) {
	return known?.type === "unwinnable" ? t("hint.unwinnable", { count: known.positions }) : t("hint.undecided");
}
// ../../packages/ui/src/moves/groups.ts
var FREECELL_GROUPS = [
	"foundation",
	"cell",
	"column"
];
var SPIDER_GROUPS = [
	"completes",
	"sameSuit",
	"otherSuit",
	"empty"
];
/**
* All that cards can do now, in groups by where they go; those without a move are left out. Of empty cells, and of
* empty columns, one stands for all, and what would change nothing is no move.
*/
function moveGroups(position) {
	const sorted = isSpider(position) ? spiderMoves(position) : isFreecell(position) ? freecellMoves(position) : [];
	const names = isSpider(position) ? SPIDER_GROUPS : FREECELL_GROUPS;
	const movesOf = (name) => sorted.filter(([group]) => group === name);
	return names.map((name) => ({
		name,
		moves: movesOf(name).map(([, move]) => listed(position, move))
	})).filter(({ moves }) => moves.length > 0);
}
function freecellMoves(position) {
	const moves = legalMoves(position).filter((move) => changesSomething(position, move));
	const toEmpty = (move) => columnIndex(move.to) >= 0 && topCard(position, move.to) === void 0;
	return [...moves.filter((move) => !toEmpty(move)), ...moves.filter(toEmpty)].filter((move) => !isDouble(position, move)).map((move) => [groupOf(move), move]);
}
function groupOf({ to }) {
	return to === "h" ? "foundation" : cellIndex(to) >= 0 ? "cell" : "column";
}
/** Whether the move goes to an empty place that is not the first of its kind. */
function isDouble(position, { to }) {
	if (cellIndex(to) >= 0) return position.cells.indexOf(null) !== cellIndex(to);
	const firstEmpty = position.columns.findIndex(({ cards }) => cards.length === 0);
	return columnIndex(to) >= 0 && topCard(position, to) === void 0 && columnIndex(to) !== firstEmpty;
}
function spiderMoves(position) {
	return position.columns.flatMap((_, index) => {
		const from = columnName(index);
		return Array.from({ length: runLength$1(position, from) }, (_, below) => below + 1).flatMap((count) => targetsOf(position, from, count).map(({ to, kind }) => [kind, moveOf(from, to, count)]).filter(([, move]) => changesSomething(position, move) && !isDouble(position, move)));
	});
}
function listed(position, move) {
	const cards = position.columns[columnIndex(move.from)]?.cards;
	return {
		move,
		card: cards?.[cards.length - move.count] ?? topCard(position, move.from),
		onto: columnIndex(move.to) >= 0 ? topCard(position, move.to) : void 0
	};
}
// ../../packages/ui/src/moves/MoveList.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = ["aria-label"];
var _hoisted_2 = {
	class: "limit",
	"data-note": "limit"
};
var _hoisted_3 = ["aria-label", "title"];
var _hoisted_4 = ["data-group"];
var _hoisted_5 = ["id"];
var _hoisted_6 = ["aria-labelledby"];
var _hoisted_7 = [
	"data-move",
	"tabindex",
	"aria-label",
	"onClick"
];
var _hoisted_8 = { key: 0 };
var _hoisted_9 = { key: 0 };
var _hoisted_10 = {
	key: 0,
	class: "quiet"
};
var _hoisted_11 = ["tabindex"];
// ../../packages/ui/src/moves/MoveList.vue
var MoveList_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "MoveList",
	props: {
		position: {},
		locked: { type: Boolean }
	},
	emits: ["move", "close"],
	setup(__props, { emit: __emit }) {
		const emit = __emit;
		const root = useTemplateRef("root");
		const headId = useId();
		const groups = computed(() => __props.locked ? [] : moveGroups(__props.position));
		const canDeal = computed(() => !__props.locked && isSpider(__props.position) && __props.position.stock.length > 0);
		const all = computed(() => groups.value.flatMap(({ moves }) => moves.map(({ move }) => keyOf(move))));
		const count = computed(() => all.value.length + (canDeal.value ? 1 : 0));
		/** Which button is the list's tab stop. */
		const at = ref(0);
		const stop = computed(() => Math.max(0, Math.min(at.value, count.value - 1)));
		const limit = computed(() => {
			if (!isFreecell(__props.position)) return t("moves.whole");
			const [taken, empty] = [runLimit(__props.position, false), runLimit(__props.position, true)];
			return __props.position.columns.some(({ cards }) => cards.length === 0) ? t("moves.limits", {
				count: taken,
				empty
			}) : t("moves.limit", { count: taken });
		});
		function keyOf({ from, to, count: cards }) {
			return `${from}${to}v${cards}`;
		}
		function fromText({ move, card }) {
			return move.count > 1 ? `${cardText(card)} +${move.count - 1}` : cardText(card);
		}
		function ontoText({ onto }) {
			return onto === void 0 ? t("moves.onto.empty") : cardText(onto);
		}
		function nameOf({ move: { from, to, count: cards }, card, onto }) {
			const what = cards > 1 ? t("moves.cards", {
				count: cards - 1,
				card: cardName(card)
			}) : cardName(card);
			const target = onto === void 0 ? pileName(to) : `${cardName(onto)}, ${pileName(to)}`;
			return t("moves.name", {
				what,
				from: pileName(from),
				target
			});
		}
		function buttons() {
			return [...root.value?.querySelectorAll(".move") ?? []];
		}
		function onKeydown(event) {
			const step = stepOf(event.key);
			if (step === void 0 || event.ctrlKey || event.metaKey || event.altKey) return;
			event.preventDefault();
			event.stopPropagation();
			buttons()[Math.max(0, Math.min(count.value - 1, step))]?.focus();
		}
		function stepOf(key) {
			switch (key) {
				case "ArrowRight":
				case "ArrowDown": return stop.value + 1;
				case "ArrowLeft":
				case "ArrowUp": return stop.value - 1;
				case "Home": return 0;
				case "End": return count.value - 1;
				default: return;
			}
		}
		function onFocusin({ target }) {
			const index = buttons().indexOf(target);
			if (index >= 0) at.value = index;
		}
		const focus = () => (buttons()[stop.value] ?? root.value?.querySelector("button"))?.focus({ preventScroll: true });
		onMounted(() => document.hasFocus() && focus());
		let hadFocus = false;
		onBeforeUpdate(() => {
			hadFocus = root.value.contains(document.activeElement);
		});
		onUpdated(() => {
			if (hadFocus && !root.value.contains(document.activeElement)) focus();
		});
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("section", {
				ref_key: "root",
				ref: root,
				class: "moves",
				"data-dock": "moves",
				"aria-label": unref(t)("tool.moves"),
				onKeydown,
				onFocusin
			}, [
				createBaseVNode("header", null, [createBaseVNode("p", _hoisted_2, toDisplayString(limit.value), 1), createBaseVNode("button", {
					type: "button",
					class: "shut",
					"data-action": "close-moves",
					"aria-label": unref(t)("moves.close"),
					title: unref(t)("moves.close"),
					onClick: _cache[0] || (_cache[0] = ($event) => emit("close"))
				}, [createVNode(Icon_default, { path: unref(PANEL_ICONS).close }, null, 8, ["path"])], 8, _hoisted_3)]),
				(openBlock(true), createElementBlock(Fragment, null, renderList(groups.value, (group) => {
					return openBlock(), createElementBlock("div", {
						key: group.name,
						class: "group",
						"data-group": group.name
					}, [createBaseVNode("h2", { id: `${unref(headId)}-${group.name}` }, toDisplayString(unref(t)(`moves.${group.name}`)), 9, _hoisted_5), createBaseVNode("ul", { "aria-labelledby": `${unref(headId)}-${group.name}` }, [(openBlock(true), createElementBlock(Fragment, null, renderList(group.moves, (item) => {
						return openBlock(), createElementBlock("li", { key: keyOf(item.move) }, [createBaseVNode("button", {
							type: "button",
							class: "move",
							"data-move": keyOf(item.move),
							tabindex: all.value[stop.value] === keyOf(item.move) ? 0 : -1,
							"aria-label": nameOf(item),
							onClick: ($event) => emit("move", item.move)
						}, [
							unref(isSpider)(__props.position) ? (openBlock(), createElementBlock("small", _hoisted_8, toDisplayString(item.move.from), 1)) : createCommentVNode("", true),
							createBaseVNode("span", null, toDisplayString(fromText(item)), 1),
							group.name !== "foundation" && group.name !== "cell" && group.name !== "empty" ? (openBlock(), createElementBlock(Fragment, { key: 1 }, [
								_cache[2] || (_cache[2] = createBaseVNode("span", { class: "arrow" }, "→", -1)),
								createBaseVNode("span", null, toDisplayString(ontoText(item)), 1),
								unref(isSpider)(__props.position) ? (openBlock(), createElementBlock("small", _hoisted_9, toDisplayString(item.move.to), 1)) : createCommentVNode("", true)
							], 64)) : createCommentVNode("", true)
						], 8, _hoisted_7)]);
					}), 128))], 8, _hoisted_6)], 8, _hoisted_4);
				}), 128)),
				count.value === 0 ? (openBlock(), createElementBlock("p", _hoisted_10, toDisplayString(unref(t)("moves.none")), 1)) : createCommentVNode("", true),
				canDeal.value ? (openBlock(), createElementBlock("button", {
					key: 1,
					type: "button",
					class: "move round",
					"data-move": "deal",
					tabindex: stop.value === all.value.length ? 0 : -1,
					onClick: _cache[1] || (_cache[1] = ($event) => emit("move", unref(DEAL)))
				}, toDisplayString(unref(t)("tool.deal")), 9, _hoisted_11)) : createCommentVNode("", true)
			], 40, _hoisted_1);
		};
	}
}), [["__scopeId", "data-v-952145b3"]]);
// ../../packages/ui/src/review.ts
/**
* The review is about all steps of the game, those that were taken back too. It looks at every card: as long as a game
* goes on in which some were never seen, nobody may open it.
*/
function useReview(session, host, help) {
	const course = shallowRef();
	const found = shallowRef();
	const state = shallowRef("done");
	const better = shallowRef(false);
	const at = shallowRef(0);
	const solver = createSolver(host);
	const standings = computed(() => found.value?.standings ?? course.value?.positions.map(() => "unknown") ?? []);
	const loss = computed(() => found.value?.loss);
	const way = computed(() => {
		const { way: known, standings: { length = 0 } = [] } = found.value ?? {};
		return known && (known.from < length - 1 || session.game.value.givenUp) ? known : void 0;
	});
	const isBetter = computed(() => better.value && way.value !== void 0);
	const gameStops = computed(() => course.value ? stopsOfGame(course.value, standings.value) : []);
	const stops = computed(() => isBetter.value ? stopsOfLine(course.value, way.value) : gameStops.value);
	async function open() {
		const game = session.game.value;
		const whole = {
			...game,
			cursor: game.steps.length
		};
		course.value = whole;
		found.value = void 0;
		better.value = false;
		at.value = game.cursor;
		state.value = "checking";
		const ended = await solver.review(whole, { progress: (news) => hear(whole, news) });
		if (course.value !== whole) return;
		if (ended !== "stopped") hear(whole, ended);
		state.value = ended === "stopped" ? "stopped" : "done";
	}
	function hear(about, news) {
		if (course.value === about) found.value = news;
	}
	function close() {
		course.value = void 0;
		found.value = void 0;
		solver.stop();
	}
	function show(index) {
		at.value = Math.max(0, Math.min(stops.value.length - 1, index));
	}
	function showBetter(now) {
		if (!way.value) return;
		better.value = now;
		at.value = now ? 0 : way.value.from;
	}
	function returnTo() {
		const { value: known } = way;
		const cursor = isBetter.value ? known.from : at.value;
		if (known) help.learn(course.value.positions[known.from], {
			type: "winnable",
			moves: known.line
		});
		close();
		session.dispatch({
			type: "goTo",
			cursor
		});
	}
	const stop = computed(() => stops.value[at.value]);
	const mark = computed(() => {
		if (isBetter.value) return stop.value?.next?.[0];
		return way.value?.from === at.value ? way.value.line[0] : void 0;
	});
	watch(() => session.game.value.position, close, { flush: "sync" });
	onScopeDispose(() => solver.close());
	return {
		isOpen: computed(() => course.value !== void 0),
		state,
		standings,
		loss,
		way,
		isBetter,
		stops,
		at,
		stop,
		mark,
		open: () => void open(),
		close,
		halt: () => solver.stop(),
		show,
		showBetter,
		returnTo
	};
}
function stopsOfGame({ positions, steps }, standings) {
	return positions.map((position, index) => ({
		position,
		standing: standings[index] ?? "unknown",
		...index > 0 && { moves: steps[index - 1].moves },
		...index < steps.length && { next: steps[index].moves }
	}));
}
/** A way to win, with everything that follows each move by itself. */
function stopsOfLine({ positions }, { from, line }) {
	const stops = [{
		position: positions[from],
		standing: "winnable"
	}];
	for (const move of line) {
		const before = stops.at(-1);
		if (whyNot$2(before.position, move)) break;
		const moved = play(before.position, move);
		stops[stops.length - 1] = {
			...before,
			next: [move]
		};
		stops.push({
			position: automaticMoves(moved).reduce(play, moved),
			moves: [move],
			standing: "winnable"
		});
	}
	return stops;
}
// ../../packages/ui/src/sound.ts
/** Cards are a short rustle; what is worth more is a chord. */
var RUSTLE = {
	move: [0],
	deal: [
		0,
		.05,
		.1,
		.15
	]
};
var TONES = {
	up: [[
		660,
		0,
		.12,
		.25
	]],
	run: [
		[
			523,
			0,
			.25,
			.25
		],
		[
			659,
			.08,
			.25,
			.25
		],
		[
			784,
			.16,
			.4,
			.25
		]
	],
	win: [
		[
			523,
			0,
			.3,
			.25
		],
		[
			659,
			.12,
			.3,
			.25
		],
		[
			784,
			.24,
			.3,
			.25
		],
		[
			1047,
			.36,
			.9,
			.3
		]
	]
};
var RUSTLE_LENGTH = .045;
var audio;
/** Plays a sound made here, of noise and sines; silent where there is no audio, and before the page may be heard. */
function hear(sound) {
	audio ??= "AudioContext" in window ? new AudioContext() : void 0;
	if (!audio) return;
	audio.resume();
	for (const start of RUSTLE[sound] ?? []) rustle(audio, start);
	for (const tone of TONES[sound] ?? []) ring(audio, tone);
}
/** What is heard when the table goes from one state to another; nothing for what is no move. */
function soundOf(before, after) {
	if (after.id !== before.id || after.started !== before.started) return "deal";
	if (after.position === before.position) return void 0;
	if (isWon$1(after.position)) return "win";
	if (isSpider(after.position) && isSpider(before.position) && runsCompleted(after.position) > runsCompleted(before.position)) return "run";
	if (after.position.stock.length < before.position.stock.length) return "deal";
	return after.position.foundations.flat().length > before.position.foundations.flat().length ? "up" : "move";
}
function rustle(context, start) {
	const length = Math.ceil(context.sampleRate * RUSTLE_LENGTH);
	const buffer = context.createBuffer(1, length, context.sampleRate);
	const samples = buffer.getChannelData(0);
	samples.forEach((_, index) => samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3 * .35);
	const source = new AudioBufferSourceNode(context, { buffer });
	const paper = new BiquadFilterNode(context, {
		type: "bandpass",
		frequency: 2600,
		Q: .7
	});
	source.connect(paper).connect(context.destination);
	source.start(context.currentTime + start);
}
function ring(context, [frequency, start, length, loudness]) {
	const begin = context.currentTime + start;
	const source = new OscillatorNode(context, {
		type: "sine",
		frequency
	});
	const volume = new GainNode(context, { gain: 0 });
	volume.gain.setValueAtTime(0, begin);
	volume.gain.linearRampToValueAtTime(loudness, begin + .012);
	volume.gain.exponentialRampToValueAtTime(.001, begin + length);
	source.connect(volume).connect(context.destination);
	source.start(begin);
	source.stop(begin + length);
}
// ../../packages/ui/src/aids.ts
function useAids(session, host, settings, notices) {
	const solver = createSolver(host);
	onScopeDispose(() => solver.close());
	const help = useHelp(session, solver, toRef(settings, "light"), notices);
	const advisor = createSolver(host);
	onScopeDispose(() => advisor.close());
	const demo = useDemo(session, help, notices);
	const review = useReview(session, host, help);
	watch(session.game, (after, before) => {
		const said = describe(before, after);
		if (said) notices.say(said);
		const sound = settings.sound && soundOf(before, after);
		if (sound) hear(sound);
	});
	return {
		help,
		coach: useCoach(session, advisor, notices),
		demo,
		review,
		difficulty: computed(() => difficultyText(session.game.value)),
		Dock: Dock_default,
		MoveList: MoveList_default,
		refuse: (reason) => notices.show(reasonText(reason)),
		closeDock() {
			const wasOpen = review.isOpen.value || demo.state.value !== "off";
			demo.stop();
			review.close();
			return wasOpen;
		}
	};
}
export { useAids };
