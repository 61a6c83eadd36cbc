import { D as t, Kn as unref, Sn as createTextVNode, Tn as defineComponent, Yn as toDisplayString, jn as openBlock, vn as createBlock, zn as withCtx } from "./table-B2t0YWwZ.js";
import { t as PanelButton_default } from "./PanelButton-BDRdRCbd.js";
// ../../packages/ui/src/dialogs/DoneButton.vue
var DoneButton_default = /* @__PURE__ */ defineComponent({
	__name: "DoneButton",
	setup(__props) {
		return (_ctx, _cache) => {
			return openBlock(), createBlock(PanelButton_default, {
				action: "done",
				primary: ""
			}, {
				default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("panel.done")), 1)]),
				_: 1
			});
		};
	}
});
export { DoneButton_default as t };
