import { Cn as createVNode, D as t, Jt as moveOf, Kn as unref, Kt as columnIndex, Ln as useTemplateRef, Mn as renderList, Pn as useId, Pt as topCard, Sn as createTextVNode, Tn as defineComponent, Wn as shallowRef, Yn as toDisplayString, _n as createBaseVNode, a as _plugin_vue_export_helper_default, bn as createElementBlock, gn as computed, hn as Fragment, i as Icon_default, jn as openBlock, k as CardFace_default, kn as onMounted, lt as targetsOf, ot as runLength, qn as normalizeClass, v as cardName, vn as createBlock, x as pileName, y as cardText, yn as createCommentVNode, zn as withCtx } from "./table-B2t0YWwZ.js";
import { t as PANEL_ICONS } from "./panelIcons-BrVIcN4v.js";
import { n as Modal_default, t as PanelButton_default } from "./PanelButton-BDRdRCbd.js";
/** For one card, two cards and so on, as many as move together, everywhere they can go, the best first. */
function choicesOf(position, pile) {
	return Array.from({ length: runLength(position, pile) }, (_, index) => targetsOf(position, pile, index + 1).map(({ to, kind }) => ({
		move: moveOf(pile, to, index + 1),
		completes: kind === "completes"
	})));
}
/** Where the picker begins: with the most cards that can go anywhere, from the one the player meant. */
function firstPick(choices) {
	const most = choices.findLastIndex((targets) => targets.length > 0);
	return {
		count: most < 0 ? Math.min(1, choices.length) : most + 1,
		target: 0
	};
}
/** What a key makes of the choice; undefined for keys that are none of its business. */
function pickBy(key, picked, choices) {
	switch (key) {
		case "ArrowUp": return withCount(picked, picked.count + 1, choices);
		case "ArrowDown": return withCount(picked, picked.count - 1, choices);
		case "ArrowRight": return withTarget(picked, picked.target + 1, choices);
		case "ArrowLeft": return withTarget(picked, picked.target - 1, choices);
		case "PageDown": return withTarget(picked, picked.target + 5, choices);
		case "PageUp": return withTarget(picked, picked.target - 5, choices);
		default: return;
	}
}
/** Another number of cards, as far as they move together; from the best of its targets on. */
function withCount(picked, count, choices) {
	return count >= 1 && count <= choices.length && count !== picked.count ? {
		count,
		target: 0
	} : picked;
}
function withTarget(picked, target, choices) {
	const last = (choices[picked.count - 1]?.length ?? 0) - 1;
	return {
		...picked,
		target: Math.max(0, Math.min(last, target))
	};
}
/** The cards of a column that lie face up, base first, each with how many go along when it is taken. */
function shownCards({ columns }, pile) {
	const { cards, hidden } = columns[columnIndex(pile)];
	return cards.slice(hidden).map((card, index, shown) => ({
		card,
		count: shown.length - index
	}));
}
// ../../packages/ui/src/dialogs/PickerColumn.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$1 = ["aria-label"];
var _hoisted_2$1 = ["aria-label"];
var _hoisted_3$1 = [
	"data-count",
	"aria-label",
	"onClick"
];
// ../../packages/ui/src/dialogs/PickerColumn.vue
var PickerColumn_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "PickerColumn",
	props: {
		position: {},
		pile: {},
		movable: {},
		taken: {}
	},
	emits: ["take"],
	setup(__props, { emit: __emit }) {
		const emit = __emit;
		const column = useTemplateRef("column");
		const hidden = computed(() => __props.position.columns[columnIndex(__props.pile)].hidden);
		const shown = computed(() => shownCards(__props.position, __props.pile));
		/** Its end is what moves. */
		onMounted(() => column.value?.scrollTo(0, column.value.scrollHeight));
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("ol", {
				ref_key: "column",
				ref: column,
				class: "cards",
				"aria-label": unref(t)("picker.column")
			}, [(openBlock(true), createElementBlock(Fragment, null, renderList(hidden.value, (index) => {
				return openBlock(), createElementBlock("li", {
					key: `hidden${index}`,
					class: "strip down",
					"aria-label": unref(t)("picker.hidden")
				}, [..._cache[0] || (_cache[0] = [createBaseVNode("div", { class: "face back" }, null, -1)])], 8, _hoisted_2$1);
			}), 128)), (openBlock(true), createElementBlock(Fragment, null, renderList(shown.value, ({ card, count }) => {
				return openBlock(), createElementBlock("li", {
					key: card,
					class: normalizeClass(["strip", {
						taken: count <= __props.taken,
						movable: count <= __props.movable
					}]),
					"data-count": count,
					"aria-label": unref(cardName)(card),
					onClick: ($event) => emit("take", count)
				}, [createVNode(CardFace_default, {
					card,
					detail: "suit"
				}, null, 8, ["card"])], 10, _hoisted_3$1);
			}), 128))], 8, _hoisted_1$1);
		};
	}
}), [["__scopeId", "data-v-ef520692"]]);
// ../../packages/ui/src/dialogs/RunPicker.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = { class: "picker" };
var _hoisted_2 = { class: "moves" };
var _hoisted_3 = { class: "counter" };
var _hoisted_4 = [
	"aria-label",
	"title",
	"disabled"
];
var _hoisted_5 = ["data-count"];
var _hoisted_6 = [
	"aria-label",
	"title",
	"disabled"
];
var _hoisted_7 = ["aria-label", "aria-activedescendant"];
var _hoisted_8 = [
	"id",
	"aria-selected",
	"data-to",
	"onClick"
];
var _hoisted_9 = {
	key: 0,
	class: "completes"
};
var _hoisted_10 = {
	key: 0,
	class: "quiet",
	role: "status"
};
var _hoisted_11 = {
	key: 1,
	class: "pages"
};
var _hoisted_12 = ["aria-label", "disabled"];
var _hoisted_13 = ["aria-label", "disabled"];
// ../../packages/ui/src/dialogs/RunPicker.vue
var RunPicker_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "RunPicker",
	props: {
		position: {},
		pile: {}
	},
	emits: ["close", "move"],
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const list = useTemplateRef("list");
		const listId = useId();
		const choices = computed(() => choicesOf(props.position, props.pile));
		const shown = computed(() => shownCards(props.position, props.pile));
		const picked = shallowRef(firstPick(choices.value));
		const targets = computed(() => choices.value[picked.value.count - 1] ?? []);
		const chosen = computed(() => targets.value[picked.value.target]);
		const first = computed(() => Math.floor(picked.value.target / 5) * 5);
		const page = computed(() => targets.value.slice(first.value, first.value + 5).map((choice, index) => ({
			...choice,
			index: first.value + index
		})));
		const cardsText = computed(() => {
			const deepest = shown.value.find(({ count }) => count === picked.value.count)?.card;
			return deepest === void 0 ? "" : t("picker.cards", {
				count: picked.value.count,
				card: cardText(deepest)
			});
		});
		onMounted(() => list.value?.focus());
		function targetText({ to }) {
			const card = topCard(props.position, to);
			return card === void 0 ? t("picker.empty", { pile: pileName(to) }) : t("picker.onto", {
				card: cardText(card),
				pile: pileName(to)
			});
		}
		function confirm() {
			if (chosen.value) emit("move", chosen.value.move);
		}
		function press(key) {
			picked.value = pickBy(key, picked.value, choices.value) ?? picked.value;
		}
		function onKeydown(event) {
			if (event.ctrlKey || event.metaKey || event.altKey) return;
			const isOnButton = event.target instanceof HTMLButtonElement;
			if ((event.key === "Enter" || event.key === " ") && !isOnButton && !event.repeat) confirm();
			else if (pickBy(event.key, picked.value, choices.value)) press(event.key);
			else return;
			event.preventDefault();
			event.stopPropagation();
		}
		return (_ctx, _cache) => {
			return openBlock(), createBlock(Modal_default, {
				panel: "picker",
				title: unref(t)("picker.title", { pile: unref(pileName)(__props.pile) }),
				onClose: _cache[6] || (_cache[6] = ($event) => emit("close")),
				onKeydown
			}, {
				buttons: withCtx(() => [createVNode(PanelButton_default, {
					action: "cancel",
					onClick: _cache[5] || (_cache[5] = ($event) => emit("close"))
				}, {
					default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("panel.cancel")), 1)]),
					_: 1
				}), createVNode(PanelButton_default, {
					action: "confirm",
					primary: "",
					autofocus: false,
					disabled: !chosen.value,
					onClick: confirm
				}, {
					default: withCtx(() => [createTextVNode(toDisplayString(unref(t)("picker.move")), 1)]),
					_: 1
				}, 8, ["disabled"])]),
				default: withCtx(() => [createBaseVNode("div", _hoisted_1, [createVNode(PickerColumn_default, {
					position: __props.position,
					pile: __props.pile,
					movable: choices.value.length,
					taken: picked.value.count,
					onTake: _cache[0] || (_cache[0] = ($event) => picked.value = unref(withCount)(picked.value, $event, choices.value))
				}, null, 8, [
					"position",
					"pile",
					"movable",
					"taken"
				]), createBaseVNode("div", _hoisted_2, [
					createBaseVNode("div", _hoisted_3, [
						createBaseVNode("button", {
							type: "button",
							class: "button",
							"data-action": "more-cards",
							"aria-label": unref(t)("picker.more"),
							title: unref(t)("picker.more"),
							disabled: picked.value.count >= choices.value.length,
							onClick: _cache[1] || (_cache[1] = ($event) => press("ArrowUp"))
						}, [createVNode(Icon_default, { path: unref(PANEL_ICONS).up }, null, 8, ["path"])], 8, _hoisted_4),
						createBaseVNode("output", {
							"data-note": "count",
							"data-count": picked.value.count
						}, toDisplayString(cardsText.value), 9, _hoisted_5),
						createBaseVNode("button", {
							type: "button",
							class: "button",
							"data-action": "fewer-cards",
							"aria-label": unref(t)("picker.fewer"),
							title: unref(t)("picker.fewer"),
							disabled: picked.value.count <= 1,
							onClick: _cache[2] || (_cache[2] = ($event) => press("ArrowDown"))
						}, [createVNode(Icon_default, { path: unref(PANEL_ICONS).down }, null, 8, ["path"])], 8, _hoisted_6)
					]),
					createBaseVNode("ul", {
						ref_key: "list",
						ref: list,
						class: "targets",
						role: "listbox",
						tabindex: "0",
						"aria-label": unref(t)("picker.targets"),
						"aria-activedescendant": chosen.value && `${unref(listId)}-${picked.value.target}`
					}, [(openBlock(true), createElementBlock(Fragment, null, renderList(page.value, ({ move, completes, index }) => {
						return openBlock(), createElementBlock("li", {
							id: `${unref(listId)}-${index}`,
							key: move.to,
							class: "target",
							role: "option",
							"aria-selected": index === picked.value.target,
							"data-to": move.to,
							onClick: ($event) => picked.value = {
								...picked.value,
								target: index
							},
							onDblclick: confirm
						}, [createTextVNode(toDisplayString(targetText(move)) + " ", 1), completes ? (openBlock(), createElementBlock("span", _hoisted_9, toDisplayString(unref(t)("picker.completes")), 1)) : createCommentVNode("", true)], 40, _hoisted_8);
					}), 128))], 8, _hoisted_7),
					targets.value.length === 0 ? (openBlock(), createElementBlock("p", _hoisted_10, toDisplayString(unref(t)("picker.nowhere", { count: picked.value.count })), 1)) : createCommentVNode("", true),
					targets.value.length > unref(5) ? (openBlock(), createElementBlock("div", _hoisted_11, [
						createBaseVNode("button", {
							type: "button",
							class: "button",
							"data-action": "page-before",
							"aria-label": unref(t)("picker.before"),
							disabled: first.value === 0,
							onClick: _cache[3] || (_cache[3] = ($event) => press("PageUp"))
						}, [createVNode(Icon_default, { path: unref(PANEL_ICONS).left }, null, 8, ["path"])], 8, _hoisted_12),
						createBaseVNode("span", null, toDisplayString(unref(t)("picker.page", {
							first: first.value + 1,
							last: first.value + page.value.length,
							all: targets.value.length
						})), 1),
						createBaseVNode("button", {
							type: "button",
							class: "button",
							"data-action": "page-after",
							"aria-label": unref(t)("picker.after"),
							disabled: first.value + unref(5) >= targets.value.length,
							onClick: _cache[4] || (_cache[4] = ($event) => press("PageDown"))
						}, [createVNode(Icon_default, { path: unref(PANEL_ICONS).right }, null, 8, ["path"])], 8, _hoisted_13)
					])) : createCommentVNode("", true)
				])])]),
				_: 1
			}, 8, ["title"]);
		};
	}
}), [["__scopeId", "data-v-9cea0e2f"]]);
export { RunPicker_default as default };
