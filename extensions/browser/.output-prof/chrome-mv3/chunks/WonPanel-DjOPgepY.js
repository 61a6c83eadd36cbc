import { Cn as createVNode, D as t, G as isPlayersWin, Kn as unref, S as rulesName, Sn as createTextVNode, Tn as defineComponent, Vn as onScopeDispose, W as isFreecellGame, Wn as shallowRef, Yn as toDisplayString, _n as createBaseVNode, a as _plugin_vue_export_helper_default, b as dealText, bn as createElementBlock, gn as computed, hn as Fragment, jn as openBlock, r as isUsable, vn as createBlock, w as timeText, yn as createCommentVNode, zn as withCtx } from "./table-B2t0YWwZ.js";
import { t as makeShare } from "./share-Ce7yty8B.js";
import { n as statistics } from "./statistics-BUjdjo4i.js";
import { a as tableOf } from "./result-B3y4PPz0.js";
import { n as difficultyText, t as createSolver } from "./solver-lW1t-rFR.js";
import { i as rateText, r as numberText } from "./figures-JmUKIAl2.js";
import { t as CopyButton_default } from "./CopyButton-DqjEYkdl.js";
import { n as Modal_default, t as PanelButton_default } from "./PanelButton-BDRdRCbd.js";
// ../../packages/core/src/solver/metric.ts
var DECK = 52;
/** Cards that are not home yet. */
function cardsOut({ foundations }) {
	return DECK - foundations.flat().length;
}
/**
* The metric in which a table counts. Where each card that goes home counts as a move, whoever sends it there,
* that is `runs`, and as many moves more as there are cards to bring home; elsewhere it is `player`.
*/
function metricOf(rules) {
	return rules.autoplayCounts || rules.autoplay === "off" && rules.collect === "all" ? "runs" : "player";
}
// ../../packages/ui/src/par.ts
/**
* The par of a game's deal, which gets better while this lives; undefined until something is
* known, and in Spider. A game that is
* won in fewer moves is par itself.
*/
function usePar(game, host) {
	const found = shallowRef();
	const solver = createSolver(host);
	onScopeDispose(() => solver.close());
	if (!isFreecellGame(game)) return computed(() => void 0);
	const metric = metricOf(game.rules);
	solver.shorten(game.positions[0], {
		metric,
		progress: (par) => void (found.value = par)
	});
	return computed(() => found.value && parShown(found.value, game));
}
/** Where each card that goes home counts, it counts from the layout on. */
function parShown({ length, bound }, game) {
	const metric = metricOf(game.rules);
	const more = metric === "runs" ? cardsOut(game.start) : 0;
	return {
		moves: Math.min(length + more, game.moveCount),
		least: bound + more,
		metric
	};
}
// ../../packages/ui/src/dialogs/WonPanel.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = {
	key: 0,
	"data-note": "demo"
};
var _hoisted_2 = { class: "result" };
var _hoisted_3 = ["data-par", "data-least"];
var _hoisted_4 = { class: "bound" };
var _hoisted_5 = {
	key: 1,
	class: "quiet"
};
var _hoisted_6 = { "data-note": "level" };
var _hoisted_7 = {
	key: 2,
	class: "deal"
};
var _hoisted_8 = { key: 3 };
var _hoisted_9 = { class: "records" };
// ../../packages/ui/src/dialogs/WonPanel.vue
var WonPanel_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "WonPanel",
	props: {
		game: {},
		history: {},
		host: {},
		copy: { type: Function }
	},
	emits: ["close", "run"],
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const deal = computed(() => dealText(props.game));
		const par = usePar(props.game, props.host);
		const bound = computed(() => {
			if (!par.value) return t("par.looking");
			const { moves, least } = par.value;
			return least === moves ? t("par.proved") : t("par.least", { count: least });
		});
		/** What is on record for games under the same rules. */
		const records = computed(() => statistics(props.history, tableOf(props.game.rules)));
		const rate = computed(() => rateText(records.value.rate));
		return (_ctx, _cache) => {
			return openBlock(), createBlock(Modal_default, {
				panel: "won",
				title: unref(t)(unref(isPlayersWin)(__props.game) ? "won.title" : "won.byDemo"),
				onClose: _cache[3] || (_cache[3] = ($event) => emit("close"))
			}, {
				buttons: withCtx(() => [
					createVNode(CopyButton_default, {
						class: "share",
						"data-action": "share",
						label: unref(t)("won.share"),
						text: () => unref(makeShare)(__props.game, { moves: true }).text,
						copy: __props.copy
					}, null, 8, [
						"label",
						"text",
						"copy"
					]),
					unref(isUsable)("review", __props.game) ? (openBlock(), createBlock(PanelButton_default, {
						key: 0,
						action: "review",
						onClick: _cache[0] || (_cache[0] = ($event) => emit("run", "review"))
					}, {
						default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("tool.review")), 1)]),
						_: 1
					})) : createCommentVNode("", true),
					createVNode(PanelButton_default, {
						action: "restart",
						onClick: _cache[1] || (_cache[1] = ($event) => emit("run", "restart"))
					}, {
						default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("tool.restart")), 1)]),
						_: 1
					}),
					createVNode(PanelButton_default, {
						action: "new",
						primary: "",
						onClick: _cache[2] || (_cache[2] = ($event) => emit("run", "new"))
					}, {
						default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("tool.new")), 1)]),
						_: 1
					})
				]),
				default: withCtx(() => [
					!unref(isPlayersWin)(__props.game) ? (openBlock(), createElementBlock("p", _hoisted_1, toDisplayString(unref(t)("won.byDemo.text")), 1)) : createCommentVNode("", true),
					createBaseVNode("dl", _hoisted_2, [
						createBaseVNode("div", null, [createBaseVNode("dt", null, toDisplayString(unref(t)("won.moves")), 1), createBaseVNode("dd", null, toDisplayString(unref(numberText)(__props.game.moveCount)), 1)]),
						createBaseVNode("div", null, [createBaseVNode("dt", null, toDisplayString(unref(t)("won.time")), 1), createBaseVNode("dd", null, toDisplayString(unref(timeText)(__props.game.elapsed)), 1)]),
						unref(isFreecellGame)(__props.game) ? (openBlock(), createElementBlock("div", {
							key: 0,
							"data-note": "par",
							"data-par": unref(par)?.moves,
							"data-least": unref(par)?.least
						}, [
							createBaseVNode("dt", null, toDisplayString(unref(t)("par.title")), 1),
							createBaseVNode("dd", null, toDisplayString(unref(par) ? unref(numberText)(unref(par).moves) : "…"), 1),
							createBaseVNode("dd", _hoisted_4, toDisplayString(bound.value), 1)
						], 8, _hoisted_3)) : createCommentVNode("", true)
					]),
					unref(par) ? (openBlock(), createElementBlock("p", _hoisted_5, [createTextVNode(toDisplayString(unref(t)(`par.${unref(par).metric}`)) + " ", 1), createBaseVNode("span", _hoisted_6, toDisplayString(unref(difficultyText)(__props.game)), 1)])) : createCommentVNode("", true),
					deal.value ? (openBlock(), createElementBlock("p", _hoisted_7, [createBaseVNode("span", null, toDisplayString(unref(t)("won.deal", { deal: deal.value })), 1), createVNode(CopyButton_default, {
						"data-action": "copy-deal",
						label: unref(t)("won.copyDeal"),
						text: () => deal.value,
						copy: __props.copy
					}, null, 8, [
						"label",
						"text",
						"copy"
					])])) : createCommentVNode("", true),
					records.value.games > 0 ? (openBlock(), createElementBlock("section", _hoisted_8, [createBaseVNode("h3", null, toDisplayString(unref(t)("won.records", { rules: unref(rulesName)(__props.game.rules) })), 1), createBaseVNode("dl", _hoisted_9, [
						createBaseVNode("dt", null, toDisplayString(unref(t)("won.games")), 1),
						createBaseVNode("dd", null, toDisplayString(unref(t)("won.winsOf", {
							wins: records.value.wins,
							count: records.value.games,
							rate: rate.value
						})), 1),
						createBaseVNode("dt", null, toDisplayString(unref(t)("won.streak")), 1),
						createBaseVNode("dd", null, toDisplayString(unref(t)("won.streakBest", {
							count: records.value.streak,
							best: records.value.bestStreak
						})), 1),
						records.value.fewestMoves !== null && records.value.fastest !== null ? (openBlock(), createElementBlock(Fragment, { key: 0 }, [
							createBaseVNode("dt", null, toDisplayString(unref(t)("won.fewestMoves")), 1),
							createBaseVNode("dd", null, toDisplayString(unref(numberText)(records.value.fewestMoves)), 1),
							createBaseVNode("dt", null, toDisplayString(unref(t)("won.fastest")), 1),
							createBaseVNode("dd", null, toDisplayString(unref(timeText)(records.value.fastest)), 1)
						], 64)) : createCommentVNode("", true)
					])])) : createCommentVNode("", true)
				]),
				_: 1
			}, 8, ["title"]);
		};
	}
}), [["__scopeId", "data-v-9f5717df"]]);
export { WonPanel_default as default };
