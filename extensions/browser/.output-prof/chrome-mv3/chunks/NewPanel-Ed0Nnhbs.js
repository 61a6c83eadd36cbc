import { A as isIdentifier, Cn as createVNode, D as t, Dn as onBeforeUnmount, En as mergeModels, Fn as useModel, Hn as readonly, Kn as unref, Mn as renderList, Pn as useId, Rn as watch, Rt as parseDealNumber, Sn as createTextVNode, Tn as defineComponent, Un as ref, V as presetOf, Vn as onScopeDispose, W as isFreecellGame, Wn as shallowRef, Yn as toDisplayString, _ as randomDeal, _n as createBaseVNode, _t as isFullySeen, a as _plugin_vue_export_helper_default, bn as createElementBlock, c as startGame, en as CELLS_OFFERED, et as isWon, g as needsProof, gn as computed, h as isKnownUnwinnable, hn as Fragment, j as parseIdentifier, jn as openBlock, l as startShared, mn as withModifiers, nn as PRESETS, o as isBegun, q as newGame, qn as normalizeClass, rn as SPIDER_PRESETS, tn as FREECELL_PRESETS, tt as lastDeal, vn as createBlock, xn as createSlots, yn as createCommentVNode, zn as withCtx } from "./table-B2t0YWwZ.js";
import { a as rangeText, i as randomOfLevel, n as difficultyText, r as levelsOf, t as createSolver } from "./solver-lW1t-rFR.js";
import { n as parseShare } from "./share-Ce7yty8B.js";
import { t as problemText } from "./problems-BDg4IFnw.js";
import { t as isEndedBy } from "./records-Xbd4kMlU.js";
import { n as isTicked, r as valueOf, t as indexOf } from "./field-rgvJnHAL.js";
import { n as Modal_default, t as PanelButton_default } from "./PanelButton-BDRdRCbd.js";
// ../../packages/ui/src/level.ts
/**
* How hard the game offered is. Where no table tells, the solver finds it out, once it has told whether the deal can be
* won, and what it knows by then is told too; undefined as long as that is nothing.
*/
function useLevel(offered, outlook, solver) {
	const found = shallowRef();
	const known = computed(() => offered.value && difficultyText(offered.value));
	watch(outlook, async (now) => {
		found.value = void 0;
		const game = offered.value;
		if (!game || !isFreecellGame(game) || game.deal === null || known.value || !now || now.type === "checking") return;
		const tell = (needed) => {
			if (offered.value === game) found.value = needed;
		};
		const result = await solver.fewestCells(game.deal, {
			runLimit: game.rules.runLimit,
			progress: tell
		});
		if (result !== "stopped") tell(result);
	}, { immediate: true });
	return computed(() => known.value ?? (found.value && rangeText(found.value)));
}
// ../../packages/ui/src/offer.ts
/** A number of a deal under these rules, or the identifier of a deal, which brings its own. */
function offerOfNumber(typed, rules) {
	if (!isIdentifier(typed)) return offerOf(typed, rules);
	const read = parseIdentifier(typed);
	if (read.ok) return { game: startGame(read.value.rules, read.value.number) };
	return offerOf(typed.split("-")[1], PRESETS.spider4);
}
function offerOf(number, rules) {
	const last = lastDeal(rules);
	const read = parseDealNumber(number, last);
	if (typeof read === "number") return { game: startGame(rules, read) };
	return { refusal: read === "tooLarge" ? t("fault.tooLarge", { last }) : t(`fault.${read}`) };
}
function offerOfText(pasted, rules) {
	if (pasted.trim() === "") return { refusal: t("fault.noText") };
	const read = parseShare(pasted, rules);
	if (read.ok) return { game: startShared(read.value) };
	return { refusal: t("fault.text", { problem: problemText(read.error, pasted) }) };
}
// ../../packages/ui/src/outlook.ts
/** A number is typed digit by digit; only what stays this long is worth a search, in milliseconds. */
var PATIENCE = 250;
/**
* The outlook of the game offered now; undefined while none is. All cards of a deal may be looked at beforehand, to say
* that it can be won; of a game that goes on only those that were seen, and nothing is lost before all of them were.
*/
function useOutlook(offered, solver) {
	const outlook = shallowRef();
	let timer;
	async function check(game) {
		const verdict = await solver.solve(game.position);
		if (offered.value === game) outlook.value = isFullySeen(game) ? verdict : beforehand(verdict);
	}
	watch(offered, (game) => {
		clearTimeout(timer);
		outlook.value = game && outlookAtOnce(game);
		if (game && outlook.value?.type === "checking") timer = setTimeout(() => void check(game), PATIENCE);
	}, { immediate: true });
	onScopeDispose(() => clearTimeout(timer));
	return outlook;
}
function beforehand(verdict) {
	return verdict.type === "unwinnable" ? {
		type: "undecided",
		reason: "limit"
	} : verdict;
}
function outlookAtOnce(game) {
	const { rules, deal, position } = game;
	if (!isFullySeen(game) && (deal === null || isBegun(game))) return { type: "unseen" };
	if (deal !== null && isKnownUnwinnable(rules, deal)) return { type: "known" };
	return isWon(position) ? {
		type: "winnable",
		moves: []
	} : { type: "checking" };
}
// ../../packages/ui/src/seek.ts
function useSeek(solver) {
	const tries = ref();
	const isBlind = ref(false);
	let leaving = new AbortController();
	async function find(rules) {
		if (isBlind.value) return randomDeal(rules);
		stop();
		const { signal } = leaving = new AbortController();
		tries.value = 0;
		const found = await seekWinnable(rules, solver, signal, () => tries.value++);
		if (signal.aborted) return void 0;
		tries.value = void 0;
		isBlind.value = found === void 0;
		return found;
	}
	function stop() {
		leaving.abort();
		tries.value = void 0;
	}
	onScopeDispose(stop);
	return {
		tries: readonly(tries),
		isBlind: readonly(isBlind),
		find,
		stop
	};
}
/** A worker may die of one deal; one that dies so often in a row does not work at all. */
var MOST_FAILURES = 2;
/**
* The first deal drawn that is proved winnable under the rules; undefined when the search was called off, and
* where the solver does not work. `onTry` hears of each deal that was put aside.
*/
async function seekWinnable(rules, solver, signal, onTry) {
	for (let failures = 0; !signal.aborted && failures < MOST_FAILURES;) {
		const number = randomDeal(rules);
		const verdict = await solver.solve(newGame(rules, number).position);
		if (verdict.type === "winnable") return signal.aborted ? void 0 : number;
		failures = verdict.type === "undecided" && verdict.reason === "stopped" ? failures + 1 : 0;
		onTry();
	}
}
// ../../packages/ui/src/dialogs/DealForm.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$3 = { class: "choice" };
var _hoisted_2$3 = [
	"value",
	"checked",
	"onChange"
];
var _hoisted_3$3 = {
	key: 0,
	class: "choice entry"
};
var _hoisted_4$3 = ["checked"];
var _hoisted_5$3 = {
	key: 1,
	class: "choice entry"
};
var _hoisted_6$2 = { class: "level-name" };
var _hoisted_7$2 = ["value"];
var _hoisted_8$1 = { value: "" };
var _hoisted_9$1 = ["value"];
var _hoisted_10$1 = {
	key: 2,
	class: "entry"
};
var _hoisted_11$1 = [
	"value",
	"aria-label",
	"aria-invalid",
	"aria-describedby"
];
var _hoisted_12$1 = [
	"value",
	"placeholder",
	"aria-label",
	"aria-invalid",
	"aria-describedby"
];
var _hoisted_13$1 = ["id", "data-outlook"];
var _hoisted_14 = {
	key: 2,
	class: "level",
	"aria-live": "polite",
	"data-note": "level"
};
/** Which deal it shall be: a random one, one by its number, or what a text tells. */
var SOURCES = [
	"random",
	"number",
	"text"
];
// ../../packages/ui/src/dialogs/DealForm.vue
var DealForm_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "DealForm",
	props: /*@__PURE__*/ mergeModels({
		chooses: { type: Boolean },
		levels: {},
		refusal: {},
		outlook: {},
		difficulty: {}
	}, {
		"source": { required: true },
		"sourceModifiers": {},
		"number": { required: true },
		"numberModifiers": {},
		"text": { required: true },
		"textModifiers": {},
		"winnable": {
			type: Boolean,
			required: true
		},
		"winnableModifiers": {},
		"wanted": { required: true },
		"wantedModifiers": {}
	}),
	emits: [
		"update:source",
		"update:number",
		"update:text",
		"update:winnable",
		"update:wanted"
	],
	setup(__props) {
		const source = useModel(__props, "source");
		const number = useModel(__props, "number");
		const text = useModel(__props, "text");
		const winnable = useModel(__props, "winnable");
		const wanted = useModel(__props, "wanted");
		const noteId = useId();
		const isBad = computed(() => __props.refusal !== void 0 || __props.outlook?.type === "known" || __props.outlook?.type === "unwinnable");
		const outlookText = computed(() => {
			if (!__props.outlook) return "";
			return __props.outlook.type === "unwinnable" ? t("outlook.unwinnable", { count: __props.outlook.positions }) : t(`outlook.${__props.outlook.type}`);
		});
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("fieldset", null, [createBaseVNode("legend", null, toDisplayString(unref(t)("new.deal")), 1), (openBlock(), createElementBlock(Fragment, null, renderList(SOURCES, (kind) => {
				return openBlock(), createElementBlock(Fragment, { key: kind }, [
					createBaseVNode("label", _hoisted_1$3, [createBaseVNode("input", {
						type: "radio",
						name: "source",
						value: kind,
						checked: source.value === kind,
						onChange: ($event) => source.value = kind
					}, null, 40, _hoisted_2$3), createBaseVNode("span", null, toDisplayString(kind === "random" && __props.chooses ? unref(t)("new.randomAny") : unref(t)(`new.${kind}`)), 1)]),
					kind === source.value && kind === "random" && __props.chooses ? (openBlock(), createElementBlock("label", _hoisted_3$3, [createBaseVNode("input", {
						type: "checkbox",
						name: "winnable",
						checked: winnable.value,
						onChange: _cache[0] || (_cache[0] = ($event) => winnable.value = unref(isTicked)($event))
					}, null, 40, _hoisted_4$3), createBaseVNode("span", null, toDisplayString(unref(t)("new.winnable")), 1)])) : createCommentVNode("", true),
					kind === source.value && kind === "random" && __props.levels.length > 0 ? (openBlock(), createElementBlock("label", _hoisted_5$3, [createBaseVNode("span", _hoisted_6$2, toDisplayString(unref(t)("new.level")), 1), createBaseVNode("select", {
						class: "input level-input",
						name: "level",
						value: wanted.value ?? "",
						onChange: _cache[1] || (_cache[1] = ($event) => wanted.value = __props.levels[unref(indexOf)($event) - 1])
					}, [createBaseVNode("option", _hoisted_8$1, toDisplayString(unref(t)("new.level.any")), 1), (openBlock(true), createElementBlock(Fragment, null, renderList(__props.levels, (level) => {
						return openBlock(), createElementBlock("option", {
							key: level,
							value: level
						}, toDisplayString(unref(t)(`new.level.${level}`)), 9, _hoisted_9$1);
					}), 128))], 40, _hoisted_7$2)])) : createCommentVNode("", true),
					kind === source.value && kind !== "random" ? (openBlock(), createElementBlock("div", _hoisted_10$1, [
						kind === "number" ? (openBlock(), createElementBlock("input", {
							key: 0,
							class: "input",
							value: number.value,
							name: "deal",
							inputmode: "numeric",
							autocomplete: "off",
							spellcheck: "false",
							"aria-label": unref(t)("new.number"),
							"aria-invalid": __props.refusal !== void 0,
							"aria-describedby": unref(noteId),
							onInput: _cache[2] || (_cache[2] = ($event) => number.value = unref(valueOf)($event)),
							onVnodeMounted: _cache[3] || (_cache[3] = ($event) => $event.el.focus())
						}, null, 40, _hoisted_11$1)) : (openBlock(), createElementBlock("textarea", {
							key: 1,
							class: "input",
							value: text.value,
							name: "text",
							rows: "5",
							spellcheck: "false",
							placeholder: unref(t)("new.text.placeholder"),
							"aria-label": unref(t)("new.text"),
							"aria-invalid": __props.refusal !== void 0,
							"aria-describedby": unref(noteId),
							onInput: _cache[4] || (_cache[4] = ($event) => text.value = unref(valueOf)($event)),
							onVnodeMounted: _cache[5] || (_cache[5] = ($event) => $event.el.focus())
						}, null, 40, _hoisted_12$1)),
						createBaseVNode("p", {
							id: unref(noteId),
							class: normalizeClass(["note", { refusal: isBad.value }]),
							"aria-live": "polite",
							"data-note": "deal",
							"data-outlook": __props.outlook?.type
						}, toDisplayString(__props.refusal ?? outlookText.value), 11, _hoisted_13$1),
						__props.difficulty ? (openBlock(), createElementBlock("p", _hoisted_14, toDisplayString(__props.difficulty), 1)) : createCommentVNode("", true)
					])) : createCommentVNode("", true)
				], 64);
			}), 64))]);
		};
	}
}), [["__scopeId", "data-v-bb0426a6"]]);
// ../../packages/ui/src/ruleOptions.ts
var YES_NO = [{
	label: "choice.yes",
	value: true
}, {
	label: "choice.no",
	value: false
}];
/** Everything in which two tables can differ, but for the number of cells, which has a field of its own. */
var RULE_OPTIONS = [
	option("runLimit", "option.runLimit", [{
		label: "option.runLimit.standard",
		value: "standard",
		note: "option.runLimit.standard.note"
	}, {
		label: "option.runLimit.doubling",
		value: "doubling",
		note: "option.runLimit.doubling.note"
	}]),
	option("autoplay", "option.autoplay", [
		{
			label: "option.autoplay.full",
			value: "full"
		},
		{
			label: "option.autoplay.basic",
			value: "basic"
		},
		{
			label: "option.autoplay.off",
			value: "off"
		}
	]),
	option("autoplayCounts", "option.autoplayCounts", YES_NO),
	option("collect", "option.collect", [{
		label: "option.collect.safe",
		value: "safe"
	}, {
		label: "option.collect.all",
		value: "all"
	}]),
	option("autoFinish", "option.autoFinish", YES_NO),
	option("doubleClick", "option.doubleClick", [
		{
			label: "option.doubleClick.anywhere",
			value: [
				"foundation",
				"cascade",
				"cell",
				"emptyCascade"
			]
		},
		{
			label: "option.doubleClick.foundationOrCell",
			value: ["foundation", "cell"]
		},
		{
			label: "option.doubleClick.nothing",
			value: []
		}
	]),
	option("foundations", "option.foundations", [{
		label: "option.foundations.clubsFirst",
		value: [
			0,
			1,
			2,
			3
		]
	}, {
		label: "option.foundations.spadesFirst",
		value: [
			3,
			2,
			1,
			0
		]
	}]),
	option("hints", "option.hints", [{
		label: "option.hints.unlimited",
		value: null
	}, {
		label: "option.hints.five",
		value: 5
	}]),
	option("hintPlays", "option.hintPlays", YES_NO),
	option("random", "option.random", [{
		label: "option.random.million",
		value: "million"
	}, {
		label: "option.random.classic32000",
		value: "classic32000"
	}])
];
function option(name, label, choices) {
	return {
		name,
		label,
		choices
	};
}
/** Which of its choices the rules have; -1 where they came from elsewhere and have none of them. */
function choiceOf(rules, { name, choices }) {
	const now = JSON.stringify(rules[name]);
	return choices.findIndex(({ value }) => JSON.stringify(value) === now);
}
function withChoice(rules, { name, choices }, index) {
	const choice = choices[index];
	return choice ? {
		...rules,
		[name]: choice.value
	} : rules;
}
// ../../packages/ui/src/dialogs/RulesForm.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$2 = { class: "field" };
var _hoisted_2$2 = ["value"];
var _hoisted_3$2 = ["value"];
var _hoisted_4$2 = { value: "custom" };
var _hoisted_5$2 = { class: "field" };
var _hoisted_6$1 = ["value"];
var _hoisted_7$1 = ["value"];
var _hoisted_8 = ["open"];
var _hoisted_9 = { "data-action": "rules" };
var _hoisted_10 = {
	key: 0,
	class: "options"
};
var _hoisted_11 = [
	"name",
	"value",
	"onChange"
];
var _hoisted_12 = ["value"];
var _hoisted_13 = {
	key: 0,
	class: "beside quiet"
};
// ../../packages/ui/src/dialogs/RulesForm.vue
var RulesForm_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "RulesForm",
	props: {
		"modelValue": { required: true },
		"modelModifiers": {}
	},
	emits: ["update:modelValue"],
	setup(__props) {
		const rules = useModel(__props, "modelValue");
		/** Chosen as such; it may differ from a preset in nothing yet. */
		const isCustom = ref(named() === "custom");
		const preset = computed(() => isCustom.value ? "custom" : named());
		const isOpen = ref(isCustom.value);
		const cellsOffered = computed(() => preset.value === "custom" ? CELLS_OFFERED.classic : CELLS_OFFERED[preset.value]);
		/** A shared game may have a number of cells that its preset does not offer. */
		const cellsShown = computed(() => [.../* @__PURE__ */ new Set([...cellsOffered.value, rules.value.cells])]);
		function named() {
			return FREECELL_PRESETS.find((name) => name === presetOf(rules.value)) ?? "custom";
		}
		function choosePreset(event) {
			const name = valueOf(event);
			isCustom.value = name === "custom";
			if (name === "custom") return void (isOpen.value = true);
			const { cells } = rules.value;
			rules.value = {
				...PRESETS[name],
				cells: CELLS_OFFERED[name].includes(cells) ? cells : PRESETS[name].cells
			};
		}
		function chooseCells(event) {
			rules.value = {
				...rules.value,
				cells: Number(valueOf(event))
			};
		}
		function noteOf(option) {
			const note = option.choices[choiceOf(rules.value, option)]?.note;
			return note && t(note);
		}
		function cellsName(cells) {
			const known = {
				4: "cells.standard",
				3: "cells.advanced",
				2: "cells.expert"
			};
			return cells in known ? t(known[cells]) : String(cells);
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock(Fragment, null, [
				createBaseVNode("label", _hoisted_1$2, [createBaseVNode("span", null, toDisplayString(unref(t)("new.preset")), 1), createBaseVNode("select", {
					class: "input",
					name: "preset",
					value: preset.value,
					onChange: choosePreset
				}, [(openBlock(true), createElementBlock(Fragment, null, renderList(unref(FREECELL_PRESETS), (name) => {
					return openBlock(), createElementBlock("option", {
						key: name,
						value: name
					}, toDisplayString(unref(t)(`preset.${name}`)), 9, _hoisted_3$2);
				}), 128)), createBaseVNode("option", _hoisted_4$2, toDisplayString(unref(t)("preset.custom")), 1)], 40, _hoisted_2$2)]),
				createBaseVNode("label", _hoisted_5$2, [createBaseVNode("span", null, toDisplayString(unref(t)("new.cells")), 1), createBaseVNode("select", {
					class: "input",
					name: "cells",
					value: rules.value.cells,
					onChange: chooseCells
				}, [(openBlock(true), createElementBlock(Fragment, null, renderList(cellsShown.value, (cells) => {
					return openBlock(), createElementBlock("option", {
						key: cells,
						value: cells
					}, toDisplayString(cellsName(cells)), 9, _hoisted_7$1);
				}), 128))], 40, _hoisted_6$1)]),
				createBaseVNode("details", {
					class: "rules",
					open: isOpen.value,
					onToggle: _cache[0] || (_cache[0] = ($event) => isOpen.value = $event.target.open)
				}, [createBaseVNode("summary", _hoisted_9, toDisplayString(unref(t)("new.options")), 1), isOpen.value ? (openBlock(), createElementBlock("div", _hoisted_10, [(openBlock(true), createElementBlock(Fragment, null, renderList(unref(RULE_OPTIONS), (option) => {
					return openBlock(), createElementBlock("label", {
						key: option.name,
						class: "field"
					}, [
						createBaseVNode("span", null, toDisplayString(unref(t)(option.label)), 1),
						createBaseVNode("select", {
							class: "input",
							name: option.name,
							value: unref(choiceOf)(rules.value, option),
							onChange: ($event) => rules.value = unref(withChoice)(rules.value, option, Number(unref(valueOf)($event)))
						}, [(openBlock(true), createElementBlock(Fragment, null, renderList(option.choices, (choice, index) => {
							return openBlock(), createElementBlock("option", {
								key: choice.label,
								value: index
							}, toDisplayString(unref(t)(choice.label)), 9, _hoisted_12);
						}), 128))], 40, _hoisted_11),
						noteOf(option) ? (openBlock(), createElementBlock("small", _hoisted_13, toDisplayString(noteOf(option)), 1)) : createCommentVNode("", true)
					]);
				}), 128))])) : createCommentVNode("", true)], 40, _hoisted_8)
			], 64);
		};
	}
}), [["__scopeId", "data-v-2feaa246"]]);
// ../../packages/ui/src/dialogs/GameForm.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$1 = { class: "field" };
var _hoisted_2$1 = ["value"];
var _hoisted_3$1 = ["value"];
var _hoisted_4$1 = {
	key: 1,
	class: "field"
};
var _hoisted_5$1 = ["value"];
var _hoisted_6 = { value: "leading" };
var _hoisted_7 = { value: "spread" };
// ../../packages/ui/src/dialogs/GameForm.vue
var GameForm_default = /* @__PURE__ */ defineComponent({
	__name: "GameForm",
	props: {
		"modelValue": { required: true },
		"modelModifiers": {}
	},
	emits: ["update:modelValue"],
	setup(__props) {
		const rules = useModel(__props, "modelValue");
		const GAMES = ["freecell", ...SPIDER_PRESETS];
		/** Whoever looks at the other game finds the rules of this one as they were. */
		const freecell = shallowRef(rules.value.game === "freecell" ? rules.value : PRESETS.classic);
		const freecellRules = computed({
			get: () => rules.value.game === "freecell" ? rules.value : void 0,
			set: (chosen) => {
				if (chosen) rules.value = freecell.value = chosen;
			}
		});
		const game = computed(() => rules.value.game === "freecell" ? "freecell" : `spider${rules.value.suits}`);
		const isSpread = computed(() => rules.value.game === "spider" && rules.value.layout === "spread");
		function chooseGame(event) {
			const name = GAMES[indexOf(event)];
			const layout = isSpread.value ? "spread" : "leading";
			rules.value = name === "freecell" ? freecell.value : {
				...PRESETS[name],
				layout
			};
		}
		function chooseLayout(event) {
			const layout = indexOf(event) === 1 ? "spread" : "leading";
			if (rules.value.game === "spider") rules.value = {
				...rules.value,
				layout
			};
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock(Fragment, null, [createBaseVNode("label", _hoisted_1$1, [createBaseVNode("span", null, toDisplayString(unref(t)("new.game")), 1), createBaseVNode("select", {
				class: "input",
				name: "game",
				value: game.value,
				onChange: chooseGame
			}, [(openBlock(), createElementBlock(Fragment, null, renderList(GAMES, (name) => {
				return createBaseVNode("option", {
					key: name,
					value: name
				}, toDisplayString(name === "freecell" ? unref(t)("game.freecell") : unref(t)(`preset.${name}`)), 9, _hoisted_3$1);
			}), 64))], 40, _hoisted_2$1)]), freecellRules.value ? (openBlock(), createBlock(RulesForm_default, {
				key: 0,
				modelValue: freecellRules.value,
				"onUpdate:modelValue": _cache[0] || (_cache[0] = ($event) => freecellRules.value = $event)
			}, null, 8, ["modelValue"])) : (openBlock(), createElementBlock("label", _hoisted_4$1, [createBaseVNode("span", null, toDisplayString(unref(t)("new.layout")), 1), createBaseVNode("select", {
				class: "input",
				name: "layout",
				value: isSpread.value ? "spread" : "leading",
				onChange: chooseLayout
			}, [createBaseVNode("option", _hoisted_6, toDisplayString(unref(t)("layout.leading")), 1), createBaseVNode("option", _hoisted_7, toDisplayString(unref(t)("layout.spread")), 1)], 40, _hoisted_5$1)]))], 64);
		};
	}
});
// ../../packages/ui/src/dialogs/NewPanel.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = ["id"];
var _hoisted_2 = { class: "elsewhere" };
var _hoisted_3 = ["data-action", "onClick"];
var _hoisted_4 = {
	key: 0,
	class: "quiet",
	role: "status",
	"data-note": "seek"
};
var _hoisted_5 = {
	key: 1,
	class: "unfinished",
	"data-note": "unfinished"
};
// ../../packages/ui/src/dialogs/NewPanel.vue
var NewPanel_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "NewPanel",
	props: {
		game: {},
		unfinished: { type: Boolean },
		pasted: {},
		host: {}
	},
	emits: [
		"close",
		"start",
		"records"
	],
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		/** What is chosen among the records: the deal of a day, and a game that waits. */
		const ELSEWHERE = ["days", "games"];
		const rules = shallowRef(props.game.rules);
		const source = ref(props.pasted === "" ? "random" : "text");
		const number = ref("");
		const text = ref(props.pasted);
		/** Whether a random deal is to be one that can be won; only where that is a choice. */
		const winnable = ref(true);
		/** How hard a random deal shall be; undefined: no matter. */
		const wanted = ref();
		const levels = computed(() => levelsOf(rules.value));
		watch(levels, (now) => wanted.value = now.find((level) => level === wanted.value));
		const tried = ref(false);
		const formId = useId();
		/** A solver of its own, so that the table's questions are not disturbed. */
		const solver = createSolver(props.host);
		onBeforeUnmount(solver.close.bind(solver));
		const { tries, isBlind, find, stop } = useSeek(solver);
		watch([
			rules,
			source,
			winnable,
			wanted
		], stop);
		const offer = computed(() => {
			if (source.value === "random") return void 0;
			return source.value === "number" ? offerOfNumber(number.value, rules.value) : offerOfText(text.value, rules.value);
		});
		const offered = computed(() => offer.value && "game" in offer.value ? offer.value.game : void 0);
		const outlook = useOutlook(offered, solver);
		/** Whether the game on the table would count as not won, or only wait. */
		const isEnded = computed(() => isEndedBy(props.game, offered.value ?? { rules: rules.value }));
		const level = useLevel(offered, outlook, solver);
		const refusalShown = computed(() => {
			const isEmpty = (source.value === "number" ? number : text).value.trim() === "";
			return offer.value && "refusal" in offer.value && (tried.value || !isEmpty) ? offer.value.refusal : void 0;
		});
		/** FreeCell has no others to offer; in Spider whoever plays may want any deal. */
		const mustProve = computed(() => needsProof(rules.value) && (winnable.value || rules.value.game === "freecell"));
		const note = computed(() => {
			if (tries.value !== void 0) return t("new.seeking", { count: tries.value });
			return isBlind.value && source.value === "random" && mustProve.value ? t("new.unchecked") : void 0;
		});
		async function deal() {
			tried.value = true;
			if (source.value !== "random") {
				if (offered.value) emit("start", offered.value);
				return;
			}
			const chosen = rules.value;
			if (wanted.value) return emit("start", startGame(chosen, randomOfLevel(chosen, wanted.value)));
			const found = mustProve.value ? await find(chosen) : randomDeal(chosen);
			if (found !== void 0) emit("start", startGame(chosen, found));
		}
		return (_ctx, _cache) => {
			return openBlock(), createBlock(Modal_default, {
				panel: "new",
				title: unref(t)("new.title"),
				onClose: _cache[7] || (_cache[7] = ($event) => emit("close"))
			}, createSlots({
				buttons: withCtx(() => [createVNode(PanelButton_default, {
					action: "cancel",
					onClick: _cache[6] || (_cache[6] = ($event) => emit("close"))
				}, {
					default: withCtx(() => [createTextVNode(toDisplayString(__props.unfinished ? unref(t)("new.keep") : unref(t)("panel.cancel")), 1)]),
					_: 1
				}), createVNode(PanelButton_default, {
					action: "start",
					type: "submit",
					primary: "",
					form: unref(formId),
					disabled: unref(tries) !== void 0
				}, {
					default: withCtx(() => [createTextVNode(toDisplayString(__props.unfinished ? unref(t)("new.leave") : unref(t)("new.start")), 1)]),
					_: 1
				}, 8, ["form", "disabled"])]),
				default: withCtx(() => [createBaseVNode("form", {
					id: unref(formId),
					class: "form",
					onSubmit: withModifiers(deal, ["prevent"])
				}, [createVNode(GameForm_default, {
					modelValue: rules.value,
					"onUpdate:modelValue": _cache[0] || (_cache[0] = ($event) => rules.value = $event)
				}, null, 8, ["modelValue"]), createVNode(DealForm_default, {
					source: source.value,
					"onUpdate:source": _cache[1] || (_cache[1] = ($event) => source.value = $event),
					number: number.value,
					"onUpdate:number": _cache[2] || (_cache[2] = ($event) => number.value = $event),
					text: text.value,
					"onUpdate:text": _cache[3] || (_cache[3] = ($event) => text.value = $event),
					winnable: winnable.value,
					"onUpdate:winnable": _cache[4] || (_cache[4] = ($event) => winnable.value = $event),
					wanted: wanted.value,
					"onUpdate:wanted": _cache[5] || (_cache[5] = ($event) => wanted.value = $event),
					levels: levels.value,
					chooses: rules.value.game === "spider",
					refusal: refusalShown.value,
					outlook: unref(outlook),
					difficulty: unref(level)
				}, null, 8, [
					"source",
					"number",
					"text",
					"winnable",
					"wanted",
					"levels",
					"chooses",
					"refusal",
					"outlook",
					"difficulty"
				])], 40, _hoisted_1), createBaseVNode("p", _hoisted_2, [(openBlock(), createElementBlock(Fragment, null, renderList(ELSEWHERE, (tab) => {
					return createBaseVNode("button", {
						key: tab,
						type: "button",
						class: "link",
						"data-action": tab,
						onClick: ($event) => emit("records", tab)
					}, toDisplayString(unref(t)(`new.${tab}`)), 9, _hoisted_3);
				}), 64))])]),
				_: 2
			}, [__props.unfinished || note.value ? {
				name: "note",
				fn: withCtx(() => [note.value ? (openBlock(), createElementBlock("p", _hoisted_4, toDisplayString(note.value), 1)) : (openBlock(), createElementBlock("p", _hoisted_5, toDisplayString(unref(t)(isEnded.value ? "new.unfinished" : "new.waits")), 1))]),
				key: "0"
			} : void 0]), 1032, ["title"]);
		};
	}
}), [["__scopeId", "data-v-1497af2b"]]);
export { NewPanel_default as default };
