import { B as parseRules, Bn as withDirectives, Bt as reject, Cn as createVNode, D as t, Dt as isDateKey, Et as counted, Ft as MICROSOFT_DEALS, I as parseRecord, It as UNWINNABLE_DEALS, Kn as unref, L as migrate, Mn as renderList, N as makeGameId, Pn as useId, S as rulesName, Sn as createTextVNode, Tn as defineComponent, Un as ref, V as presetOf, Yn as toDisplayString, _n as createBaseVNode, a as _plugin_vue_export_helper_default, bn as createElementBlock, fn as vShow, gn as computed, hn as Fragment, jn as openBlock, m as newIdentity, mn as withModifiers, nn as PRESETS, pn as withKeys, q as newGame, s as isRunning, vn as createBlock, w as timeText, yn as createCommentVNode, zn as withCtx, zt as accept } from "./table-B2t0YWwZ.js";
import { i as readTable, n as parseHistory, o as historyOf, r as parseResult, t as makeHistory } from "./historyText-1pWEEB7p.js";
import { a as mergeShelves, i as makeShelf, o as parseShelf, r as isRemoval, s as readKept, t as keptOf } from "./shelf-BJGNeSER.js";
import { a as tableOf, n as outranks, r as sameTable } from "./result-B3y4PPz0.js";
import { t as CopyButton_default } from "./CopyButton-DqjEYkdl.js";
import { r as valueOf } from "./field-rgvJnHAL.js";
import { t as problemText } from "./problems-BDg4IFnw.js";
import { i as rateText, n as momentText, r as numberText, t as dayText } from "./figures-JmUKIAl2.js";
import { n as statistics, r as tablesOf, t as resultsAt } from "./statistics-BUjdjo4i.js";
import { t as listText } from "./reasons-xWSxMKQV.js";
import { t as DoneButton_default } from "./DoneButton-BmMTuf9R.js";
import { n as Modal_default } from "./PanelButton-BDRdRCbd.js";
// ../../packages/core/src/daily.ts
var DAY$1 = 864e5;
var JAPAN = 324e5;
/** The house whose days are Japan's draws from fewer. */
var SERIES = {
	utc: {
		number: 1,
		range: MICROSOFT_DEALS
	},
	japan: {
		number: 2,
		range: 32e3
	},
	none: void 0
};
/** By suits. */
var SPIDER_SERIES = {
	1: {
		number: 3,
		range: MICROSOFT_DEALS
	},
	2: {
		number: 4,
		range: MICROSOFT_DEALS
	},
	4: {
		number: 5,
		range: MICROSOFT_DEALS
	}
};
function seriesOf$1(rules) {
	return rules.game === "spider" ? SPIDER_SERIES[rules.suits] : SERIES[rules.daily];
}
/** The zone in which the daily deal of these rules changes; `none` where there is none. */
function dailyZone(rules) {
	return rules.game === "spider" ? "utc" : rules.daily;
}
/** Which series of daily deals rules take part in; undefined where in none. Equal series have equal deals. */
function dailySeries(rules) {
	return seriesOf$1(rules)?.number;
}
/** The day it is in a zone at a time in milliseconds since 1970, wherever the player is. */
function dateKeyAt(milliseconds, zone) {
	return keyOfDay(Math.floor((milliseconds + (zone === "japan" ? JAPAN : 0)) / DAY$1));
}
/** Days since 1970-01-01. */
function dayOfKey(key) {
	return Date.parse(key) / DAY$1;
}
function keyOfDay(day) {
	return (/* @__PURE__ */ new Date(day * DAY$1)).toISOString().slice(0, 10);
}
/**
* The number that is dealt on a day: a pure function, frozen for ever, the same on every device.
*
* With `d` the days since 1970-01-01, a number is drawn for `attempt` 0, 1, … until it is not one of
* `UNWINNABLE_DEALS`: 1 + floor(mix(mix(series) + d · 64 + attempt) · range / 2^32), where `mix` is the finalizer of
* MurmurHash3 with 32 bits. FreeCell on days of UTC is series 1, on those of Japan series 2, Spider with one, two and
* four suits 3, 4 and 5, all on days of UTC. The range is 1,000,000, and 32,000 in series 2. Only FreeCell skips.
* @throws RangeError where the key is no date, or the rules have no daily deal.
*/
function dailyDeal(rules, key) {
	const series = seriesOf$1(rules);
	if (!isDateKey(key)) throw new RangeError(`“${key}” is no date such as 2026-11-30`);
	if (!series) throw new RangeError("These rules have no daily deal");
	const first = mix(series.number) + dayOfKey(key) * 64;
	for (let attempt = 0;; attempt++) {
		const number = 1 + Math.floor(mix(first + attempt) * series.range / 2 ** 32);
		if (rules.game === "spider" || !UNWINNABLE_DEALS.includes(number)) return number;
	}
}
/** Each of the 2^32 numbers goes to another one, without a pattern. */
function mix(number) {
	let bits = number >>> 0;
	bits = Math.imul(bits ^ bits >>> 16, 2246822507);
	bits = Math.imul(bits ^ bits >>> 13, 3266489909);
	return (bits ^ bits >>> 16) >>> 0;
}
// ../../packages/core/src/history/calendar.ts
/**
* The calendar of the daily deals that these rules take part in. `today` is a day in the zone of the rules.
*
* A day counts by its key, which a game keeps from its start: where the player was and what the clock said later
* change nothing. Today may still be open; a clock set back does not undo the days won after it.
*/
function calendarOf(history, rules, today) {
	const days = /* @__PURE__ */ new Map();
	const series = dailySeries(rules);
	for (const result of history.results) {
		const { daily, outcome } = result;
		if (daily === null || series === void 0 || seriesOf(result) !== series) continue;
		const known = days.get(daily);
		if (known === void 0 || outranks(outcome, known)) days.set(daily, outcome);
	}
	return {
		days,
		...streaks([...days].filter(([, outcome]) => outcome === "won").map(([key]) => dayOfKey(key)).sort((a, b) => a - b), dayOfKey(today))
	};
}
/** Of ascending days. */
function streaks(won, today) {
	let length = 0;
	let bestStreak = 0;
	won.forEach((day, index) => {
		length = won[index - 1] === day - 1 ? length + 1 : 1;
		bestStreak = Math.max(bestStreak, length);
	});
	const last = won.at(-1);
	return {
		streak: last !== void 0 && last >= today - 1 ? length : 0,
		bestStreak
	};
}
/** The days of a month, `YYYY-MM`, from its first to its last. */
function daysOfMonth(month) {
	const first = dayOfKey(`${month}-01`);
	return Array.from({ length: 31 }, (_, index) => keyOfDay(first + index)).filter((key) => key.startsWith(month));
}
var known = /* @__PURE__ */ new Map();
function seriesOf({ rules }) {
	if (!known.has(rules)) {
		const read = parseRules(rules);
		known.set(rules, read.ok ? dailySeries(read.value) : void 0);
	}
	return known.get(rules);
}
// ../../packages/core/src/sync/digits.ts
/** What numbers are written with: nothing that JSON or a store would write longer. */
var DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
var BASE = 32;
/** Reads `makeNumber` texts written one after the other; undefined where one is cut off, too large or no number. */
function readNumbers(text) {
	const numbers = [];
	let number = 0;
	let weight = 1;
	for (const letter of text) {
		const digit = DIGITS.indexOf(letter);
		if (digit < 0) return void 0;
		number += digit % BASE * weight;
		weight *= BASE;
		if (!Number.isSafeInteger(number)) return void 0;
		if (digit < BASE) continue;
		numbers.push(number);
		number = 0;
		weight = 1;
	}
	return weight === 1 ? numbers : void 0;
}
function unfold(number) {
	return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
}
/** A few characters that tell whether a text is whole; against accidents, not against anybody. */
function checksum(text) {
	let a = 2166136261;
	let b = 2654435769;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		a = Math.imul(a ^ code, 16777619);
		b = Math.imul(b ^ code ^ a >>> 15, 2246822507);
	}
	return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
// ../../packages/core/src/sync/brief.ts
var DAY = 864e5;
/** Reads a line of `makeBrief`; undefined for anything else. */
function parseBrief(line) {
	const [, device, digits = "", game = "", cells, day, rules = ""] = LINE.exec(line) ?? [];
	const numbers = readNumbers(digits);
	const table = device === void 0 ? void 0 : readTable(game, Number(cells), rules);
	const step = day === "daily" ? 2 : 1;
	if (!numbers || !table || numbers.length % step !== 0) return void 0;
	const results = [];
	let second = 0;
	for (let at = 0; at < numbers.length; at += step) {
		second += Math.floor(numbers[at] / 2);
		const started = second * 1e3;
		const shift = step === 2 ? unfold(numbers[at + 1]) : 0;
		if (second > 253402300799 || Math.abs(shift) > 1e5) return void 0;
		results.push({
			...table,
			id: makeGameId(device, started),
			started,
			daily: step === 2 ? keyOfDay(Math.max(0, Math.floor(started / DAY) + shift)) : null,
			outcome: numbers[at] % 2 === 1 ? "won" : "lost",
			deal: null,
			moves: null,
			milliseconds: null,
			finished: null
		});
	}
	return results;
}
var LINE = /^([a-z0-9]{8}) ([\w-]+) (\w+) (\d) (-|daily) (.+)$/;
// ../../packages/core/src/sync/part.ts
/** From each version of the part's text, without its first line, to the next, in order. */
var MIGRATIONS = [];
/** The first two lines never change their form, so that parts of newer versions can be handed on unread. */
var FIRST = /^Sidedeck part ([1-9]\d{0,5}) ([a-z0-9]{8}) (\d{1,16}) ([a-z0-9]{1,16})\n/;
var SECOND = /^Head: (.*)\n/;
var LONGEST_PART = 1e6;
var SETTING = /^(\w{1,32}) (\d{1,16}) (.{1,200})$/;
var MOST_SETTINGS = 100;
/** Parts change seldom and are looked at often: what was read last, by its text. */
var MOST_KNOWN = 64;
var knownHeads = /* @__PURE__ */ new Map();
var knownParts = /* @__PURE__ */ new Map();
function remembered(known, text, read) {
	if (!known.has(text)) {
		if (known.size >= MOST_KNOWN) known.clear();
		known.set(text, read(text));
	}
	return known.get(text);
}
/** Whose part a text is and how new, of any version; undefined where it is damaged. */
function headOf(text) {
	return remembered(knownHeads, text, readHead);
}
function readHead(text) {
	if (text.length > LONGEST_PART) return void 0;
	const [first, version, device, revision, sum] = FIRST.exec(text) ?? [];
	const body = text.slice(first?.length ?? 0);
	if (first === void 0 || checksum(body) !== sum) return void 0;
	const told = SECOND.exec(body)?.[1];
	if (told === void 0 ? version !== "1" : told !== `${version} ${device} ${revision}`) return void 0;
	const number = Number(revision);
	return Number.isSafeInteger(number) ? {
		device,
		revision: number,
		version: Number(version)
	} : void 0;
}
/** Reads `makePart` text; lines that say nothing known are left out. Errors: `noPart`, `newerVersion`. */
function parsePart(text) {
	return remembered(knownParts, text, readPart);
}
function readPart(text) {
	const head = headOf(text);
	if (!head) return reject("noPart", "The text is no part of a document, or a damaged one", 1);
	const { device, revision, version } = head;
	const current = migrate(text.slice(text.indexOf("\n") + 1), String(version), MIGRATIONS);
	if (!current.ok) return current;
	const games = current.value.search(/^Touched: /m);
	const lines = (games < 0 ? current.value : current.value.slice(0, games)).split("\n");
	const told = (name) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
	const results = [...told("Result: ").flatMap((line) => parseResult(line) ?? []), ...told("Brief: ").flatMap((line) => parseBrief(line) ?? [])];
	return accept({
		device,
		revision,
		name: told("Name: ")[0] ?? "",
		settings: new Map(told("Setting: ").slice(0, MOST_SETTINGS).flatMap(readSetting)),
		results: historyOf(results, []).results,
		games: games < 0 ? [] : readKept(current.value.slice(games))
	});
}
function readSetting(line) {
	const [, name, at, json] = SETTING.exec(line) ?? [];
	if (name === void 0 || !Number.isSafeInteger(Number(at))) return [];
	try {
		const value = JSON.parse(json);
		return isSettingValue(value) ? [[name, {
			value,
			at: Number(at)
		}]] : [];
	} catch {
		return [];
	}
}
function isSettingValue(value) {
	return value === null || typeof value === "boolean" || typeof value === "number" && Number.isFinite(value) || typeof value === "string" && value.length <= 64;
}
// ../../packages/core/src/sync/choices.ts
/** Reads the store's text of settings; undefined where it is none. */
function parseChoices(text) {
	try {
		const value = JSON.parse(text);
		if (typeof value !== "object" || value === null || Array.isArray(value)) return void 0;
		return settingsOf(Object.entries(value));
	} catch {
		return;
	}
}
function makeChoices(settings) {
	return JSON.stringify(Object.fromEntries([...settings].sort(([a], [b]) => a < b ? -1 : 1)));
}
/** The settings of named values; what is no setting, or at its default, is left out. */
function settingsOf(entries) {
	const settings = /* @__PURE__ */ new Map();
	for (const [name, value] of entries) if (/^\w{1,32}$/.test(name) && isSettingValue(value) && value !== null) settings.set(name, value);
	return settings;
}
// ../../packages/core/src/sync/backup.ts
/** Characters that are looked at: far more than a life of games. */
var LONGEST_BACKUP = 2e7;
/** A backup as one text: JSON whose values are the texts that the store holds. */
function makeBackup({ history, games, settings }) {
	const running = games.filter((kept) => !isRemoval(kept));
	const texts = {
		history: makeHistory(history),
		shelf: makeShelf(running),
		settings: makeChoices(settings)
	};
	return `${JSON.stringify({
		sidedeck: "backup",
		version: 1,
		...texts
	}, null, 1)}\n`;
}
/**
* Reads `makeBackup` text from anywhere. Games that cannot be played through and lines that are no result are left
* out and told in `problem`. Errors: `tooLong`, `noBackup`, `newerVersion`, and those of the texts in it.
*/
function parseBackup(text) {
	if (text.length > LONGEST_BACKUP) return reject("tooLong", `The text has ${text.length} characters`);
	const fields = parseFields(text);
	if (fields?.get("sidedeck") !== "backup") return reject("noBackup", "The text is no backup of Sidedeck");
	if (fields.get("version") !== 1) return reject("newerVersion", "This was written by a newer Sidedeck");
	const [history, shelf, settings] = [
		"history",
		"shelf",
		"settings"
	].map((name) => fields.get(name));
	if (typeof history !== "string" || typeof shelf !== "string" || typeof settings !== "string") return reject("noBackup", "The backup is not whole");
	const results = parseHistory(history);
	const kept = parseShelf(shelf);
	if (!results.ok) return results;
	if (!kept.ok) return kept;
	const told = kept.value.filter((each) => !isRemoval(each));
	const games = told.filter(({ record }) => isWhole(record));
	return accept({
		history: {
			...results.value,
			setAside: []
		},
		games,
		settings: parseChoices(settings) ?? /* @__PURE__ */ new Map()
	}, results.problem ?? lost(told.length - games.length) ?? kept.problem);
}
function lost(count) {
	return count === 0 ? void 0 : {
		code: "damagedGames",
		message: `${counted(count, "game")} cannot be read`
	};
}
function isWhole(record) {
	const read = parseRecord(record);
	return read.ok && !read.problem;
}
function parseFields(text) {
	try {
		const value = JSON.parse(text.replace(/^\uFEFF/, ""));
		return typeof value === "object" && value !== null ? new Map(Object.entries(value)) : void 0;
	} catch {
		return;
	}
}
function gainOf(backup, here) {
	const known = new Map(here.history.results.map((result) => [result.id, result.outcome]));
	const running = new Map(here.games.map((game) => [game.key, game.touched]));
	const counts = {
		results: 0,
		better: 0
	};
	for (const { id, outcome } of backup.history.results) {
		const before = known.get(id);
		if (before === void 0) counts.results++;
		else if (outranks(outcome, before)) counts.better++;
	}
	return {
		...counts,
		games: backup.games.filter(({ key, touched }) => touched > (running.get(key) ?? -1)).length,
		settings: [...backup.settings.keys()].filter((name) => !here.settings.has(name))
	};
}
// ../../packages/core/src/sync/document.ts
var LONGEST_DOCUMENT = 1e7;
var MOST_PARTS = 1e3;
/** A document of texts from anywhere; what is no whole part is left out. */
function documentOf(texts) {
	const parts = /* @__PURE__ */ new Map();
	for (const text of texts) {
		const head = typeof text === "string" ? headOf(text) : void 0;
		if (!head || parts.size >= MOST_PARTS) continue;
		const part = {
			text,
			revision: head.revision
		};
		const known = parts.get(head.device);
		if (!known || isNewer(part, known)) parts.set(head.device, part);
	}
	return new Map([...parts].sort(([a], [b]) => a < b ? -1 : 1).map(([device, { text }]) => [device, text]));
}
/** The order of texts only makes the choice the same everywhere; a device gives no two parts one revision. */
function isNewer(a, b) {
	return a.revision === b.revision ? a.text > b.text : a.revision > b.revision;
}
/** Reads `makeDocument` text. Errors: `tooLong`, `noDocument`, `newerVersion`. */
function parseDocument(text) {
	if (text.length > LONGEST_DOCUMENT) return reject("tooLong", `The document has ${text.length} characters`);
	const read = parseObject(text);
	if (read?.["sidedeck"] !== "document" || !Array.isArray(read["parts"])) return reject("noDocument", "The text is no document of Sidedeck");
	if (read["version"] !== 1) return reject("newerVersion", "This was written by a newer Sidedeck");
	return accept(documentOf(read["parts"]));
}
function parseObject(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null ? value : void 0;
	} catch {
		return;
	}
}
// ../../packages/ui/src/records/BackupView.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$5 = { class: "quiet" };
var _hoisted_2$5 = { class: "row" };
var _hoisted_3$5 = { class: "quiet" };
var _hoisted_4$4 = ["aria-label"];
var _hoisted_5$3 = ["for"];
var _hoisted_6$3 = ["id", "value"];
var _hoisted_7$3 = {
	role: "status",
	"data-note": "gain"
};
var _hoisted_8$3 = {
	key: 0,
	class: "refusal"
};
var _hoisted_9$3 = { key: 1 };
var _hoisted_10$2 = {
	key: 2,
	class: "refusal"
};
var _hoisted_11$1 = { key: 0 };
var _hoisted_12 = { key: 1 };
var _hoisted_13 = { key: 0 };
var _hoisted_14 = { key: 1 };
var _hoisted_15 = { key: 2 };
var _hoisted_16 = { key: 3 };
var _hoisted_17 = {
	key: 2,
	class: "quiet"
};
// ../../packages/ui/src/records/BackupView.vue
var BackupView_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "BackupView",
	props: {
		here: {},
		host: {}
	},
	emits: ["take"],
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const pasted = ref("");
		const taken = ref(false);
		const fieldId = useId();
		/** A file picker closes the popup of some browsers, and with it the table. */
		const canPick = props.host.surface !== "popup";
		const read = computed(() => pasted.value.trim() === "" ? void 0 : parseBackup(pasted.value));
		const gain = computed(() => read.value?.ok ? gainOf(read.value.value, props.here) : void 0);
		const isEmpty = computed(() => {
			const { results, better, games, settings } = gain.value ?? {
				results: 0,
				better: 0,
				games: 0,
				settings: []
			};
			return results + better + games + settings.length === 0;
		});
		/** Why the shell could not save or read a file. */
		const trouble = ref("");
		function save() {
			const name = `sidedeck-${(/* @__PURE__ */ new Date()).toISOString().slice(0, 10)}.json`;
			if (props.host.saveFile) attempt(props.host.saveFile(name, makeBackup(props.here)));
			else download(name);
		}
		async function attempt(job) {
			trouble.value = "";
			await job.catch((error) => void (trouble.value = error instanceof Error ? error.message : String(error)));
		}
		function download(name) {
			const address = URL.createObjectURL(new Blob([makeBackup(props.here)], { type: "application/json" }));
			const link = document.createElement("a");
			link.href = address;
			link.download = name;
			link.click();
			setTimeout(() => URL.revokeObjectURL(address), 6e4);
		}
		async function open() {
			await attempt((async () => type(await props.host.openFile?.() ?? pasted.value))());
		}
		async function pick(event) {
			const file = event.target.files?.[0];
			taken.value = false;
			if (file) pasted.value = await file.text();
		}
		function type(text) {
			pasted.value = text;
			taken.value = false;
		}
		function take() {
			if (!read.value?.ok) return;
			emit("take", read.value.value);
			pasted.value = "";
			taken.value = true;
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock(Fragment, null, [createBaseVNode("section", null, [
				createBaseVNode("h3", null, toDisplayString(unref(t)("backup.out")), 1),
				createBaseVNode("p", _hoisted_1$5, toDisplayString(unref(t)("backup.out.text")), 1),
				createBaseVNode("div", _hoisted_2$5, [createBaseVNode("button", {
					type: "button",
					class: "button",
					"data-action": "download",
					onClick: save
				}, toDisplayString(unref(t)("backup.download")), 1), createVNode(CopyButton_default, {
					"data-action": "copyAll",
					label: unref(t)("backup.copy"),
					text: () => unref(makeBackup)(__props.here),
					copy: __props.host.copy
				}, null, 8, [
					"label",
					"text",
					"copy"
				])])
			]), createBaseVNode("section", null, [
				createBaseVNode("h3", null, toDisplayString(unref(t)("backup.in")), 1),
				createBaseVNode("p", _hoisted_3$5, toDisplayString(unref(t)("backup.in.text")), 1),
				__props.host.openFile ? (openBlock(), createElementBlock("button", {
					key: 0,
					type: "button",
					class: "button",
					"data-action": "openFile",
					onClick: open
				}, toDisplayString(unref(t)("backup.file")), 1)) : canPick ? (openBlock(), createElementBlock("input", {
					key: 1,
					type: "file",
					name: "backup",
					accept: ".json,.txt,application/json,text/plain",
					"aria-label": unref(t)("backup.file"),
					onChange: pick
				}, null, 40, _hoisted_4$4)) : __props.host.openLarger ? (openBlock(), createElementBlock("button", {
					key: 2,
					type: "button",
					class: "button",
					"data-action": "larger",
					onClick: _cache[0] || (_cache[0] = ($event) => __props.host.openLarger())
				}, toDisplayString(unref(t)("backup.tab")), 1)) : createCommentVNode("", true),
				createBaseVNode("label", { for: unref(fieldId) }, toDisplayString(unref(t)("backup.paste")), 9, _hoisted_5$3),
				createBaseVNode("textarea", {
					id: unref(fieldId),
					class: "input",
					name: "pasted",
					value: pasted.value,
					rows: "3",
					spellcheck: "false",
					autocomplete: "off",
					onInput: _cache[1] || (_cache[1] = ($event) => type(unref(valueOf)($event)))
				}, null, 40, _hoisted_6$3),
				createBaseVNode("div", _hoisted_7$3, [trouble.value !== "" ? (openBlock(), createElementBlock("p", _hoisted_8$3, toDisplayString(unref(t)("backup.refused", { problem: trouble.value })), 1)) : taken.value ? (openBlock(), createElementBlock("p", _hoisted_9$3, toDisplayString(unref(t)("backup.taken")), 1)) : read.value && !read.value.ok ? (openBlock(), createElementBlock("p", _hoisted_10$2, toDisplayString(unref(t)("backup.refused", { problem: unref(problemText)(read.value.error, pasted.value) })), 1)) : gain.value ? (openBlock(), createElementBlock(Fragment, { key: 3 }, [isEmpty.value ? (openBlock(), createElementBlock("p", _hoisted_11$1, toDisplayString(unref(t)("backup.nothing")), 1)) : (openBlock(), createElementBlock("ul", _hoisted_12, [
					gain.value.results > 0 ? (openBlock(), createElementBlock("li", _hoisted_13, toDisplayString(unref(t)("backup.results", { count: gain.value.results })), 1)) : createCommentVNode("", true),
					gain.value.better > 0 ? (openBlock(), createElementBlock("li", _hoisted_14, toDisplayString(unref(t)("backup.better", { count: gain.value.better })), 1)) : createCommentVNode("", true),
					gain.value.games > 0 ? (openBlock(), createElementBlock("li", _hoisted_15, toDisplayString(unref(t)("backup.games", { count: gain.value.games })), 1)) : createCommentVNode("", true),
					gain.value.settings.length > 0 ? (openBlock(), createElementBlock("li", _hoisted_16, toDisplayString(unref(t)("backup.settings", { count: gain.value.settings.length })), 1)) : createCommentVNode("", true)
				])), read.value?.ok && read.value.problem ? (openBlock(), createElementBlock("p", _hoisted_17, toDisplayString(unref(t)("backup.partly", { problem: unref(problemText)(read.value.problem, pasted.value) })), 1)) : createCommentVNode("", true)], 64)) : createCommentVNode("", true)]),
				gain.value && !isEmpty.value ? (openBlock(), createElementBlock("button", {
					key: 3,
					type: "button",
					class: "button primary",
					"data-action": "take",
					onClick: take
				}, toDisplayString(unref(t)("backup.take")), 1)) : createCommentVNode("", true)
			])], 64);
		};
	}
}), [["__scopeId", "data-v-e4f3d851"]]);
// ../../packages/ui/src/records/CalendarView.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$4 = { class: "field" };
var _hoisted_2$4 = ["value"];
var _hoisted_3$4 = ["value"];
var _hoisted_4$3 = { "data-note": "streak" };
var _hoisted_5$2 = { class: "head" };
var _hoisted_6$2 = ["aria-label", "disabled"];
var _hoisted_7$2 = { "aria-live": "polite" };
var _hoisted_8$2 = ["aria-label", "disabled"];
var _hoisted_9$2 = { class: "days" };
var _hoisted_10$1 = ["title"];
var _hoisted_11 = [
	"data-day",
	"data-outcome",
	"aria-current",
	"aria-label",
	"disabled",
	"onClick"
];
// ../../packages/ui/src/records/CalendarView.vue
var CalendarView_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "CalendarView",
	props: {
		history: {},
		games: {},
		rules: {}
	},
	emits: ["start"],
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const offered = Object.keys(PRESETS).filter((name) => dailySeries(PRESETS[name]) !== void 0);
		const played = presetOf(props.rules);
		const preset = ref(offered.find((name) => name === played) ?? "classic");
		const chosen = computed(() => PRESETS[preset.value]);
		const today = computed(() => {
			const zone = dailyZone(chosen.value);
			return dateKeyAt(Date.now(), zone === "none" ? "utc" : zone);
		});
		const month = ref(today.value.slice(0, 7));
		const calendar = computed(() => calendarOf(props.history, chosen.value, today.value));
		const days = computed(() => daysOfMonth(month.value));
		/** Empty places before the first, so that each weekday has its column, Monday's first. */
		const before = computed(() => (new Date(days.value[0]).getUTCDay() + 6) % 7);
		/** The names of a week's days, Monday's first; 2024 began with one. */
		const weekdays = computed(() => Array.from({ length: 7 }, (_, day) => ({
			short: weekday(day, "short"),
			long: weekday(day, "long")
		})));
		const title = computed(() => dayText(days.value[0], {
			month: "long",
			year: "numeric"
		}));
		function weekday(day, style) {
			return dayText(`2024-01-0${day + 1}`, { weekday: style });
		}
		function turn(step) {
			const [year, number] = month.value.split("-").map(Number);
			month.value = new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
		}
		function nameOf(key) {
			const date = dayText(key, { dateStyle: "full" });
			const outcome = calendar.value.days.get(key);
			return outcome ? t("calendar.played", {
				date,
				outcome: t(`records.${outcome}`)
			}) : t("calendar.day", { date });
		}
		function play(key) {
			emit("start", running(key) ?? newGame(chosen.value, dailyDeal(chosen.value, key), {
				...newIdentity(),
				daily: key
			}));
		}
		function running(key) {
			for (const { record } of props.games) {
				if (!record.includes(`Daily: ${key}\n`)) continue;
				const read = parseRecord(record);
				if (read.ok && dailySeries(read.value.rules) === dailySeries(chosen.value)) return read.value;
			}
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock(Fragment, null, [
				createBaseVNode("label", _hoisted_1$4, [createBaseVNode("span", null, toDisplayString(unref(t)("calendar.game")), 1), createBaseVNode("select", {
					class: "input",
					name: "daily",
					value: preset.value,
					onChange: _cache[0] || (_cache[0] = ($event) => preset.value = unref(valueOf)($event))
				}, [(openBlock(true), createElementBlock(Fragment, null, renderList(unref(offered), (name) => {
					return openBlock(), createElementBlock("option", {
						key: name,
						value: name
					}, toDisplayString(unref(t)(`preset.${name}`)), 9, _hoisted_3$4);
				}), 128))], 40, _hoisted_2$4)]),
				createBaseVNode("p", _hoisted_4$3, toDisplayString(unref(t)("calendar.streak", {
					count: calendar.value.streak,
					best: calendar.value.bestStreak
				})), 1),
				createBaseVNode("div", _hoisted_5$2, [
					createBaseVNode("button", {
						type: "button",
						class: "button",
						"data-action": "earlier",
						"aria-label": unref(t)("calendar.earlier"),
						disabled: month.value <= "2020-01",
						onClick: _cache[1] || (_cache[1] = ($event) => turn(-1))
					}, " ‹ ", 8, _hoisted_6$2),
					createBaseVNode("strong", _hoisted_7$2, toDisplayString(title.value), 1),
					createBaseVNode("button", {
						type: "button",
						class: "button",
						"data-action": "later",
						"aria-label": unref(t)("calendar.later"),
						disabled: month.value >= today.value.slice(0, 7),
						onClick: _cache[2] || (_cache[2] = ($event) => turn(1))
					}, " › ", 8, _hoisted_8$2)
				]),
				createBaseVNode("div", _hoisted_9$2, [
					(openBlock(true), createElementBlock(Fragment, null, renderList(weekdays.value, (day) => {
						return openBlock(), createElementBlock("small", {
							key: day.long,
							class: "quiet",
							title: day.long
						}, toDisplayString(day.short), 9, _hoisted_10$1);
					}), 128)),
					(openBlock(true), createElementBlock(Fragment, null, renderList(before.value, (place) => {
						return openBlock(), createElementBlock("span", { key: place });
					}), 128)),
					(openBlock(true), createElementBlock(Fragment, null, renderList(days.value, (key) => {
						return openBlock(), createElementBlock("button", {
							key,
							type: "button",
							class: "day",
							"data-day": key,
							"data-outcome": calendar.value.days.get(key),
							"aria-current": key === today.value ? "date" : void 0,
							"aria-label": nameOf(key),
							disabled: key > today.value,
							onClick: ($event) => play(key)
						}, toDisplayString(Number(key.slice(8))), 9, _hoisted_11);
					}), 128))
				])
			], 64);
		};
	}
}), [["__scopeId", "data-v-4e7be2e8"]]);
// ../../packages/ui/src/records/GamesView.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$3 = {
	key: 0,
	class: "refusal",
	role: "status",
	"data-note": "sync"
};
var _hoisted_2$3 = {
	key: 1,
	class: "quiet",
	"data-note": "none"
};
var _hoisted_3$3 = ["data-device"];
var _hoisted_4$2 = {
	key: 0,
	role: "status"
};
var _hoisted_5$1 = {
	key: 1,
	class: "quiet"
};
var _hoisted_6$1 = { class: "row" };
var _hoisted_7$1 = ["data-removed", "onClick"];
var _hoisted_8$1 = [
	"data-continue",
	"aria-label",
	"onClick"
];
var _hoisted_9$1 = [
	"data-remove",
	"aria-label",
	"onClick"
];
// ../../packages/ui/src/records/GamesView.vue
var GamesView_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "GamesView",
	props: {
		games: {},
		device: {},
		shared: {},
		report: {},
		isWon: { type: Function },
		isLost: { type: Function },
		current: {}
	},
	emits: ["start", "remove"],
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const asked = ref();
		const others = computed(() => {
			const read = props.shared === void 0 ? void 0 : parseDocument(props.shared);
			return (read?.ok ? [...read.value.values()] : []).flatMap((text) => {
				const part = parsePart(text);
				return part.ok && part.value.device !== props.device ? [part.value] : [];
			});
		});
		/** Of every game the state played last anywhere. */
		const latest = computed(() => new Map(mergeShelves(props.games, others.value.flatMap(({ games }) => games)).map((kept) => [kept.key, kept])));
		const elsewhere = computed(() => others.value.map(({ device, name, games }) => ({
			device,
			name,
			games: offer(games)
		})).filter(({ games }) => games.length > 0));
		const here = computed(() => offer(props.games));
		const trouble = computed(() => {
			const { refused, left = 0, fits = true } = readReport(props.report);
			if (refused !== void 0) return t("games.refused", { problem: refused });
			if (!fits) return t("games.full");
			return left > 0 ? t("games.left", { count: left }) : void 0;
		});
		function offer(games) {
			return games.filter(({ key }) => key !== props.current && !props.isWon(key) && !isRemoval(latest.value.get(key))).flatMap(({ key, touched, record }) => {
				const read = parseRecord(record);
				return read.ok && !read.problem ? [{
					key,
					touched,
					game: read.value
				}] : [];
			});
		}
		function readReport(text) {
			try {
				const value = JSON.parse(text ?? "{}");
				return typeof value === "object" && value !== null ? value : {};
			} catch {
				return {};
			}
		}
		function titleOf({ game }) {
			const deal = game.deal === null ? t("status.board") : t("status.deal", { deal: String(game.deal) });
			const title = t("games.title", {
				deal,
				rules: rulesName(game.rules)
			});
			if (game.daily === void 0) return title;
			return t("games.daily", {
				date: dayText(game.daily, { dateStyle: "medium" }),
				title
			});
		}
		function detailOf({ game, touched }) {
			const moves = t("status.moves", { count: game.moveCount });
			const date = momentText(touched, {
				dateStyle: "medium",
				timeStyle: "short"
			});
			return t("games.detail", {
				moves,
				date
			});
		}
		function remove({ key, game }) {
			asked.value = void 0;
			emit("remove", game, key, latest.value.get(key).touched);
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock(Fragment, null, [
				trouble.value ? (openBlock(), createElementBlock("p", _hoisted_1$3, toDisplayString(trouble.value), 1)) : createCommentVNode("", true),
				here.value.length === 0 && elsewhere.value.length === 0 ? (openBlock(), createElementBlock("p", _hoisted_2$3, toDisplayString(unref(t)("games.none")), 1)) : createCommentVNode("", true),
				(openBlock(true), createElementBlock(Fragment, null, renderList([{
					device: "",
					name: unref(t)("games.here"),
					games: here.value
				}, ...elsewhere.value], (group) => {
					return withDirectives((openBlock(), createElementBlock("section", {
						key: group.device,
						"data-device": group.device
					}, [createBaseVNode("h3", null, toDisplayString(group.device === "" ? group.name : unref(t)("games.from", { device: group.name })), 1), createBaseVNode("ul", null, [(openBlock(true), createElementBlock(Fragment, null, renderList(group.games, (each) => {
						return openBlock(), createElementBlock("li", { key: each.key }, [createBaseVNode("div", null, [createTextVNode(toDisplayString(titleOf(each)) + " ", 1), asked.value?.key === each.key ? (openBlock(), createElementBlock("small", _hoisted_4$2, toDisplayString(unref(t)(__props.isLost(each.key) ? "games.isLost" : "games.willBeLost")), 1)) : (openBlock(), createElementBlock("small", _hoisted_5$1, toDisplayString(detailOf(each)), 1))]), createBaseVNode("div", _hoisted_6$1, [asked.value?.key === each.key ? (openBlock(), createElementBlock(Fragment, { key: 0 }, [createBaseVNode("button", {
							type: "button",
							class: "button",
							"data-removed": each.key,
							onClick: ($event) => remove(each)
						}, toDisplayString(unref(t)("games.remove")), 9, _hoisted_7$1), createBaseVNode("button", {
							type: "button",
							class: "button",
							"data-action": "keep",
							onClick: _cache[0] || (_cache[0] = ($event) => asked.value = void 0)
						}, toDisplayString(unref(t)("games.keep")), 1)], 64)) : (openBlock(), createElementBlock(Fragment, { key: 1 }, [createBaseVNode("button", {
							type: "button",
							class: "button",
							"data-continue": each.key,
							"aria-label": unref(t)("games.continueThis", { game: titleOf(each) }),
							onClick: ($event) => emit("start", each.game)
						}, toDisplayString(unref(t)("games.continue")), 9, _hoisted_8$1), createBaseVNode("button", {
							type: "button",
							class: "button",
							"data-remove": each.key,
							"aria-label": unref(t)("games.removeThis", { game: titleOf(each) }),
							onClick: ($event) => asked.value = each
						}, " ✕ ", 8, _hoisted_9$1)], 64))])]);
					}), 128))])], 8, _hoisted_3$3)), [[vShow, group.games.length > 0]]);
				}), 128))
			], 64);
		};
	}
}), [["__scopeId", "data-v-20b0af47"]]);
// ../../packages/ui/src/records/bins.ts
var STEPS = [
	1,
	2,
	5
];
var MOST_BINS = 12;
/** Values in bins of one width, a round one; the first begins at a multiple of it. No values, no bins. */
function binsOf(values, smallest = 1) {
	if (values.length === 0) return [];
	const [least, most] = [Math.min(...values), Math.max(...values)];
	const width = widthFor(least, most, smallest);
	const first = Math.floor(least / width) * width;
	const length = Math.floor((most - first) / width) + 1;
	const bins = Array.from({ length }, (_, index) => {
		const from = first + index * width;
		return {
			from,
			to: from + width,
			count: 0
		};
	});
	for (const value of values) bins[Math.floor((value - first) / width)].count++;
	return bins;
}
function widthFor(least, most, smallest) {
	for (let power = 1;; power *= 10) for (const step of STEPS) {
		const width = step * power * smallest;
		if (Math.floor(most / width) - Math.floor(least / width) < MOST_BINS) return width;
	}
}
// ../../packages/ui/src/records/Plot.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$2 = { key: 0 };
var _hoisted_2$2 = ["viewBox", "aria-label"];
var _hoisted_3$2 = [
	"x",
	"y",
	"height"
];
var _hoisted_4$1 = { class: "ends quiet" };
/** How many values lie where, as bars. */
var HEIGHT = 40;
// ../../packages/ui/src/records/Plot.vue
var Plot_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "Plot",
	props: {
		title: {},
		values: {},
		smallest: {},
		text: { type: Function }
	},
	setup(__props) {
		const props = __props;
		const bins = computed(() => binsOf(props.values, props.smallest));
		const most = computed(() => Math.max(1, ...bins.value.map(({ count }) => count)));
		const spoken = computed(() => listText(bins.value.filter(({ count }) => count > 0).map(({ from, to, count }) => t("plot.bar", {
			from: props.text(from),
			to: props.text(to),
			count
		}))));
		return (_ctx, _cache) => {
			return bins.value.length > 0 ? (openBlock(), createElementBlock("figure", _hoisted_1$2, [
				createBaseVNode("figcaption", null, toDisplayString(__props.title), 1),
				(openBlock(), createElementBlock("svg", {
					viewBox: `0 0 ${bins.value.length * 10} ${HEIGHT}`,
					preserveAspectRatio: "none",
					role: "img",
					"aria-label": unref(t)("plot.spoken", {
						title: __props.title,
						bars: spoken.value
					})
				}, [(openBlock(true), createElementBlock(Fragment, null, renderList(bins.value, (bin, index) => {
					return openBlock(), createElementBlock("rect", {
						key: bin.from,
						x: index * 10 + 1,
						y: HEIGHT - bin.count / most.value * HEIGHT,
						width: "8",
						height: bin.count / most.value * HEIGHT
					}, [createBaseVNode("title", null, toDisplayString(unref(t)("plot.bar", {
						from: __props.text(bin.from),
						to: __props.text(bin.to),
						count: bin.count
					})), 1)], 8, _hoisted_3$2);
				}), 128))], 8, _hoisted_2$2)),
				createBaseVNode("div", _hoisted_4$1, [createBaseVNode("span", null, toDisplayString(__props.text(bins.value[0].from)), 1), createBaseVNode("span", null, toDisplayString(__props.text(bins.value.at(-1).to)), 1)])
			])) : createCommentVNode("", true);
		};
	}
}), [["__scopeId", "data-v-590729f5"]]);
// ../../packages/ui/src/records/StatsView.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$1 = { class: "field" };
var _hoisted_2$1 = ["value"];
var _hoisted_3$1 = ["value"];
var _hoisted_4 = {
	key: 0,
	class: "quiet",
	"data-note": "none"
};
var _hoisted_5 = { class: "facts" };
var _hoisted_6 = { "data-note": "games" };
var _hoisted_7 = { "data-note": "streak" };
var _hoisted_8 = { class: "plots" };
var _hoisted_9 = { class: "list" };
var _hoisted_10 = ["data-outcome"];
// ../../packages/ui/src/records/StatsView.vue
var StatsView_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "StatsView",
	props: {
		history: {},
		rules: {}
	},
	setup(__props) {
		const props = __props;
		const here = tableOf(props.rules);
		const tables = computed(() => [here, ...tablesOf(props.history).filter((table) => !sameTable(table, here))]);
		const chosen = ref(0);
		const table = computed(() => tables.value[chosen.value] ?? here);
		const facts = computed(() => statistics(props.history, table.value));
		const results = computed(() => resultsAt(props.history, table.value));
		const wins = computed(() => results.value.filter(({ outcome, moves }) => outcome === "won" && moves !== null));
		const newest = computed(() => results.value.slice(-50).reverse());
		const rate = computed(() => rateText(facts.value.rate));
		function nameOf({ rules, cells, game }) {
			const read = parseRules(game === "spider" ? rules : `${rules} cells=${cells}`);
			return read.ok ? rulesName(read.value) : rules;
		}
		function movesOf({ outcome, moves }) {
			return outcome === "won" && moves !== null ? t("status.moves", { count: moves }) : "";
		}
		function timeOf({ outcome, milliseconds }) {
			return outcome === "won" && milliseconds !== null ? timeText(milliseconds) : "";
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock(Fragment, null, [createBaseVNode("label", _hoisted_1$1, [createBaseVNode("span", null, toDisplayString(unref(t)("records.table")), 1), createBaseVNode("select", {
				class: "input",
				name: "table",
				value: chosen.value,
				onChange: _cache[0] || (_cache[0] = ($event) => chosen.value = Number(unref(valueOf)($event)))
			}, [(openBlock(true), createElementBlock(Fragment, null, renderList(tables.value, (each, index) => {
				return openBlock(), createElementBlock("option", {
					key: `${each.game} ${each.cells} ${each.rules}`,
					value: index
				}, toDisplayString(nameOf(each)), 9, _hoisted_3$1);
			}), 128))], 40, _hoisted_2$1)]), facts.value.games === 0 ? (openBlock(), createElementBlock("p", _hoisted_4, toDisplayString(unref(t)("records.none")), 1)) : (openBlock(), createElementBlock(Fragment, { key: 1 }, [
				createBaseVNode("dl", _hoisted_5, [
					createBaseVNode("dt", null, toDisplayString(unref(t)("won.games")), 1),
					createBaseVNode("dd", _hoisted_6, toDisplayString(unref(t)("won.winsOf", {
						wins: facts.value.wins,
						count: facts.value.games,
						rate: rate.value
					})), 1),
					createBaseVNode("dt", null, toDisplayString(unref(t)("won.streak")), 1),
					createBaseVNode("dd", _hoisted_7, toDisplayString(unref(t)("won.streakBest", {
						count: facts.value.streak,
						best: facts.value.bestStreak
					})), 1),
					facts.value.fewestMoves !== null && facts.value.fastest !== null ? (openBlock(), createElementBlock(Fragment, { key: 0 }, [
						createBaseVNode("dt", null, toDisplayString(unref(t)("won.fewestMoves")), 1),
						createBaseVNode("dd", null, toDisplayString(unref(numberText)(facts.value.fewestMoves)), 1),
						createBaseVNode("dt", null, toDisplayString(unref(t)("won.fastest")), 1),
						createBaseVNode("dd", null, toDisplayString(unref(timeText)(facts.value.fastest)), 1)
					], 64)) : createCommentVNode("", true)
				]),
				createBaseVNode("div", _hoisted_8, [createVNode(Plot_default, {
					title: unref(t)("records.moves"),
					values: wins.value.map(({ moves }) => moves ?? 0),
					smallest: 1,
					text: unref(numberText)
				}, null, 8, [
					"title",
					"values",
					"text"
				]), createVNode(Plot_default, {
					title: unref(t)("records.times"),
					values: wins.value.map(({ milliseconds }) => milliseconds ?? 0),
					smallest: 1e4,
					text: unref(timeText)
				}, null, 8, [
					"title",
					"values",
					"text"
				])]),
				createBaseVNode("table", _hoisted_9, [createBaseVNode("caption", null, toDisplayString(unref(t)("records.list")), 1), createBaseVNode("tbody", null, [(openBlock(true), createElementBlock(Fragment, null, renderList(newest.value, (result) => {
					return openBlock(), createElementBlock("tr", {
						key: result.id,
						"data-outcome": result.outcome
					}, [
						createBaseVNode("td", null, toDisplayString(unref(momentText)(result.started, { dateStyle: "medium" })), 1),
						createBaseVNode("td", null, toDisplayString(result.deal === null ? "–" : unref(t)("status.dealShort", { deal: String(result.deal) })), 1),
						createBaseVNode("td", null, toDisplayString(unref(t)(`records.${result.outcome}`)), 1),
						createBaseVNode("td", null, toDisplayString(movesOf(result)), 1),
						createBaseVNode("td", null, toDisplayString(timeOf(result)), 1)
					], 8, _hoisted_10);
				}), 128))])])
			], 64))], 64);
		};
	}
}), [["__scopeId", "data-v-8ce1db7e"]]);
// ../../packages/ui/src/dialogs/RecordsPanel.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = ["aria-label"];
var _hoisted_2 = [
	"data-tab",
	"aria-selected",
	"aria-controls",
	"tabindex",
	"autofocus",
	"onClick"
];
var _hoisted_3 = ["id", "aria-label"];
/** All that is kept beside the game on the table: what was played, the days, the games that wait, and a copy of it. */
var TABS = [
	"stats",
	"days",
	"games",
	"backup"
];
// ../../packages/ui/src/dialogs/RecordsPanel.vue
var RecordsPanel_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "RecordsPanel",
	props: {
		game: {},
		host: {},
		store: {},
		records: {},
		shelf: {},
		page: {}
	},
	emits: [
		"close",
		"start",
		"choose"
	],
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const tab = ref(props.page);
		const pageId = useId();
		const games = computed(() => {
			const others = props.shelf.games.value.filter(({ key }) => key !== props.game.id);
			return isRunning(props.game) ? [...keptOf(props.game, props.shelf.games.value), ...others] : others;
		});
		const here = computed(() => ({
			history: props.records.history.value,
			games: games.value,
			settings: parseChoices(props.store.settings.text ?? "{}") ?? /* @__PURE__ */ new Map()
		}));
		/** Nothing here is replaced: results and games are joined, settings taken where none was chosen. */
		function take({ history, games, settings }) {
			props.records.add(history);
			props.shelf.add(games.filter(({ key }) => key !== props.game.id));
			if (settings.size > 0) emit("choose", JSON.stringify(Object.fromEntries([...settings, ...here.value.settings])));
		}
		/** A game that will not be gone on with has not been won. */
		function remove(game, key, touched) {
			props.records.leave(game);
			props.shelf.remove(key, touched);
		}
		/** The arrow keys go from tab to tab. */
		function move(event, step) {
			const next = TABS[(TABS.indexOf(tab.value) + step + TABS.length) % TABS.length];
			tab.value = next;
			event.currentTarget.parentElement?.querySelector(`[data-tab="${next}"]`)?.focus();
		}
		return (_ctx, _cache) => {
			return openBlock(), createBlock(Modal_default, {
				panel: "records",
				title: unref(t)("records.title"),
				onClose: _cache[5] || (_cache[5] = ($event) => emit("close"))
			}, {
				buttons: withCtx(() => [createVNode(DoneButton_default, {
					autofocus: false,
					onClick: _cache[4] || (_cache[4] = ($event) => emit("close"))
				})]),
				default: withCtx(() => [createBaseVNode("div", {
					class: "tabs",
					role: "tablist",
					"aria-label": unref(t)("records.title")
				}, [(openBlock(), createElementBlock(Fragment, null, renderList(TABS, (name) => {
					return createBaseVNode("button", {
						key: name,
						type: "button",
						role: "tab",
						class: "tab",
						"data-tab": name,
						"aria-selected": tab.value === name,
						"aria-controls": unref(pageId),
						tabindex: tab.value === name ? 0 : -1,
						autofocus: tab.value === name || void 0,
						onClick: ($event) => tab.value = name,
						onKeydown: [_cache[0] || (_cache[0] = withKeys(withModifiers(($event) => move($event, -1), ["prevent"]), ["left"])), _cache[1] || (_cache[1] = withKeys(withModifiers(($event) => move($event, 1), ["prevent"]), ["right"]))]
					}, toDisplayString(unref(t)(`records.tab.${name}`)), 41, _hoisted_2);
				}), 64))], 8, _hoisted_1), createBaseVNode("div", {
					id: unref(pageId),
					class: "view",
					role: "tabpanel",
					"aria-label": unref(t)(`records.tab.${tab.value}`)
				}, [tab.value === "stats" ? (openBlock(), createBlock(StatsView_default, {
					key: 0,
					history: __props.records.history.value,
					rules: __props.game.rules
				}, null, 8, ["history", "rules"])) : tab.value === "days" ? (openBlock(), createBlock(CalendarView_default, {
					key: 1,
					history: __props.records.history.value,
					games: games.value,
					rules: __props.game.rules,
					onStart: _cache[2] || (_cache[2] = ($event) => emit("start", $event))
				}, null, 8, [
					"history",
					"games",
					"rules"
				])) : tab.value === "games" ? (openBlock(), createBlock(GamesView_default, {
					key: 2,
					games: __props.shelf.games.value,
					device: __props.store.device.text,
					shared: __props.store.sync.text,
					report: __props.store.report.text,
					"is-won": __props.records.isWon,
					"is-lost": __props.records.isLost,
					current: __props.game.id,
					onStart: _cache[3] || (_cache[3] = ($event) => emit("start", $event)),
					onRemove: remove
				}, null, 8, [
					"games",
					"device",
					"shared",
					"report",
					"is-won",
					"is-lost",
					"current"
				])) : (openBlock(), createBlock(BackupView_default, {
					key: 3,
					here: here.value,
					host: __props.host,
					onTake: take
				}, null, 8, ["here", "host"]))], 8, _hoisted_3)]),
				_: 1
			}, 8, ["title"]);
		};
	}
}), [["__scopeId", "data-v-8b36723d"]]);
export { RecordsPanel_default as default };
