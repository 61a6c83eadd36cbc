import { Cn as createVNode, D as t, Dn as onBeforeUnmount, In as useSlots, Kn as unref, Ln as useTemplateRef, Nn as renderSlot, Pn as useId, Tn as defineComponent, Yn as toDisplayString, _n as createBaseVNode, a as _plugin_vue_export_helper_default, bn as createElementBlock, i as Icon_default, jn as openBlock, kn as onMounted, mn as withModifiers, pn as withKeys, qn as normalizeClass, yn as createCommentVNode } from "./table-B2t0YWwZ.js";
import { t as PANEL_ICONS } from "./panelIcons-BrVIcN4v.js";
// ../../packages/ui/src/dialogs/Modal.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$1 = ["data-panel", "aria-labelledby"];
var _hoisted_2 = { class: "page" };
var _hoisted_3 = ["id"];
var _hoisted_4 = ["aria-label", "title"];
var _hoisted_5 = { class: "content" };
var _hoisted_6 = {
	key: 0,
	class: "note"
};
// ../../packages/ui/src/dialogs/Modal.vue
var Modal_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "Modal",
	props: {
		panel: {},
		title: {},
		firm: {
			type: Boolean,
			default: false
		}
	},
	emits: ["close"],
	setup(__props, { emit: __emit }) {
		const emit = __emit;
		const slots = useSlots();
		const dialog = useTemplateRef("dialog");
		const titleId = useId();
		onMounted(() => dialog.value?.showModal());
		onBeforeUnmount(() => dialog.value?.close());
		/** Whether the press began beside the page: the finger whose long press opened the panel is lifted over it, too. */
		let beganBeside = false;
		function onPress({ target, currentTarget }) {
			beganBeside = target === currentTarget;
		}
		function onClick(event) {
			if (beganBeside) dismiss(event);
		}
		function dismiss(event) {
			event.preventDefault();
			if (!__props.firm) emit("close");
		}
		/** Handled here, the key does not close the popup around the table as well. */
		function escape(event) {
			if (__props.firm) return;
			event.stopPropagation();
			dismiss(event);
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("dialog", {
				ref_key: "dialog",
				ref: dialog,
				class: "modal",
				"data-panel": __props.panel,
				"aria-labelledby": unref(titleId),
				onCancel: dismiss,
				onPointerdown: onPress,
				onClick: withModifiers(onClick, ["self"]),
				onKeydown: withKeys(escape, ["esc"])
			}, [createBaseVNode("div", _hoisted_2, [
				createBaseVNode("header", null, [createBaseVNode("h2", { id: unref(titleId) }, toDisplayString(__props.title), 9, _hoisted_3), !__props.firm ? (openBlock(), createElementBlock("button", {
					key: 0,
					type: "button",
					class: "shut",
					"data-action": "close",
					"aria-label": unref(t)("panel.close"),
					title: unref(t)("panel.close"),
					onClick: _cache[0] || (_cache[0] = ($event) => emit("close"))
				}, [createVNode(Icon_default, { path: unref(PANEL_ICONS).close }, null, 8, ["path"])], 8, _hoisted_4)) : createCommentVNode("", true)]),
				createBaseVNode("div", _hoisted_5, [renderSlot(_ctx.$slots, "default", {}, void 0, true)]),
				createBaseVNode("footer", null, [slots.note ? (openBlock(), createElementBlock("div", _hoisted_6, [renderSlot(_ctx.$slots, "note", {}, void 0, true)])) : createCommentVNode("", true), renderSlot(_ctx.$slots, "buttons", {}, void 0, true)])
			])], 40, _hoisted_1$1);
		};
	}
}), [["__scopeId", "data-v-97b20424"]]);
// ../../packages/ui/src/dialogs/PanelButton.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = [
	"type",
	"data-action",
	"autofocus"
];
// ../../packages/ui/src/dialogs/PanelButton.vue
var PanelButton_default = /* @__PURE__ */ defineComponent({
	__name: "PanelButton",
	props: {
		action: {},
		primary: {
			type: Boolean,
			default: false
		},
		type: { default: "button" }
	},
	setup(__props) {
		/** A button at the foot of a panel. The primary one is where the focus begins, unless another asks for it. */
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("button", {
				type: __props.type,
				class: normalizeClass(["button", { primary: __props.primary }]),
				"data-action": __props.action,
				autofocus: __props.primary || void 0
			}, [renderSlot(_ctx.$slots, "default")], 10, _hoisted_1);
		};
	}
});
export { Modal_default as n, PanelButton_default as t };
