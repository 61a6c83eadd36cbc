import { $t as topOf, Cn as createVNode, D as t, Gt as cellName, Kn as unref, Mn as renderList, St as fitsFoundation, Tn as defineComponent, Yn as toDisplayString, _n as createBaseVNode, a as _plugin_vue_export_helper_default, an as cardOf, bn as createElementBlock, dn as suitOf, gn as computed, hn as Fragment, in as SUITS, jn as openBlock, ln as rankOf, qt as columnName, sn as isRed, vn as createBlock, xt as isSafe, y as cardText, yn as createCommentVNode, zn as withCtx } from "./table-B2t0YWwZ.js";
import { t as listText } from "./reasons-xWSxMKQV.js";
import { t as DoneButton_default } from "./DoneButton-BmMTuf9R.js";
import { n as Modal_default } from "./PanelButton-BDRdRCbd.js";
// ../../packages/core/src/freecell/left.ts
/** The free cards that autoplay leaves where they are, columns before cells, each with its reason. */
function leftAlone(position) {
	const columns = position.columns.map(({ cards }, index) => ({
		pile: columnName(index),
		card: topOf(cards)
	}));
	const cells = position.cells.map((card, index) => ({
		pile: cellName(index),
		card: card ?? void 0
	}));
	return [...columns, ...cells].flatMap(({ pile, card }) => {
		if (card === void 0 || isSafe(position, card, position.rules.autoplay)) return [];
		return [{
			pile,
			card,
			stay: stayOf(position, card)
		}];
	});
}
function stayOf(position, card) {
	if (!fitsFoundation(position, card)) {
		const suit = suitOf(card);
		return {
			code: "notNext",
			needed: cardOf(position.foundations[suit].length + 1, suit)
		};
	}
	return isSafe(position, card, "full") ? { code: "byHand" } : {
		code: "needed",
		by: builders(position, card)
	};
}
/** The cards of the rank below, of the other colour, that are not home yet. */
function builders(position, card) {
	const rank = rankOf(card) - 1;
	return SUITS.filter((suit) => isRed(cardOf(rank, suit)) !== isRed(card) && position.foundations[suit].length < rank).map((suit) => cardOf(rank, suit));
}
// ../../packages/ui/src/dialogs/WhyPanel.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = {
	key: 0,
	"data-note": "gone"
};
var _hoisted_2 = { class: "cards" };
// ../../packages/ui/src/dialogs/WhyPanel.vue
var WhyPanel_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "WhyPanel",
	props: { game: {} },
	emits: ["close"],
	setup(__props, { emit: __emit }) {
		const emit = __emit;
		const left = computed(() => leftAlone(__props.game.position));
		/** What went up by itself after the last step, or after the deal. */
		const gone = computed(() => {
			const { cursor, steps, opening, positions, start, position } = __props.game;
			const before = cursor > 0 ? positions[cursor - 1] : start;
			const automatic = cursor > 0 ? steps[cursor - 1].automatic : opening;
			const wasHome = new Set(before.foundations.flat());
			const home = position.foundations.flat().filter((card) => !wasHome.has(card));
			return automatic.length === 0 ? [] : home.slice(-automatic.length);
		});
		function reasonOf(stay) {
			switch (stay.code) {
				case "notNext": return t("why.notNext", { needed: cardText(stay.needed) });
				case "needed": return t("why.needed", { cards: listText(stay.by.map(cardText)) });
				case "byHand": return t("why.byHand");
			}
		}
		return (_ctx, _cache) => {
			return openBlock(), createBlock(Modal_default, {
				panel: "why",
				title: unref(t)("why.title"),
				onClose: _cache[1] || (_cache[1] = ($event) => emit("close"))
			}, {
				buttons: withCtx(() => [createVNode(DoneButton_default, { onClick: _cache[0] || (_cache[0] = ($event) => emit("close")) })]),
				default: withCtx(() => [gone.value.length > 0 ? (openBlock(), createElementBlock("p", _hoisted_1, toDisplayString(unref(t)("why.gone", { cards: unref(listText)(gone.value.map(unref(cardText))) })), 1)) : createCommentVNode("", true), createBaseVNode("ul", _hoisted_2, [(openBlock(true), createElementBlock(Fragment, null, renderList(left.value, ({ card, stay }) => {
					return openBlock(), createElementBlock("li", {
						key: card,
						"data-note": "left"
					}, [createBaseVNode("strong", null, toDisplayString(unref(cardText)(card)), 1), createBaseVNode("span", null, toDisplayString(reasonOf(stay)), 1)]);
				}), 128))])]),
				_: 1
			}, 8, ["title"]);
		};
	}
}), [["__scopeId", "data-v-db25c5dd"]]);
export { WhyPanel_default as default };
