import { Cn as createVNode, D as t, Kn as unref, Sn as createTextVNode, Tn as defineComponent, Yn as toDisplayString, _n as createBaseVNode, jn as openBlock, vn as createBlock, zn as withCtx } from "./table-B2t0YWwZ.js";
import { n as Modal_default, t as PanelButton_default } from "./PanelButton-BDRdRCbd.js";
// ../../packages/ui/src/dialogs/ConfirmPanel.vue
var ConfirmPanel_default = /* @__PURE__ */ defineComponent({
	__name: "ConfirmPanel",
	props: {
		title: {},
		question: {},
		yes: {}
	},
	emits: ["close", "confirm"],
	setup(__props, { emit: __emit }) {
		const emit = __emit;
		return (_ctx, _cache) => {
			return openBlock(), createBlock(Modal_default, {
				panel: "confirm",
				title: __props.title,
				onClose: _cache[2] || (_cache[2] = ($event) => emit("close"))
			}, {
				buttons: withCtx(() => [createVNode(PanelButton_default, {
					action: "cancel",
					autofocus: "",
					onClick: _cache[0] || (_cache[0] = ($event) => emit("close"))
				}, {
					default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("panel.cancel")), 1)]),
					_: 1
				}), createVNode(PanelButton_default, {
					action: "confirm",
					primary: "",
					autofocus: false,
					onClick: _cache[1] || (_cache[1] = ($event) => emit("confirm"))
				}, {
					default: withCtx(() => [createTextVNode(toDisplayString(__props.yes), 1)]),
					_: 1
				})]),
				default: withCtx(() => [createBaseVNode("p", null, toDisplayString(__props.question), 1)]),
				_: 1
			}, 8, ["title"]);
		};
	}
});
export { ConfirmPanel_default as t };
