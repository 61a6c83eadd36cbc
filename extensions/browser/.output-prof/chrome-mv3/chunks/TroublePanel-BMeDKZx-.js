import { Cn as createVNode, D as t, Kn as unref, Sn as createTextVNode, Tn as defineComponent, Yn as toDisplayString, _n as createBaseVNode, gn as computed, jn as openBlock, vn as createBlock, yn as createCommentVNode, zn as withCtx } from "./table-B2t0YWwZ.js";
import { t as problemText } from "./problems-BDg4IFnw.js";
import { t as CopyButton_default } from "./CopyButton-DqjEYkdl.js";
import { n as Modal_default, t as PanelButton_default } from "./PanelButton-BDRdRCbd.js";
// ../../packages/ui/src/dialogs/TroublePanel.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = {
	class: "quiet",
	"data-note": "problem"
};
var _hoisted_2 = ["aria-label", "value"];
// ../../packages/ui/src/dialogs/TroublePanel.vue
var TroublePanel_default = /* @__PURE__ */ defineComponent({
	__name: "TroublePanel",
	props: {
		trouble: {},
		copy: { type: Function }
	},
	emits: ["accept", "renew"],
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const kind = computed(() => props.trouble.problem.code === "newerVersion" ? "newer" : props.trouble.type);
		return (_ctx, _cache) => {
			return openBlock(), createBlock(Modal_default, {
				panel: "error",
				title: unref(t)(`trouble.${kind.value}.title`),
				firm: ""
			}, {
				buttons: withCtx(() => [
					createVNode(CopyButton_default, {
						"data-action": "copy",
						label: unref(t)("trouble.copy"),
						text: () => __props.trouble.text,
						copy: __props.copy
					}, null, 8, [
						"label",
						"text",
						"copy"
					]),
					createVNode(PanelButton_default, {
						action: "new",
						primary: __props.trouble.type === "unreadable",
						onClick: _cache[0] || (_cache[0] = ($event) => emit("renew"))
					}, {
						default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("tool.new")), 1)]),
						_: 1
					}, 8, ["primary"]),
					__props.trouble.type === "damaged" ? (openBlock(), createBlock(PanelButton_default, {
						key: 0,
						action: "accept",
						primary: "",
						onClick: _cache[1] || (_cache[1] = ($event) => emit("accept"))
					}, {
						default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("trouble.accept")), 1)]),
						_: 1
					})) : createCommentVNode("", true)
				]),
				default: withCtx(() => [
					createBaseVNode("p", null, toDisplayString(unref(t)(`trouble.${kind.value}.text`)), 1),
					createBaseVNode("p", _hoisted_1, toDisplayString(unref(problemText)(__props.trouble.problem, __props.trouble.text)), 1),
					createBaseVNode("textarea", {
						class: "input",
						rows: "5",
						readonly: "",
						"aria-label": unref(t)("trouble.stored"),
						value: __props.trouble.text
					}, null, 8, _hoisted_2)
				]),
				_: 1
			}, 8, ["title"]);
		};
	}
});
export { TroublePanel_default as default };
