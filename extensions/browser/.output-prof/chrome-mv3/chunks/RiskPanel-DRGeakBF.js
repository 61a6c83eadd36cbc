import { D as t, Kn as unref, Tn as defineComponent, gn as computed, it as play, jn as openBlock, pt as tableauCards, vn as createBlock } from "./table-B2t0YWwZ.js";
import { t as ConfirmPanel_default } from "./ConfirmPanel-Bi9OFGPy.js";
// ../../packages/ui/src/dialogs/RiskPanel.vue
var RiskPanel_default = /* @__PURE__ */ defineComponent({
	__name: "RiskPanel",
	props: {
		position: {},
		move: {}
	},
	emits: ["close", "confirm"],
	setup(__props, { emit: __emit }) {
		const emit = __emit;
		const cards = computed(() => tableauCards(play(__props.position, __props.move)));
		return (_ctx, _cache) => {
			return openBlock(), createBlock(ConfirmPanel_default, {
				title: unref(t)("risk.title"),
				question: unref(t)("risk.question", { cards: cards.value }),
				yes: unref(t)("risk.yes"),
				onClose: _cache[0] || (_cache[0] = ($event) => emit("close")),
				onConfirm: _cache[1] || (_cache[1] = ($event) => emit("confirm"))
			}, null, 8, [
				"title",
				"question",
				"yes"
			]);
		};
	}
});
export { RiskPanel_default as default };
