import { Cn as createVNode, D as t, Kn as unref, Qt as isSpider, Sn as createTextVNode, Tn as defineComponent, Yn as toDisplayString, _n as createBaseVNode, gn as computed, jn as openBlock, pt as tableauCards, ut as cannotDealAgain, vn as createBlock, yn as createCommentVNode, zn as withCtx } from "./table-B2t0YWwZ.js";
import { n as Modal_default, t as PanelButton_default } from "./PanelButton-BDRdRCbd.js";
// ../../packages/ui/src/dialogs/StuckPanel.vue
var StuckPanel_default = /* @__PURE__ */ defineComponent({
	__name: "StuckPanel",
	props: {
		position: {},
		proved: { type: Boolean },
		canUndo: { type: Boolean },
		canReview: { type: Boolean }
	},
	emits: ["close", "run"],
	setup(__props, { emit: __emit }) {
		const emit = __emit;
		/** Why it goes on only by undoing. */
		const words = computed(() => {
			if (__props.proved) return {
				title: t("stuck.proved.title"),
				text: t("stuck.proved.text")
			};
			if (!isSpider(__props.position)) return {
				title: t("stuck.title"),
				text: t("stuck.text")
			};
			if (!cannotDealAgain(__props.position)) return {
				title: t("stuck.title"),
				text: t("stuck.spider")
			};
			return {
				title: t("stuck.rounds.title"),
				text: t("stuck.rounds.text", { cards: tableauCards(__props.position) })
			};
		});
		return (_ctx, _cache) => {
			return openBlock(), createBlock(Modal_default, {
				panel: "stuck",
				title: words.value.title,
				onClose: _cache[4] || (_cache[4] = ($event) => emit("close"))
			}, {
				buttons: withCtx(() => [
					__props.canReview ? (openBlock(), createBlock(PanelButton_default, {
						key: 0,
						action: "review",
						onClick: _cache[0] || (_cache[0] = ($event) => emit("run", "review"))
					}, {
						default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("tool.review")), 1)]),
						_: 1
					})) : createCommentVNode("", true),
					createVNode(PanelButton_default, {
						action: "new",
						onClick: _cache[1] || (_cache[1] = ($event) => emit("run", "new"))
					}, {
						default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("tool.new")), 1)]),
						_: 1
					}),
					createVNode(PanelButton_default, {
						action: "restart",
						onClick: _cache[2] || (_cache[2] = ($event) => emit("run", "restart"))
					}, {
						default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("tool.restart")), 1)]),
						_: 1
					}),
					createVNode(PanelButton_default, {
						action: "undo",
						primary: "",
						disabled: !__props.canUndo,
						onClick: _cache[3] || (_cache[3] = ($event) => emit("run", "undo"))
					}, {
						default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("tool.undo")), 1)]),
						_: 1
					}, 8, ["disabled"])
				]),
				default: withCtx(() => [createBaseVNode("p", null, toDisplayString(words.value.text), 1)]),
				_: 1
			}, 8, ["title"]);
		};
	}
});
export { StuckPanel_default as default };
