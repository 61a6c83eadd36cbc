import { D as t, Tn as defineComponent, Un as ref, Yn as toDisplayString, _n as createBaseVNode, bn as createElementBlock, gn as computed, jn as openBlock } from "./table-B2t0YWwZ.js";
// ../../packages/ui/src/dialogs/CopyButton.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = { "aria-live": "polite" };
// ../../packages/ui/src/dialogs/CopyButton.vue
var CopyButton_default = /* @__PURE__ */ defineComponent({
	__name: "CopyButton",
	props: {
		label: {},
		text: { type: Function },
		copy: { type: Function }
	},
	setup(__props) {
		const props = __props;
		const outcome = ref();
		const shown = computed(() => outcome.value ? t(`copy.${outcome.value}`) : props.label);
		async function press() {
			try {
				await props.copy(props.text());
				outcome.value = "done";
			} catch {
				outcome.value = "refused";
			}
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("button", {
				type: "button",
				class: "button",
				onClick: press
			}, [createBaseVNode("span", _hoisted_1, toDisplayString(shown.value), 1)]);
		};
	}
});
export { CopyButton_default as t };
