const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["chunks/ConfirmPanel-QlZIIWtF.js","chunks/ConfirmPanel-Bi9OFGPy.js","chunks/table-B2t0YWwZ.js","assets/table-ChjV5njz.css","chunks/PanelButton-BDRdRCbd.js","chunks/panelIcons-BrVIcN4v.js","assets/PanelButton-CXAaBxzX.css","chunks/NewPanel-Ed0Nnhbs.js","chunks/solver-lW1t-rFR.js","chunks/share-Ce7yty8B.js","chunks/problems-BDg4IFnw.js","chunks/records-Xbd4kMlU.js","chunks/historyText-1pWEEB7p.js","chunks/result-B3y4PPz0.js","chunks/field-rgvJnHAL.js","assets/NewPanel-duoyniDK.css","chunks/RecordsPanel-BapP9qQB.js","chunks/shelf-BJGNeSER.js","chunks/CopyButton-DqjEYkdl.js","chunks/figures-JmUKIAl2.js","chunks/statistics-BUjdjo4i.js","chunks/reasons-xWSxMKQV.js","chunks/DoneButton-BmMTuf9R.js","assets/RecordsPanel-DxoOF30H.css","chunks/RiskPanel-DRGeakBF.js","chunks/RunPicker-00EmEG0k.js","assets/RunPicker-fR-g0XlR.css","chunks/SettingsPanel-DgAQTPHX.js","assets/SettingsPanel-BhZknohU.css","assets/looks-almyENfw.css","chunks/StuckPanel-C27oFl7g.js","chunks/TroublePanel-BMeDKZx-.js","chunks/WhyPanel-DWHPDA4R.js","assets/WhyPanel-k9q84fRE.css","chunks/WonPanel-DjOPgepY.js","assets/WonPanel-Cfh4ew26.css"])))=>i.map(i=>d[i]);
import { D as t, En as mergeModels, Fn as useModel, Kn as unref, O as __vitePreload, Qt as isSpider, Rn as watch, Tn as defineComponent, Un as ref, W as isFreecellGame, Y as statusOf, d as parseSettings, gn as computed, jn as openBlock, kn as onMounted, o as isBegun, p as whenIdle, r as isUsable, vn as createBlock, wn as defineAsyncComponent, yn as createCommentVNode } from "./table-B2t0YWwZ.js";
import { n as useRecords } from "./records-Xbd4kMlU.js";
import { n as useShelf } from "./shelf-BJGNeSER.js";
// ../../packages/ui/src/Panels.vue
var Panels_default = /* @__PURE__ */ defineComponent({
	__name: "Panels",
	props: /*@__PURE__*/ mergeModels({
		host: {},
		session: {},
		settings: {},
		records: {},
		store: {},
		shelf: {},
		pasted: {},
		picked: {},
		risk: {}
	}, {
		"modelValue": { required: true },
		"modelModifiers": {}
	}),
	emits: /*@__PURE__*/ mergeModels([
		"change",
		"move",
		"started",
		"show",
		"failed"
	], ["update:modelValue"]),
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const panel = useModel(__props, "modelValue");
		const loads = [];
		/** Vue finds the default export of a module by itself, but not in what every bundler makes of one. */
		function lazy(load) {
			loads.push(load);
			return defineAsyncComponent({
				loader: async () => (await load()).default,
				onError(_error, _retry, fail) {
					fail();
					emit("failed");
				}
			});
		}
		const ConfirmPanel = lazy(() => __vitePreload(() => import("./ConfirmPanel-QlZIIWtF.js"), __vite__mapDeps([0,1,2,3,4,5,6])));
		const NewPanel = lazy(() => __vitePreload(() => import("./NewPanel-Ed0Nnhbs.js"), __vite__mapDeps([7,2,3,8,9,10,11,12,13,14,4,5,6,15])));
		const RecordsPanel = lazy(() => __vitePreload(() => import("./RecordsPanel-BapP9qQB.js"), __vite__mapDeps([16,2,3,12,13,17,18,14,10,19,20,21,22,4,5,6,23])));
		const RiskPanel = lazy(() => __vitePreload(() => import("./RiskPanel-DRGeakBF.js"), __vite__mapDeps([24,2,3,1,4,5,6])));
		const RunPicker = lazy(() => __vitePreload(() => import("./RunPicker-00EmEG0k.js"), __vite__mapDeps([25,2,3,5,4,6,26])));
		const SettingsPanel = lazy(() => __vitePreload(() => import("./SettingsPanel-DgAQTPHX.js"), __vite__mapDeps([27,2,3,14,22,4,5,6,28,29])));
		const StuckPanel = lazy(() => __vitePreload(() => import("./StuckPanel-C27oFl7g.js"), __vite__mapDeps([30,2,3,4,5,6])));
		const TroublePanel = lazy(() => __vitePreload(() => import("./TroublePanel-BMeDKZx-.js"), __vite__mapDeps([31,2,3,10,18,4,5,6])));
		const WhyPanel = lazy(() => __vitePreload(() => import("./WhyPanel-DWHPDA4R.js"), __vite__mapDeps([32,2,3,21,22,4,5,6,33])));
		const WonPanel = lazy(() => __vitePreload(() => import("./WonPanel-DjOPgepY.js"), __vite__mapDeps([34,2,3,9,20,13,8,19,18,4,5,6,35])));
		/** So that a panel opens without a wait, and without a network. What fails now is tried again when it is needed. */
		onMounted(() => whenIdle(() => loads.forEach((load) => load().catch(() => void 0))));
		const game = computed(() => props.session.game.value);
		const isUnfinished = computed(() => isBegun(game.value) && statusOf(game.value) === "playing");
		function copy(text) {
			return props.host.copy(text);
		}
		function close() {
			panel.value = props.session.trouble.value && "trouble";
		}
		/** Which page of the records opens; the first one where nobody asked for another. */
		const page = ref("stats");
		watch(panel, (now) => {
			if (now !== "records") page.value = "stats";
		});
		function showRecords(wanted) {
			page.value = wanted;
			panel.value = "records";
		}
		function start(started) {
			props.session.start(started);
			close();
			emit("started");
		}
		function run(tool) {
			if (tool === "new") return void (panel.value = "new");
			panel.value = void 0;
			if (tool === "demo" || tool === "review") emit("show", tool);
			else props.session.dispatch({ type: tool });
		}
		/** Nobody wins a game any more whose hidden cards were looked at. */
		function confirm(tool) {
			if (tool === "review") props.session.dispatch({ type: "giveUp" });
			run(tool);
		}
		function move(picked) {
			close();
			emit("move", picked);
		}
		function accept() {
			props.session.accept();
			close();
		}
		return (_ctx, _cache) => {
			return panel.value === "new" ? (openBlock(), createBlock(unref(NewPanel), {
				key: 0,
				game: game.value,
				unfinished: isUnfinished.value,
				pasted: __props.pasted,
				host: __props.host,
				onClose: close,
				onStart: start,
				onRecords: showRecords
			}, null, 8, [
				"game",
				"unfinished",
				"pasted",
				"host"
			])) : panel.value === "records" ? (openBlock(), createBlock(unref(RecordsPanel), {
				key: 1,
				page: page.value,
				game: game.value,
				host: __props.host,
				store: __props.store,
				records: __props.records,
				shelf: __props.shelf,
				onClose: close,
				onStart: start,
				onChoose: _cache[0] || (_cache[0] = ($event) => emit("change", unref(parseSettings)($event)))
			}, null, 8, [
				"page",
				"game",
				"host",
				"store",
				"records",
				"shelf"
			])) : panel.value === "settings" ? (openBlock(), createBlock(unref(SettingsPanel), {
				key: 2,
				settings: __props.settings,
				host: __props.host,
				onClose: close,
				onChange: _cache[1] || (_cache[1] = ($event) => emit("change", $event))
			}, null, 8, ["settings", "host"])) : panel.value === "giveUp" || panel.value === "restart" || panel.value === "demo" || panel.value === "review" ? (openBlock(), createBlock(unref(ConfirmPanel), {
				key: 3,
				title: unref(t)(`${panel.value}.title`),
				question: unref(t)(`${panel.value}.question`),
				yes: unref(t)(`tool.${panel.value}`),
				onClose: close,
				onConfirm: _cache[2] || (_cache[2] = ($event) => confirm(panel.value))
			}, null, 8, [
				"title",
				"question",
				"yes"
			])) : panel.value === "picker" && __props.picked && unref(isSpider)(game.value.position) ? (openBlock(), createBlock(unref(RunPicker), {
				key: 4,
				position: game.value.position,
				pile: __props.picked,
				onClose: close,
				onMove: move
			}, null, 8, ["position", "pile"])) : panel.value === "risk" && __props.risk && unref(isSpider)(game.value.position) ? (openBlock(), createBlock(unref(RiskPanel), {
				key: 5,
				position: game.value.position,
				move: __props.risk,
				onClose: close,
				onConfirm: _cache[3] || (_cache[3] = ($event) => __props.session.dispatch({
					type: "move",
					move: __props.risk
				}))
			}, null, 8, ["position", "move"])) : panel.value === "stuck" || panel.value === "proved" ? (openBlock(), createBlock(unref(StuckPanel), {
				key: 6,
				position: game.value.position,
				proved: panel.value === "proved",
				"can-undo": unref(isUsable)("undo", game.value),
				"can-review": unref(isUsable)("review", game.value),
				onClose: close,
				onRun: run
			}, null, 8, [
				"position",
				"proved",
				"can-undo",
				"can-review"
			])) : panel.value === "why" && unref(isFreecellGame)(game.value) ? (openBlock(), createBlock(unref(WhyPanel), {
				key: 7,
				game: game.value,
				onClose: close
			}, null, 8, ["game"])) : panel.value === "won" ? (openBlock(), createBlock(unref(WonPanel), {
				key: 8,
				game: game.value,
				history: __props.records.history.value,
				host: __props.host,
				copy,
				onClose: close,
				onRun: run
			}, null, 8, [
				"game",
				"history",
				"host"
			])) : panel.value === "trouble" && __props.session.trouble.value ? (openBlock(), createBlock(unref(TroublePanel), {
				key: 9,
				trouble: __props.session.trouble.value,
				copy,
				onAccept: accept,
				onRenew: _cache[4] || (_cache[4] = ($event) => panel.value = "new")
			}, null, 8, ["trouble"])) : createCommentVNode("", true);
		};
	}
});
// ../../packages/ui/src/folder.ts
/** Loaded once the table stands. A win before that is on record as soon as this is there. */
function useFolder(store, session, setAside) {
	const records = useRecords(store.history, session, setAside);
	return {
		Panels: Panels_default,
		records,
		shelf: useShelf(store.shelf, setAside, records.isWon)
	};
}
export { useFolder };
