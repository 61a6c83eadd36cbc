const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["chunks/chosenLooks-DADUmBX0.js","assets/looks-almyENfw.css","chunks/shared-CBBs9ZGY.js","chunks/share-Ce7yty8B.js","chunks/aids-GqSnjyE3.js","chunks/figures-JmUKIAl2.js","chunks/solver-lW1t-rFR.js","chunks/panelIcons-BrVIcN4v.js","chunks/reasons-xWSxMKQV.js","assets/aids-DqPdCOnd.css","chunks/folder-oFJ3ZIA_.js","chunks/records-Xbd4kMlU.js","chunks/historyText-1pWEEB7p.js","chunks/result-B3y4PPz0.js","chunks/shelf-BJGNeSER.js"])))=>i.map(i=>d[i]);
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// ../../node_modules/.pnpm/@vue+shared@3.5.45/node_modules/@vue/shared/dist/shared.esm-bundler.js
/**
* @vue/shared v3.5.45
* (c) 2018-present Yuxi (Evan) You and Vue contributors
* @license MIT
**/
// @__NO_SIDE_EFFECTS__
function makeMap(str) {
	const map = /* @__PURE__ */ Object.create(null);
	for (const key of str.split(",")) map[key] = 1;
	return (val) => val in map;
}
var EMPTY_OBJ = {};
var EMPTY_ARR = [];
var NOOP = () => {};
var NO = () => false;
var isOn = (key) => key.charCodeAt(0) === 111 && key.charCodeAt(1) === 110 && (key.charCodeAt(2) > 122 || key.charCodeAt(2) < 97);
var isModelListener = (key) => key.startsWith("onUpdate:");
var extend = Object.assign;
var remove = (arr, el) => {
	const i = arr.indexOf(el);
	if (i > -1) arr.splice(i, 1);
};
var hasOwnProperty$1 = Object.prototype.hasOwnProperty;
var hasOwn = (val, key) => hasOwnProperty$1.call(val, key);
var isArray = Array.isArray;
var isMap = (val) => toTypeString(val) === "[object Map]";
var isSet = (val) => toTypeString(val) === "[object Set]";
var isDate = (val) => toTypeString(val) === "[object Date]";
var isFunction = (val) => typeof val === "function";
var isString = (val) => typeof val === "string";
var isSymbol = (val) => typeof val === "symbol";
var isObject = (val) => val !== null && typeof val === "object";
var isPromise = (val) => {
	return (isObject(val) || isFunction(val)) && isFunction(val.then) && isFunction(val.catch);
};
var objectToString = Object.prototype.toString;
var toTypeString = (value) => objectToString.call(value);
var toRawType = (value) => {
	return toTypeString(value).slice(8, -1);
};
var isPlainObject = (val) => toTypeString(val) === "[object Object]";
var isIntegerKey = (key) => isString(key) && key !== "NaN" && key[0] !== "-" && "" + parseInt(key, 10) === key;
var isReservedProp = /* @__PURE__ */ makeMap(",key,ref,ref_for,ref_key,onVnodeBeforeMount,onVnodeMounted,onVnodeBeforeUpdate,onVnodeUpdated,onVnodeBeforeUnmount,onVnodeUnmounted");
var cacheStringFunction = (fn) => {
	const cache = /* @__PURE__ */ Object.create(null);
	return ((str) => {
		return cache[str] || (cache[str] = fn(str));
	});
};
var camelizeRE = /-\w/g;
var camelize = /* @__PURE__ */ cacheStringFunction((str) => {
	return str.replace(camelizeRE, (c) => c.slice(1).toUpperCase());
});
var hyphenateRE = /\B([A-Z])/g;
var hyphenate = /* @__PURE__ */ cacheStringFunction((str) => str.replace(hyphenateRE, "-$1").toLowerCase());
var capitalize = /* @__PURE__ */ cacheStringFunction((str) => {
	return str.charAt(0).toUpperCase() + str.slice(1);
});
var toHandlerKey = /* @__PURE__ */ cacheStringFunction((str) => {
	return str ? `on${capitalize(str)}` : ``;
});
var hasChanged = (value, oldValue) => !Object.is(value, oldValue);
var invokeArrayFns = (fns, ...arg) => {
	for (let i = 0; i < fns.length; i++) fns[i](...arg);
};
var def = (obj, key, value, writable = false) => {
	Object.defineProperty(obj, key, {
		configurable: true,
		enumerable: false,
		writable,
		value
	});
};
var looseToNumber = (val) => {
	const n = parseFloat(val);
	return isNaN(n) ? val : n;
};
var _globalThis;
var getGlobalThis = () => {
	return _globalThis || (_globalThis = typeof globalThis !== "undefined" ? globalThis : typeof self !== "undefined" ? self : typeof window !== "undefined" ? window : typeof global !== "undefined" ? global : {});
};
function normalizeStyle(value) {
	if (isArray(value)) {
		const res = {};
		for (let i = 0; i < value.length; i++) {
			const item = value[i];
			const normalized = isString(item) ? parseStringStyle(item) : normalizeStyle(item);
			if (normalized) for (const key in normalized) res[key] = normalized[key];
		}
		return res;
	} else if (isString(value) || isObject(value)) return value;
}
var listDelimiterRE = /;(?![^(]*\))/g;
var propertyDelimiterRE = /:([^]+)/;
var styleCommentRE = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]|\/\*[^]*?\*\//g;
function parseStringStyle(cssText) {
	const ret = {};
	cssText.replace(styleCommentRE, (match) => match.startsWith("/*") ? "" : match).split(listDelimiterRE).forEach((item) => {
		if (item) {
			const tmp = item.split(propertyDelimiterRE);
			tmp.length > 1 && (ret[tmp[0].trim()] = tmp[1].trim());
		}
	});
	return ret;
}
function normalizeClass(value) {
	let res = "";
	if (isString(value)) res = value;
	else if (isArray(value)) for (let i = 0; i < value.length; i++) {
		const normalized = normalizeClass(value[i]);
		if (normalized) res += normalized + " ";
	}
	else if (isObject(value)) {
		for (const name in value) if (value[name]) res += name + " ";
	}
	return res.trim();
}
var isSpecialBooleanAttr = /* @__PURE__ */ makeMap(`itemscope,allowfullscreen,disablepictureinpicture,disableremoteplayback,formnovalidate,ismap,nomodule,novalidate,playsinline,readonly`);
function includeBooleanAttr(value) {
	return !!value || value === "";
}
function looseCompareArrays(a, b, seen) {
	if (a.length !== b.length) return false;
	let equal = true;
	for (let i = 0; equal && i < a.length; i++) equal = looseEqual(a[i], b[i], seen);
	return equal;
}
function looseCompareCollections(a, b, seen) {
	if (a.size !== b.size) return false;
	const candidates = Array.from(b);
	const matched = new Uint8Array(candidates.length);
	for (const item of a) {
		let index = -1;
		for (let i = 0; i < candidates.length; i++) if (!matched[i] && looseEqual(item, candidates[i], seen)) {
			index = i;
			break;
		}
		if (index < 0) return false;
		matched[index] = 1;
	}
	return true;
}
function looseCompareObjects(a, b, seen) {
	let aValidType = isMap(a);
	let bValidType = isMap(b);
	if (aValidType || bValidType) return aValidType && bValidType ? looseCompareCollections(a, b, seen) : false;
	aValidType = isSet(a);
	bValidType = isSet(b);
	if (aValidType || bValidType) return aValidType && bValidType ? looseCompareCollections(a, b, seen) : false;
	if (Object.keys(a).length !== Object.keys(b).length) return false;
	for (const key in a) {
		const aHasKey = a.hasOwnProperty(key);
		const bHasKey = b.hasOwnProperty(key);
		if (aHasKey && !bHasKey || !aHasKey && bHasKey || !looseEqual(a[key], b[key], seen)) return false;
	}
	return String(a) === String(b);
}
function looseCompareNested(a, b, seen, compare) {
	if (!seen) seen = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
	const [seenA, seenB] = seen;
	if (seenA.has(a) || seenB.has(b)) return seenA.get(a) === b && seenB.get(b) === a;
	seenA.set(a, b);
	seenB.set(b, a);
	const equal = compare(a, b, seen);
	seenA.delete(a);
	seenB.delete(b);
	return equal;
}
function looseEqual(a, b, seen) {
	if (a === b) return true;
	let aValidType = isDate(a);
	let bValidType = isDate(b);
	if (aValidType || bValidType) return aValidType && bValidType ? a.getTime() === b.getTime() : false;
	aValidType = isSymbol(a);
	bValidType = isSymbol(b);
	if (aValidType || bValidType) return a === b;
	aValidType = isArray(a);
	bValidType = isArray(b);
	if (aValidType || bValidType) return aValidType && bValidType ? looseCompareNested(a, b, seen, looseCompareArrays) : false;
	aValidType = isObject(a);
	bValidType = isObject(b);
	if (aValidType || bValidType) {
		if (!aValidType || !bValidType) return false;
		return looseCompareNested(a, b, seen, looseCompareObjects);
	}
	return String(a) === String(b);
}
var isRef$1 = (val) => {
	return !!(val && val["__v_isRef"] === true);
};
var toDisplayString = (val) => {
	return isString(val) ? val : val == null ? "" : isArray(val) || isObject(val) && (val.toString === objectToString || !isFunction(val.toString)) ? isRef$1(val) ? toDisplayString(val.value) : JSON.stringify(val, replacer, 2) : String(val);
};
var replacer = (_key, val) => {
	if (isRef$1(val)) return replacer(_key, val.value);
	else if (isMap(val)) return { [`Map(${val.size})`]: [...val.entries()].reduce((entries, [key, val2], i) => {
		entries[stringifySymbol(key, i) + " =>"] = val2;
		return entries;
	}, {}) };
	else if (isSet(val)) return { [`Set(${val.size})`]: [...val.values()].map((v) => stringifySymbol(v)) };
	else if (isSymbol(val)) return stringifySymbol(val);
	else if (isObject(val) && !isArray(val) && !isPlainObject(val)) return String(val);
	return val;
};
var stringifySymbol = (v, i = "") => {
	var _a;
	return isSymbol(v) ? `Symbol(${(_a = v.description) != null ? _a : i})` : v;
};
// ../../node_modules/.pnpm/@vue+reactivity@3.5.45/node_modules/@vue/reactivity/dist/reactivity.esm-bundler.js
/**
* @vue/reactivity v3.5.45
* (c) 2018-present Yuxi (Evan) You and Vue contributors
* @license MIT
**/
var activeEffectScope;
var EffectScope = class {
	constructor(detached = false) {
		this.detached = detached;
		/**
		* @internal
		*/
		this._active = true;
		/**
		* @internal track `on` calls, allow `on` call multiple times
		*/
		this._on = 0;
		/**
		* @internal
		*/
		this.effects = [];
		/**
		* @internal
		*/
		this.cleanups = [];
		this._isPaused = false;
		this._warnOnRun = true;
		this.__v_skip = true;
		if (!detached && activeEffectScope) {
			if (activeEffectScope.active) {
				this.parent = activeEffectScope;
				this.index = (activeEffectScope.scopes || (activeEffectScope.scopes = [])).push(this) - 1;
			} else {
				this._active = false;
				this._warnOnRun = false;
			}
		}
	}
	get active() {
		return this._active;
	}
	pause() {
		if (this._active) {
			this._isPaused = true;
			let i, l;
			if (this.scopes) {
				const scopes = this.scopes.slice();
				for (i = 0, l = scopes.length; i < l; i++) scopes[i].pause();
			}
			for (i = 0, l = this.effects.length; i < l; i++) this.effects[i].pause();
		}
	}
	/**
	* Resumes the effect scope, including all child scopes and effects.
	*/
	resume() {
		if (this._active) {
			if (this._isPaused) {
				this._isPaused = false;
				let i, l;
				if (this.scopes) {
					const scopes = this.scopes.slice();
					for (i = 0, l = scopes.length; i < l; i++) scopes[i].resume();
				}
				const effects = this.effects.slice();
				for (i = 0, l = effects.length; i < l; i++) effects[i].resume();
			}
		}
	}
	run(fn) {
		if (this._active) {
			const currentEffectScope = activeEffectScope;
			try {
				activeEffectScope = this;
				return fn();
			} finally {
				activeEffectScope = currentEffectScope;
			}
		}
	}
	/**
	* This should only be called on non-detached scopes
	* @internal
	*/
	on() {
		if (++this._on === 1) {
			this.prevScope = activeEffectScope;
			activeEffectScope = this;
		}
	}
	/**
	* This should only be called on non-detached scopes
	* @internal
	*/
	off() {
		if (this._on > 0 && --this._on === 0) {
			if (activeEffectScope === this) activeEffectScope = this.prevScope;
			else {
				let current = activeEffectScope;
				while (current) {
					if (current.prevScope === this) {
						current.prevScope = this.prevScope;
						break;
					}
					current = current.prevScope;
				}
			}
			this.prevScope = void 0;
		}
	}
	stop(fromParent) {
		if (this._active) {
			this._active = false;
			let i, l;
			for (i = 0, l = this.effects.length; i < l; i++) this.effects[i].stop();
			this.effects.length = 0;
			for (i = 0, l = this.cleanups.length; i < l; i++) this.cleanups[i]();
			this.cleanups.length = 0;
			if (this.scopes) {
				const scopes = this.scopes.slice();
				for (i = 0, l = scopes.length; i < l; i++) scopes[i].stop(true);
				this.scopes.length = 0;
			}
			if (!this.detached && this.parent && !fromParent) {
				const last = this.parent.scopes.pop();
				if (last && last !== this) {
					this.parent.scopes[this.index] = last;
					last.index = this.index;
				}
			}
			this.parent = void 0;
		}
	}
};
function effectScope(detached) {
	return new EffectScope(detached);
}
function getCurrentScope() {
	return activeEffectScope;
}
function onScopeDispose(fn, failSilently = false) {
	if (activeEffectScope) {
		if (activeEffectScope.active) activeEffectScope.cleanups.push(fn);
		else fn();
	}
}
var activeSub;
var pausedQueueEffects = /* @__PURE__ */ new WeakSet();
var ReactiveEffect = class {
	constructor(fn) {
		this.fn = fn;
		/**
		* @internal
		*/
		this.deps = void 0;
		/**
		* @internal
		*/
		this.depsTail = void 0;
		/**
		* @internal
		*/
		this.flags = 5;
		/**
		* @internal
		*/
		this.next = void 0;
		/**
		* @internal
		*/
		this.cleanup = void 0;
		this.scheduler = void 0;
		if (activeEffectScope) {
			if (activeEffectScope.active) activeEffectScope.effects.push(this);
			else this.flags &= -2;
		}
	}
	pause() {
		this.flags |= 64;
	}
	resume() {
		if (this.flags & 64) {
			this.flags &= -65;
			if (pausedQueueEffects.has(this)) {
				pausedQueueEffects.delete(this);
				this.trigger();
			}
		}
	}
	/**
	* @internal
	*/
	notify() {
		if (this.flags & 2 && !(this.flags & 32)) return;
		if (!(this.flags & 8)) batch(this);
	}
	run() {
		if (!(this.flags & 1)) return this.fn();
		this.flags |= 2;
		cleanupEffect(this);
		prepareDeps(this);
		const prevEffect = activeSub;
		const prevShouldTrack = shouldTrack;
		activeSub = this;
		shouldTrack = true;
		try {
			return this.fn();
		} finally {
			cleanupDeps(this);
			activeSub = prevEffect;
			shouldTrack = prevShouldTrack;
			this.flags &= -3;
		}
	}
	stop() {
		if (this.flags & 1) {
			for (let link = this.deps; link; link = link.nextDep) removeSub(link);
			this.deps = this.depsTail = void 0;
			cleanupEffect(this);
			this.onStop && this.onStop();
			this.flags &= -2;
		}
	}
	trigger() {
		if (this.flags & 64) pausedQueueEffects.add(this);
		else if (this.scheduler) this.scheduler();
		else this.runIfDirty();
	}
	/**
	* @internal
	*/
	runIfDirty() {
		if (isDirty(this)) this.run();
	}
	get dirty() {
		return isDirty(this);
	}
};
var batchDepth = 0;
var batchedSub;
var batchedComputed;
function batch(sub, isComputed = false) {
	sub.flags |= 8;
	if (isComputed) {
		sub.next = batchedComputed;
		batchedComputed = sub;
		return;
	}
	sub.next = batchedSub;
	batchedSub = sub;
}
function startBatch() {
	batchDepth++;
}
function endBatch() {
	if (--batchDepth > 0) return;
	if (batchedComputed) {
		let e = batchedComputed;
		batchedComputed = void 0;
		while (e) {
			const next = e.next;
			e.next = void 0;
			e.flags &= -9;
			e = next;
		}
	}
	let error;
	while (batchedSub) {
		let e = batchedSub;
		batchedSub = void 0;
		while (e) {
			const next = e.next;
			e.next = void 0;
			e.flags &= -9;
			if (e.flags & 1) try {
				e.trigger();
			} catch (err) {
				if (!error) error = err;
			}
			e = next;
		}
	}
	if (error) throw error;
}
function prepareDeps(sub) {
	for (let link = sub.deps; link; link = link.nextDep) {
		link.version = -1;
		link.prevActiveLink = link.dep.activeLink;
		link.dep.activeLink = link;
	}
}
function cleanupDeps(sub) {
	let head;
	let tail = sub.depsTail;
	let link = tail;
	while (link) {
		const prev = link.prevDep;
		if (link.version === -1) {
			if (link === tail) tail = prev;
			removeSub(link);
			removeDep(link);
		} else head = link;
		link.dep.activeLink = link.prevActiveLink;
		link.prevActiveLink = void 0;
		link = prev;
	}
	sub.deps = head;
	sub.depsTail = tail;
}
function isDirty(sub) {
	for (let link = sub.deps; link; link = link.nextDep) if (link.dep.version !== link.version || link.dep.computed && (refreshComputed(link.dep.computed) || link.dep.version !== link.version)) return true;
	if (sub._dirty) return true;
	return false;
}
function refreshComputed(computed) {
	if (computed.flags & 4 && !(computed.flags & 16)) return;
	computed.flags &= -17;
	if (computed.globalVersion === globalVersion) return;
	computed.globalVersion = globalVersion;
	if (!computed.isSSR && computed.flags & 128 && (!computed.deps && !computed._dirty || !isDirty(computed))) return;
	computed.flags |= 2;
	const dep = computed.dep;
	const prevSub = activeSub;
	const prevShouldTrack = shouldTrack;
	activeSub = computed;
	shouldTrack = true;
	try {
		prepareDeps(computed);
		const value = computed.fn(computed._value);
		if (dep.version === 0 || hasChanged(value, computed._value)) {
			computed.flags |= 128;
			computed._value = value;
			dep.version++;
		}
	} catch (err) {
		dep.version++;
		throw err;
	} finally {
		activeSub = prevSub;
		shouldTrack = prevShouldTrack;
		cleanupDeps(computed);
		computed.flags &= -3;
	}
}
function removeSub(link, soft = false) {
	const { dep, prevSub, nextSub } = link;
	if (prevSub) {
		prevSub.nextSub = nextSub;
		link.prevSub = void 0;
	}
	if (nextSub) {
		nextSub.prevSub = prevSub;
		link.nextSub = void 0;
	}
	if (dep.subs === link) {
		dep.subs = prevSub;
		if (!prevSub && dep.computed) {
			dep.computed.flags &= -5;
			for (let l = dep.computed.deps; l; l = l.nextDep) removeSub(l, true);
		}
	}
	if (!soft && !--dep.sc && dep.map) dep.map.delete(dep.key);
}
function removeDep(link) {
	const { prevDep, nextDep } = link;
	if (prevDep) {
		prevDep.nextDep = nextDep;
		link.prevDep = void 0;
	}
	if (nextDep) {
		nextDep.prevDep = prevDep;
		link.nextDep = void 0;
	}
}
var shouldTrack = true;
var trackStack = [];
function pauseTracking() {
	trackStack.push(shouldTrack);
	shouldTrack = false;
}
function resetTracking() {
	const last = trackStack.pop();
	shouldTrack = last === void 0 ? true : last;
}
function cleanupEffect(e) {
	const { cleanup } = e;
	e.cleanup = void 0;
	if (cleanup) {
		const prevSub = activeSub;
		activeSub = void 0;
		try {
			cleanup();
		} finally {
			activeSub = prevSub;
		}
	}
}
var globalVersion = 0;
var Link = class {
	constructor(sub, dep) {
		this.sub = sub;
		this.dep = dep;
		this.version = dep.version;
		this.nextDep = this.prevDep = this.nextSub = this.prevSub = this.prevActiveLink = void 0;
	}
};
var Dep = class {
	constructor(computed) {
		this.computed = computed;
		this.version = 0;
		/**
		* Link between this dep and the current active effect
		*/
		this.activeLink = void 0;
		/**
		* Doubly linked list representing the subscribing effects (tail)
		*/
		this.subs = void 0;
		/**
		* For object property deps cleanup
		*/
		this.map = void 0;
		this.key = void 0;
		/**
		* Subscriber counter
		*/
		this.sc = 0;
		/**
		* @internal
		*/
		this.__v_skip = true;
	}
	track(debugInfo) {
		if (!activeSub || !shouldTrack || activeSub === this.computed) return;
		let link = this.activeLink;
		if (link === void 0 || link.sub !== activeSub) {
			link = this.activeLink = new Link(activeSub, this);
			if (!activeSub.deps) activeSub.deps = activeSub.depsTail = link;
			else {
				link.prevDep = activeSub.depsTail;
				activeSub.depsTail.nextDep = link;
				activeSub.depsTail = link;
			}
			addSub(link);
		} else if (link.version === -1) {
			link.version = this.version;
			if (link.nextDep) {
				const next = link.nextDep;
				next.prevDep = link.prevDep;
				if (link.prevDep) link.prevDep.nextDep = next;
				link.prevDep = activeSub.depsTail;
				link.nextDep = void 0;
				activeSub.depsTail.nextDep = link;
				activeSub.depsTail = link;
				if (activeSub.deps === link) activeSub.deps = next;
			}
		}
		return link;
	}
	trigger(debugInfo) {
		this.version++;
		globalVersion++;
		this.notify(debugInfo);
	}
	notify(debugInfo) {
		startBatch();
		try {
			for (let link = this.subs; link; link = link.prevSub) if (link.sub.notify()) link.sub.dep.notify();
		} finally {
			endBatch();
		}
	}
};
function addSub(link) {
	link.dep.sc++;
	if (link.sub.flags & 4) {
		const computed = link.dep.computed;
		if (computed && !link.dep.subs) {
			computed.flags |= 20;
			for (let l = computed.deps; l; l = l.nextDep) addSub(l);
		}
		const currentTail = link.dep.subs;
		if (currentTail !== link) {
			link.prevSub = currentTail;
			if (currentTail) currentTail.nextSub = link;
		}
		link.dep.subs = link;
	}
}
var targetMap = /* @__PURE__ */ new WeakMap();
var ITERATE_KEY = /* @__PURE__ */ Symbol("");
var MAP_KEY_ITERATE_KEY = /* @__PURE__ */ Symbol("");
var ARRAY_ITERATE_KEY = /* @__PURE__ */ Symbol("");
function track(target, type, key) {
	if (shouldTrack && activeSub) {
		let depsMap = targetMap.get(target);
		if (!depsMap) targetMap.set(target, depsMap = /* @__PURE__ */ new Map());
		let dep = depsMap.get(key);
		if (!dep) {
			depsMap.set(key, dep = new Dep());
			dep.map = depsMap;
			dep.key = key;
		}
		dep.track();
	}
}
function trigger(target, type, key, newValue, oldValue, oldTarget) {
	const depsMap = targetMap.get(target);
	if (!depsMap) {
		globalVersion++;
		return;
	}
	const run = (dep) => {
		if (dep) dep.trigger();
	};
	startBatch();
	if (type === "clear") depsMap.forEach(run);
	else {
		const targetIsArray = isArray(target);
		const isArrayIndex = targetIsArray && isIntegerKey(key);
		if (targetIsArray && key === "length") {
			const newLength = Number(newValue);
			depsMap.forEach((dep, key2) => {
				if (key2 === "length" || key2 === ARRAY_ITERATE_KEY || !isSymbol(key2) && key2 >= newLength) run(dep);
			});
		} else {
			if (key !== void 0 || depsMap.has(void 0)) run(depsMap.get(key));
			if (isArrayIndex) run(depsMap.get(ARRAY_ITERATE_KEY));
			switch (type) {
				case "add":
					if (!targetIsArray) {
						run(depsMap.get(ITERATE_KEY));
						if (isMap(target)) run(depsMap.get(MAP_KEY_ITERATE_KEY));
					} else if (isArrayIndex) run(depsMap.get("length"));
					break;
				case "delete":
					if (!targetIsArray) {
						run(depsMap.get(ITERATE_KEY));
						if (isMap(target)) run(depsMap.get(MAP_KEY_ITERATE_KEY));
					}
					break;
				case "set": if (isMap(target)) run(depsMap.get(ITERATE_KEY));
			}
		}
	}
	endBatch();
}
function getDepFromReactive(object, key) {
	const depMap = targetMap.get(object);
	return depMap && depMap.get(key);
}
function reactiveReadArray(array) {
	const raw = /* @__PURE__ */ toRaw(array);
	if (raw === array) return raw;
	track(raw, "iterate", ARRAY_ITERATE_KEY);
	if (/* @__PURE__ */ isShallow(array)) return raw;
	if (!/* @__PURE__ */ isReadonly(array)) return raw.map(toReactive);
	return /* @__PURE__ */ isReactive(array) ? raw.map((item) => toReadonly(toReactive(item))) : raw.map(toReadonly);
}
function shallowReadArray(arr) {
	track(arr = /* @__PURE__ */ toRaw(arr), "iterate", ARRAY_ITERATE_KEY);
	return arr;
}
function toWrapped(target, item) {
	if (/* @__PURE__ */ isReadonly(target)) return /* @__PURE__ */ isReactive(target) ? toReadonly(toReactive(item)) : toReadonly(item);
	return toReactive(item);
}
var arrayInstrumentations = {
	__proto__: null,
	[Symbol.iterator]() {
		return iterator(this, Symbol.iterator, (item) => toWrapped(this, item));
	},
	concat(...args) {
		return reactiveReadArray(this).concat(...args.map((x) => isArray(x) ? reactiveReadArray(x) : x));
	},
	entries() {
		return iterator(this, "entries", (value) => {
			value[1] = toWrapped(this, value[1]);
			return value;
		});
	},
	every(fn, thisArg) {
		return apply(this, "every", fn, thisArg, void 0, arguments);
	},
	filter(fn, thisArg) {
		return apply(this, "filter", fn, thisArg, (v) => v.map((item) => toWrapped(this, item)), arguments);
	},
	find(fn, thisArg) {
		return apply(this, "find", fn, thisArg, (item) => toWrapped(this, item), arguments);
	},
	findIndex(fn, thisArg) {
		return apply(this, "findIndex", fn, thisArg, void 0, arguments);
	},
	findLast(fn, thisArg) {
		return apply(this, "findLast", fn, thisArg, (item) => toWrapped(this, item), arguments);
	},
	findLastIndex(fn, thisArg) {
		return apply(this, "findLastIndex", fn, thisArg, void 0, arguments);
	},
	forEach(fn, thisArg) {
		return apply(this, "forEach", fn, thisArg, void 0, arguments);
	},
	includes(...args) {
		return searchProxy(this, "includes", args);
	},
	indexOf(...args) {
		return searchProxy(this, "indexOf", args);
	},
	join(separator) {
		return reactiveReadArray(this).join(separator);
	},
	lastIndexOf(...args) {
		return searchProxy(this, "lastIndexOf", args);
	},
	map(fn, thisArg) {
		return apply(this, "map", fn, thisArg, void 0, arguments);
	},
	pop() {
		return noTracking(this, "pop");
	},
	push(...args) {
		return noTracking(this, "push", args);
	},
	reduce(fn, ...args) {
		return reduce(this, "reduce", fn, args);
	},
	reduceRight(fn, ...args) {
		return reduce(this, "reduceRight", fn, args);
	},
	shift() {
		return noTracking(this, "shift");
	},
	some(fn, thisArg) {
		return apply(this, "some", fn, thisArg, void 0, arguments);
	},
	splice(...args) {
		return noTracking(this, "splice", args);
	},
	toReversed() {
		return reactiveReadArray(this).toReversed();
	},
	toSorted(comparer) {
		return reactiveReadArray(this).toSorted(comparer);
	},
	toSpliced(...args) {
		return reactiveReadArray(this).toSpliced(...args);
	},
	unshift(...args) {
		return noTracking(this, "unshift", args);
	},
	values() {
		return iterator(this, "values", (item) => toWrapped(this, item));
	}
};
function iterator(self, method, wrapValue) {
	const arr = shallowReadArray(self);
	const methodFn = arr[method];
	const iter = methodFn.call(arr);
	if (arr !== self && !/* @__PURE__ */ isShallow(self)) {
		if (iter[Symbol.toStringTag] === "Array Iterator") {
			const wrapped = Object.create(Object.getPrototypeOf(iter));
			wrapped.next = () => wrapResult(iter.next(), wrapValue);
			if (methodFn !== arrayProto[method]) Object.defineProperties(wrapped, {
				return: { get() {
					const fn = iter.return;
					return typeof fn === "function" ? fn.bind(iter) : fn;
				} },
				throw: { get() {
					const fn = iter.throw;
					return typeof fn === "function" ? fn.bind(iter) : fn;
				} }
			});
			return wrapped;
		}
		iter._next = iter.next;
		iter.next = () => wrapResult(iter._next(), wrapValue);
	}
	return iter;
}
function wrapResult(result, wrapValue) {
	if (!result.done) result.value = wrapValue(result.value);
	return result;
}
var arrayProto = Array.prototype;
function apply(self, method, fn, thisArg, wrappedRetFn, args) {
	const arr = shallowReadArray(self);
	const needsWrap = arr !== self && !/* @__PURE__ */ isShallow(self);
	const methodFn = arr[method];
	if (methodFn !== arrayProto[method]) {
		const result2 = methodFn.apply(self, args);
		return needsWrap ? toReactive(result2) : result2;
	}
	let wrappedFn = fn;
	if (arr !== self) {
		if (needsWrap) wrappedFn = function(item, index) {
			return fn.call(this, toWrapped(self, item), index, self);
		};
		else if (fn.length > 2) wrappedFn = function(item, index) {
			return fn.call(this, item, index, self);
		};
	}
	const result = methodFn.call(arr, wrappedFn, thisArg);
	return needsWrap && wrappedRetFn ? wrappedRetFn(result) : result;
}
function reduce(self, method, fn, args) {
	const arr = shallowReadArray(self);
	const needsWrap = arr !== self && !/* @__PURE__ */ isShallow(self);
	let wrappedFn = fn;
	let wrapInitialAccumulator = false;
	if (arr !== self) {
		if (needsWrap) {
			wrapInitialAccumulator = args.length === 0;
			wrappedFn = function(acc, item, index) {
				if (wrapInitialAccumulator) {
					wrapInitialAccumulator = false;
					acc = toWrapped(self, acc);
				}
				return fn.call(this, acc, toWrapped(self, item), index, self);
			};
		} else if (fn.length > 3) wrappedFn = function(acc, item, index) {
			return fn.call(this, acc, item, index, self);
		};
	}
	const result = arr[method](wrappedFn, ...args);
	return wrapInitialAccumulator ? toWrapped(self, result) : result;
}
function searchProxy(self, method, args) {
	const arr = /* @__PURE__ */ toRaw(self);
	track(arr, "iterate", ARRAY_ITERATE_KEY);
	const res = arr[method](...args);
	if ((res === -1 || res === false) && /* @__PURE__ */ isProxy(args[0])) {
		args[0] = /* @__PURE__ */ toRaw(args[0]);
		return arr[method](...args);
	}
	return res;
}
function noTracking(self, method, args = []) {
	pauseTracking();
	startBatch();
	const res = (/* @__PURE__ */ toRaw(self))[method].apply(self, args);
	endBatch();
	resetTracking();
	return res;
}
var isNonTrackableKeys = /* @__PURE__ */ makeMap(`__proto__,__v_isRef,__isVue`);
var builtInSymbols = /* @__PURE__ */ new Set(/* @__PURE__ */ Object.getOwnPropertyNames(Symbol).filter((key) => key !== "arguments" && key !== "caller").map((key) => Symbol[key]).filter(isSymbol));
function hasOwnProperty(key) {
	if (!isSymbol(key)) key = String(key);
	const obj = /* @__PURE__ */ toRaw(this);
	track(obj, "has", key);
	return obj.hasOwnProperty(key);
}
var BaseReactiveHandler = class {
	constructor(_isReadonly = false, _isShallow = false) {
		this._isReadonly = _isReadonly;
		this._isShallow = _isShallow;
	}
	get(target, key, receiver) {
		if (key === "__v_skip") return target["__v_skip"];
		const isReadonly2 = this._isReadonly, isShallow2 = this._isShallow;
		if (key === "__v_isReactive") return !isReadonly2;
		else if (key === "__v_isReadonly") return isReadonly2;
		else if (key === "__v_isShallow") return isShallow2;
		else if (key === "__v_raw") {
			if (receiver === (isReadonly2 ? isShallow2 ? shallowReadonlyMap : readonlyMap : isShallow2 ? shallowReactiveMap : reactiveMap).get(target) || Object.getPrototypeOf(target) === Object.getPrototypeOf(receiver)) return target;
			return;
		}
		const targetIsArray = isArray(target);
		if (!isReadonly2) {
			let fn;
			if (targetIsArray && (fn = arrayInstrumentations[key])) return fn;
			if (key === "hasOwnProperty") return hasOwnProperty;
		}
		const res = Reflect.get(target, key, /* @__PURE__ */ isRef(target) ? target : receiver);
		if (isSymbol(key) ? builtInSymbols.has(key) : isNonTrackableKeys(key)) return res;
		if (!isReadonly2) track(target, "get", key);
		if (isShallow2) return res;
		if (/* @__PURE__ */ isRef(res)) {
			const value = targetIsArray && isIntegerKey(key) ? res : res.value;
			return isReadonly2 && isObject(value) ? /* @__PURE__ */ readonly(value) : value;
		}
		if (isObject(res)) return isReadonly2 ? /* @__PURE__ */ readonly(res) : /* @__PURE__ */ reactive(res);
		return res;
	}
};
var MutableReactiveHandler = class extends BaseReactiveHandler {
	constructor(isShallow2 = false) {
		super(false, isShallow2);
	}
	set(target, key, value, receiver) {
		let oldValue = target[key];
		const isArrayWithIntegerKey = isArray(target) && isIntegerKey(key);
		if (!this._isShallow) {
			const isOldValueReadonly = /* @__PURE__ */ isReadonly(oldValue);
			if (!/* @__PURE__ */ isShallow(value) && !/* @__PURE__ */ isReadonly(value)) {
				oldValue = /* @__PURE__ */ toRaw(oldValue);
				value = /* @__PURE__ */ toRaw(value);
			}
			if (!isArrayWithIntegerKey && /* @__PURE__ */ isRef(oldValue) && !/* @__PURE__ */ isRef(value)) {
				if (isOldValueReadonly) return true;
				else {
					oldValue.value = value;
					return true;
				}
			}
		}
		const hadKey = isArrayWithIntegerKey ? Number(key) < target.length : hasOwn(target, key);
		const result = Reflect.set(target, key, value, /* @__PURE__ */ isRef(target) ? target : receiver);
		if (target === /* @__PURE__ */ toRaw(receiver) && result) {
			if (!hadKey) trigger(target, "add", key, value);
			else if (hasChanged(value, oldValue)) trigger(target, "set", key, value, oldValue);
		}
		return result;
	}
	deleteProperty(target, key) {
		const hadKey = hasOwn(target, key);
		const oldValue = target[key];
		const result = Reflect.deleteProperty(target, key);
		if (result && hadKey) trigger(target, "delete", key, void 0, oldValue);
		return result;
	}
	has(target, key) {
		const result = Reflect.has(target, key);
		if (!isSymbol(key) || !builtInSymbols.has(key)) track(target, "has", key);
		return result;
	}
	ownKeys(target) {
		track(target, "iterate", isArray(target) ? "length" : ITERATE_KEY);
		return Reflect.ownKeys(target);
	}
};
var ReadonlyReactiveHandler = class extends BaseReactiveHandler {
	constructor(isShallow2 = false) {
		super(true, isShallow2);
	}
	set(target, key) {
		return true;
	}
	deleteProperty(target, key) {
		return true;
	}
};
var mutableHandlers = /* @__PURE__ */ new MutableReactiveHandler();
var readonlyHandlers = /* @__PURE__ */ new ReadonlyReactiveHandler();
var shallowReactiveHandlers = /* @__PURE__ */ new MutableReactiveHandler(true);
var toShallow = (value) => value;
var getProto = (v) => Reflect.getPrototypeOf(v);
function createIterableMethod(method, isReadonly2, isShallow2) {
	return function(...args) {
		const target = this["__v_raw"];
		const rawTarget = /* @__PURE__ */ toRaw(target);
		const targetIsMap = isMap(rawTarget);
		const isPair = method === "entries" || method === Symbol.iterator && targetIsMap;
		const isKeyOnly = method === "keys" && targetIsMap;
		const innerIterator = target[method](...args);
		const wrap = isShallow2 ? toShallow : isReadonly2 ? toReadonly : toReactive;
		!isReadonly2 && track(rawTarget, "iterate", isKeyOnly ? MAP_KEY_ITERATE_KEY : ITERATE_KEY);
		return extend(Object.create(innerIterator), { next() {
			const { value, done } = innerIterator.next();
			return done ? {
				value,
				done
			} : {
				value: isPair ? [wrap(value[0]), wrap(value[1])] : wrap(value),
				done
			};
		} });
	};
}
function createReadonlyMethod(type) {
	return function(...args) {
		return type === "delete" ? false : type === "clear" ? void 0 : this;
	};
}
function createInstrumentations(readonly, shallow) {
	const instrumentations = {
		get(key) {
			const target = this["__v_raw"];
			const rawTarget = /* @__PURE__ */ toRaw(target);
			const rawKey = /* @__PURE__ */ toRaw(key);
			if (!readonly) {
				if (hasChanged(key, rawKey)) track(rawTarget, "get", key);
				track(rawTarget, "get", rawKey);
			}
			const { has } = getProto(rawTarget);
			const wrap = shallow ? toShallow : readonly ? toReadonly : toReactive;
			if (has.call(rawTarget, key)) return wrap(target.get(key));
			else if (has.call(rawTarget, rawKey)) return wrap(target.get(rawKey));
			else if (target !== rawTarget) target.get(key);
		},
		get size() {
			const target = this["__v_raw"];
			!readonly && track(/* @__PURE__ */ toRaw(target), "iterate", ITERATE_KEY);
			return target.size;
		},
		has(key) {
			const target = this["__v_raw"];
			const rawTarget = /* @__PURE__ */ toRaw(target);
			const rawKey = /* @__PURE__ */ toRaw(key);
			if (!readonly) {
				if (hasChanged(key, rawKey)) track(rawTarget, "has", key);
				track(rawTarget, "has", rawKey);
			}
			return key === rawKey ? target.has(key) : target.has(key) || target.has(rawKey);
		},
		forEach(callback, thisArg) {
			const observed = this;
			const target = observed["__v_raw"];
			const rawTarget = /* @__PURE__ */ toRaw(target);
			const wrap = shallow ? toShallow : readonly ? toReadonly : toReactive;
			!readonly && track(rawTarget, "iterate", ITERATE_KEY);
			return target.forEach((value, key) => {
				return callback.call(thisArg, wrap(value), wrap(key), observed);
			});
		}
	};
	extend(instrumentations, readonly ? {
		add: createReadonlyMethod("add"),
		set: createReadonlyMethod("set"),
		delete: createReadonlyMethod("delete"),
		clear: createReadonlyMethod("clear")
	} : {
		add(value) {
			const target = /* @__PURE__ */ toRaw(this);
			const proto = getProto(target);
			const rawValue = /* @__PURE__ */ toRaw(value);
			const valueToAdd = !shallow && !/* @__PURE__ */ isShallow(value) && !/* @__PURE__ */ isReadonly(value) ? rawValue : value;
			if (!(proto.has.call(target, valueToAdd) || hasChanged(value, valueToAdd) && proto.has.call(target, value) || hasChanged(rawValue, valueToAdd) && proto.has.call(target, rawValue))) {
				target.add(valueToAdd);
				trigger(target, "add", valueToAdd, valueToAdd);
			}
			return this;
		},
		set(key, value) {
			if (!shallow && !/* @__PURE__ */ isShallow(value) && !/* @__PURE__ */ isReadonly(value)) value = /* @__PURE__ */ toRaw(value);
			const target = /* @__PURE__ */ toRaw(this);
			const { has, get } = getProto(target);
			let hadKey = has.call(target, key);
			if (!hadKey) {
				key = /* @__PURE__ */ toRaw(key);
				hadKey = has.call(target, key);
			}
			const oldValue = get.call(target, key);
			target.set(key, value);
			if (!hadKey) trigger(target, "add", key, value);
			else if (hasChanged(value, oldValue)) trigger(target, "set", key, value, oldValue);
			return this;
		},
		delete(key) {
			const target = /* @__PURE__ */ toRaw(this);
			const { has, get } = getProto(target);
			let hadKey = has.call(target, key);
			if (!hadKey) {
				key = /* @__PURE__ */ toRaw(key);
				hadKey = has.call(target, key);
			}
			const oldValue = get ? get.call(target, key) : void 0;
			const result = target.delete(key);
			if (hadKey) trigger(target, "delete", key, void 0, oldValue);
			return result;
		},
		clear() {
			const target = /* @__PURE__ */ toRaw(this);
			const hadItems = target.size !== 0;
			const oldTarget = void 0;
			const result = target.clear();
			if (hadItems) trigger(target, "clear", void 0, void 0, oldTarget);
			return result;
		}
	});
	[
		"keys",
		"values",
		"entries",
		Symbol.iterator
	].forEach((method) => {
		instrumentations[method] = createIterableMethod(method, readonly, shallow);
	});
	return instrumentations;
}
function createInstrumentationGetter(isReadonly2, shallow) {
	const instrumentations = createInstrumentations(isReadonly2, shallow);
	return (target, key, receiver) => {
		if (key === "__v_isReactive") return !isReadonly2;
		else if (key === "__v_isReadonly") return isReadonly2;
		else if (key === "__v_isShallow") return shallow;
		else if (key === "__v_raw") return target;
		return Reflect.get(hasOwn(instrumentations, key) && key in target ? instrumentations : target, key, receiver);
	};
}
var mutableCollectionHandlers = { get: /* @__PURE__ */ createInstrumentationGetter(false, false) };
var shallowCollectionHandlers = { get: /* @__PURE__ */ createInstrumentationGetter(false, true) };
var readonlyCollectionHandlers = { get: /* @__PURE__ */ createInstrumentationGetter(true, false) };
var reactiveMap = /* @__PURE__ */ new WeakMap();
var shallowReactiveMap = /* @__PURE__ */ new WeakMap();
var readonlyMap = /* @__PURE__ */ new WeakMap();
var shallowReadonlyMap = /* @__PURE__ */ new WeakMap();
function targetTypeMap(rawType) {
	switch (rawType) {
		case "Object":
		case "Array": return 1;
		case "Map":
		case "Set":
		case "WeakMap":
		case "WeakSet": return 2;
		default: return 0;
	}
}
// @__NO_SIDE_EFFECTS__
function reactive(target) {
	if (/* @__PURE__ */ isReadonly(target)) return target;
	return createReactiveObject(target, false, mutableHandlers, mutableCollectionHandlers, reactiveMap);
}
// @__NO_SIDE_EFFECTS__
function shallowReactive(target) {
	return createReactiveObject(target, false, shallowReactiveHandlers, shallowCollectionHandlers, shallowReactiveMap);
}
// @__NO_SIDE_EFFECTS__
function readonly(target) {
	return createReactiveObject(target, true, readonlyHandlers, readonlyCollectionHandlers, readonlyMap);
}
function createReactiveObject(target, isReadonly2, baseHandlers, collectionHandlers, proxyMap) {
	if (!isObject(target)) return target;
	if (target["__v_raw"] && !(isReadonly2 && target["__v_isReactive"])) return target;
	if (target["__v_skip"] || !Object.isExtensible(target)) return target;
	const existingProxy = proxyMap.get(target);
	if (existingProxy) return existingProxy;
	const targetType = targetTypeMap(toRawType(target));
	if (targetType === 0) return target;
	const proxy = new Proxy(target, targetType === 2 ? collectionHandlers : baseHandlers);
	proxyMap.set(target, proxy);
	return proxy;
}
// @__NO_SIDE_EFFECTS__
function isReactive(value) {
	if (/* @__PURE__ */ isReadonly(value)) return /* @__PURE__ */ isReactive(value["__v_raw"]);
	return !!(value && value["__v_isReactive"]);
}
// @__NO_SIDE_EFFECTS__
function isReadonly(value) {
	return !!(value && value["__v_isReadonly"]);
}
// @__NO_SIDE_EFFECTS__
function isShallow(value) {
	return !!(value && value["__v_isShallow"]);
}
// @__NO_SIDE_EFFECTS__
function isProxy(value) {
	return value ? !!value["__v_raw"] : false;
}
// @__NO_SIDE_EFFECTS__
function toRaw(observed) {
	const raw = observed && observed["__v_raw"];
	return raw ? /* @__PURE__ */ toRaw(raw) : observed;
}
function markRaw(value) {
	if (!hasOwn(value, "__v_skip") && Object.isExtensible(value)) def(value, "__v_skip", true);
	return value;
}
var toReactive = (value) => isObject(value) ? /* @__PURE__ */ reactive(value) : value;
var toReadonly = (value) => isObject(value) ? /* @__PURE__ */ readonly(value) : value;
// @__NO_SIDE_EFFECTS__
function isRef(r) {
	return r ? r["__v_isRef"] === true : false;
}
// @__NO_SIDE_EFFECTS__
function ref(value) {
	return createRef(value, false);
}
// @__NO_SIDE_EFFECTS__
function shallowRef(value) {
	return createRef(value, true);
}
function createRef(rawValue, shallow) {
	if (/* @__PURE__ */ isRef(rawValue)) return rawValue;
	return new RefImpl(rawValue, shallow);
}
var RefImpl = class {
	constructor(value, isShallow2) {
		this.dep = new Dep();
		this["__v_isRef"] = true;
		this["__v_isShallow"] = false;
		this._rawValue = isShallow2 ? value : /* @__PURE__ */ toRaw(value);
		this._value = isShallow2 ? value : toReactive(value);
		this["__v_isShallow"] = isShallow2;
	}
	get value() {
		this.dep.track();
		return this._value;
	}
	set value(newValue) {
		const oldValue = this._rawValue;
		const useDirectValue = this["__v_isShallow"] || /* @__PURE__ */ isShallow(newValue) || /* @__PURE__ */ isReadonly(newValue);
		newValue = useDirectValue ? newValue : /* @__PURE__ */ toRaw(newValue);
		if (hasChanged(newValue, oldValue)) {
			this._rawValue = newValue;
			this._value = useDirectValue ? newValue : toReactive(newValue);
			this.dep.trigger();
		}
	}
};
function unref(ref2) {
	return /* @__PURE__ */ isRef(ref2) ? ref2.value : ref2;
}
var shallowUnwrapHandlers = {
	get: (target, key, receiver) => key === "__v_raw" ? target : unref(Reflect.get(target, key, receiver)),
	set: (target, key, value, receiver) => {
		const oldValue = target[key];
		if (/* @__PURE__ */ isRef(oldValue) && !/* @__PURE__ */ isRef(value)) {
			oldValue.value = value;
			return true;
		} else return Reflect.set(target, key, value, receiver);
	}
};
function proxyRefs(objectWithRefs) {
	return /* @__PURE__ */ isReactive(objectWithRefs) ? objectWithRefs : new Proxy(objectWithRefs, shallowUnwrapHandlers);
}
var CustomRefImpl = class {
	constructor(factory) {
		this["__v_isRef"] = true;
		this._value = void 0;
		const dep = this.dep = new Dep();
		const { get, set } = factory(dep.track.bind(dep), dep.trigger.bind(dep));
		this._get = get;
		this._set = set;
	}
	get value() {
		return this._value = this._get();
	}
	set value(newVal) {
		this._set(newVal);
	}
};
function customRef(factory) {
	return new CustomRefImpl(factory);
}
var ObjectRefImpl = class {
	constructor(_object, key, _defaultValue) {
		this._object = _object;
		this._defaultValue = _defaultValue;
		this["__v_isRef"] = true;
		this._value = void 0;
		this._key = isSymbol(key) ? key : String(key);
		this._raw = /* @__PURE__ */ toRaw(_object);
		let shallow = true;
		let obj = _object;
		if (!isArray(_object) || isSymbol(this._key) || !isIntegerKey(this._key)) do
			shallow = !/* @__PURE__ */ isProxy(obj) || /* @__PURE__ */ isShallow(obj);
		while (shallow && (obj = obj["__v_raw"]));
		this._shallow = shallow;
	}
	get value() {
		let val = this._object[this._key];
		if (this._shallow) val = unref(val);
		return this._value = val === void 0 ? this._defaultValue : val;
	}
	set value(newVal) {
		if (this._shallow && /* @__PURE__ */ isRef(this._raw[this._key])) {
			const nestedRef = this._object[this._key];
			if (/* @__PURE__ */ isRef(nestedRef)) {
				nestedRef.value = newVal;
				return;
			}
		}
		this._object[this._key] = newVal;
	}
	get dep() {
		return getDepFromReactive(this._raw, this._key);
	}
};
var GetterRefImpl = class {
	constructor(_getter) {
		this._getter = _getter;
		this["__v_isRef"] = true;
		this["__v_isReadonly"] = true;
		this._value = void 0;
	}
	get value() {
		return this._value = this._getter();
	}
};
// @__NO_SIDE_EFFECTS__
function toRef(source, key, defaultValue) {
	if (/* @__PURE__ */ isRef(source)) return source;
	else if (isFunction(source)) return new GetterRefImpl(source);
	else if (isObject(source) && arguments.length > 1) return propertyToRef(source, key, defaultValue);
	else return /* @__PURE__ */ ref(source);
}
function propertyToRef(source, key, defaultValue) {
	return new ObjectRefImpl(source, key, defaultValue);
}
var ComputedRefImpl = class {
	constructor(fn, setter, isSSR) {
		this.fn = fn;
		this.setter = setter;
		/**
		* @internal
		*/
		this._value = void 0;
		/**
		* @internal
		*/
		this.dep = new Dep(this);
		/**
		* @internal
		*/
		this.__v_isRef = true;
		/**
		* @internal
		*/
		this.deps = void 0;
		/**
		* @internal
		*/
		this.depsTail = void 0;
		/**
		* @internal
		*/
		this.flags = 16;
		/**
		* @internal
		*/
		this.globalVersion = globalVersion - 1;
		/**
		* @internal
		*/
		this.next = void 0;
		this.effect = this;
		this["__v_isReadonly"] = !setter;
		this.isSSR = isSSR;
	}
	/**
	* @internal
	*/
	notify() {
		this.flags |= 16;
		if (!(this.flags & 8) && activeSub !== this) {
			batch(this, true);
			return true;
		}
	}
	get value() {
		const link = this.dep.track();
		refreshComputed(this);
		if (link) link.version = this.dep.version;
		return this._value;
	}
	set value(newValue) {
		if (this.setter) this.setter(newValue);
	}
};
// @__NO_SIDE_EFFECTS__
function computed$1(getterOrOptions, debugOptions, isSSR = false) {
	let getter;
	let setter;
	if (isFunction(getterOrOptions)) getter = getterOrOptions;
	else {
		getter = getterOrOptions.get;
		setter = getterOrOptions.set;
	}
	return new ComputedRefImpl(getter, setter, isSSR);
}
var INITIAL_WATCHER_VALUE = {};
var cleanupMap = /* @__PURE__ */ new WeakMap();
var activeWatcher = void 0;
function onWatcherCleanup(cleanupFn, failSilently = false, owner = activeWatcher) {
	if (owner) {
		let cleanups = cleanupMap.get(owner);
		if (!cleanups) cleanupMap.set(owner, cleanups = []);
		cleanups.push(cleanupFn);
	}
}
function watch$1(source, cb, options = EMPTY_OBJ) {
	const { immediate, deep, once, scheduler, augmentJob, call } = options;
	const reactiveGetter = (source2) => {
		if (deep) return source2;
		if (/* @__PURE__ */ isShallow(source2) || deep === false || deep === 0) return traverse(source2, 1);
		return traverse(source2);
	};
	let effect;
	let getter;
	let cleanup;
	let boundCleanup;
	let forceTrigger = false;
	let isMultiSource = false;
	if (/* @__PURE__ */ isRef(source)) {
		getter = () => source.value;
		forceTrigger = /* @__PURE__ */ isShallow(source);
	} else if (/* @__PURE__ */ isReactive(source)) {
		getter = () => reactiveGetter(source);
		forceTrigger = true;
	} else if (isArray(source)) {
		isMultiSource = true;
		forceTrigger = source.some((s) => /* @__PURE__ */ isReactive(s) || /* @__PURE__ */ isShallow(s));
		getter = () => source.map((s) => {
			if (/* @__PURE__ */ isRef(s)) return s.value;
			else if (/* @__PURE__ */ isReactive(s)) return reactiveGetter(s);
			else if (isFunction(s)) return call ? call(s, 2) : s();
		});
	} else if (isFunction(source)) {
		if (cb) getter = call ? () => call(source, 2) : source;
		else getter = () => {
			if (cleanup) {
				pauseTracking();
				try {
					cleanup();
				} finally {
					resetTracking();
				}
			}
			const currentEffect = activeWatcher;
			activeWatcher = effect;
			try {
				return call ? call(source, 3, [boundCleanup]) : source(boundCleanup);
			} finally {
				activeWatcher = currentEffect;
			}
		};
	} else getter = NOOP;
	if (cb && deep) {
		const baseGetter = getter;
		const depth = deep === true ? Infinity : deep;
		getter = () => traverse(baseGetter(), depth);
	}
	const scope = getCurrentScope();
	const watchHandle = () => {
		effect.stop();
		if (scope && scope.active) remove(scope.effects, effect);
	};
	if (once && cb) {
		const _cb = cb;
		cb = (...args) => {
			try {
				return _cb(...args);
			} finally {
				watchHandle();
			}
		};
	}
	let oldValue = isMultiSource ? new Array(source.length).fill(INITIAL_WATCHER_VALUE) : INITIAL_WATCHER_VALUE;
	const job = (immediateFirstRun) => {
		if (!(effect.flags & 1) || !effect.dirty && !immediateFirstRun) return;
		if (cb) {
			const newValue = effect.run();
			if (immediateFirstRun || deep || forceTrigger || (isMultiSource ? newValue.some((v, i) => hasChanged(v, oldValue[i])) : hasChanged(newValue, oldValue))) {
				const currentWatcher = activeWatcher;
				pauseTracking();
				try {
					if (cleanup) cleanup();
					activeWatcher = effect;
					const args = [
						newValue,
						oldValue === INITIAL_WATCHER_VALUE ? void 0 : isMultiSource && oldValue[0] === INITIAL_WATCHER_VALUE ? [] : oldValue,
						boundCleanup
					];
					oldValue = newValue;
					call ? call(cb, 3, args) : cb(...args);
				} finally {
					activeWatcher = currentWatcher;
					resetTracking();
				}
			}
		} else effect.run();
	};
	if (augmentJob) augmentJob(job);
	effect = new ReactiveEffect(getter);
	effect.scheduler = scheduler ? () => scheduler(job, false) : job;
	boundCleanup = (fn) => onWatcherCleanup(fn, false, effect);
	cleanup = effect.onStop = () => {
		const cleanups = cleanupMap.get(effect);
		if (cleanups) {
			if (call) call(cleanups, 4);
			else for (const cleanup2 of cleanups) cleanup2();
			cleanupMap.delete(effect);
		}
	};
	if (cb) {
		if (immediate) job(true);
		else oldValue = effect.run();
	} else if (scheduler) scheduler(job.bind(null, true), true);
	else effect.run();
	watchHandle.pause = effect.pause.bind(effect);
	watchHandle.resume = effect.resume.bind(effect);
	watchHandle.stop = watchHandle;
	return watchHandle;
}
function traverse(value, depth = Infinity, seen) {
	if (depth <= 0 || !isObject(value) || value["__v_skip"]) return value;
	seen = seen || /* @__PURE__ */ new Map();
	if ((seen.get(value) || 0) >= depth) return value;
	seen.set(value, depth);
	depth--;
	if (/* @__PURE__ */ isRef(value)) traverse(value.value, depth, seen);
	else if (isArray(value)) for (let i = 0; i < value.length; i++) traverse(value[i], depth, seen);
	else if (isSet(value) || isMap(value)) value.forEach((v) => {
		traverse(v, depth, seen);
	});
	else if (isPlainObject(value)) {
		for (const key in value) traverse(value[key], depth, seen);
		for (const key of Object.getOwnPropertySymbols(value)) if (Object.prototype.propertyIsEnumerable.call(value, key)) traverse(value[key], depth, seen);
	}
	return value;
}
// ../../node_modules/.pnpm/@vue+runtime-core@3.5.45/node_modules/@vue/runtime-core/dist/runtime-core.esm-bundler.js
/**
* @vue/runtime-core v3.5.45
* (c) 2018-present Yuxi (Evan) You and Vue contributors
* @license MIT
**/
function callWithErrorHandling(fn, instance, type, args) {
	try {
		return args ? fn(...args) : fn();
	} catch (err) {
		handleError(err, instance, type);
	}
}
function callWithAsyncErrorHandling(fn, instance, type, args) {
	if (isFunction(fn)) {
		const res = callWithErrorHandling(fn, instance, type, args);
		if (res && isPromise(res)) res.catch((err) => {
			handleError(err, instance, type, void 0, true);
		});
		return res;
	}
	if (isArray(fn)) {
		const values = [];
		for (let i = 0; i < fn.length; i++) values.push(callWithAsyncErrorHandling(fn[i], instance, type, args));
		return values;
	}
}
function handleError(err, instance, type, throwInDev = true, isAsyncError = false) {
	const contextVNode = instance ? instance.vnode : null;
	const { errorHandler, throwUnhandledErrorInProduction } = instance && instance.appContext.config || EMPTY_OBJ;
	if (instance) {
		let cur = instance.parent;
		const exposedInstance = instance.proxy;
		const errorInfo = `https://vuejs.org/error-reference/#runtime-${type}`;
		while (cur) {
			const errorCapturedHooks = cur.ec;
			if (errorCapturedHooks && !cur.isUnmounted && (!isAsyncError || cur.scope.active)) {
				for (let i = 0; i < errorCapturedHooks.length; i++) if (errorCapturedHooks[i](err, exposedInstance, errorInfo) === false) return;
			}
			cur = cur.parent;
		}
		if (errorHandler) {
			pauseTracking();
			callWithErrorHandling(errorHandler, null, 10, [
				err,
				exposedInstance,
				errorInfo
			]);
			resetTracking();
			return;
		}
	}
	logError(err, type, contextVNode, throwInDev, throwUnhandledErrorInProduction);
}
function logError(err, type, contextVNode, throwInDev = true, throwInProd = false) {
	if (throwInProd) throw err;
	else console.error(err);
}
var queue = [];
var flushIndex = -1;
var pendingPostFlushCbs = [];
var activePostFlushCbs = null;
var postFlushIndex = 0;
var resolvedPromise = /* @__PURE__ */ Promise.resolve();
var currentFlushPromise = null;
function nextTick(fn) {
	const p = currentFlushPromise || resolvedPromise;
	return fn ? p.then(this ? fn.bind(this) : fn) : p;
}
function findInsertionIndex(id) {
	let start = flushIndex + 1;
	let end = queue.length;
	while (start < end) {
		const middle = start + end >>> 1;
		const middleJob = queue[middle];
		const middleJobId = getId(middleJob);
		if (middleJobId < id || middleJobId === id && middleJob.flags & 2) start = middle + 1;
		else end = middle;
	}
	return start;
}
function queueJob(job) {
	if (!(job.flags & 1)) {
		const jobId = getId(job);
		const lastJob = queue[queue.length - 1];
		if (!lastJob || !(job.flags & 2) && jobId >= getId(lastJob)) queue.push(job);
		else queue.splice(findInsertionIndex(jobId), 0, job);
		job.flags |= 1;
		queueFlush();
	}
}
function queueFlush() {
	if (!currentFlushPromise) currentFlushPromise = resolvedPromise.then(flushJobs);
}
function queuePostFlushCb(cb) {
	if (!isArray(cb)) {
		if (activePostFlushCbs && cb.id === -1) activePostFlushCbs.splice(postFlushIndex + 1, 0, cb);
		else if (!(cb.flags & 1)) {
			pendingPostFlushCbs.push(cb);
			cb.flags |= 1;
		}
	} else for (let i = 0; i < cb.length; i++) pendingPostFlushCbs.push(cb[i]);
	queueFlush();
}
function flushPreFlushCbs(instance, minUid, seen, i = flushIndex + 1) {
	for (; i < queue.length; i++) {
		const cb = queue[i];
		if (cb && cb.flags & 2) {
			if (instance && cb.id !== instance.uid || minUid !== void 0 && !(cb.id >= minUid)) continue;
			queue.splice(i, 1);
			i = instance ? i - 1 : flushIndex;
			if (cb.flags & 4) cb.flags &= -2;
			cb();
			if (!(cb.flags & 4)) cb.flags &= -2;
		}
	}
}
function flushPostFlushCbs(seen, skip, minUid = 0) {
	if (pendingPostFlushCbs.length) {
		let cbs = pendingPostFlushCbs;
		let kept = 0;
		if (skip) {
			cbs = [];
			for (let i = 0; i < pendingPostFlushCbs.length; i++) {
				const cb = pendingPostFlushCbs[i];
				if (cb.i !== void 0 ? !cb.i || cb.i.uid < minUid : skip.has(cb)) pendingPostFlushCbs[kept++] = cb;
				else cbs.push(cb);
			}
		}
		const deduped = [...new Set(cbs)].sort((a, b) => getId(a) - getId(b));
		pendingPostFlushCbs.length = kept;
		if (activePostFlushCbs) {
			for (let i = 0; i < deduped.length; i++) activePostFlushCbs.push(deduped[i]);
			return;
		}
		activePostFlushCbs = deduped;
		for (postFlushIndex = 0; postFlushIndex < activePostFlushCbs.length; postFlushIndex++) {
			const cb = activePostFlushCbs[postFlushIndex];
			if (cb.flags & 4) cb.flags &= -2;
			if (!(cb.flags & 8)) cb();
			cb.flags &= -2;
		}
		activePostFlushCbs = null;
		postFlushIndex = 0;
	}
}
var isFlushing = false;
function flushOnAppMount(fn, minUid) {
	if (isFlushing) {
		fn();
		return;
	}
	const queued = minUid === void 0 ? void 0 : new Set(pendingPostFlushCbs);
	fn();
	isFlushing = true;
	try {
		flushPreFlushCbs(void 0, minUid);
		flushPostFlushCbs(void 0, queued, minUid);
	} finally {
		isFlushing = false;
	}
}
var getId = (job) => job.id == null ? job.flags & 2 ? -1 : Infinity : job.id;
function flushJobs(seen) {
	try {
		for (flushIndex = 0; flushIndex < queue.length; flushIndex++) {
			const job = queue[flushIndex];
			if (job && !(job.flags & 8)) {
				if (job.flags & 4) job.flags &= -2;
				callWithErrorHandling(job, job.i, job.i ? 15 : 14);
				if (!(job.flags & 4)) job.flags &= -2;
			}
		}
	} finally {
		for (; flushIndex < queue.length; flushIndex++) {
			const job = queue[flushIndex];
			if (job) job.flags &= -2;
		}
		flushIndex = -1;
		queue.length = 0;
		flushPostFlushCbs(seen);
		currentFlushPromise = null;
		if (queue.length || pendingPostFlushCbs.length) flushJobs(seen);
	}
}
var currentRenderingInstance = null;
var currentScopeId = null;
function setCurrentRenderingInstance(instance) {
	const prev = currentRenderingInstance;
	currentRenderingInstance = instance;
	currentScopeId = instance && instance.type.__scopeId || null;
	return prev;
}
function withCtx(fn, ctx = currentRenderingInstance, isNonScopedSlot) {
	if (!ctx) return fn;
	if (fn._n) return fn;
	const renderFnWithContext = (...args) => {
		if (renderFnWithContext._d) setBlockTracking(-1);
		const prevInstance = setCurrentRenderingInstance(ctx);
		const prevStackSize = blockStack.length;
		let res;
		try {
			res = fn(...args);
		} finally {
			for (let i = blockStack.length; i > prevStackSize; i--) closeBlock();
			setCurrentRenderingInstance(prevInstance);
			if (renderFnWithContext._d) setBlockTracking(1);
		}
		return res;
	};
	renderFnWithContext._n = true;
	renderFnWithContext._c = true;
	renderFnWithContext._d = true;
	return renderFnWithContext;
}
function withDirectives(vnode, directives) {
	if (currentRenderingInstance === null) return vnode;
	const instance = getComponentPublicInstance(currentRenderingInstance);
	const bindings = vnode.dirs || (vnode.dirs = []);
	for (let i = 0; i < directives.length; i++) {
		let [dir, value, arg, modifiers = EMPTY_OBJ] = directives[i];
		if (dir) {
			if (isFunction(dir)) dir = {
				mounted: dir,
				updated: dir
			};
			if (dir.deep) traverse(value);
			bindings.push({
				dir,
				instance,
				value,
				oldValue: void 0,
				arg,
				modifiers
			});
		}
	}
	return vnode;
}
function invokeDirectiveHook(vnode, prevVNode, instance, name) {
	let hookVNode = vnode;
	if (name === "beforeMount") vnode._mount = vnode;
	else if (name === "beforeUpdate") {
		const mount = prevVNode && prevVNode._mount;
		if (mount) {
			mount._latest = vnode;
			vnode._mount = mount;
		}
	} else if (name === "mounted") {
		const latest = vnode._latest;
		vnode._mount = vnode._latest = void 0;
		if (latest) {
			hookVNode = latest;
			latest._mount = void 0;
		}
	}
	const bindings = hookVNode.dirs;
	const oldBindings = prevVNode && prevVNode.dirs;
	for (let i = 0; i < bindings.length; i++) {
		let binding = bindings[i];
		if (oldBindings) binding.oldValue = oldBindings[i].value;
		else if (name === "mounted" && binding.oldValue !== void 0) binding = extend({}, binding, { oldValue: void 0 });
		let hook = binding.dir[name];
		if (hook) {
			pauseTracking();
			callWithAsyncErrorHandling(hook, instance, 8, [
				vnode.el,
				binding,
				hookVNode,
				prevVNode
			]);
			resetTracking();
		}
	}
}
function inject(key, defaultValue, treatDefaultAsFactory = false) {
	const instance = getCurrentInstance();
	if (instance || currentApp) {
		let provides = currentApp ? currentApp._context.provides : instance ? instance.parent == null || instance.ce ? instance.vnode.appContext && instance.vnode.appContext.provides : instance.parent.provides : void 0;
		if (provides && key in provides) return provides[key];
		else if (arguments.length > 1) return treatDefaultAsFactory && isFunction(defaultValue) ? defaultValue.call(instance && instance.proxy) : defaultValue;
	}
}
var ssrContextKey = /* @__PURE__ */ Symbol.for("v-scx");
var useSSRContext = () => {
	{
		const ctx = inject(ssrContextKey);
		if (!ctx) {}
		return ctx;
	}
};
function watchEffect(effect, options) {
	return doWatch(effect, null, options);
}
function watchSyncEffect(effect, options) {
	return doWatch(effect, null, { flush: "sync" });
}
function watch(source, cb, options) {
	return doWatch(source, cb, options);
}
function doWatch(source, cb, options = EMPTY_OBJ) {
	const { immediate, deep, flush, once } = options;
	const baseWatchOptions = extend({}, options);
	const runsImmediately = cb && immediate || !cb && flush !== "post";
	let ssrCleanup;
	if (isInSSRComponentSetup) {
		if (flush === "sync") {
			const ctx = useSSRContext();
			ssrCleanup = ctx.__watcherHandles || (ctx.__watcherHandles = []);
		} else if (!runsImmediately) {
			const watchStopHandle = () => {};
			watchStopHandle.stop = NOOP;
			watchStopHandle.resume = NOOP;
			watchStopHandle.pause = NOOP;
			return watchStopHandle;
		}
	}
	const instance = currentInstance;
	baseWatchOptions.call = (fn, type, args) => callWithAsyncErrorHandling(fn, instance, type, args);
	let isPre = false;
	if (flush === "post") baseWatchOptions.scheduler = (job) => {
		job.i = instance;
		queuePostRenderEffect(job, instance && instance.suspense);
	};
	else if (flush !== "sync") {
		isPre = true;
		baseWatchOptions.scheduler = (job, isFirstRun) => {
			if (isFirstRun) job();
			else queueJob(job);
		};
	}
	baseWatchOptions.augmentJob = (job) => {
		if (cb) job.flags |= 4;
		if (isPre) {
			job.flags |= 2;
			if (instance) {
				job.id = instance.uid;
				job.i = instance;
			}
		}
	};
	const watchHandle = watch$1(source, cb, baseWatchOptions);
	if (isInSSRComponentSetup) {
		if (ssrCleanup) ssrCleanup.push(watchHandle);
		else if (runsImmediately) watchHandle();
	}
	return watchHandle;
}
var TeleportEndKey = /* @__PURE__ */ Symbol("_vte");
var isTeleport = (type) => type.__isTeleport;
var leaveCbKey = /* @__PURE__ */ Symbol("_leaveCb");
function findNonCommentChild(children) {
	let child = children[0];
	if (children.length > 1) {
		for (const c of children) if (c.type !== Comment) {
			child = c;
			break;
		}
	}
	return child;
}
function getInnerChild$1(vnode) {
	if (!isKeepAlive(vnode)) {
		if (isTeleport(vnode.type) && vnode.children) return findNonCommentChild(vnode.children);
		return vnode;
	}
	if (vnode.component) return vnode.component.subTree;
	const { shapeFlag, children } = vnode;
	if (children) {
		if (shapeFlag & 16) return children[0];
		if (shapeFlag & 32 && isFunction(children.default)) return children.default();
	}
}
function setTransitionHooks(vnode, hooks) {
	if (vnode.shapeFlag & 6 && vnode.component) {
		vnode.transition = hooks;
		const subTree = vnode.component.subTree;
		setTransitionHooks(isTeleport(subTree.type) ? getInnerChild$1(subTree) || subTree : subTree, hooks);
	} else if (vnode.shapeFlag & 128) {
		const suspense = vnode.suspense;
		if (suspense) {
			const branch = suspense.isHydrating ? suspense.pendingBranch : suspense.activeBranch;
			if (branch) setTransitionHooks(branch, hooks.clone(branch));
		} else {
			vnode.ssContent.transition = hooks.clone(vnode.ssContent);
			vnode.ssFallback.transition = hooks.clone(vnode.ssFallback);
		}
	} else {
		vnode.transition = hooks;
		if (vnode.type === Fragment && isArray(vnode.children)) {
			const child = filterSingleRoot(vnode.children, false);
			if (child) setTransitionHooks(child, hooks);
		}
	}
}
function getTransitionRoot(vnode) {
	if (vnode.component) return getTransitionRoot(vnode.component.subTree);
	if (vnode.type === Fragment) {
		const child = isArray(vnode.children) && filterSingleRoot(vnode.children, false);
		return child ? getTransitionRoot(child) : void 0;
	}
	if (vnode.type !== Comment) return vnode;
}
// @__NO_SIDE_EFFECTS__
function defineComponent(options, extraOptions) {
	return isFunction(options) ? /* @__PURE__ */ (() => extend({ name: options.name }, extraOptions, { setup: options }))() : options;
}
function useId() {
	const i = getCurrentInstance();
	if (i) return (i.appContext.config.idPrefix || "v") + "-" + i.ids[0] + i.ids[1]++;
	return "";
}
function markAsyncBoundary(instance) {
	instance.ids = [
		instance.ids[0] + instance.ids[2]++ + "-",
		0,
		0
	];
}
function useTemplateRef(key) {
	const i = getCurrentInstance();
	const r = /* @__PURE__ */ shallowRef(null);
	if (i) {
		const refs = i.refs === EMPTY_OBJ ? i.refs = {} : i.refs;
		Object.defineProperty(refs, key, {
			enumerable: true,
			get: () => r.value,
			set: (val) => r.value = val
		});
	}
	return r;
}
function isTemplateRefKey(refs, key) {
	let desc;
	return !!((desc = Object.getOwnPropertyDescriptor(refs, key)) && !desc.configurable);
}
var pendingSetRefMap = /* @__PURE__ */ new WeakMap();
function setRef(rawRef, oldRawRef, parentSuspense, vnode, isUnmount = false) {
	if (isArray(rawRef)) {
		rawRef.forEach((r, i) => setRef(r, oldRawRef && (isArray(oldRawRef) ? oldRawRef[i] : oldRawRef), parentSuspense, vnode, isUnmount));
		return;
	}
	if (isAsyncWrapper(vnode) && !isUnmount) {
		if (vnode.shapeFlag & 512 && vnode.type.__asyncResolved && vnode.component.subTree.component) setRef(rawRef, oldRawRef, parentSuspense, vnode.component.subTree);
		return;
	}
	const refValue = vnode.shapeFlag & 4 ? getComponentPublicInstance(vnode.component) : vnode.el;
	const value = isUnmount ? null : refValue;
	const { i: owner, r: ref } = rawRef;
	const oldRef = oldRawRef && oldRawRef.r;
	const refs = owner.refs === EMPTY_OBJ ? owner.refs = {} : owner.refs;
	const setupState = owner.setupState;
	const rawSetupState = /* @__PURE__ */ toRaw(setupState);
	const canSetSetupRef = setupState === EMPTY_OBJ ? NO : (key) => {
		if (isTemplateRefKey(refs, key)) return false;
		return hasOwn(rawSetupState, key);
	};
	const canSetRef = (ref2, key) => {
		if (key && isTemplateRefKey(refs, key)) return false;
		return true;
	};
	if (oldRef != null && oldRef !== ref) {
		invalidatePendingSetRef(oldRawRef);
		if (isString(oldRef)) {
			refs[oldRef] = null;
			if (canSetSetupRef(oldRef)) setupState[oldRef] = null;
		} else if (/* @__PURE__ */ isRef(oldRef)) {
			const oldRawRefAtom = oldRawRef;
			if (canSetRef(oldRef, oldRawRefAtom.k)) oldRef.value = null;
			if (oldRawRefAtom.k) refs[oldRawRefAtom.k] = null;
		}
	}
	if (isFunction(ref)) callWithErrorHandling(ref, owner, 12, [value, refs]);
	else {
		const _isString = isString(ref);
		const _isRef = /* @__PURE__ */ isRef(ref);
		if (_isString || _isRef) {
			const doSet = () => {
				if (rawRef.f) {
					const existing = _isString ? canSetSetupRef(ref) ? setupState[ref] : refs[ref] : canSetRef(ref) || !rawRef.k ? ref.value : refs[rawRef.k];
					if (isUnmount) isArray(existing) && remove(existing, refValue);
					else if (!isArray(existing)) {
						if (_isString) {
							refs[ref] = [refValue];
							if (canSetSetupRef(ref)) setupState[ref] = refs[ref];
						} else {
							const newVal = [refValue];
							if (canSetRef(ref, rawRef.k)) ref.value = newVal;
							if (rawRef.k) refs[rawRef.k] = newVal;
						}
					} else if (!existing.includes(refValue)) existing.push(refValue);
				} else if (_isString) {
					refs[ref] = value;
					if (canSetSetupRef(ref)) setupState[ref] = value;
				} else if (_isRef) {
					if (canSetRef(ref, rawRef.k)) ref.value = value;
					if (rawRef.k) refs[rawRef.k] = value;
				}
			};
			if (value) {
				const job = () => {
					doSet();
					pendingSetRefMap.delete(rawRef);
				};
				job.id = -1;
				pendingSetRefMap.set(rawRef, job);
				queuePostRenderEffect(job, parentSuspense);
			} else {
				invalidatePendingSetRef(rawRef);
				doSet();
			}
		}
	}
}
function invalidatePendingSetRef(rawRef) {
	const pendingSetRef = pendingSetRefMap.get(rawRef);
	if (pendingSetRef) {
		pendingSetRef.flags |= 8;
		pendingSetRefMap.delete(rawRef);
	}
}
var isComment = (node) => node.nodeType === 8;
getGlobalThis().requestIdleCallback;
getGlobalThis().cancelIdleCallback;
function forEachElement(node, cb) {
	if (isComment(node) && node.data === "[") {
		let depth = 1;
		let next = node.nextSibling;
		while (next) {
			if (next.nodeType === 1) {
				if (cb(next) === false) break;
			} else if (isComment(next)) {
				if (next.data === "]") {
					if (--depth === 0) break;
				} else if (next.data === "[") depth++;
			}
			next = next.nextSibling;
		}
	} else cb(node);
}
var isAsyncWrapper = (i) => !!i.type.__asyncLoader;
// @__NO_SIDE_EFFECTS__
function defineAsyncComponent(source) {
	if (isFunction(source)) source = { loader: source };
	const { loader, loadingComponent, errorComponent, delay = 200, hydrate: hydrateStrategy, timeout, suspensible = true, onError: userOnError } = source;
	let pendingRequest = null;
	let resolvedComp;
	let retries = 0;
	const retry = () => {
		retries++;
		pendingRequest = null;
		return load();
	};
	const load = () => {
		let thisRequest;
		return pendingRequest || (thisRequest = pendingRequest = loader().catch((err) => {
			err = err instanceof Error ? err : new Error(String(err));
			if (userOnError) return new Promise((resolve, reject) => {
				const userRetry = () => resolve(retry());
				const userFail = () => reject(err);
				userOnError(err, userRetry, userFail, retries + 1);
			});
			else throw err;
		}).then((comp) => {
			if (thisRequest !== pendingRequest && pendingRequest) return pendingRequest;
			if (comp && (comp.__esModule || comp[Symbol.toStringTag] === "Module")) comp = comp.default;
			resolvedComp = comp;
			return comp;
		}));
	};
	return /* @__PURE__ */ defineComponent({
		name: "AsyncComponentWrapper",
		__asyncLoader: load,
		__asyncHydrate(el, instance, hydrate) {
			const wasConnected = el.isConnected;
			let patched = false;
			(instance.bu || (instance.bu = [])).push(() => patched = true);
			const performHydrate = () => {
				if (patched) return;
				if (!el.parentNode || wasConnected && !el.isConnected) return;
				hydrate();
			};
			const doHydrate = hydrateStrategy ? () => {
				const teardown = hydrateStrategy(performHydrate, (cb) => forEachElement(el, cb));
				if (teardown) (instance.bum || (instance.bum = [])).push(teardown);
			} : performHydrate;
			if (resolvedComp) doHydrate();
			else load().then(() => !instance.isUnmounted && doHydrate());
		},
		get __asyncResolved() {
			return resolvedComp;
		},
		setup() {
			const instance = currentInstance;
			markAsyncBoundary(instance);
			if (resolvedComp) return () => createInnerComp(resolvedComp, instance);
			const onError = (err) => {
				pendingRequest = null;
				handleError(err, instance, 13, !errorComponent, true);
			};
			if (suspensible && instance.suspense || isInSSRComponentSetup) return load().then((comp) => {
				return () => createInnerComp(comp, instance);
			}).catch((err) => {
				onError(err);
				return () => errorComponent ? createVNode(errorComponent, { error: err }) : null;
			});
			const loaded = /* @__PURE__ */ ref(false);
			const error = /* @__PURE__ */ ref();
			const delayed = /* @__PURE__ */ ref(!!delay);
			let timeoutTimer;
			let delayTimer;
			onScopeDispose(() => {
				if (timeoutTimer != null) clearTimeout(timeoutTimer);
				if (delayTimer != null) clearTimeout(delayTimer);
			});
			if (delay) delayTimer = setTimeout(() => {
				if (instance.isUnmounted) return;
				delayed.value = false;
			}, delay);
			if (timeout != null) timeoutTimer = setTimeout(() => {
				if (instance.isUnmounted) return;
				if (!loaded.value && !error.value) {
					const err = /* @__PURE__ */ new Error(`Async component timed out after ${timeout}ms.`);
					onError(err);
					error.value = err;
				}
			}, timeout);
			load().then(() => {
				if (instance.isUnmounted) return;
				loaded.value = true;
				if (instance.parent && isKeepAlive(instance.parent.vnode)) instance.parent.update();
			}).catch((err) => {
				if (instance.isUnmounted) {
					pendingRequest = null;
					return;
				}
				onError(err);
				error.value = err;
			});
			return () => {
				if (loaded.value && resolvedComp) return createInnerComp(resolvedComp, instance);
				else if (error.value && errorComponent) return createVNode(errorComponent, { error: error.value });
				else if (loadingComponent && !delayed.value) return createInnerComp(loadingComponent, instance);
			};
		}
	});
}
function createInnerComp(comp, parent) {
	const { ref: ref2, props, children, ce } = parent.vnode;
	const vnode = createVNode(comp, props, children);
	vnode.ref = ref2;
	vnode.ce = ce;
	delete parent.vnode.ce;
	return vnode;
}
var isKeepAlive = (vnode) => vnode.type.__isKeepAlive;
function injectHook(type, hook, target = currentInstance, prepend = false) {
	if (target) {
		const hooks = target[type] || (target[type] = []);
		const wrappedHook = hook.__weh || (hook.__weh = (...args) => {
			pauseTracking();
			const reset = setCurrentInstance(target);
			const res = callWithAsyncErrorHandling(hook, target, type, args);
			reset();
			resetTracking();
			return res;
		});
		if (prepend) hooks.unshift(wrappedHook);
		else hooks.push(wrappedHook);
		return wrappedHook;
	}
}
var createHook = (lifecycle) => (hook, target = currentInstance) => {
	if (!isInSSRComponentSetup || lifecycle === "sp") injectHook(lifecycle, (...args) => hook(...args), target);
};
var onMounted = createHook("m");
var onBeforeUpdate = createHook("bu");
var onUpdated = createHook("u");
var onBeforeUnmount = createHook("bum");
var COMPONENTS = "components";
var NULL_DYNAMIC_COMPONENT = /* @__PURE__ */ Symbol.for("v-ndc");
function resolveDynamicComponent(component) {
	if (isString(component)) return resolveAsset(COMPONENTS, component, false) || component;
	else return component || NULL_DYNAMIC_COMPONENT;
}
function resolveAsset(type, name, warnMissing = true, maybeSelfReference = false) {
	const instance = currentRenderingInstance || currentInstance;
	if (instance) {
		const Component = instance.type;
		if (type === COMPONENTS) {
			const selfName = getComponentName(Component, false);
			if (selfName && (selfName === name || selfName === camelize(name) || selfName === capitalize(camelize(name)))) return Component;
		}
		const res = resolve(instance[type] || Component[type], name) || resolve(instance.appContext[type], name);
		if (!res && maybeSelfReference) return Component;
		return res;
	}
}
function resolve(registry, name) {
	return registry && (registry[name] || registry[camelize(name)] || registry[capitalize(camelize(name))]);
}
function renderList(source, renderItem, cache, index) {
	let ret;
	const cached = cache && cache[index];
	const sourceIsArray = isArray(source);
	if (sourceIsArray || isString(source)) {
		const sourceIsReactiveArray = sourceIsArray && /* @__PURE__ */ isReactive(source);
		let needsWrap = false;
		let isReadonlySource = false;
		if (sourceIsReactiveArray) {
			needsWrap = !/* @__PURE__ */ isShallow(source);
			isReadonlySource = /* @__PURE__ */ isReadonly(source);
			source = shallowReadArray(source);
		}
		ret = new Array(source.length);
		for (let i = 0, l = source.length; i < l; i++) ret[i] = renderItem(needsWrap ? isReadonlySource ? toReadonly(toReactive(source[i])) : toReactive(source[i]) : source[i], i, void 0, cached && cached[i]);
	} else if (typeof source === "number") {
		if (!Number.isInteger(source) || source < 0) ret = [];
		else {
			ret = new Array(source);
			for (let i = 0; i < source; i++) ret[i] = renderItem(i + 1, i, void 0, cached && cached[i]);
		}
	} else if (isObject(source)) {
		if (source[Symbol.iterator]) ret = Array.from(source, (item, i) => renderItem(item, i, void 0, cached && cached[i]));
		else {
			const keys = Object.keys(source);
			ret = new Array(keys.length);
			for (let i = 0, l = keys.length; i < l; i++) {
				const key = keys[i];
				ret[i] = renderItem(source[key], key, i, cached && cached[i]);
			}
		}
	} else ret = [];
	if (cache) cache[index] = ret;
	return ret;
}
function createSlots(slots, dynamicSlots) {
	for (let i = 0; i < dynamicSlots.length; i++) {
		const slot = dynamicSlots[i];
		if (isArray(slot)) for (let j = 0; j < slot.length; j++) slots[slot[j].name] = slot[j].fn;
		else if (slot) slots[slot.name] = slot.key ? (...args) => {
			const res = slot.fn(...args);
			if (res) res.key = slot.key;
			return res;
		} : slot.fn;
	}
	return slots;
}
function renderSlot(slots, name, props, fallback, noSlotted, branchKey) {
	if (props == null) props = {};
	if (currentRenderingInstance.ce || currentRenderingInstance.parent && isAsyncWrapper(currentRenderingInstance.parent) && currentRenderingInstance.parent.ce) {
		const slotProps = branchKey != null && props.key == null ? extend({}, props, { key: branchKey }) : props;
		const hasProps = Object.keys(slotProps).length > 0;
		if (name !== "default") slotProps.name = name;
		return openBlock(), createBlock(Fragment, null, [createVNode("slot", slotProps, fallback && fallback())], hasProps ? -2 : 64);
	}
	let slot = slots[name];
	if (slot && slot._c) slot._d = false;
	const prevStackSize = blockStack.length;
	openBlock();
	let rendered;
	try {
		const validSlotContent = slot && ensureValidVNode(slot(props));
		const slotKey = props.key || branchKey || validSlotContent && validSlotContent.key;
		rendered = createBlock(Fragment, { key: (slotKey && !isSymbol(slotKey) ? slotKey : `_${name}`) + (!validSlotContent && fallback ? "_fb" : "") }, validSlotContent || (fallback ? fallback() : []), validSlotContent && slots._ === 1 ? 64 : -2);
	} catch (err) {
		for (let i = blockStack.length; i > prevStackSize; i--) closeBlock();
		throw err;
	} finally {
		if (slot && slot._c) slot._d = true;
	}
	if (!noSlotted && rendered.scopeId) rendered.slotScopeIds = [rendered.scopeId + "-s"];
	return rendered;
}
function ensureValidVNode(vnodes) {
	return vnodes.some((child) => {
		if (!isVNode(child)) return true;
		if (child.type === Comment) return false;
		if (child.type === Fragment && !ensureValidVNode(child.children)) return false;
		return true;
	}) ? vnodes : null;
}
function toHandlers(obj, preserveCaseIfNecessary) {
	const ret = {};
	for (const key in obj) ret[preserveCaseIfNecessary && /[A-Z]/.test(key) ? `on:${key}` : toHandlerKey(key)] = obj[key];
	return ret;
}
var getPublicInstance = (i) => {
	if (!i) return null;
	if (isStatefulComponent(i)) return getComponentPublicInstance(i);
	return getPublicInstance(i.parent);
};
var publicPropertiesMap = /* @__PURE__ */ extend(/* @__PURE__ */ Object.create(null), {
	$: (i) => i,
	$el: (i) => i.vnode.el,
	$data: (i) => i.data,
	$props: (i) => i.props,
	$attrs: (i) => i.attrs,
	$slots: (i) => i.slots,
	$refs: (i) => i.refs,
	$parent: (i) => getPublicInstance(i.parent),
	$root: (i) => getPublicInstance(i.root),
	$host: (i) => i.ce,
	$emit: (i) => i.emit,
	$options: (i) => i.type,
	$forceUpdate: (i) => i.f || (i.f = () => {
		queueJob(i.update);
	}),
	$nextTick: (i) => i.n || (i.n = nextTick.bind(i.proxy)),
	$watch: (i) => NOOP
});
var hasSetupBinding = (state, key) => state !== EMPTY_OBJ && !state.__isScriptSetup && hasOwn(state, key);
var PublicInstanceProxyHandlers = {
	get({ _: instance }, key) {
		if (key === "__v_skip") return true;
		const { ctx, setupState, data, props, accessCache, type, appContext } = instance;
		if (key[0] !== "$") {
			const n = accessCache[key];
			if (n !== void 0) switch (n) {
				case 1: return setupState[key];
				case 2: return data[key];
				case 4: return ctx[key];
				case 3: return props[key];
			}
			else if (hasSetupBinding(setupState, key)) {
				accessCache[key] = 1;
				return setupState[key];
			} else if (hasOwn(props, key)) {
				accessCache[key] = 3;
				return props[key];
			} else if (ctx !== EMPTY_OBJ && hasOwn(ctx, key)) {
				accessCache[key] = 4;
				return ctx[key];
			} else accessCache[key] = 0;
		}
		const publicGetter = publicPropertiesMap[key];
		let cssModule, globalProperties;
		if (publicGetter) {
			if (key === "$attrs") track(instance.attrs, "get", "");
			return publicGetter(instance);
		} else if ((cssModule = type.__cssModules) && (cssModule = cssModule[key])) return cssModule;
		else if (ctx !== EMPTY_OBJ && hasOwn(ctx, key)) {
			accessCache[key] = 4;
			return ctx[key];
		} else if (globalProperties = appContext.config.globalProperties, hasOwn(globalProperties, key)) return globalProperties[key];
	},
	set({ _: instance }, key, value) {
		const { data, setupState, ctx } = instance;
		if (hasSetupBinding(setupState, key)) {
			setupState[key] = value;
			return true;
		} else if (hasOwn(instance.props, key)) return false;
		if (key[0] === "$" && key.slice(1) in instance) return false;
		else ctx[key] = value;
		return true;
	},
	has({ _: { data, setupState, accessCache, ctx, appContext, props, type } }, key) {
		let cssModules;
		return !!(accessCache[key] || hasSetupBinding(setupState, key) || hasOwn(props, key) || hasOwn(ctx, key) || hasOwn(publicPropertiesMap, key) || hasOwn(appContext.config.globalProperties, key) || (cssModules = type.__cssModules) && cssModules[key]);
	},
	defineProperty(target, key, descriptor) {
		if (descriptor.get != null) target._.accessCache[key] = 0;
		else if (hasOwn(descriptor, "value")) this.set(target, key, descriptor.value, null);
		return Reflect.defineProperty(target, key, descriptor);
	}
};
function useSlots() {
	return getContext("useSlots").slots;
}
function getContext(calledFunctionName) {
	const i = getCurrentInstance();
	return i.setupContext || (i.setupContext = createSetupContext(i));
}
function normalizePropsOrEmits(props) {
	return isArray(props) ? props.reduce((normalized, p) => (normalized[p] = null, normalized), {}) : props;
}
function mergeModels(a, b) {
	if (!a || !b) return a || b;
	if (isArray(a) && isArray(b)) return a.concat(b);
	return extend({}, normalizePropsOrEmits(a), normalizePropsOrEmits(b));
}
function createAppContext() {
	return {
		app: null,
		config: {
			isNativeTag: NO,
			performance: false,
			globalProperties: {},
			optionMergeStrategies: {},
			errorHandler: void 0,
			warnHandler: void 0,
			compilerOptions: {}
		},
		mixins: [],
		components: {},
		directives: {},
		provides: /* @__PURE__ */ Object.create(null),
		optionsCache: /* @__PURE__ */ new WeakMap(),
		propsCache: /* @__PURE__ */ new WeakMap(),
		emitsCache: /* @__PURE__ */ new WeakMap()
	};
}
var uid$1 = 0;
function createAppAPI(render, hydrate) {
	return function createApp(rootComponent, rootProps = null) {
		if (!isFunction(rootComponent)) rootComponent = extend({}, rootComponent);
		if (rootProps != null && !isObject(rootProps)) rootProps = null;
		const context = createAppContext();
		const installedPlugins = /* @__PURE__ */ new WeakSet();
		const pluginCleanupFns = [];
		let isMounted = false;
		const app = context.app = {
			_uid: uid$1++,
			_component: rootComponent,
			_props: rootProps,
			_container: null,
			_context: context,
			_instance: null,
			version,
			get config() {
				return context.config;
			},
			set config(v) {},
			use(plugin, ...options) {
				if (installedPlugins.has(plugin)) {} else if (plugin && isFunction(plugin.install)) {
					installedPlugins.add(plugin);
					plugin.install(app, ...options);
				} else if (isFunction(plugin)) {
					installedPlugins.add(plugin);
					plugin(app, ...options);
				}
				return app;
			},
			mixin(mixin) {
				return app;
			},
			component(name, component) {
				if (!component) return context.components[name];
				context.components[name] = component;
				return app;
			},
			directive(name, directive) {
				if (!directive) return context.directives[name];
				context.directives[name] = directive;
				return app;
			},
			mount(rootContainer, isHydrate, namespace) {
				if (!isMounted) {
					const vnode = app._ceVNode || createVNode(rootComponent, rootProps);
					vnode.appContext = context;
					if (namespace === true) namespace = "svg";
					else if (namespace === false) namespace = void 0;
					if (isHydrate && hydrate) hydrate(vnode, rootContainer);
					else render(vnode, rootContainer, namespace);
					isMounted = true;
					app._container = rootContainer;
					rootContainer.__vue_app__ = app;
					return getComponentPublicInstance(vnode.component);
				}
			},
			onUnmount(cleanupFn) {
				pluginCleanupFns.push(cleanupFn);
			},
			unmount() {
				if (isMounted) {
					callWithAsyncErrorHandling(pluginCleanupFns, app._instance, 16);
					render(null, app._container);
					delete app._container.__vue_app__;
				}
			},
			provide(key, value) {
				context.provides[key] = value;
				return app;
			},
			runWithContext(fn) {
				const lastApp = currentApp;
				currentApp = app;
				try {
					return fn();
				} finally {
					currentApp = lastApp;
				}
			}
		};
		return app;
	};
}
var currentApp = null;
function useModel(props, name, options = EMPTY_OBJ) {
	const i = getCurrentInstance();
	const camelizedName = camelize(name);
	const hyphenatedName = hyphenate(name);
	const modifiers = getModelModifiers(props, camelizedName);
	const res = customRef((track, trigger) => {
		let localValue;
		let prevSetValue = EMPTY_OBJ;
		let prevEmittedValue;
		watchSyncEffect(() => {
			const propValue = props[camelizedName];
			if (hasChanged(localValue, propValue)) {
				localValue = propValue;
				trigger();
			}
		});
		return {
			get() {
				track();
				return options.get ? options.get(localValue) : localValue;
			},
			set(value) {
				const emittedValue = options.set ? options.set(value) : value;
				if (!hasChanged(emittedValue, localValue) && !(prevSetValue !== EMPTY_OBJ && hasChanged(value, prevSetValue))) return;
				const rawProps = i.vnode.props;
				const hasVModel = !!(rawProps && (name in rawProps || camelizedName in rawProps || hyphenatedName in rawProps) && (`onUpdate:${name}` in rawProps || `onUpdate:${camelizedName}` in rawProps || `onUpdate:${hyphenatedName}` in rawProps));
				if (!hasVModel) {
					localValue = value;
					trigger();
				}
				i.emit(`update:${name}`, emittedValue);
				if (hasChanged(value, prevSetValue) && (hasChanged(value, emittedValue) && !hasChanged(emittedValue, prevEmittedValue) || hasVModel && prevSetValue !== EMPTY_OBJ && !hasChanged(emittedValue, localValue))) trigger();
				prevSetValue = value;
				prevEmittedValue = emittedValue;
			}
		};
	});
	res[Symbol.iterator] = () => {
		let i2 = 0;
		return { next() {
			if (i2 < 2) return {
				value: i2++ ? modifiers || EMPTY_OBJ : res,
				done: false
			};
			else return { done: true };
		} };
	};
	return res;
}
var getModelModifiers = (props, modelName) => {
	return modelName === "modelValue" || modelName === "model-value" ? props.modelModifiers : props[`${modelName}Modifiers`] || props[`${camelize(modelName)}Modifiers`] || props[`${hyphenate(modelName)}Modifiers`];
};
function emit(instance, event, ...rawArgs) {
	if (instance.isUnmounted) return;
	const props = instance.vnode.props || EMPTY_OBJ;
	let args = rawArgs;
	const isModelListener = event.startsWith("update:");
	const modifiers = isModelListener && getModelModifiers(props, event.slice(7));
	if (modifiers) {
		if (modifiers.trim) args = rawArgs.map((a) => isString(a) ? a.trim() : a);
		if (modifiers.number) args = args.map(looseToNumber);
	}
	let handlerName;
	let handler = props[handlerName = toHandlerKey(event)] || props[handlerName = toHandlerKey(camelize(event))];
	if (!handler && isModelListener) handler = props[handlerName = toHandlerKey(hyphenate(event))];
	if (handler) callWithAsyncErrorHandling(handler, instance, 6, args);
	const onceHandler = props[handlerName + `Once`];
	if (onceHandler) {
		if (!instance.emitted) instance.emitted = {};
		else if (instance.emitted[handlerName]) return;
		instance.emitted[handlerName] = true;
		callWithAsyncErrorHandling(onceHandler, instance, 6, args);
	}
}
function normalizeEmitsOptions(comp, appContext, asMixin = false) {
	const cache = appContext.emitsCache;
	const cached = cache.get(comp);
	if (cached !== void 0) return cached;
	const raw = comp.emits;
	let normalized = {};
	if (!raw && true) {
		if (isObject(comp)) cache.set(comp, null);
		return null;
	}
	if (isArray(raw)) raw.forEach((key) => normalized[key] = null);
	else extend(normalized, raw);
	if (isObject(comp)) cache.set(comp, normalized);
	return normalized;
}
function isEmitListener(options, key) {
	if (!options || !isOn(key)) return false;
	key = key.slice(2);
	key = key === "Once" ? key : key.replace(/Once$/, "");
	return hasOwn(options, key[0].toLowerCase() + key.slice(1)) || hasOwn(options, hyphenate(key)) || hasOwn(options, key);
}
function renderComponentRoot(instance) {
	const { type: Component, vnode, proxy, withProxy, propsOptions: [propsOptions], slots, attrs, emit, render, renderCache, props, data, setupState, ctx, inheritAttrs } = instance;
	const prev = setCurrentRenderingInstance(instance);
	let result;
	let fallthroughAttrs;
	try {
		if (vnode.shapeFlag & 4) {
			const proxyToUse = withProxy || proxy;
			const thisProxy = proxyToUse;
			result = normalizeVNode(render.call(thisProxy, proxyToUse, renderCache, props, setupState, data, ctx));
			fallthroughAttrs = attrs;
		} else {
			const render2 = Component;
			result = normalizeVNode(render2.length > 1 ? render2(props, {
				attrs,
				slots,
				emit
			}) : render2(props, null));
			fallthroughAttrs = Component.props ? attrs : getFunctionalFallthrough(attrs);
		}
	} catch (err) {
		blockStack.length = 0;
		handleError(err, instance, 1);
		result = createVNode(Comment);
	}
	let root = result;
	if (fallthroughAttrs && inheritAttrs !== false) {
		const keys = Object.keys(fallthroughAttrs);
		const { shapeFlag } = root;
		if (keys.length) {
			if (shapeFlag & 7) {
				if (propsOptions && keys.some(isModelListener)) fallthroughAttrs = filterModelListeners(fallthroughAttrs, propsOptions);
				root = cloneVNode(root, fallthroughAttrs, false, true);
			}
		}
	}
	if (vnode.dirs) {
		root = cloneVNode(root, null, false, true);
		root.dirs = root.dirs ? root.dirs.concat(vnode.dirs) : vnode.dirs;
	}
	if (vnode.transition) setTransitionHooks(isTeleport(root.type) ? getInnerChild$1(root) || root : root, vnode.transition);
	result = root;
	setCurrentRenderingInstance(prev);
	return result;
}
function filterSingleRoot(children, recurse = true) {
	let singleRoot;
	for (let i = 0; i < children.length; i++) {
		const child = children[i];
		if (isVNode(child)) {
			if (child.type !== Comment || child.children === "v-if") {
				if (singleRoot) return;
				else singleRoot = child;
			}
		} else return;
	}
	return singleRoot;
}
var getFunctionalFallthrough = (attrs) => {
	let res;
	for (const key in attrs) if (key === "class" || key === "style" || isOn(key)) (res || (res = {}))[key] = attrs[key];
	return res;
};
var filterModelListeners = (attrs, props) => {
	const res = {};
	for (const key in attrs) if (!isModelListener(key) || !(key.slice(9) in props)) res[key] = attrs[key];
	return res;
};
function shouldUpdateComponent(prevVNode, nextVNode, optimized) {
	const { props: prevProps, children: prevChildren, component } = prevVNode;
	const { props: nextProps, children: nextChildren, patchFlag } = nextVNode;
	const emits = component.emitsOptions;
	if (nextVNode.dirs || nextVNode.transition) return true;
	if (optimized && patchFlag >= 0) {
		if (patchFlag & 1024) return true;
		if (patchFlag & 16) {
			if (!prevProps) return !!nextProps;
			return hasPropsChanged(prevProps, nextProps, emits);
		} else if (patchFlag & 8) {
			const dynamicProps = nextVNode.dynamicProps;
			for (let i = 0; i < dynamicProps.length; i++) {
				const key = dynamicProps[i];
				if (hasPropValueChanged(nextProps, prevProps, key) && !isEmitListener(emits, key)) return true;
			}
		}
	} else {
		if (prevChildren || nextChildren) {
			if (!nextChildren || !nextChildren.$stable) return true;
		}
		if (prevProps === nextProps) return false;
		if (!prevProps) return !!nextProps;
		if (!nextProps) return true;
		return hasPropsChanged(prevProps, nextProps, emits);
	}
	return false;
}
function hasPropsChanged(prevProps, nextProps, emitsOptions) {
	const nextKeys = Object.keys(nextProps);
	if (nextKeys.length !== Object.keys(prevProps).length) return true;
	for (let i = 0; i < nextKeys.length; i++) {
		const key = nextKeys[i];
		if (!hasOwn(prevProps, key) || hasPropValueChanged(nextProps, prevProps, key) && !isEmitListener(emitsOptions, key)) return true;
	}
	return false;
}
function hasPropValueChanged(nextProps, prevProps, key) {
	const nextProp = nextProps[key];
	const prevProp = prevProps[key];
	if (key === "style" && isObject(nextProp) && isObject(prevProp)) return !looseEqual(nextProp, prevProp);
	return nextProp !== prevProp;
}
function updateHOCHostEl({ vnode, parent, suspense }, el) {
	while (parent) {
		const root = parent.subTree;
		if (root.suspense && root.suspense.activeBranch === vnode) {
			root.suspense.vnode.el = root.el = el;
			vnode = root;
		}
		if (root === vnode) {
			(vnode = parent.vnode).el = el;
			parent = parent.parent;
		} else break;
	}
	if (suspense && suspense.activeBranch === vnode) suspense.vnode.el = el;
}
var internalObjectProto = {};
var createInternalObject = () => Object.create(internalObjectProto);
var isInternalObject = (obj) => Object.getPrototypeOf(obj) === internalObjectProto;
function initProps(instance, rawProps, isStateful, isSSR = false) {
	const props = {};
	const attrs = createInternalObject();
	instance.propsDefaults = /* @__PURE__ */ Object.create(null);
	setFullProps(instance, rawProps, props, attrs);
	for (const key in instance.propsOptions[0]) if (!(key in props)) props[key] = void 0;
	if (isStateful) instance.props = isSSR ? props : /* @__PURE__ */ shallowReactive(props);
	else if (!instance.type.props) instance.props = attrs;
	else instance.props = props;
	instance.attrs = attrs;
}
function updateProps(instance, rawProps, rawPrevProps, optimized) {
	const { props, attrs, vnode: { patchFlag } } = instance;
	const rawCurrentProps = /* @__PURE__ */ toRaw(props);
	const [options] = instance.propsOptions;
	let hasAttrsChanged = false;
	if ((optimized || patchFlag > 0) && !(patchFlag & 16)) {
		if (patchFlag & 8) {
			const propsToUpdate = instance.vnode.dynamicProps;
			for (let i = 0; i < propsToUpdate.length; i++) {
				let key = propsToUpdate[i];
				if (isEmitListener(instance.emitsOptions, key)) continue;
				const value = rawProps[key];
				if (options) {
					if (hasOwn(attrs, key)) {
						if (value !== attrs[key]) {
							attrs[key] = value;
							hasAttrsChanged = true;
						}
					} else {
						const camelizedKey = camelize(key);
						props[camelizedKey] = resolvePropValue(options, rawCurrentProps, camelizedKey, value, instance, false);
					}
				} else if (value !== attrs[key]) {
					attrs[key] = value;
					hasAttrsChanged = true;
				}
			}
		}
	} else {
		if (setFullProps(instance, rawProps, props, attrs)) hasAttrsChanged = true;
		let kebabKey;
		for (const key in rawCurrentProps) if (!rawProps || !hasOwn(rawProps, key) && ((kebabKey = hyphenate(key)) === key || !hasOwn(rawProps, kebabKey))) {
			if (options) {
				if (rawPrevProps && (rawPrevProps[key] !== void 0 || rawPrevProps[kebabKey] !== void 0)) props[key] = resolvePropValue(options, rawCurrentProps, key, void 0, instance, true);
			} else delete props[key];
		}
		if (attrs !== rawCurrentProps) {
			for (const key in attrs) if (!rawProps || !hasOwn(rawProps, key) && true) {
				delete attrs[key];
				hasAttrsChanged = true;
			}
		}
	}
	if (hasAttrsChanged) trigger(instance.attrs, "set", "");
}
function setFullProps(instance, rawProps, props, attrs) {
	const [options, needCastKeys] = instance.propsOptions;
	let hasAttrsChanged = false;
	let rawCastValues;
	if (rawProps) for (let key in rawProps) {
		if (isReservedProp(key)) continue;
		const value = rawProps[key];
		let camelKey;
		if (options && hasOwn(options, camelKey = camelize(key))) {
			if (!needCastKeys || !needCastKeys.includes(camelKey)) props[camelKey] = value;
			else (rawCastValues || (rawCastValues = {}))[camelKey] = value;
		} else if (!isEmitListener(instance.emitsOptions, key)) {
			if (!(key in attrs) || value !== attrs[key]) {
				attrs[key] = value;
				hasAttrsChanged = true;
			}
		}
	}
	if (needCastKeys) {
		const rawCurrentProps = /* @__PURE__ */ toRaw(props);
		const castValues = rawCastValues || EMPTY_OBJ;
		for (let i = 0; i < needCastKeys.length; i++) {
			const key = needCastKeys[i];
			props[key] = resolvePropValue(options, rawCurrentProps, key, castValues[key], instance, !hasOwn(castValues, key));
		}
	}
	return hasAttrsChanged;
}
function resolvePropValue(options, props, key, value, instance, isAbsent) {
	const opt = options[key];
	if (opt != null) {
		const hasDefault = hasOwn(opt, "default");
		if (hasDefault && value === void 0) {
			const defaultValue = opt.default;
			if (opt.type !== Function && !opt.skipFactory && isFunction(defaultValue)) {
				const { propsDefaults } = instance;
				if (key in propsDefaults) value = propsDefaults[key];
				else {
					const reset = setCurrentInstance(instance);
					value = propsDefaults[key] = defaultValue.call(null, props);
					reset();
				}
			} else value = defaultValue;
			if (instance.ce) instance.ce._setProp(key, value);
		}
		if (opt[0]) {
			if (isAbsent && !hasDefault) value = false;
			else if (opt[1] && (value === "" || value === hyphenate(key))) value = true;
		}
	}
	return value;
}
function normalizePropsOptions(comp, appContext, asMixin = false) {
	const cache = appContext.propsCache;
	const cached = cache.get(comp);
	if (cached) return cached;
	const raw = comp.props;
	const normalized = {};
	const needCastKeys = [];
	if (!raw && true) {
		if (isObject(comp)) cache.set(comp, EMPTY_ARR);
		return EMPTY_ARR;
	}
	if (isArray(raw)) for (let i = 0; i < raw.length; i++) {
		const normalizedKey = camelize(raw[i]);
		if (validatePropName(normalizedKey)) normalized[normalizedKey] = EMPTY_OBJ;
	}
	else if (raw) for (const key in raw) {
		const normalizedKey = camelize(key);
		if (validatePropName(normalizedKey)) {
			const opt = raw[key];
			const prop = normalized[normalizedKey] = isArray(opt) || isFunction(opt) ? { type: opt } : extend({}, opt);
			const propType = prop.type;
			let shouldCast = false;
			let shouldCastTrue = true;
			if (isArray(propType)) for (let index = 0; index < propType.length; ++index) {
				const type = propType[index];
				const typeName = isFunction(type) && type.name;
				if (typeName === "Boolean") {
					shouldCast = true;
					break;
				} else if (typeName === "String") shouldCastTrue = false;
			}
			else shouldCast = isFunction(propType) && propType.name === "Boolean";
			prop[0] = shouldCast;
			prop[1] = shouldCastTrue;
			if (shouldCast || hasOwn(prop, "default")) needCastKeys.push(normalizedKey);
		}
	}
	const res = [normalized, needCastKeys];
	if (isObject(comp)) cache.set(comp, res);
	return res;
}
function validatePropName(key) {
	if (key[0] !== "$" && !isReservedProp(key)) return true;
	return false;
}
var isInternalKey = (key) => key === "_" || key === "_ctx" || key === "$stable";
var normalizeSlotValue = (value) => isArray(value) ? value.map(normalizeVNode) : [normalizeVNode(value)];
var normalizeSlot = (key, rawSlot, ctx) => {
	if (rawSlot._n) return rawSlot;
	const normalized = withCtx((...args) => {
		return normalizeSlotValue(rawSlot(...args));
	}, ctx);
	normalized._c = false;
	return normalized;
};
var normalizeObjectSlots = (rawSlots, slots, instance) => {
	const ctx = rawSlots._ctx;
	for (const key in rawSlots) {
		if (isInternalKey(key)) continue;
		const value = rawSlots[key];
		if (isFunction(value)) slots[key] = normalizeSlot(key, value, ctx);
		else if (value != null) {
			const normalized = normalizeSlotValue(value);
			slots[key] = () => normalized;
		}
	}
};
var normalizeVNodeSlots = (instance, children) => {
	const normalized = normalizeSlotValue(children);
	instance.slots.default = () => normalized;
};
var assignSlots = (slots, children, optimized) => {
	for (const key in children) if (optimized || !isInternalKey(key)) slots[key] = children[key];
};
var initSlots = (instance, children, optimized) => {
	const slots = instance.slots = createInternalObject();
	if (instance.vnode.shapeFlag & 32) {
		const type = children._;
		if (type) {
			assignSlots(slots, children, optimized);
			if (optimized) def(slots, "_", type, true);
		} else normalizeObjectSlots(children, slots);
	} else if (children) normalizeVNodeSlots(instance, children);
};
var updateSlots = (instance, children, optimized) => {
	const { vnode, slots } = instance;
	let needDeletionCheck = true;
	let deletionComparisonTarget = EMPTY_OBJ;
	if (vnode.shapeFlag & 32) {
		const type = children._;
		if (type) {
			if (optimized && type === 1) needDeletionCheck = false;
			else assignSlots(slots, children, optimized);
		} else {
			needDeletionCheck = !children.$stable;
			normalizeObjectSlots(children, slots);
		}
		deletionComparisonTarget = children;
	} else if (children) {
		normalizeVNodeSlots(instance, children);
		deletionComparisonTarget = { default: 1 };
	}
	if (needDeletionCheck) {
		for (const key in slots) if (!isInternalKey(key) && deletionComparisonTarget[key] == null) delete slots[key];
	}
};
var queuePostRenderEffect = queueEffectWithSuspense;
function createRenderer(options) {
	return baseCreateRenderer(options);
}
function baseCreateRenderer(options, createHydrationFns) {
	const target = getGlobalThis();
	target.__VUE__ = true;
	const { insert: hostInsert, remove: hostRemove, patchProp: hostPatchProp, createElement: hostCreateElement, createText: hostCreateText, createComment: hostCreateComment, setText: hostSetText, setElementText: hostSetElementText, parentNode: hostParentNode, nextSibling: hostNextSibling, setScopeId: hostSetScopeId = NOOP, insertStaticContent: hostInsertStaticContent } = options;
	const patch = (n1, n2, container, anchor = null, parentComponent = null, parentSuspense = null, namespace = void 0, slotScopeIds = null, optimized = !!n2.dynamicChildren) => {
		if (n1 === n2) return;
		if (n1 && !isSameVNodeType(n1, n2)) {
			anchor = getNextHostNode(n1);
			unmount(n1, parentComponent, parentSuspense, true);
			n1 = null;
		}
		if (n2.patchFlag === -2) {
			optimized = false;
			n2.dynamicChildren = null;
		}
		if (n2.dynamicChildren && n1 && n1.dynamicChildren && n1.dynamicChildren.hasOnce) {
			if (n2.dynamicChildren === EMPTY_ARR) n2.dynamicChildren = [];
			n2.dynamicChildren.hasOnce = true;
		}
		const { type, ref, shapeFlag } = n2;
		switch (type) {
			case Text:
				processText(n1, n2, container, anchor);
				break;
			case Comment:
				processCommentNode(n1, n2, container, anchor);
				break;
			case Static:
				if (n1 == null) mountStaticNode(n2, container, anchor, namespace);
				break;
			case Fragment:
				processFragment(n1, n2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
				break;
			default: if (shapeFlag & 1) processElement(n1, n2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
			else if (shapeFlag & 6) processComponent(n1, n2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
			else if (shapeFlag & 64) type.process(n1, n2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized, internals);
			else if (shapeFlag & 128) type.process(n1, n2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized, internals);
		}
		if (ref != null && parentComponent) setRef(ref, n1 && n1.ref, parentSuspense, n2 || n1, !n2);
		else if (ref == null && n1 && n1.ref != null) setRef(n1.ref, null, parentSuspense, n1, true);
	};
	const processText = (n1, n2, container, anchor) => {
		if (n1 == null) hostInsert(n2.el = hostCreateText(n2.children), container, anchor);
		else {
			const el = n2.el = n1.el;
			if (n2.children !== n1.children) hostSetText(el, n2.children);
		}
	};
	const processCommentNode = (n1, n2, container, anchor) => {
		if (n1 == null) hostInsert(n2.el = hostCreateComment(n2.children || ""), container, anchor);
		else n2.el = n1.el;
	};
	const mountStaticNode = (n2, container, anchor, namespace) => {
		[n2.el, n2.anchor] = hostInsertStaticContent(n2.children, container, anchor, namespace, n2.el, n2.anchor);
	};
	const moveStaticNode = ({ el, anchor }, container, nextSibling) => {
		let next;
		while (el && el !== anchor) {
			next = hostNextSibling(el);
			hostInsert(el, container, nextSibling);
			el = next;
		}
		hostInsert(anchor, container, nextSibling);
	};
	const removeStaticNode = ({ el, anchor }) => {
		let next;
		while (el && el !== anchor) {
			next = hostNextSibling(el);
			hostRemove(el);
			el = next;
		}
		hostRemove(anchor);
	};
	const processElement = (n1, n2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized) => {
		if (n2.type === "svg") namespace = "svg";
		else if (n2.type === "math") namespace = "mathml";
		if (n1 == null) mountElement(n2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
		else {
			const customElement = n1.el && n1.el._isVueCE ? n1.el : null;
			try {
				if (customElement) customElement._beginPatch();
				patchElement(n1, n2, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
			} finally {
				if (customElement) customElement._endPatch();
			}
		}
	};
	const mountElement = (vnode, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized) => {
		let el;
		let vnodeHook;
		const { props, shapeFlag, transition, dirs } = vnode;
		el = vnode.el = hostCreateElement(vnode.type, namespace, props && props.is, props);
		if (shapeFlag & 8) hostSetElementText(el, vnode.children);
		else if (shapeFlag & 16) mountChildren(vnode.children, el, null, parentComponent, parentSuspense, resolveChildrenNamespace(vnode, namespace), slotScopeIds, optimized);
		if (dirs) invokeDirectiveHook(vnode, null, parentComponent, "created");
		setScopeId(el, vnode, vnode.scopeId, slotScopeIds, parentComponent);
		if (props) {
			for (const key in props) if (key !== "value" && !isReservedProp(key)) hostPatchProp(el, key, null, props[key], namespace, parentComponent);
			if ("value" in props) hostPatchProp(el, "value", null, props.value, namespace);
			if (vnodeHook = props.onVnodeBeforeMount) invokeVNodeHook(vnodeHook, parentComponent, vnode);
		}
		if (dirs) invokeDirectiveHook(vnode, null, parentComponent, "beforeMount");
		const needCallTransitionHooks = needTransition(parentSuspense, transition);
		if (needCallTransitionHooks) transition.beforeEnter(el);
		else if (transition && !transition.persisted) el[deferredEnterKey] = true;
		hostInsert(el, container, anchor);
		if ((vnodeHook = props && props.onVnodeMounted) || needCallTransitionHooks || dirs) queuePostRenderEffect(() => {
			try {
				vnodeHook && invokeVNodeHook(vnodeHook, parentComponent, vnode);
				needCallTransitionHooks && transition.enter(el);
				dirs && invokeDirectiveHook(vnode, null, parentComponent, "mounted");
			} finally {}
		}, parentSuspense);
	};
	const setScopeId = (el, vnode, scopeId, slotScopeIds, parentComponent) => {
		if (scopeId) hostSetScopeId(el, scopeId);
		if (slotScopeIds) for (let i = 0; i < slotScopeIds.length; i++) hostSetScopeId(el, slotScopeIds[i]);
		if (parentComponent) {
			let subTree = parentComponent.subTree;
			if (vnode === subTree || isSuspense(subTree.type) && (subTree.ssContent === vnode || subTree.ssFallback === vnode)) {
				const parentVNode = parentComponent.vnode;
				setScopeId(el, parentVNode, parentVNode.scopeId, parentVNode.slotScopeIds, parentComponent.parent);
			}
		}
	};
	const mountChildren = (children, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized, start = 0) => {
		for (let i = start; i < children.length; i++) {
			const child = children[i] = optimized ? cloneIfMounted(children[i]) : normalizeVNode(children[i]);
			patch(null, child, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
		}
	};
	const patchElement = (n1, n2, parentComponent, parentSuspense, namespace, slotScopeIds, optimized) => {
		const el = n2.el = n1.el;
		let { patchFlag, dynamicChildren, dirs } = n2;
		patchFlag |= n1.patchFlag & 16;
		const oldProps = n1.props || EMPTY_OBJ;
		const newProps = n2.props || EMPTY_OBJ;
		let vnodeHook;
		parentComponent && toggleRecurse(parentComponent, false);
		if (vnodeHook = newProps.onVnodeBeforeUpdate) invokeVNodeHook(vnodeHook, parentComponent, n2, n1);
		if (dirs) invokeDirectiveHook(n2, n1, parentComponent, "beforeUpdate");
		parentComponent && toggleRecurse(parentComponent, true);
		if (dynamicChildren && (!n1.dynamicChildren || n1.dynamicChildren.length !== dynamicChildren.length)) {
			patchFlag = 0;
			optimized = false;
			dynamicChildren = null;
		}
		if (oldProps.innerHTML && newProps.innerHTML == null || oldProps.textContent && newProps.textContent == null) hostSetElementText(el, "");
		if (dynamicChildren) patchBlockChildren(n1.dynamicChildren, dynamicChildren, el, parentComponent, parentSuspense, resolveChildrenNamespace(n2, namespace), slotScopeIds);
		else if (!optimized) patchChildren(n1, n2, el, null, parentComponent, parentSuspense, resolveChildrenNamespace(n2, namespace), slotScopeIds, false);
		if (patchFlag > 0) {
			if (patchFlag & 16) patchProps(el, oldProps, newProps, parentComponent, namespace);
			else {
				if (patchFlag & 2) {
					if (oldProps.class !== newProps.class) hostPatchProp(el, "class", null, newProps.class, namespace);
				}
				if (patchFlag & 4) hostPatchProp(el, "style", oldProps.style, newProps.style, namespace);
				if (patchFlag & 8) {
					const propsToUpdate = n2.dynamicProps;
					for (let i = 0; i < propsToUpdate.length; i++) {
						const key = propsToUpdate[i];
						const prev = oldProps[key];
						const next = newProps[key];
						if (next !== prev || key === "value") hostPatchProp(el, key, prev, next, namespace, parentComponent);
					}
				}
			}
			if (patchFlag & 1) {
				if (n1.children !== n2.children) hostSetElementText(el, n2.children);
			}
		} else if (!optimized && dynamicChildren == null) patchProps(el, oldProps, newProps, parentComponent, namespace);
		if ((vnodeHook = newProps.onVnodeUpdated) || dirs) queuePostRenderEffect(() => {
			vnodeHook && invokeVNodeHook(vnodeHook, parentComponent, n2, n1);
			dirs && invokeDirectiveHook(n2, n1, parentComponent, "updated");
		}, parentSuspense);
	};
	const patchBlockChildren = (oldChildren, newChildren, fallbackContainer, parentComponent, parentSuspense, namespace, slotScopeIds) => {
		for (let i = 0; i < newChildren.length; i++) {
			const oldVNode = oldChildren[i];
			const newVNode = newChildren[i];
			const oldEl = oldVNode.el || resolveAsyncComponentPlaceholder(oldVNode);
			const container = oldEl && (oldVNode.type === Fragment || !isSameVNodeType(oldVNode, newVNode) || oldVNode.shapeFlag & 198) ? hostParentNode(oldEl) : fallbackContainer;
			patch(oldVNode, newVNode, container, null, parentComponent, parentSuspense, namespace, slotScopeIds, true);
		}
	};
	const patchProps = (el, oldProps, newProps, parentComponent, namespace) => {
		if (oldProps !== newProps) {
			if (oldProps !== EMPTY_OBJ) {
				for (const key in oldProps) if (!isReservedProp(key) && !(key in newProps)) hostPatchProp(el, key, oldProps[key], null, namespace, parentComponent);
			}
			for (const key in newProps) {
				if (isReservedProp(key)) continue;
				const next = newProps[key];
				const prev = oldProps[key];
				if (next !== prev && key !== "value") hostPatchProp(el, key, prev, next, namespace, parentComponent);
			}
			if ("value" in newProps) hostPatchProp(el, "value", oldProps.value, newProps.value, namespace);
		}
	};
	const processFragment = (n1, n2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized) => {
		const fragmentStartAnchor = n2.el = n1 ? n1.el : hostCreateText("");
		const fragmentEndAnchor = n2.anchor = n1 ? n1.anchor : hostCreateText("");
		let { patchFlag, dynamicChildren, slotScopeIds: fragmentSlotScopeIds } = n2;
		if (fragmentSlotScopeIds) slotScopeIds = slotScopeIds ? slotScopeIds.concat(fragmentSlotScopeIds) : fragmentSlotScopeIds;
		if (n1 == null) {
			hostInsert(fragmentStartAnchor, container, anchor);
			hostInsert(fragmentEndAnchor, container, anchor);
			mountChildren(n2.children || [], container, fragmentEndAnchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
		} else if (patchFlag > 0 && patchFlag & 64 && dynamicChildren && n1.dynamicChildren && n1.dynamicChildren.length === dynamicChildren.length) {
			patchBlockChildren(n1.dynamicChildren, dynamicChildren, container, parentComponent, parentSuspense, namespace, slotScopeIds);
			if (n2.key != null || parentComponent && n2 === parentComponent.subTree) traverseStaticChildren(n1, n2, true);
		} else patchChildren(n1, n2, container, fragmentEndAnchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
	};
	const processComponent = (n1, n2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized) => {
		n2.slotScopeIds = slotScopeIds;
		if (n1 == null) {
			if (n2.shapeFlag & 512) parentComponent.ctx.activate(n2, container, anchor, namespace, optimized);
			else mountComponent(n2, container, anchor, parentComponent, parentSuspense, namespace, optimized);
		} else updateComponent(n1, n2, optimized);
	};
	const mountComponent = (initialVNode, container, anchor, parentComponent, parentSuspense, namespace, optimized) => {
		const instance = initialVNode.component = createComponentInstance(initialVNode, parentComponent, parentSuspense);
		if (isKeepAlive(initialVNode)) instance.ctx.renderer = internals;
		setupComponent(instance, false, optimized);
		if (instance.asyncDep) {
			parentSuspense && parentSuspense.registerDep(instance, setupRenderEffect, optimized, namespace);
			if (!initialVNode.el) {
				const placeholder = instance.subTree = createVNode(Comment);
				processCommentNode(null, placeholder, container, anchor);
				initialVNode.placeholder = placeholder.el;
			}
		} else setupRenderEffect(instance, initialVNode, container, anchor, parentSuspense, namespace, optimized);
	};
	const updateComponent = (n1, n2, optimized) => {
		const instance = n2.component = n1.component;
		if (shouldUpdateComponent(n1, n2, optimized)) {
			if (instance.asyncDep && !instance.asyncResolved) {
				n2.el = n1.el;
				n2.placeholder = n1.placeholder;
				updateComponentPreRender(instance, n2, optimized);
				return;
			} else {
				instance.next = n2;
				instance.update();
			}
		} else {
			n2.el = n1.el;
			n2.placeholder = n1.placeholder;
			instance.vnode = n2;
		}
	};
	const setupRenderEffect = (instance, initialVNode, container, anchor, parentSuspense, namespace, optimized) => {
		const componentUpdateFn = () => {
			if (!instance.isMounted) {
				let vnodeHook;
				const { el, props } = initialVNode;
				const { bm, m, parent, root, type } = instance;
				const isAsyncWrapperVNode = isAsyncWrapper(initialVNode);
				toggleRecurse(instance, false);
				if (bm) invokeArrayFns(bm);
				if (!isAsyncWrapperVNode && (vnodeHook = props && props.onVnodeBeforeMount)) invokeVNodeHook(vnodeHook, parent, initialVNode);
				toggleRecurse(instance, true);
				if (el && hydrateNode) {
					const hydrateSubTree = () => {
						instance.subTree = renderComponentRoot(instance);
						hydrateNode(el, instance.subTree, instance, parentSuspense, null);
					};
					if (isAsyncWrapperVNode && type.__asyncHydrate) type.__asyncHydrate(el, instance, hydrateSubTree);
					else hydrateSubTree();
				} else {
					if (root.ce && root.ce._hasShadowRoot()) root.ce._injectChildStyle(type, instance.parent ? instance.parent.type : void 0);
					const subTree = instance.subTree = renderComponentRoot(instance);
					patch(null, subTree, container, anchor, instance, parentSuspense, namespace);
					initialVNode.el = subTree.el;
				}
				if (m) queuePostRenderEffect(m, parentSuspense);
				if (!isAsyncWrapperVNode && (vnodeHook = props && props.onVnodeMounted)) {
					const scopedInitialVNode = initialVNode;
					queuePostRenderEffect(() => invokeVNodeHook(vnodeHook, parent, scopedInitialVNode), parentSuspense);
				}
				if (initialVNode.shapeFlag & 256 || parent && isAsyncWrapper(parent.vnode) && parent.vnode.shapeFlag & 256) instance.a && queuePostRenderEffect(instance.a, parentSuspense);
				instance.isMounted = true;
				initialVNode = container = anchor = null;
			} else {
				let { next, bu, u, parent, vnode } = instance;
				{
					const unresolvedAsyncRoot = locateUnresolvedAsyncRoot(instance);
					if (unresolvedAsyncRoot) {
						if (next) {
							next.el = vnode.el;
							updateComponentPreRender(instance, next, optimized);
						}
						unresolvedAsyncRoot.asyncDep.then(() => {
							const retry = () => {
								if (instance.job.flags & 8) return;
								if (parentSuspense && parentSuspense.pendingBranch) queuePostRenderEffect(retry, parentSuspense);
								else update();
							};
							retry.flags = 48;
							queuePostRenderEffect(retry, parentSuspense);
						});
						return;
					}
				}
				let originNext = next;
				let vnodeHook;
				toggleRecurse(instance, false);
				if (next) {
					next.el = vnode.el;
					updateComponentPreRender(instance, next, optimized);
				} else next = vnode;
				if (bu) invokeArrayFns(bu);
				if (vnodeHook = next.props && next.props.onVnodeBeforeUpdate) invokeVNodeHook(vnodeHook, parent, next, vnode);
				toggleRecurse(instance, true);
				const nextTree = renderComponentRoot(instance);
				const prevTree = instance.subTree;
				instance.subTree = nextTree;
				patch(prevTree, nextTree, hostParentNode(prevTree.el || resolveAsyncComponentPlaceholder(prevTree)), getNextHostNode(prevTree), instance, parentSuspense, namespace);
				next.el = nextTree.el;
				if (originNext === null) updateHOCHostEl(instance, nextTree.el);
				if (u) queuePostRenderEffect(u, parentSuspense);
				if (vnodeHook = next.props && next.props.onVnodeUpdated) queuePostRenderEffect(() => invokeVNodeHook(vnodeHook, parent, next, vnode), parentSuspense);
			}
		};
		instance.scope.on();
		const effect = instance.effect = new ReactiveEffect(componentUpdateFn);
		instance.scope.off();
		const update = instance.update = effect.run.bind(effect);
		const job = instance.job = effect.runIfDirty.bind(effect);
		job.i = instance;
		job.id = instance.uid;
		effect.scheduler = () => queueJob(job);
		toggleRecurse(instance, true);
		update();
	};
	const updateComponentPreRender = (instance, nextVNode, optimized) => {
		nextVNode.component = instance;
		const prevProps = instance.vnode.props;
		instance.vnode = nextVNode;
		instance.next = null;
		updateProps(instance, nextVNode.props, prevProps, optimized);
		updateSlots(instance, nextVNode.children, optimized);
		pauseTracking();
		flushPreFlushCbs(instance);
		resetTracking();
	};
	const patchChildren = (n1, n2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized = false) => {
		const c1 = n1 && n1.children;
		const prevShapeFlag = n1 ? n1.shapeFlag : 0;
		const c2 = n2.children;
		const { patchFlag, shapeFlag } = n2;
		if (patchFlag > 0) {
			if (patchFlag & 128) {
				patchKeyedChildren(c1, c2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
				return;
			} else if (patchFlag & 256) {
				patchUnkeyedChildren(c1, c2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
				return;
			}
		}
		if (shapeFlag & 8) {
			if (prevShapeFlag & 16) unmountChildren(c1, parentComponent, parentSuspense);
			if (c2 !== c1) hostSetElementText(container, c2);
		} else if (prevShapeFlag & 16) {
			if (shapeFlag & 16) patchKeyedChildren(c1, c2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
			else unmountChildren(c1, parentComponent, parentSuspense, true);
		} else {
			if (prevShapeFlag & 8) hostSetElementText(container, "");
			if (shapeFlag & 16) mountChildren(c2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
		}
	};
	const patchUnkeyedChildren = (c1, c2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized) => {
		c1 = c1 || EMPTY_ARR;
		c2 = c2 || EMPTY_ARR;
		const oldLength = c1.length;
		const newLength = c2.length;
		const commonLength = Math.min(oldLength, newLength);
		let i = 0;
		for (; i < commonLength; i++) {
			const nextChild = c2[i] = optimized ? cloneIfMounted(c2[i]) : normalizeVNode(c2[i]);
			patch(c1[i], nextChild, container, null, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
		}
		if (oldLength > newLength) unmountChildren(c1, parentComponent, parentSuspense, true, false, commonLength);
		else mountChildren(c2, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized, commonLength);
	};
	const patchKeyedChildren = (c1, c2, container, parentAnchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized) => {
		let i = 0;
		const l2 = c2.length;
		let e1 = c1.length - 1;
		let e2 = l2 - 1;
		while (i <= e1 && i <= e2) {
			const n1 = c1[i];
			const n2 = c2[i] = optimized ? cloneIfMounted(c2[i]) : normalizeVNode(c2[i]);
			if (isSameVNodeType(n1, n2)) patch(n1, n2, container, null, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
			else break;
			i++;
		}
		while (i <= e1 && i <= e2) {
			const n1 = c1[e1];
			const n2 = c2[e2] = optimized ? cloneIfMounted(c2[e2]) : normalizeVNode(c2[e2]);
			if (isSameVNodeType(n1, n2)) patch(n1, n2, container, null, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
			else break;
			e1--;
			e2--;
		}
		if (i > e1) {
			if (i <= e2) {
				const nextPos = e2 + 1;
				const anchor = nextPos < l2 ? c2[nextPos].el : parentAnchor;
				while (i <= e2) {
					patch(null, c2[i] = optimized ? cloneIfMounted(c2[i]) : normalizeVNode(c2[i]), container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
					i++;
				}
			}
		} else if (i > e2) while (i <= e1) {
			unmount(c1[i], parentComponent, parentSuspense, true);
			i++;
		}
		else {
			const s1 = i;
			const s2 = i;
			const keyToNewIndexMap = /* @__PURE__ */ new Map();
			for (i = s2; i <= e2; i++) {
				const nextChild = c2[i] = optimized ? cloneIfMounted(c2[i]) : normalizeVNode(c2[i]);
				if (nextChild.key != null) keyToNewIndexMap.set(nextChild.key, i);
			}
			let j;
			let patched = 0;
			const toBePatched = e2 - s2 + 1;
			let moved = false;
			let maxNewIndexSoFar = 0;
			const newIndexToOldIndexMap = new Array(toBePatched);
			for (i = 0; i < toBePatched; i++) newIndexToOldIndexMap[i] = 0;
			for (i = s1; i <= e1; i++) {
				const prevChild = c1[i];
				if (patched >= toBePatched) {
					unmount(prevChild, parentComponent, parentSuspense, true);
					continue;
				}
				let newIndex;
				if (prevChild.key != null) newIndex = keyToNewIndexMap.get(prevChild.key);
				else for (j = s2; j <= e2; j++) if (newIndexToOldIndexMap[j - s2] === 0 && isSameVNodeType(prevChild, c2[j])) {
					newIndex = j;
					break;
				}
				if (newIndex === void 0) unmount(prevChild, parentComponent, parentSuspense, true);
				else {
					newIndexToOldIndexMap[newIndex - s2] = i + 1;
					if (newIndex >= maxNewIndexSoFar) maxNewIndexSoFar = newIndex;
					else moved = true;
					patch(prevChild, c2[newIndex], container, null, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
					patched++;
				}
			}
			const increasingNewIndexSequence = moved ? getSequence(newIndexToOldIndexMap) : EMPTY_ARR;
			j = increasingNewIndexSequence.length - 1;
			for (i = toBePatched - 1; i >= 0; i--) {
				const nextIndex = s2 + i;
				const nextChild = c2[nextIndex];
				const anchorVNode = c2[nextIndex + 1];
				const anchor = nextIndex + 1 < l2 ? anchorVNode.el || resolveAsyncComponentPlaceholder(anchorVNode) : parentAnchor;
				if (newIndexToOldIndexMap[i] === 0) patch(null, nextChild, container, anchor, parentComponent, parentSuspense, namespace, slotScopeIds, optimized);
				else if (moved) {
					if (j < 0 || i !== increasingNewIndexSequence[j]) move(nextChild, container, anchor, 2);
					else j--;
				}
			}
		}
	};
	const move = (vnode, container, anchor, moveType, parentSuspense = null) => {
		const { el, type, transition, children, shapeFlag } = vnode;
		if (shapeFlag & 6) {
			move(vnode.component.subTree, container, anchor, moveType);
			return;
		}
		if (shapeFlag & 128) {
			vnode.suspense.move(container, anchor, moveType);
			return;
		}
		if (shapeFlag & 64) {
			type.move(vnode, container, anchor, internals);
			return;
		}
		if (type === Fragment) {
			hostInsert(el, container, anchor);
			for (let i = 0; i < children.length; i++) move(children[i], container, anchor, moveType);
			hostInsert(vnode.anchor, container, anchor);
			return;
		}
		if (type === Static) {
			moveStaticNode(vnode, container, anchor);
			return;
		}
		if (moveType !== 2 && shapeFlag & 1 && transition) {
			if (moveType === 0) {
				if (transition.persisted && !el[leaveCbKey]) hostInsert(el, container, anchor);
				else {
					transition.beforeEnter(el);
					hostInsert(el, container, anchor);
					queuePostRenderEffect(() => transition.enter(el), parentSuspense);
				}
			} else {
				const { leave, delayLeave, afterLeave } = transition;
				const remove2 = () => {
					if (vnode.ctx.isUnmounted) hostRemove(el);
					else hostInsert(el, container, anchor);
				};
				const performLeave = () => {
					const wasLeaving = el._isLeaving || !!el[leaveCbKey];
					if (el._isLeaving) el[leaveCbKey](true);
					if (transition.persisted && !wasLeaving) remove2();
					else leave(el, () => {
						remove2();
						afterLeave && afterLeave();
					});
				};
				if (delayLeave) delayLeave(el, remove2, performLeave);
				else performLeave();
			}
		} else hostInsert(el, container, anchor);
	};
	const unmount = (vnode, parentComponent, parentSuspense, doRemove = false, optimized = false) => {
		const { type, props, ref, children, dynamicChildren, shapeFlag, patchFlag, dirs, cacheIndex, memo } = vnode;
		if (patchFlag === -2 || dynamicChildren && dynamicChildren.hasOnce) optimized = false;
		if (ref != null) {
			pauseTracking();
			setRef(ref, null, parentSuspense, vnode, true);
			resetTracking();
		}
		if (cacheIndex != null && (!vnode.ctx || vnode.ctx === parentComponent)) parentComponent.renderCache[cacheIndex] = void 0;
		if (shapeFlag & 256 && parentComponent.ctx.deactivate(vnode)) return;
		const shouldInvokeDirs = shapeFlag & 1 && dirs;
		const shouldInvokeVnodeHook = !isAsyncWrapper(vnode);
		let vnodeHook;
		if (shouldInvokeVnodeHook && (vnodeHook = props && props.onVnodeBeforeUnmount)) invokeVNodeHook(vnodeHook, parentComponent, vnode);
		if (shapeFlag & 6) unmountComponent(vnode.component, parentSuspense, doRemove);
		else {
			if (shapeFlag & 128) {
				vnode.suspense.unmount(parentSuspense, doRemove);
				return;
			}
			if (shouldInvokeDirs) invokeDirectiveHook(vnode, null, parentComponent, "beforeUnmount");
			if (shapeFlag & 64) vnode.type.remove(vnode, parentComponent, parentSuspense, internals, doRemove);
			else if (dynamicChildren && !dynamicChildren.hasOnce && (type !== Fragment || patchFlag > 0 && patchFlag & 64)) unmountChildren(dynamicChildren, parentComponent, parentSuspense, false, true);
			else if (type === Fragment && patchFlag & 384 || !optimized && shapeFlag & 16) unmountChildren(children, parentComponent, parentSuspense);
			if (doRemove) remove(vnode);
		}
		const shouldInvalidateMemo = memo != null && cacheIndex == null;
		if (shouldInvokeVnodeHook && (vnodeHook = props && props.onVnodeUnmounted) || shouldInvokeDirs || shouldInvalidateMemo) queuePostRenderEffect(() => {
			vnodeHook && invokeVNodeHook(vnodeHook, parentComponent, vnode);
			shouldInvokeDirs && invokeDirectiveHook(vnode, null, parentComponent, "unmounted");
			if (shouldInvalidateMemo) vnode.el = null;
		}, parentSuspense);
	};
	const remove = (vnode) => {
		const { type, el, anchor, transition } = vnode;
		const isFragment = type === Fragment;
		if (isFragment && !transition) {
			removeFragment(el, anchor);
			return;
		}
		if (type === Static) {
			removeStaticNode(vnode);
			if (transition && !transition.persisted && transition.afterLeave) transition.afterLeave();
			return;
		}
		const leavingNode = isFragment ? getTransitionRoot(vnode) : vnode;
		const performRemove = () => {
			if (isFragment) {
				if (hostParentNode(el)) removeFragment(el, anchor);
			} else hostRemove(el);
			if (transition && !transition.persisted && transition.afterLeave) transition.afterLeave();
		};
		if (leavingNode && leavingNode.shapeFlag & 1 && transition && !transition.persisted) {
			const { leave, delayLeave } = transition;
			const leavingEl = leavingNode.el;
			const performLeave = () => leave(leavingEl, performRemove);
			if (delayLeave) delayLeave(leavingEl, performRemove, performLeave);
			else performLeave();
		} else performRemove();
	};
	const removeFragment = (cur, end) => {
		let next;
		while (cur !== end) {
			next = hostNextSibling(cur);
			hostRemove(cur);
			cur = next;
		}
		hostRemove(end);
	};
	const unmountComponent = (instance, parentSuspense, doRemove) => {
		const { bum, scope, job, subTree, um, m, a } = instance;
		invalidateMount(m);
		invalidateMount(a);
		if (bum) invokeArrayFns(bum);
		scope.stop();
		if (job) {
			job.flags |= 8;
			unmount(subTree, instance, parentSuspense, doRemove);
		} else if (subTree) {
			subTree.transition = instance.vnode.transition;
			unmount(subTree, instance, parentSuspense, doRemove);
		}
		if (um) queuePostRenderEffect(um, parentSuspense);
		const markUnmounted = () => {
			instance.isUnmounted = true;
		};
		markUnmounted.flags = 16;
		queuePostRenderEffect(markUnmounted, parentSuspense);
	};
	const unmountChildren = (children, parentComponent, parentSuspense, doRemove = false, optimized = false, start = 0) => {
		for (let i = start; i < children.length; i++) unmount(children[i], parentComponent, parentSuspense, doRemove, optimized);
	};
	const getNextHostNode = (vnode) => {
		if (vnode.shapeFlag & 6) return getNextHostNode(vnode.component.subTree);
		if (vnode.shapeFlag & 128) return vnode.suspense.next();
		const el = hostNextSibling(vnode.anchor || vnode.el);
		const teleportEnd = el && el[TeleportEndKey];
		return teleportEnd ? hostNextSibling(teleportEnd) : el;
	};
	const render = (vnode, container, namespace) => {
		flushOnAppMount(() => {
			if (vnode == null) {
				if (container._vnode) unmount(container._vnode, null, null, true);
			} else patch(container._vnode || null, vnode, container, null, null, null, namespace);
			container._vnode = vnode;
		}, vnode && container._vnode ? void 0 : vnode && vnode.component ? vnode.component.uid : getNextUid());
	};
	const internals = {
		p: patch,
		um: unmount,
		m: move,
		r: remove,
		mt: mountComponent,
		mc: mountChildren,
		pc: patchChildren,
		pbc: patchBlockChildren,
		n: getNextHostNode,
		o: options
	};
	let hydrate;
	let hydrateNode;
	if (createHydrationFns) [hydrate, hydrateNode] = createHydrationFns(internals);
	return {
		render,
		hydrate,
		createApp: createAppAPI(render, hydrate)
	};
}
function resolveChildrenNamespace({ type, props }, currentNamespace) {
	return currentNamespace === "svg" && type === "foreignObject" || currentNamespace === "mathml" && type === "annotation-xml" && props && props.encoding && props.encoding.includes("html") ? void 0 : currentNamespace;
}
function toggleRecurse({ effect, job }, allowed) {
	if (allowed) {
		effect.flags |= 32;
		job.flags |= 4;
	} else {
		effect.flags &= -33;
		job.flags &= -5;
	}
}
function needTransition(parentSuspense, transition) {
	return (!parentSuspense || parentSuspense && !parentSuspense.pendingBranch) && transition && !transition.persisted;
}
function traverseStaticChildren(n1, n2, shallow = false) {
	const ch1 = n1.children;
	const ch2 = n2.children;
	if (isArray(ch1) && isArray(ch2)) for (let i = 0; i < ch1.length; i++) {
		const c1 = ch1[i];
		let c2 = ch2[i];
		if (c2.shapeFlag & 1 && !c2.dynamicChildren) {
			if (c2.patchFlag <= 0 || c2.patchFlag === 32) {
				c2 = ch2[i] = cloneIfMounted(ch2[i]);
				c2.el = c1.el;
			}
			if (!shallow && c2.patchFlag !== -2) traverseStaticChildren(c1, c2);
		}
		if (c2.type === Text) {
			if (c2.patchFlag === -1) c2 = ch2[i] = cloneIfMounted(c2);
			c2.el = c1.el;
		}
		if (c2.type === Comment && !c2.el) c2.el = c1.el;
	}
}
function getSequence(arr) {
	const p = arr.slice();
	const result = [0];
	let i, j, u, v, c;
	const len = arr.length;
	for (i = 0; i < len; i++) {
		const arrI = arr[i];
		if (arrI !== 0) {
			j = result[result.length - 1];
			if (arr[j] < arrI) {
				p[i] = j;
				result.push(i);
				continue;
			}
			u = 0;
			v = result.length - 1;
			while (u < v) {
				c = u + v >> 1;
				if (arr[result[c]] < arrI) u = c + 1;
				else v = c;
			}
			if (arrI < arr[result[u]]) {
				if (u > 0) p[i] = result[u - 1];
				result[u] = i;
			}
		}
	}
	u = result.length;
	v = result[u - 1];
	while (u-- > 0) {
		result[u] = v;
		v = p[v];
	}
	return result;
}
function locateUnresolvedAsyncRoot(instance) {
	const subComponent = instance.subTree.component;
	if (subComponent) {
		if (subComponent.asyncDep && !subComponent.asyncResolved) return subComponent;
		else return locateUnresolvedAsyncRoot(subComponent);
	}
}
function invalidateMount(hooks) {
	if (hooks) for (let i = 0; i < hooks.length; i++) hooks[i].flags |= 8;
}
function resolveAsyncComponentPlaceholder(anchorVnode) {
	if (anchorVnode.placeholder) return anchorVnode.placeholder;
	const instance = anchorVnode.component;
	if (instance) return resolveAsyncComponentPlaceholder(instance.subTree);
	const suspense = anchorVnode.suspense;
	if (suspense && suspense.activeBranch) return resolveAsyncComponentPlaceholder(suspense.activeBranch);
	return null;
}
var isSuspense = (type) => type.__isSuspense;
var deferredEnterKey = /* @__PURE__ */ Symbol("_deferredEnter");
function queueEffectWithSuspense(fn, suspense) {
	if (suspense && suspense.pendingBranch) {
		if (isArray(fn)) suspense.effects.push(...fn);
		else suspense.effects.push(fn);
	} else queuePostFlushCb(fn);
}
var Fragment = /* @__PURE__ */ Symbol.for("v-fgt");
var Text = /* @__PURE__ */ Symbol.for("v-txt");
var Comment = /* @__PURE__ */ Symbol.for("v-cmt");
var Static = /* @__PURE__ */ Symbol.for("v-stc");
var blockStack = [];
var currentBlock = null;
function openBlock(disableTracking = false) {
	blockStack.push(currentBlock = disableTracking ? null : []);
}
function closeBlock() {
	blockStack.pop();
	currentBlock = blockStack[blockStack.length - 1] || null;
}
var isBlockTreeEnabled = 1;
function setBlockTracking(value, inVOnce = false) {
	isBlockTreeEnabled += value;
	if (value < 0 && currentBlock && inVOnce) currentBlock.hasOnce = true;
}
function setupBlock(vnode) {
	vnode.dynamicChildren = isBlockTreeEnabled > 0 ? currentBlock || EMPTY_ARR : null;
	closeBlock();
	if (isBlockTreeEnabled > 0 && currentBlock) currentBlock.push(vnode);
	return vnode;
}
function createElementBlock(type, props, children, patchFlag, dynamicProps, shapeFlag) {
	return setupBlock(createBaseVNode(type, props, children, patchFlag, dynamicProps, shapeFlag, true));
}
function createBlock(type, props, children, patchFlag, dynamicProps) {
	return setupBlock(createVNode(type, props, children, patchFlag, dynamicProps, true));
}
function isVNode(value) {
	return value ? value.__v_isVNode === true : false;
}
function isSameVNodeType(n1, n2) {
	return n1.type === n2.type && n1.key === n2.key;
}
var normalizeKey = ({ key }) => key != null ? key : null;
var normalizeRef = ({ ref, ref_key, ref_for }) => {
	if (typeof ref === "number") ref = "" + ref;
	return ref != null ? isString(ref) || /* @__PURE__ */ isRef(ref) || isFunction(ref) ? {
		i: currentRenderingInstance,
		r: ref,
		k: ref_key,
		f: !!ref_for
	} : ref : null;
};
function createBaseVNode(type, props = null, children = null, patchFlag = 0, dynamicProps = null, shapeFlag = type === Fragment ? 0 : 1, isBlockNode = false, needFullChildrenNormalization = false) {
	const vnode = {
		__v_isVNode: true,
		__v_skip: true,
		type,
		props,
		key: props && normalizeKey(props),
		ref: props && normalizeRef(props),
		scopeId: currentScopeId,
		slotScopeIds: null,
		children,
		component: null,
		suspense: null,
		ssContent: null,
		ssFallback: null,
		dirs: null,
		transition: null,
		el: null,
		anchor: null,
		target: null,
		targetStart: null,
		targetAnchor: null,
		staticCount: 0,
		shapeFlag,
		patchFlag,
		dynamicProps,
		dynamicChildren: null,
		appContext: null,
		ctx: currentRenderingInstance
	};
	if (needFullChildrenNormalization) {
		normalizeChildren(vnode, children);
		if (shapeFlag & 128) type.normalize(vnode);
	} else if (children) vnode.shapeFlag |= isString(children) ? 8 : 16;
	if (isBlockTreeEnabled > 0 && !isBlockNode && currentBlock && (vnode.patchFlag > 0 || shapeFlag & 6) && vnode.patchFlag !== 32) currentBlock.push(vnode);
	return vnode;
}
var createVNode = _createVNode;
function _createVNode(type, props = null, children = null, patchFlag = 0, dynamicProps = null, isBlockNode = false) {
	if (!type || type === NULL_DYNAMIC_COMPONENT) type = Comment;
	if (isVNode(type)) {
		const cloned = cloneVNode(type, props, true);
		if (children) normalizeChildren(cloned, children);
		if (isBlockTreeEnabled > 0 && !isBlockNode && currentBlock) {
			if (cloned.shapeFlag & 6) currentBlock[currentBlock.indexOf(type)] = cloned;
			else currentBlock.push(cloned);
		}
		cloned.patchFlag = -2;
		return cloned;
	}
	if (isClassComponent(type)) type = type.__vccOpts;
	if (props) {
		props = guardReactiveProps(props);
		let { class: klass, style } = props;
		if (klass && !isString(klass)) props.class = normalizeClass(klass);
		if (isObject(style)) {
			if (/* @__PURE__ */ isProxy(style) && !isArray(style)) style = extend({}, style);
			props.style = normalizeStyle(style);
		}
	}
	const shapeFlag = isString(type) ? 1 : isSuspense(type) ? 128 : isTeleport(type) ? 64 : isObject(type) ? 4 : isFunction(type) ? 2 : 0;
	return createBaseVNode(type, props, children, patchFlag, dynamicProps, shapeFlag, isBlockNode, true);
}
function guardReactiveProps(props) {
	if (!props) return null;
	if (/* @__PURE__ */ isProxy(props)) return extend({}, props);
	return isInternalObject(props) ? extend({}, props[rawAttrsKey] || props) : props;
}
function cloneVNode(vnode, extraProps, mergeRef = false, cloneTransition = false) {
	const { props, ref, patchFlag, children, transition } = vnode;
	const mergedProps = extraProps ? mergeProps(props || {}, extraProps) : props;
	const cloned = {
		__v_isVNode: true,
		__v_skip: true,
		type: vnode.type,
		props: mergedProps,
		key: mergedProps && normalizeKey(mergedProps),
		ref: extraProps && extraProps.ref ? mergeRef && ref ? isArray(ref) ? ref.concat(normalizeRef(extraProps)) : [ref, normalizeRef(extraProps)] : normalizeRef(extraProps) : ref,
		scopeId: vnode.scopeId,
		slotScopeIds: vnode.slotScopeIds,
		children,
		target: vnode.target,
		targetStart: vnode.targetStart,
		targetAnchor: vnode.targetAnchor,
		staticCount: vnode.staticCount,
		shapeFlag: vnode.shapeFlag,
		patchFlag: extraProps && vnode.type !== Fragment ? patchFlag === -1 ? 16 : patchFlag | 16 : patchFlag,
		dynamicProps: vnode.dynamicProps,
		dynamicChildren: vnode.dynamicChildren,
		appContext: vnode.appContext,
		dirs: vnode.dirs,
		transition,
		component: vnode.component,
		suspense: vnode.suspense,
		ssContent: vnode.ssContent && cloneVNode(vnode.ssContent),
		ssFallback: vnode.ssFallback && cloneVNode(vnode.ssFallback),
		placeholder: vnode.placeholder,
		el: vnode.el,
		anchor: vnode.anchor,
		ctx: vnode.ctx,
		ce: vnode.ce,
		cacheIndex: vnode.cacheIndex
	};
	if (transition && cloneTransition) setTransitionHooks(cloned, transition.clone(cloned));
	return cloned;
}
function createTextVNode(text = " ", flag = 0) {
	return createVNode(Text, null, text, flag);
}
function createCommentVNode(text = "", asBlock = false) {
	return asBlock ? (openBlock(), createBlock(Comment, null, text)) : createVNode(Comment, null, text);
}
function normalizeVNode(child) {
	if (child == null || typeof child === "boolean") return createVNode(Comment);
	else if (isArray(child)) return createVNode(Fragment, null, child.slice());
	else if (isVNode(child)) return cloneIfMounted(child);
	else return createVNode(Text, null, String(child));
}
function cloneIfMounted(child) {
	return child.el === null && child.patchFlag !== -1 || child.memo ? child : cloneVNode(child);
}
function normalizeChildren(vnode, children) {
	let type = 0;
	const { shapeFlag } = vnode;
	if (children == null) children = null;
	else if (isArray(children)) type = 16;
	else if (typeof children === "object") {
		if (shapeFlag & 65) {
			const slot = children.default;
			if (slot) {
				slot._c && (slot._d = false);
				normalizeChildren(vnode, slot());
				slot._c && (slot._d = true);
			}
			return;
		} else {
			type = 32;
			const slotFlag = children._;
			if (!slotFlag && !isInternalObject(children)) children._ctx = currentRenderingInstance;
			else if (slotFlag === 3 && currentRenderingInstance) {
				if (currentRenderingInstance.slots._ === 1) children._ = 1;
				else {
					children._ = 2;
					vnode.patchFlag |= 1024;
				}
			}
		}
	} else if (isFunction(children)) {
		if (shapeFlag & 65) {
			normalizeChildren(vnode, { default: children });
			return;
		}
		children = {
			default: children,
			_ctx: currentRenderingInstance
		};
		type = 32;
	} else {
		children = String(children);
		if (shapeFlag & 64) {
			type = 16;
			children = [createTextVNode(children)];
		} else type = 8;
	}
	vnode.children = children;
	vnode.shapeFlag |= type;
}
function mergeProps(...args) {
	const ret = {};
	for (let i = 0; i < args.length; i++) {
		const toMerge = args[i];
		for (const key in toMerge) if (key === "class") {
			if (ret.class !== toMerge.class) ret.class = normalizeClass([ret.class, toMerge.class]);
		} else if (key === "style") ret.style = normalizeStyle([ret.style, toMerge.style]);
		else if (isOn(key)) {
			const existing = ret[key];
			const incoming = toMerge[key];
			if (incoming && existing !== incoming && !(isArray(existing) && existing.includes(incoming))) ret[key] = existing ? [].concat(existing, incoming) : incoming;
			else if (incoming == null && existing == null && !isModelListener(key)) ret[key] = incoming;
		} else if (key !== "") ret[key] = toMerge[key];
	}
	return ret;
}
function invokeVNodeHook(hook, instance, vnode, prevVNode = null) {
	callWithAsyncErrorHandling(hook, instance, 7, [vnode, prevVNode]);
}
var emptyAppContext = /* @__PURE__ */ createAppContext();
var uid = 0;
function getNextUid() {
	return uid;
}
function createComponentInstance(vnode, parent, suspense) {
	const type = vnode.type;
	const appContext = (parent ? parent.appContext : vnode.appContext) || emptyAppContext;
	const instance = {
		uid: uid++,
		vnode,
		type,
		parent,
		appContext,
		root: null,
		next: null,
		subTree: null,
		effect: null,
		update: null,
		job: null,
		scope: new EffectScope(true),
		render: null,
		proxy: null,
		exposed: null,
		exposeProxy: null,
		withProxy: null,
		provides: parent ? parent.provides : Object.create(appContext.provides),
		ids: parent ? parent.ids : [
			"",
			0,
			0
		],
		accessCache: null,
		renderCache: [],
		components: null,
		directives: null,
		propsOptions: normalizePropsOptions(type, appContext),
		emitsOptions: normalizeEmitsOptions(type, appContext),
		emit: null,
		emitted: null,
		propsDefaults: EMPTY_OBJ,
		inheritAttrs: type.inheritAttrs,
		ctx: EMPTY_OBJ,
		data: EMPTY_OBJ,
		props: EMPTY_OBJ,
		attrs: EMPTY_OBJ,
		slots: EMPTY_OBJ,
		refs: EMPTY_OBJ,
		setupState: EMPTY_OBJ,
		setupContext: null,
		suspense,
		suspenseId: suspense ? suspense.pendingId : 0,
		asyncDep: null,
		asyncResolved: false,
		isMounted: false,
		isUnmounted: false,
		isDeactivated: false,
		bc: null,
		c: null,
		bm: null,
		m: null,
		bu: null,
		u: null,
		um: null,
		bum: null,
		da: null,
		a: null,
		rtg: null,
		rtc: null,
		ec: null,
		sp: null
	};
	instance.ctx = { _: instance };
	instance.root = parent ? parent.root : instance;
	instance.emit = emit.bind(null, instance);
	if (vnode.ce) vnode.ce(instance);
	return instance;
}
var currentInstance = null;
var getCurrentInstance = () => currentInstance || currentRenderingInstance;
var internalSetCurrentInstance;
var setInSSRSetupState;
{
	const g = getGlobalThis();
	const registerGlobalSetter = (key, setter) => {
		let setters;
		if (!(setters = g[key])) setters = g[key] = [];
		setters.push(setter);
		return (v) => {
			if (setters.length > 1) setters.forEach((set) => set(v));
			else setters[0](v);
		};
	};
	internalSetCurrentInstance = registerGlobalSetter(`__VUE_INSTANCE_SETTERS__`, (v) => currentInstance = v);
	setInSSRSetupState = registerGlobalSetter(`__VUE_SSR_SETTERS__`, (v) => isInSSRComponentSetup = v);
}
var setCurrentInstance = (instance) => {
	const prev = currentInstance;
	internalSetCurrentInstance(instance);
	instance.scope.on();
	return () => {
		instance.scope.off();
		internalSetCurrentInstance(prev);
	};
};
var unsetCurrentInstance = () => {
	currentInstance && currentInstance.scope.off();
	internalSetCurrentInstance(null);
};
function isStatefulComponent(instance) {
	return instance.vnode.shapeFlag & 4;
}
var isInSSRComponentSetup = false;
function setupComponent(instance, isSSR = false, optimized = false) {
	isSSR && setInSSRSetupState(isSSR);
	const { props, children } = instance.vnode;
	const isStateful = isStatefulComponent(instance);
	initProps(instance, props, isStateful, isSSR);
	initSlots(instance, children, optimized || isSSR);
	const setupResult = isStateful ? setupStatefulComponent(instance, isSSR) : void 0;
	isSSR && setInSSRSetupState(false);
	return setupResult;
}
function setupStatefulComponent(instance, isSSR) {
	const Component = instance.type;
	instance.accessCache = /* @__PURE__ */ Object.create(null);
	instance.proxy = new Proxy(instance.ctx, PublicInstanceProxyHandlers);
	const { setup } = Component;
	if (setup) {
		pauseTracking();
		const setupContext = instance.setupContext = setup.length > 1 ? createSetupContext(instance) : null;
		const reset = setCurrentInstance(instance);
		const setupResult = callWithErrorHandling(setup, instance, 0, [instance.props, setupContext]);
		const isAsyncSetup = isPromise(setupResult);
		resetTracking();
		reset();
		if ((isAsyncSetup || instance.sp) && !isAsyncWrapper(instance)) markAsyncBoundary(instance);
		if (isAsyncSetup) {
			setupResult.then(unsetCurrentInstance, unsetCurrentInstance);
			if (isSSR) return setupResult.then((resolvedResult) => {
				setInSSRSetupState(true);
				try {
					handleSetupResult(instance, resolvedResult, isSSR);
				} finally {
					setInSSRSetupState(false);
				}
			}).catch((e) => {
				handleError(e, instance, 0, void 0, true);
				instance.ssrRender = (_, push) => push("<!---->");
			});
			else instance.asyncDep = setupResult;
		} else handleSetupResult(instance, setupResult, isSSR);
	} else finishComponentSetup(instance, isSSR);
}
function handleSetupResult(instance, setupResult, isSSR) {
	if (isFunction(setupResult)) {
		if (instance.type.__ssrInlineRender) instance.ssrRender = setupResult;
		else instance.render = setupResult;
	} else if (isObject(setupResult)) instance.setupState = proxyRefs(setupResult);
	finishComponentSetup(instance, isSSR);
}
function finishComponentSetup(instance, isSSR, skipOptions) {
	const Component = instance.type;
	if (!instance.render) instance.render = Component.render || NOOP;
}
var rawAttrsKey = /* @__PURE__ */ Symbol();
var attrsProxyHandlers = { get(target, key) {
	track(target, "get", "");
	return key === rawAttrsKey ? target : target[key];
} };
function createSetupContext(instance) {
	const expose = (exposed) => {
		instance.exposed = exposed || {};
	};
	return {
		attrs: new Proxy(instance.attrs, attrsProxyHandlers),
		slots: instance.slots,
		emit: instance.emit,
		expose
	};
}
function getComponentPublicInstance(instance) {
	if (instance.exposed) return instance.exposeProxy || (instance.exposeProxy = new Proxy(proxyRefs(markRaw(instance.exposed)), {
		get(target, key) {
			if (key in target) return target[key];
			else if (key in publicPropertiesMap) return publicPropertiesMap[key](instance);
		},
		has(target, key) {
			return key in target || key in publicPropertiesMap;
		}
	}));
	else return instance.proxy;
}
function getComponentName(Component, includeInferred = true) {
	return isFunction(Component) ? Component.displayName || Component.name : Component.name || includeInferred && Component.__name;
}
function isClassComponent(value) {
	return isFunction(value) && "__vccOpts" in value;
}
var computed = (getterOrOptions, debugOptions) => {
	return /* @__PURE__ */ computed$1(getterOrOptions, debugOptions, isInSSRComponentSetup);
};
function isMemoSame(cached, memo) {
	const prev = cached.memo;
	if (prev.length != memo.length) return false;
	for (let i = 0; i < prev.length; i++) if (hasChanged(prev[i], memo[i])) return false;
	if (isBlockTreeEnabled > 0 && currentBlock) currentBlock.push(cached);
	return true;
}
var version = "3.5.45";
// ../../node_modules/.pnpm/@vue+runtime-dom@3.5.45/node_modules/@vue/runtime-dom/dist/runtime-dom.esm-bundler.js
/**
* @vue/runtime-dom v3.5.45
* (c) 2018-present Yuxi (Evan) You and Vue contributors
* @license MIT
**/
var policy = void 0;
var tt = typeof window !== "undefined" && window.trustedTypes;
if (tt) try {
	policy = /* @__PURE__ */ tt.createPolicy("vue", { createHTML: (val) => val });
} catch (e) {}
var unsafeToTrustedHTML = policy ? (val) => policy.createHTML(val) : (val) => val;
var svgNS = "http://www.w3.org/2000/svg";
var mathmlNS = "http://www.w3.org/1998/Math/MathML";
var doc = typeof document !== "undefined" ? document : null;
var templateContainer = doc && /* @__PURE__ */ doc.createElement("template");
var nodeOps = {
	insert: (child, parent, anchor) => {
		parent.insertBefore(child, anchor || null);
	},
	remove: (child) => {
		const parent = child.parentNode;
		if (parent) parent.removeChild(child);
	},
	createElement: (tag, namespace, is, props) => {
		const el = namespace === "svg" ? doc.createElementNS(svgNS, tag) : namespace === "mathml" ? doc.createElementNS(mathmlNS, tag) : is ? doc.createElement(tag, { is }) : doc.createElement(tag);
		if (tag === "select" && props && props.multiple != null) el.setAttribute("multiple", props.multiple);
		return el;
	},
	createText: (text) => doc.createTextNode(text),
	createComment: (text) => doc.createComment(text),
	setText: (node, text) => {
		node.nodeValue = text;
	},
	setElementText: (el, text) => {
		el.textContent = text;
	},
	parentNode: (node) => node.parentNode,
	nextSibling: (node) => node.nextSibling,
	querySelector: (selector) => doc.querySelector(selector),
	setScopeId(el, id) {
		el.setAttribute(id, "");
	},
	insertStaticContent(content, parent, anchor, namespace, start, end) {
		const before = anchor ? anchor.previousSibling : parent.lastChild;
		if (start && (start === end || start.nextSibling)) while (true) {
			parent.insertBefore(start.cloneNode(true), anchor);
			if (start === end || !(start = start.nextSibling)) break;
		}
		else {
			templateContainer.textContent = namespace === "svg" ? `<svg>${content}</svg>` : namespace === "mathml" ? `<math>${content}</math>` : content;
			const template = templateContainer.content;
			if (namespace === "svg" || namespace === "mathml") {
				const wrapper = template.firstChild;
				while (wrapper.firstChild) template.appendChild(wrapper.firstChild);
				template.removeChild(wrapper);
			}
			parent.insertBefore(template, anchor);
		}
		return [before ? before.nextSibling : parent.firstChild, anchor ? anchor.previousSibling : parent.lastChild];
	}
};
var vtcKey = /* @__PURE__ */ Symbol("_vtc");
function patchClass(el, value, isSVG) {
	const transitionClasses = el[vtcKey];
	if (transitionClasses) value = (value ? [value, ...transitionClasses] : [...transitionClasses]).join(" ");
	if (value == null) el.removeAttribute("class");
	else if (isSVG) el.setAttribute("class", value);
	else el.className = value;
}
var vShowOriginalDisplay = /* @__PURE__ */ Symbol("_vod");
var vShowHidden = /* @__PURE__ */ Symbol("_vsh");
var vShow = {
	name: "show",
	beforeMount(el, { value }, { transition }) {
		el[vShowOriginalDisplay] = el.style.display === "none" ? "" : el.style.display;
		if (transition && value) transition.beforeEnter(el);
		else setDisplay(el, value);
	},
	mounted(el, { value }, { transition }) {
		if (transition && value) transition.enter(el);
	},
	updated(el, { value, oldValue }, { transition }) {
		if (!value === !oldValue) return;
		if (transition) {
			if (value) {
				transition.beforeEnter(el);
				setDisplay(el, true);
				transition.enter(el);
			} else transition.leave(el, () => {
				setDisplay(el, false);
			});
		} else setDisplay(el, value);
	},
	beforeUnmount(el, { value }) {
		setDisplay(el, value);
	}
};
function setDisplay(el, value) {
	el.style.display = value ? el[vShowOriginalDisplay] : "none";
	el[vShowHidden] = !value;
}
var CSS_VAR_TEXT = /* @__PURE__ */ Symbol("");
var displayRE = /(?:^|;)\s*display\s*:/;
function patchStyle(el, prev, next) {
	const style = el.style;
	const isCssString = isString(next);
	let hasControlledDisplay = false;
	if (next && !isCssString) {
		if (prev) {
			if (!isString(prev)) {
				for (const key in prev) if (next[key] == null) setStyle(style, key, "");
			} else for (const prevStyle of prev.split(";")) {
				const key = prevStyle.slice(0, prevStyle.indexOf(":")).trim();
				if (next[key] == null) setStyle(style, key, "");
			}
		}
		for (const key in next) {
			if (key === "display") hasControlledDisplay = true;
			const value = next[key];
			if (value != null) {
				if (!shouldPreserveTextareaResizeStyle(el, key, !isString(prev) && prev ? prev[key] : void 0, value)) setStyle(style, key, value);
			} else setStyle(style, key, "");
		}
	} else if (isCssString) {
		if (prev !== next) {
			const cssVarText = style[CSS_VAR_TEXT];
			if (cssVarText) next += ";" + cssVarText;
			style.cssText = next;
			hasControlledDisplay = displayRE.test(next);
		}
	} else if (prev) el.removeAttribute("style");
	if (vShowOriginalDisplay in el) {
		if (!isCssString || prev !== next) el[vShowOriginalDisplay] = hasControlledDisplay ? style.display : "";
		if (el[vShowHidden]) style.display = "none";
	}
}
var importantRE = /\s*!important$/;
function setStyle(style, name, val) {
	if (isArray(val)) val.forEach((v) => setStyle(style, name, v));
	else {
		if (val == null) val = "";
		if (name.startsWith("--")) {
			if (importantRE.test(val)) style.setProperty(name, val.replace(importantRE, ""), "important");
			else style.setProperty(name, val);
		} else {
			const prefixed = autoPrefix(style, name);
			if (importantRE.test(val)) style.setProperty(hyphenate(prefixed), val.replace(importantRE, ""), "important");
			else style[prefixed] = val;
		}
	}
}
var prefixes = [
	"Webkit",
	"Moz",
	"ms"
];
var prefixCache = {};
function autoPrefix(style, rawName) {
	const cached = prefixCache[rawName];
	if (cached) return cached;
	let name = camelize(rawName);
	if (name !== "filter" && name in style) return prefixCache[rawName] = name;
	name = capitalize(name);
	for (let i = 0; i < prefixes.length; i++) {
		const prefixed = prefixes[i] + name;
		if (prefixed in style) return prefixCache[rawName] = prefixed;
	}
	return rawName;
}
function shouldPreserveTextareaResizeStyle(el, key, prev, next) {
	return el.tagName === "TEXTAREA" && (key === "width" || key === "height") && isString(next) && prev === next;
}
var xlinkNS = "http://www.w3.org/1999/xlink";
function patchAttr(el, key, value, isSVG, instance, isBoolean = isSpecialBooleanAttr(key)) {
	if (isSVG && key.startsWith("xlink:")) {
		if (value == null) el.removeAttributeNS(xlinkNS, key.slice(6, key.length));
		else el.setAttributeNS(xlinkNS, key, value);
	} else if (value == null || isBoolean && !includeBooleanAttr(value)) el.removeAttribute(key);
	else el.setAttribute(key, isBoolean ? "" : isSymbol(value) ? String(value) : value);
}
function patchDOMProp(el, key, value, parentComponent, attrName) {
	if (key === "innerHTML" || key === "textContent") {
		if (value != null) el[key] = key === "innerHTML" ? unsafeToTrustedHTML(value) : value;
		return;
	}
	const tag = el.tagName;
	if (key === "value" && tag !== "PROGRESS" && !tag.includes("-")) {
		const oldValue = tag === "OPTION" ? el.getAttribute("value") || "" : el.value;
		const newValue = value == null ? el.type === "checkbox" ? "on" : "" : String(value);
		if (oldValue !== newValue || !("_value" in el)) el.value = newValue;
		if (value == null) el.removeAttribute(key);
		el._value = value;
		return;
	}
	let needRemove = false;
	if (value === "" || value == null) {
		const type = typeof el[key];
		if (type === "boolean") value = includeBooleanAttr(value);
		else if (value == null && type === "string") {
			value = "";
			needRemove = true;
		} else if (type === "number") {
			value = 0;
			needRemove = true;
		}
	}
	try {
		el[key] = value;
	} catch (e) {}
	needRemove && el.removeAttribute(attrName || key);
}
function addEventListener$1(el, event, handler, options) {
	el.addEventListener(event, handler, options);
}
function removeEventListener$1(el, event, handler, options) {
	el.removeEventListener(event, handler, options);
}
var veiKey = /* @__PURE__ */ Symbol("_vei");
function patchEvent(el, rawName, prevValue, nextValue, instance = null) {
	const invokers = el[veiKey] || (el[veiKey] = {});
	const existingInvoker = invokers[rawName];
	if (nextValue && existingInvoker) existingInvoker.value = nextValue;
	else {
		const [name, options] = parseName(rawName);
		if (nextValue) addEventListener$1(el, name, invokers[rawName] = createInvoker(nextValue, instance), options);
		else if (existingInvoker) {
			removeEventListener$1(el, name, existingInvoker, options);
			invokers[rawName] = void 0;
		}
	}
}
var optionsModifierRE = /(Once|Passive|Capture)$/;
var optionsModifierEventRE = /^on:?(?:Once|Passive|Capture)$/;
function parseName(name) {
	let options;
	let m;
	while ((m = name.match(optionsModifierRE)) && !optionsModifierEventRE.test(name)) {
		if (!options) options = {};
		name = name.slice(0, name.length - m[1].length);
		options[m[1].toLowerCase()] = true;
	}
	return [name[2] === ":" ? name.slice(3) : hyphenate(name.slice(2)), options];
}
var cachedNow = 0;
var p = /* @__PURE__ */ Promise.resolve();
var getNow = () => cachedNow || (p.then(() => cachedNow = 0), cachedNow = Date.now());
function createInvoker(initialValue, instance) {
	const invoker = (e) => {
		if (!e._vts) e._vts = Date.now();
		else if (e._vts <= invoker.attached) return;
		const value = invoker.value;
		if (isArray(value)) {
			const originalStop = e.stopImmediatePropagation;
			e.stopImmediatePropagation = () => {
				originalStop.call(e);
				e._stopped = true;
			};
			const handlers = value.slice();
			const args = [e];
			for (let i = 0; i < handlers.length; i++) {
				if (e._stopped) break;
				const handler = handlers[i];
				if (handler) callWithAsyncErrorHandling(handler, instance, 5, args);
			}
		} else callWithAsyncErrorHandling(value, instance, 5, [e]);
	};
	invoker.value = initialValue;
	invoker.attached = getNow();
	return invoker;
}
var isNativeOn = (key) => key.charCodeAt(0) === 111 && key.charCodeAt(1) === 110 && key.charCodeAt(2) > 96 && key.charCodeAt(2) < 123;
var patchProp = (el, key, prevValue, nextValue, namespace, parentComponent) => {
	const isSVG = namespace === "svg";
	if (key === "class") patchClass(el, nextValue, isSVG);
	else if (key === "style") patchStyle(el, prevValue, nextValue);
	else if (isOn(key)) {
		if (!isModelListener(key)) patchEvent(el, key, prevValue, nextValue, parentComponent);
	} else if (key[0] === "." ? (key = key.slice(1), true) : key[0] === "^" ? (key = key.slice(1), false) : shouldSetAsProp(el, key, nextValue, isSVG)) {
		patchDOMProp(el, key, nextValue);
		if (!el.tagName.includes("-") && (key === "value" || key === "checked" || key === "selected")) patchAttr(el, key, nextValue, isSVG, parentComponent, key !== "value");
	} else if (el._isVueCE && (shouldSetAsPropForVueCE(el, key) || el._def.__asyncLoader && (/[A-Z]/.test(key) || !isString(nextValue)))) patchDOMProp(el, camelize(key), nextValue, parentComponent, key);
	else {
		if (key === "true-value") el._trueValue = nextValue;
		else if (key === "false-value") el._falseValue = nextValue;
		patchAttr(el, key, nextValue, isSVG);
	}
};
function shouldSetAsProp(el, key, value, isSVG) {
	if (isSVG) {
		if (key === "innerHTML" || key === "textContent") return true;
		if (key in el && isNativeOn(key) && isFunction(value)) return true;
		return false;
	}
	if (key === "spellcheck" || key === "draggable" || key === "translate" || key === "autocorrect") return false;
	if (key === "sandbox" && el.tagName === "IFRAME") return false;
	if (key === "form") return false;
	if (key === "list" && el.tagName === "INPUT") return false;
	if (key === "type" && el.tagName === "TEXTAREA") return false;
	if (key === "width" || key === "height") {
		const tag = el.tagName;
		if (tag === "IMG" || tag === "VIDEO" || tag === "CANVAS" || tag === "SOURCE") return false;
	}
	if (isNativeOn(key) && isString(value)) return false;
	return key in el;
}
function shouldSetAsPropForVueCE(el, key) {
	const props = el._def.props;
	if (!props) return false;
	const camelKey = camelize(key);
	return Array.isArray(props) ? props.some((prop) => camelize(prop) === camelKey) : Object.keys(props).some((prop) => camelize(prop) === camelKey);
}
var systemModifiers = [
	"ctrl",
	"shift",
	"alt",
	"meta"
];
var modifierGuards = {
	stop: (e) => e.stopPropagation(),
	prevent: (e) => e.preventDefault(),
	self: (e) => e.target !== e.currentTarget,
	ctrl: (e) => !e.ctrlKey,
	shift: (e) => !e.shiftKey,
	alt: (e) => !e.altKey,
	meta: (e) => !e.metaKey,
	left: (e) => "button" in e && e.button !== 0,
	middle: (e) => "button" in e && e.button !== 1,
	right: (e) => "button" in e && e.button !== 2,
	exact: (e, modifiers) => systemModifiers.some((m) => e[`${m}Key`] && !modifiers.includes(m))
};
var withModifiers = (fn, modifiers) => {
	if (!fn) return fn;
	const cache = fn._withMods || (fn._withMods = {});
	const cacheKey = modifiers.join(".");
	return cache[cacheKey] || (cache[cacheKey] = ((event, ...args) => {
		for (let i = 0; i < modifiers.length; i++) {
			const guard = modifierGuards[modifiers[i]];
			if (guard && guard(event, modifiers)) return;
		}
		return fn(event, ...args);
	}));
};
var keyNames = {
	esc: "escape",
	space: " ",
	up: "arrow-up",
	left: "arrow-left",
	right: "arrow-right",
	down: "arrow-down",
	delete: "backspace"
};
var withKeys = (fn, modifiers) => {
	const cache = fn._withKeys || (fn._withKeys = {});
	const cacheKey = modifiers.join(".");
	return cache[cacheKey] || (cache[cacheKey] = ((event) => {
		if (!("key" in event)) return;
		const eventKey = hyphenate(event.key);
		if (modifiers.some((k) => k === eventKey || keyNames[k] === eventKey)) return fn(event);
	}));
};
var rendererOptions = /* @__PURE__ */ extend({ patchProp }, nodeOps);
var renderer;
function ensureRenderer() {
	return renderer || (renderer = createRenderer(rendererOptions));
}
var createApp = ((...args) => {
	const app = ensureRenderer().createApp(...args);
	const { mount } = app;
	app.mount = (containerOrSelector) => {
		const container = normalizeContainer(containerOrSelector);
		if (!container) return;
		const component = app._component;
		if (!isFunction(component) && !component.render && !component.template) component.template = container.innerHTML;
		if (container.nodeType === 1) container.textContent = "";
		const proxy = mount(container, false, resolveRootNamespace(container));
		if (container instanceof Element) {
			container.removeAttribute("v-cloak");
			container.setAttribute("data-v-app", "");
		}
		return proxy;
	};
	return app;
});
function resolveRootNamespace(container) {
	if (container instanceof SVGElement) return "svg";
	if (typeof MathMLElement === "function" && container instanceof MathMLElement) return "mathml";
}
function normalizeContainer(container) {
	if (isString(container)) return document.querySelector(container);
	return container;
}
// ../../packages/core/src/card.ts
var SUITS$1 = [
	0,
	1,
	2,
	3
];
var RANK_LETTERS = "A23456789TJQK";
var SUIT_LETTERS = "CDHS";
var SUIT_SYMBOLS = "♣♦♥♠";
/** The card of a rank (1 … 13) and suit; `copy` tells the decks of a two-deck game apart. */
function cardOf(rank, suit, copy = 0) {
	return copy << 6 | rank << 2 | suit;
}
function rankOf$1(card) {
	return card >> 2 & 15;
}
function suitOf(card) {
	return card & 3;
}
/** Diamonds and hearts are red. */
function isRed(card) {
	return suitOf(card) === 1 || suitOf(card) === 2;
}
function sameColour(a, b) {
	return isRed(a) === isRed(b);
}
/** Reads `7H`, `TD`, `10s`, `q♠` in any case; undefined for anything else. */
function parseCard(text) {
	const match = /^(10|[A2-9TJQK])([CDHS♣♦♥♠])$/iu.exec(text.trim());
	if (!match) return void 0;
	const [, rankText = "", suitText = ""] = match;
	return cardOf(rankText === "10" ? 10 : RANK_LETTERS.indexOf(rankText.toUpperCase()) + 1, Math.max(SUIT_LETTERS.indexOf(suitText.toUpperCase()), SUIT_SYMBOLS.indexOf(suitText)));
}
/** Two characters, rank then suit letter: `AC`, `TD`, `KS`. */
function makeCard(card) {
	return makeRank(rankOf$1(card)) + makeSuit(suitOf(card));
}
/** `A`, `2` … `9`, `T`, `J`, `Q`, `K`. */
function makeRank(rank) {
	return RANK_LETTERS.charAt(rank - 1);
}
/** `C`, `D`, `H`, `S`. */
function makeSuit(suit) {
	return SUIT_LETTERS.charAt(suit);
}
/** `♣`, `♦`, `♥`, `♠`. */
function suitSymbol(suit) {
	return SUIT_SYMBOLS.charAt(suit);
}
/** One deck in the order of the Microsoft deal: A♣ A♦ A♥ A♠ 2♣ … K♠. */
function fullDeck() {
	return Array.from({ length: 52 }, (_, index) => index + 4);
}
// ../../packages/core/src/rules.ts
var CLUBS_FIRST = [
	0,
	1,
	2,
	3
];
var SPADES_FIRST = [
	3,
	2,
	1,
	0
];
var classic = {
	game: "freecell",
	cells: 4,
	runLimit: "standard",
	foundations: CLUBS_FIRST,
	autoplay: "full",
	autoplayCounts: false,
	collect: "safe",
	autoFinish: true,
	doubleClick: [
		"foundation",
		"cascade",
		"cell",
		"emptyCascade"
	],
	hints: null,
	hintPlays: true,
	random: "million",
	daily: "utc"
};
/** The tables as people know them from four well-known sites, and our own default. */
var FREECELL = {
	classic,
	houseA: {
		...classic,
		runLimit: "doubling",
		autoplay: "off",
		collect: "all",
		autoFinish: false,
		doubleClick: []
	},
	houseB: {
		...classic,
		foundations: SPADES_FIRST,
		autoplay: "basic",
		autoFinish: false,
		hints: 5,
		hintPlays: false,
		random: "classic32000",
		daily: "none"
	},
	houseC: {
		...classic,
		doubleClick: ["foundation", "cell"],
		hintPlays: false,
		daily: "japan"
	},
	houseE: {
		...classic,
		autoplay: "basic",
		autoplayCounts: true,
		doubleClick: ["foundation", "cell"],
		hintPlays: false,
		daily: "none"
	}
};
var SPIDER = {
	spider1: {
		game: "spider",
		suits: 1,
		layout: "leading"
	},
	spider2: {
		game: "spider",
		suits: 2,
		layout: "leading"
	},
	spider4: {
		game: "spider",
		suits: 4,
		layout: "leading"
	}
};
/** Named rules; a preset's name is how records and links store it. */
var PRESETS = {
	...FREECELL,
	...SPIDER
};
var FREECELL_PRESETS = Object.keys(FREECELL);
var SPIDER_PRESETS = Object.keys(SPIDER);
/** The cell counts that a preset's lobby offers first. */
var CELLS_OFFERED = {
	classic: [
		4,
		3,
		2,
		1,
		0,
		5,
		6,
		7,
		8
	],
	houseA: [4],
	houseB: [
		4,
		3,
		2
	],
	houseC: [4],
	houseE: [4]
};
// ../../packages/core/src/position.ts
function isFreecell(position) {
	return position.rules.game === "freecell";
}
function isSpider(position) {
	return position.rules.game === "spider";
}
var EMPTY_COLUMN = {
	cards: [],
	hidden: 0
};
/** The free end of a pile of cards, where cards are taken and placed. */
function topOf(cards) {
	return cards[cards.length - 1];
}
function emptyCells(position) {
	return position.cells.filter((card) => card === null).length;
}
function emptyColumns(position) {
	return position.columns.filter((column) => column.cards.length === 0).length;
}
/** A list with another value in one place. */
function withAt(list, index, value) {
	return list.map((old, at) => at === index ? value : old);
}
// ../../packages/core/src/move.ts
/** Columns by name, left to right; ten are enough for both games. */
var COLUMN_NAMES = [
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"0"
];
/** Cells by name, left to right. `h` is left out: it is the foundation of standard notation. */
var CELL_NAMES = [
	"a",
	"b",
	"c",
	"d",
	"e",
	"f",
	"g",
	"i"
];
var DEAL = { type: "deal" };
/** 0-based index of a column, or -1 where the pile is no column. */
function columnIndex(pile) {
	return COLUMN_NAMES.indexOf(pile);
}
/** 0-based index of a cell, or -1 where the pile is no cell. */
function cellIndex(pile) {
	return CELL_NAMES.indexOf(pile);
}
function columnName(index) {
	return COLUMN_NAMES[index];
}
function cellName(index) {
	return CELL_NAMES[index];
}
function moveOf(from, to, count = 1) {
	return {
		type: "move",
		from,
		to,
		count
	};
}
function sameMove(a, b) {
	if (a.type === "deal" || b.type === "deal") return a.type === b.type;
	return a.from === b.from && a.to === b.to && a.count === b.count;
}
// ../../packages/core/src/result.ts
function accept(value, problem) {
	return problem ? {
		ok: true,
		value,
		problem
	} : {
		ok: true,
		value
	};
}
function reject(code, message, at) {
	return {
		ok: false,
		error: problemAt(code, message, at)
	};
}
/** A problem with a piece of the text, with a whole line, or with no place of its own. */
function problemAt(code, message, at) {
	if (at === void 0) return {
		code,
		message
	};
	if (typeof at === "number") return {
		code,
		message,
		line: at
	};
	return {
		code,
		message,
		line: at.line,
		column: at.column,
		length: at.text.length
	};
}
// ../../packages/core/src/deal.ts
/** Microsoft FreeCell's own range. */
var MICROSOFT_DEALS = 1e6;
/** The wider numbering of FreeCell Pro; up to Microsoft's range they agree. */
var LAST_DEAL = 8589934591;
/** Spider's numbering. */
var LAST_SPIDER_DEAL = 2147483647;
/** The deals among Microsoft's that cannot be won with four cells under the standard run limit, proved one by one. */
var UNWINNABLE_DEALS = [
	11982,
	146692,
	186216,
	455889,
	495505,
	512118,
	517776,
	781948
];
/**
* Reads a deal number from 1 to `last` as people type it: ` 617 `, full-width digits, `ms617`, `#617`.
* Nothing is rounded or clamped: a text that is not exactly one deal is refused with its fault.
*/
function parseDealNumber(text, last = LAST_DEAL) {
	const plain = halfWidth(text).trim().replace(/^(ms\s*)?#?/i, "");
	if (plain === "") return "empty";
	if (/^-\d+$/.test(plain)) return "tooSmall";
	if (/^-?\d*[.,]\d+$/.test(plain)) return "notWhole";
	if (!/^\d+$/.test(plain)) return "notANumber";
	return dealNumberFault(Number(plain), last) ?? Number(plain);
}
/** Full-width signs as they are on other keyboards; other variants of digits, such as 10², keep their meaning. */
function halfWidth(text) {
	return text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 65248));
}
/** Why a number names no deal from 1 to `last`, if it names none. */
function dealNumberFault(number, last = LAST_DEAL) {
	if (Number.isNaN(number)) return "notANumber";
	if (number > last) return "tooLarge";
	if (number < 1) return "tooSmall";
	return Number.isInteger(number) ? void 0 : "notWhole";
}
/** @throws RangeError where the number names no deal from 1 to `last`. */
function checkDealNumber(number, last) {
	const fault = dealNumberFault(number, last);
	if (fault) throw new RangeError(`Deal number ${number}: ${fault}; whole numbers from 1 to ${last} exist`);
}
/**
* Microsoft's linear congruential generator. Its state has 31 bits; the wider numbering keeps 32 and uses the
* upper bit, so that each number up to 2^33 has a deal of its own.
*/
function draws(seed) {
	let state = seed >>> 0;
	const step = () => state = Math.imul(state, 214013) + 2531011 >>> 0;
	if (seed < 2 ** 31) return () => step() >>> 16 & 32767;
	if (seed < 2 ** 32) return () => step() >>> 16 & 32767 | 32768;
	return () => (step() >>> 16) + 1;
}
// ../../packages/core/src/pile.ts
/** The card on top of a column or in a cell; undefined where there is none. */
function topCard(position, pile) {
	const column = position.columns[columnIndex(pile)];
	return column ? topOf(column.cards) : position.cells[cellIndex(pile)] ?? void 0;
}
/** The cards of a column or cell, base first. */
function cardsOn(position, pile) {
	const column = position.columns[columnIndex(pile)];
	if (column) return column.cards;
	const card = position.cells[cellIndex(pile)];
	return card ? [card] : [];
}
/** Why no position like this one could allow a move, whatever lay on its piles. */
function badMove(position, { from, to, count }) {
	if (from === "h") return { code: "fromFoundation" };
	if (!exists(position, from)) return {
		code: "noSuchPile",
		pile: from
	};
	if (!exists(position, to)) return {
		code: "noSuchPile",
		pile: to
	};
	if (from === to) return { code: "samePile" };
	if (!Number.isInteger(count) || count < 1) return {
		code: "badCount",
		count
	};
}
function exists(position, pile) {
	return pile === "h" || columnIndex(pile) in position.columns || cellIndex(pile) in position.cells;
}
/** Why `count` cards cannot be taken together off a pile whose last `run` cards belong together. */
function badSource(position, { from, count }, run) {
	const there = cardsOn(position, from).length;
	if (there === 0) return {
		code: "nothingThere",
		pile: from
	};
	if (count > there) return {
		code: "tooFew",
		count,
		there
	};
	return count > run ? {
		code: "notARun",
		count,
		run
	} : void 0;
}
// ../../packages/core/src/text.ts
/** Characters of a text from outside that are looked at; a longer one is refused before anything else. */
var LONGEST_TEXT = 25e4;
/** Lines of such a text; more steps than are read, each on a line of its own, have room. */
var MOST_LINES = 2e4;
/**
* The lines of a text, whatever system wrote it, without the white space around them: a byte order mark and `#`
* comments are taken off, and lines that hold nothing but a comment are left out. Empty lines stay, since they can
* separate.
*/
function linesOf(text) {
	const lines = [];
	text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/).forEach((line, index) => {
		const told = line.split("#", 1)[0].trimEnd();
		const text = told.trimStart();
		if (text !== "" || line.trim() === "") lines.push({
			text,
			line: index + 1,
			column: told.length - text.length + 1
		});
	});
	return lines;
}
/** A piece of foreign text for use in a message: short, and without control characters. */
function quote(text) {
	return `“${(text.length > 24 ? `${text.slice(0, 24)}…` : text).replace(/\p{C}/gu, "·")}”`;
}
/** A number of things, in a message. */
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
/** The refusal of a text over the bounds, or undefined; found without taking the text apart. */
function tooLong(text, longest = LONGEST_TEXT, mostLines = MOST_LINES) {
	if (text.length > longest) return reject("tooLong", `The text has ${text.length} characters; at most ${longest} are read`);
	return hasMoreLines(text, mostLines) ? reject("tooLong", `The text has more than ${mostLines} lines`) : void 0;
}
function hasMoreLines(text, most) {
	const lineEnd = /\r\n|\r|\n/g;
	let lines = 1;
	while (lines <= most && lineEnd.test(text)) lines++;
	return lines > most;
}
/** Whether a text can name a game: 1 … 64 letters, digits, `_` and `-`. */
function isId(text) {
	return /^[\w-]{1,64}$/.test(text);
}
/** Whether a text names a day of the calendar, as `2026-11-30`. */
function isDateKey(text) {
	const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
	return !Number.isNaN(time) && makeDate(time).startsWith(text);
}
/** Milliseconds since 1970 as `2026-11-30T01:40:00.000Z`. */
function makeDate(milliseconds) {
	return new Date(milliseconds).toISOString();
}
/** Reads `makeDate` text; undefined for anything else. */
function parseDate(text) {
	const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? Date.parse(text) : NaN;
	return Number.isNaN(time) ? void 0 : time;
}
// ../../packages/core/src/freecell/limit.ts
/** Cards that one move may carry with `cells` empty cells and `columns` empty columns to help. */
function runLimitOf(limit, cells, columns) {
	return limit === "standard" ? (cells + 1) * 2 ** columns : 2 ** cells * (columns + 1);
}
/**
* Cards that one move may carry now. A target that is itself an empty column does not help, and neither does
* the source: it is not empty while its cards are being lifted.
*/
function runLimit(position, toEmptyColumn) {
	const columns = emptyColumns(position) - (toEmptyColumn ? 1 : 0);
	return runLimitOf(position.rules.runLimit, emptyCells(position), columns);
}
// ../../packages/core/src/freecell/run.ts
/** Whether `card` can lie on `below` in the tableau: one rank lower, other colour. */
function fits$3(card, below) {
	return rankOf$1(card) + 1 === rankOf$1(below) && !sameColour(card, below);
}
/** How many cards at the end of a column form one run (alternating colours, ranks falling by one). */
function runLength$2(cards) {
	let length = Math.min(1, cards.length);
	while (length < cards.length && fits$3(cards[cards.length - length], cards[cards.length - length - 1])) length++;
	return length;
}
// ../../packages/core/src/freecell/moves.ts
var moves_exports$1 = /* @__PURE__ */ __exportAll({
	changesSomething: () => changesSomething$2,
	fitsFoundation: () => fitsFoundation,
	isStuck: () => isStuck$2,
	isWon: () => isWon$2,
	legalMoves: () => legalMoves$2,
	whyNot: () => whyNot$2
});
/** Whether a card is the next one of its suit. */
function fitsFoundation(position, card) {
	return position.foundations[suitOf(card)].length === rankOf$1(card) - 1;
}
/** Why a move is not allowed now, or undefined where it is. */
function whyNot$2(position, move) {
	if (move.type === "deal") return { code: "noRounds" };
	const run = runLength$2(cardsOn(position, move.from));
	return badMove(position, move) ?? badSource(position, move, run) ?? badTarget$1(position, move);
}
function badTarget$1(position, move) {
	const { from, to, count } = move;
	const cards = cardsOn(position, from);
	const card = cards[cards.length - count];
	if (to === "h") return badFoundation(position, card, count);
	if (cellIndex(to) >= 0) return badCell(position, to, count);
	return badColumn(position, card, move);
}
function badFoundation(position, card, count) {
	if (count > 1) return {
		code: "oneCardOnly",
		to: "foundation"
	};
	if (fitsFoundation(position, card)) return void 0;
	const suit = suitOf(card);
	const reached = position.foundations[suit].length;
	return {
		code: "foundationNeeds",
		card,
		needed: reached < 13 ? cardOf(reached + 1, suit) : null
	};
}
function badCell(position, to, count) {
	if (count > 1) return {
		code: "oneCardOnly",
		to: "cell"
	};
	const taken = topCard(position, to);
	return taken ? {
		code: "cellTaken",
		card: taken
	} : void 0;
}
function badColumn(position, card, { to, count }) {
	const onto = topCard(position, to);
	if (onto && !fits$3(card, onto)) return {
		code: sameColour(card, onto) ? "wrongColour" : "wrongRank",
		card,
		onto
	};
	if (count === 1) return void 0;
	const limit = runLimit(position, !onto);
	return count > limit ? {
		code: "overLimit",
		count,
		limit
	} : void 0;
}
/**
* Every move that is allowed now: each count, each empty cell and each empty column apart, in the order of
* the sources (columns, then cells) and of the targets (foundation, columns, cells).
*/
function legalMoves$2(position) {
	const columns = position.columns.flatMap((column, index) => {
		return columnMoves(position, columnName(index), column.cards);
	});
	const cells = position.cells.flatMap((card, index) => card ? cardMoves(position, cellName(index), card) : []);
	return [...columns, ...cells];
}
function columnMoves(position, from, cards) {
	const card = topOf(cards);
	if (!card) return [];
	const moves = cardMoves(position, from, card);
	const run = runLength$2(cards);
	const toEmpty = Math.min(run, runLimit(position, true));
	const toTaken = Math.min(run, runLimit(position, false));
	position.columns.forEach((column, index) => {
		const onto = topOf(column.cards);
		for (let count = 2; count <= (onto ? toTaken : toEmpty); count++) if (!onto || fits$3(cards[cards.length - count], onto)) moves.push(moveOf(from, columnName(index), count));
	});
	return moves;
}
/** Where one free card can go. */
function cardMoves(position, from, card) {
	const moves = fitsFoundation(position, card) ? [moveOf(from, "h")] : [];
	position.columns.forEach((column, index) => {
		const onto = topOf(column.cards);
		const to = columnName(index);
		if (to !== from && (!onto || fits$3(card, onto))) moves.push(moveOf(from, to));
	});
	position.cells.forEach((taken, index) => {
		if (taken === null) moves.push(moveOf(from, cellName(index)));
	});
	return moves;
}
/**
* Whether a move changes the game: moving a whole column to an empty one, or a card from cell to cell, is
* allowed but leaves everything as it was.
*/
function changesSomething$2(position, { from, to, count }) {
	if (to === "h") return true;
	if (cellIndex(from) >= 0) return cellIndex(to) < 0;
	const target = position.columns[columnIndex(to)];
	return !(count === position.columns[columnIndex(from)].cards.length && target?.cards.length === 0);
}
/** No move is left that changes anything, and the game is not won. */
function isStuck$2(position) {
	return !isWon$2(position) && !legalMoves$2(position).some((move) => changesSomething$2(position, move));
}
/** All four foundations hold their king. */
function isWon$2(position) {
	return position.foundations.every((pile) => pile.length === 13);
}
// ../../packages/core/src/freecell/play.ts
var play_exports$1 = /* @__PURE__ */ __exportAll({ place: () => place$3 });
/** The position after a move known to be allowed; no autoplay follows. */
function place$3(position, { from, to, count }) {
	const source = columnIndex(from);
	if (source < 0) {
		const card = topCard(position, from);
		return put({
			...position,
			cells: withAt(position.cells, cellIndex(from), null)
		}, to, [card]);
	}
	const { cards } = position.columns[source];
	const rest = cards.length - count;
	const columns = withAt(position.columns, source, columnOf(cards.slice(0, rest)));
	return put({
		...position,
		columns
	}, to, cards.slice(rest));
}
function put(position, to, cards) {
	const [card] = cards;
	if (to === "h") {
		const suit = suitOf(card);
		const pile = [...position.foundations[suit], card];
		return {
			...position,
			foundations: withAt(position.foundations, suit, pile)
		};
	}
	const target = columnIndex(to);
	if (target < 0) return {
		...position,
		cells: withAt(position.cells, cellIndex(to), card)
	};
	const column = columnOf([...position.columns[target].cards, ...cards]);
	return {
		...position,
		columns: withAt(position.columns, target, column)
	};
}
function columnOf(cards) {
	return cards.length ? {
		cards,
		hidden: 0
	} : EMPTY_COLUMN;
}
// ../../packages/core/src/freecell/autoplay.ts
/** The two suits of the other colour. */
var OTHERS = [
	[1, 2],
	[0, 3],
	[0, 3],
	[1, 2]
];
/**
* Whether a card that fits its foundation can go there without ever being missed.
* `basic` (Horne): nothing still in play could be built on it. `full` (Raymond): or what could be built on it
* can itself go up as soon as it is free. Aces and twos are safe at both levels.
*/
function isSafe(position, card, level) {
	if (level === "off" || !fitsFoundation(position, card)) return false;
	const rank = rankOf$1(card);
	if (rank <= 2) return true;
	const reached = (suit) => position.foundations[suit].length;
	const others = Math.min(...OTHERS[suitOf(card)].map(reached));
	if (others >= rank - 1) return true;
	return level === "full" && others >= rank - 2 && reached(twin(card)) >= rank - 3;
}
/** The other suit of the same colour. */
function twin(card) {
	return SUITS$1.find((suit) => suit !== suitOf(card) && (suit === 1 || suit === 2) === isRed(card));
}
/** The free cards that go up while `goes` says so, one after the other, columns before cells. */
function climb(position, goes) {
	const moves = [];
	for (let now = position;;) {
		const move = freeMoves(now).find(({ card }) => goes(now, card))?.move;
		if (!move) return moves;
		moves.push(move);
		now = place$3(now, move);
	}
}
function freeMoves(position) {
	const columns = position.columns.map(({ cards }, index) => ({
		card: topOf(cards),
		from: columnName(index)
	}));
	const cells = position.cells.map((card, index) => ({
		card: card ?? void 0,
		from: cellName(index)
	}));
	return [...columns, ...cells].flatMap(({ card, from }) => card ? [{
		card,
		move: moveOf(from, "h")
	}] : []);
}
/** The moves that the rules' autoplay makes now. */
function autoplayMoves(position) {
	const level = position.rules.autoplay;
	return level === "off" ? [] : climb(position, (now, card) => isSafe(now, card, level));
}
/** The position after the rules' autoplay, to its fixed point. */
function autoplay(position) {
	return autoplayMoves(position).reduce(place$3, position);
}
/**
* What the collect button sends up: every safe card, or, where the rules say `all`, every card that fits,
* without asking whether it will be missed.
*/
function collectMoves$1(position) {
	return climb(position, position.rules.collect === "all" ? fitsFoundation : (now, card) => isSafe(now, card, "full"));
}
/** Whether no card lies on one of lower rank: then the rest can go up by itself. */
function isSorted(position) {
	return position.columns.every(({ cards }) => cards.every((card, index) => {
		const below = index === 0 ? Infinity : rankOf$1(cards[index - 1]);
		return rankOf$1(card) <= below;
	}));
}
/** Everything that follows a deal or a move by itself: autoplay, then the automatic finish. */
function automaticMoves$1(position) {
	const moves = autoplayMoves(position);
	const now = moves.reduce(place$3, position);
	return position.rules.autoFinish && isSorted(now) && !isWon$2(now) ? [...moves, ...climb(now, fitsFoundation)] : moves;
}
// ../../packages/core/src/memory.ts
/** What lies face down in a position. */
function unseenIn({ columns, stock }) {
	return {
		hidden: columns.map(({ hidden }) => hidden),
		stock: stock.length
	};
}
/** What was never shown by any of these positions of one game; there is at least one. */
function unseenInAll(positions) {
	return positions.map(unseenIn).reduce(unseenInBoth);
}
/** What neither has shown. */
function unseenInBoth(a, b) {
	return {
		hidden: a.hidden.map((count, index) => Math.min(count, b.hidden[index])),
		stock: Math.min(a.stock, b.stock)
	};
}
/** Whether the player of a game has seen every card of it; of FreeCell always. */
function isFullySeen({ unseen }) {
	return unseen.stock === 0 && unseen.hidden.every((count) => count === 0);
}
/** The cards of a game that its player has never seen, by column from the base, then in the order of the stock. */
function unseenCards({ start, unseen }) {
	return [...start.columns.flatMap(({ cards }, index) => cards.slice(0, unseen.hidden[index])), ...start.stock.slice(start.stock.length - unseen.stock)];
}
// ../../packages/core/src/spider/run.ts
/** Whether `card` can lie on `below`: one rank lower, whatever the suits. */
function fits$2(card, below) {
	return rankOf$1(card) + 1 === rankOf$1(below);
}
/** Whether `card` on `below` moves together with it: one rank lower and of the same suit. */
function follows(card, below) {
	return fits$2(card, below) && suitOf(card) === suitOf(below);
}
/** How many cards at the end of a column form one run: face up, of one suit, ranks falling by one. */
function runLength$1({ cards, hidden }) {
	const shown = cards.length - hidden;
	let length = Math.min(1, shown);
	while (length < shown && follows(cards[cards.length - length], cards[cards.length - length - 1])) length++;
	return length;
}
/** Whether the run at the end of a column goes from king to ace. */
function isComplete(column) {
	return runLength$1(column) >= 13;
}
// ../../packages/core/src/spider/moves.ts
var moves_exports = /* @__PURE__ */ __exportAll({
	changesSomething: () => changesSomething$1,
	isStuck: () => isStuck$1,
	isWon: () => isWon$1,
	legalMoves: () => legalMoves$1,
	whyNot: () => whyNot$1
});
/** Why a move is not allowed now, or undefined where it is. */
function whyNot$1(position, move) {
	if (move.type === "deal") return badRound(position);
	return badMove(position, move) ?? badCards$1(position, move) ?? badTarget(position, move);
}
function badRound({ columns, stock }) {
	if (stock.length === 0) return { code: "noRounds" };
	const empty = COLUMN_NAMES.filter((_, index) => columns[index].cards.length === 0);
	return empty.length > 0 ? {
		code: "emptyColumns",
		columns: empty
	} : void 0;
}
function badCards$1(position, move) {
	const column = position.columns[columnIndex(move.from)];
	const shown = column.cards.length - column.hidden;
	if (move.count > shown && move.count <= column.cards.length) return {
		code: "faceDown",
		count: move.count,
		shown
	};
	return badSource(position, move, runLength$1(column));
}
function badTarget(position, { from, to, count }) {
	if (to === "h") return { code: "wholeRunsOnly" };
	const { cards } = position.columns[columnIndex(from)];
	const card = cards[cards.length - count];
	const onto = topCard(position, to);
	return onto && !fits$2(card, onto) ? {
		code: "wrongRank",
		card,
		onto
	} : void 0;
}
/**
* Every move that is allowed now: each count and each empty column apart, in the order of the sources, of the
* targets and of the counts; at last the round.
*/
function legalMoves$1(position) {
	const moves = position.columns.flatMap((column, from) => {
		const run = runLength$1(column);
		return position.columns.flatMap((target, to) => to === from ? [] : countsOnto(column.cards, run, topOf(target.cards)).map((count) => moveOf(columnName(from), columnName(to), count)));
	});
	return badRound(position) ? moves : [...moves, DEAL];
}
/** How many cards of a run can go onto a card; onto nothing, any number. */
function countsOnto(cards, run, onto) {
	const counts = Array.from({ length: run }, (_, index) => index + 1);
	return onto ? counts.filter((count) => fits$2(cards[cards.length - count], onto)) : counts;
}
/** Whether a move changes the game: shifting a whole column to an empty one leaves everything as it was. */
function changesSomething$1({ columns }, move) {
	if (move.type === "deal") return true;
	return !(columns[columnIndex(move.from)].cards.length === move.count && columns[columnIndex(move.to)].cards.length === 0);
}
/** No move is allowed, no round is left, and the game is not won. */
function isStuck$1(position) {
	return !isWon$1(position) && legalMoves$1(position).length === 0;
}
/** All eight runs are complete. */
function isWon$1(position) {
	return position.foundations.every((run) => run.length === 13);
}
// ../../packages/core/src/spider/deal.ts
var deal_exports$1 = /* @__PURE__ */ __exportAll({
	COLUMNS: () => 10,
	RUNS: () => 8,
	deal: () => deal$2,
	twoDecks: () => twoDecks
});
var DECKS = 2;
/** Columns that begin with one more hidden card. */
var LONGER = {
	leading: [
		0,
		1,
		2,
		3
	],
	spread: [
		0,
		3,
		6,
		9
	]
};
/** For each number of suits what becomes of ♣, ♠, ♥ and ♦, the order in which the decks lie before the shuffle. */
var SUITS_OF = {
	4: [
		0,
		3,
		2,
		1
	],
	2: [
		3,
		3,
		2,
		2
	],
	1: [
		3,
		3,
		3,
		3
	]
};
/**
* The layout of a deal number: 54 cards on ten columns, the last of each face up, and five rounds in the stock.
* One number has the same ranks whatever the number of suits.
* @throws RangeError where the number names no deal.
*/
function deal$2(rules, number) {
	checkDealNumber(number, LAST_SPIDER_DEAL);
	const cards = shuffledDecks(rules, number).reverse();
	const columns = Array.from({ length: 10 }, () => []);
	const targets = [
		...Array.from({ length: 40 }, (_, index) => index % 10),
		...LONGER[rules.layout],
		...columns.keys()
	];
	targets.forEach((column, index) => columns[column].push(cards[index]));
	return {
		rules,
		columns: columns.map((pile) => ({
			cards: pile,
			hidden: pile.length - 1
		})),
		cells: [],
		foundations: Array.from({ length: 8 }, () => []),
		stock: cards.slice(targets.length)
	};
}
/** Two decks, ace to king in each suit; cards that have become alike are told apart by their copy. */
function twoDecks({ suits }) {
	const copies = /* @__PURE__ */ new Map();
	return Array.from({ length: DECKS }, () => SUITS_OF[suits]).flat().flatMap((suit) => {
		const copy = copies.get(suit) ?? 0;
		copies.set(suit, copy + 1);
		return Array.from({ length: 13 }, (_, index) => cardOf(index + 1, suit, copy));
	});
}
/** Shuffled from the end: each place from the last to the second changes with one before it or with itself. */
function shuffledDecks(rules, number) {
	const deck = twoDecks(rules);
	const draw = draws(number);
	for (let left = deck.length; left >= 2; left--) {
		const index = draw() % left;
		[deck[left - 1], deck[index]] = [deck[index], deck[left - 1]];
	}
	return deck;
}
// ../../packages/core/src/spider/play.ts
var play_exports = /* @__PURE__ */ __exportAll({ place: () => place$2 });
/**
* The position after a move known to be allowed and all that it forces: completed runs leave, and hidden cards that
* become the last of their column turn up.
*/
function place$2(position, move) {
	const moved = move.type === "deal" ? dealRound(position) : carry(position, move);
	return moved.columns.reduce(completeRun, moved);
}
function carry(position, { from, to, count }) {
	const [source, target] = [columnIndex(from), columnIndex(to)];
	const lifted = position.columns[source].cards.slice(-count);
	const { cards, hidden } = position.columns[target];
	const left = withAt(position.columns, source, without(position.columns[source], count));
	return {
		...position,
		columns: withAt(left, target, {
			cards: [...cards, ...lifted],
			hidden
		})
	};
}
function dealRound(position) {
	const { columns, stock } = position;
	return {
		...position,
		columns: columns.map(({ cards, hidden }, index) => ({
			cards: [...cards, stock[index]],
			hidden
		})),
		stock: stock.slice(10)
	};
}
/** Takes a run from king to ace off the end of a column, if it has one, to the next foundation. */
function completeRun(position, column, index) {
	if (!isComplete(column)) return position;
	const next = position.foundations.findIndex((run) => run.length === 0);
	return {
		...position,
		columns: withAt(position.columns, index, without(column, 13)),
		foundations: withAt(position.foundations, next, column.cards.slice(-13))
	};
}
/** A column without its last cards; a hidden card that has become the last turns up. */
function without({ cards, hidden }, count) {
	const rest = cards.slice(0, cards.length - count);
	return rest.length > 0 ? {
		cards: rest,
		hidden: Math.min(hidden, rest.length - 1)
	} : EMPTY_COLUMN;
}
// ../../packages/core/src/spider/rounds.ts
/** Rounds that the stock still holds. */
function roundsLeft({ stock }) {
	return stock.length / 10;
}
/** Runs completed so far, 0 … 8. */
function runsCompleted({ foundations }) {
	return foundations.filter((run) => run.length > 0).length;
}
/** Cards that lie face down on the tableau. */
function hiddenCards({ columns }) {
	return columns.reduce((sum, { hidden }) => sum + hidden, 0);
}
/** Cards on the tableau, face down or up: 54, ten more for each round dealt, thirteen fewer for each run completed. */
function tableauCards({ columns }) {
	return columns.reduce((sum, { cards }) => sum + cards.length, 0);
}
/**
* Whether rounds are left that can never be dealt, so that the game cannot be won: a round needs a card on each
* column, fewer cards than columns lie there, and no move brings cards back. With as many cards as columns a round
* can always be dealt, since single cards can go to empty columns.
*/
function cannotDealAgain(position) {
	return position.stock.length > 0 && !isWon$1(position) && tableauCards(position) < 10;
}
/**
* Whether a move leads to where rounds are left that can never be dealt; to be said before it is made. What a round
* completes that was never seen is not looked at.
*/
function losesRounds({ position, unseen }, move) {
	if (whyNot$1(position, move) || cannotDealAgain(position)) return false;
	if (move.type === "deal" && unseen.stock > position.stock.length - 10) return false;
	return cannotDealAgain(place$2(position, move));
}
// ../../packages/core/src/spider/target.ts
/** What a move does where it ends, the best first. */
var KINDS = [
	"completes",
	"sameSuit",
	"otherSuit",
	"empty"
];
/** Where the last `count` cards of a column can go, the best first, among equals from left to right. */
function targetsOf$1(position, from, count) {
	return position.columns.map((_, index) => moveOf(from, columnName(index), count)).filter((move) => !whyNot$1(position, move)).map((move) => ({
		to: move.to,
		kind: kindOf$1(position, move)
	})).sort((a, b) => rankOf(a) - rankOf(b));
}
/** How good a target is, 0 the best. */
function rankOf({ kind }) {
	return KINDS.indexOf(kind);
}
function kindOf$1(position, move) {
	const onto = topOf(position.columns[columnIndex(move.to)].cards);
	if (onto === void 0) return "empty";
	const { cards } = position.columns[columnIndex(move.from)];
	if (suitOf(onto) !== suitOf(cards[cards.length - move.count])) return "otherSuit";
	return runsCompleted(place$2(position, move)) > runsCompleted(position) ? "completes" : "sameSuit";
}
/** What a click on the card with this index of a column does, or why it does nothing. */
function clickMove(position, from, index) {
	const { cards } = position.columns[columnIndex(from)];
	const count = cards.length - index;
	const [best] = targetsOf$1(position, from, count);
	if (best) return {
		ok: true,
		value: moveOf(from, best.to, count)
	};
	return {
		ok: false,
		error: notTogether(position, from, count) ?? {
			code: "noTarget",
			card: cards[index]
		}
	};
}
/** Why the last `count` cards of a column move nowhere at all, if that lies with them. */
function notTogether(position, from, count) {
	const reason = whyNot$1(position, moveOf(from, columnName((columnIndex(from) + 1) % position.columns.length), count));
	return reason?.code === "wrongRank" ? void 0 : reason;
}
// ../../packages/core/src/piece.ts
/** The parts of a piece that match a global pattern. */
function piecesOf({ text, line, column }, pattern) {
	return Array.from(text.matchAll(pattern), (match) => ({
		text: match[0],
		line,
		column: column + match.index
	}));
}
/** A piece without its first `length` units. */
function behind({ text, line, column }, length) {
	return {
		text: text.slice(length),
		line,
		column: column + length
	};
}
// ../../packages/core/src/boardLines.ts
/** `Word: rest`; a line with an unknown word counts as a column, where its first word is named as no card. */
function labelLines(lines, labels) {
	return lines.filter(({ text }) => text !== "").map((line) => {
		const [head = "", word] = /^(\w*)\s*:\s*/.exec(line.text) ?? [];
		const label = word === "" ? "column" : word && labels.get(word.toLowerCase());
		return {
			label: label || "column",
			...behind(line, label ? head.length : 0)
		};
	});
}
function wordsOf(line) {
	return line ? piecesOf(line, /\S+/g) : [];
}
/** Error: `unknownCard`. */
function readCards(words) {
	const cards = [];
	for (const at of words) {
		const card = parseCard(at.text);
		if (!card) return reject("unknownCard", `${quote(at.text)} is no card; cards look like 7H or TD`, at);
		cards.push({
			card,
			at
		});
	}
	return accept(cards);
}
function cardsOf$1(pile) {
	return pile.map(({ card }) => card);
}
/**
* Each rank and suit has to be there as often as in `deck`.
* Errors: `unknownCard`, `repeatedCard`, `missingCards`.
*/
function badCards(placed, deck) {
	const due = /* @__PURE__ */ new Map();
	for (const name of deck.map(makeCard)) due.set(name, (due.get(name) ?? 0) + 1);
	const first = /* @__PURE__ */ new Map();
	for (const { card, at } of placed) {
		const name = makeCard(card);
		const left = due.get(name) ?? 0;
		if (left === 0) {
			const before = first.get(name);
			return before === void 0 ? reject("unknownCard", `${name} is no card of this game`, at) : reject("repeatedCard", `${name} is on line ${before} already`, at);
		}
		due.set(name, left - 1);
		first.set(name, first.get(name) ?? at.line);
	}
	const missing = [...due].flatMap(([name, count]) => Array.from({ length: count }, () => name));
	return missing.length > 0 ? reject("missingCards", `Not there: ${missing.join(" ")}`) : void 0;
}
// ../../packages/core/src/freecell/board.ts
var board_exports$1 = /* @__PURE__ */ __exportAll({
	makeBoard: () => makeBoard$2,
	readBoard: () => readBoard$2
});
var COLUMNS$1 = 8;
/**
* A layout in the notation of Freecell Solver and PySolFC: the foundations and the cells where anything is on
* them, then the columns, base first; `:` is an empty column, `-` an empty cell.
*/
function makeBoard$2(position) {
	const { columns, cells, foundations } = position;
	const ranks = SUITS$1.map((suit) => `${makeSuit(suit)}-${makeRank(foundations[suit].length) || "0"}`);
	const lines = columns.map((column) => column.cards.map(makeCard).join(" ") || ":");
	if (cells.some((card) => card !== null)) lines.unshift(`Freecells: ${cells.map(makeCell).join(" ")}`);
	if (foundations.some((pile) => pile.length > 0)) lines.unshift(`Foundations: ${ranks.join(" ")}`);
	return lines.map((line) => `${line}\n`).join("");
}
function makeCell(card) {
	return card === null ? "-" : makeCard(card);
}
var LABELS$1 = /* @__PURE__ */ new Map([
	["foundations", "foundations"],
	["founds", "foundations"],
	["freecells", "cells"],
	["fc", "cells"]
]);
/**
* Reads `makeBoard` text and its relatives: optional `Foundations:` / `Founds:` and `Freecells:` / `FC:` lines, eight
* columns with or without a leading `:`, `T` or `10`.
* Errors: `badFoundations`, `tooManyCells`, `unknownCard`, `repeatedCard`, `missingCards`, `wrongColumns`.
*/
function readBoard$2(lines, rules) {
	const labelled = labelLines(lines, LABELS$1);
	const under = (label) => labelled.filter((line) => line.label === label);
	const foundations = readFoundations(under("foundations"));
	if (!foundations.ok) return foundations;
	const cells = readCells(under("cells"), rules.cells);
	if (!cells.ok) return cells;
	const columns = readColumns$1(under("column"));
	if (!columns.ok) return columns;
	return badCards([
		...foundations.value.flat(),
		...cells.value.filter(isPlaced),
		...columns.value.flat()
	], fullDeck()) ?? accept({
		rules,
		columns: columns.value.map((pile) => pile.length > 0 ? {
			cards: cardsOf$1(pile),
			hidden: 0
		} : EMPTY_COLUMN),
		cells: cells.value.map((placed) => placed && placed.card),
		foundations: foundations.value.map(cardsOf$1),
		stock: []
	});
}
function isPlaced(placed) {
	return placed !== null;
}
/** The cards that the ranks stand for: `H-3` is the ace, the two and the three of hearts. */
function readFoundations([line, second]) {
	const piles = SUITS$1.map(() => []);
	if (second) return reject("badFoundations", "The foundations are given twice", second);
	for (const at of wordsOf(line)) {
		const [, suitText = "", rankText = ""] = /^([CDHS])-?(0|10|[A2-9TJQK])$/i.exec(at.text) ?? [];
		const top = parseCard(`${rankText === "0" ? "A" : rankText}${suitText}`);
		const pile = top && piles[suitOf(top)];
		if (!pile || pile.length > 0) return reject("badFoundations", `${quote(at.text)} is no foundation; they look like H-2 C-A D-0 S-K`, at);
		for (let rank = 1; rankText !== "0" && rank <= rankOf$1(top); rank++) pile.push({
			card: cardOf(rank, suitOf(top)),
			at
		});
	}
	return accept(piles);
}
function readCells([line, second], count) {
	if (second) return reject("tooManyCells", "The cells are given twice", second);
	const words = wordsOf(line);
	while (words.at(-1)?.text === "-") words.pop();
	if (words.length > count) return reject("tooManyCells", `Found ${counted(words.length, "cell")}; the rules have ${count}`, line);
	const isEmpty = (word) => word === void 0 || word.text === "-";
	const cells = readCards(words.filter((word) => !isEmpty(word)));
	if (!cells.ok) return cells;
	const placed = cells.value.values();
	return accept(Array.from({ length: count }, (_, at) => isEmpty(words[at]) ? null : placed.next().value));
}
function readColumns$1(lines) {
	const columns = [];
	for (const line of lines) {
		const column = readCards(wordsOf(line));
		if (!column.ok) return column;
		columns.push(column.value);
	}
	if (columns.length === COLUMNS$1) return accept(columns);
	const line = lines[Math.min(COLUMNS$1, lines.length - 1)];
	return reject("wrongColumns", `Found ${counted(columns.length, "column")}, not ${COLUMNS$1}; an empty one is written as “:”`, line);
}
// ../../packages/core/src/freecell/count.ts
/**
* What a step adds to the move count. Collecting safe cards only does by hand what autoplay would do, and
* counts like it; collecting everything counts each card.
*/
function countedMoves$1(rules, step) {
	const automatic = rules.autoplayCounts ? step.automatic.length : 0;
	if (step.command === "move") return step.moves.length + automatic;
	return (rules.collect === "all" || rules.autoplayCounts ? step.moves.length : 0) + automatic;
}
// ../../packages/core/src/freecell/deal.ts
var deal_exports = /* @__PURE__ */ __exportAll({
	deal: () => deal$1,
	layOut: () => layOut$1
});
var COLUMNS = 8;
/**
* The layout of a deal number, before any autoplay: all cards face up in eight columns, row by row.
* @throws RangeError where the number names no deal.
*/
function deal$1(rules, number) {
	checkDealNumber(number, LAST_DEAL);
	const columns = Array.from({ length: COLUMNS }, () => []);
	shuffledDeck(number).forEach((card, index) => columns[index % COLUMNS].push(card));
	return layOut$1(rules, columns);
}
/** A position with nothing but a tableau. */
function layOut$1(rules, columns) {
	return {
		rules,
		columns: columns.map((cards) => cards.length ? {
			cards,
			hidden: 0
		} : EMPTY_COLUMN),
		cells: Array.from({ length: rules.cells }, () => null),
		foundations: [
			[],
			[],
			[],
			[]
		],
		stock: []
	};
}
/** The deck in the order in which it is dealt: each draw fills its gap with the last card left. */
function shuffledDeck(number) {
	const deck = fullDeck();
	const draw = draws(number);
	const dealt = [];
	while (deck.length > 0) {
		const index = draw() % deck.length;
		dealt.push(deck[index]);
		deck[index] = deck[deck.length - 1];
		deck.pop();
	}
	return dealt;
}
// ../../packages/core/src/spider/board.ts
var board_exports = /* @__PURE__ */ __exportAll({
	makeBoard: () => makeBoard$1,
	readBoard: () => readBoard$1
});
/** Stands between a column's hidden cards and the others. */
var FACE_UP = "|";
/**
* A layout as text: the suits of the completed runs where there are any, the columns base first, then the stock in
* rounds, the next one first. `|` ends a column's hidden cards, `:` is an empty column.
*
*     Runs: S H
*     3D AS KD 7D | 3S 8H
*     …
*     Stock: QH 9S 2S QH 3C AS 4S KS 6D TD
*/
function makeBoard$1({ columns, foundations, stock }) {
	const runs = foundations.filter((run) => run.length > 0).map((run) => makeSuit(suitOf(run[0])));
	const rounds = Array.from({ length: stock.length / 10 }, (_, round) => `Stock: ${makeCards(stock.slice(round * 10, (round + 1) * 10))}`);
	return [
		...runs.length > 0 ? [`Runs: ${runs.join(" ")}`] : [],
		...columns.map(makeColumn),
		...rounds
	].map((line) => `${line}\n`).join("");
}
function makeColumn({ cards, hidden }) {
	const texts = cards.map(makeCard);
	if (hidden > 0) texts.splice(hidden, 0, FACE_UP);
	return texts.join(" ") || ":";
}
function makeCards(cards) {
	return cards.map(makeCard).join(" ");
}
var LABELS = /* @__PURE__ */ new Map([["runs", "runs"], ["stock", "stock"]]);
/**
* Reads `makeBoard` text. Cards that look alike are told apart in the order of the text.
* Errors: `badFoundations`, `unknownCard`, `repeatedCard`, `missingCards`, `wrongColumns`, `badHidden`, `badStock`,
* `wholeRun`.
*/
function readBoard$1(lines, rules) {
	const labelled = labelLines(lines, LABELS);
	const under = (label) => labelled.filter((line) => line.label === label);
	const runs = readRuns(under("runs"));
	if (!runs.ok) return runs;
	const columns = readColumns(under("column"));
	if (!columns.ok) return columns;
	const stock = readStock(under("stock"));
	if (!stock.ok) return stock;
	return badCards([
		...runs.value.flat(),
		...columns.value.flatMap(({ pile }) => pile),
		...stock.value
	], twoDecks(rules)) ?? layOut(rules, runs.value, columns.value, stock.value);
}
function layOut(rules, runs, columns, stock) {
	const copy = copies();
	const read = {
		rules,
		columns: columns.map(({ pile, hidden }) => pile.length > 0 ? {
			cards: copy(pile),
			hidden
		} : EMPTY_COLUMN),
		cells: [],
		foundations: Array.from({ length: 8 }, (_, index) => copy(runs[index] ?? [])),
		stock: copy(stock)
	};
	const whole = read.columns.findIndex(isComplete);
	if (whole < 0) return accept(read);
	return reject("wholeRun", `Column ${whole + 1} ends with a complete run, which would have left`, columns[whole].pile.at(-1).at);
}
/** Gives each card that looks like an earlier one the next copy. */
function copies() {
	const next = /* @__PURE__ */ new Map();
	return (pile) => cardsOf$1(pile).map((card) => {
		const copy = next.get(card) ?? 0;
		next.set(card, copy + 1);
		return card + (copy << 6);
	});
}
/** The cards that the suits stand for, king first. */
function readRuns([line, second]) {
	if (second) return reject("badFoundations", "The completed runs are given twice", second);
	const runs = [];
	for (const at of wordsOf(line)) {
		const suit = SUITS$1.find((suit) => makeSuit(suit) === at.text.toUpperCase());
		if (suit === void 0 || runs.length === 8) return reject("badFoundations", `${quote(at.text)} is no completed run; at most 8 are told by their suits, as in S H S`, at);
		runs.push(Array.from({ length: 13 }, (_, index) => ({
			card: cardOf(13 - index, suit),
			at
		})));
	}
	return accept(runs);
}
function readColumns(lines) {
	const columns = [];
	for (const line of lines) {
		const words = wordsOf(line);
		const hidden = Math.max(0, words.findIndex(({ text }) => text === FACE_UP));
		const pile = readCards(words.filter(({ text }, at) => text !== FACE_UP || at !== hidden));
		if (!pile.ok) return pile;
		if (hidden > 0 && hidden === pile.value.length) return reject("badHidden", "The last card of a column always lies face up", line);
		columns.push({
			pile: pile.value,
			hidden
		});
	}
	if (columns.length === 10) return accept(columns);
	const line = lines[Math.min(10, lines.length - 1)];
	return reject("wrongColumns", `Found ${counted(columns.length, "column")}, not 10; an empty one is written as “:”`, line);
}
function readStock(lines) {
	const stock = [];
	for (const line of lines) {
		const cards = readCards(wordsOf(line));
		if (!cards.ok) return cards;
		stock.push(...cards.value);
	}
	if (stock.length % 10 === 0) return accept(stock);
	return reject("badStock", `Found ${counted(stock.length, "card")} in the stock; a round has 10`, lines.at(-1));
}
// ../../packages/core/src/variants.ts
var freecell = {
	lastDeal: LAST_DEAL,
	...board_exports$1,
	...deal_exports,
	...moves_exports$1,
	...play_exports$1,
	fits: fits$3,
	runLength: (position, pile) => runLength$2(cardsOn(position, pile)),
	mostToEmpty: (position, pile) => Math.min(runLength$2(cardsOn(position, pile)), runLimit(position, true)),
	automaticMoves: automaticMoves$1,
	autoplay,
	collectMoves: collectMoves$1,
	countedMoves: countedMoves$1
};
/** Whatever follows a move in Spider is part of the move. */
var spider = {
	lastDeal: LAST_SPIDER_DEAL,
	...board_exports,
	...deal_exports$1,
	...moves_exports,
	...play_exports,
	fits: fits$2,
	runLength: runOfColumn,
	mostToEmpty: runOfColumn,
	automaticMoves: () => [],
	autoplay: (position) => position,
	collectMoves: () => [],
	countedMoves: (_, { moves }) => moves.length
};
function runOfColumn({ columns }, pile) {
	const column = columns[columnIndex(pile)];
	return column ? runLength$1(column) : 0;
}
var VARIANTS = {
	freecell,
	spider
};
function variantOf(rules) {
	return VARIANTS[rules.game];
}
/** Deals are numbered from 1 to here. */
function lastDeal(rules) {
	return variantOf(rules).lastDeal;
}
/**
* The layout of a deal number, before anything moves.
* @throws RangeError where the number names no deal.
*/
function deal(rules, number) {
	return variantOf(rules).deal(rules, number);
}
/** Whether `card` can lie on `below` in the tableau. */
function fits$1({ rules }, card, below) {
	return variantOf(rules).fits(card, below);
}
/** How many cards at the end of a pile belong together, so that they can move as one; 0 where there are none. */
function runLength(position, pile) {
	return variantOf(position.rules).runLength(position, pile);
}
/** How many cards of a pile can go to an empty column in one move, if there is one. */
function mostToEmpty(position, pile) {
	return variantOf(position.rules).mostToEmpty(position, pile);
}
/** Why a move is not allowed now, or undefined where it is. */
function whyNot(position, move) {
	return variantOf(position.rules).whyNot(position, move);
}
/** Every move that is allowed now: each count, each cell and each empty column apart; in Spider the round last. */
function legalMoves(position) {
	return variantOf(position.rules).legalMoves(position);
}
/** Whether an allowed move changes the game, and does not just leave everything as it was in another place. */
function changesSomething(position, move) {
	return variantOf(position.rules).changesSomething(position, move);
}
/** The game is over without a win: see the games' own `isStuck` for which moves count. */
function isStuck(position) {
	return variantOf(position.rules).isStuck(position);
}
function isWon(position) {
	return variantOf(position.rules).isWon(position);
}
/**
* The position after a move and all that the move forces; no autoplay follows.
* @throws RangeError where the move is not allowed; `whyNot` tells beforehand.
*/
function play(position, move) {
	const reason = whyNot(position, move);
	if (!reason) return place$1(position, move);
	const name = move.type === "deal" ? "deal" : `${move.from}${move.to} (${move.count})`;
	throw new RangeError(`Move ${name}: ${reason.code}`);
}
/** `play` for a move known to be allowed. */
function place$1(position, move) {
	return variantOf(position.rules).place(position, move);
}
/** The position after several moves, each of them allowed in its turn. */
function placeAll(position, moves) {
	return moves.reduce((now, move) => place$1(now, move), position);
}
/** Everything that follows a deal or a move by itself, as moves of their own. */
function automaticMoves(position) {
	return variantOf(position.rules).automaticMoves(position);
}
/** What the collect button sends to the foundations. */
function collectMoves(position) {
	return variantOf(position.rules).collectMoves(position);
}
/** What a step adds to the move count; what followed the deal is a step without moves. */
function countedMoves(rules, step) {
	return variantOf(rules).countedMoves(rules, step);
}
/** A layout as text, lines ended; see the games' own `makeBoard` for how. `parseBoard` reads it. */
function makeBoard(position) {
	return variantOf(position.rules).makeBoard(position);
}
/** `parseBoard` for lines taken apart already. */
function readBoard(lines, rules) {
	return variantOf(rules).readBoard(lines, rules);
}
// ../../packages/core/src/game.ts
function isFreecellGame(game) {
	return game.rules.game === "freecell";
}
function isSpiderGame(game) {
	return game.rules.game === "spider";
}
var NOBODY = {
	id: "",
	started: 0
};
/** @throws RangeError where the number names no deal. */
function newGame(rules, number, identity = NOBODY) {
	return gameFrom(deal(rules, number), number, identity);
}
/** A game from any layout, for instance a pasted board. */
function gameFrom(start, number = null, identity = NOBODY) {
	return openGame(start, number, identity, automaticMoves(start));
}
/** A game whose opening is known, as a record tells it; each of `opening` must be allowed. */
function openGame(start, number, identity, opening) {
	const position = placeAll(start, opening);
	return atCursor({
		...identityOf(identity),
		rules: start.rules,
		deal: number,
		start,
		opening,
		steps: [],
		positions: [position],
		unseen: unseenIn(position),
		elapsed: 0,
		hintsUsed: 0,
		demoMoves: 0,
		givenUp: false
	}, 0);
}
/** Who a game is, and nothing else of it. */
function identityOf({ id, started, daily }) {
	return {
		id,
		started,
		...daily !== void 0 && { daily }
	};
}
/** The one way a game changes. A command that is not possible now gives back the same object. */
function update(game, command) {
	if (command.type === "restart") return restart(game);
	if (game.givenUp) return game;
	switch (command.type) {
		case "move": return move(game, command.move);
		case "demo": return demonstrate(game, command.move);
		case "collect": return collect(game);
		case "undo": return game.cursor > 0 ? atCursor(game, game.cursor - 1) : game;
		case "redo": return game.cursor < game.steps.length ? atCursor(game, game.cursor + 1) : game;
		case "goTo": return goTo(game, command.cursor);
		case "giveUp": return statusOf(game) === "playing" ? {
			...game,
			givenUp: true
		} : game;
		case "hint": return hintsLeft(game) > 0 ? {
			...game,
			hintsUsed: game.hintsUsed + 1
		} : game;
		case "wait": return wait(game, command.milliseconds);
	}
}
/**
* The same deal again, under the same identity: no new game. Hints and demo are forgotten, it is tried anew; but what
* was seen stays known.
*/
function restart(game) {
	return {
		...openGame(game.start, game.deal, game, game.opening),
		unseen: game.unseen
	};
}
/** A move that is not refused is one of the game's own. */
function move(game, move) {
	return whyNot(game.position, move) ? game : takeStep(game, "move", [move]);
}
function demonstrate(game, shown) {
	const after = move(game, shown);
	return after === game ? game : {
		...after,
		demoMoves: game.demoMoves + 1
	};
}
function goTo(game, cursor) {
	return Number.isInteger(cursor) && cursor >= 0 && cursor <= game.steps.length && cursor !== game.cursor ? atCursor(game, cursor) : game;
}
function collect(game) {
	const moves = collectMoves(game.position);
	return moves.length > 0 ? takeStep(game, "collect", moves) : game;
}
function takeStep(game, command, moves) {
	return appendStep(game, {
		command,
		moves,
		automatic: automaticMoves(placeAll(game.position, moves))
	});
}
/** Adds a step whose moves are all allowed, in place of everything that could have been redone. */
function appendStep(game, step) {
	const position = placeAll(game.position, [...step.moves, ...step.automatic]);
	const steps = [...game.steps.slice(0, game.cursor), step];
	const positions = [...game.positions.slice(0, game.cursor + 1), position];
	const unseen = unseenInBoth(game.unseen, unseenIn(position));
	return atCursor({
		...game,
		steps,
		positions,
		unseen
	}, steps.length);
}
/** A game just opened, with steps whose positions are known; all of them are in force. */
function withSteps(opened, steps, positions) {
	const all = [opened.position, ...positions];
	return atCursor({
		...opened,
		steps,
		positions: all,
		unseen: unseenInAll(all)
	}, steps.length);
}
/** The game with the first `cursor` of its steps in force. */
function atCursor(game, cursor) {
	const { rules, opening, steps, positions } = game;
	const moveCount = [{
		command: "move",
		moves: [],
		automatic: opening
	}, ...steps.slice(0, cursor)].reduce((sum, step) => sum + countedMoves(rules, step), 0);
	return {
		...game,
		cursor,
		position: positions[cursor],
		moveCount
	};
}
function wait(game, milliseconds) {
	return milliseconds > 0 && Number.isFinite(milliseconds) && statusOf(game) === "playing" ? {
		...game,
		elapsed: game.elapsed + milliseconds
	} : game;
}
function hintsLeft({ rules, hintsUsed }) {
	return rules.game === "spider" || rules.hints === null ? Infinity : Math.max(0, rules.hints - hintsUsed);
}
/** Whether the player has won it; a game in which the demo played is nobody's win. */
function isPlayersWin(game) {
	return statusOf(game) === "won" && game.demoMoves === 0;
}
function statusOf(game) {
	if (game.givenUp) return "givenUp";
	return isWon(game.position) ? "won" : "playing";
}
// ../../packages/core/src/notation.ts
/** The round of Spider that is dealt. */
var ROUND = "deal";
/** From, to, and for several cards `v` with their number in hexadecimal. */
var MOVE = /^([0-9a-i])([0-9a-i])(?:v([1-9a-d]))?$/;
/**
* A move in standard notation: `26`, `5a`, `ch`, `31v4`, and `deal` for a round of Spider. Reading it back gives the
* same move.
* With the position before it, the count is left out where a run can go in one length only, onto a card.
*/
function makeMove(move, position) {
	if (move.type === "deal") return ROUND;
	const { from, to, count } = move;
	const implied = count === 1 || position !== void 0 && targetOf(position, to) !== void 0;
	return from + to + (implied ? "" : `v${count.toString(16)}`);
}
/** `parseMove` that gives undefined for what is no move. The move need not be allowed. */
function readMove(text, position) {
	if (text.toLowerCase() === ROUND) return DEAL;
	const match = MOVE.exec(text.toLowerCase());
	if (!match) return void 0;
	const from = match[1];
	const to = match[2];
	if (match[3]) return moveOf(from, to, parseInt(match[3], 16));
	return moveOf(from, to, position ? impliedCount(position, from, to) : 1);
}
/** The length of the run at the end of `from` that fits onto the card of `to`; 1 where there is none. */
function impliedCount(position, from, to) {
	const onto = targetOf(position, to);
	const cards = position.columns[columnIndex(from)]?.cards;
	if (!onto || !cards) return 1;
	const longest = runLength(position, from);
	for (let count = 1; count <= longest; count++) if (fits$1(position, cards[cards.length - count], onto)) return count;
	return 1;
}
/** The card that a column's newcomers are laid on. */
function targetOf(position, to) {
	return topOf(position.columns[columnIndex(to)]?.cards ?? []);
}
// ../../packages/core/src/rulesText.ts
/**
* Each option by its own name, so that nothing stored depends on an order (a list may be reordered and a field
* added without old texts changing their meaning).
*/
var FREECELL_OPTIONS = {
	cells: whole(8),
	runLimit: oneOf("standard", "doubling"),
	foundations: {
		make: (suits) => suits.map(makeSuit).join(""),
		parse: parseSuits
	},
	autoplay: oneOf("off", "basic", "full"),
	autoplayCounts: onOff(),
	collect: oneOf("safe", "all"),
	autoFinish: onOff(),
	doubleClick: {
		make: (targets) => targets.join("-") || "none",
		parse: parseTargets
	},
	hints: {
		make: (hints) => hints === null ? "unlimited" : String(hints),
		parse: parseHints
	},
	hintPlays: onOff(),
	random: oneOf("million", "classic32000"),
	daily: oneOf("utc", "japan", "none")
};
var SPIDER_OPTIONS = {
	suits: {
		make: String,
		parse: (text) => [
			1,
			2,
			4
		].find((suits) => String(suits) === text)
	},
	layout: oneOf("leading", "spread")
};
var PRESETS_OF = {
	freecell: FREECELL_PRESETS,
	spider: SPIDER_PRESETS
};
/** Names and ways of writing; a name's values are only ever given to its own way. */
var OPTIONS_OF = {
	freecell: new Map(Object.entries(FREECELL_OPTIONS)),
	spider: new Map(Object.entries(SPIDER_OPTIONS))
};
/**
* Rules as one line: the nearest preset, then what differs from it, such as `houseB cells=3 autoplay=off`.
* A preset's meaning is therefore part of the format: whoever changes one has to migrate old records.
*/
function makeRules(rules) {
	return PRESETS_OF[rules.game].map((name) => [name, ...differences(rules, PRESETS[name])]).reduce((best, text) => text.length < best.length ? text : best).join(" ");
}
/** The options in which rules differ from a preset of the same game. */
function differences(rules, preset) {
	return [...OPTIONS_OF[rules.game]].flatMap(([name, option]) => {
		const value = option.make(valueOf(rules, name));
		return value === option.make(valueOf(preset, name)) ? [] : [`${name}=${value}`];
	});
}
function valueOf(rules, name) {
	return rules[name];
}
/**
* Reads `makeRules` text, in any case; commas separate as well as spaces.
* Errors: `unknownPreset`, `unknownOption`, `badOption`, `repeatedOption`.
*/
function parseRules(text) {
	return readRules({
		text,
		line: 1,
		column: 1
	});
}
/** `parseRules` for a piece of a longer text. */
function readRules(piece) {
	const [first = piece, ...words] = piecesOf(piece, /[^\s,]+/g);
	const preset = named(Object.keys(PRESETS), first.text);
	if (!preset) return reject("unknownPreset", `${quote(first.text)} is none of ${Object.keys(PRESETS).join(", ")}`, first);
	const options = OPTIONS_OF[PRESETS[preset].game];
	const set = /* @__PURE__ */ new Map();
	for (const word of words) {
		const [nameText = "", text = ""] = word.text.split("=", 2);
		const name = named([...options.keys()], nameText);
		if (!name) return reject("unknownOption", `There is no rule option ${quote(nameText)}`, word);
		if (set.has(name)) return reject("repeatedOption", `The rule option ${name} is given twice`, word);
		const value = options.get(name).parse(text.toLowerCase());
		if (value === void 0) return reject("badOption", `The rule option ${name} cannot be ${quote(text)}`, word);
		set.set(name, value);
	}
	return accept({
		...PRESETS[preset],
		...Object.fromEntries(set)
	});
}
/** The preset that rules are, their number of cells aside; undefined where they are custom. */
function presetOf(rules) {
	return PRESETS_OF[rules.game].find((name) => differences(rules, PRESETS[name]).every((text) => /^cells=/.test(text)));
}
/** `text` in the spelling of `names`, compared without case. */
function named(names, text) {
	return names.find((name) => name.toLowerCase() === text.toLowerCase());
}
function oneOf(...values) {
	return {
		make: (value) => value,
		parse: (text) => named(values, text)
	};
}
function onOff() {
	return {
		make: (value) => value ? "on" : "off",
		parse: (text) => text === "on" ? true : text === "off" ? false : void 0
	};
}
function whole(most) {
	return {
		make: String,
		parse: (text) => /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : void 0
	};
}
function parseSuits(text) {
	const suits = [...text.toUpperCase()].map((letter) => SUITS$1.find((suit) => makeSuit(suit) === letter));
	return suits.length === SUITS$1.length && SUITS$1.every((suit) => suits.includes(suit)) ? suits : void 0;
}
var TARGETS = [
	"foundation",
	"cascade",
	"cell",
	"emptyCascade"
];
function parseTargets(text) {
	if (text === "none") return [];
	const targets = text.split("-").map((word) => named(TARGETS, word));
	return !targets.includes(void 0) && new Set(targets).size === targets.length ? targets : void 0;
}
function parseHints(text) {
	return text === "unlimited" ? null : whole(9999).parse(text);
}
// ../../packages/core/src/reasonText.ts
/** A reason in English, for messages about a text; the interface has its own words in each language. */
function makeReason(reason) {
	switch (reason.code) {
		case "noSuchPile": return `there is no pile ${reason.pile}`;
		case "badCount": return `${reason.count} cards cannot be moved`;
		case "samePile": return "source and target are the same";
		case "fromFoundation": return "cards on a foundation never come back";
		case "nothingThere": return `there is no card on ${reason.pile}`;
		case "tooFew": return `${reason.count} cards, only ${reason.there} there`;
		case "notARun": return `${reason.count} cards, only ${reason.run} of them in sequence`;
		case "faceDown": return `${reason.count} cards, only ${reason.shown} of them face up`;
		case "oneCardOnly": return `a ${reason.to} takes one card at a time`;
		case "cellTaken": return `${makeCard(reason.card)} is in that cell`;
		case "foundationNeeds": return `the foundation ${reason.needed ? `needs ${makeCard(reason.needed)}` : "is complete"}, not ${makeCard(reason.card)}`;
		case "noTarget": return `no column takes ${makeCard(reason.card)}`;
		case "wholeRunsOnly": return "runs leave by themselves when they are complete";
		case "wrongColour": return `${makeCard(reason.card)} has the colour of ${makeCard(reason.onto)}`;
		case "wrongRank": return `${makeCard(reason.card)} is not one lower than ${makeCard(reason.onto)}`;
		case "overLimit": return `${reason.count} cards, at most ${reason.limit} can move`;
		case "noRounds": return "no round is left";
		case "emptyColumns": return `a round needs a card on every column; empty: ${reason.columns.join(" ")}`;
	}
}
// ../../packages/core/src/replay.ts
/** Plays entries on the deal of a game as far as the game's rules allow them. */
function replay(game, entries, reading) {
	const played = [];
	const traced = [];
	let problem;
	let read = 0;
	for (; read < entries.length; read++) {
		const entry = entries[read];
		const last = played.at(-1);
		const joined = last && join(last, entry, reading);
		if (joined) {
			played[played.length - 1] = joined.played;
			traced.push({
				...joined.traced,
				step: played.length - 1
			});
			continue;
		}
		const trace = (made) => traced.push({
			...made,
			step: played.length
		});
		const next = playEntry(last?.after ?? game.start, entry, reading, trace);
		if (!next.ok) {
			const where = last ? `Step ${played.length}` : "After the deal";
			problem = {
				...next.error,
				message: `${where}: ${next.error.message}`
			};
			break;
		}
		played.push(next.value);
	}
	return {
		game: gameOf(game, played),
		moves: traced,
		read,
		problem
	};
}
function gameOf(game, played) {
	const [deal, ...steps] = played;
	return withSteps(openGame(game.start, game.deal, game, deal?.step.automatic ?? automaticMoves(game.start)), steps.map(({ step }) => step), steps.map(({ after }) => after));
}
/**
* The last step again, where the entry is a card going up that belongs to it: one that the rules have moved
* already, or one that the text writes out in their place.
*/
function join(last, entry, reading) {
	const [token, ...others] = entry.moves;
	if (reading.automatic === "rules" || !last.due || entry.command !== "move" || entry.automatic) return void 0;
	const move = token && others.length === 0 ? readMove(token.text) : void 0;
	if (!move || !isUpward(move)) return void 0;
	const traced = (after) => ({
		at: token,
		move,
		before: last.after,
		after,
		automatic: true
	});
	const mentioned = last.due.findIndex((due) => sameMove(due, move));
	if (mentioned >= 0) return {
		played: {
			...last,
			due: last.due.toSpliced(mentioned, 1)
		},
		traced: traced(last.after)
	};
	if (reading.automatic !== "written" || whyNot(last.after, move)) return void 0;
	if (!automaticMoves(last.after).some((automatic) => sameMove(automatic, move))) return void 0;
	const step = {
		...last.step,
		automatic: [...last.step.automatic, move]
	};
	const after = place$1(last.after, move);
	return {
		played: {
			...last,
			step,
			after
		},
		traced: traced(after)
	};
}
function playEntry(before, entry, reading, trace) {
	const moved = playTokens(before, entry.moves, reading, entry.command === "collect", trace);
	if (!moved.ok) return moved;
	const { moves, after } = moved.value;
	if (entry.automatic) {
		const follow = (made) => trace({
			...made,
			automatic: true
		});
		const followed = playTokens(after, entry.automatic, reading, true, follow);
		if (!followed.ok) return followed;
		return accept({
			step: {
				command: entry.command,
				moves,
				automatic: followed.value.moves
			},
			after: followed.value.after,
			due: null
		});
	}
	const automatic = reading.automatic === "written" ? [] : automaticMoves(after);
	return accept({
		step: {
			command: entry.command,
			moves,
			automatic
		},
		after: placeAll(after, automatic),
		due: automatic
	});
}
/** Plays moves one after the other; `upward` where they can only be cards that go to the foundation. */
function playTokens(before, tokens, reading, upward, trace) {
	const moves = [];
	let after = before;
	for (const at of tokens) {
		const move = moveIn(after, at.text, reading);
		if (!move) return reject("unknownMove", `${quote(at.text)} is no move`, at);
		if (upward && !isUpward(move)) return reject("notUpward", `${quote(at.text)} in brackets does not go to the foundation`, at);
		const reason = whyNot(after, move);
		if (reason) return reject("illegalMove", `${quote(at.text)} is not allowed: ${makeReason(reason)}`, at);
		moves.push(move);
		const next = place$1(after, move);
		trace({
			at,
			move,
			before: after,
			after: next,
			automatic: false
		});
		after = next;
	}
	return accept({
		moves,
		after
	});
}
function isUpward(move) {
	return move.type === "move" && move.to === "h";
}
function moveIn(position, text, reading) {
	const move = readMove(text, position);
	return reading.toEmpty === "most" && text.length <= 2 && move?.type === "move" && isShift(position, move) ? moveOf(move.from, move.to, Math.max(1, mostToEmpty(position, move.from))) : move;
}
/** From a column to an empty one. */
function isShift({ columns }, { from, to }) {
	return columns[columnIndex(from)] !== void 0 && columns[columnIndex(to)]?.cards.length === 0;
}
// ../../packages/core/src/movetext.ts
/** Steps of one game that are read from a text. */
var MOST_STEPS = 1e4;
var STEPS_A_LINE = 10;
/**
* The steps of a game in standard notation, ten a line: `26` a player's move, `[ch 3h]` one collect,
* `(4h 5h)` what followed the step before automatically; a leading one is what followed the deal.
* Without it the rules' own automatic moves followed, and where none did though the rules have some, `()` says so.
*/
function makeMoves(game) {
	const opening = makeAutomatic(game.start, game.opening);
	const steps = game.steps.map((step, index) => makeStep(game.positions[index], step));
	const lines = opening ? [opening] : [];
	for (let at = 0; at < steps.length; at += STEPS_A_LINE) lines.push(steps.slice(at, at + STEPS_A_LINE).join(" "));
	return lines.map((line) => `${line}\n`).join("");
}
/** One of the steps of `makeMoves`. */
function makeStep(before, { command, moves, automatic }) {
	const texts = moves.map((move) => makeMove(move, before));
	const played = command === "collect" ? `[${texts.join(" ")}]` : texts.join(" ");
	const followed = makeAutomatic(placeAll(before, moves), automatic);
	return followed ? `${played} ${followed}` : played;
}
function makeAutomatic(before, automatic) {
	return automatic.length === 0 && automaticMoves(before).length === 0 ? "" : `(${automatic.map((move) => makeMove(move)).join(" ")})`;
}
/** In this order; our own notation is the first, and for any of its texts the first three are the same. */
var READINGS = [
	{
		automatic: "rules",
		toEmpty: "one"
	},
	{
		automatic: "mentioned",
		toEmpty: "one"
	},
	{
		automatic: "written",
		toEmpty: "one"
	},
	{
		automatic: "rules",
		toEmpty: "most"
	},
	{
		automatic: "mentioned",
		toEmpty: "most"
	},
	{
		automatic: "written",
		toEmpty: "most"
	}
];
/** `parseMoves` for lines taken apart already; `own` where they are known to be ours, so that `31` is one card. */
function readMoves(lines, game, own = false) {
	const { entries, problem } = bounded(entriesOf(lines));
	let best;
	for (const reading of own ? READINGS.filter(({ toEmpty }) => toEmpty === "one") : READINGS) {
		const tried = replay(game, entries, reading);
		if (!best || tried.read > best.read) best = tried;
		if (!tried.problem) break;
	}
	return {
		...best,
		problem: best.problem ?? problem
	};
}
function bounded(written) {
	const steps = written.entries.length - 1;
	if (steps <= 1e4) return written;
	const message = `The text has ${steps} steps; only the first ${MOST_STEPS} are read`;
	return {
		entries: written.entries.slice(0, 10001),
		problem: {
			code: "tooManySteps",
			message
		}
	};
}
var CLOSING = {
	"(": ")",
	"[": "]"
};
/** Groups a text's moves into steps, up to the first bracket that is out of place. */
function entriesOf(lines) {
	const entries = [{
		command: "move",
		moves: [],
		automatic: null
	}];
	let open;
	let inside = [];
	for (const token of tokensOf(lines)) if (!/^[()[\]]$/.test(token.text)) {
		if (open) inside.push(token);
		else entries.push({
			command: "move",
			moves: [token],
			automatic: null
		});
	} else if (!open && token.text in CLOSING) open = token;
	else if (open && token.text === CLOSING[open.text] && addBracket(entries, token.text, inside)) {
		open = void 0;
		inside = [];
	} else return misplaced(entries, token);
	return open ? misplaced(entries, open) : { entries };
}
/** Moves and brackets, move numbers left out. */
function tokensOf(lines) {
	return lines.flatMap((line) => piecesOf(line, /[()[\]]|[^\s()[\]]+/g)).filter(({ text }) => !/^\d+\.$/.test(text));
}
/** Whether the contents of a bracket have a place: something collected, or what followed the last step. */
function addBracket(entries, close, inside) {
	const last = entries.at(-1);
	if (close === "]" ? inside.length === 0 : last.automatic) return false;
	if (close === "]") entries.push({
		command: "collect",
		moves: inside,
		automatic: null
	});
	else entries[entries.length - 1] = {
		...last,
		automatic: inside
	};
	return true;
}
/** What followed the last step is not known then, so that step is left out too. */
function misplaced(entries, bracket) {
	const message = `After step ${entries.length - 1}: the bracket ${quote(bracket.text)} is out of place`;
	return {
		entries: entries.slice(0, -1),
		problem: problemAt("badBracket", message, bracket)
	};
}
// ../../packages/core/src/header.ts
/** The headers of a record as they are written, in the order in which they are. */
var HEADERS = [
	"Game",
	"Rules",
	"Id",
	"Started",
	"Daily",
	"Clock",
	"Hints",
	"Demo",
	"State",
	"Steps",
	"Cursor",
	"Unseen",
	"Deal",
	"Board"
];
/** Headers are `name: value` lines; a board goes on to the next empty line; the moves begin where no header is. */
function divide(lines) {
	const headers = /* @__PURE__ */ new Map();
	const problems = [];
	let board = [];
	let at = 0;
	for (; at < lines.length; at++) {
		const line = lines[at];
		const [head = "", text] = /^(\w+)\s*:\s*/.exec(line.text) ?? [];
		if (text === void 0 && line.text !== "") break;
		if (text === void 0) continue;
		const name = HEADERS.find((known) => known.toLowerCase() === text.toLowerCase());
		const word = {
			...line,
			text
		};
		if (!name) problems.push(problemAt("unknownHeader", `${quote(text)} is no header of a game`, word));
		else if (headers.has(name)) problems.push(problemAt("repeatedHeader", `The header ${text} is given twice`, word));
		else headers.set(name, behind(line, head.length));
		if (name === "Board") {
			const length = lines.slice(at).findIndex((line) => line.text === "");
			board = lines.slice(at + 1, length < 0 ? lines.length : at + length);
			at += board.length;
		}
	}
	return {
		headers,
		board,
		moves: lines.slice(at),
		problems
	};
}
function readFacts(headers) {
	let problem;
	const read = (name, parse, fallback) => {
		const header = headers.get(name);
		const value = header && parse(header.text);
		if (header && value === void 0) problem ??= problemAt("badHeader", `${quote(header.text)} cannot be read as ${name.toLowerCase()}`, header);
		return value ?? fallback;
	};
	return {
		id: read("Id", (text) => isId(text) ? text : void 0, ""),
		started: read("Started", parseDate, 0),
		daily: read("Daily", (text) => isDateKey(text) ? text : void 0, void 0),
		clock: read("Clock", parseClock, 0),
		hints: read("Hints", parseCount, 0),
		demo: read("Demo", parseCount, 0),
		givenUp: read("State", (text) => text.toLowerCase() === "givenup" ? true : void 0, false),
		steps: read("Steps", parseCount, 0),
		cursor: read("Cursor", parseCount, void 0),
		unseen: read("Unseen", parseCounts, void 0),
		problem
	};
}
function parseCount(text) {
	return /^\d{1,9}$/.test(text) ? Number(text) : void 0;
}
function parseCounts(text) {
	return /^\d{1,3}( \d{1,3}){0,20}$/.test(text) ? text.split(" ").map(Number) : void 0;
}
/** Milliseconds; parts of one are kept, in up to the 22 decimals that a number can be written with. */
function parseClock(text) {
	return /^\d{1,16}(\.\d{1,22})?(e-\d{1,3})?$/.test(text) && Number(text) <= Number.MAX_SAFE_INTEGER ? Number(text) : void 0;
}
// ../../packages/core/src/versions.ts
/**
* Brings a text of version `version` up to date by the migrations from there on; the first of them comes from
* version 1. What is newer than the last of them is never interpreted.
* Errors: `badVersion`, `newerVersion`.
*/
function migrate(text, version, migrations) {
	const number = /^[1-9]\d{0,5}$/.test(version) ? Number(version) : void 0;
	if (number === void 0) return reject("badVersion", `${quote(version)} is no version of this format`, 1);
	const newest = migrations.length + 1;
	if (number > newest) return reject("newerVersion", `This was written by a newer Sidedeck: version ${number}, here ${newest}`, 1);
	return accept(migrations.slice(number - 1).reduce((old, next) => next(old), text));
}
// ../../packages/core/src/record.ts
/** From each version of the record to the next, in order. */
var MIGRATIONS = [(text) => text];
var RECORD_VERSION = MIGRATIONS.length + 1;
/**
* A game as text: the saved record, the shared text and the `.freecell` or `.spider` file are this one form.
*
*     Sidedeck 2
*     Game: freecell
*     Rules: houseB hints=3
*     Clock: 83214
*     Steps: 14
*     Deal: 617
*
*     4a 46 2b 21 41 72 7c 47 4d (4h ch) 83
*     7h 47 74v2 7c (7h 8h)
*     End
*
* A header that has its default is left out. The layout comes last, as `Deal:` or as `Board:` and its lines, and
* after it the moves (see `makeMoves`). A text that announces its steps ends with `End`, so that one cut off is
* noticed wherever it was cut: `Deal: 61` can have been `Deal: 617`, and `31` can have been `31v4`.
* @throws RangeError where the game's id is not made of 1 … 64 letters, digits, `_` and `-` (or empty).
*/
function makeRecord(game) {
	if (game.id !== "" && !isId(game.id)) throw new RangeError(`${quote(game.id)} is no id for a game`);
	const lines = [
		["Game", game.rules.game],
		["Rules", makeRules(game.rules)],
		["Id", game.id !== "" && game.id],
		["Started", game.started !== 0 && makeDate(game.started)],
		["Daily", game.daily ?? false],
		["Clock", game.elapsed !== 0 && game.elapsed],
		["Hints", game.hintsUsed !== 0 && game.hintsUsed],
		["Demo", game.demoMoves !== 0 && game.demoMoves],
		["State", game.givenUp && "givenUp"],
		["Steps", game.steps.length],
		["Cursor", game.cursor !== game.steps.length && game.cursor],
		["Unseen", makeUnseen(game)]
	].filter(([, value]) => value !== false).map(([name, value]) => `${name}: ${value}\n`);
	const layout = game.deal === null ? `Board:\n${makeBoard(game.start)}` : `Deal: ${game.deal}\n`;
	return `Sidedeck ${RECORD_VERSION}\n${lines.join("")}${layout}\n${makeMoves(game)}End\n`;
}
/** What was never shown, of each column and of the stock; false where the steps of the record tell. */
function makeUnseen({ positions, unseen }) {
	const text = (counts) => [...counts.hidden, counts.stock].join(" ");
	return text(unseen) !== text(unseenInAll(positions)) && text(unseen);
}
/**
* Reads `makeRecord` text and what people make of it: headers in any order and case; the `Sidedeck` line, `Game`
* (FreeCell), `Rules` (classic, spider4) and everything but the layout may be missing. Without the `Sidedeck` line the
* moves may be in the notation of other programs (see `parseMoves`).
*
* Where moves are damaged or missing at the end, the value is the game up to there and `problem` says what is
* wrong and where: those of `parseMoves`, `truncated`, `badHeader`.
* Errors, where the table itself cannot be known: `tooLong`, `badVersion`, `newerVersion`, `unknownHeader`,
* `repeatedHeader`, `unknownGame`, `noDeal`, `badDeal`, `truncated`, and those of `parseRules`, `parseBoard`
* and `parseMoves`.
*/
function parseRecord(text) {
	const { game, isWhole, problems: [problem] } = traceRecord(text);
	return game && isWhole ? accept(game, problem) : {
		ok: false,
		error: problem
	};
}
var NOTHING = {
	title: void 0,
	headers: /* @__PURE__ */ new Map(),
	board: [],
	moves: [],
	end: void 0
};
/** `parseRecord` that tells everything it meets. */
function traceRecord(text) {
	const long = tooLong(text);
	if (long) return refused(NOTHING, [long.error]);
	const lines = bodyOf(text);
	const [, head = "", version] = /^(sidedeck\b\s*)(.*)$/i.exec(lines[0]?.text ?? "") ?? [];
	if (version === void 0) return traceParts(lines, void 0, "foreign");
	const title = lines[0];
	const current = migrate(text, version, MIGRATIONS);
	if (!current.ok) {
		const { code, message } = current.error;
		return refused({
			...NOTHING,
			title
		}, [problemAt(code, message, behind(title, head.length))]);
	}
	const own = bodyOf(current.value).slice(1);
	const last = own.findLastIndex((line) => line.text !== "");
	if (own[last]?.text.toLowerCase() === "end") return traceParts(own.slice(0, last), title, "whole", own[last]);
	return traceParts(own, title, /\s$/.test(text) ? "cutBehindWord" : "cutWithinWord");
}
function refused(parts, problems) {
	return {
		game: void 0,
		isWhole: false,
		moves: [],
		problems,
		parts
	};
}
/** The lines from the first that says something. */
function bodyOf(text) {
	const lines = linesOf(text);
	return lines.slice(lines.findIndex((line) => line.text !== ""));
}
function traceParts(lines, title, form, end) {
	const { headers, board, moves, problems } = divide(lines);
	const parts = {
		title,
		headers,
		board,
		moves,
		end
	};
	const isCut = form.startsWith("cut") && headers.has("Steps");
	const isWordCut = isCut && form === "cutWithinWord";
	if (isWordCut && moves.length === 0) {
		const message = "The text ends before its moves; even its deal may have been cut short";
		return refused(parts, [...problems, problemAt("truncated", message)]);
	}
	const facts = readFacts(headers);
	const rules = readRulesLine(headers);
	const table = rules.ok ? readLayout(headers, board, rules.value, facts) : rules;
	if (!table.ok) return refused(parts, [...problems, table.error]);
	const played = readMoves(isWordCut ? withoutLastMove(moves) : moves, table.value, form !== "foreign");
	const { game, problem } = restore(played.game, facts, headers);
	const damage = isCut ? problemAt("truncated", "The text ends without its “End”") : void 0;
	const told = [
		...problems,
		played.problem ?? missing(played.game, facts, headers) ?? damage,
		facts.problem ?? problem
	].filter((problem) => problem !== void 0);
	return {
		game,
		isWhole: problems.length === 0,
		moves: played.moves,
		problems: told,
		parts
	};
}
function missing({ steps }, facts, headers) {
	if (steps.length >= facts.steps) return void 0;
	return problemAt("truncated", `${counted(facts.steps, "step")} announced, but ${steps.length} found`, headers.get("Steps"));
}
function withoutLastMove(lines) {
	const cut = (line) => ({
		...line,
		text: line.text.replace(/[^\s)\]]+$/, "")
	});
	return [...lines.slice(0, -1), ...lines.slice(-1).map(cut)];
}
/** The rules name their game; a `Game` line beside them has to be about the same. */
function readRulesLine(headers) {
	const game = headers.get("Game");
	const name = game?.text.toLowerCase() ?? "freecell";
	if (!Object.hasOwn(DEFAULTS, name)) return reject("unknownGame", `There is no game ${quote(game.text)}`, game);
	const line = headers.get("Rules");
	if (!line) return accept(DEFAULTS[name]);
	const rules = readRules(line);
	if (!rules.ok || !game || rules.value.game === name) return rules;
	return reject("unknownGame", `${quote(line.text)} are no rules of ${name}`, line);
}
/** The rules of a text that tells none. */
var DEFAULTS = {
	freecell: PRESETS.classic,
	spider: PRESETS.spider4
};
function readLayout(headers, board, rules, identity) {
	const line = headers.get("Deal");
	const boardLine = headers.get("Board");
	if (!line && !boardLine) return reject("noDeal", "The text names neither a deal nor a board");
	if (line && boardLine) return reject("twoDeals", "The text names a deal and a board", line);
	if (!line) {
		const start = readBoard([boardLine, ...board], rules);
		return start.ok ? accept(gameFrom(start.value, null, identity)) : start;
	}
	const last = lastDeal(rules);
	const number = parseDealNumber(line.text, last);
	if (typeof number === "number") return accept(newGame(rules, number, identity));
	return reject("badDeal", `${quote(line.text)} is no deal (${number}); they go from 1 to ${last}`, line);
}
/** The replayed game with everything else that the record tells, and the first of that which cannot be. */
function restore(played, facts, headers) {
	const { cursor, clock, hints, demo } = facts;
	const there = played.steps.length;
	const helped = {
		hintsUsed: hints,
		demoMoves: demo,
		unseen: recall(played, facts)
	};
	const game = atCursor({
		...played,
		elapsed: clock,
		...helped
	}, Math.min(cursor ?? there, there));
	const givenUp = facts.givenUp && statusOf(game) !== "won";
	const [name, , message] = [
		[
			"Cursor",
			(cursor ?? 0) > there,
			`The cursor is ${cursor}, behind the last step`
		],
		[
			"Unseen",
			isMisfit(played, facts),
			"Unseen is not about this table"
		],
		[
			"State",
			facts.givenUp && !givenUp,
			"A game that is won cannot be given up"
		]
	].find(([, isFault]) => isFault) ?? [];
	return {
		game: {
			...game,
			givenUp
		},
		problem: name && problemAt("badHeader", message, headers.get(name))
	};
}
/** What was seen in moves that were undone and replaced stays known. */
function recall(played, facts) {
	if (!facts.unseen || isMisfit(played, facts)) return played.unseen;
	return unseenInBoth(played.unseen, {
		hidden: facts.unseen.slice(0, -1),
		stock: facts.unseen.at(-1)
	});
}
function isMisfit({ unseen }, facts) {
	return facts.unseen !== void 0 && facts.unseen.length !== unseen.hidden.length + 1;
}
// ../../packages/core/src/sync/gameId.ts
/** The end of the year 9999. */
var LAST_SECOND = 253402300799;
/** The id of a game that a device started; a device starts one in a second at the most. */
function makeGameId(device, started) {
	return `${device}-${Math.floor(started / 1e3).toString(36)}`;
}
// ../../packages/core/src/identifier.ts
/** `spider4-617`, or `spider4-617-spread` with the other layout. */
function makeIdentifier({ suits, layout }, number) {
	return `spider${suits}-${number}${layout === "leading" ? "" : `-${layout}`}`;
}
/** Whether a text looks like an identifier, and not like anything else that names a game. */
function isIdentifier(text) {
	return IDENTIFIER.test(text.trim());
}
var IDENTIFIER = /^(spider[124])-([^-\s]*)(?:-(spread|leading))?$/i;
/** Reads `makeIdentifier` text, in any case. Errors: `badIdentifier`, `badDeal`. */
function parseIdentifier(text) {
	const [, presetText = "", numberText = "", layout = "leading"] = IDENTIFIER.exec(text.trim()) ?? [];
	const preset = SPIDER_PRESETS.find((name) => name === presetText.toLowerCase());
	if (!preset) return reject("badIdentifier", `${quote(text.trim())} is no deal of Spider; they look like spider4-617`);
	const number = parseDealNumber(numberText, LAST_SPIDER_DEAL);
	if (typeof number !== "number") return reject("badDeal", `${quote(numberText)} is no deal (${number}); they go from 1 to ${LAST_SPIDER_DEAL}`);
	return accept({
		rules: {
			...PRESETS[preset],
			layout: layout.toLowerCase()
		},
		number
	});
}
// ../../packages/ui/src/aside.ts
/** What could not be read is never deleted: it lies in the store under a key of its own, each text once. */
function useAside(replica) {
	const last = /* @__PURE__ */ shallowRef();
	return {
		setAside(what, text) {
			const before = replica.text ?? "";
			if (before.includes(text)) return;
			replica.save(`${before}--- ${what} ${(/* @__PURE__ */ new Date()).toISOString()}\n${text}\n`);
			last.value = what;
		},
		last
	};
}
// ../../packages/ui/src/board/faces.ts
var ART_FROM = 52;
var FULL_FROM = 104;
/** Height of pips and figures, in card widths. */
var ART_HEIGHT = .84;
/**
* How a card of this size is drawn: the scale of its pips or figure, and how far they move down, in pixels, to
* stand in the middle of what the corner leaves free.
*/
function faceOf({ cardWidth, cardHeight, corner, cornerPad }) {
	const detail = cardWidth < ART_FROM ? "suit" : cardWidth < FULL_FROM ? "art" : "full";
	const top = corner + 2 * cornerPad;
	const bottom = detail === "full" ? top : 2 * cornerPad;
	return {
		detail,
		scale: Math.min(1.12, (cardHeight - top - bottom) / (ART_HEIGHT * cardWidth)),
		shift: (top - bottom) / 2
	};
}
/** Where a shape on a field of 24 × 24 is drawn: around this middle, so large; below 0 it stands on its head. */
function fit(x, y, size) {
	return `translate(${x} ${y}) scale(${size / 24}) translate(-12 -12)`;
}
/** The four suits on a field of 24 × 24, in the order of the suits. */
var SUIT_PATHS = [
	"M12 1.6a5 5 0 0 1 4.2 7.7 5.1 5.1 0 1 1-3 8.3c.2 1.9 1 3.4 2.5 4.6H8.3c1.5-1.2 2.3-2.7 2.5-4.6a5.1 5.1 0 1 1-3-8.3A5 5 0 0 1 12 1.6z",
	"M12 .8C14 5 17 9 20.6 12 17 15 14 19 12 23.2 10 19 7 15 3.4 12 7 9 10 5 12 .8z",
	"M12 22.4C6.2 17.4 1.6 13.3 1.6 8.3A5.6 5.6 0 0 1 7.2 2.6c2.1 0 3.9 1.2 4.8 3.1.9-1.9 2.7-3.1 4.8-3.1a5.6 5.6 0 0 1 5.6 5.7c0 5-4.6 9.1-10.4 14.1z",
	"M12 1.2c3.1 4.5 9.8 7.7 9.8 13a4.9 4.9 0 0 1-8.6 3.2c.2 2 1 3.6 2.5 4.8H8.3c1.5-1.2 2.3-2.8 2.5-4.8a4.9 4.9 0 0 1-8.6-3.2c0-5.3 6.7-8.5 9.8-13z"
];
/** Ranks as one line of even width, 14 high: no font decides how they look or how wide a ten is. */
var RANK_PATHS = {
	A: "M1 13 5.2 1h.6L10 13M2.6 9h5.8",
	2: "M1.3 4.3C1.6 2.3 3 1 5 1c2.3 0 3.8 1.4 3.8 3.4 0 1.5-.7 2.5-2.1 3.9L1.4 13H9",
	3: "M1.5 1h7L5 5.4C7.5 5.4 9 7 9 9.1 9 11.4 7.3 13 5 13c-2 0-3.4-1-3.9-2.7",
	4: "M6.9 13V1L1 9.7h8.6",
	5: "M8.3 1H2.5L1.9 6.5C2.7 5.8 3.8 5.4 5 5.4c2.3 0 4 1.5 4 3.7S7.3 13 5 13c-1.9 0-3.3-.9-3.9-2.5",
	6: "M7 1C3.4 3.2 1 5.9 1 9a4 4 0 1 0 8 0 4 4 0 0 0-7.8-1",
	7: "M1 1h8L4 13",
	8: "M5 6.5A2.75 2.75 0 1 0 5 1a2.75 2.75 0 0 0 0 5.5C2.7 6.5 1 7.9 1 9.7 1 11.6 2.7 13 5 13s4-1.4 4-3.3c0-1.8-1.7-3.2-4-3.2z",
	9: "M3 13c3.6-2.2 6-4.9 6-8a4 4 0 1 0-8 0 4 4 0 0 0 7.8 1",
	T: "M1 3 3.2 1V13M10 1c2.3 0 3.5 2.2 3.5 6s-1.2 6-3.5 6-3.5-2.2-3.5-6S7.7 1 10 1z",
	J: "M7.6 1v8.2C7.6 11.6 6.3 13 4.3 13 2.5 13 1.3 12 1 10.2",
	Q: "M5.5 1C8.3 1 10 3.2 10 7s-1.7 6-4.5 6S1 10.8 1 7s1.7-6 4.5-6zM6.6 9.8 10 13.4",
	K: "M1.2 1v12M9 1 1.4 8.4M4 6l5.4 7"
};
/** Widths on the same field. */
var RANK_WIDTHS = {
	A: 11,
	T: 14.5,
	J: 8.6,
	Q: 11,
	K: 10.4
};
function rankWidth(rank) {
	return RANK_WIDTHS[makeRank(rank)] ?? 10;
}
/** Middles of a card's pips, on a face of 100 × 140; those below the middle stand on their heads. */
function pips(rank) {
	return PIPS[rank - 1] ?? [];
}
var [L, M, R] = [
	31,
	50,
	69
];
var sides = (...heights) => heights.flatMap((y) => [[L, y], [R, y]]);
var SIX = sides(37, 70, 103);
var EIGHT = sides(37, 59, 81, 103);
var PIPS = [
	[],
	[[M, 37], [M, 103]],
	[
		[M, 37],
		[M, 70],
		[M, 103]
	],
	sides(37, 103),
	[...sides(37, 103), [M, 70]],
	SIX,
	[...SIX, [M, 53.5]],
	[
		...SIX,
		[M, 53.5],
		[M, 86.5]
	],
	[...EIGHT, [M, 70]],
	[
		...EIGHT,
		[M, 48],
		[M, 92]
	]
];
// ../../packages/ui/src/board/CardFace.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$8 = ["data-suit"];
var _hoisted_2$7 = ["viewBox"];
var _hoisted_3$6 = ["d"];
var _hoisted_4$3 = ["d", "transform"];
var _hoisted_5$2 = {
	key: 0,
	class: "pip",
	viewBox: "0 0 24 24"
};
var _hoisted_6$1 = ["d"];
var _hoisted_7$1 = {
	key: 1,
	class: "art",
	viewBox: "0 0 100 140"
};
var _hoisted_8$1 = ["d", "transform"];
var _hoisted_9$1 = {
	key: 1,
	transform: "translate(50 70)"
};
var _hoisted_10$1 = ["transform"];
var _hoisted_11$1 = ["href"];
var _hoisted_12$1 = ["d", "transform"];
var _hoisted_13$1 = ["d", "transform"];
// ../../packages/ui/src/board/CardFace.vue
var CardFace_default = /* @__PURE__ */ defineComponent({
	__name: "CardFace",
	props: {
		card: {},
		detail: {},
		hidden: {
			type: Boolean,
			default: false
		}
	},
	setup(__props) {
		const rank = rankOf$1(__props.card);
		const letter = makeRank(rank);
		const suit = SUIT_PATHS[suitOf(__props.card)];
		const court = "JQK".includes(letter);
		const corner = rankWidth(rank);
		/** Most cards are covered when the table opens; the rest of them is drawn when it is first seen. */
		const isWhole = /* @__PURE__ */ ref(!__props.hidden);
		watch(() => __props.hidden, (covered) => isWhole.value ||= !covered);
		const corners = computed(() => isWhole.value && __props.detail === "full" ? ["", "turned"] : [""]);
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("div", {
				class: "face",
				"data-suit": unref(suitOf)(__props.card)
			}, [(openBlock(true), createElementBlock(Fragment, null, renderList(corners.value, (turn) => {
				return openBlock(), createElementBlock("svg", {
					key: turn,
					class: normalizeClass(["corner", turn]),
					viewBox: `0 0 ${unref(corner) + 13} 14`
				}, [createBaseVNode("path", {
					class: "rank",
					d: unref(RANK_PATHS)[unref(letter)]
				}, null, 8, _hoisted_3$6), createBaseVNode("path", {
					d: unref(suit),
					transform: unref(fit)(unref(corner) + 7.1, 7.1, 11.8)
				}, null, 8, _hoisted_4$3)], 10, _hoisted_2$7);
			}), 128)), isWhole.value ? (openBlock(), createElementBlock(Fragment, { key: 0 }, [__props.detail === "suit" ? (openBlock(), createElementBlock("svg", _hoisted_5$2, [createBaseVNode("path", { d: unref(suit) }, null, 8, _hoisted_6$1)])) : (openBlock(), createElementBlock("svg", _hoisted_7$1, [unref(rank) === 1 ? (openBlock(), createElementBlock("path", {
				key: 0,
				d: unref(suit),
				transform: unref(fit)(50, 70, 42)
			}, null, 8, _hoisted_8$1)) : unref(court) ? (openBlock(), createElementBlock("g", _hoisted_9$1, [
				_cache[0] || (_cache[0] = createBaseVNode("rect", {
					class: "court-ground",
					x: "-30",
					y: "-42",
					width: "60",
					height: "84",
					rx: "3"
				}, null, -1)),
				(openBlock(), createElementBlock(Fragment, null, renderList(2, (turn) => {
					return createBaseVNode("g", {
						key: turn,
						transform: `rotate(${turn * 180}) translate(0 0.3)`
					}, [createBaseVNode("use", { href: `#sd-court-${unref(letter)}` }, null, 8, _hoisted_11$1), createBaseVNode("path", {
						d: unref(suit),
						transform: unref(fit)(-22, -34, 12)
					}, null, 8, _hoisted_12$1)], 8, _hoisted_10$1);
				}), 64)),
				_cache[1] || (_cache[1] = createBaseVNode("rect", {
					class: "court-frame",
					x: "-30",
					y: "-42",
					width: "60",
					height: "84",
					rx: "3"
				}, null, -1))
			])) : (openBlock(true), createElementBlock(Fragment, { key: 2 }, renderList(unref(pips)(unref(rank)), ([x, y]) => {
				return openBlock(), createElementBlock("path", {
					key: `${x} ${y}`,
					d: unref(suit),
					transform: unref(fit)(x, y, y > 70 ? -19 : 19)
				}, null, 8, _hoisted_13$1);
			}), 128))]))], 64)) : createCommentVNode("", true)], 8, _hoisted_1$8);
		};
	}
});
// ../../packages/ui/src/board/courts.ts
/**
* Jack, queen and king, each as half a figure: shapes from back to front on a field of 60 × 42 above the middle of
* the card, which is 0, 0. The other half is the same, turned.
*/
var COURT_SHAPES = {
	J: [
		["hair", "M-10-32Q-10.5-22-13.5-16.5H13.5Q10.5-22 10-32z"],
		["robe", "M-30 0v-8Q-26-16.5-12-18H12Q26-16.5 30-8v8z"],
		["trim", "M-30-8-21 0h-9zM30-8 21 0h9zM-5-18H5L8 0H-8z"],
		["stitch", "M-2.5-8h5M-3-3.5h6"],
		["skin", "M-7.5-31h15v8a7.5 8 0 0 1-15 0z"],
		["fur", "M-13.5-15.5Q-9-19-5-17q2.5 3 5 3t5-3q4-2 8.5 1.5Q10.5-11-6.5-11.5-10.5-11.5-13.5-15.5z"],
		["robe", "M-12-31.5C-14-38 8-43 12.5-33.5z"],
		["trim", "M-12-33.5Q0-36 12.5-33.5v3.3Q0-33-12-30.2zM8.5-35C9-39.5 14-41.5 18.5-40 18-35.5 14-33 9.5-33.5z"],
		["line", "M-3.6-26.5v1.2M3.6-26.5v1.2M0-25v2.4h-1M-2-19.8q2 1.3 4 0"]
	],
	Q: [
		["hair", "M-8.5-36C-15-32-11.5-22-16-16H16C11.5-22 15-32 8.5-36z"],
		["robe", "M-30 0v-5Q-25-15.5-11-17H11Q25-15.5 30-5v5z"],
		["skin", "M-6-20H6l2 3.5L0-5l-8-11.5z"],
		["trim", "M-11-17h4.5L0-6.5 6.5-17H11L0 1zM-30-5-24 0h-6zM30-5 24 0h6z"],
		["stitch", "M-4-14.8Q0-11.5 4-14.8"],
		["skin", "M-7.2-33H7.2v7.5c0 5-3.5 8.5-7.2 8.5s-7.2-3.5-7.2-8.5z"],
		["hair", "M-7.2-33Q-7-27-9-24.5L-10-33zM7.2-33Q7-27 9-24.5L10-33z"],
		["trim", "M-9.5-31.5-12-39l5.8 3.2L0-41l6.2 5.2L12-39l-2.5 7.5Q0-35-9.5-31.5z"],
		["robe", "M0-38.3l1.8 2.4L0-33.5l-1.8-2.4z"],
		["line", "M-3.6-27.5v1.2M3.6-27.5v1.2M0-26v2.4h-1M-1.9-20.5q1.9 1.5 3.8 0"]
	],
	K: [
		["hair", "M-9-33Q-8.5-24-12.5-17h25Q8.5-24 9-33z"],
		["robe", "M-30 0v-9Q-27-17-12-18.5H12Q27-17 30-9v9z"],
		["fur", "M-17-17.8-7 0H7L17-17.8 12-18.5h-24z"],
		["trim", "M-3.5-14h7V0h-7zM-30-9-20 0h-10zM30-9 20 0h10z"],
		["stitch", "M-9.5-14l.8 1.5M-7-8l.8 1.5M9.5-14l-.8 1.5M7-8 6.2-6.5M0-6.5V-4"],
		["skin", "M-7.8-32.5H7.8v9a7.8 8 0 0 1-15.6 0z"],
		["hair", "M-8-25.5q2 1 4-1t4 0.3q2-1.3 4-.3t4 1C8-14.5 4-10.5 0-10.5S-8-14.5-8-25.5z"],
		["skin", "M-2-22.5h4q-2 2-4 0z"],
		["trim", "M-10-31-12-40.5l6.2 4.6L0-42l5.8 6.1L12-40.5 10-31z"],
		["robe", "M-10.2-33.8h20.4l-.5 3H-9.7z"],
		["line", "M-3.7-28.8v1.2M3.7-28.8v1.2"]
	]
};
// ../../packages/ui/src/board/CardShapes.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$7 = {
	class: "shapes",
	"aria-hidden": "true"
};
var _hoisted_2$6 = ["id"];
var _hoisted_3$5 = ["d"];
// ../../packages/ui/src/board/CardShapes.vue
var CardShapes_default = /* @__PURE__ */ defineComponent({
	__name: "CardShapes",
	setup(__props) {
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("svg", _hoisted_1$7, [(openBlock(true), createElementBlock(Fragment, null, renderList(unref(COURT_SHAPES), (shapes, rank) => {
				return openBlock(), createElementBlock("g", {
					id: `sd-court-${rank}`,
					key: rank
				}, [(openBlock(true), createElementBlock(Fragment, null, renderList(shapes, ([part, path], index) => {
					return openBlock(), createElementBlock("path", {
						key: index,
						class: normalizeClass(`court-${part}`),
						d: path
					}, null, 10, _hoisted_3$5);
				}), 128))], 8, _hoisted_2$6);
			}), 128))]);
		};
	}
});
// ../../packages/ui/src/board/flight.ts
/** Until the last frame of a flight is surely drawn, in milliseconds. */
var AFTERGLOW_MS = 50;
/** The motion under way: while there is one, cards glide to where they belong. */
function useFlight() {
	const motion = /* @__PURE__ */ shallowRef();
	let landing;
	function fly(next) {
		clearTimeout(landing);
		motion.value = next;
		if (next) landing = setTimeout(() => {
			motion.value = void 0;
		}, next.lasts + AFTERGLOW_MS);
	}
	onBeforeUnmount(() => clearTimeout(landing));
	return {
		motion,
		fly
	};
}
// ../../packages/ui/src/board/measures.ts
var SMALLEST_CARD = 24;
/** Ten columns have to do with less: two of them could not stand beside eight of the others in a sidebar. */
var SMALLEST_OF_MANY = 18;
var MANY_COLUMNS = 9;
var LARGEST_CARD = 160;
var CARD_SHAPE = 1.4;
/** A column of so many cards keeps its rank and suit at full size; longer ones close up. */
var USUAL_COLUMN = 11;
/** The same below two rows of cells, which would cost the cards too much: a column as dealt, and a card more. */
var USUAL_BELOW_TWO_ROWS = 8;
/** A finger or WCAG asks for as much where the height is there. */
var EASY_TARGET = 24;
/** Where there is height to spare, cards lie so far apart, in parts of their height and at least in pixels. */
var LOOSEST_FAN = .55;
var LOOSE_TARGET = 30;
/**
* The largest cards that fit: by width all piles side by side, by height the top row and a column of usual
* length. More cells than there are columns beside the foundations stand in two rows where that leaves larger
* cards; their rows then line up with the columns.
*/
function measure(box, counts) {
	const one = largestCard(box, counts, 1);
	const two = counts.cells > counts.columns - counts.foundations ? largestCard(box, counts, 2) : 0;
	if (one === 0 && two === 0) return measuresFor(smallestCard(counts), box, counts, fewestRows(box, counts));
	return two > one ? measuresFor(two, box, counts, 2) : measuresFor(one, box, counts, 1);
}
/** 0 where not even the smallest fits. */
function largestCard(box, counts, cellRows) {
	for (let width = LARGEST_CARD; width >= smallestCard(counts); width--) if (fits(width, box, counts, cellRows)) return width;
	return 0;
}
function smallestCard({ columns }) {
	return columns < MANY_COLUMNS ? SMALLEST_CARD : SMALLEST_OF_MANY;
}
/** Where the height is hopeless, nothing may at least stick out at the sides. */
function fewestRows(box, counts) {
	return counts.cells === 0 || fitsAcross(smallestCard(counts), box, counts, 1) ? 1 : 2;
}
function fitsAcross(cardWidth, box, counts, cellRows) {
	const gap = smallestGap(cardWidth);
	return slotsAcross(counts, cellRows) * (cardWidth + gap) + gap <= box.width;
}
function fits(cardWidth, box, counts, cellRows) {
	if (!fitsAcross(cardWidth, box, counts, cellRows)) return false;
	const measures = measuresFor(cardWidth, box, counts, cellRows);
	return roomBelow(measures, box) >= (usualColumn(cellRows) - 1) * stripOf(measures);
}
function usualColumn(cellRows) {
	return cellRows === 1 ? USUAL_COLUMN : USUAL_BELOW_TWO_ROWS;
}
/** What the height leaves for the fan of a column. */
function roomBelow({ tableauTop, cardHeight, margin }, box) {
	return box.height - margin - tableauTop - cardHeight;
}
function slotsAcross({ columns, cells, foundations, stock }, cellRows) {
	return Math.max(columns, Math.ceil(cells / cellRows) + foundations + stock);
}
/** Between cards, and around all of them. */
function smallestGap(cardWidth) {
	return cardWidth < SMALLEST_CARD ? 1 : Math.max(2, Math.round(cardWidth / 10));
}
function measuresFor(cardWidth, box, counts, cellRows) {
	const slots = slotsAcross(counts, cellRows);
	const margin = smallestGap(cardWidth);
	const loosest = Math.round(cardWidth * .3);
	const spread = Math.floor((box.width - 2 * margin - slots * cardWidth) / (slots - 1));
	const gap = Math.max(margin === 1 ? 1 : 2, Math.min(loosest, spread));
	const tableWidth = slots * cardWidth + (slots - 1) * gap;
	const cardHeight = Math.round(cardWidth * CARD_SHAPE);
	const corner = Math.floor(Math.min(cardWidth * .43, box.large ? 14 + cardWidth * .2 : 10 + cardWidth * .135));
	const cornerPad = Math.max(2, Math.round(corner * .16));
	const rowGap = Math.max(8, Math.round(cardHeight * .14));
	const tableauTop = margin + cellRows * cardHeight + (cellRows - 1) * margin + rowGap;
	const spare = Math.floor(roomBelow({
		tableauTop,
		cardHeight,
		margin
	}, box) / (usualColumn(cellRows) - 1));
	return {
		cardWidth,
		cardHeight,
		corner,
		cornerPad,
		gap,
		margin,
		columnPitch: (tableWidth - cardWidth) / (counts.columns - 1),
		topPitch: cardWidth + gap,
		cellRows,
		cellsPerRow: cellRows === 1 ? counts.cells : counts.columns - counts.foundations,
		left: Math.max(0, Math.floor((box.width - tableWidth) / 2)),
		tableWidth,
		tableauTop,
		denseMark: rowGap - 2,
		easyFan: easyFanOf(cardHeight, stripOf({
			corner,
			cornerPad
		}), spare)
	};
}
/** At ease a card shows its strip and a little more; `spare` is what a column of usual length leaves each card. */
function easyFanOf(cardHeight, strip, spare) {
	const loosest = Math.max(LOOSE_TARGET, Math.round(cardHeight * LOOSEST_FAN));
	return Math.max(EASY_TARGET, strip, Math.round(cardHeight * .3), Math.min(loosest, spare));
}
/** What must stay free of a covered card so that its rank and suit can be read. */
function stripOf({ corner, cornerPad }) {
	return corner + 2 * cornerPad;
}
// ../../packages/ui/src/board/fan.ts
/** A fan never closes further, so that each card can still be told. */
var CLOSEST_FAN = 4;
var CLOSEST_HIDDEN = 2;
var SMALLEST_CORNER = 6;
/** A back has nothing to be read; it shows so much less of itself than a face. */
var HIDDEN_PART = .3;
/**
* The fan of a column with so many cards in so much room. It takes its ease while it fits; what grows long closes up,
* its face-down cards first. Whole pixels keep edges crisp.
*/
function fanOut({ shown, hidden }, room, { easyFan, corner, cornerPad }) {
	const steps = Math.max(0, shown - 1);
	const hiddenFan = closeUp$1(hidden, Math.max(3, Math.round(easyFan * HIDDEN_PART)), CLOSEST_HIDDEN, room - steps * easyFan);
	const fan = closeUp$1(steps, easyFan, CLOSEST_FAN, room - hidden * hiddenFan);
	const strip = stripOf({
		corner,
		cornerPad
	});
	return {
		fan,
		hiddenFan,
		corner: Math.min(corner, Math.max(SMALLEST_CORNER, fan - 2 * cornerPad)),
		dense: fan < strip
	};
}
function closeUp$1(steps, easy, closest, room) {
	return Math.max(closest, Math.min(easy, steps > 0 ? Math.floor(room / steps) : easy));
}
// ../../packages/ui/src/board/layout.ts
/** The stock is no pile of the notation: no move names it. */
var STOCK = "stock";
/** The stock lies over two places of the top row; that many of its cards are dealt at once. */
var STOCK_PLACES = 2;
var ORIGIN = {
	x: 0,
	y: 0
};
/**
* Where everything lies for a position in a box of this size. `suits`: the foundations from left to right where
* each suit has its own; empty where they are filled in turn, and a stock stands beside them. `mirrored`: the
* foundations stand at the left, everything else of the top row at the right.
*/
function layOutTable(position, box, suits, mirrored = false) {
	const hasStock = suits.length === 0;
	const measures = measure(box, {
		columns: position.columns.length,
		cells: position.cells.length,
		foundations: hasStock ? position.foundations.length : suits.length,
		stock: hasStock ? STOCK_PLACES : 0
	});
	const near = [...hasStock ? [stockPlace(position, measures, mirrored)] : [], ...cellPlaces(position, measures, mirrored)];
	const far = foundationPlaces(position, measures, suits, mirrored);
	const places = [...mirrored ? [...far, ...near] : [...near, ...far], ...columnPlaces(position, measures, box)];
	const height = Math.max(...places.map((place) => bottomOf(place, measures))) + measures.margin;
	return {
		...measures,
		places,
		height
	};
}
/** Where the first of so many places stands that begin at the left of the table, or end at its right. */
function startOf(count, atRight, { left, tableWidth, cardWidth, topPitch }) {
	return atRight ? left + tableWidth - cardWidth - Math.round((count - 1) * topPitch) : left;
}
/** Each round a little to the right of the ones after it; the next card is the last. */
function stockPlace({ stock, columns }, measures, mirrored) {
	const shift = Math.floor(1 * measures.topPitch * .8 / 4);
	return {
		...stacked([...stock].reverse(), measures),
		pile: STOCK,
		hidden: stock.length,
		at: stock.map((_, index) => ({
			x: Math.floor(index / columns.length) * shift,
			y: 0
		})),
		x: startOf(STOCK_PLACES, mirrored, measures),
		y: measures.margin
	};
}
function cellPlaces({ cells }, measures, mirrored) {
	const { cellsPerRow: perRow, topPitch: pitch } = measures;
	const start = startOf(perRow, mirrored, measures);
	return cells.map((card, index) => ({
		...stacked(card === null ? [] : [card], measures),
		pile: cellName(index),
		x: start + Math.round(index % perRow * pitch),
		y: measures.margin + Math.floor(index / perRow) * (measures.cardHeight + measures.margin)
	}));
}
function foundationPlaces({ foundations }, measures, suits, mirrored) {
	const piles = suits.length > 0 ? suits.map((suit) => ({
		suit,
		cards: foundations[suit] ?? []
	})) : foundations.map((cards) => ({
		suit: cards[0] && suitOf(cards[0]),
		cards
	}));
	const start = startOf(piles.length, !mirrored, measures);
	return piles.map(({ suit, cards }, index) => ({
		...stacked(cards, measures),
		pile: "h",
		suit,
		x: start + Math.round(index * measures.topPitch),
		y: measures.margin
	}));
}
function stacked(cards, { corner }) {
	return {
		cards,
		at: cards.map(() => ORIGIN),
		corner,
		suit: void 0,
		row: "top",
		hidden: 0,
		fan: 0,
		dense: false
	};
}
function columnPlaces({ columns }, measures, box) {
	const room = roomBelow(measures, box);
	return columns.map(({ cards, hidden }, index) => {
		const { fan, hiddenFan, corner, dense } = fanOut({
			shown: cards.length - hidden,
			hidden
		}, room, measures);
		return {
			pile: columnName(index),
			suit: void 0,
			row: "tableau",
			cards,
			hidden,
			x: measures.left + Math.round(index * measures.columnPitch),
			y: measures.tableauTop,
			at: cards.map((_, card) => ({
				x: 0,
				y: depthOf(card, hidden, {
					fan,
					hiddenFan
				})
			})),
			fan,
			dense,
			corner
		};
	});
}
function depthOf(index, hidden, { fan, hiddenFan }) {
	return Math.min(index, hidden) * hiddenFan + Math.max(0, index - hidden) * fan;
}
/** The lower edge of a pile: that of its last card, or of its empty place. */
function bottomOf(place, { cardHeight }) {
	return place.y + (place.at.at(-1)?.y ?? 0) + cardHeight;
}
/** The right edge of a pile. */
function rightOf(place, { cardWidth }) {
	return place.x + (place.at.at(-1)?.x ?? 0) + cardWidth;
}
/** Each card's own place. */
function placements({ places }) {
	return new Map(places.flatMap(({ cards, at, x, y }, place) => cards.map((card, index) => [card, {
		place,
		index,
		x: x + at[index].x,
		y: y + at[index].y
	}])));
}
// ../../packages/ui/src/board/spot.ts
/** How far beside a pile a card may be let go and still belong to it, in card widths. */
var SNAP = .5;
/** A card that still covers so much of its own pile was not meant to leave it. */
var STAYS = .5;
/**
* What lies at a point, by the layout and not by what is drawn: during an animation a click means the table as it
* is, not as it looks for another moment.
*/
function spotAt(layout, x, y) {
	const slack = Math.min(2, layout.gap / 2);
	const place = layout.places.findIndex((candidate) => x >= candidate.x - slack && x < rightOf(candidate, layout) + slack && y >= candidate.y && y < bottomOf(candidate, layout));
	const found = layout.places[place];
	return found && {
		pile: found.pile,
		place,
		index: indexAt(found, y)
	};
}
/** Everything on the table that can be meant: all cards, and the places that are empty. */
function spotsOf({ places }) {
	return places.flatMap((place, index) => isWhole(place) ? [{
		pile: place.pile,
		place: index,
		index: -1
	}] : place.cards.map((_, card) => ({
		pile: place.pile,
		place: index,
		index: card
	})));
}
/** Whether there is no card that could be meant by itself. */
function isWhole({ pile, cards }) {
	return pile === "stock" || cards.length === 0;
}
function indexAt(place, y) {
	return isWhole(place) ? -1 : place.at.findLastIndex((card) => place.y + card.y <= y);
}
/**
* The pile that a card let go at `card` is meant for: of the legal ones the one it covers most; where it covers
* no pile at all, a legal one close by; else the one it covers, so that the refusal can be explained.
* Undefined where it never really left `source`, and where there is nothing near.
*/
function dropAt(layout, card, source, legal) {
	const covered = (place) => overlap(card, rectOf(place, layout));
	const origin = layout.places[source];
	if (covered(origin) > STAYS * card.width * card.height) return void 0;
	const others = layout.places.filter((place) => place !== origin && place.pile !== "stock");
	const allowed = others.filter(({ pile }) => legal.includes(pile));
	const best = most(allowed, covered);
	if (best) return best.pile;
	const under = most(others, covered);
	if (under) return under.pile;
	const reach = grow(card, SNAP * layout.cardWidth);
	return most(allowed, (place) => overlap(reach, rectOf(place, layout)))?.pile;
}
/** A column reaches down to the table's edge, so that one can let go below its last card. */
function rectOf(place, layout) {
	const bottom = place.row === "tableau" ? Infinity : bottomOf(place, layout);
	return {
		x: place.x,
		y: place.y,
		width: layout.cardWidth,
		height: bottom - place.y
	};
}
function overlap(a, b) {
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return Math.max(0, width) * Math.max(0, height);
}
function grow({ x, y, width, height }, by) {
	return {
		x: x - by,
		y: y - by,
		width: width + 2 * by,
		height: height + 2 * by
	};
}
function most(places, score) {
	let best;
	for (const place of places) if (score(place) > (best ? score(best) : 0)) best = place;
	return best;
}
// ../../packages/ui/src/board/cursor.ts
function spotOf(layout, { place, depth }) {
	const { pile, cards } = layout.places[place];
	return {
		pile,
		place,
		index: isWhole(layout.places[place]) ? -1 : Math.max(0, cards.length - 1 - depth)
	};
}
function cursorAt(layout, { place, index }) {
	const { cards } = layout.places[place];
	return {
		place,
		depth: isWhole(layout.places[place]) ? 0 : cards.length - 1 - index
	};
}
/** The cursor after the table changed: the same place, as deep as it now goes. */
function settle(layout, { place, depth }) {
	const found = place < layout.places.length ? place : layout.places.length - 1;
	const deepest = Math.max(0, layout.places[found].cards.length - 1);
	return {
		place: found,
		depth: Math.min(depth, deepest)
	};
}
/**
* Where a key takes the cursor; undefined for keys that are none of its business. Left and right go round a row,
* up and down through a column's cards and between the rows, Page Up and Page Down between the rows at once,
* Home and End to the ends of a row, a digit to the column of that name.
*/
function travel(layout, cursor, key, reach) {
	const column = /^\d$/.test(key) ? placeNamed(layout, key) : -1;
	if (column >= 0) return reach.open(column) ? {
		place: column,
		depth: 0
	} : cursor;
	const { row } = layout.places[cursor.place];
	switch (key) {
		case "ArrowLeft": return along(layout, cursor, -1, reach);
		case "ArrowRight": return along(layout, cursor, 1, reach);
		case "ArrowUp": return deeper(layout, cursor, reach) ?? across(layout, cursor, "top", reach);
		case "ArrowDown": return row === "top" ? across(layout, cursor, "tableau", reach) : shallower(cursor);
		case "PageUp": return across(layout, cursor, "top", reach);
		case "PageDown": return across(layout, cursor, "tableau", reach);
		case "Home": return end(layout, row, reach, 0) ?? cursor;
		case "End": return end(layout, row, reach, -1) ?? cursor;
		default: return;
	}
}
function placeNamed(layout, name) {
	return layout.places.findIndex(({ pile, row }) => row === "tableau" && pile === name);
}
function openIn(layout, row, { open }) {
	return layout.places.flatMap((place, index) => place.row === row && open(index) ? [index] : []);
}
function along(layout, cursor, by, reach) {
	const row = openIn(layout, layout.places[cursor.place].row, reach);
	const place = row[(row.indexOf(cursor.place) + by + row.length) % row.length];
	return place === void 0 ? cursor : {
		place,
		depth: 0
	};
}
function deeper(layout, { place, depth }, reach) {
	const { row, cards } = layout.places[place];
	return row === "tableau" && reach.covered && depth + 1 < cards.length ? {
		place,
		depth: depth + 1
	} : void 0;
}
function shallower({ place, depth }) {
	return {
		place,
		depth: Math.max(0, depth - 1)
	};
}
/** The nearest place of a row, by where it lies. */
function across(layout, cursor, row, reach) {
	const from = layout.places[cursor.place];
	if (from.row === row) return cursor;
	const distance = (place) => Math.abs(layout.places[place].x - from.x);
	const [nearest] = openIn(layout, row, reach).sort((a, b) => distance(a) - distance(b));
	return nearest === void 0 ? cursor : {
		place: nearest,
		depth: 0
	};
}
function end(layout, row, reach, at) {
	const place = openIn(layout, row, reach).at(at);
	return place === void 0 ? void 0 : {
		place,
		depth: 0
	};
}
// ../../packages/ui/src/board/focus.ts
/** The table's one tab stop: the cursor, the keys that move it, and the focus that never leaves it by itself. */
function useFocus(table) {
	const { root, hand, layout } = table;
	const firstColumn = () => layout.value.places.findIndex(({ row }) => row === "tableau");
	const cursor = /* @__PURE__ */ shallowRef({
		place: firstColumn(),
		depth: 0
	});
	const spot = computed(() => spotOf(layout.value, settle(layout.value, cursor.value)));
	/** With cards in the hand, only where they can go, and where they came from. */
	function isOpen(place) {
		const grip = hand.grip.value;
		return !grip || place === grip.place || table.targets().has(place);
	}
	watch(() => layout.value.places.length, () => void (cursor.value = {
		place: firstColumn(),
		depth: 0
	}));
	function act({ key, repeat }) {
		if (key === "Enter" || key === " ") {
			if (!repeat) hand.send({
				type: "press",
				spot: spot.value
			});
			return true;
		}
		if (key === "Escape") return deselect();
		const from = settle(layout.value, cursor.value);
		const next = travel(layout.value, from, key, {
			open: isOpen,
			covered: !hand.grip.value
		});
		if (next) cursor.value = next;
		return next !== void 0;
	}
	function onKeydown(event) {
		if (table.locked() || event.ctrlKey || event.metaKey || event.altKey || !act(event)) return;
		event.preventDefault();
		event.stopPropagation();
	}
	/** A press by assistive technology comes without pointer events, as a click that no button counted. */
	function onClick({ detail, target }) {
		if (detail > 0 || table.locked() || !(target instanceof Element)) return;
		const button = target.closest("[role=\"button\"]");
		const at = spotsOf(layout.value).find((candidate) => table.elementAt(candidate) === button);
		if (at) hand.send({
			type: "press",
			spot: at
		});
	}
	function deselect() {
		const held = hand.state.value.type !== "idle";
		if (held) hand.send({ type: "deselect" });
		return held;
	}
	function focus(at = spot.value) {
		cursor.value = cursorAt(layout.value, at);
		focusOn(at);
	}
	/** Only where the focus is not there yet: the browser would lay out everything before it finds that out. */
	function focusOn(at) {
		const element = table.elementAt(at);
		if (element !== document.activeElement) element?.focus({ preventScroll: true });
	}
	let hadFocus = false;
	onBeforeUpdate(() => {
		hadFocus = root.value.contains(document.activeElement);
	});
	onUpdated(() => {
		if (hadFocus) focusOn(spot.value);
	});
	return {
		spot,
		onKeydown,
		onClick,
		deselect,
		focus
	};
}
// ../../packages/ui/src/board/interaction.ts
var IDLE = { type: "idle" };
var DOUBLE_CLICK_MS = 500;
/** Cards may be sent off from one place again so soon; whoever means it is slower than a double-click mostly is. */
var SENT_AGAIN_MS = 300;
/** How far apart the clicks of one double-click may lie, in pixels. */
var SAME_POINT = 8;
/** The one way in which the hand on the table changes. */
function step(state, input, table) {
	switch (input.type) {
		case "down": return still(isBusy(state) ? state : pressed(state, input));
		case "move": return still(moved(state, input, table));
		case "up": return isOwn(state, input) ? lifted(state, input, table) : still(state);
		case "cancel": return still(isOwn(state, input) ? calledOff(state) : state);
		case "hold": return hold(state, input.spot, table);
		case "press": return isBusy(state) ? still(state) : press(state, input.spot, table);
		case "deselect": return still(IDLE);
		case "changed": return still(state.type === "idle" ? {
			type: "idle",
			sent: state.sent
		} : IDLE);
	}
}
/** What is in the hand, or would be if the press became a drag. */
function gripOf(state, table) {
	if (state.type === "pressed") return gripOf(state.before, table) ?? (state.spot && grab(state.spot, table));
	return state.type === "idle" ? void 0 : state.grip;
}
function isBusy(state) {
	return state.type === "pressed" || state.type === "dragging";
}
/** One gesture at a time: other fingers and pens mean nothing until it ends. */
function isOwn(state, { pointer }) {
	return isBusy(state) && state.pointer === pointer;
}
function still(state) {
	return {
		state,
		effects: []
	};
}
function pressed(before, { pointer, spot, x, y, slack }) {
	return {
		type: "pressed",
		pointer,
		spot,
		x,
		y,
		slack,
		before
	};
}
function moved(state, { pointer, x, y }, table) {
	if (state.type !== "pressed" || state.pointer !== pointer || !state.spot) return state;
	if (Math.hypot(x - state.x, y - state.y) <= state.slack) return state;
	const grip = grab(state.spot, table);
	return grip ? {
		type: "dragging",
		pointer,
		grip,
		x: state.x,
		y: state.y
	} : state;
}
function calledOff(state) {
	return state.type === "pressed" ? state.before : IDLE;
}
function lifted(state, { x, y, time }, table) {
	if (state.type === "pressed") return table.clicking === "sends" ? sendOff(state, table, time) : click(state.before, state.spot, table, time);
	const { grip } = state;
	const to = table.drop(grip, x - state.x, y - state.y);
	return to === void 0 || to === grip.pile ? still(IDLE) : place(grip, to, table, IDLE);
}
/** A click where clicks send: a round from the stock, or the cards from the one clicked on. */
function sendOff({ before, spot, x, y }, table, time) {
	if (!spot) return still(IDLE);
	const state = {
		type: "idle",
		sent: {
			x,
			y,
			time
		}
	};
	const last = before.type === "idle" ? before.sent : void 0;
	const breath = spot.pile === "stock" ? DOUBLE_CLICK_MS : SENT_AGAIN_MS;
	if (last && time - last.time <= breath && Math.hypot(x - last.x, y - last.y) <= SAME_POINT) return still(state);
	if (spot.pile === "stock") return {
		state,
		effects: [{ type: "deal" }]
	};
	const count = spot.index < 0 ? 0 : table.size(spot.pile) - spot.index;
	return count > 0 ? {
		state,
		effects: [{
			type: "send",
			from: spot.pile,
			count
		}]
	} : still(state);
}
/** Enter, Space and assistive technology choose where a click would send. */
function press(before, spot, table) {
	if (spot.pile === "stock") return {
		state: IDLE,
		effects: [{ type: "deal" }]
	};
	return table.clicking === "sends" ? ask(spot, table) ?? still(IDLE) : choose$1(before, spot, table, void 0);
}
/** Whoever carries cards has chosen already. */
function hold(state, spot, table) {
	if (state.type === "dragging") return still(state);
	return ask(spot, table) ?? still(isBusy(state) ? state.before : state);
}
function ask(spot, table) {
	if (table.clicking === "takes" || !spot || spot.pile === "stock" || spot.index < 0) return void 0;
	return {
		state: IDLE,
		effects: [{
			type: "choose",
			from: spot.pile
		}]
	};
}
function click(before, spot, table, time) {
	if (!spot || spot.pile === "stock") return still(IDLE);
	const move = isDouble(before.click, spot, time) && table.pick(spot.pile, spot.index) === 1 && table.doubleClick(spot.pile);
	return move ? {
		state: IDLE,
		effects: [{
			type: "move",
			move
		}]
	} : choose$1(before, spot, table, {
		spot,
		time
	});
}
function isDouble(first, spot, time) {
	return first !== void 0 && sameSpot(first.spot, spot) && time - first.time <= DOUBLE_CLICK_MS;
}
/** A plain click: it takes cards, puts them down elsewhere, or lets them be. */
function choose$1(before, spot, table, click) {
	const grip = grab(spot, table);
	const idle = {
		type: "idle",
		click
	};
	if (before.type === "idle" || spot.pile === "stock") return still(grip ? {
		type: "selected",
		grip,
		click
	} : idle);
	const held = before.grip;
	if (sameSpot(held, spot)) return still(idle);
	if (spot.pile !== held.pile && table.targets(held.pile, held.count).includes(spot.pile)) return place(held, spot.pile, table, IDLE);
	if (grip) return still({
		type: "selected",
		grip,
		click
	});
	return spot.pile === held.pile ? still(IDLE) : place(held, spot.pile, table, before);
}
/** Moves the held cards, or has it explained why they cannot go there. */
function place(grip, to, table, refused) {
	const move = {
		type: "move",
		from: grip.pile,
		to,
		count: grip.count
	};
	return table.targets(grip.pile, grip.count).includes(to) ? {
		state: IDLE,
		effects: [{
			type: "move",
			move
		}]
	} : {
		state: refused,
		effects: [{
			type: "refuse",
			move
		}]
	};
}
function grab({ pile, place, index }, table) {
	const count = pile === "stock" || index < 0 ? 0 : table.pick(pile, index);
	return count > 0 ? {
		pile,
		place,
		index,
		count
	} : void 0;
}
function sameSpot(a, b) {
	return a.pile === b.pile && a.index === b.index;
}
// ../../packages/ui/src/board/hand.ts
function useHand(table, perform) {
	const state = /* @__PURE__ */ shallowRef(IDLE);
	const grip = computed(() => gripOf(state.value, table));
	const targets = computed(() => grip.value ? table.targets(grip.value.pile, grip.value.count) : []);
	function send(input) {
		const outcome = step(state.value, input, table);
		state.value = outcome.state;
		outcome.effects.forEach(perform);
	}
	return {
		state,
		grip,
		targets,
		drop: table.drop,
		send
	};
}
// ../../packages/ui/src/board/marks.ts
function marksOf(layout, grip, targets, { move, places = [] }) {
	const held = grip ? lastCards(layout, grip.pile, grip.count) : [];
	const hint = move?.type === "move" ? move : void 0;
	const hinted = hint ? lastCards(layout, hint.from, hint.count) : [];
	const pointed = move?.type === "deal" ? [STOCK, ...places] : places;
	return {
		held: new Set(held),
		targets: placesFor(layout, held[0], targets),
		hinted: new Set(hinted),
		hintedPlaces: /* @__PURE__ */ new Set([...placesFor(layout, hinted[0], hint ? [hint.to] : []), ...placesNamed(layout, pointed)])
	};
}
function placesNamed({ places }, names) {
	return places.flatMap(({ pile }, index) => names.includes(pile) ? [index] : []);
}
function lastCards(layout, pile, count) {
	return layout.places.find((place) => place.pile === pile)?.cards.slice(-count) ?? [];
}
/** Of the foundations only the one of the card's own suit. */
function placesFor(layout, card, piles) {
	const suits = [void 0, card && suitOf(card)];
	return new Set(layout.places.flatMap(({ pile, suit }, index) => card !== void 0 && pile !== "stock" && piles.includes(pile) && suits.includes(suit) ? [index] : []));
}
/** Between two cards that follow each other, and at most for all of them together. */
var STAGGER_MS = 70;
var ALL_STAGGERS_MS = 600;
/**
* What moves between two states of the table, found by comparing them: cards that change their pile. A run moves
* as one; what comes off the foundations or goes up to them does so card by card, in the only order it can.
*/
function planMotion(before, after) {
	const turning = turned(before, after);
	const waves = wavesOf(moversBetween(before, after).sort((a, b) => turnOf(a) - turnOf(b) || orderOf(a) - orderOf(b)));
	const stagger = Math.min(STAGGER_MS, ALL_STAGGERS_MS / waves.length);
	const delays = waves.flatMap((wave, turn) => wave.map(({ card }) => [card, Math.round(turn * stagger)]));
	return {
		delays: new Map(delays),
		lasts: 200 + Math.max(0, waves.length - 1) * stagger,
		turning
	};
}
/** The cards come from one place, row by row, as they are dealt. */
function planDeal(after) {
	const all = [...placements(after)].filter(([, { place }]) => after.places[place].row === "tableau").sort(([, a], [, b]) => a.index - b.index || a.place - b.place);
	const stagger = ALL_STAGGERS_MS / all.length;
	return {
		delays: new Map(all.map(([card], turn) => [card, Math.round(turn * stagger)])),
		lasts: 800,
		dealtFrom: {
			x: after.left + after.tableWidth / 2 - after.cardWidth / 2,
			y: -after.cardHeight
		}
	};
}
/** The cards of which the other side is up now. */
function turned(before, after) {
	const faceDown = ({ places }) => new Set(places.flatMap(({ cards, hidden }) => cards.slice(0, hidden)));
	const [was, is] = [faceDown(before), faceDown(after)];
	return new Set([...was].filter((card) => !is.has(card)).concat([...is].filter((card) => !was.has(card))));
}
/** Cards that only fly home. */
function flyBack(cards) {
	return {
		delays: new Map(cards.map((card) => [card, 0])),
		lasts: 200
	};
}
function moversBetween(before, after) {
	const was = placements(before);
	return [...placements(after)].flatMap(([card, now]) => {
		const then = was.get(card);
		const from = then && before.places[then.place];
		const to = after.places[now.place];
		return from && (from.pile !== to.pile || from.suit !== to.suit) ? [{
			card,
			from,
			to,
			fromIndex: then.index,
			toIndex: now.index
		}] : [];
	});
}
/**
* Off a foundation from its top down, then everything else, then up to the foundations from the ace on, which is
* the free end of a run that leaves whole.
*/
function turnOf({ card, from, to, fromIndex, toIndex }) {
	if (isFoundation(to)) return isWholeRun(to) ? 1 + rankOf$1(card) : 1 + toIndex;
	return isFoundation(from) ? -1 - fromIndex : 0;
}
/** A round goes from left to right, and comes back from right to left. */
function orderOf({ from, to, toIndex }) {
	if (from.pile === "stock") return to.x;
	return to.pile === "stock" ? -from.x : toIndex;
}
function wavesOf(movers) {
	const waves = /* @__PURE__ */ new Map();
	for (const mover of movers) {
		const { from, to, card } = mover;
		const name = isFoundation(from) || isFoundation(to) ? String(card) : from.pile + to.pile;
		waves.set(name, [...waves.get(name) ?? [], mover]);
	}
	return [...waves.values()];
}
function isWholeRun({ cards }) {
	return rankOf$1(cards[0]) === 13;
}
function isFoundation({ pile }) {
	return pile === "h";
}
// ../../packages/ui/src/board/tilt.ts
/** A table in depth leans back about its lower edge, by 15° and seen from this far away, in pixels. */
var DISTANCE = 1500;
var SINE = .258819;
var COSINE = .965926;
/** The point of a tilted table that is seen at a point of its box; `looks.css` tilts it by the same figures. */
function untilt({ x, y }, { width, height }) {
	const below = y - height;
	const depth = below * DISTANCE / (DISTANCE * COSINE + below * SINE);
	return {
		x: width / 2 + (x - width / 2) * (DISTANCE - depth * SINE) / DISTANCE,
		y: height + depth
	};
}
// ../../packages/ui/src/board/pointer.ts
/** How far a press may wander and still be a click, in pixels; a finger trembles more than a mouse. */
var SLACK = {
	fine: 4,
	coarse: 10
};
/** A press that lasts so long asks for the choice, in milliseconds. */
var LONG_PRESS_MS = 500;
/** Turns pointer events into the hand's inputs, and lets the held cards follow the pointer. */
function usePointer(table) {
	const { root, hand, layout } = table;
	/** The pile that would take the dragged cards if they were let go now. */
	const over = /* @__PURE__ */ shallowRef();
	/** Whether the table is played by pointer at the moment; then nobody needs to see where the keyboard is. */
	const pointing = /* @__PURE__ */ shallowRef(false);
	let holding;
	let carried = [];
	const isBusy = () => hand.state.value.type === "pressed" || hand.state.value.type === "dragging";
	/** Where a pointer is on the table; what surrounds the table is never tilted. */
	function pointOf({ clientX, clientY }) {
		const { left, top, width, height } = root.value.parentElement.getBoundingClientRect();
		const point = {
			x: clientX - left,
			y: clientY - top
		};
		return table.tilted() ? untilt(point, {
			width,
			height
		}) : point;
	}
	function onPointerdown(event) {
		pointing.value = true;
		if (event.button !== 0 || table.locked() || isBusy()) return;
		const point = pointOf(event);
		const spot = spotAt(layout.value, point.x, point.y);
		const slack = event.pointerType === "mouse" ? SLACK.fine : SLACK.coarse;
		hand.send({
			type: "down",
			pointer: event.pointerId,
			spot,
			slack,
			...point
		});
		table.onPress(spot);
		root.value.setPointerCapture(event.pointerId);
		if (table.choosing()) holding = setTimeout(() => hand.send({
			type: "hold",
			spot
		}), LONG_PRESS_MS);
	}
	function onPointermove(event) {
		if (!isBusy()) return;
		if ((event.buttons & 1) === 0) return onPointercancel(event);
		hand.send({
			type: "move",
			pointer: event.pointerId,
			time: event.timeStamp,
			...pointOf(event)
		});
		const state = hand.state.value;
		if (state.type !== "dragging" || state.pointer !== event.pointerId) return;
		const { x, y } = pointOf(event);
		carry(x - state.x, y - state.y);
	}
	function onPointerup(event) {
		hand.send({
			type: "up",
			pointer: event.pointerId,
			time: event.timeStamp,
			...pointOf(event)
		});
	}
	function onPointercancel(event) {
		hand.send({
			type: "cancel",
			pointer: event.pointerId
		});
	}
	function onLeave() {
		pointing.value = false;
	}
	/** Where presses can choose, the second button and the menu's key do so too, and no other menu is in the way. */
	function onContextmenu(event) {
		if (isBusy() || table.choosing()) event.preventDefault();
		if (!table.choosing() || table.locked()) return;
		const { x, y } = pointOf(event);
		hand.send({
			type: "hold",
			spot: spotAt(layout.value, x, y)
		});
	}
	/** Straight to the elements: the pointer moves too often to render the board each time. */
	function carry(dx, dy) {
		const grip = hand.grip.value;
		if (carried.length === 0) carried = cardsIn(grip);
		for (const { element } of carried) element.style.translate = `${dx}px ${dy}px`;
		const to = hand.drop(grip, dx, dy);
		over.value = to !== void 0 && hand.targets.value.includes(to) ? to : void 0;
	}
	function cardsIn({ pile, place, index: deepest, count }) {
		return layout.value.places[place].cards.slice(deepest, deepest + count).flatMap((card, index) => {
			const element = table.elementAt({
				pile,
				place,
				index: deepest + index
			});
			return element ? [{
				card,
				element
			}] : [];
		});
	}
	function letGo() {
		if (carried.length === 0) return;
		for (const { element } of carried) element.style.translate = "";
		table.onRelease(carried.map(({ card }) => card));
		carried = [];
		over.value = void 0;
	}
	watch(() => hand.state.value.type === "dragging", (dragging) => dragging || letGo(), { flush: "sync" });
	watch(() => hand.state.value.type === "pressed", (isDown) => isDown || clearTimeout(holding), { flush: "sync" });
	onScopeDispose(() => clearTimeout(holding));
	return {
		over,
		pointing,
		listeners: {
			pointerdown: onPointerdown,
			pointermove: onPointermove,
			pointerup: onPointerup,
			pointercancel: onPointercancel,
			lostpointercapture: onPointercancel,
			contextmenu: onContextmenu,
			keydown: onLeave,
			focusout: ({ relatedTarget }) => {
				if (!root.value?.contains(relatedTarget)) onLeave();
			}
		}
	};
}
// ../../packages/ui/src/board/size.ts
/** The room where there is no layout, and nothing can be measured. */
var ASSUMED = {
	width: 780,
	height: 520
};
/**
* The room inside an element's parent, kept up to date; undefined until it is known, unless it is `given`. The element
* itself tells nothing: what was laid out in it keeps it from shrinking.
*/
function useSize(element, given) {
	const size = /* @__PURE__ */ shallowRef(given);
	const read = () => {
		const { clientWidth: width, clientHeight: height } = element.value.parentElement;
		if ((width !== size.value?.width || height !== size.value.height) && width > 0 && height > 0) size.value = {
			width,
			height
		};
	};
	const observer = new ResizeObserver(read);
	onMounted(() => {
		read();
		size.value ??= ASSUMED;
		observer.observe(element.value.parentElement);
	});
	onBeforeUnmount(() => observer.disconnect());
	return size;
}
// ../../packages/ui/src/board/view.ts
/** Layers of cards: lying, flying over those, and in the hand over all. */
var FLYING = 100;
var HELD = 200;
/** The places, in the order of the layout. */
function placeViews(scene) {
	return scene.layout.places.map((place, index) => {
		const whole = isWhole(place);
		return {
			index,
			pile: place.pile,
			suit: place.suit,
			suitName: place.suit === void 0 ? void 0 : makeSuit(place.suit),
			role: whole ? "button" : void 0,
			tabindex: whole ? tabindex(scene.spot.place === index) : void 0,
			label: whole ? placeLabel(scene.labels, place) : void 0,
			disabled: place.pile === "stock" && place.cards.length === 0 ? true : void 0,
			marks: whole ? marksAt(scene, index) : {},
			style: {
				transform: `translate(${place.x}px, ${place.y}px)`,
				width: place.pile === "stock" ? `${rightOf(place, scene.layout) - place.x}px` : void 0
			}
		};
	});
}
function placeLabel(labels, { pile, suit, cards }) {
	return pile === "stock" ? labels.stock(cards.length) : labels.pile(pile, suit);
}
/** How many rounds the stock has, written on it; undefined where there is no stock, or nothing in it. */
function roundsView({ layout }) {
	const columns = layout.places.filter(({ row }) => row === "tableau").length;
	const stock = layout.places.find(({ pile }) => pile === STOCK);
	const top = stock?.at.at(-1);
	return stock && top && {
		count: stock.cards.length / columns,
		style: { transform: `translate(${stock.x + top.x}px, ${stock.y + top.y}px)` }
	};
}
/** The marks of the columns whose cards lie too close; above each, where nothing else lies. */
function denseViews({ layout }) {
	return layout.places.flatMap(({ pile, dense, x, y }) => dense ? [{
		pile,
		style: { transform: `translate(${x}px, ${y - layout.denseMark}px)` }
	}] : []);
}
/** The cards of a layout, always in the same order, so that no element ever moves in the document. */
function cardsOf(layout, labels, canPick) {
	return [...placements(layout)].sort(([a], [b]) => a - b).map(([card, at]) => {
		const { pile, cards: { length: count }, hidden, dense } = layout.places[at.place];
		const faceDown = at.index < hidden;
		if (pile === "stock") return {
			...at,
			card,
			faceDown,
			label: void 0,
			grabbable: false
		};
		const where = {
			pile,
			index: at.index,
			count,
			dense
		};
		const label = faceDown ? labels.hidden(where) : labels.card(card, where);
		return {
			...at,
			card,
			faceDown,
			label,
			grabbable: canPick(pile, at.index)
		};
	});
}
/** The cards as they are drawn now. */
function cardViews(scene) {
	const { dealtFrom } = scene.motion ?? {};
	return scene.cards.map(({ card, place: at, index, x, y, faceDown, label, grabbable }) => {
		const place = scene.layout.places[at];
		const delay = scene.motion?.delays.get(card);
		const held = scene.marks.held.has(card);
		const layer = held ? HELD : delay === void 0 ? 0 : FLYING;
		const isTop = index === place.cards.length - 1;
		return {
			card,
			name: faceDown ? void 0 : makeCard(card),
			pile: place.pile,
			index,
			held,
			faceDown,
			label,
			role: place.pile === "stock" ? void 0 : "button",
			tabindex: place.pile === "stock" ? void 0 : tabindex(scene.spot.place === at && scene.spot.index === index),
			marks: {
				held,
				hint: scene.marks.hinted.has(card),
				turning: scene.motion?.turning?.has(card),
				grabbable,
				...depthMarks(scene, place, index),
				...isTop && place.pile !== "stock" ? marksAt(scene, at) : {}
			},
			style: {
				"transform": `translate(${x}px, ${y}px)`,
				"zIndex": 1 + index + layer,
				[dealtFrom ? "animationDelay" : "transitionDelay"]: delay ? `${delay}ms` : void 0,
				"--dealt": dealtFrom && `${dealtFrom.x - x}px ${dealtFrom.y - y}px`,
				"--corner": `${isTop ? scene.layout.corner : place.corner}px`
			}
		};
	});
}
/** All that the looks of a card depend on: while none of it changes, nothing has to be drawn. */
function memoOf({ marks, style, ...rest }) {
	return [
		rest,
		marks,
		style
	].flatMap((part) => Object.values(part));
}
function tabindex(focused) {
	return focused ? 0 : -1;
}
/** How much of a card others hide: its middle, or all of it. */
function depthMarks(scene, place, index) {
	const { cards, row } = place;
	const next = cards[index + 1];
	const lies = next !== void 0 && !(scene.dragging && scene.marks.held.has(next));
	return {
		stock: place.pile === STOCK,
		covered: lies && row === "tableau",
		under: lies && row === "top",
		buried: lies && row === "top" && isBuried(scene, place, index)
	};
}
function isBuried(scene, { cards, at }, index) {
	return !(at[index].x !== at[index + 1].x) && !scene.motion?.delays.has(cards[index]) && index < firstSeen(scene, cards);
}
/** Of a stack only its top card is seen, and the one beneath, while the top comes and goes. */
function firstSeen({ motion }, cards) {
	const flying = cards.findIndex((card) => motion?.delays.has(card));
	return flying < 0 ? cards.length - 2 : flying - 1;
}
function marksAt({ marks, layout, over }, place) {
	const target = marks.targets.has(place);
	return {
		target,
		over: target && layout.places[place].pile === over,
		goal: marks.hintedPlaces.has(place)
	};
}
// ../../packages/ui/src/board/Board.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$6 = ["aria-label"];
var _hoisted_2$5 = [
	"data-pile",
	"data-suit",
	"data-place",
	"role",
	"tabindex",
	"aria-label",
	"aria-disabled"
];
var _hoisted_3$4 = {
	key: 0,
	viewBox: "0 0 24 24",
	"aria-hidden": "true"
};
var _hoisted_4$2 = ["d"];
var _hoisted_5$1 = {
	key: 0,
	class: "face back"
};
// ../../packages/ui/src/board/Board.vue
var Board_default = /* @__PURE__ */ defineComponent({
	__name: "Board",
	props: {
		position: {},
		targets: {},
		pick: {},
		doubleClick: {},
		clicking: { default: "takes" },
		advice: { default: () => ({}) },
		foundations: {},
		locked: { type: Boolean },
		still: { type: Boolean },
		game: {},
		mirrored: { type: Boolean },
		large: { type: Boolean },
		tilted: { type: Boolean },
		labels: {},
		size: {}
	},
	emits: [
		"move",
		"refuse",
		"deal",
		"send",
		"choose"
	],
	setup(__props, { expose: __expose, emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const root = useTemplateRef("root");
		const size = useSize(root, props.size);
		const layOut = (position) => layOutTable(position, {
			...ASSUMED,
			...size.value,
			large: props.large
		}, props.foundations, props.mirrored);
		const layout = computed(() => layOut(props.position));
		const hand = useHand({
			get clicking() {
				return props.clicking;
			},
			size: (pile) => layout.value.places.find((place) => place.pile === pile)?.cards.length ?? 0,
			pick: (pile, index) => props.pick(pile, index),
			targets: (from, count) => props.targets(from, count),
			doubleClick: (pile) => props.doubleClick(pile),
			drop
		}, perform);
		const dragging = computed(() => hand.state.value.type === "dragging");
		const marks = computed(() => marksOf(layout.value, hand.grip.value, hand.targets.value, props.advice));
		const { motion, fly } = useFlight();
		const table = {
			root,
			hand,
			layout,
			elementAt,
			locked: () => props.locked
		};
		const { spot, onKeydown, onClick, deselect, focus } = useFocus({
			...table,
			targets: () => marks.value.targets
		});
		const { over, pointing, listeners } = usePointer({
			...table,
			choosing: () => props.clicking === "sends",
			tilted: () => props.tilted,
			onPress: (at) => focus(at),
			onRelease: (cards) => fly(flyBack(cards))
		});
		watch(() => [props.position, props.game], ([, game], [before, gameBefore]) => {
			const was = layOut(before);
			hand.send({ type: "changed" });
			if (props.still) fly(void 0);
			else fly(game === gameBefore ? planMotion(was, layout.value) : planDeal(layout.value));
		});
		watch(() => props.locked, deselect);
		function perform(effect) {
			switch (effect.type) {
				case "move": return emit("move", effect.move);
				case "refuse": return emit("refuse", { move: effect.move });
				case "send": return emit("send", {
					from: effect.from,
					count: effect.count
				});
				case "choose": return emit("choose", effect.from);
				case "deal": return emit("deal");
			}
		}
		function drop({ place, index }, dx, dy) {
			const { x, y, at } = layout.value.places[place];
			const { cardWidth: width, cardHeight: height } = layout.value;
			const card = {
				x: x + dx,
				y: y + at[index].y + dy,
				width,
				height
			};
			return dropAt(layout.value, card, place, hand.targets.value);
		}
		function elementAt({ place, index }) {
			const card = layout.value.places[place]?.cards[index];
			const selector = card === void 0 ? `[data-place="${place}"]` : `[data-key="${card}"]`;
			return root.value.querySelector(selector);
		}
		const cards = computed(() => cardsOf(layout.value, props.labels, (pile, index) => !props.locked && props.pick(pile, index) > 0));
		const scene = computed(() => ({
			layout: layout.value,
			cards: cards.value,
			marks: marks.value,
			motion: motion.value,
			dragging: dragging.value,
			over: over.value,
			spot: spot.value,
			labels: props.labels
		}));
		const rounds = computed(() => roundsView(scene.value));
		const face = computed(() => faceOf(layout.value));
		const sizes = computed(() => ({
			"--card-width": `${layout.value.cardWidth}px`,
			"--card-height": `${layout.value.cardHeight}px`,
			"--corner-pad": `${layout.value.cornerPad}px`,
			"--dense-mark": `${layout.value.denseMark}px`,
			"--flight": `200ms`,
			"--art-scale": face.value.scale,
			"--art-shift": `${face.value.shift}px`,
			"minHeight": `${layout.value.height}px`
		}));
		__expose({
			deselect,
			focus: () => focus()
		});
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("div", mergeProps({
				ref_key: "root",
				ref: root,
				class: ["board", {
					moving: unref(motion),
					dealing: unref(motion)?.dealtFrom,
					dragging: dragging.value,
					pointing: unref(pointing)
				}],
				style: sizes.value,
				role: "application",
				dir: "ltr",
				"aria-label": __props.labels.table()
			}, toHandlers(unref(listeners), true), {
				onKeydown: _cache[2] || (_cache[2] = (...args) => unref(onKeydown) && unref(onKeydown)(...args)),
				onClick: _cache[3] || (_cache[3] = (...args) => unref(onClick) && unref(onClick)(...args)),
				onMousedown: _cache[4] || (_cache[4] = withModifiers(() => {}, ["prevent"])),
				onDragstart: _cache[5] || (_cache[5] = withModifiers(() => {}, ["prevent"]))
			}), [createVNode(CardShapes_default), unref(size) ? (openBlock(), createElementBlock(Fragment, { key: 0 }, [
				(openBlock(true), createElementBlock(Fragment, null, renderList(unref(placeViews)(scene.value), (place) => {
					return openBlock(), createElementBlock("div", {
						key: place.index,
						class: normalizeClass(["place", place.marks]),
						style: normalizeStyle(place.style),
						"data-pile": place.pile,
						"data-suit": place.suitName,
						"data-place": place.index,
						role: place.role,
						tabindex: place.tabindex,
						"aria-label": place.label,
						"aria-disabled": place.disabled
					}, [place.suit !== void 0 ? (openBlock(), createElementBlock("svg", _hoisted_3$4, [createBaseVNode("path", { d: unref(SUIT_PATHS)[place.suit] }, null, 8, _hoisted_4$2)])) : createCommentVNode("", true)], 14, _hoisted_2$5);
				}), 128)),
				(openBlock(true), createElementBlock(Fragment, null, renderList(unref(cardViews)(scene.value), (item, __, ___, _cached) => {
					const _memo = [
						__props.clicking,
						face.value.detail,
						...unref(memoOf)(item)
					];
					if (_cached && _cached.el && _cached.key === item.card && isMemoSame(_cached, _memo)) return _cached;
					const _item = (openBlock(), createElementBlock("div", {
						key: item.card,
						class: normalizeClass(["card", item.marks]),
						style: normalizeStyle(item.style),
						"data-card": item.name,
						"data-key": item.card,
						"data-at": item.pile,
						"data-index": item.index,
						role: item.role,
						tabindex: item.tabindex,
						"aria-label": item.label,
						"aria-pressed": __props.clicking === "takes" ? item.held : void 0,
						"aria-haspopup": __props.clicking === "sends" && item.role ? "dialog" : void 0,
						"aria-hidden": item.role ? void 0 : true
					}, [item.faceDown ? (openBlock(), createElementBlock("div", _hoisted_5$1)) : (openBlock(), createBlock(CardFace_default, {
						key: 1,
						card: item.card,
						detail: face.value.detail,
						hidden: item.marks.covered || item.marks.buried
					}, null, 8, [
						"card",
						"detail",
						"hidden"
					]))], 14, [
						"data-card",
						"data-key",
						"data-at",
						"data-index",
						"role",
						"tabindex",
						"aria-label",
						"aria-pressed",
						"aria-haspopup",
						"aria-hidden"
					]));
					_item.memo = _memo;
					return _item;
				}, _cache, 0), 128)),
				(openBlock(true), createElementBlock(Fragment, null, renderList(unref(denseViews)(scene.value), (column) => {
					return openBlock(), createElementBlock("div", {
						key: `dense${column.pile}`,
						class: "dense",
						style: normalizeStyle(column.style)
					}, null, 4);
				}), 128)),
				rounds.value ? (openBlock(), createElementBlock("div", {
					key: 0,
					class: "rounds",
					style: normalizeStyle(rounds.value.style),
					"aria-hidden": "true"
				}, [createBaseVNode("span", null, toDisplayString(rounds.value.count), 1)], 4)) : createCommentVNode("", true)
			], 64)) : createCommentVNode("", true)], 16, _hoisted_1$6);
		};
	}
});
// \0vite/preload-helper.js
var scriptRel = /* @__PURE__ */ (function detectScriptRel() {
	const relList = typeof document !== "undefined" && document.createElement("link").relList;
	return relList && relList.supports && relList.supports("modulepreload") ? "modulepreload" : "preload";
})();
var assetsURL = function(dep) {
	return "/" + dep;
};
var seen = {};
var isCssPreloadUrl = function isCssPreloadUrl(url) {
	return url.pathname.endsWith(".css");
};
var preloadOnce = function preloadOnce(seen, href, preload) {
	if (href in seen) return seen[href];
	const promise = preload();
	if (!promise) {
		seen[href] = void 0;
		return;
	}
	const preloadPromise = promise.then(() => {
		seen[href] = void 0;
	}, (err) => {
		seen[href] = void 0;
		throw err;
	});
	seen[href] = preloadPromise;
	return preloadPromise;
};
var __vitePreload = function preload(baseModule, deps, importerUrl) {
	let promise = Promise.resolve();
	if (deps && deps.length > 0) {
		let preloadedHrefs;
		const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");
		const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");
		function allSettled(promises) {
			return Promise.all(promises.map((p) => Promise.resolve(p).then((value) => ({
				status: "fulfilled",
				value
			}), (reason) => ({
				status: "rejected",
				reason
			}))));
		}
		function importMetaResolve(specifier) {
			if (import.meta.resolve) return new URL(import.meta.resolve(specifier));
			return new URL(specifier, self.location.href);
		}
		promise = allSettled(deps.map((depString) => {
			depString = assetsURL(depString, importerUrl);
			const dep = importMetaResolve(depString);
			const isCss = isCssPreloadUrl(dep);
			return preloadOnce(seen, dep.href, () => {
				if (preloadedHrefs === void 0) {
					preloadedHrefs = {
						all: /* @__PURE__ */ new Set(),
						styles: /* @__PURE__ */ new Set()
					};
					const links = document.getElementsByTagName("link");
					for (let i = links.length - 1; i >= 0; i--) {
						const link = links[i];
						preloadedHrefs.all.add(link.href);
						if (link.rel === "stylesheet") preloadedHrefs.styles.add(link.href);
					}
				}
				if ((isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)) return;
				const link = document.createElement("link");
				link.rel = isCss ? "stylesheet" : scriptRel;
				if (!isCss) link.as = "script";
				link.crossOrigin = "";
				link.href = dep.href;
				if (cspNonce) link.setAttribute("nonce", cspNonce);
				document.head.appendChild(link);
				if (isCss) return new Promise((res, rej) => {
					const handleSettle = (e) => {
						link.removeEventListener("load", handleSettle);
						link.removeEventListener("error", handleSettle);
						if (e.type === "error") rej(/* @__PURE__ */ new Error(`Unable to preload CSS for ${dep}`));
						else res(e);
					};
					link.addEventListener("load", handleSettle);
					link.addEventListener("error", handleSettle);
				});
			});
		}).filter((p) => p !== void 0));
	}
	function handlePreloadError(err) {
		const e = new Event("vite:preloadError", { cancelable: true });
		e.payload = err;
		window.dispatchEvent(e);
		if (!e.defaultPrevented) throw err;
	}
	return promise.then((res) => {
		for (const item of res || []) {
			if (item.status !== "rejected") continue;
			handlePreloadError(item.reason);
		}
		return baseModule().catch(handlePreloadError);
	});
};
// ../../packages/ui/src/i18n.ts
var textsOf = (module) => module.default;
/** The languages there are, each loaded when it is first needed. */
var TEXTS = {
	"en": {
		early: () => __vitePreload(() => import("./en-DHBdIMnq.js").then(textsOf), []),
		later: () => __vitePreload(() => import("./en.later-d7jh-Ad0.js").then(textsOf), [])
	},
	"zh-CN": {
		early: () => __vitePreload(() => import("./zh-CN-D5CUCfch.js").then(textsOf), []),
		later: () => __vitePreload(() => import("./zh-CN.later-heD3TexY.js").then(textsOf), [])
	},
	"zh-TW": {
		early: () => __vitePreload(() => import("./zh-TW-B00BmtpO.js").then(textsOf), []),
		later: () => __vitePreload(() => import("./zh-TW.later-BzzIzWvC.js").then(textsOf), [])
	}
};
var LOCALES = Object.keys(TEXTS);
/** What is said now. Nothing is, before the first language is there. */
var current = /* @__PURE__ */ shallowRef({
	locale: "en",
	later: false,
	messages: {}
});
var wanted = current.value;
/**
* Switches every text on the table, all at once, to the language nearest to a BCP 47 tag. Where its texts cannot be
* loaded, everything stays as it is, and the promise rejects.
*/
function setLocale(tag) {
	return want({
		...wanted,
		locale: nearest(tag)
	});
}
/** Loads what help and panels say; to be awaited before any of them is shown. */
function loadLaterTexts() {
	return want({
		...wanted,
		later: true
	});
}
/** Of several wishes the last one stands, and all wait for it. */
async function want(wish) {
	wanted = wish;
	const { early, later } = TEXTS[wish.locale];
	try {
		const [first, rest] = await Promise.all([early(), wish.later ? later() : void 0]);
		if (wanted === wish) current.value = {
			...wish,
			messages: {
				...first,
				...rest
			}
		};
	} catch (error) {
		if (wanted === wish) wanted = current.value;
		throw error;
	}
	if (wanted !== wish && wanted !== current.value) await want(wanted);
}
function currentLocale() {
	return current.value.locale;
}
/** The sentence of a key in the current language, with `{name}` replaced by the parameters. */
function t(key, params = {}) {
	const { locale, messages } = current.value;
	return closeUp(fill(choose(messages[key] ?? "", locale, params), locale, params), locale);
}
/** Sentences one after the other. */
function sentences(parts) {
	return closeUp(parts.filter((part) => part !== "").join(" "), currentLocale());
}
function choose(message, locale, { count }) {
	if (typeof message === "string") return message;
	return message[new Intl.PluralRules(locale).select(Number(count))] ?? message.other ?? "";
}
function fill(text, locale, params) {
	return text.replace(/\{(\w+)\}/g, (whole, name) => {
		const value = params[name];
		return typeof value === "number" ? value.toLocaleString(locale) : value ?? whole;
	});
}
/** Chinese has spaces around what is not Chinese, and none among its own characters and marks. */
var NO_SPACE = /(?<=[，。：；、！？（）…]) | (?=[，。：；、！？（）])|(?<=\p{sc=Han}) (?=\p{sc=Han})/gu;
function closeUp(text, locale) {
	return locale.startsWith("zh") ? text.replace(NO_SPACE, "") : text;
}
/** The language that shares its script with a tag (`zh-HK` is read in `zh-TW`), else English. */
function nearest(tag) {
	const script = scriptOf(tag);
	return LOCALES.find((locale) => locale === tag) ?? LOCALES.find((locale) => scriptOf(locale) === script) ?? "en";
}
function scriptOf(tag) {
	try {
		const { language, script } = new Intl.Locale(tag).maximize();
		return `${language}-${script}`;
	} catch {
		return "";
	}
}
// ../../packages/ui/src/words.ts
var SUITS = [
	"clubs",
	"diamonds",
	"hearts",
	"spades"
];
var RANKS = {
	1: "ace",
	11: "jack",
	12: "queen",
	13: "king"
};
/** As it is printed: `7♥`, `10♠`. */
function cardText(card) {
	return makeRank(rankOf$1(card)).replace("T", "10") + suitSymbol(suitOf(card));
}
/** As it is spoken: "7 of hearts". */
function cardName(card) {
	return t("card.name", {
		rank: rankName(rankOf$1(card)),
		suit: suitName(suitOf(card))
	});
}
function rankName(rank) {
	return rank in RANKS ? t(`rank.${RANKS[rank]}`) : String(rank);
}
function suitName(suit) {
	return t(`suit.${SUITS[suit]}`);
}
/** "column 3", "cell 1", "the foundation". */
function pileName(pile) {
	if (pile === "h") return t("pile.foundation");
	const cell = cellIndex(pile);
	return cell < 0 ? t("pile.column", { number: columnIndex(pile) + 1 }) : t("pile.cell", { number: cell + 1 });
}
/** `m:ss`, from an hour on `h:mm:ss`. */
function timeText(milliseconds) {
	const seconds = Math.floor(milliseconds / 1e3);
	const [h, m, s] = [
		Math.floor(seconds / 3600),
		Math.floor(seconds / 60) % 60,
		seconds % 60
	];
	const two = (number) => String(number).padStart(2, "0");
	return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
/** By what a deal is told: `617`, or `spider4-617`; undefined where it has no number. */
function dealText({ rules, deal }) {
	if (deal === null) return void 0;
	return rules.game === "spider" ? makeIdentifier(rules, deal) : String(deal);
}
/** "Classic", with the number of cells where it is not the usual one. */
function rulesName(rules) {
	const name = t(`preset.${presetOf(rules) ?? "custom"}`);
	return rules.game === "spider" || rules.cells === 4 ? name : t("preset.withCells", {
		name,
		count: rules.cells
	});
}
// ../../packages/ui/src/boardLabels.ts
/** The board's spoken names, in the language of the moment. */
var BOARD_LABELS = {
	table: () => t("table.name"),
	card(card, { pile, count, index, dense }) {
		if (pile === "h" && count === 13 && rankOf$1(card) === 1) return t("table.run", { suit: suitName(suitOf(card)) });
		return t(dense && index === count - 1 ? "table.dense" : "table.card", {
			card: cardName(card),
			pile: pileName(pile)
		});
	},
	pile: (pile, suit) => pile === "h" && suit !== void 0 ? t("table.foundation", { suit: suitName(suit) }) : t("table.empty", { pile: pileName(pile) }),
	stock: (cards) => cards === 0 ? t("table.noStock") : t("table.stock", { count: Math.ceil(cards / 10) }),
	hidden: ({ pile }) => t("table.hidden", { pile: pileName(pile) })
};
// ../../packages/ui/src/deals.ts
/** The one of `UNWINNABLE_DEALS` that larger moves make winnable. */
var WINNABLE_BY_DOUBLING = 781948;
var LAST_CLASSIC_DEAL = 32e3;
/** Whether a deal is known for not being winnable under these rules. */
function isKnownUnwinnable(rules, number) {
	if (rules.game !== "freecell" || rules.cells > 4 || !UNWINNABLE_DEALS.includes(number)) return false;
	return rules.runLimit === "standard" || number !== WINNABLE_BY_DOUBLING;
}
/** In Spider, and with fewer than four cells, no list tells which deals can be won; each has to be proved. */
function needsProof(rules) {
	return rules.game === "spider" || rules.cells < 4;
}
/** A deal of the range from which the rules draw, never one of the eight; `random` gives 0 … 1, 1 excluded. */
function randomDeal(rules, random = Math.random) {
	for (;;) {
		const number = 1 + Math.floor(random() * lastRandomDeal(rules));
		if (rules.game === "spider" || !UNWINNABLE_DEALS.includes(number)) return number;
	}
}
function lastRandomDeal(rules) {
	if (rules.game === "spider") return LAST_SPIDER_DEAL;
	return rules.random === "million" ? MICROSOFT_DEALS : LAST_CLASSIC_DEAL;
}
// ../../packages/ui/src/complaints.ts
/** Tells the player what the store refused, and what it held that could not be read; a broken game has a panel. */
function useComplaints(store, aside, notices) {
	watch(aside.last, (what) => {
		if (what !== void 0 && what !== "game") notices.show(t("aside.kept"));
	}, { immediate: true });
	store.onRefused((_key, error) => notices.show(t("save.refused", { problem: String(error) })));
}
// ../../packages/ui/src/device.ts
var LETTERS$1 = "abcdefghijklmnopqrstuvwxyz0123456789";
var LENGTH = 8;
/** A name that no other device has: eight letters and digits by chance. */
function newDevice() {
	const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
	return Array.from(bytes, (byte) => LETTERS$1[byte % 36]).join("");
}
var here = newDevice();
var lastSecond = 0;
/** Gives the device of this store a name where it has none; games started from now on are of this device. */
function useDevice({ device }) {
	const known = device.text;
	if (known !== void 0 && /^[a-z0-9]{8}$/.test(known)) here = known;
	else device.save(here);
	device.onAdopt((text) => void (here = text));
}
/** Who a game started now is. Its id tells device and second, and no two are started in one second. */
function newIdentity(now = Date.now()) {
	lastSecond = Math.max(Math.floor(now / 1e3), lastSecond + 1);
	const started = lastSecond * 1e3;
	return {
		id: makeGameId(here, started),
		started
	};
}
// ../../packages/ui/src/fullScreen.ts
/** Fills the screen with the page, or gives it back; a browser that refuses leaves everything as it is. */
function toggleFullScreen() {
	const page = document.documentElement;
	(document.fullscreenElement ? document.exitFullscreen() : page.requestFullscreen()).catch(() => void 0);
}
// ../../packages/ui/src/keys.ts
var SHARED = {
	z: "undo",
	y: "redo",
	h: "hint",
	n: "new",
	m: "moves"
};
var LETTERS = {
	freecell: {
		...SHARED,
		a: "collect"
	},
	spider: {
		...SHARED,
		u: "undo",
		d: "deal"
	}
};
/** Keys that go on acting while they are held. */
var REPEATING = ["undo", "redo"];
var STEPS = {
	ArrowLeft: -1,
	ArrowRight: 1
};
var EDITABLE = "input:not([type=\"range\"]), textarea, select, [contenteditable]";
/** The action of a key press at the table of a game, or undefined where the key is none of its own. */
function keyAction(event, game) {
	if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return void 0;
	const action = actionOf(event, LETTERS[game]);
	return event.repeat && action && !REPEATING.includes(action) ? void 0 : action;
}
/** By how much a key steps through what is docked below the table; a slider there steps by itself. */
function stepOf({ key, defaultPrevented, target }) {
	if (defaultPrevented || target instanceof Element && target.closest("input, .board, dialog")) return void 0;
	return STEPS[key];
}
/** In a text field or a dialog, keys belong to it. */
function isElsewhere(target) {
	return target instanceof Element && target.closest(`${EDITABLE}, dialog`) !== null;
}
function actionOf(event, letters) {
	if (event.altKey) return void 0;
	const letter = letterOf(event);
	if (event.ctrlKey || event.metaKey) {
		if (letter === "z") return event.shiftKey ? "redo" : "undo";
		return letter === "y" && event.ctrlKey && !event.shiftKey ? "redo" : void 0;
	}
	if (event.key === "Escape") return "deselect";
	if (event.shiftKey) return letter === "z" ? "redo" : void 0;
	return letters[letter];
}
/** The Latin letter of a key, also on a keyboard that writes another alphabet. */
function letterOf({ key, code }) {
	return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key([A-Z])$/, "$1").toLowerCase();
}
// ../../packages/ui/src/keyboard.ts
/** The keys of the whole page, for as long as the component lives in whose setup this is called. */
function useKeyboard(table) {
	function onKey(event) {
		const step = stepOf(event);
		const review = table.review();
		if (review && step) return review.show(review.at.value + step);
		if (event.key.startsWith("Arrow") && document.activeElement === document.body) return table.focus();
		const action = table.isOpen() ? void 0 : keyAction(event, table.game());
		if (!action || action === "deselect" && !table.letGo()) return;
		event.preventDefault();
		event.stopPropagation();
		if (action !== "deselect") table.run(action);
	}
	document.addEventListener("keydown", onKey);
	onBeforeUnmount(() => document.removeEventListener("keydown", onKey));
}
// ../../packages/ui/src/language.ts
/** Switches to the language chosen. Where there is none at all yet, English stands in for what cannot be loaded. */
async function speak(choice, host) {
	await setLocale(tagOf(choice, host)).catch(() => setLocale("en"));
}
/** Follows the player's choice while the table is shown, and tells the page which language it is in. */
function useLanguage(choice, host, onFailure) {
	watch(() => choice.language, (language) => setLocale(tagOf(language, host)).catch(onFailure));
	watchEffect(() => document.documentElement.lang = currentLocale());
}
function tagOf(choice, { locale }) {
	return choice === "system" ? locale : choice;
}
// ../../packages/ui/src/later.ts
/**
* Loads a part of the component in whose setup this is called, once the table is painted. `load` gives what makes
* the part; its effects end with the component.
*/
function useLater(load) {
	const part = /* @__PURE__ */ shallowRef();
	const scope = effectScope();
	let loading;
	async function begin() {
		try {
			const make = await load();
			return part.value = scope.active ? scope.run(make) : void 0;
		} catch {
			loading = void 0;
			return;
		}
	}
	const ready = () => loading ??= begin();
	onMounted(() => void painted().then(ready));
	onScopeDispose(() => scope.stop());
	return {
		part,
		ready
	};
}
/** When the page has been painted next. */
function painted() {
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
/** Calls back when nothing else is to do; where it is not told when that is, never. */
function whenIdle(callback) {
	if ("requestIdleCallback" in window) requestIdleCallback(callback);
}
// ../../packages/ui/src/settings.ts
/** What can be chosen, by the names it is stored under; the first of each is its default. */
var CHOICES = {
	language: [
		"system",
		"en",
		"zh-CN",
		"zh-TW"
	],
	theme: [
		"system",
		"light",
		"dark"
	],
	contrast: ["system", "more"],
	/** The table's colours. */
	table: [
		"sage",
		"felt",
		"slate",
		"wood",
		"night"
	],
	/** What is drawn on the backs of the cards. */
	back: [
		"stripes",
		"lattice",
		"fans",
		"plain"
	],
	fourColours: [false, true],
	/** Larger ranks and suits in the corners. */
	large: [false, true],
	/** The table mirrored, for the left hand. */
	mirrored: [false, true],
	/** The table seen from the front rather than from above. */
	depth: [false, true],
	motion: ["system", "reduced"],
	sound: [false, true],
	/** Whether the status light says if the deal can still be won. */
	light: [true, false],
	/** Whether all moves are listed beside the table. */
	moves: [false, true],
	/** Whether the shell's button says how many games are unfinished. */
	badge: [false, true]
};
var NAMES = Object.keys(CHOICES);
/**
* The settings of the store, kept in step with it in both directions. What this version does not know is kept as it
* is; what cannot be read is set aside before it is overwritten.
*/
function useSettings(replica, setAside) {
	const settings = /* @__PURE__ */ reactive(parseSettings(replica.text));
	replica.onAdopt((text) => Object.assign(settings, parseSettings(text)));
	watch(settings, () => {
		if (same(settings, parseSettings(replica.text))) return;
		const stored = parseObject(replica.text);
		if (!stored && replica.text !== void 0) setAside("settings", replica.text);
		replica.save(makeSettings(settings, stored));
	}, { flush: "sync" });
	return settings;
}
/** Reads each setting for itself: one that is missing or unknown has its default. */
function parseSettings(text) {
	const stored = parseObject(text) ?? {};
	const read = (name) => CHOICES[name].find((choice) => choice === stored[name]) ?? CHOICES[name][0];
	return Object.fromEntries(NAMES.map((name) => [name, read(name)]));
}
/** The settings that are not at their default, so that nobody’s choice is overruled by what was never chosen. */
function makeSettings(settings, stored = {}) {
	const unknown = Object.entries(stored).filter(([name]) => !Object.hasOwn(CHOICES, name));
	const chosen = NAMES.filter((name) => settings[name] !== CHOICES[name][0]).map((name) => [name, settings[name]]);
	return JSON.stringify(Object.fromEntries([...unknown, ...chosen]));
}
function same(a, b) {
	return makeSettings(a) === makeSettings(b);
}
function parseObject(text) {
	try {
		const value = JSON.parse(text ?? "{}");
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
	} catch {
		return;
	}
}
// ../../packages/ui/src/looks.ts
/** What is drawn by rules of its own where it is chosen. */
var CHOSEN = [
	"table",
	"back",
	"fourColours",
	"depth"
];
/** Loads the looks that not everybody has, where one of them is chosen; the table has the usual ones by itself. */
async function loadLooks(settings) {
	if (!CHOSEN.every((name) => settings[name] === CHOICES[name][0])) await __vitePreload(() => import("./chosenLooks-DADUmBX0.js"), __vite__mapDeps([0,1])).catch(() => void 0);
}
// ../../packages/ui/src/notices.ts
/** Long enough to read a sentence twice, in milliseconds. */
var SHOWN_FOR = 6e3;
function createNotices() {
	const said = /* @__PURE__ */ shallowRef();
	const shown = /* @__PURE__ */ shallowRef();
	let count = 0;
	let timer;
	function say(text) {
		said.value = {
			text,
			number: ++count
		};
	}
	function hide() {
		clearTimeout(timer);
		shown.value = void 0;
	}
	return {
		said: /* @__PURE__ */ readonly(said),
		shown: /* @__PURE__ */ readonly(shown),
		say,
		show(text, spoken = text) {
			hide();
			say(spoken);
			shown.value = {
				text,
				number: count
			};
			timer = setTimeout(hide, SHOWN_FOR);
		},
		hide
	};
}
// ../../packages/ui/src/clock.ts
/** How often the time on the table moves on, in milliseconds. */
var PERIOD = 1e3;
/** A machine that slept did not play: no more than this is counted at once, in milliseconds. */
var LONGEST_LAP = 3 * PERIOD;
/**
* Measures the time during which the table is in front of the player: visible, focused, and `isRunning`.
* Calls `onTick` about once a second meanwhile, and once more when the table goes out of sight.
*
* Whoever hears that another view counted takes a lap and throws it away: so two views never count twice.
*/
function startClock(isRunning, onTick) {
	let since;
	const isInFront = () => document.visibilityState === "visible" && document.hasFocus();
	function lap() {
		const now = performance.now();
		const spent = since === void 0 ? 0 : Math.min(now - since, LONGEST_LAP);
		since = isRunning() && isInFront() ? now : void 0;
		return Math.round(spent);
	}
	/** Out of sight, the lap that was under way still counts, and none begins. */
	function onChange() {
		if (since === void 0) lap();
		else onTick();
	}
	const timer = setInterval(onChange, PERIOD);
	document.addEventListener("visibilitychange", onChange);
	addEventListener("focus", onChange);
	addEventListener("blur", onChange);
	return {
		lap,
		stop() {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", onChange);
			removeEventListener("focus", onChange);
			removeEventListener("blur", onChange);
		}
	};
}
// ../../packages/ui/src/session.ts
/** Restores the game of the store; where there is none, `first` is dealt, and stored at once. */
function openSession(replica, first, leaving) {
	const trouble = /* @__PURE__ */ shallowRef();
	const game = /* @__PURE__ */ shallowRef(read(replica.text) ?? first());
	let paused = false;
	const clock = startClock(() => isBegun(game.value) && statusOf(game.value) === "playing" && !paused && !isHeld(), () => dispatch({
		type: "wait",
		milliseconds: clock.lap()
	}));
	clock.lap();
	if (replica.text === void 0) save();
	replica.onAdopt((text) => {
		clock.lap();
		const found = read(text);
		if (found) game.value = onlyTimePassed(game.value, found) ? {
			...game.value,
			elapsed: found.elapsed
		} : found;
	});
	/** Sets `trouble` to what is wrong with a stored text, and gives the game that can be had from it. */
	function read(text) {
		trouble.value = void 0;
		if (text === void 0) return void 0;
		const result = parseRecord(text);
		if (!result.ok) trouble.value = {
			type: "unreadable",
			problem: result.error,
			text
		};
		else if (result.problem) trouble.value = {
			type: "damaged",
			problem: result.problem,
			text
		};
		return result.ok ? result.value : void 0;
	}
	function isHeld() {
		return trouble.value !== void 0;
	}
	function save() {
		replica.save(makeRecord(game.value));
	}
	function dispatch(command) {
		if (isHeld()) return false;
		const timed = update(game.value, {
			type: "wait",
			milliseconds: clock.lap()
		});
		const changed = update(timed, command);
		if (changed === game.value) return false;
		const done = changed !== timed;
		game.value = changed;
		save();
		clock.lap();
		return done;
	}
	function start(started) {
		clock.lap();
		if (trouble.value) leaving.setAside("game", trouble.value.text);
		else if (isRunning(game.value) && started.id !== game.value.id) leaving.keep(game.value);
		trouble.value = void 0;
		game.value = started;
		save();
	}
	return {
		game,
		trouble,
		dispatch,
		accept: () => start(game.value),
		start,
		pause(now) {
			dispatch({
				type: "wait",
				milliseconds: clock.lap()
			});
			paused = now;
			clock.lap();
		},
		close: clock.stop
	};
}
/** The first move has been made; undoing it does not make the game unbegun. */
function isBegun(game) {
	return game.steps.length > 0;
}
/** Begun and not ended: what must not be lost. */
function isRunning(game) {
	return isBegun(game) && statusOf(game) === "playing";
}
/** Whether two states differ at most in the clock; then the positions on the table can stay the same objects. */
function onlyTimePassed(before, after) {
	return makeRecord({
		...after,
		elapsed: before.elapsed
	}) === makeRecord(before);
}
/** A game of this deal with an identity of its own. */
function startGame(rules, number) {
	return newGame(rules, number, newIdentity());
}
/** The same for a game from elsewhere. One that comes with moves is looked at and goes on, but is on no record. */
function startShared(shared) {
	return isBegun(shared) ? {
		...shared,
		started: newIdentity().started
	} : {
		...shared,
		...newIdentity()
	};
}
// ../../packages/ui/src/opening.ts
/**
* Puts the game of a text that the page was opened with on the table, where that ends no other. Else, and where
* the text holds none, the new-game panel opens with it; a broken store comes first. Gives what that panel's text
* field is to begin with.
*/
function useOpening(text, session, panel, ready) {
	const pasted = /* @__PURE__ */ ref("");
	function offer(refused) {
		pasted.value = refused;
		if (!session.trouble.value) panel.value = "new";
	}
	async function open(shared) {
		const game = session.game.value;
		if (!(!session.trouble.value && !(isBegun(game) && statusOf(game) === "playing"))) return offer(shared);
		const read = await __vitePreload(async () => {
			const { parseShare } = await import("./shared-CBBs9ZGY.js");
			return { parseShare };
		}, __vite__mapDeps([2,3])).then(({ parseShare }) => parseShare(shared), () => void 0);
		if (read?.ok && await ready() && session.game.value === game) session.start(startShared(read.value));
		else offer(shared);
	}
	if (text !== void 0) open(text);
	return pasted;
}
// ../../packages/ui/src/table.ts
/** Where the last `count` cards of a pile can go now. */
function targetsOf(position, from, count) {
	return movesFrom(position, from, count).map(({ to }) => to);
}
function movesFrom(position, from, count) {
	return legalMoves(position).filter((move) => move.type === "move").filter((move) => move.from === from && move.count === count);
}
/** How many cards are picked up at the card with this index of a pile; 0 where none can be. */
function pickCount(position, pile, index) {
	if (pile === "h") return 0;
	const column = position.columns[columnIndex(pile)];
	if (!column) return topCard(position, pile) ? 1 : 0;
	const count = column.cards.length - index;
	return count > 0 && count <= runLength(position, pile) ? count : 0;
}
/** Where a double-click sends the top card of a pile under the rules of the table, if anywhere. */
function doubleClickMove(position, from) {
	if (!isFreecell(position)) return void 0;
	const moves = movesFrom(position, from, 1).filter((move) => changesSomething(position, move));
	return position.rules.doubleClick.map((kind) => moves.find(({ to }) => kindOf(position, to) === kind)).find((move) => move !== void 0);
}
function kindOf(position, pile) {
	if (pile === "h") return "foundation";
	if (cellIndex(pile) >= 0) return "cell";
	return topCard(position, pile) ? "cascade" : "emptyCascade";
}
/** `stuck`: no move is left that changes anything; the game is not over, since undo helps. */
function statusShown(game) {
	const status = statusOf(game);
	return status === "playing" && isStuck(game.position) ? "stuck" : status;
}
/** The suits whose foundations are on the table, from left to right. */
function foundationsOf(rules) {
	return rules.game === "freecell" ? rules.foundations : [];
}
/** How clicks act in a game: in Spider they send cards off at once. */
function clickingOf({ game }) {
	return game === "spider" ? "sends" : "takes";
}
/** Whether rounds of Spider are left that can never be dealt, which is a loss that needs no card to be seen. */
function hasLostRounds({ position }) {
	return isSpider(position) && cannotDealAgain(position);
}
// ../../packages/ui/src/panels.ts
/** What is asked about a game is none of the next one's business. */
var OF_ONE_GAME = [
	"restart",
	"giveUp",
	"demo",
	"review"
];
/** What is asked or told about a position is none of the next one's business. */
var OF_ONE_POSITION = [
	"picker",
	"risk",
	"proved"
];
/** The cards are seen to come to rest before the panel covers them, in milliseconds. */
var COMING_TO_REST = 900;
/**
* Which panel is open. Those of a game's end and of a broken store open by themselves, and go when their
* reason is gone. While one is open the clock stands still, but for the one in which the game is played on.
*/
function usePanels(session, isStill) {
	const panel = /* @__PURE__ */ shallowRef();
	let timer;
	const called = computed(() => {
		if (session.trouble.value) return "trouble";
		const status = statusShown(session.game.value);
		if (status === "won" || status === "stuck") return status;
		return status === "playing" && hasLostRounds(session.game.value) ? "stuck" : void 0;
	});
	function show() {
		if (called.value === "trouble") panel.value = "trouble";
		else panel.value ??= called.value;
	}
	watch(called, (now, before) => {
		clearTimeout(timer);
		if (panel.value === before) panel.value = void 0;
		const atOnce = now === "trouble" || isStill();
		if (now) timer = setTimeout(show, atOnce ? 0 : COMING_TO_REST);
	});
	watch(() => session.game.value.id, () => {
		if (OF_ONE_GAME.includes(panel.value)) panel.value = void 0;
	});
	watch(() => session.game.value.position, () => {
		if (OF_ONE_POSITION.includes(panel.value)) panel.value = void 0;
	});
	watch(panel, (now) => session.pause(now !== void 0 && now !== "picker"));
	nextTick(show);
	onScopeDispose(() => clearTimeout(timer));
	return panel;
}
// ../../packages/ui/src/play.ts
/** `refuse` says why something is not done. */
function usePlay(session, refuse) {
	const inTheWay = /* @__PURE__ */ shallowRef([]);
	const risk = /* @__PURE__ */ shallowRef();
	watch(() => session.game.value.position, () => {
		inTheWay.value = [];
		risk.value = void 0;
	}, { flush: "sync" });
	function explain(move) {
		const reason = whyNot(session.game.value.position, move);
		if (!reason || reason.code === "samePile") return;
		if (reason.code === "emptyColumns") inTheWay.value = reason.columns;
		refuse(reason);
	}
	function move(asked) {
		const game = session.game.value;
		if (whyNot(game.position, asked)) explain(asked);
		else if (isSpiderGame(game) && losesRounds(game, asked)) risk.value = asked;
		else session.dispatch({
			type: "move",
			move: asked
		});
	}
	function send(from, count) {
		const game = session.game.value;
		const column = game.position.columns[columnIndex(from)];
		if (!isSpiderGame(game) || !column) return;
		const click = clickMove(game.position, from, column.cards.length - count);
		if (click.ok) move(click.value);
		else refuse(click.error);
	}
	return {
		inTheWay,
		risk,
		explain,
		send,
		move,
		deal: () => move(DEAL)
	};
}
// ../../packages/ui/src/SpokenNotes.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$5 = {
	class: "spoken",
	"aria-live": "polite",
	"data-note": "said"
};
// ../../packages/ui/src/SpokenNotes.vue
var SpokenNotes_default = /* @__PURE__ */ defineComponent({
	__name: "SpokenNotes",
	props: { said: {} },
	setup(__props) {
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("div", _hoisted_1$5, [__props.said ? (openBlock(), createElementBlock("p", { key: __props.said.number }, toDisplayString(__props.said.text), 1)) : createCommentVNode("", true)]);
		};
	}
});
// ../../packages/ui/src/StatusBar.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$4 = {
	key: 0,
	class: "deal named"
};
var _hoisted_2$4 = ["title", "aria-label"];
var _hoisted_3$3 = { class: "deal" };
var _hoisted_4$1 = {
	class: "deal short",
	"aria-hidden": "true"
};
var _hoisted_5 = ["title"];
var _hoisted_6 = {
	key: 0,
	"data-note": "level"
};
var _hoisted_7 = {
	key: 2,
	class: "tag"
};
var _hoisted_8 = {
	key: 3,
	class: "tag warning",
	"data-note": "unwinnable"
};
var _hoisted_9 = {
	key: 0,
	class: "facts"
};
var _hoisted_10 = { "data-fact": "runs" };
var _hoisted_11 = { "data-fact": "rounds" };
var _hoisted_12 = { "data-fact": "hidden" };
var _hoisted_13 = { class: "moves" };
var _hoisted_14 = ["aria-label"];
var _hoisted_15 = ["title", "aria-label"];
var _hoisted_16 = {
	viewBox: "0 0 16 16",
	"aria-hidden": "true"
};
var _hoisted_17 = ["d"];
var StatusBar_vue_vue_type_script_setup_true_lang_default = /*@__PURE__*/ defineComponent({
	__name: "StatusBar",
	props: {
		game: {},
		position: {},
		light: {},
		isUnwinnableDeal: { type: Boolean },
		difficulty: {}
	},
	emits: ["copy", "explain"],
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const deal = computed(() => dealText(props.game));
		/** How far a game of Spider is, or was where the review looks back. */
		const facts = computed(() => {
			const { position } = props;
			return isSpider(position) ? {
				runs: runsCompleted(position),
				rounds: roundsLeft(position),
				hidden: hiddenCards(position)
			} : void 0;
		});
		const lightText = computed(() => props.light === "off" ? "" : t(`light.${props.light}`));
		/** A tick, a cross, a question mark: the light is told apart without its colour too. */
		const MARKS = {
			winnable: "m5 8.5 2 2 4-5",
			unwinnable: "m5.5 5.5 5 5m0-5-5 5",
			unknown: "M5 8h.01M8 8h.01M11 8h.01"
		};
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock(Fragment, null, [
				createBaseVNode("div", { class: normalizeClass(["what", {
					tagged: __props.game.givenUp || __props.isUnwinnableDeal,
					telling: facts.value
				}]) }, [
					facts.value && deal.value ? (openBlock(), createElementBlock("h1", _hoisted_1$4, [createBaseVNode("button", {
						type: "button",
						"data-action": "copy-deal",
						title: unref(t)("status.copy", { deal: deal.value }),
						"aria-label": unref(t)("status.copy", { deal: deal.value }),
						onClick: _cache[0] || (_cache[0] = ($event) => emit("copy", deal.value))
					}, toDisplayString(deal.value), 9, _hoisted_2$4)])) : (openBlock(), createElementBlock(Fragment, { key: 1 }, [createBaseVNode("h1", _hoisted_3$3, toDisplayString(deal.value ? unref(t)("status.deal", { deal: deal.value }) : unref(t)("status.board")), 1), createBaseVNode("span", _hoisted_4$1, toDisplayString(deal.value ? unref(t)("status.dealShort", { deal: deal.value }) : unref(t)("status.board")), 1)], 64)),
					createBaseVNode("span", {
						class: "rules",
						title: unref(rulesName)(__props.game.rules)
					}, [__props.difficulty ? (openBlock(), createElementBlock("span", _hoisted_6, toDisplayString(__props.difficulty) + " · ", 1)) : createCommentVNode("", true), createTextVNode(toDisplayString(unref(rulesName)(__props.game.rules)), 1)], 8, _hoisted_5),
					__props.game.givenUp ? (openBlock(), createElementBlock("span", _hoisted_7, toDisplayString(unref(t)("status.givenUp")), 1)) : __props.isUnwinnableDeal ? (openBlock(), createElementBlock("span", _hoisted_8, toDisplayString(unref(t)("status.unwinnableDeal")), 1)) : createCommentVNode("", true)
				], 2),
				facts.value ? (openBlock(), createElementBlock("div", _hoisted_9, [
					createBaseVNode("span", _hoisted_10, toDisplayString(unref(t)("status.runs", { count: facts.value.runs })), 1),
					createBaseVNode("span", _hoisted_11, toDisplayString(unref(t)("status.rounds", { count: facts.value.rounds })), 1),
					createBaseVNode("span", _hoisted_12, toDisplayString(unref(t)("status.hidden", { count: facts.value.hidden })), 1)
				])) : createCommentVNode("", true),
				createBaseVNode("div", { class: normalizeClass(["score", { tagged: __props.game.givenUp || __props.isUnwinnableDeal }]) }, [
					createBaseVNode("span", _hoisted_13, toDisplayString(unref(t)("status.moves", { count: __props.game.moveCount })), 1),
					createBaseVNode("span", {
						class: "time",
						role: "timer",
						"aria-label": unref(t)("status.time", { time: unref(timeText)(__props.game.elapsed) })
					}, toDisplayString(unref(timeText)(__props.game.elapsed)), 9, _hoisted_14),
					__props.light !== "off" ? (openBlock(), createElementBlock("button", {
						key: 0,
						type: "button",
						class: normalizeClass(["light", __props.light]),
						"data-action": "light",
						title: lightText.value,
						"aria-label": lightText.value,
						onClick: _cache[1] || (_cache[1] = ($event) => emit("explain"))
					}, [(openBlock(), createElementBlock("svg", _hoisted_16, [_cache[2] || (_cache[2] = createBaseVNode("circle", {
						cx: "8",
						cy: "8",
						r: "7"
					}, null, -1)), createBaseVNode("path", { d: MARKS[__props.light] }, null, 8, _hoisted_17)]))], 10, _hoisted_15)) : createCommentVNode("", true)
				], 2)
			], 64);
		};
	}
});
// \0plugin-vue:export-helper
var _plugin_vue_export_helper_default = (sfc, props) => {
	const target = sfc.__vccOpts || sfc;
	for (const [key, val] of props) target[key] = val;
	return target;
};
// ../../packages/ui/src/StatusBar.vue
var StatusBar_default = /*#__PURE__*/ _plugin_vue_export_helper_default(StatusBar_vue_vue_type_script_setup_true_lang_default, [["__scopeId", "data-v-430dd75a"]]);
// ../../packages/ui/src/theme.ts
var QUERIES = {
	dark: "(prefers-color-scheme: dark)",
	contrast: "(prefers-contrast: more)",
	still: "(prefers-reduced-motion: reduce)"
};
/**
* The look that follows the player's choice, else the surroundings: media queries, and in VS Code the classes
* of the body, where the queries do not fire.
*/
function useLook(choice) {
	const look = /* @__PURE__ */ shallowReactive({
		theme: "light",
		contrast: "normal",
		motion: "full"
	});
	function settle() {
		const has = (name) => document.body.classList.contains(name);
		const matches = (query) => matchMedia(query).matches;
		const system = (has("vscode-light") || has("vscode-high-contrast-light") ? "light" : has("vscode-dark") || has("vscode-high-contrast") ? "dark" : void 0) ?? (matches(QUERIES.dark) ? "dark" : "light");
		const contrast = has("vscode-high-contrast") || has("vscode-high-contrast-light") || matches(QUERIES.contrast);
		const still = has("vscode-reduce-motion") || matches(QUERIES.still);
		look.theme = choice.theme === "system" ? system : choice.theme;
		look.contrast = contrast || choice.contrast === "more" ? "more" : "normal";
		look.motion = still || choice.motion === "reduced" ? "reduced" : "full";
	}
	watchEffect(settle);
	const queries = Object.values(QUERIES).map((query) => matchMedia(query));
	queries.forEach((query) => query.addEventListener("change", settle));
	const editor = new MutationObserver(settle);
	editor.observe(document.body, {
		attributes: true,
		attributeFilter: ["class"]
	});
	onScopeDispose(() => {
		queries.forEach((query) => query.removeEventListener("change", settle));
		editor.disconnect();
	});
	return look;
}
// ../../packages/ui/src/title.ts
/** The document is named after the deal on the table. */
function useTitle(game) {
	watchEffect(() => {
		const { deal } = game.value;
		document.title = deal === null ? t("title") : t("title.deal", { deal: String(deal) });
	});
}
// ../../packages/ui/src/Icon.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$3 = {
	class: "icon",
	viewBox: "0 0 24 24",
	"aria-hidden": "true",
	focusable: "false"
};
var _hoisted_2$3 = ["d"];
// ../../packages/ui/src/Icon.vue
var Icon_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "Icon",
	props: { path: {} },
	setup(__props) {
		/** `path` is one of `icons.ts` or `panelIcons.ts`. */
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("svg", _hoisted_1$3, [createBaseVNode("path", { d: __props.path }, null, 8, _hoisted_2$3)]);
		};
	}
}), [["__scopeId", "data-v-eca06f9b"]]);
// ../../packages/ui/src/icons.ts
/** Drawn here on a grid of 24 × 24, stroked with the colour of the text. */
var ICONS = {
	undo: "M9 5 4.5 9.5 9 14M5 9.5h9a5.5 5.5 0 0 1 0 11H9",
	redo: "m15 5 4.5 4.5L15 14M19 9.5h-9a5.5 5.5 0 0 0 0 11h5",
	hint: "M9 17.5h6M10 20.5h4M9 15c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7z",
	collect: "M5 3.5h14M12 20.5V8M6.5 13 12 7.5l5.5 5.5",
	coach: "M3.5 10.5 12 6l8.5 4.5L12 15zM7 12.5v4c1.5 1.5 3 2 5 2s3.5-.5 5-2v-4M20.5 10.5v5",
	deal: "M4.5 4.5h6v8h-6zM13.5 4.5h6v8h-6zM7.5 15v4.5M5.5 17.5l2 2 2-2M16.5 15v4.5M14.5 17.5l2 2 2-2",
	new: "M7.5 8.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19v-9a1.5 1.5 0 0 1 1.5-1.5zM9 5.5h9.5A2.5 2.5 0 0 1 21 8v9M12 11.5v6M9 14.5h6",
	restart: "M5.5 7.5A8 8 0 1 1 4 12M5 3.5v4.5h4.5",
	giveUp: "M6 21V4M6 5c4-2.5 7 2 12 0v9c-5 2-8-2.5-12 0",
	settings: "M4 7h9M17 7h3M4 12h2M10 12h10M4 17h8M16 17h4M15 5.2v3.6M8 10.2v3.6M14 15.2v3.6",
	records: "M5 20.5V11h3.5v9.5M10.3 20.5v-16h3.5v16M15.6 20.5v-6H19v6M3.5 20.5h17",
	larger: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
	full: "M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15",
	demo: "M4.5 5h15v11h-15zM10.5 8v5l4-2.5zM8.5 20h7",
	review: "M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 8v4.5l3 2",
	why: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
	moves: "M9.5 6.5h10M9.5 12h10M9.5 17.5h10M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01",
	more: "M5 12h.01M12 12h.01M19 12h.01"
};
// ../../packages/ui/src/tools.ts
/** The buttons around the table, in their order; the names are those of `data-action`. */
var TOOLS = [
	"undo",
	"redo",
	"hint",
	"coach",
	"collect",
	"deal",
	"new",
	"restart",
	"giveUp",
	"settings",
	"larger",
	"full",
	"moves",
	"demo",
	"review",
	"why",
	"records"
];
/** What only one of the games has. */
var ONLY = {
	collect: "freecell",
	coach: "spider",
	deal: "spider",
	why: "freecell"
};
function toolsOf({ game }) {
	return TOOLS.filter((tool) => (ONLY[tool] ?? game) === game);
}
/** The tools that a narrow table keeps behind its menu, and those that every table does. */
var IN_NARROW_MENU = [
	"coach",
	"restart",
	"giveUp",
	"settings",
	"larger",
	"full"
];
var IN_MENU = [
	"moves",
	"demo",
	"review",
	"why",
	"records"
];
/** The tools that act at the table itself, not by a panel over it. */
var AT_TABLE = [
	"undo",
	"redo",
	"hint",
	"coach",
	"collect",
	"deal",
	"demo",
	"review"
];
/** The keys that do the same, as they are shown. */
var TOOL_KEYS = {
	undo: "Z",
	redo: "Y",
	hint: "H",
	collect: "A",
	deal: "D",
	new: "N",
	moves: "M"
};
/** Whether a look at all cards would show what the player of a running game has never seen. */
function isPeeking(game) {
	return statusOf(game) === "playing" && !isFullySeen(game);
}
/** Whether a tool would do something to this game now. */
function isUsable(tool, game) {
	const isPlaying = statusOf(game) === "playing";
	switch (tool) {
		case "undo": return !game.givenUp && game.cursor > 0;
		case "redo": return !game.givenUp && game.cursor < game.steps.length;
		case "hint":
		case "coach": return isPlaying;
		case "demo": return isPlaying && isFullySeen(game);
		case "why": return isPlaying && isFreecellGame(game);
		case "review": return isBegun(game);
		case "collect": return isPlaying && collectMoves(game.position).length > 0;
		case "deal": return isPlaying && game.position.stock.length > 0;
		case "giveUp": return isPlaying && isBegun(game);
		case "restart": return isBegun(game);
		case "new":
		case "moves":
		case "records":
		case "settings":
		case "larger":
		case "full": return true;
	}
}
// ../../packages/ui/src/ToolButton.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$2 = [
	"data-action",
	"title",
	"aria-label",
	"aria-disabled"
];
var _hoisted_2$2 = {
	key: 0,
	class: "count",
	"aria-hidden": "true"
};
var _hoisted_3$2 = { class: "name" };
// ../../packages/ui/src/ToolButton.vue
var ToolButton_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "ToolButton",
	props: {
		tool: {},
		name: {},
		off: { type: Boolean },
		count: {}
	},
	setup(__props) {
		function title() {
			const key = __props.tool === "more" ? void 0 : TOOL_KEYS[__props.tool];
			return key ? t("tool.withKey", {
				name: __props.name,
				key
			}) : __props.name;
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("button", {
				type: "button",
				class: "tool",
				"data-action": __props.tool,
				title: title(),
				"aria-label": __props.name,
				"aria-disabled": __props.off
			}, [
				createVNode(Icon_default, { path: unref(ICONS)[__props.tool] }, null, 8, ["path"]),
				__props.count !== void 0 ? (openBlock(), createElementBlock("span", _hoisted_2$2, toDisplayString(__props.count), 1)) : createCommentVNode("", true),
				createBaseVNode("span", _hoisted_3$2, toDisplayString(__props.name), 1)
			], 8, _hoisted_1$2);
		};
	}
}), [["__scopeId", "data-v-030248d6"]]);
// ../../packages/ui/src/Toolbar.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1$1 = ["aria-label"];
var _hoisted_2$1 = { class: "sheet" };
var _hoisted_3$1 = {
	key: 0,
	class: "always"
};
// ../../packages/ui/src/Toolbar.vue
var Toolbar_default = /*#__PURE__*/ _plugin_vue_export_helper_default(/* @__PURE__ */ defineComponent({
	__name: "Toolbar",
	props: {
		game: {},
		canGrow: { type: Boolean },
		canFill: { type: Boolean }
	},
	emits: ["run"],
	setup(__props, { emit: __emit }) {
		const props = __props;
		const emit = __emit;
		const menu = useTemplateRef("menu");
		const isOpen = /* @__PURE__ */ ref(false);
		const tools = computed(() => toolsOf(props.game.rules).filter((tool) => (tool !== "larger" || props.canGrow) && (tool !== "full" || props.canFill)));
		const outside = computed(() => tools.value.filter((tool) => !IN_MENU.includes(tool) && !IN_NARROW_MENU.includes(tool)));
		const beside = computed(() => tools.value.filter((tool) => IN_NARROW_MENU.includes(tool)));
		const inside = computed(() => tools.value.filter((tool) => IN_MENU.includes(tool)));
		const limited = computed(() => {
			const left = hintsLeft(props.game);
			return left === Infinity ? void 0 : left;
		});
		function shown(tool) {
			const count = tool === "hint" ? limited.value : void 0;
			return {
				tool,
				name: nameOf(tool, count),
				count,
				off: !isUsable(tool, props.game)
			};
		}
		/** A stock that has run out says so. */
		function nameOf(tool, count) {
			if (tool === "deal" && props.game.position.stock.length === 0) return t("tool.noRounds");
			return count === void 0 ? t(`tool.${tool}`) : t("tool.hintsLeft", { count });
		}
		/** A button out of use does nothing. */
		function press(tool) {
			isOpen.value = false;
			if (isUsable(tool, props.game)) emit("run", tool);
		}
		/** The menu goes when the focus leaves it. */
		function leave(event) {
			if (!menu.value?.contains(event.relatedTarget)) isOpen.value = false;
		}
		function escape(event) {
			if (!isOpen.value) return;
			event.preventDefault();
			event.stopPropagation();
			isOpen.value = false;
			menu.value?.querySelector(".more")?.focus();
		}
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("div", {
				class: "tools",
				role: "group",
				"aria-label": unref(t)("tool.group")
			}, [(openBlock(true), createElementBlock(Fragment, null, renderList(outside.value, (tool) => {
				return openBlock(), createBlock(ToolButton_default, mergeProps({ key: tool }, { ref_for: true }, shown(tool), { onClick: ($event) => press(tool) }), null, 16, ["onClick"]);
			}), 128)), createBaseVNode("div", {
				ref_key: "menu",
				ref: menu,
				class: normalizeClass(["menu", { open: isOpen.value }]),
				onFocusout: leave,
				onKeydown: withKeys(escape, ["esc"])
			}, [createBaseVNode("div", _hoisted_2$1, [(openBlock(true), createElementBlock(Fragment, null, renderList(beside.value, (tool) => {
				return openBlock(), createBlock(ToolButton_default, mergeProps({ key: tool }, { ref_for: true }, shown(tool), { onClick: ($event) => press(tool) }), null, 16, ["onClick"]);
			}), 128)), inside.value.length > 0 ? (openBlock(), createElementBlock("div", _hoisted_3$1, [(openBlock(true), createElementBlock(Fragment, null, renderList(inside.value, (tool) => {
				return openBlock(), createBlock(ToolButton_default, mergeProps({ key: tool }, { ref_for: true }, shown(tool), { onClick: ($event) => press(tool) }), null, 16, ["onClick"]);
			}), 128))])) : createCommentVNode("", true)]), createVNode(ToolButton_default, {
				class: normalizeClass(["more", { "narrow-only": inside.value.length === 0 }]),
				tool: "more",
				name: unref(t)("tool.more"),
				"aria-expanded": isOpen.value,
				onClick: _cache[0] || (_cache[0] = ($event) => isOpen.value = !isOpen.value)
			}, null, 8, [
				"class",
				"name",
				"aria-expanded"
			])], 34)], 8, _hoisted_1$1);
		};
	}
}), [["__scopeId", "data-v-42ee313e"]]);
// ../../packages/ui/src/App.vue?vue&type=script&setup=true&lang.ts
var _hoisted_1 = [
	"lang",
	"data-ready",
	"data-surface",
	"data-theme",
	"data-contrast",
	"data-motion",
	"data-aided",
	"data-table",
	"data-back",
	"data-four-colours",
	"data-depth",
	"data-mirrored",
	"data-status",
	"data-light",
	"data-game",
	"data-deal",
	"data-moves",
	"data-cursor",
	"data-elapsed"
];
var _hoisted_2 = { class: "bar" };
var _hoisted_3 = { class: "table" };
var _hoisted_4 = { class: "stage" };
// ../../packages/ui/src/App.vue
var App_default = /* @__PURE__ */ defineComponent({
	__name: "App",
	props: {
		host: {},
		store: {}
	},
	setup(__props) {
		useDevice(__props.store);
		const aside = useAside(__props.store.aside);
		const settings = useSettings(__props.store.settings, aside.setAside);
		const look = useLook(settings);
		const notices = createNotices();
		useLanguage(settings, __props.host, () => notices.show(t("panel.failed")));
		const session = openSession(__props.store.game, () => startGame(PRESETS.classic, randomDeal(PRESETS.classic)), {
			keep: (left) => folder.part.value?.shelf.keep(left),
			setAside: aside.setAside
		});
		const aids = useLater(async () => {
			const [{ useAids }] = await Promise.all([__vitePreload(() => import("./aids-GqSnjyE3.js"), __vite__mapDeps([4,5,6,7,8,9])), loadLaterTexts()]);
			return () => useAids(session, __props.host, settings, notices);
		});
		const folder = useLater(async () => {
			const [{ useFolder }] = await Promise.all([__vitePreload(() => import("./folder-oFJ3ZIA_.js"), __vite__mapDeps([10,11,12,13,14])), loadLaterTexts()]);
			return () => useFolder(__props.store, session, aside.setAside);
		});
		const help = computed(() => aids.part.value?.help);
		const panel = usePanels(session, () => look.motion === "reduced");
		const pasted = useOpening(__props.host.opened, session, panel, folder.ready);
		const play = usePlay(session, (reason) => void withAids(({ refuse }) => refuse(reason)));
		/** The column whose moves are to be chosen from. */
		const picked = /* @__PURE__ */ shallowRef();
		const board = useTemplateRef("board");
		const isReady = /* @__PURE__ */ ref(false);
		const game = computed(() => session.game.value);
		const review = computed(() => aids.part.value?.review.isOpen.value ? aids.part.value.review : void 0);
		/** What lies on the table: the game as it is, or what the review shows of it. */
		const position = computed(() => review.value?.stop.value?.position ?? game.value.position);
		const status = computed(() => statusShown(game.value));
		/** Until help is there, what it begins with. */
		const light = computed(() => help.value?.light.value ?? (settings.light && isFullySeen(game.value) ? "unknown" : "off"));
		const lightShown = computed(() => review.value?.stop.value?.standing ?? light.value);
		const marked = computed(() => aids.part.value?.coach.marked.value ?? help.value?.marked.value);
		const advice = computed(() => review.value ? {
			move: review.value.mark.value,
			places: []
		} : {
			move: marked.value,
			places: play.inTheWay.value
		});
		/** What the rules let the hand do. */
		const allowed = {
			targets: (from, count) => targetsOf(position.value, from, count),
			pick: (pile, index) => pickCount(position.value, pile, index),
			doubleClick: (pile) => doubleClickMove(position.value, pile)
		};
		const isLocked = computed(() => !!(panel.value ?? review.value) || ["won", "givenUp"].includes(status.value));
		const ACTIONS = {
			undo: () => session.dispatch({ type: "undo" }),
			redo: () => session.dispatch({ type: "redo" }),
			hint: () => void withAids(({ help }) => void help.ask()),
			coach: () => void withAids(({ coach }) => void coach.ask()),
			collect: () => session.dispatch({ type: "collect" }),
			deal: play.deal,
			new: () => panel.value = "new",
			restart: () => status.value === "won" ? session.dispatch({ type: "restart" }) : panel.value = "restart",
			giveUp: () => panel.value = "giveUp",
			records: () => panel.value = "records",
			settings: () => panel.value = "settings",
			larger: () => __props.host.openLarger?.(),
			full: toggleFullScreen,
			demo: () => game.value.demoMoves === 0 ? panel.value = "demo" : show("demo"),
			review: () => show("review"),
			why: () => panel.value = "why",
			moves: () => settings.moves = !settings.moves
		};
		function run(tool) {
			if (panel.value !== void 0 || !isUsable(tool, game.value)) return;
			if (AT_TABLE.includes(tool)) closeDock();
			ACTIONS[tool]();
		}
		const closeDock = () => aids.part.value?.closeDock() ?? false;
		function show(aid) {
			if (aid === "review" && isPeeking(game.value)) panel.value = "review";
			else withAids(({ demo, review }) => aid === "demo" ? void demo.play() : review.open());
		}
		async function withAids(use) {
			const ready = await aids.ready();
			if (ready) use(ready);
			else notices.show(t("panel.failed"));
		}
		async function copyDeal(deal) {
			const copied = await __props.host.copy(deal).then(() => true, () => false);
			notices.show(copied ? t("status.copied", { deal }) : t("copy.refused"));
		}
		function choose(pile) {
			picked.value = pile;
			panel.value = "picker";
		}
		/** A panel that cannot be loaded, as without a network, must not leave the table locked. */
		function failToOpen() {
			panel.value = void 0;
			notices.show(t("panel.failed"));
		}
		async function focusTable() {
			await nextTick();
			board.value?.focus();
		}
		/** Whoever plays by keys finds the focus at the table, unless it is somewhere else already. */
		async function keepFocus() {
			await nextTick();
			if (document.hasFocus() && document.activeElement === document.body) board.value?.focus();
		}
		watch(() => game.value.position, notices.hide, { flush: "sync" });
		watch(settings, () => void loadLooks(settings));
		watch(play.risk, (risk) => risk && (panel.value = "risk"));
		watch(panel, (open, before) => {
			if (open) aids.part.value?.demo.pause();
			if (open) folder.ready().then((loaded) => loaded ?? failToOpen());
			if (open === void 0) keepFocus();
			if (before === "new") pasted.value = "";
			if (before === "risk") play.risk.value = void 0;
		});
		watch([review, () => aids.part.value?.demo.state.value === "off"], keepFocus);
		watch(light, (now) => {
			if (now !== "unwinnable") return;
			notices.say(t("light.unwinnable"));
			if (game.value.rules.game === "spider") panel.value ??= "proved";
		});
		useKeyboard({
			game: () => game.value.rules.game,
			isOpen: () => panel.value !== void 0,
			review: () => review.value,
			focus: () => board.value?.focus(),
			letGo: () => board.value?.deselect() || closeDock(),
			run(action) {
				run(action);
				keepFocus();
			}
		});
		useTitle(game);
		useComplaints(__props.store, aside, notices);
		let stopActions;
		onMounted(() => {
			stopActions = __props.host.onAction?.(run);
			isReady.value = true;
		});
		onBeforeUnmount(() => {
			stopActions?.();
			session.close();
		});
		return (_ctx, _cache) => {
			return openBlock(), createElementBlock("div", {
				class: "sidedeck",
				dir: "ltr",
				lang: unref(currentLocale)(),
				"data-ready": isReady.value,
				"data-surface": __props.host.surface,
				"data-theme": unref(look).theme,
				"data-contrast": unref(look).contrast,
				"data-motion": unref(look).motion,
				"data-aided": unref(aids).part.value !== void 0,
				"data-table": unref(settings).table,
				"data-back": unref(settings).back,
				"data-four-colours": unref(settings).fourColours || void 0,
				"data-depth": unref(settings).depth || void 0,
				"data-mirrored": unref(settings).mirrored || void 0,
				"data-status": status.value,
				"data-light": lightShown.value,
				"data-game": game.value.rules.game,
				"data-deal": game.value.deal ?? "",
				"data-moves": game.value.moveCount,
				"data-cursor": game.value.cursor,
				"data-elapsed": Math.floor(game.value.elapsed / 1e3)
			}, [
				createBaseVNode("header", _hoisted_2, [createVNode(StatusBar_default, {
					game: game.value,
					position: position.value,
					light: lightShown.value,
					"is-unwinnable-deal": help.value?.isUnwinnableDeal.value ?? false,
					difficulty: unref(aids).part.value?.difficulty.value,
					onCopy: copyDeal,
					onExplain: _cache[0] || (_cache[0] = ($event) => unref(notices).show(help.value?.explain() ?? unref(t)("light.unknown")))
				}, null, 8, [
					"game",
					"position",
					"light",
					"is-unwinnable-deal",
					"difficulty"
				]), createVNode(Toolbar_default, {
					game: game.value,
					"can-grow": __props.host.openLarger !== void 0,
					"can-fill": __props.host.surface === "tab" || __props.host.surface === "web",
					onRun: run
				}, null, 8, [
					"game",
					"can-grow",
					"can-fill"
				])]),
				createBaseVNode("main", _hoisted_3, [
					createBaseVNode("div", _hoisted_4, [createVNode(Board_default, mergeProps({
						ref_key: "board",
						ref: board,
						position: position.value,
						game: game.value.id
					}, allowed, {
						clicking: unref(clickingOf)(game.value.rules),
						advice: advice.value,
						foundations: unref(foundationsOf)(game.value.rules),
						locked: isLocked.value,
						still: unref(look).motion === "reduced",
						mirrored: unref(settings).mirrored,
						large: unref(settings).large,
						tilted: unref(settings).depth && unref(look).motion === "full",
						labels: unref(BOARD_LABELS),
						onMove: unref(play).move,
						onRefuse: _cache[1] || (_cache[1] = ($event) => unref(play).explain($event.move)),
						onSend: _cache[2] || (_cache[2] = ($event) => unref(play).send($event.from, $event.count)),
						onDeal: unref(play).deal,
						onChoose: choose
					}), null, 16, [
						"position",
						"game",
						"clicking",
						"advice",
						"foundations",
						"locked",
						"still",
						"mirrored",
						"large",
						"tilted",
						"labels",
						"onMove",
						"onDeal"
					])]),
					unref(settings).moves && unref(aids).part.value && !review.value ? (openBlock(), createBlock(resolveDynamicComponent(unref(aids).part.value.MoveList), {
						key: 0,
						position: position.value,
						locked: isLocked.value,
						onMove: unref(play).move,
						onClose: _cache[3] || (_cache[3] = ($event) => unref(settings).moves = false)
					}, null, 40, [
						"position",
						"locked",
						"onMove"
					])) : createCommentVNode("", true),
					unref(notices).shown.value ? (openBlock(), createElementBlock("p", {
						key: unref(notices).shown.value.number,
						class: "toast",
						"data-note": "toast"
					}, toDisplayString(unref(notices).shown.value.text), 1)) : createCommentVNode("", true)
				]),
				unref(aids).part.value ? (openBlock(), createBlock(resolveDynamicComponent(unref(aids).part.value.Dock), {
					key: 0,
					demo: unref(aids).part.value.demo,
					review: unref(aids).part.value.review,
					"can-return": !game.value.givenUp
				}, null, 8, [
					"demo",
					"review",
					"can-return"
				])) : createCommentVNode("", true),
				createVNode(SpokenNotes_default, { said: unref(notices).said.value }, null, 8, ["said"]),
				unref(folder).part.value ? (openBlock(), createBlock(resolveDynamicComponent(unref(folder).part.value.Panels), {
					key: 1,
					modelValue: unref(panel),
					"onUpdate:modelValue": _cache[4] || (_cache[4] = ($event) => /* @__PURE__ */ isRef(panel) ? panel.value = $event : null),
					host: __props.host,
					session: unref(session),
					settings: unref(settings),
					records: unref(folder).part.value.records,
					store: __props.store,
					shelf: unref(folder).part.value.shelf,
					pasted: unref(pasted),
					picked: picked.value,
					risk: unref(play).risk.value,
					onMove: unref(play).move,
					onChange: _cache[5] || (_cache[5] = ($event) => Object.assign(unref(settings), $event)),
					onStarted: focusTable,
					onShow: show,
					onFailed: failToOpen
				}, null, 40, [
					"modelValue",
					"host",
					"session",
					"settings",
					"records",
					"store",
					"shelf",
					"pasted",
					"picked",
					"risk",
					"onMove"
				])) : createCommentVNode("", true)
			], 8, _hoisted_1);
		};
	}
});
// ../../packages/ui/src/host.ts
/**
* What is kept in the store of the shell; each key holds one text:
* `device` its name among the player's devices, `game` the game on the table, `shelf` all others that run,
* `settings`, `history`, `sync` what all devices shared when the shell last looked, `report` how that went,
* `aside` what could not be read.
*/
var STORE_KEYS = [
	"device",
	"game",
	"shelf",
	"settings",
	"history",
	"sync",
	"report",
	"aside"
];
// ../../packages/ui/src/store.ts
/** Reads the store and follows it from then on. */
async function openStore(host, viewId = crypto.randomUUID()) {
	const early = [];
	let receive = (key, stored) => void early.push([key, stored]);
	const unsubscribe = host.subscribe((key, stored) => receive(key, stored));
	const loaded = await host.load();
	let refused = () => void 0;
	let writes = 0;
	const replicas = Object.fromEntries(STORE_KEYS.map((key) => [key, createReplica(loaded[key], {
		makeStamp: () => `${viewId}.${++writes}`,
		isOwn: ({ stamp }) => stamp.startsWith(`${viewId}.`),
		write: (stored) => host.save(key, stored),
		refused: (error) => refused(key, error)
	})]));
	receive = (key, stored) => replicas[key].receive(stored);
	for (const [key, stored] of early) receive(key, stored);
	return {
		...replicas,
		onRefused: (listener) => void (refused = listener),
		close: unsubscribe
	};
}
function createReplica(loaded, port) {
	let current = loaded;
	let awaited;
	let missed;
	let adopted = () => void 0;
	let heard = () => void 0;
	function adopt(stored) {
		const differs = stored.text !== current?.text;
		current = stored;
		if (differs) adopted(stored.text);
	}
	function receive(stored) {
		if (stored.stamp === awaited) awaited = missed = void 0;
		else if (awaited !== void 0) missed = stored;
		else adopt(stored);
		if (!port.isOwn(stored)) heard(stored.text);
	}
	/** A refused write never comes back, so whoever waited for it goes on from what came meanwhile. */
	function refuse(stamp, error) {
		if (awaited === stamp) {
			awaited = void 0;
			if (missed) adopt(missed);
			missed = void 0;
		}
		port.refused(error);
	}
	return {
		get text() {
			return current?.text;
		},
		save(text) {
			const stored = {
				text,
				stamp: port.makeStamp()
			};
			current = stored;
			awaited = stored.stamp;
			missed = void 0;
			port.write(stored).catch((error) => refuse(stored.stamp, error));
		},
		onAdopt: (listener) => void (adopted = listener),
		onForeign: (listener) => void (heard = listener),
		receive
	};
}
// ../../packages/ui/src/index.ts
/**
* Puts the table into an element that fills its page, with the game that the host's store holds, or with a deal
* of its own where there is none. Gives back how to take it away again.
*/
async function mount(element, host) {
	const [store] = await Promise.all([openStore(host), speak("system", host)]);
	const settings = parseSettings(store.settings.text);
	await Promise.all([speak(settings.language, host), loadLooks(settings)]);
	const app = createApp(App_default, {
		host,
		store
	});
	app.mount(element);
	return () => {
		app.unmount();
		store.close();
	};
}
// ../../node_modules/.pnpm/wxt@0.20.27_@types+node@20.19.43_eslint@10.15.0_jiti@2.7.0__jiti@2.7.0_oxc-parser@0.156.0_rolldown@1.3.3_yaml@2.9.1/node_modules/wxt/dist/browser.mjs
/**
* Contains the `browser` export which you should use to access the extension
* APIs in your project:
*
* ```ts
* import { browser } from 'wxt/browser';
*
* browser.runtime.onInstalled.addListener(() => {
*   // ...
* });
* ```
*
* @module wxt/browser
*/
var browser = globalThis.browser?.runtime?.id ? globalThis.browser : globalThis.chrome;
// beside.ts
/** Puts the table beside the page. The browser allows it only at once after a click or a key. */
async function openBeside(windowId) {
	const { sidebarAction } = browser;
	if (sidebarAction) return sidebarAction.open();
	const id = windowId ?? (await browser.windows.getCurrent()).id;
	if (id !== void 0) await browser.sidePanel.open({ windowId: id });
}
// store.ts
/** The browser's own store, which every page of the extension and the background share. */
var localStore = {
	load,
	save: async (key, stored) => browser.storage.local.set({ [itemOf(key)]: stored }),
	subscribe
};
async function load() {
	const items = await browser.storage.local.get(STORE_KEYS.map(itemOf));
	const entries = STORE_KEYS.map((key) => [key, readStored(items[itemOf(key)])]);
	return Object.fromEntries(entries.filter(([, stored]) => stored));
}
function subscribe(listener) {
	const onChanged = (changes) => {
		for (const key of STORE_KEYS) {
			const stored = readStored(changes[itemOf(key)]?.newValue);
			if (stored) listener(key, stored);
		}
	};
	browser.storage.local.onChanged.addListener(onChanged);
	return () => browser.storage.local.onChanged.removeListener(onChanged);
}
/** Each text has an item of its own, apart from whatever else the extension may keep there. */
function itemOf(key) {
	return `table.${key}`;
}
/** What `save` did not write becomes a text nobody can read, so that the board names the fault and keeps it. */
function readStored(value) {
	if (value === void 0 || value === null) return void 0;
	if (isStored(value)) return {
		text: value.text,
		stamp: value.stamp
	};
	return {
		text: JSON.stringify(value),
		stamp: ""
	};
}
function isStored(value) {
	return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string" && "stamp" in value && typeof value.stamp === "string";
}
// host.ts
/** The port of the board over the browser's own store, which every page of the extension shares. */
function createHost(surface) {
	return {
		surface,
		locale: browser.i18n.getUILanguage(),
		...localStore,
		createWorker: async () => new Worker(new URL(
			/* @vite-ignore */
			"/assets/solver-CkXkV-gu.js",
			"" + self.location.href
		), { type: "module" }),
		copy: (text) => navigator.clipboard.writeText(text),
		hasBadge: true,
		...surface !== "tab" && { openLarger: () => openLarger(surface) },
		...surface !== "sidebar" && { openBeside: () => void openBeside() }
	};
}
/** A popup has no room to grow and closes as soon as another page has the focus, so it leaves the table to a tab. */
function openLarger(surface) {
	const opened = browser.tabs.create({ url: browser.runtime.getURL("/game.html") });
	if (surface === "popup") opened.then(() => window.close());
}
export { isStuck as $, topOf as $t, isIdentifier as A, onUpdated as An, makeDate as At, parseRules as B, withDirectives as Bn, reject as Bt, suitName as C, createVNode as Cn, isWon$2 as Ct, t as D, onBeforeUnmount as Dn, isDateKey as Dt, sentences as E, mergeModels as En, counted as Et, makeUnseen as F, useModel as Fn, MICROSOFT_DEALS as Ft, isPlayersWin as G, toRef as Gn, cellName as Gt, gameFrom as H, readonly as Hn, COLUMN_NAMES as Ht, parseRecord as I, useSlots as In, UNWINNABLE_DEALS as It, openGame as J, normalizeStyle as Jn, moveOf as Jt, isSpiderGame as K, unref as Kn, columnIndex as Kt, migrate as L, useTemplateRef as Ln, dealNumberFault as Lt, LAST_SECOND as M, renderList as Mn, quote as Mt, makeGameId as N, renderSlot as Nn, tooLong as Nt, __vitePreload as O, onBeforeUpdate as On, isId as Ot, makeRecord as P, useId as Pn, topCard as Pt, changesSomething as Q, isSpider as Qt, makeMoves as R, watch as Rn, parseDealNumber as Rt, rulesName as S, createTextVNode as Sn, fitsFoundation as St, currentLocale as T, defineComponent as Tn, runLimit as Tt, hintsLeft as U, ref as Un, DEAL as Ut, presetOf as V, onScopeDispose as Vn, CELL_NAMES as Vt, isFreecellGame as W, shallowRef as Wn, cellIndex as Wt, withSteps as X, emptyColumns as Xt, statusOf as Y, toDisplayString as Yn, sameMove as Yt, automaticMoves as Z, isFreecell as Zt, randomDeal as _, createBaseVNode as _n, isFullySeen as _t, _plugin_vue_export_helper_default as a, cardOf as an, readBoard as at, dealText as b, createElementBlock as bn, autoplayMoves as bt, startGame as c, makeCard as cn, rankOf as ct, parseSettings as d, suitOf as dn, hiddenCards as dt, CELLS_OFFERED as en, isWon as et, painted as f, vShow as fn, runsCompleted as ft, needsProof as g, computed as gn, runLength$1 as gt, isKnownUnwinnable as h, Fragment as hn, whyNot$1 as ht, Icon_default as i, SUITS$1 as in, play as it, parseIdentifier as j, openBlock as jn, parseDate as jt, CardFace_default as k, onMounted as kn, linesOf as kt, startShared as l, rankOf$1 as ln, targetsOf$1 as lt, newIdentity as m, withModifiers as mn, place$2 as mt, mount as n, PRESETS as nn, legalMoves as nt, isBegun as o, fullDeck as on, runLength as ot, whenIdle as p, withKeys as pn, tableauCards as pt, newGame as q, normalizeClass as qn, columnName as qt, isUsable as r, SPIDER_PRESETS as rn, makeBoard as rt, isRunning as s, isRed as sn, whyNot as st, createHost as t, FREECELL_PRESETS as tn, lastDeal as tt, CHOICES as u, sameColour as un, cannotDealAgain as ut, cardName as v, createBlock as vn, unseenCards as vt, timeText as w, defineAsyncComponent as wn, whyNot$2 as wt, pileName as x, createSlots as xn, isSafe as xt, cardText as y, createCommentVNode as yn, autoplay as yt, makeRules as z, withCtx as zn, accept as zt };
