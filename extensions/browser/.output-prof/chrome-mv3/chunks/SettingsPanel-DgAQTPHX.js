import { Cn as createVNode, D as t, Kn as unref, Mn as renderList, Sn as createTextVNode, Tn as defineComponent, Yn as toDisplayString, _n as createBaseVNode, a as _plugin_vue_export_helper_default, bn as createElementBlock, hn as Fragment, jn as openBlock, qn as normalizeClass, u as CHOICES, vn as createBlock, yn as createCommentVNode, zn as withCtx } from "./table-B2t0YWwZ.js";
import { n as isTicked, t as indexOf } from "./field-rgvJnHAL.js";
import { t as DoneButton_default } from "./DoneButton-BmMTuf9R.js";
import { n as Modal_default, t as PanelButton_default } from "./PanelButton-BDRdRCbd.js";
/* empty css               */
// ../../packages/ui/src/dialogs/SettingsPanel.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = [
	"name",
	"value",
	"onChange"
];
var _hoisted_2 = ["value", "lang"];
var _hoisted_3 = { class: "switches" };
var _hoisted_4 = [
	"name",
	"checked",
	"onChange"
];
var _hoisted_5 = {
	key: 0,
	class: "quiet"
};
// ../../packages/ui/src/dialogs/SettingsPanel.vue
var SettingsPanel_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "SettingsPanel",
	props: {
		settings: {},
		host: {}
	},
	emits: ["close", "change"],
	setup(__props, { emit: __emit }) {
		const emit = __emit;
		const SELECTS = [
			"language",
			"theme",
			"table",
			"back",
			"contrast",
			"motion"
		];
		const switches = [
			"fourColours",
			"large",
			"mirrored",
			"depth",
			"sound",
			"light",
			"moves",
			"badge"
		].filter((name) => name !== "badge" || __props.host.hasBadge);
		/** What the name of a switch is too short to say. */
		const NOTES = {
			light: "settings.light.text",
			moves: "settings.moves.text",
			mirrored: "settings.mirrored.text",
			badge: "settings.badge.text"
		};
		function choiceText(name, choice) {
			return t(`settings.${name}.${choice}`);
		}
		function choose(name, event) {
			emit("change", { [name]: CHOICES[name][indexOf(event)] });
		}
		return (_ctx, _cache) => {
			return openBlock(), createBlock(Modal_default, {
				panel: "settings",
				title: unref(t)("settings.title"),
				onClose: _cache[2] || (_cache[2] = ($event) => emit("close"))
			}, {
				buttons: withCtx(() => [__props.host.openBeside ? (openBlock(), createBlock(PanelButton_default, {
					key: 0,
					action: "beside",
					onClick: _cache[0] || (_cache[0] = ($event) => __props.host.openBeside())
				}, {
					default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("settings.beside")), 1)]),
					_: 1
				})) : createCommentVNode("", true), createVNode(DoneButton_default, {
					autofocus: false,
					onClick: _cache[1] || (_cache[1] = ($event) => emit("close"))
				})]),
				default: withCtx(() => [(openBlock(), createElementBlock(Fragment, null, renderList(SELECTS, (name) => {
					return createBaseVNode("label", {
						key: name,
						class: "field"
					}, [createBaseVNode("span", null, toDisplayString(unref(t)(`settings.${name}`)), 1), createBaseVNode("select", {
						class: "input",
						name,
						value: __props.settings[name],
						onChange: ($event) => choose(name, $event)
					}, [(openBlock(true), createElementBlock(Fragment, null, renderList(unref(CHOICES)[name], (choice) => {
						return openBlock(), createElementBlock("option", {
							key: choice,
							value: choice,
							lang: name === "language" && choice !== "system" ? choice : void 0
						}, toDisplayString(choiceText(name, choice)), 9, _hoisted_2);
					}), 128))], 40, _hoisted_1)]);
				}), 64)), createBaseVNode("div", _hoisted_3, [(openBlock(true), createElementBlock(Fragment, null, renderList(unref(switches), (name) => {
					return openBlock(), createElementBlock("label", {
						key: name,
						class: normalizeClass(["switch", { wide: NOTES[name] }])
					}, [createBaseVNode("input", {
						type: "checkbox",
						name,
						checked: __props.settings[name],
						onChange: ($event) => emit("change", { [name]: unref(isTicked)($event) })
					}, null, 40, _hoisted_4), createBaseVNode("span", null, [createTextVNode(toDisplayString(unref(t)(`settings.${name}`)) + " ", 1), NOTES[name] ? (openBlock(), createElementBlock("small", _hoisted_5, toDisplayString(unref(t)(NOTES[name])), 1)) : createCommentVNode("", true)])], 2);
				}), 128))])]),
				_: 1
			}, 8, ["title"]);
		};
	}
}), [["__scopeId", "data-v-5fe885fa"]]);
export { SettingsPanel_default as default };
