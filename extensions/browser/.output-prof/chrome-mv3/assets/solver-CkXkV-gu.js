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
// ../../packages/core/src/move.ts
/** Columns by name, left to right; ten are enough for both games. */
const COLUMN_NAMES = [
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
const CELL_NAMES = [
	"a",
	"b",
	"c",
	"d",
	"e",
	"f",
	"g",
	"i"
];
const DEAL = { type: "deal" };
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
// ../../packages/core/src/solver/coach/chance.ts
/** The same row of numbers for each seed (mulberry32). */
function drawFrom(seed) {
	let state = seed >>> 0;
	return (limit) => {
		state = state + 1831565813 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return Math.floor(((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32 * limit);
	};
}
// ../../packages/core/src/solver/coach/kinds.ts
function kindOf(card) {
	return card & 63;
}
function rankOfKind(kind) {
	return kind >> 2 & 15;
}
function suitOfKind(kind) {
	return kind & 3;
}
// ../../packages/core/src/solver/coach/features.ts
const MOST_HIDDEN = 5;
const MOST_RUNS = 6;
const MOST_SHOWN = 20;
const KING$1 = 13;
const ACE = 1;
/** Where each group of features begins; those that are no counts have one that is 1. */
const SHAPE = 1;
const LAST_RUN = 37;
const END_RANK = 49;
const COUNTS$1 = 63;
const HEAD_RANK = 80;
const LIES = 109;
/** Its first is for an end that nobody has seen, too. */
const BASE_RANK = 112;
const RANKS$2 = 126;
const BURIED_HEADS = 139;
const NEEDS = 152;
const SIZE = 156;
/** Describes a column without cards in `COLUMN_FEATURES` numbers. */
function describeEmpty(features) {
	features.fill(0);
	features[0] = 1;
}
/** Describes a column with cards in `COLUMN_FEATURES` numbers from 0 to about 13. */
function describeColumn(reading, unseen, features) {
	features.fill(0);
	describeShape(reading, features);
	describeLastRun(reading, features);
	for (let rank = ACE; rank <= KING$1; rank++) {
		features[RANKS$2 + rank - 1] = reading.ranks[rank];
		features[BURIED_HEADS + rank - 1] = reading.buriedHeads[rank];
	}
	describeNeeds(reading, unseen, features);
	describeSize(reading, features);
}
function describeShape(reading, features) {
	const { end, base, hidden, shown, runs, joined, lastRun } = reading;
	const kingly = hidden === 0 && base >> 2 === KING$1 ? 1 : 0;
	features[SHAPE + Math.min(hidden, MOST_HIDDEN) * MOST_RUNS + Math.min(runs, MOST_RUNS) - 1] = 1;
	features[LAST_RUN + Math.min(lastRun, 12) - 1] = 1;
	features[END_RANK + (end >> 2)] = 1;
	features[COUNTS$1] = joined;
	features[64] = reading.fitting;
	features[65] = reading.breaks;
	features[66] = reading.rising;
	features[67] = kingly;
	features[68] = reading.squares / 16;
	features[69] = reading.buriedKings;
	features[70] = hidden > 0 ? shown : 0;
	features[71] = hidden === 0 ? shown : 0;
	features[72] = reading.longest;
	features[73] = reading.over4;
	features[74] = reading.over7;
	features[75] = reading.over9;
	features[76] = reading.buriedLow;
	features[77] = kingly && runs === 1 ? joined + 1 : 0;
}
function describeLastRun({ end, head, beneath, base, hidden }, features) {
	const rank = beneath >> 2;
	features[HEAD_RANK + (head >> 2)] = 1;
	if (beneath === 0) features[94] = 1;
	else if (beneath >= 64) features[95] = 1;
	else features[95 + rank] = 1;
	if (end === 0) features[BASE_RANK] = 1;
	else if (beneath !== 0 && beneath < 64) features[LIES + relationOf(head >> 2, rank)] = 1;
	if (hidden === 0) features[BASE_RANK + (base >> 2)] += 1;
}
/** How a run lies on a card of another suit or rank: 0 fits, 1 beneath it is a higher card, 2 none that is higher. */
function relationOf(head, beneath) {
	if (beneath === head + 1) return 0;
	return beneath > head ? 1 : 2;
}
/** How many unseen cards would lie on the column's end, or take its last run. */
function describeNeeds({ end, head }, { kinds, ranks }, features) {
	if (end === 0) return;
	if (end >> 2 > ACE) {
		features[NEEDS] = kinds[end - 4] / 2;
		features[155] = ranks[(end >> 2) - 1] / 8;
	}
	if (head >> 2 < KING$1) {
		features[153] = kinds[head + 4] / 2;
		features[154] = ranks[(head >> 2) + 1] / 8;
	}
}
function describeSize({ shown, runs, runBefore }, features) {
	features[SIZE] = Math.min(shown, MOST_SHOWN) / 8;
	features[157] = runs > 6 ? 1 : 0;
	features[158] = runs > 7 ? 1 : 0;
	features[159] = runs > 9 ? 1 : 0;
	features[160] = runBefore / 4;
}
// ../../packages/core/src/solver/coach/scene.ts
function stepOf$1(from, to, count) {
	return from | to << 4 | count << 8;
}
const RANKS$1 = 13;
const seen = /* @__PURE__ */ new Int32Array(4);
const joins = /* @__PURE__ */ new Int32Array(4);
const longest = /* @__PURE__ */ new Uint8Array(4);
const movable = /* @__PURE__ */ new Uint8Array(4);
/**
* Describes each suit from `at` on, and before them, in one number, how many different cards lie on the next one of
* their suit.
*/
function describeSuits(chains, columns, unseen, features, at) {
	gather(chains, columns);
	let joined = 0;
	for (let suit = 0; suit < 4; suit++) {
		const row = at + suit * 6;
		const ranks = bits(seen[suit]);
		const pairs = bits(joins[suit]);
		joined += pairs;
		features[row] = ranks / 13;
		features[row + 1] = ranks === RANKS$1 ? 1 : 0;
		features[row + 2] = pairs / 6;
		features[row + 3] = longest[suit] / 6;
		features[row + 4] = unseen.suits[suit] / 13;
		features[row + 5] = movable[suit] / 6;
	}
	features[at - 1] = joined / 8;
}
/** Puts together what the columns show of each suit. */
function gather(chains, columns) {
	for (const counts of [
		seen,
		joins,
		longest,
		movable
	]) counts.fill(0);
	for (const column of columns) {
		if (column === 0) continue;
		for (let suit = 0; suit < 4; suit++) {
			const mark = 4 * column + suit;
			seen[suit] |= chains.seen[mark];
			joins[suit] |= chains.joins[mark];
			longest[suit] = Math.max(longest[suit], chains.longest[mark]);
		}
		const end = chains.card[column];
		if (end !== 0) movable[end & 3] = Math.max(movable[end & 3], chains.run[column]);
	}
}
/** How many bits are 1. */
function bits(set) {
	let count = 0;
	for (let left = set; left !== 0; left &= left - 1) count++;
	return count;
}
// ../../packages/core/src/solver/coach/tableFeatures.ts
const ROUNDS_LEFT = 0;
const MOST_ROUNDS = 5;
const COUNTS = 6;
const HIDDEN_BY_ROUNDS = 26;
const VARIETY = 32;
/** Describes what no column shows alone: first the table in `TABLE_FEATURES` numbers, then each of the suits. */
function describeTable(chains, table, unseen, features) {
	features.fill(0);
	describeSpace(chains, table, features);
	describeFits(chains, table.columns, unseen, features);
	describeLeft(table, unseen, features);
	describeSuits(chains, table.columns, unseen, features, 36);
}
function describeSpace({ hidden }, { columns, done }, features) {
	let empty = 0;
	let covered = 0;
	for (const column of columns) {
		if (column === 0) empty++;
		if (hidden[column] > 0) covered++;
	}
	features[7] = done;
	features[8] = done > 0 ? 1 : 0;
	features[9] = empty;
	features[10] = empty > 0 ? 1 : 0;
	features[11] = empty > 1 ? 1 : 0;
	features[19] = covered / 4;
	features[20] = covered === 0 ? 1 : 0;
	features[21] = covered < 4 ? 1 : 0;
	features[24] = done > 1 ? 1 : 0;
	features[25] = done > 3 ? 1 : 0;
}
/** Which runs could lie elsewhere, and what that would free; which unseen cards have a place. */
function describeFits({ card, run, beneath }, columns, { kinds, ranks, total }, features) {
	const ends = endsOf(card, columns);
	let heads = 0;
	let joining = 0;
	let fitting = 0;
	let turning = 0;
	let emptying = 0;
	let kings = 0;
	for (const column of columns) {
		const end = card[column];
		if (column === 0 || end === 0) continue;
		const head = end + 4 * (run[column] - 1);
		const rank = head >> 2;
		heads |= 1 << rank;
		if (rank === 13) kings++;
		if ((ends.ranks >> rank + 1 & 1) === 0) continue;
		if (ends.suits[head & 3] >> rank + 1 & 1) joining++;
		else fitting++;
		if (beneath[column] === 0) emptying++;
		else if (card[beneath[column]] >= 64) turning++;
	}
	let above = 0;
	let below = 0;
	for (let rank = 1; rank <= 13; rank++) {
		if (ends.ranks >> rank + 1 & 1) above += ranks[rank];
		if (heads >> rank - 1 & 1) below += ranks[rank];
	}
	const share = 1 / Math.max(1, total);
	features[12] = joining;
	features[13] = fitting;
	features[14] = turning;
	features[15] = welcomeOn(ends.suits, kinds) * share;
	features[16] = above * share;
	features[17] = below * share;
	features[18] = bits(ends.ranks >> 1) / 4;
	features[23] = emptying;
	features[VARIETY] = bits(heads) / 4;
	features[33] = ends.suits.reduce((sum, set) => sum + bits(set), 0) / 4;
	features[34] = kings;
}
const suits = /* @__PURE__ */ new Int32Array(4);
const ends = {
	ranks: 0,
	suits
};
/** A bit for each rank that a column ends with, in all and by suit; holds until it is asked again. */
function endsOf(card, columns) {
	ends.ranks = 0;
	suits.fill(0);
	for (const column of columns) {
		const kind = card[column];
		if (column === 0) continue;
		ends.ranks |= 1 << (kind >> 2);
		if (kind !== 0) suits[kind & 3] |= 1 << (kind >> 2);
	}
	return ends;
}
/** How many unseen cards would go on a run of their suit. */
function welcomeOn(ends, kinds) {
	let welcome = 0;
	for (let suit = 0; suit < 4; suit++) for (let rank = 2; rank <= 13; rank++) if (ends[suit] >> rank & 1) welcome += kinds[rank - 1 << 2 | suit];
	return welcome;
}
function describeLeft({ rounds, dealt }, { total }, features) {
	const round = Math.min(rounds, MOST_ROUNDS);
	const hidden = (total - 10 * rounds - (dealt ? 10 : 0)) / 10;
	features[ROUNDS_LEFT + round] = 1;
	features[COUNTS] = dealt ? 1 : 0;
	features[22] = hidden;
	features[HIDDEN_BY_ROUNDS + round] = hidden;
}
// ../../packages/core/src/solver/coach/network.ts
/** What is told beside the columns: of the table, then of each suit. */
const OTHER_FEATURES = 60;
/** All that is told of an outcome: of each column, then the others. */
const FEATURES = 1670;
/** Units that hear one column, one suit, and the whole. */
const COLUMN_UNITS = 32;
const SUIT_UNITS = 12;
/** The layers in their order, as inputs by units; where 1 is added, the last row has the biases. */
const LAYERS = {
	column: [162, COLUMN_UNITS],
	columns: [COLUMN_UNITS, 64],
	table: [36, 64],
	suit: [7, SUIT_UNITS],
	suits: [13, 64],
	output: [65, 1]
};
/**
* From features to chances. The same units hear each of the ten columns, others each of the four suits; how much they
* heard in all goes on, with what is told of the table, to a last layer. All units are rectified. What a column adds to
* the last layer depends on nothing but the column and the cards unseen, and can be kept with it.
*/
var Network = class {
	/** All layers, one after another, each row by row: from an input the weight to each unit. */
	weights;
	layers;
	heard = new Float32Array(COLUMN_UNITS);
	suit = new Float32Array(SUIT_UNITS);
	suits = new Float32Array(SUIT_UNITS);
	constructor(weights) {
		this.weights = weights;
		let at = 0;
		const next = ([inputs, units]) => weights.subarray(at, at += inputs * units);
		this.layers = {
			column: next(LAYERS.column),
			columns: next(LAYERS.columns),
			table: next(LAYERS.table),
			suit: next(LAYERS.suit),
			suits: next(LAYERS.suits),
			output: next(LAYERS.output)
		};
	}
	/** Writes what a column's features add to the units of the last layer. */
	layColumn(features, layer, at) {
		const { heard, layers: { column, columns } } = this;
		for (let unit = 0; unit < COLUMN_UNITS; unit++) heard[unit] = column[5152 + unit];
		for (let feature = 0; feature < 161; feature++) addRow(column, feature, COLUMN_UNITS, features[feature], heard, 0);
		layer.fill(0, at, at + 64);
		for (let unit = 0; unit < COLUMN_UNITS; unit++) addRow(columns, unit, 64, Math.max(0, heard[unit]), layer, at);
	}
	/** The log odds of a win, from what the columns add to the last layer, which it spoils, and the other features. */
	logOdds(sums, others) {
		const { suits, layers: { table, suits: fromSuits, output } } = this;
		for (let feature = 0; feature < 36; feature++) addRow(table, feature, 64, others[feature], sums, 0);
		this.hearSuits(others);
		for (let unit = 0; unit < SUIT_UNITS; unit++) addRow(fromSuits, unit, 64, suits[unit], sums, 0);
		let odds = output[64];
		for (let unit = 0; unit < 64; unit++) {
			const sum = sums[unit] + fromSuits[768 + unit];
			if (sum > 0) odds += sum * output[unit];
		}
		return odds;
	}
	hearSuits(others) {
		const { suit, suits, layers } = this;
		suits.fill(0);
		for (let at = 36; at < OTHER_FEATURES; at += 6) {
			for (let unit = 0; unit < SUIT_UNITS; unit++) suit[unit] = layers.suit[72 + unit];
			for (let feature = 0; feature < 6; feature++) addRow(layers.suit, feature, SUIT_UNITS, others[at + feature], suit, 0);
			for (let unit = 0; unit < SUIT_UNITS; unit++) suits[unit] += Math.max(0, suit[unit]);
		}
	}
};
/** Adds a row of weights, times a value, to a layer. */
function addRow(weights, row, units, value, layer, at) {
	if (value === 0) return;
	const from = row * units;
	for (let unit = 0; unit < units; unit++) layer[at + unit] += value * weights[from + unit];
}
/** A chance from log odds. */
function chanceOf(logOdds) {
	return 1 / (1 + Math.exp(-logOdds));
}
// ../../packages/core/src/solver/coach/reading.ts
const KING = 13;
const ROOM_FOR_RANKS = 14;
const SUITS$1 = 4;
/** What is counted in one column, face up but for `hidden`; `read` fills it anew. */
var Reading = class {
	/** The last card of the column, the highest of the run that it ends, and what lies beneath that run, 0 if nothing. */
	end = 0;
	head = 0;
	beneath = 0;
	base = 0;
	hidden = 0;
	shown = 0;
	/** Runs of one suit, and the lengths of the last, the one before it, and the longest. */
	runs = 0;
	lastRun = 0;
	runBefore = 0;
	longest = 0;
	squares = 0;
	over4 = 0;
	over7 = 0;
	over9 = 0;
	/** How runs lie on others: `fitting`, or `breaks`, of which some are `rising`. */
	joined = 0;
	fitting = 0;
	breaks = 0;
	rising = 0;
	buriedKings = 0;
	buriedLow = 0;
	/** How many cards of each rank are face up, and how many runs but the last begin with it. */
	ranks = new Uint8Array(ROOM_FOR_RANKS);
	buriedHeads = new Uint8Array(ROOM_FOR_RANKS);
	/** By suit, a bit for each rank that is face up, and for each that lies on the next one; the longest run. */
	seen = new Int32Array(SUITS$1);
	joins = new Int32Array(SUITS$1);
	longestOf = new Uint8Array(SUITS$1);
	/** Reads a column that has cards. */
	read({ parent, card }, column) {
		this.clear();
		this.end = card[column];
		let length = 0;
		let at = column;
		for (; at !== 0 && card[at] < 64; at = parent[at]) {
			const beneath = parent[at];
			this.see(card[at], beneath !== 0);
			length++;
			const lies = beneath !== 0 && card[beneath] < 64 && card[at] !== 0;
			if (lies && card[beneath] === card[at] + 4) this.join(card[at]);
			else {
				this.endRun(card[at], length, beneath === 0 ? 0 : card[beneath], lies);
				length = 0;
			}
		}
		for (; at !== 0; at = parent[at]) this.hidden++;
	}
	clear() {
		this.head = this.beneath = this.base = 0;
		this.hidden = this.shown = this.runs = this.lastRun = this.runBefore = this.longest = this.squares = 0;
		this.over4 = this.over7 = this.over9 = 0;
		this.joined = this.fitting = this.breaks = this.rising = this.buriedKings = this.buriedLow = 0;
		for (const counts of [
			this.ranks,
			this.buriedHeads,
			this.seen,
			this.joins,
			this.longestOf
		]) counts.fill(0);
	}
	see(kind, isCovering) {
		const rank = kind >> 2;
		this.shown++;
		this.base = kind;
		this.ranks[rank]++;
		if (kind === 0) return;
		this.seen[kind & 3] |= 1 << rank;
		if (rank === KING && isCovering) this.buriedKings++;
		if (this.runs > 0 && rank <= 3) this.buriedLow++;
	}
	join(kind) {
		this.joined++;
		this.joins[kind & 3] |= 1 << (kind >> 2);
	}
	/** A run begins with `head`, on `beneath`. */
	endRun(head, length, beneath, lies) {
		this.runs++;
		this.squares += length * length;
		this.longest = Math.max(this.longest, length);
		if (length > 4) this.over4++;
		if (length > 7) this.over7++;
		if (length > 9) this.over9++;
		if (head !== 0) this.longestOf[head & 3] = Math.max(this.longestOf[head & 3], length);
		if (this.runs === 1) {
			this.lastRun = length;
			this.head = head;
			this.beneath = beneath;
		} else this.buriedHeads[head >> 2]++;
		if (this.runs === 2) this.runBefore = length;
		if (!lies) return;
		if (beneath >> 2 === (head >> 2) + 1) this.fitting++;
		else this.breaks++;
		if (beneath >> 2 < head >> 2) this.rising++;
	}
};
// ../../packages/core/src/solver/coach/unseen.ts
/** What a player has not seen: by kind, by rank, by suit, and in all. */
var Unseen = class {
	kinds = /* @__PURE__ */ new Uint8Array(64);
	ranks = /* @__PURE__ */ new Int32Array(16);
	suits = /* @__PURE__ */ new Int32Array(4);
	total = 0;
	count(kinds) {
		this.kinds.set(kinds);
		this.ranks.fill(0);
		this.suits.fill(0);
		this.total = 0;
		for (let kind = 0; kind < 64; kind++) {
			this.ranks[kind >> 2] += kinds[kind];
			this.suits[kind & 3] += kinds[kind];
			this.total += kinds[kind];
		}
	}
};
const KING_TO_ACE = 13;
/** More than one position's children can add. */
const RESERVE = 4096;
/**
* The columns met in a search, each kept once, as its last card on another column. So a column is a number, a position
* is ten of them, and what a column is worth is worked out once, however many positions have it.
*/
var Piles = class {
	parent;
	card;
	run;
	beneath;
	hidden;
	/** A hash of its cards. */
	word;
	/** What it adds to the promise of a position; holds after `weigh`. */
	promise;
	/** What it adds to the network's units, a number for each; holds after `weigh`. */
	layer;
	/** These hold after `weigh`. */
	seen;
	joins;
	longest;
	judgement;
	weighed;
	slots;
	bits;
	reading = new Reading();
	features = /* @__PURE__ */ new Float32Array(161);
	unseen = new Unseen();
	size = 1;
	/** @param bits there is room for 2 to the power of it */
	constructor(judgement, bits) {
		const room = 1 << bits;
		this.judgement = judgement;
		this.bits = bits;
		this.parent = new Int32Array(room);
		this.card = new Uint8Array(room);
		this.run = new Uint8Array(room);
		this.beneath = new Int32Array(room);
		this.hidden = new Uint8Array(room);
		this.word = new Int32Array(room);
		this.promise = new Float32Array(room);
		this.weighed = new Uint8Array(room);
		this.slots = new Int32Array(2 * room);
		this.layer = new Float32Array(room * 64);
		this.seen = new Int32Array(room * 4);
		this.joins = new Int32Array(room * 4);
		this.longest = new Uint8Array(room * 4);
		this.word[0] = 19088743;
	}
	/** Forgets every column. */
	clear() {
		this.slots.fill(0);
		this.weighed.fill(0, 0, this.size);
		this.size = 1;
	}
	/** What a column is worth depends on the cards that nobody has seen. */
	see(unseen) {
		this.unseen = unseen;
		this.weighed.fill(0, 0, this.size);
	}
	get isFull() {
		return this.size > this.parent.length - RESERVE;
	}
	/** The column with one more card at its end. */
	push(column, kind) {
		const { parent, card, slots } = this;
		let slot = Math.imul(column << 7 | kind, 2654435761) >>> 31 - this.bits;
		for (let found = slots[slot]; found !== 0; found = slots[slot]) {
			if (parent[found] === column && card[found] === kind) return found;
			slot = slot + 1 & slots.length - 1;
		}
		const added = this.size++;
		slots[slot] = added;
		parent[added] = column;
		card[added] = kind;
		const shown = kind !== 0 && kind < 64;
		const follows = shown && column !== 0 && card[column] === kind + 4;
		this.run[added] = (shown ? 1 : 0) + (follows ? this.run[column] : 0);
		this.beneath[added] = follows ? this.beneath[column] : column;
		this.hidden[added] = this.hidden[column] + (kind >= 64 ? 1 : 0);
		const mixed = Math.imul(this.word[column] ^ Math.imul(kind + 1, 2246822507), 3266489909);
		this.word[added] = mixed ^ mixed >>> 15;
		return added;
	}
	/** A column of other piles, as it is numbered here. */
	copy(others, column) {
		return column === 0 ? 0 : this.push(this.copy(others, others.parent[column]), others.card[column]);
	}
	/** The kinds of a column, base first. */
	kindsOf(column) {
		return column === 0 ? [] : [...this.kindsOf(this.parent[column]), this.card[column]];
	}
	/** The column without its last `count` cards. */
	drop(column, count) {
		let rest = column;
		for (let left = count; left > 0; left--) rest = this.parent[rest];
		return rest;
	}
	/** The column with its last card turned up, should it lie face down. */
	turn(column) {
		const kind = this.card[column];
		return column !== 0 && kind >= 64 ? this.push(this.parent[column], kind - 64) : column;
	}
	/** Whether the last card lies face up, and nobody has seen what it is. */
	isNews(column) {
		return column !== 0 && this.card[column] === 0;
	}
	/** Whether it ends with a run from king to ace, which leaves the table. */
	isComplete(column) {
		return this.run[column] === KING_TO_ACE;
	}
	/** Writes the column's features. */
	describe(column, features) {
		if (column === 0) {
			describeEmpty(features);
			return;
		}
		this.reading.read(this, column);
		describeColumn(this.reading, this.unseen, features);
	}
	/** Makes `promise`, `layer` and what is kept suit by suit hold for a column. */
	weigh(column) {
		if (this.weighed[column]) return;
		this.weighed[column] = 1;
		const { features, reading, judgement: { network, promises } } = this;
		this.describe(column, features);
		let promise = 0;
		for (let feature = 0; feature < 80; feature++) promise += features[feature] * promises[feature];
		this.promise[column] = promise;
		network.layColumn(features, this.layer, column * 64);
		if (column === 0) return;
		this.seen.set(reading.seen, column * 4);
		this.joins.set(reading.joins, column * 4);
		this.longest.set(reading.longestOf, column * 4);
	}
};
// ../../packages/core/src/solver/coach/frontier.ts
/** Positions waiting to be searched, the best-looking first: a binary heap. */
var Frontier = class {
	size = 0;
	keys;
	states;
	constructor(room) {
		this.keys = new Float32Array(room);
		this.states = new Int32Array(room);
	}
	add(state, key) {
		const { keys, states } = this;
		let at = this.size++;
		while (at > 0) {
			const above = at - 1 >> 1;
			if (keys[above] >= key) break;
			keys[at] = keys[above];
			states[at] = states[above];
			at = above;
		}
		keys[at] = key;
		states[at] = state;
	}
	/** Takes out the best; there must be one. */
	take() {
		const { keys, states } = this;
		const best = states[0];
		const key = keys[--this.size];
		const state = states[this.size];
		let at = 0;
		for (let child = 1; child < this.size; child = 2 * at + 1) {
			if (child + 1 < this.size && keys[child + 1] > keys[child]) child++;
			if (keys[child] <= key) break;
			keys[at] = keys[child];
			states[at] = states[child];
			at = child;
		}
		keys[at] = key;
		states[at] = state;
		return best;
	}
};
// ../../packages/core/src/solver/coach/words.ts
/** A set of hashes. Two positions with the same hash count as one: for searches on which no proof rests. */
var Words = class {
	slots;
	used = [];
	shift;
	/** @param bits its room is 2 to the power of it; a quarter should stay empty. */
	constructor(bits) {
		this.slots = new Int32Array(1 << bits);
		this.shift = 32 - bits;
	}
	clear() {
		for (const slot of this.used) this.slots[slot] = 0;
		this.used.length = 0;
	}
	/** Adds a word; false where it was there. */
	add(word) {
		const { slots } = this;
		const key = word === 0 ? 1 : word;
		let slot = word >>> this.shift;
		for (let found = slots[slot]; found !== 0; found = slots[slot]) {
			if (found === key) return false;
			slot = slot + 1 & slots.length - 1;
		}
		slots[slot] = key;
		this.used.push(slot);
		return true;
	}
};
// ../../packages/core/src/solver/coach/survey.ts
const ROOM = 32768;
const MOST_STEPS = 200;
/** Of two ways to much the same, the shorter one; in log odds. */
const STEP_COST = .002;
/**
* Searches what the visible cards allow until something new is seen: positions in the order of their promise, outcomes
* judged by the network. Nothing here knows a card that the player has not seen.
*/
var Survey = class {
	piles;
	judgement;
	columns = new Int32Array(ROOM * 10);
	done = new Uint8Array(ROOM);
	depth = new Uint8Array(ROOM);
	from = new Int32Array(ROOM);
	steps = new Int32Array(ROOM);
	frontier = new Frontier(ROOM);
	visited = new Words(17);
	unseen = new Unseen();
	/** The position that is being looked at. */
	child = /* @__PURE__ */ new Int32Array(10);
	table = new Float32Array(OTHER_FEATURES);
	parentLayer = /* @__PURE__ */ new Float32Array(64);
	layer = /* @__PURE__ */ new Float32Array(64);
	found = [];
	rounds = 0;
	keep = 1;
	size = 0;
	constructor(piles, judgement) {
		this.piles = piles;
		this.judgement = judgement;
	}
	/**
	* The best outcomes, at most `keep` of them, best first; a win alone where there is one.
	* @param positions how many are searched at the most
	* @param barred words of positions that must not be gone through again
	*/
	run(scene, positions, keep, barred = []) {
		const { frontier, visited } = this;
		this.know(scene.unseen);
		this.found = [];
		this.rounds = scene.rounds;
		this.keep = keep;
		this.size = 0;
		frontier.size = 0;
		visited.clear();
		this.child.set(scene.columns);
		this.add(-1, 0, scene.done);
		for (const word of barred) visited.add(word);
		this.sumLayers(0);
		if (this.canDeal()) this.judge("deal", 0, -1, scene.done);
		for (let left = positions; left > 0 && frontier.size > 0 && !this.isFull; left--) {
			this.expand(frontier.take());
			if (this.found[0]?.kind === "won") break;
		}
		return this.found.map((found) => this.outcomeOf(found));
	}
	/** What tells a position from others, whatever the order of its columns. */
	wordOf(columns, done) {
		const { word } = this.piles;
		let sum = Math.imul(done, 1013904242);
		for (let index = 0; index < 10; index++) sum = sum + word[columns[index]] | 0;
		return sum;
	}
	/** All that the network hears of an outcome: each column's features, then the table's; for its training. */
	featuresOf({ kind, columns, rounds, done }, unseen) {
		this.know(unseen);
		for (const column of columns) this.piles.weigh(column);
		const features = new Float32Array(FEATURES);
		columns.forEach((column, index) => {
			const at = index * 161;
			this.piles.describe(column, features.subarray(at, at + 161));
		});
		const others = features.subarray(1610);
		describeTable(this.piles, {
			columns,
			rounds,
			done,
			dealt: kind === "deal"
		}, this.unseen, others);
		return features;
	}
	know(unseen) {
		this.unseen.count(unseen);
		this.piles.see(this.unseen);
	}
	get isFull() {
		return this.size > 32512 || this.piles.isFull;
	}
	expand(state) {
		const { piles: { card, parent, run }, columns } = this;
		const at = state * 10;
		this.sumLayers(state);
		for (let from = 0; from < 10; from++) {
			const column = columns[at + from];
			const top = card[column];
			const longest = run[column];
			let rest = column;
			for (let count = 1; count <= longest; count++) {
				rest = parent[rest];
				const head = top + 4 * (count - 1);
				let skipsEmpty = rest === 0;
				for (let to = 0; to < 10; to++) {
					const target = columns[at + to];
					if (target === 0) {
						if (skipsEmpty) continue;
						skipsEmpty = true;
					} else if (to === from || !fits$2(head, card[target], count < longest)) continue;
					this.move(state, from, to, count, rest);
				}
			}
		}
	}
	/** Makes `child` what a move makes of a position; `rest` is what it leaves of its column. */
	move(state, from, to, count, rest) {
		const { piles, child, columns } = this;
		const at = state * 10;
		for (let index = 0; index < 10; index++) child[index] = columns[at + index];
		const top = piles.card[child[from]];
		const left = piles.turn(rest);
		let grown = child[to];
		for (let each = count - 1; each >= 0; each--) grown = piles.push(grown, top + 4 * each);
		let done = this.done[state];
		if (piles.isComplete(grown)) {
			grown = piles.turn(piles.drop(grown, 13));
			done++;
		}
		child[from] = left;
		child[to] = grown;
		const step = stepOf$1(from, to, count);
		if (done === 8) this.keepFound("won", Infinity, state, step, done);
		else if (piles.isNews(left) || piles.isNews(grown)) {
			this.layChild(state, from, to);
			this.judge("turn", state, step, done);
		} else if (this.add(state, step, done) && this.canDeal()) {
			this.layChild(state, from, to);
			this.judge("deal", this.size - 1, -1, done);
		}
	}
	/** Adds `child` to what is to be searched; false where it has been there. */
	add(from, step, done) {
		const { piles, child, judgement: { promises } } = this;
		const depth = from < 0 ? 0 : this.depth[from] + 1;
		if (depth > MOST_STEPS || !this.visited.add(this.wordOf(child, done))) return false;
		let promise = promises[promises.length - 2] * done + promises[promises.length - 1] * depth;
		const state = this.size++;
		for (let index = 0; index < 10; index++) {
			const column = child[index];
			piles.weigh(column);
			promise += piles.promise[column];
			this.columns[state * 10 + index] = column;
		}
		this.done[state] = done;
		this.depth[state] = depth;
		this.from[state] = from;
		this.steps[state] = step;
		this.frontier.add(state, promise);
		return true;
	}
	/** Whether a round can be dealt on `child`. */
	canDeal() {
		if (this.rounds === 0) return false;
		for (let index = 0; index < 10; index++) if (this.child[index] === 0) return false;
		return true;
	}
	/** Sums the shares that a state's columns have in the first layer, for `layChild`, and as they are. */
	sumLayers(state) {
		const { piles, columns, layer, parentLayer } = this;
		parentLayer.fill(0);
		for (let index = 0; index < 10; index++) {
			const row = columns[state * 10 + index] * 64;
			for (let unit = 0; unit < 64; unit++) parentLayer[unit] += piles.layer[row + unit];
		}
		layer.set(parentLayer);
	}
	/** Sums the shares that `child`'s columns have: all but two are as in the state whose child it is. */
	layChild(state, from, to) {
		const { piles, child, columns, layer, parentLayer } = this;
		piles.weigh(child[from]);
		piles.weigh(child[to]);
		const shares = piles.layer;
		const oldFrom = columns[state * 10 + from] * 64;
		const newFrom = child[from] * 64;
		const oldTo = columns[state * 10 + to] * 64;
		const newTo = child[to] * 64;
		for (let unit = 0; unit < 64; unit++) layer[unit] = parentLayer[unit] - shares[oldFrom + unit] - shares[oldTo + unit] + shares[newFrom + unit] + shares[newTo + unit];
	}
	/** Judges `child`, whose columns' sum is in `layer`, and keeps it where it is among the best. */
	judge(kind, state, step, done) {
		const { found, table } = this;
		const dealt = kind === "deal";
		const rounds = this.rounds - (dealt ? 1 : 0);
		describeTable(this.piles, {
			columns: this.child,
			rounds,
			done,
			dealt
		}, this.unseen, table);
		const value = this.judgement.network.logOdds(this.layer, table) - STEP_COST * this.depth[state];
		if (found.length < this.keep || value > found[found.length - 1].value) this.keepFound(kind, value, state, step, done);
	}
	keepFound(kind, value, state, step, done) {
		const { found, child } = this;
		const word = this.wordOf(child, kind === "deal" ? done + 8 + 1 : done);
		if (found.some((other) => other.word === word)) return;
		let at = found.length;
		while (at > 0 && found[at - 1].value < value) at--;
		found.splice(at, 0, {
			kind,
			value,
			state,
			step,
			done,
			word,
			columns: child.slice()
		});
		if (found.length > this.keep) found.pop();
	}
	outcomeOf({ kind, value, columns, done, state, step }) {
		const steps = [step];
		for (let at = state; at > 0; at = this.from[at]) steps.push(this.steps[at]);
		return {
			kind,
			value,
			columns,
			done,
			rounds: this.rounds - (kind === "deal" ? 1 : 0),
			steps: steps.reverse()
		};
	}
};
/** Whether a run can lie on a card, and is worth trying there: part of a run only where it lies as well as before. */
function fits$2(head, target, isPart) {
	return isPart ? target === head + 4 : target >> 2 === (head >> 2) + 1 && target < 64;
}
// ../../packages/core/src/solver/coach/lookahead.ts
/** Room for the columns of one short search. */
const BITS$3 = 15;
/**
* Looks past the news: draws the cards that turn up from those never seen, and searches on as a player would who knows
* those cards and no more. That is the value of an outcome to a fair player; to let a sample be solved with open cards
* would count on knowledge that nobody will have.
*/
var Lookahead = class {
	piles;
	survey;
	next = {
		columns: /* @__PURE__ */ new Int32Array(10),
		rounds: 0,
		done: 0,
		unseen: /* @__PURE__ */ new Uint8Array(64),
		stock: /* @__PURE__ */ new Uint8Array()
	};
	deck = [];
	constructor(judgement) {
		this.piles = new Piles(judgement, BITS$3);
		this.survey = new Survey(this.piles, judgement);
	}
	/**
	* The chance of each outcome with one order of the unseen cards, the same for all.
	* @param piles which the outcomes' columns are of
	* @param positions searched for each
	*/
	sample(scene, outcomes, piles, positions, draw) {
		this.shuffle(scene.unseen, draw);
		return outcomes.map((outcome) => {
			this.piles.clear();
			const columns = outcome.columns.map((column) => this.piles.copy(piles, column));
			return this.chanceAfter(scene, {
				...outcome,
				columns
			}, positions);
		});
	}
	/** Puts the unseen cards into random order. */
	shuffle(unseen, draw) {
		const { deck } = this;
		deck.length = 0;
		for (let kind = 0; kind < 64; kind++) for (let left = unseen[kind]; left > 0; left--) deck.push(kind);
		for (let last = deck.length - 1; last > 0; last--) {
			const other = draw(last + 1);
			[deck[last], deck[other]] = [deck[other], deck[last]];
		}
	}
	chanceAfter(scene, outcome, positions) {
		this.reveal(scene, outcome);
		if (this.next.done === 8) return 1;
		const [best] = this.survey.run(this.next, positions, 1);
		return best ? chanceOf(best.value) : 0;
	}
	/** Makes `next` the position after an outcome, with cards from the deck for those that nobody has seen. */
	reveal({ unseen, stock }, { kind, columns, rounds, done }) {
		const { piles, next } = this;
		next.unseen.set(unseen);
		next.stock = stock;
		next.columns.set(columns);
		next.rounds = rounds;
		next.done = done;
		let drawn = 0;
		const see = (known) => {
			if (known !== 0) return known;
			const card = this.deck[drawn++];
			next.unseen[card]--;
			return card;
		};
		const row = stock.length - (rounds + 1) * 10;
		for (let index = 0; index < 10; index++) {
			let column = next.columns[index];
			if (kind === "deal") column = this.complete(piles.push(column, see(stock[row + index])));
			if (column !== 0 && piles.isNews(column)) column = piles.push(piles.drop(column, 1), see(0));
			next.columns[index] = column;
		}
	}
	complete(column) {
		const { piles, next } = this;
		if (!piles.isComplete(column)) return column;
		next.done++;
		return piles.turn(piles.drop(column, 13));
	}
};
// ../../packages/core/src/solver/coach/rivals.ts
const TO_TRAIL = 1;
/** Fewer samples decide nothing. */
const LEAST_SAMPLES = 8;
/**
* Outcomes that compete in samples. The favourite is the one that the network likes best: its judgement has seen many
* games, a sample is one. So a rival is preferred only where samples tell the two apart.
*/
var Rivals = class {
	favourite;
	rivals;
	samples = 0;
	/** @param outcomes one or more, the best first */
	constructor([favourite, ...others]) {
		this.favourite = favourite;
		this.rivals = others.map((outcome) => ({
			outcome,
			sum: 0,
			squares: 0
		}));
	}
	/** The favourite, and who has not fallen behind. */
	get outcomes() {
		return [this.favourite, ...this.rivals.map(({ outcome }) => outcome)];
	}
	get isDecided() {
		return this.rivals.length === 0;
	}
	get best() {
		if (this.samples < LEAST_SAMPLES) return this.favourite;
		const leads = this.rivals.map((rival) => this.leadOf(rival, -2));
		const most = Math.max(0, ...leads);
		return this.rivals[leads.indexOf(most)]?.outcome ?? this.favourite;
	}
	/** Counts a sample: the chances of `outcomes`, in their order. */
	count([first = 0, ...chances]) {
		this.samples++;
		this.rivals.forEach((rival, index) => {
			const lead = chances[index] - first;
			rival.sum += lead;
			rival.squares += lead * lead;
		});
		if (this.samples < LEAST_SAMPLES) return;
		this.rivals = this.rivals.filter((rival) => this.leadOf(rival, TO_TRAIL) > 0);
	}
	/** The mean lead, and so many standard errors of it. */
	leadOf({ sum, squares }, errors) {
		const mean = sum / this.samples;
		const variance = Math.max(0, squares / this.samples - mean * mean);
		return mean + errors * Math.sqrt(variance / (this.samples - 1));
	}
};
// ../../packages/core/src/card.ts
const SUITS = [
	0,
	1,
	2,
	3
];
const RANK_LETTERS = "A23456789TJQK";
const SUIT_LETTERS = "CDHS";
const SUIT_SYMBOLS = "♣♦♥♠";
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
/** One deck in the order of the Microsoft deal: A♣ A♦ A♥ A♠ 2♣ … K♠. */
function fullDeck() {
	return Array.from({ length: 52 }, (_, index) => index + 4);
}
// ../../packages/core/src/deal.ts
/** The wider numbering of FreeCell Pro; up to Microsoft's range they agree. */
const LAST_DEAL = 8589934591;
/** Spider's numbering. */
const LAST_SPIDER_DEAL = 2147483647;
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
// ../../packages/core/src/spider/deal.ts
var deal_exports$1 = /* @__PURE__ */ __exportAll({
	COLUMNS: () => 10,
	RUNS: () => 8,
	deal: () => deal$2,
	twoDecks: () => twoDecks
});
const DECKS = 2;
/** Columns that begin with one more hidden card. */
const LONGER = {
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
const SUITS_OF = {
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
// ../../packages/core/src/solver/coach/view.ts
/** By kind, how many cards have never been seen: what is in two decks and not in view. */
function unseenOf({ rules, columns, stock, done }) {
	const unseen = /* @__PURE__ */ new Uint8Array(64);
	for (const card of twoDecks(rules)) unseen[kindOf(card)]++;
	for (const kind of [...columns.flatMap(({ kinds }) => kinds), ...stock]) if (kind !== 0) unseen[kind]--;
	for (const suit of done) for (let rank = 1; rank <= 13; rank++) unseen[rank << 2 | suit]--;
	return unseen;
}
function sceneOf(view, piles) {
	return {
		columns: Int32Array.from(view.columns, ({ kinds, hidden }) => kinds.reduce((column, kind, index) => piles.push(column, index < hidden ? kind + 64 : kind), 0)),
		rounds: view.stock.length / 10,
		done: view.done.length,
		unseen: unseenOf(view),
		stock: Uint8Array.from(view.stock)
	};
}
// ../../packages/core/src/solver/coach/coach.ts
/** Room for the columns of a long search. */
const BITS$2 = 17;
/** Where a search finds nothing it goes on this much longer before the coach gives up. */
const PERSISTENCE = 20;
/** A fair player with one judgement; its memory is reused from decision to decision. */
var Coach = class {
	piles;
	survey;
	lookahead;
	constructor(judgement) {
		this.piles = new Piles(judgement, BITS$2);
		this.survey = new Survey(this.piles, judgement);
		this.lookahead = new Lookahead(judgement);
	}
	/**
	* The outcome to aim at; undefined where no way on was found. Pauses after each sample and tells the choice so far.
	* @param barred earlier views that no way may go through again
	*/
	*choose(view, effort, draw, barred = []) {
		this.piles.clear();
		const scene = sceneOf(view, this.piles);
		const [favourite, ...others] = this.outcomesOf(scene, effort, this.wordsOf(barred));
		if (!favourite) return void 0;
		const rivals = new Rivals([favourite, ...others]);
		for (let samples = 0; samples < effort.samples && !rivals.isDecided; samples++) {
			rivals.count(this.lookahead.sample(scene, rivals.outcomes, this.piles, effort.glance, draw));
			yield rivals.best;
		}
		return rivals.best;
	}
	outcomesOf(scene, { positions, outcomes }, barred) {
		const found = this.survey.run(scene, positions, outcomes, barred);
		return found.length > 0 ? found : this.survey.run(scene, PERSISTENCE * positions, outcomes, barred);
	}
	wordsOf(views) {
		return views.map((view) => {
			const { columns, done } = sceneOf(view, this.piles);
			return this.survey.wordOf(columns, done);
		});
	}
};
// ../../packages/core/src/solver/coach/calibration.ts
/**
* How forecasts came true in games that the coach played with itself, by number of suits: bands with about as many
* positions each, in the order of `upTo`, joined where a higher forecast came true less often. `pnpm bench:coach`
* prints such bands.
*/
const CALIBRATION = {
	1: [
		{
			upTo: .4394,
			positions: 1137,
			won: 847
		},
		{
			upTo: .5154,
			positions: 1137,
			won: 988
		},
		{
			upTo: .6562,
			positions: 2274,
			won: 2011
		},
		{
			upTo: .7331,
			positions: 1137,
			won: 1022
		},
		{
			upTo: .8093,
			positions: 1137,
			won: 1051
		},
		{
			upTo: .8777,
			positions: 1137,
			won: 1076
		},
		{
			upTo: .925,
			positions: 1137,
			won: 1088
		},
		{
			upTo: .9574,
			positions: 1137,
			won: 1094
		},
		{
			upTo: .9768,
			positions: 1137,
			won: 1108
		},
		{
			upTo: .9884,
			positions: 1137,
			won: 1122
		},
		{
			upTo: .9953,
			positions: 1137,
			won: 1123
		},
		{
			upTo: .9992,
			positions: 2274,
			won: 2255
		},
		{
			upTo: .9998,
			positions: 1137,
			won: 1135
		},
		{
			upTo: 1,
			positions: 1122,
			won: 1122
		}
	],
	2: [
		{
			upTo: .1645,
			positions: 1026,
			won: 353
		},
		{
			upTo: .2121,
			positions: 1026,
			won: 530
		},
		{
			upTo: .2508,
			positions: 1026,
			won: 615
		},
		{
			upTo: .288,
			positions: 1026,
			won: 637
		},
		{
			upTo: .3281,
			positions: 1026,
			won: 658
		},
		{
			upTo: .378,
			positions: 1026,
			won: 705
		},
		{
			upTo: .4454,
			positions: 1026,
			won: 724
		},
		{
			upTo: .5287,
			positions: 1026,
			won: 796
		},
		{
			upTo: .6353,
			positions: 1026,
			won: 860
		},
		{
			upTo: .7519,
			positions: 1026,
			won: 872
		},
		{
			upTo: .8678,
			positions: 1026,
			won: 928
		},
		{
			upTo: .947,
			positions: 1026,
			won: 975
		},
		{
			upTo: .9835,
			positions: 1026,
			won: 1013
		},
		{
			upTo: .9975,
			positions: 1026,
			won: 1014
		},
		{
			upTo: 1,
			positions: 2050,
			won: 2050
		}
	],
	4: [
		{
			upTo: .0452,
			positions: 860,
			won: 19
		},
		{
			upTo: .0798,
			positions: 860,
			won: 61
		},
		{
			upTo: .1074,
			positions: 860,
			won: 103
		},
		{
			upTo: .1297,
			positions: 860,
			won: 135
		},
		{
			upTo: .1479,
			positions: 860,
			won: 159
		},
		{
			upTo: .1662,
			positions: 860,
			won: 200
		},
		{
			upTo: .1837,
			positions: 860,
			won: 226
		},
		{
			upTo: .2027,
			positions: 860,
			won: 259
		},
		{
			upTo: .224,
			positions: 860,
			won: 280
		},
		{
			upTo: .25,
			positions: 860,
			won: 291
		},
		{
			upTo: .2876,
			positions: 860,
			won: 305
		},
		{
			upTo: .3489,
			positions: 860,
			won: 341
		},
		{
			upTo: .4542,
			positions: 860,
			won: 401
		},
		{
			upTo: .6296,
			positions: 860,
			won: 585
		},
		{
			upTo: .9551,
			positions: 860,
			won: 712
		},
		{
			upTo: 1,
			positions: 852,
			won: 852
		}
	]
};
// ../../packages/core/src/solver/coach/estimate.ts
/** @param forecast the network's, 0 … 1; 1 is a plan that wins. */
function estimateOf(suits, forecast) {
	if (forecast === 1) return {
		chance: 1,
		positions: 0
	};
	const bands = CALIBRATION[suits];
	const { won, positions } = bands.find(({ upTo }) => forecast <= upTo) ?? bands[bands.length - 1];
	return {
		chance: won / positions,
		positions
	};
}
// ../../packages/core/src/solver/coach/digits.ts
/**
* Weights as text: first how many there are in a row, how many in all, and the greatest. Then for each row two digits
* of base 64 for its scale, a part of the greatest, and three for each two weights, parts of the scale.
*/
const DIGITS$1 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
const MOST_SCALE = 4095;
/** A weight is a number from 0 to twice the middle, which stands for 0. */
const BITS$1 = 8;
const MIDDLE$2 = 127;
/** Reads `makeWeights` text; white space in it does not count. */
function readWeights(text) {
	const [row = "", count = "", greatest = "", ...lines] = text.trim().split(/\s+/);
	const digits = lines.join("");
	const weights = new Float32Array(Number(count));
	let at = 0;
	const next = (length) => {
		let number = 0;
		for (const end = at + length; at < end; at++) number = 64 * number + DIGITS$1.indexOf(digits.charAt(at));
		return number;
	};
	for (let from = 0; from < weights.length; from += Number(row)) {
		const scale = next(2) / MOST_SCALE * Number(greatest);
		for (let index = from; index < Math.min(from + Number(row), weights.length); index += 2) {
			const pair = next(3);
			weights[index] = weightOf(pair >> BITS$1, scale);
			if (index + 1 < weights.length) weights[index + 1] = weightOf(pair & 2 ** BITS$1 - 1, scale);
		}
	}
	return weights;
}
function weightOf(number, scale) {
	return (number / MIDDLE$2 - 1) * scale;
}
// ../../packages/core/src/solver/coach/promises.ts
/**
* How promising a position is to search further: a weight for each feature of columns, one for runs done, one for steps
* (`Judgement.promises`). Learned from searches: what lay on the way to the best outcome, against what did not. One set
* for any number of suits, as `digits.ts` writes it.
*/
const PROMISES = `
2
82
0.9025999903678894
oeP5DNLBIAcfAAQa3ACyHoKgAR3EQAYVHD+ISJsARiAA9mSACgKOG0ASyDQAPuO3+GmP4aKiAAIbYADgGrP4QO5E4AL7ABaR-DQAbBBIAD3AEocIIcANEABeVbP5-rLAAWehABZSUB0AShAA8KIAB0SSCIASeACyUnACIPCC4AjVK0ACvCAADzP7HGGP5xMmAB6ABH9---P5z
`;
// ../../packages/core/src/solver/coach/weights.ts
/**
* Networks as `digits.ts` writes them, named after the number of suits with which they played. They learned from games
* with themselves, on deals from 1,000,000 up; `pnpm train:coach` trains one of them further.
*/
const WEIGHTS = {
	one: `
32
10517
2.1546666622161865
PsJWbEmpFv+LieNt8Dq6EiSFk6IvHG99FKWEnAIFaKBALsuKhkWULoyEiXF6DCpzADzEuaGleNhSICaM0jHOBJNsGdZFGNIROIOxTyGJpG5hJG6ABIPTVH9aHVaAZzBJyMdEHVjHltJBNHNKGOTFaKT0JT+GQ+JtaKt6BlcMlzPifNWtPJpEKsFZlI5kGFRLxAKPWHSCVRDqMIeJJjQIGWD0YIzCHxMC4-LsuA
StMw2NJPH6YEFkABqFp5Y1ABdI2kDa3Cd8NhBFGQGuXFqeEZ8Kx3LCxJKMF9rHqRGRaJxwWXGEtEiPFBMFSUG9GHrgHeEGjBACpHiGJuyHifMJ6KzOGxAHeCW8KE0EoIMSxKd1GrLBYyKJIDY2F7gBL+DhAI-SK8KCyKGqnJahe+D66ImEKJmFpCB6HITUK85HpnHSeJtnD5uHKMByyIqcI7+EyNaTJfrJXnAC
6JApHm0Ly8HenDCDBhwINAFFiNakKZhLCjKnHGdOd6EVNLh7ACZH05HeyGpyKJxGaMDfJNA4JZyKcLLZIERVCB0HdPpBC3+GWHIJ5HxZJVpEFqGtuHZuHFZFlaH+JIyGIh7L5-IvCGOQXFPMAGVxHIsFg-DNcKMeI5kEVKE+rIJ9Co1Gw8B+nHGzDkrHw0XCJpHGa4Ih9HCLJAmEylP6dHFVJqyJDJGerL8sJe
rDp9HNvM1QoGGGSGiHFd+H1xE5pIc7KVKFmTKmdH90AB4LmcJ2SGd2FGBIA7XhILwHKiKRcKByLeFMhQB50Dt7JeyGn+B1rPZBHdpJ-CHeHImWdyNWHG67LBnCk+IBbIEOD8tGgAMuMJ+dDW0HW4HTBPTPJ6BG9BdiCtqH8ALByLt6NdaPinGSAEJlKmwKWkGmqIx4C91J6DE6kHlRYmILBL0HIdeKI3I1zHy2
KZ-A5oNFrMCOACTF26Hh-LacG+NG5nSWMWQHU5D9sIRjJlULHbLAFBdvLGGLPGFWrCJSD27KAYH9pP4xVSG+cHnWC4CChJLdbIhsKx5HpNGCDGedGW2KCBD6NEBTABOEthXjKqYEU0DdHJYACyDERrH2zLCZKiFFSVKh0IeOB2LIaxJSxD6rbNF2kHx4IUxFVXGJLM1mCM+AuJLNRFiXCh8Iu+G0-KxTDl1P7J
quHHLF+YABLG2GIpUGx2J1rF5zHYwI1sFibGuRH9mNirHXfIyBh2E6JDVOFhoACOGpmIPjIN-FOpIBLKB9JdNGN9KyFKePGN5HqxgpH6IABnH4oGGDIhlIWQJxeFJ-IFtHevH+EKCfEiLHiGI9kK2HWSHtBIm6GS5KeYJlgKV+ACbARoFVsFuQLxRJiIFRNEGEDVtHVtdeFQZF6lFlmKaTCQbIFsErDP5rEqGF
J0IkuCyNJF7H6kHBaKWrbcFYdH9VHGeHmlGBiIc9ACXJW3EFpGyvMphEAGICgJDHNghI15axEVXIVsFIaH+GMhnF8ABWeJiCEI-LHJMeBJVpIF3KaCPUMLCRX-GkiK6LKG7FbiF+LOc7GaaBCeGW1EOLO4hHQ6ABjGRwHtcCJkSNMjFPYAE4mMvlAMbGKaEhFN6THAnMXoMxjHrPBmLIVIKvmEaRarFS1FyAG2
bK1tK5WIN7KFmABJL0OOEqAO6NJVLwwMhTHVmInjZpGqAFR5NCVD+jF4+GKSJdHE8AJksKvRD2ZI2dM12LWnE07OnvfVMYrCCTBNpEWFG0sCSDDJLMyeDMcGCOGCLG1-P4UNZoHHQDmHbKFWRCiGHUnGzRH5TFheKxyACwI0rKafElcGpKLJzMnQJRZCate2IZIHMpK1gFj+FU0E6VHXGEiQE5DI18I9xF5DNC
IGhiINbEuqg4Hl4JpqFU+J5+HZ6ISBIFLJN-H2aAB-G5sC98FteKdpHBcGyTR1A4-Ex4OjIMl1GJ9FKbFdTB5wKOqHqOHQAMVlEVqE9mDtEJifYaId5MSOGZlK18IG6FSGLuQDtUACJFVZOBPHpTFrCHtoBcaEeaYQJiHLq4GF5Hd3JBdJZ+J5qGePJp5ENSD17Gp9KyMP6GCKBKV3UTNLoLOUFsWHaWFpRKt6
DyYMDPE6CE9BAC6MKGK+HG00BmSF9ZTcP5ABYOK76K2vKemLqCHB5LQFBThDXGNmBGmsGaZKuVGjoEMaWVFT+GOxIZyJRxBZjF5-Jq4HlXEqKCp5G13PpWI6YEt1F90L0ZXqI7+ExkB+HGucISBL2IKi5FmgJFJKclB-kIBZJSENeZMGZJpEdFHdhGGwHpiGNmF5lDlLG2+IBMLRnH-+E1+HKaICnKDKHuSISU
evKJ0ADDAl0L2QEu-LShJB9IxgCmsHTODd4JWhGKwH1fBNuEmOytHOgP4bHV2ICeHtQFJVD1gJGIIIbIgkGxtIgTHU1Hl1H4jHtycbIdqOufIiALJTD25L55MJoIajIfIIlXABkF56I2lNeKFjZI0zRrOi-GJhIcABVXIO0ANzIXzNJtD9-MevGuVCooKvWFmYJavE5+YUKS1F9HABMFesEltCZnIuYGdLH1XL
VZFF+I9gKVnG2OJJ0FyxWSJeHHv+NKjLZyF23JNuCh2JCLEBLGzhGp2HiWFa7E5yKTDGRaOrDCMKFDMZ5IlOG-RJYWNAXBN+NeNJY1JRYKVUFVVEd8ADHDUXQmIRlIipJuvGSZHRpDepHCYJ2CI2DLCKKEHJofHNkIp-L4hFcARaMB8KqiG51AeTER4Lo2HJsL84ERyKNOLCMKJODmLE3+O0xHRpPbMR7FlPG+
KFFvAA4KWwM2EBhWFaPB80H1LGJ0JKEHK0JF6JptQXDF+GOUO0HPNBF2qCR2I6IOKuEqdHO6ACoLN1F2ZFJnK+HAFhQaIkcH+lHa+IOWIeiDKGIG8GkAKdMMwuNNtGeYEPbEN-PGTJduceEx3FU6LeoEefGWQGtfIVzGgYI6GGDBGxxF1kHqdISIACIL4elnJhpIVkI2iK6EMB-FKbKSYH6KKeAIOCC+lHduIR
8IgAGmCEFjUqJouACZFWKHc7E+XHF7IC6IhoFxnGhAHtjLOfPZiKEuA80CddRgEl-DGkGeYPqtKbKLZZM2ECFWD4-D8PE2zGhWFLdF15En+HhoUMElmMY8A5UJeqIifIKZGcjGfbIxcHdyF8iEF3OmKIeEFr+GcgFdHWVLmdJE6HogID+JJvNp8ClmEbpCmXI2lHpvETpIyTBp+GxwIBAB-IF2G1oHKoIFRIOl
EtfFOrH5iMwzKZ3J56HJ3JdyFkQHyHI5KUrCmHEx7K7KKW5Gh-ESWFO-IBQMVLJwqABKKARJx8JKKLq9MKNtyH69KuQJeAJx-FCcH5gH14HNeNBlHZvHA3Ko9JWNACXJ1-QnFt7CJmACHFedJQ2KR2HqQFlAKpIDSWDdqGRQHV4IyiJJsGF9DrGylPi8MUmIcFComG2jIh5EJyFLdGVKIh4LZ+H6cJlNBSaAB5
IDI21Hi5FhEJBRDeHCanACVEeyF1nJtLIefFNdKDGKaGFtMGR9GXEXGHVvHxTHCgHo7GgAKGoDvQLGoIydHc4Jx-HBVIl-G2AKaEEeH9+GF2Il-BN5P6LH8XDAnPVEHWXDsGCWFB0xGpLLvbDjZH5fFmHpqKNnLcTLBlFVyFA6ACEE1YI6YB9zHKAFyWEVcDJEE2mKGIQpHv+FFuJmNFOEF6RIp6KSBH+XHJGK
JnImEKmJM19KeGKOMJiRMDJtGHmjC5kIW8IYqMWaBV2Aj+JKMG2SKtnHmRA+JOOeIGiIjKT7JlGP6KK5xKu6IJrIeiF5kEeLGN9I1qGJdHpsII1J8+H1XGetLMGdJI+DHB8IhcHiOHuBIpKLZ5H2JGNRH59GafJZaB2iAC3Ip3L5EFbJF5IbXGU3IeNF-CGSOGxuDiiHA+H1qEU9IuOJd3HczACCFDLa+KRpHo
yFRLJ0gH2tADwGSrMCHCLDIt-E5fGKyIgwJyKGBmDXH1vFW6AR6ON8IaRDNqKA4OwADeEK9rEfmB4CGehIYGDNOEHSYsK20GqVHQrFVqFh6JlfF2CG2YHJaIOiIlfJy2LBrP6hDeqHtof8HOpEthLSIGqfEiiIySHKGDs8HmiKlHACuE1cHyMG1bDc8F+BT9JpnHyvKBiH62Hq1FZeKpeFRRIW4HZ+D4AKhHG2
kJVlM1qKaFRyKFUD5cJjXMtjK6MIm0G90GwzDh4NSGFdgADUKKAFd-HC-LhhSoBeTByQDGlHKBHHYIg4FCXH9yKiNJlhDzuCtzBz+GlcNiKBxjUAGmRF9vGK5CWKJ6vKPwMJGIBzEaEJCaAB2HS0LOLHCVJtyJB7P2G1-KXJKClLs7JnDCV+JxfG9kJJUIyTI9WKN-OVJDOfP5lHNNTJL5nIbIDyiE6VACiCGF
J1GG9LErAHqlEOCHw1F87I5XBfpHAQSDFN3ImPDhUHNhJ94KG-JJtIwBBqqCmYIS-E6TLqWK1XJEAB9zRUMxtHsACSbIRcFGICR0GtwJvmBSaKK6GOYGeFCv6H5sF0kFCEViEFYG9fHh7GqSH+EFCJH1XJIRJ6lIzCDpoGkXKCoGiHHloAA1TkHg9HV7MCgJ6IHyKJ2AKNAIwnI6GJ7KM2BABzIaXEtPEVCEde
QkFijMCTEPGEZWIM3ACTHCADFoDm1I-NGw0My-CieK2ZIHDNJLbQHZ7H9zLSHFp5Gk6I6EGd1FmOH9oABsKYuGp1FN0HCUFEtKREUoECAGyUHF7FyXDB-HN1Fp3DJoNBuH3+COZGS9FNYENKCGtJ5NVkLF2FxUGOxIVtHViINYKxpHd+JmSAB+JpGHRxDKAG+PHVnFY-hNEucJR9EEAIV5IyDIZoF2VI1-KiMH
ZfHNbF5uIaJHR+It7FSYWeGp+GpgOxVJCoJaoD1wACRLWWHeVIi8KFzGxdKLSEynERbGZcRXG94H0uCO9FVbE22I7vH1VGaXIZwNByFyqP6aF2CJKZFb0D55pJG2HHaYKVqHVsGWSGGLINoFBwF96ItwFwAFyCHVsJOFEqVH+EdSHOHACZGFhBNoGWYIR-GVZHZxGSAJ6DImgId9KdtEC0BhoJt7QCDKbKAcLe
2BmAFqrKOzACaB5yG2OLXPII5IxYFShGdPP6LFhbRgJu2F+mLu7Id3MGKIdrGiOKiQKOkKqjBfNPuQACmIRZDP0KEdVqLiaP6aFrBL9vH9-Id+KlECFRGZzM27EVdI9+JvAK6MIhzINMVtHyTKf+L0lAKcFp2B12Kq2IdUIGaEbAK92GChG1pMKNMBeIM3OZFlwL-5HyLHnIB9rEzjPG-ItnIeFPlrHA9J5xBA
AN43IKbAlHQjN-TLSlGPjOZ6FCgDIPA7+BivL1uGhQEB0NqqK1fLyaAhDDheZsFBQGxNHaNJtsC6UEa-J2nJpNFReD5yHuJIY8F+cJUmACULWwTVCo4EixHdCDWNIG3IXPAC6LFvMQ2HVSJiEM+WLpvNGJFR3Kx3TAJSoJZzIN+ERkDoUBOfDKAG9zLBpG03ItwGkAFuaLKnIlMKzaPCGjNG9VAu+JBLAeoJGF
M9dDi-GmkCuHMOEFx7D7+IHgIGUGx+QyNAmM+QGWSJllJBwMOBF7oL5KHiJIacJuMGNFHc0IatIVMP5ZOUP59I1DIbjKeiI-yFNqCWPMANFehJuaHgMGKRDbSFizHkCHI4UtG+jF9gHDVBYAK13KsdIEfEeDB-AMooH2JGaSMWuEuBD96AmKX1GP+H1eFU+A1yH6dHWNIyAAVVH+sKaNJMELamI0eISWEVKOxp
UeIX6KiVH83LRxEKkGGlImnKhvH2UADXI5rJNyK+DH1CKjWEEpRpF9LKOrCaiLZtOA1JZfJxZB6NHvWHoLAB-GivDibD91LhKIUrS6O+aFmWACAM1pIZmFPeEGLEjqJmSIVrAi4IqdIe7NWRHpdN2Mi5JSNLoALeoIqFE9wExnKCFH90FiYHNfHevN2gFtxFSVIyVI5We7HqaIxtKhGL2ZIJ+JiqIJpEFSF24D
SBAAYKkUIh8H83GmJC4+PaMNCCRUGE4I9JJOuMh1OQaFG8PKQKKlANzJ2FHiXKuSDw7EX+QULgbGpRFuXL9uFS0IiWB8-BQ+BuUKqpGc7EtyFl5K1rP6EJ9QXRFS4IOwHevJ2PF2RKHkP5vEiBEuLKEiBenDR3IdOJMULdUIhcRgF2cHpDMs8I0zHjHLShLYnGSiHubDdWIVSM1hASvF1pOGIEIAQ4LtKM6QHw
-GeaF+IL2MACBFeVGRgI4cF4sOi2MFdMWwEOQOM7YzMCeFRpACEJV6JNAKm2LGXE8sGhjC6pFF3KNUGSEMuIH9KJ5FYiFMAEFkKqKIZVHGWJaBH+BDZ5KdcFnGI2lHqVGqRH+CGlwDyCYaHV2FeaEiWF1jLhYImZH9wH97G+VABRHZ7G5dHdMKcwISIHm2SXKG9KqgEtYHCbKtiAFAIqhIPGG+YHq8D90FhULx
bHlxABXH2KOrFoxGpNC9eP6TIRzO4bI-GLKNCuPAWkGSGMy-Ix0IJGI90CN5QUEdtJZKI7yJWNHR5IJJGe4O0AJpvCp3OU2ChgD5FGtlEU8GYxOFKM8G6eAoNCFYMK2IjmFx5AC-I57Ja-KxmLTbH7TGmkFeQOfTPUFqiEhSJBXFVtEFrKOWK+PGFTGwvJWgKBbG2MHOxDi1ABgHxFXwERmJFNLKCK6ZHt1Mja
J5SHx8GRoFx9EmmDarJenHZ3Bl-G0ASOEmyH07D2ZHRnCxzD+FLN3PwnLuVG9sP6qAd5IJuFg3Ga5JvbV8ACqJVuEGFGF2I6hJmbHxpKV4ChEG2QHV2Gl4G+1FNNE3SG1oRyHE9Ay2DxcLh6I9tKchLkXCehHifKiFHN4CqhLGgEteHSfP4qRoIQ+A9UH-MJqnHGbHiJIKJIOJIKgFSCKJYIE6P5FF6yKVrFlP
SoJWuHVZKwbHGgDpXKSNHnsCkSL6RKGxCN0Cj+JOgFexEaEHgqWYGrNG6DJN0G6eEpMHyfKphCxcIBsHhPMr+GSrF6XIWPAU5EuCPaECeHwuFvVNCsH+IHM2AxiCHEK06FOWFibACRIsqFrJF5+EmEY1F2JJ2pJeHDGlMRmKTMHJZKBkHFOMJ6MZmFYAI91K2lEqfGt-Q4JF-HOpN2XFp1DjYGtuGjGP6RH5DJ
5GCmoItCKZjJZ5BvMLyreQJSXHeCJyYK2dHZ2IbKGZzJ3XIJwHiPEeKAAyDaCH9oE0wJiWV2HK0HRdMXFL2qJRYABuJ5rE13IpLDdgIxsHOpDp2ImGG6iK9YayJCENOwEChF2aISOIp0H54IKoIaTH+YJM-JaSIFsIN-ACHM5-UDKuQFSWJJHGTCOpoBOvHSeFRSHZxJpHEnfKGNJevGNyP5dD-JQgI1wKKEHe
7IWcGhJGa9Jd5LW9JFdMRkABmEmKH2ZDxWF4zEaRUZDp6DRQLmYGmGL2WIWkGeCIhpEGCKiCIU4JiaGCBJAuFsAEV2W7ACFH95IfHI2CMBUH1mEZwGpwBF3JlDGm+IE9EdSKuAIlbJqFPDHeaGBFGWRDdfP53DJFBKWPlrK8qM9XH0zHQOKIwIfDLJpMmmQpJ4PGJjEEDF3DDlPJCDCubJaaGI8FxdFiCEalEg
oJrcMgAIe8NXDbEFRKFpgG13Cu5J9VFB0FpYDWnKUyNKSN1BFcAN0hNlSA8zQyKtrHqWKFZHCKK6aFcRG6dK50Gd9ABTDHNC-CIKqIfBFsgAc6VZACeGM4IdxE1NHNqEZuFO2H++Hi3GgpGh2D5PMaFJBDEHzIXKOaEYTF+ZIA2BOzH+dKJwHyeACzEirDkeF1WLdoAlDExuA9bCubUoKxHFqQIqCFzMGcAJKM
FohC9gLiJJiUGmAGydFhzGd-GZBHeQRHBhgIJaKy2EnTEOoP6sObDFR2E6tPVyEQYDhpMueE2oE81JWCXIFueHGnF7GJR2FCkMktJOOADUGeKKwsEl1H0THCZNGuH6gH91TrMNuCgyPENNjvKaWLJAIWGGBqEz+LmTPVLJZ2Ms+FYAJZ6HVURvKJ9HiMGFAFqjHafIyQIPGI1yGB8MT9LeXAB3E+uIFfIqSI2V
HTH8-IBBHCHGFqE9-AAmFhFFdYFx8ENiHA7D5OC8+DY+ItXHR5NuLNaKSwADRG5QLpGH1aISKHpsKLDD9dGOlG7XKDJEo9KKlI9fMtIhjFUAGa2FiWFzKENbF5qI1+JO3HttDuVIFhF9QF1xONsG59JLGl8Lg8GRpM28Fa5EXIJyYINWLiFI+3EInI9sILOOM-J0oCoAJ8Dl-GNlP6JIKcCisD1yDbKItYI95J
iUFR9ImLI2QH4lIp+FWuJBIJ5HiMOuqJl-J-lIaUFlyBgnF9qHJNFUzFwAHMbKlQI58FRSIpGW0DSAJN2P5wPftHO3GpxHF1HnBKrXG8nHVAGT6FCkLryMnPNoI2bIPpD6sH5NLKdH2IFKFINpKmTG6TIOeJ9UEeMKHCHTQABtIbIU3FRbJ19L50FunM1RJp-F2KM9tJWELgAEBjI3mERjPJhIobK1InfKBhJi
jElkFe6G+FG1-G9VJKfKmYII4GkAF0fJJ9HaCKRDJQJR1N5+MOdOG3DyPH8AFptHorEK-IWlDgmL82HV-EBmAOgIGLLGLqSBGlHSaHxdH+NMxrFN4IMrHeMIGBIb+IFXDOOHJ1EBuKz0JLF18FmjKBkH8yCyXO2YIV-H+IP5WJMmF6yL5xE-fHmzLBUGChK6GwZK4ALCuHQ8O+-K6PDl6K+TKdaFstJhIL+HDu
LE29GzaIVNIGJgAIw-EK8PiNEluANOIiWLxbM66IlzCiBBY6Jl1IanDfQOGJHmI5dJNUGprIqzFt1JhiGR2HgVKiYEWWEFRD5hHEAG04GWMFOTLvF5OF2dMgSHBDG2ZNuOGSUHYAIxTFWKFZXH-XGReE5BIahJ53KTDoUEG4CJnH1nK-VIrBIgrHZkDWDKicADXFa-Jk0H94LO2HWlLqLaMH6NGKUHS5K9zJb+
GvUJVXAFrGBbId9HtoLCMJp3IxmGGTKdHN9GsAG+aEBqIKIJlqHh3MpGJbdJ19MGTFKPL6VLmDF2KJurH+HNOH2pFptOI7JZoP6CE1XH1WClYGigAklM0mI7BIoZFqzC5VIJMxXMQuJKAGB3Pl3HyVKMsMJdFB3IqOP0AICIH7xJisECiJNxJKEcYGurI+HIdEACeJVZG9mMFkGLIEbUG1ZH2DIpIKJHO23H5i
K0GOnKmRHhBMJJIuTIRXHw7EKbJfAIl+P7TF3ALOsHp6GNoGJ4I-HyHHePIzcGllK2NEjMP57JJgH8cLGVE26DNDGW+IkGHCEMiVaUJePJdqJWHGlfE-CI91GV+JFvJSMIiAJsAHh0H9kHiaH6XIBpJ2HObMSTEK3N+0M63ACoAp5LaQHZdJOGGHUIBhFRXIhpG9wHF5LzFJ+G97GeHJY3Kc+JfCKSIKRZLt0H
lMGoAGyGKVdGhPKaFDmHLJElkKmSK1rKZ-L3VH+hJd-JSVGpjDSSACGMx8Ji5JKgEOHCmOJzKN0I2VK6-GFaO82JRVIkPGiGJWSEKZBeAIKYJYAEY3G29FQhNIHpxN0tJilL+LGZZHddGppIlwIdBGCdEZwJgsGkpG1WH-+C8+N3J+6DeCHJ3ISAJtFHyXKdoIqTHVdDWNCYTJsAGVQGx4GpZKaDMzHGCI6KJ0
ALyRF5cIpyKSaF9dJVlDynJh1FKIC5xKJ1CWKHlZK6EHONBRG1LEtTLm1GGjIhnF15EmCL6vJEWGcALlwIFgJ1GJ2NH9FVyKCPN+LItCIh8GAyEncJMYDGLFGXC2CGqcHZMKdeABELDBGaMFjIe3IQkMpcHFpOiUKUADiABCfHRXJfOFiMLJ7MNxE17IVdGIFBQDDGGgqLkbFmuHSaEeSLmKDgEHPJI5IF92D5
OAB7CrCCiIKmJ93AD3I1OHmxLHWGGrNSfF2WJ1fLaELdiFXyNNBBp9H+LK3SPAG+dGtoIm5GZtMd2FTjHt+DG7ACmKhqHQoLDCHOdIOCGMvMC1PvKyQIaiHeII9bIJnJqDG+SKtpKKMGyLKAAHZqI5yEaEJmmHCLH4GljFxYINkKNvNyCHpjGlkJMEMhAFKjHuKHJWJcMBpwJiyI8AWGH5dFI0HiPIpmHp1Ipq
IR2I5+HuDGuIF4+G6KJAAGWoG1-FyTFWHvlJVbBvgLBxErDP5yO1KFFbHWeB25D9XI7ECyyF6RLuSJU+K9ICWH9GK4qFN+GugGlcIFiMyVDh5KVrMIEGb+J6qEShI1WHdeNfKKbFSkLqcJBfEmHJe3GqXJxpD9NJdtGNlFZnGaTCplAB9MmrPFIs-GKaFxYIOgHeSH9-IWCFmKF2TGZzGQCHFzGX+KCwIheH2A
LbKO3IRmIOOItaENuBRtHp8ImGJKeGtzIA8Gl0HfkGRaOgAJB5HZIjPIpAGa0LlbGlmJ2PLlwG+CP6jFuLKO1GhyETLAmkHhAMqVJ5G+GMQ8FSQNGfNDAKwAKlnJNVHhqHGZHCRC2UKDALOVFk1FaILtEhyH5gHZNHtLJJOHWXKVuEZdEltLyLFIEI9vP6GDmuLVtBGgKRF5mP7WICbLFoEmKLujMOeCcxAqJH
mxFolHGSG6bIynHmfI6qGEIlBJTEH9sBAuABZMSeFQhMsmPiaCRuHMxDvIHCGFFVGpHCvAH1KIzItGImkEWfHfRFoZIiGLuOLAAIm8BWXFpIIUzKKQFVrEKzHmKZVHuYGhWJgxLOgLS2GVnIB4F5tH5TP5KFZeGLbFqjEx7J+eI2ChaHiXLKAF6FDxjE5vKZPGybHQADN5KdiMiCGG0CltKOJICUJKMJMLVMNd
oF6ZF08IFfCZaHCXNi8Dx-HpxNz+HurJCGKSZIi1O3FB7LSiISQI6gIZ3MCOINqH9GFt6Jx2AClIqdG1YIFnH8YJJxNcJg7NReLeVGNlGFtJVtGVwJNyJWcGGaIz+JXEDGfHS9GuFH5IIqMOeK8AAd4M9rOiELsXJAgH5ULLJOevE77LBgLrmGqrHmENeeJwE+QHmMKurFWgH6YNBHFJMKpzIyTCU8G-+Et5HO
PJmbE3UOljL5GS7JOCHSFJVjIOcLgZHKVHCUMeBE5KGFLJw7IZ1HtKNoAFJyKmAAkI9nE6uIFTHp7JKhJJbH93HOPGS3JzVFKBFJ4KhpMt3MeZIAHm6KVAI+dKCjEqNH7rF60CgAH+hJtmLwtLJ1EuFJMUNZTGt0NiEH+HmRFRqFycGRiFiHLZ9Fp0FVpJp+HslGRhIB5JFNJV0HKVHvAC1AXoMmwK02JqBG7I
L-2MVwAFsH5-HBWJqiHipJd6AW6KV4VbDNCJZGKxsLl2HKFFyrICWGpfG9jJu0FMAHo2M1pEqfNIuH7lQXGOPLJ2OaoAhTJVqG5eKj+EV7I1qEsQKC+KXSFUfIxfLFsJPNucGVrIGRHdjHeCIWSHJ0HB+HKAHR8Jl1JOZHx2ACnKNnHB1JhyM5H5EBSwDP0EpVJpPILFH95IfSFClJaNDI4IAACv6EyLCRmNBf
VPIykIdXIdtGmoIPELKBIJ-H5bGiRItnIUAFxvAiDLh5J2JH9QMvMhrLRMPD+G+CJ2PFkeIMVId7OqfN+iHZmK6KMq0IBXPwqIJvX4KJhIBdHZhIV3F9NJliJVuJSSLykIR1JYAHqbCS8JmxCumIRJMkIaNCDjHXWI2SIGMJuJJc9G01I18G1xNMAHcxPeTHmgI-BJRsVPIefJp9HGdFtaJtoHmAH6oJOPG2IG
KeKo-GpuHJUIGgEe8HoAUNISBHZ-JbTMuMF2lHp9FNrK+oAl+GmiJZ4JdUI14KBpIL+HeEPMHm5IyNCl4HmDD2cJNXFc-L20BdlLUJDAVJ6sLwAIibKiFEsnOjLCbEwxNygLN6GBlMDeBODHDLBpIER7IsAGV6IxsFuPAecHNl--HmQKh-Ko9INtG+-IF5HF6H18GB-K6JJpfHh1ACoLWcGJvGxZa7GZQH79Hm
WJebKaHE97CF3HVBACNMmSH8QIxpIXuHZHGowHVxNZIz+CSKHN4IKIKc6LGHIFmJuTKLWMFAIOdHZpKC+C2QHWSH1eOlHxMJuIGXZOWmE3+ErVBxPKp5JBMKj5G7TG6ILtUEUpLGCGeiNiJZjACHLOCF98KUTHZrGidGSdF64KZJGgwJKZN7yG1uKOYAEuP2GxhHWwG9lPCVJijGC4KeCHxsLJxLOsJLQHZhIg
AHXOFepIFONwGipLcIBfzB1tJwvLUJLWsKqnDyAIOXIj1GaLA32KO0HyZHgAT6FKRKOAEa4MBxJ+PLxREN0Hl3K+aI3+G6KIuJGOLISVIyOEFtUhP6sLcyHnRC+jMUYKF6GSYJRdJCTGtoOuWJKnAfVImnGCMIdKPXHeYJpYGuyP6gGnCNKyFNqLchOqfObuKWwD5RKnDLSSKeUC0tkuIGIHllHhzFCUInDIV6
GyQHZ4JFzIlmJe+HqNACRNmcG9vDtSaBJp9Il9ISFIKAKR2J51Hx8J94LdaMieG1QHZUHn+J59LeGGyGXnHAlAAnJ7GK1-JKqIaAIiAEuAKOSJhKCcyGaDHaWMYvIE-EarhWHd2IEAH+EHeBJyAH5zL2QIeCJ2DGVzDJvJGUGuUHp3GeUH+KJ5ChlBV1OrKFZ+JjuFdbOmlFxiP6jFWwEJoNhuC2QKsjGiJH+q
JRDA-AAmMSKHo5K1zKq2GJ+KviLXEJCFGHHGB3IS1HN8EdTEV0WGIqAJalMHCBljGCiIqNHqdJJuI5qIszIgAGeNCqOKjcFWJCdEjFH1jIcjHmYKF-IKSHl1ABoHt5Jt4I2mHKNFpnH+OGx4KdiGFoRHKafLiLCKyH+ZG8AGmMI1mIcxKCGJhtNMwI6KGbxFHyNCIHKIVRJ9xGp2LV7KlwFuwI5iKmtH5xFlmJ
SjDtqHicHGLFw-P5+G9zO5E10ImGGuMG1FHqjMJqG97KVWNWFIqLHaWFiJAP+Fi9EmFJBOORKKBFAmF9zIxWACdJ25IxTKqfPCOKV5GAoGpvEKcJZsOIlIgvOdH1iNBlEhNHx9JVZG+lH8UKyTE9fIqPKMAH5kGSrC2+HGUIR-LyJSzGFQBXHLWAHKsIT2IM-OUrIl2Ir+LwqLUtJ1zDuHNsrFKbNuNLOJSNJj
rFpBI+ILVQG1xN9mP6nHSfCWlEeNF+0LdPC6JEQXSTEhMHEAEkpMHPI5jGB7JKHH1oJq6HOOG1cGCHLXNFx-IhpIVeUfEJtJtpGyNLJXHWrIRuKZ-JCQIqqHN2IsAHZ+Gh7JOVJaKKBzPhEx2EaALxWIBlJJSABpJ6iIdnKKICRZDe+Ge9Hh+HZ+GGGGyGyaHF8F9jABJChyHkoHJMH9wHWMHqGIxzF6rImQGZ
4J5xIh5GplmLIh7EDAACVGVHBxpJj2EZoG2RCtzHxtII+G5uH+MG16EabHqBWyF1lIlHGcAD5vGJtHONGmGGqJGZjJx7IOmGW9GzVMStH2MHmniHGyEGOKI6aG2AGhuJKbHaRJCRHeDH12I4AHdrGvGHtbJqBEpYeaHtuFmFIODIloHdrD6fG13Fx1Hd+GunHQAH1jHtOGVgK5qIqAQdHoAK9YM1QGZkFVgBZ2
KubGoeIXIElDGmhJhtEi2G5NKlFG36axIaRAAzM6QJ9lG7mHeGHZhEyAI+OMwZGqEHx8H+WL7BH41Fh-RdJmYEkGGdfDdWP6JEDNIlEIlHFuJJyBHY8GmiD7AISeH6fHlCPkGhvF1PKy1KJGOAAGx2F9NLN-J18Id2EzUFxBMGnHVsMxfH1iQjI5aJ3QHWKIQ1K2EJD3JBuKaJIt-IOiI+gE+qJgAKN4HydIpj
WbJdiL9yCCVH91E0AGOpKSNH2JHFQLhVKZOGylHOSJvtGNAAhjLjKetGdaMp4NcAH6fEaGCHTEV4F+rOfzF1dDJ3Hx6KF9HjkAuhp5FtgGh9ISJKmFHNsFmgI5qHKLGRtHeZE0AHl2KyKFhyJVuKafQyGZzKuTHQiABuK0pBhJJizDg+IeHEoCIDqHfJG2wIt1J2jPWr0sGKCHuZI13JR4IB7HKWH1qHp-G51H
6QHA9ImGACLHqDJaJJCqNcOqFDZcKK9A1ZMBJEgOHG9GRzP5xLkmJVYJSEGWsHxRNIgL7sWjIWLGZjKh8H+TH56JuBKSSGhcHBpHWWGwAJ6HBiPIWAJx6IxrMQABpJXEM+kECsCZVFYoIWeF92L91LI7FRoKSjG7qFS8Ip-PWXX+G+SGGGJh6JBpGl0HZ6HOcHZcIVfH6EIUAIJlDNqLFkH+NGZ3H0HegFB+H7
iLReAA8JAfIT1JN1HloK5INRvO2wCzUChUEV5C3HKlF65B42KA7Mi+Fc0OZaHpeHhwLOFJQjCktGGNDECP4SJ2mCk5POJm4GeaKpwFGcB6nKtvIZ1FJZACiGdrJR9IiZHuhJdsE2WJRwOvJJqG9wACWDWlJ6UIe2HOLJ48Mx2HtaF+SF2fGw6J6CMDABNEKrKKWECkFYALE8GDdP5ODuCFIXBCUFbbGA+K+IHZ
SFScC-uHtVIKDRGBnNDW7JFyEd5MiyGojMZeH7gOekF0yBTeL3rHJsKagACTQUGWPH+MJ6dACYNGkJm6HVqG+mHxsIFIJeMGqHD5UKeSHecGRVHHG5WDpaNNJNVcJKYKOBDjQE8fHdxKI-FcoNZ-B7YD4AGx1GOOKIIdwP6eICNOKLG8zGt8E-qHxTEY9IZEDqvEG6GSeJ5AF9PJqvN0KNZM6BHpCI2HH1vKiB
M7CKZcCGiJuEGwGACUI6QGu0Ih2K+hIqGKGO12LZXDI5F+jDGkItMC5NDytL+ZFsAISvKJ0N2KJs1M1oNRGfPOaTGyVGyhGBRJBdJJuHuzLWiGm4I3LJaUHAdCUAMfPG-XLSJx7J+OFGzKsjICGIVkMdaI-pK7RNmvEB6F24LE2GmKABbIVDjHAAsE9kEuZF9QHmzJ6dI1rLFVA9fLFHJWAJ1zKJkD6CFykItm
i7FdUDkAITYGzADeIJWOIeZLeVJViG1gCdNFRWF6ZMV8DSCACCcMDqhJn+OtpL99GF4H9yH94HBxIVyFV2IlQA6KI2QKeZIlqKeMghHl9IqXKKAGKjCduIdzDMAIWIHiJGhFHR9HRiHl4Fl7HKLJeJMTEaIHQmEk0DOuGRkGGnBiGFFzForLw3Jz+MgrPCYFyRC1oGm6NKFlCO5ENzLDR3G2SJ6YK2IGbRIuyD
ZfFrTHdxEpIJu1JWrGIAMKF0iLSWKNLFZ-GOhGVxJnMLLJMWlEYAEMoH0xIphHeAFVBG2EHyBevKdICE9LgkCWjP5LOTZIyNIaUJRZGjVDvnDWjH9cBk0KKzL1FKnGKhLNTMCmKRnFzDP6YEeRHLsJuKLdzFRmExzMAyNAWFQ2REH9-F1fJmcFJ+LBLHhvGxAGP+FN5FZQKl4Fq1EJ-JGoLSdKlWKvDBKI1TCG
sMjGGE6AByH2QICMJjXEdyO9-KVYGohFHMKZSPiuIAHrIG0xACRM-+FCiEnIEZZB9OG-OKKFFt5Dy0MF0Pp+NbmEAmKjEL6P53MLjKeIE9pKRhODSGVcLx8GGrL+NDvNG1pIqhIOBMVyK9HsZIqeKScLKWHd1GlwMeJHVvME7C6zHKPAMAK-QKSiKFNLwKK7FJ-I4nDR8NuuG5IGR9G6yDqBE7hF1nJWUD-TLJ
wIKSGcpKoAKvL4VH-FKdSCCfP6VExQPurIuJHVTIT6E0+MA4Lq9HGFFy2LpWJuO09GJsNY9P7SNsvOw7JlwEndMsVJO6E+8J5UCWDKALFl-AleLLGuGER8G5bI7mMxMD8KKR9D+0GdnGNRHx-IKNLaSLJ9MaoNQAOAHa7GpYIF4H9zDIvHXbNLnEp6GkxGylGKOEajKb+J55GG9LLBLeGqQDIALRgH6DJalI8I
HB-EC+D26BaZIWwHR3MRzKitG6UMSGKXDHUHpyOV2P4bM4QIpwHB8PEmOcJBqbH2NL17FWoIWUCiMMLBRaHooMpgG9YDuPE4CJp5DBlHYAF53G9mIRdFusG9nHpeHm5E2bLIEJpHSAIaDJOOFBSIZ6LiXHuuCNOI6OHypKpAIVvJtJACkKh9MfGpzEUaBuhEmdHSwDFrCppKFhIOqFFaGhpAC9DJ6GtvIR8E52
MHMeFKdjEoPIaPM1YDXcLuCGBwCtBGt4P5pJE2KmXERBC+PLEqQKExpKCFNNiFZWJRzEQAFhEHh8Ce3A4ZKh4EutKCcMpEFu0JWEQvP4eF6UKeSLLBGYBJJIKFvGiUGYlI1XHZ-Ix+GtnINtHZ5IGPEnIdiFNNEZ-JeIFGcFiOJbQHwALBiECFF9-GzsLR8KZLGiLIJtFlHuaHNaCdoGWUFV-Gl4GCaGo7Et7D
COKSjOEACncESbA42OkJTJHCxIlVJCwKOTJsMG2XDm3Gj+GSPFVkHJfHWnG6eJR+HWWEKXsPHV7IZsIpnIuDH9vHp6IB0JN-J51Hp6AB-
`,
	two: `
32
10517
2.0880770683288574
Q4I2bEuwF3+LyZNF8DyzEuSFs9IuwG99FSVEu3IFcKtDLwxKVlWELc0EuVFqDClvAD+E2fGliN1QISgNcYIODJNxG1bEmKIVJIKpSXHBaGplJvFAFgP7hIczGhgACEBlqM8+HpeIRyIpJH9EFyaF1-ToInuHA6J8-Kl2ChXNJ7P6bOCmPlxEGXEhWJBiHdMLY9KrdHiMV9DKDI6UJ3fIOeDYcJG9HtbCpALQ-A
SlMZBNJKHSbEVtABsEiFYKABaIuVDKqB2CN88ESUGuTFKnD+BK5yLOmJOLF91H+UGJVKNrXDF8tEiFFBMFSXHVLH-lHeEGjBACpHiGJuyHifL16LLJGxCHGBUnJYsEwAMu5K1-G7TAQoKRREcpE3vAL7EhBITdKoGC6IGK9KujZyCHPJ55JlbEVHBeBIDfLE4INnHqTJNiDRaG2EAetHqYIr+Eebc8KHgJrdAD
BI02HOzK22GyyDh9BtzIxAGNuNmbKNbKSgJnEFxUfzElVLd7ACUIRNHirG9zJh1GOaDO-NY7Jt0KQRLFKEhdCNyHpGsmDH+GeHIh5HlhI50EVrGh1HdxHFcFtbIOIIt9IeALd-Iq4GOGX1PIAGZzHIsGM-DNtLQeIpXEVJE++H9-Co1Gw8B2nG+zDkpH4yXiJVVHOpId0HeHIgsEKYP6cHZXJ20JHGGSjLomJ6
lDR-Ht1Mpeo5GONGp9F+CH5zE5rIE7KVSFmNKydIRtAB9K+bJeTGZ7Fp9Ho7X+HLuHOnJVaKBzLOMMVNBV5EGAJ6uHb+Cd5OpFHBiJPGGmJISfbZOaOGi1L1yCM5IVgIcAEUgHADMyDJSwDSvHTJHTIP3YKF+Gowe5CtqIAALdjLuHNFnOCmGp8EJoKiuKujGymIx4C5uJqKE+iIVEZ8IC-LsKIpeKg+IlzHy1
KZ5BBnMt0L6PACJF3IHp-K6iG+NG1mSKMyVH04EF0IpsJNVLjoLYFBx7K+OLXREuwC1aDrEIokH9dP5OXWGaaHHGFAACtSLtUIZnKR7HxCFqBGicG23It9E2MENRBFEFNhXTJyhE06E1JKUACKIDplHquKeOJ6BEyYK5jIWICGUIu9IOqEuZeUFaiINmJYsFJeF9KMhpCc9BqQLJOFaZCt0Iq9GxOKBVEF9P7D
rrHXPGGXABLHiIIxWHN2KFoGB2Hk3IlzFCVGuVH9uNmnHTfIiIiaE6JDRLFhnACJGlkInkIB9FKnH1PKSAJdMGKEKyFKiOGN6H2ujbIOKABxHojF2IINlISDJhdF2AItsHe3H6CJqdEqLHuFIprKaOVmHI1IrBFmkKaULRXKV+BOgABzE9uFCOL5cKaSENaESDEN0HN3dVFURFuvE9sKSHCcSIdoFbCP5jEuGF
tyIcrDCRJmFImgHNdJytcgFghIBaG2cGygGZsIpCACbJu9ElwGK1MhgEACIGcHjIOctJCHcAEVQIhlF0YHeTMNuG0ABWrJqLEY-LDFMBzJVbIB9J+FPIKK6nYTHkgK+EJ28FPlFaCOQ4G6qA6tFyoDyTOIgHRFABuGZ9HtiBtgRAM6-OQAFIhM-eBsaF6cEU-M2MGYjMziMxrIbPA6GIVkLbWDeRanGS4FV-Gq
SLBvKlZIZ+J1dAFPMASNw2AC9NlZLkxMtaHVkILkbmGqJE6GNKSEmfFFCGKMJpKGkAKY5KXMDeYIWbMJ6LKcE5LNbVhpMEnCWXBVwESNGMxBeHDRLM6RDMiF2RGOJG59P4gOFiGXOECEcDFGKCmFHMlHW-G9bGZjLFrACwIw1KihExeGpPKpwNbPJRfCKpgGIRGHMtKhlFj+ExCFKXHvJEiCE5OIqNJVxF9HM2
OGVlINfFSah0Hh5J1rFk4J19HJ6IV-H9TI99H+cAB9HJuCV5FliKZpHBdGWUSABRHGp5N-NMh0HB9FKiGRLDhqJupHKNHsAMZuENxGBfDhFJifW1IaFMODGZbLZ6Ie6FOTL+QERXACAFJdNROHlMFu8JBzA0WESWSOK59NDKF1pH51IViJpoJ9oGaaKSCC9IEd1FZ+LaVPF8AB9Kt4SyMvRK6NFYAIyeF9gLlt
DeVNLHDyTD82AK-LiUKKaE47A2ZFZdUJP5XA8aLL0Ky3JyiMBvGh9KAaBzYDvHNKJHukHeJLqaGjdE8OXCF7hGDCIZyJZuCdpGB9KGtIpKFKYCqAGV1P5uH2jE12F99L8PVaIn+DtzCaIHy0H91Md7Ke0FaqJlJK02BTqH9cJaJNyUMubJIidbHVoG2fHlhHNmFVeDRMHC5IhMLtpH-+EVuHSRH+jJbPHuVIKQ
e7KF8AC7Ad2LaUFG7KufJWAJdaCWpHPCDJ3KOXF2uHlmBFrE6NzyHOXP4dHx2H+fH9UF5VEheJGKIIlIgrG1pIYhHZGHh2H4lIB0avIptPGbIiBK5LETAMOCMhxIenHrMIpTABmFt8JCxN6XFTfJYmSPOK5GJhIcABVXIOrANzIP4MttD96MeqGuVCokKvfFKUJavFN+YtKS+GNGABFFOuEZxClmIqUHlGHdRL
BVFZ-IdkKhjGmUJB2GmuXBJ99Hb+NKhLh3GK3JB4ClyI6FFVTGviHtuHSbFS4E1yJ63FNXPJC6bJ4+NyMIpLIfFKksMIeB17OOHJJJIVoJ9JEVkGB9ADPDYuQBI9iJu2IqoEycGlzDelHWYKOIJKMMOFJ0AHQiFuGId+MYhFcOSJMB6KqFG93ACID5zLA8G9zL5CF17LZVKaGKRQFWkEzzOw4GpzSYMJ0GVgHC
aHdqABMI2wMl4DdOFyMCNBHdSGVvIl+H63JN9ItySzDt+G6cM8CN1NFuiDZnIeXN6hFWYHOvB+fLBuFeYGJ2KqCABnRpIkiHehIy3JCWICmER1Ii5FwALtaNVPNNzG2SD3WDaJO+QKCAdXE91F4vLWuEOaHmKGxeIR6GcpIyBF+7GlyFtwHaaIOHACELgbneJ1vIFiIWaKqILyBFKFJydH+SKx-IiFD6nHJuH1
wIQAGuID5sVAJQ7ACTGSHHpAGGfGxxH3CI15FZtFRDHtsLiWPxrJUhA1FBpLSrEF-EWgGWSP6rKrFLhlNZ9B9wDhED8oFirGl3FnZFdxE3rIJhT8ENqMU1ABUJasH2yIOXGMqGTPIZfG5kFkZFJvPqAI19Fj6GkLFeHSMLigJlEHseIX+I9zN16DJtDnsByTI6nH1zELvIWNE5+G5yISAB-IF2G1oHKoIFRIOl
EtfFOrH5iMwzKZ3J56HJ3JdyFkRHyHH3LkaCaHEl2K-UJXFHR3DmgETIHxIMxUKIgABAKgTK97JaTLbLJgPh1I3IL2KJaBJZ2Dt4H5lICHH1WNthHNqIclMA0KZ9ACXKZ7QdFNvClcACEEykI80Lp9GGKF8+Kg-DCdEdtFtSIN8I+wI5sGppD5GqcP7JNQtH4JDkaFehJF7Ex2FDXFs5IFwMV9IqnItHEKdBB6
IxJPAGyyEpYJFQBiHCKHACYDitFltJlYIirGZhJ68LR5GNeGV9FkEHMIBjHpXGqkHQrGMAKewCfhKmxIWgHc1J96HNQIR7G2CKGFEjHWIEeAJd5DF8PuVIcSCFCP5aI2ZE8HCl9CFIF5bM3bFbdIdgFoHVjJ91LoVLFdFNyE4-ACDEpMJGfBprG2CFubD1jC1EFezJaGPYHD+EZ3JqLFeKGGTItxKp-ISUHVEK
FhIiCKyLNZ-LF+KyJJeUM5JpLIWfDNrHrBIsXLqWB9wCn+J2KG2NJ9XJuHA+LNOdIGtI7MVrJlZP6KLN1J21JFjHeeGhtFyIFtyIxdF1hI5qIE-JFFH1fHuvLeG9bIZ7HqTIdeHmAH9zIRXLaAH6HGpYIZ5F+RJhdDOSADDIJ5MRFBbJR-IfRGUzIeKFrCGSjGxuEWNHBIIRqDo9I6IJdqHczACCFNLa+KNpHo
yFRLJ0gH2tADwGSrMCHCPDIt-E9fGKyIgxJyKGBmDeH1vFW6AR6ON8IaRDNqKA4OwADeEK9rEfmB4DGehIYGDNOEHSYlKmxGmVHQoFRqFdzJpeFuFGeZHFVIOgIleJ21LFxP6gDSrH9ndcHWqEVXL2BF2jE2mICUHGJDg1HmmKVCAC2EdbHuQHBZC43GKFWmJ1qH6lKBkHymHiyFlgJVZG1OHysHduEMAJRZHK
lKJkMBaJiASnJ9VFdhJHTMRsLiIHWrHN2HAwEV1N6PGBbADLJh5Et+HDBKNYTfBCZBuNEewHSKG7YI43GGgH94KuNIlyE-xCBwCH+HVONqWBhrV3F2XFtyF2vCyBJuuKPnLNGIZlFKRJeWABwGatK9-GeZJloIyHQ3Gp2Ky-JmvNA6H-FDCDJZxGNcKJXJOLJdgJV9OVIDefP5xG5QRuNNrILeDmfEyoACoBVy
J05GRGDnEHe3DOFIAnFstJxWAv7HAJTFE11IyZCZVGBfIx6Kq4JZjIQACOpCqkHe+F6VK+QKpeJMIC1uQ-NJuH8SCSWIpLHCLCZiF1sJjYBSiLmyGiYGKEDL+G56FsHCyAUzDxZGlZHqCHCSIOLFOAIhMJoIKKtIbKDRsFUnI2xGWQHxyAA9VAG89HRtLaQI6JIOFIiAJ5KJQ5IqFKvDMGAAB2IaWEVPEcxDVO
OREWVNWNFrDE5OI8sACkGGDBN3EnHG-ZG8jNXHBOmKeHIO7N8ucuHh-HlvK+HF58F4-I6FGp7FmRHxpABrKgpG9xFx2HOPFIzKc-T8DaHHGSG17F2VDGGHd4Fh8C5nNp0IP+DCdGLIFdaDhCBytJ8+WQLF4FRUGGzIhtHJjIJgKtpHN-JmTAB8JhHG5wDGBG6THRsFRHjCEqhIx2EoAIF-It-I5tFaaIOAKGPG
thHdaGBvIKPHZ+Ip8FObWlGNxGhdOtEIupJirD2BACXLCbIySJG5K55GhMJfcE+hENUGtnRBG94Is4BzOGNEFC1JDtHNKHORIpxMpvF6tP6hFiLK6lFT8ENpnXHJ-H6cKlnHVtGWRFuLItkFFxF96IxwFgAGSEHZ2IqLEaQH5-enHmBACVGJjBpnFebIR5GhaHdjFuCJqLISoIV+KZkFG6BlhJl1SWC2XKInLS
aB5uH2dJSUAB-DJ3GSaLLIHpKJRgGOmHBYOiVGhiRaJ7BGW1Mi1I51NyQIBXGGJKKQKyjLazAjLP6ZAqfIlEDDoJcbWaLiXP6YFTBMBkHd7H59J1ZDBGGluMq2EdjJRzKHBK+TIxpIBeX7IOOKv+LMzBmeGd9DFyKSyIpfH+SEu0LBqFuYGdmL6LLxjHkxQDG1xLTkGmEHbIAlzGXbPK+JJoJGENZlHY9J1-AA
RN09I6pAZJSHNXTKmcGbTNR1GyRCUWBv9CqjMBkF5XERxNGjJttLiNABTD1gawEpPG1bHeGJl+D+UFjBKilKFUGJhESEH2MHJMHGiJUoACRLOxTYCc5ECoH0+C2VHK5G+8ADJLx6MwyHtAJyJOKOLViMJ+FNkKZ1TmJSoJZzIN+ERkDoUBOfDKAG9zLBpG03ItwGgAFuaLKnIlMKzaPgHfHHRiBXCIlRAimJGB
M5gEC0GeVBuHMiKE18D7+IrdIKYFtyQtM8gNWKGKCJ1fJNtMluFnvL9LHeRIiiJ6QHJEHJCImwH5GP5gOiPd1I1CIblKiiJDqFNqCGVLoLFaaJuSHgLGGKDXbE+uHkAHk3UaHOyGxqIbWB0AL5uJ4eHkeEl3CHAMonISCGWOMqxDhzDxuACJZxGL4INHGY2CN+IyUHyRI6NAhFH+wKR-I4AKyhJEgIWKEZONtm
TsJL3LGSHkoK2IEujGiFIu6KtfHyfADLJhtJZ4L6IG8+KvQDwiSgG88LmsDOYK1qOU-HVdJlRBuHIXMIIMAB+H6qDGYECALtMI0cSyPmmF6RAB4LljJxgD3gEiYFb3KKRIpyAy2IigJi+M2WINAPKdjEIqFLsALeqJeKEpzFNpJyJHx9FqbHRjHy0N6mFpvFSWHybJRYfzIKUI9uKlULeZH9-JeaIhrE1WGO0D
V9AAUKUTIaBHs3GmMDQ+RTLVXEBcF1AI1TJuzLhiNwpFW9P6fKGdA5zKiJIeoKKJDpLE3yPfL89FM5ESYNt7CvIIxvA4-Aw9BauLOhHU9EZ5F2IK1dP6BKFDW7FLAJiqISnJKfGKTJPhP6DE6BEuKJwgB6rDCEH4-IwGMVYI5iSuGWUH0sL03Iw-JbQLukKgzG6sHalDtZIREMdhAqoGFXMd8DUARGLpWNqUIl
HGeRE6GMufACKFefHVbJQYGAhOm5MBcM+4EWOOI4Y5L2YFpjACCJB+JA-Li8KKTFIpGReCyuFx5J5VG6HM+QH1KKY2W2FEADVZLeJINWG+ZJ+CHuFDt4KVVGTRJioHCbG2RIGEGV1DCDXPHFzFGdEWfFxjLlWI6eIBtIB1GiWABNH93GZcHVBKsmH+LHG0S+JvCKqjE9iHSfLJeAY4IiiIPHHqYGy7D53FhPL9
RH93ABaIKERAFo7HBaDliPCVIZ3N4jI+4K6LDqQAChG6MLO5It5IFQJByDl3SDExrJZTI-mJeHGd6IBSGSzOYAJ12DV4No9CZlFFPGRmEg4GUzQPKA3HeZBkiC1aLi1HzjGVzAC-I2AJm3KNyLHSJHTGuhF2SNfHQjGahE5bI9RE10FdrJaRK6LGJlGswJyeJdWHeMH24ESwABbHVUWNENgJBNLiBLWUHB0Mve
KRNHx5GVpFh7EGpDmvJewHF7A95G8AT7FSqHxCESdHhkEJvESFLB8PcoLOSHNoPenAB5IFxFY5GiwJvhToACuJhnDeBFZ4IuoKKdH10LSHCI3GGOHNzFx7GO+E9BFzgGdzRYHQ2AiwDdRLR1JVtKsXLcdCejHCgKGDHF4CidKakEFXIKjP4pRpIk4A1OIHKKKmG2dIaRISGJGMHqkEyMKVdIA+P5HFyyKRvFVL
TbJa0HBXKQcHKeCpYKaPHXsCISLmSKG3CV8DH+JOeF+tEmLHgqWLHPSF15J9mGmnFJKICgJpiCxYINwIlYNb+GK1F+lIOSAA5EmMRMFCiIBIGfeMmlHGBH89CdiCOoJo9GmwGOZACBHgnGG9GGMEB2ZwFmNJipJSPDSmMBhKnCG5iKBxHxPLl1L1hE8AJRwLSkEqcG2FQ-KNwICoN2ZE97EXdFVrHS8P6LIlMJ
JGC+2JlJKV8JaJBjJMydf9JiLHeJKGTLGZHF0IbRGl1JzOIFvGqSEeGAAyDx6IZoEspJSNVVGWpIBTMnELunJdWABgJxlEB9H1RCxZI5+H+pEh1I6BGWmKpQbqI6HNenD+aGORI2NIhxHp5HezIGSIWaJRBJSUI9vIeBAB5MSFVUKmUFyVJZNGu1NdwACaHWtFJkH1qJFAFPPKCOJbAGJ3PtYD7NQxI5yJeNG3
KJScE5NG6+JVzLi3ItcMN0AB6Dx+IGeEFYEA2F+NVND94DhJMOAFiXL6ZIKlGeOJN1F99Jh9IckJqNF2BJEvGsADyAYNACQIV0IHCICKMpZINpEZ-G5wBxzI5CGqwIQxExUKR8IhgJySSmHqWGpDGyMEV0NuBFRSEChP50Kg2MRdHNBFMmJhCHm0K53LWoQcKAKHRkDQHFS-DJJJh9BGXJCXF46GFpE6MFWrEA
gKXdM4AH-ANYCzMExMFhgGx2CS6J1RExwFlZDWpKcxNOTN5AFMBOUeNxDAAyR5KlvH6XJ1YG+JKybF8TGyfKx0Gd-AlQDLNDHCH2mInBF0eAA9WEACgGc5IRvExMHNsEttFC4H++He4GwlGd5D1QMKCJJFEHvH3KO8D8aFmcH83BSxHubJ9tHqbAC1EusDogFxWLVpAhIFBtBBQCGcVPKxGFmRIyDFzMGUAJOO
FoiC9gLaKJaUGmCG2eFh1Gh+GlBHWRRqBhgIJaKy2EnTEOoP6sObDFR2E6tPVyEQYDhpMueE2oE81JWCX3FueHGnF7GJR2FCkMktJOOADUGeKKwsEl1H0THCZNGuH6gH91USMNuCgyPEMNjvKaWLJAIWGGBqEz+LmTPVLJZ2Ms+FYAJZ6HVUSVKaBICQGM+FqfH6aIaDH-KI9tGJ6MT+LicARzE+sIhWJeVIOY
HFHs-H9HGiPGhkEGEAAkFNIE5NFh+D9eHI+DRLCRCDU8JFUGJvOhKxaKanADOHFRLtEHdeImJHNtKG7FRbFygG-SJ3GFBKKKbI1eNQIhkFQAGm0FKVFPDD1bF1pIh+JK8H9pDyUINjFlVF1zOVtGqAItH9mMJRG6AMbBGayErEIubIxSL+QHWhDIAJF8I23NNDJozDQGJkDN-HZWP53IyeEq5CFuDbEJVVIiBI
CiFB-HmAIqBH4hJVmEaqJcJdBIaEP68I1-I3OJGKFpyDQnG51DhcE07F0rHckI07JGIFlVKuGqrEF4I5bPJyP7kGuwHpsH13IS6I7UHIxG1MGTKFihL-QKq2NaIqYH3eECmIBLKukHmJE2FHxoJiPHyLIyqKBUEWYKzDHvTAB1IFIUyF9fKFnL1zGeiM5WLCBFyLMF0IWGLwAC5uIDyEBjPNiJECKxIm4JtrJe
lEdjFW3G6DG9-HFTJOgKCUHheGgAGcpIiCH2IKhIJjJN1Nx1L90OG3EiPJkBGttHsrEzJFKnDgtKIwG94EBnACTH2LLWLqWACvGaaHhcHa5MZuFR4HgqHyFIRxHf4IFPCySJmBD9nMX3JLFx8FCrJpOHYvC2QNKOIV-HuJP5eJMeF21LZ0EbpHi3MFXG2dLxHAUK4AKebHY-OTAKaTDR6KOSJNVGA4J5HLyCDu
MF28HbXH5iI6JYIJVQEykOmMEpoAlPIybLddMfAIlxC2SABSJF9IanDbDNyPGvJBgIBlHJkJi8EBqJFnGt1HMDKeSEWADxCDNjHMAG9QGuCGCoMHF5OGKYM0SGxDG6TNOMG+aHYAHtZFyJFZYGbfGVgE5CI6YKd8L2EUjGGeDBuHJpKXQI6xIY0INnEeIJakADJFqzI88Jd1J63G2ZL5LeMGmQFqCHq6KZ5KH+
GzKJxXCFwF1hIdyJBWK2LJt5J1+GGLLBGmGHMAGuTEBrH+RJNtHx4MZHIrWKmDMKQFOILWTMSOF2OJOlIMHJOG62FluNw8J1hP6LDZWHhWC1jFucAggMQiH-IIobGfAC1YJCL5mLZBIV4GZ4N5-HOaKcyK1gFZuJ6JP4MICNI3qKWmEyUKFwJIEUVHWlJSBH9CACWJ5PGVrL1jEjUF3PGxnGaNIQ+KRFNu-Hdu
LlGC0K6jINOLxLHm3IRWHU9EGaIu+JhqP7MF67JWvJuTFhxG96JfHyHGuKITbGpmNWNEXOP5uJFhIIlMSXE6lExHF-6IkJINmNCibrJeNJNoIqFGxfFXBIl5Gh+IlvJWHJB8JkAHhxIBmHWbIWQH5qJCHGeNKEFvXNu6LytACwAyDK+SHRjLB5F3cHhwEtrIlpHx2GuCLQE6EGx4GuJJMxK4-JrFKOJK5WLN1H
NLGkAGqMKhbGZSKeMEuILeElkK+SKhwKh-LvXHOeIl-JiVGdoDuWACMLh7Jm0JKiEWADyMJdJN3JN7JunGdXP4-IZdI8HFWHJiEFWiBqEIOFJYGFUwHe8GElOhHpyNo+JynLGKGBRHdpGRzH9xIpGF6REpxIo3GY5G5ZHn+CxJMvKnEC97G+JICAI8+IGUKZlI6WIReCOQCAzJ4AFVMHiGGZbLeDLyG+CIZ6Jc
AMuTFleIF2KSXGtZJViDi4JtnEOJCpsKZ1Cx7GlSJtE3HOVcIVdD5LLKuGeaJNkGl4F2NKmvJJQGMALRsIZKJFTJ1-HwFJxIJ-NaEJo-IKJGEcEzTKMRCOYFurCl1GyaGhMKlcAAyLa3GoMNqIawIMqMRcGxqOWSKYADqABCdHpIJDJFiNK53MVvE15IxeGTE9QC7BGQsLcbFqsGmaEmJLqKEARHHLI5GE9zCt
RACACrDDWGLaI19BH+GdLGyvKjYG+cLaeGaVJ9tKqDMpoFf0MpUBs5HKTKXEO1G6eGd4H+7HFsMd-FjsG51EK+ACoIt7HMdK6-HCQIOCFxDMGiQ9J+PISTHWCI9cIRuJSGG6RKJqKGGHiNJgAHZlI93FaHJqfHKFH3GhiFxTIpsJtuMJ5F9mGpjI4ANVIFuhHuMF9iI4WBZyJm7JMCUdHpaEgwHOKJBkHt3IVt
IF1Ip9H9+Gx+FkzGyIJQAGOpHZ0FadFvHvhJRWB7gJtyDqrOF0P5eEZcF6sBmpEJPFXWDK3F+QJKcJdRLdH+pH9EKowFR+GKeGddIZiM2VDl2KlmMQGGf+J+gEarJBZHpeNNKOcFCxL2eI9dFmFJW8GGbJtoDtOItsGJ1EhpF+VCZjACBNyxOrI9BGyeFxUHuiICSIB7IKCF6KGqWGqKGUAHBvGP6J+xH9iJOD
JtKvEHxeHqYJFSCZuCR5HV0I+IISrHl1IA1DZrHf7F5TP4GKhzHlHzLKE2GesLRbFpwJqQLJwHWCP6fFqqKGwGhuETHBimHZGMV2JtG6HL9AFKdNShMjBJ4AKxlJNSH9xGWbG+rCWZJzFLWZFQ9F2MKdFVUJBHHdSHJCIZpHiVJ9sEVYEFwMeAE8AJJwP2KC7DLdtByXKDFxlP7dHF9LpnDmQLmwMibDAtAmKG
+-FgjHiQHOUI2pIqrICnF3IJeJajH5fBcpABRLqpGkbMggPmNBdrHAZDfDH+OFRVHQpB+7HZKUtIE5JivDaiFbOE0aKKLLePLQAI+6AqQGxaIE2KWVE53ELFHMKhtHacF9ZJkqLedLi8GZkHh4ElqI1OP48FJUGzZFigE1tIqiIkCJXHWhLV1FuFE1hGVuJ1KGqdGwAD57KliKt8Fu4CNtL2DI2XJdKxFL5eMd
wFqZEhhIBcC1aHaXPK7EKMHp1Nz+GW-LN-JuiJOePVFB7KCoISZI+gHR3MKUH5oH9GF1-KF5ACaImaGxgIFnIwpJNsNQJtEOZdLOSGRkFpwJRsG1vI5xJ+aGusJv+Ja-CefIHPFqKHFEJgL6cJosBCHMdtOeBKkUH4iHxXMbNP6qFHaJBTLboGuqKGKLmXI4EeNIaFKynFakG+jNNKFJGJ5yI+OBMcHD+ESFHS
gK+fEjZO9XLTGLBIp-H5xJFgG+YMUXIagG6WM2IExGF5XJRNH9-HtHNQAEd4JCAAHIptDWqIFJHpwJKqHpUHJ2GePGyuLHuEmHEFvKtHN1uNunIRHm6LdGIuFJ+jDeIIznF+5DEAGCqKhqLxBJR2E13JMVMlNF1+LNDr+HOkFtvFSjE5NE6KLl9EpyE9iJhoFczF1ZHZzI5aJ5zHSPKBBqqAC5LaMKRFIF-HK6
LrfLdzBZ1I+AHNJI2bHOpJJ7DucJmARiCk5KIxL1pMlzGiJFK1IKcGFXGRbJ+3E4kHgpOJkEqtOQhIP+Q5GSPLKBOegAdTJxpHtdK3+EZ7ItwFMRKC7KPSFQhIxfLZqJfIvPGVqIORHhfHeCIaYHJ0G9+HaBHl8Jh6JqYHx3ACqKJiHF3JV0MaH4-DetC-+EhRJFMIO+IJ4IrYEyoGiRC1ZIMMBv4EmLBB5Nlb
VZI2fI9XIVyGepIrCLSAIF-IhaGSSItfIEAFtvA2DLpxKOLH9EN5MRsKREOn+HGCKmPEsoHwdIh8OKdOChHd3J+IMKsIBbOwrHhtWeKNbHpdHhcIZ2GxHJxdJdsJKTLyoIByJAAHmeCO-JezCqnIs3MhIaNBnYHPeI+THKNJ+FJo6G4yJt8FhzNcBHkqP6UHmhHizJhtV7IGZI9-GyZF9aKZgHaBISoI6PGeEG
OYKZIGpoG5OIWDEWtH0AVAISBHh5JnQMaMGuhIZ-E9oKuoA5+FyeJVuHVVI59KBpHv+HOGQjHnFImLDd+HWDEqbJBbFdDLexCZlMUiCc0J2oLUAIZvKN+FErPALCbEw8NiMLJ6FZjNHjA2AG-LCBIBB6IsAGxzIltFuPAefHNp--HuQKeBKo8INtHC-IJ5HJ6H98Fx-KqHJxkHh1ACoLWZGVvGxbaOGRNH-+Hq
cJidLaHF1xCd5HU9AWOL6UH4RIxrIPzHZEGE7HxwOVJT+DaLHV7H+IKVALGAIBnJ+SJ3VMBCI2dHZwJy9CaSHKkHdfPUHxNJqRGPROamFX+EfUBtNKt5JJTKf7G7SHaILFGEYrLh-GqZO9JxjBOJLaIF98J8fHlmGebG+bGS3KFOHYyJGeNToGpzKKpAAuRvG5jHSpHBnOqTJijF+uJx-H9tLB3LCsJDJHlmIM
AHXHGGgIFNOhGauLQABXrBhuI5gK0KLerKamEx6IuWH-sGeBAL5My8HeXIEJT6FCSJuAEG1L1xJyLLNLDNxHV3LafJL+G2EJaGGGSISXJeYD9nVbPmxLgsHfKC2jLs7Jp6GaYJFeJyNG5nOKRJGgADXK6uFyLIxOO2HeZIxXGOsP6jGe+M6sD9mLIbPmnPDtKepEhMKvZLiVLmmCcikYIOFHNpG11EqUIe4Ih3
GuRHZ4JJ0IxlJS7HqKACVN+dG5tERVZ2Jt9Id4IWFIWAKJ4JJ2Hh5KN4LtZM6jG1OIFOHj+J99MCCGyBYLHQKAATJ7IKl-JSpIl-IeAE2AKOUJhjCUsGWDHSTMUlH02EGniFHd2H8AH6HHmBJ2CH9xLSPImCJ2FGV1DFuI2SGyUHp3GSVHmKKNChlBV1OrKFZ+JjuFdbOmlFxiP6jFWwEJoNhuC2QKsiGiJH+q
JkDA-AAmMSKHo5K1zKq2GJ+KviLXEJCFGHHGB3IS1HN8EdTEV0aGIlmIqWLW5CZmGmcIeNH+ZIpxIxrJRNH8AGqJDKKKTLFpvDpKjBH1iIMdHqcKGAH2RHh0ABnHp5Jt6JCnHGKFplH+RGt4KhlFxpRuKqmMGMCSyHuZG4AGuIIpmIoyJqIJpyNo2I6OGXyE-zMyQG+JWQJ9xGx-LF7KpwGGxIxlKipIByFZqJ
emDxrHKbG+HF1BP58HJwPhFN8JSHG2MGhGHiiMNmGt7KhXM2GIuRH+dFiOAP+Fa+EaOIxQNxKSBE8vFlxJBTAChJzCI1KLGhPKWKx9F4iGBsDqZJdrOscI4jN1IVeNpeEpWHx8JlKHKhIQLLeVEthIKQKQAH5sGiyBq-GuYIt-M4JOwGhRBK8LeAHyuIjpH47OUwIh9If+Lk1K8sJVpD+INktF2RNhN7YKGMJn
xFI+I+ELxIGZxOpkP6tHWoCikESUFy2LVOCSSDsUReENIHAAEEiMnWJNkFt+JSDIBmJnEHOUGxZFSFLbPFmAItlIpXSeDhsJ1mGqPLtRHavIFtLB-JGTImtHNuIgAHR8Gh3JaWJ2FKd1PXEp2EZ9MBVH1kJJMABmKKjIVlKCOCZWDTCFzBHR-HZ-F+HHGJxcG17FliABDCpyHwpG5IH9wHONHWCIlyFqvImMGR
0KNrIxtGprnkIh7E+2ACRGFICBkJzxEdwGiRCZzHhpIJFHRtISQG16C2eHt8X+FhhIJLGIAE9vG5jHSgHSGGuJFxkJ56IGjGa6HnVLKrJCNJiqSXFqJGyQK6uF2BExgKC4HO7KGhHiHHVvJsNIxyF7+Hg6KSJB9pd3HpxFeFIWBIpnHRpDmhG53Fl1HR8GylHMAH1hHxLGVhLJmIqCQ+HoAK1ZM5TGNkFVdBt1
KycGgeILNFFCGmfI1tEa5G5OKtFHL8VCKZ5AgfP6wKhcH38IB-HRYGWAK6fMUOHOCHuNIKOLfDHVzFOVZuJGRHEAHF1FdjOmQFauIZnJBYHuHI2LHliHygFKbIKVHSGINlPUHJxF5QLG6KVDOUAGh0F9LLV-KB5IpoFHVFs+MKoHNuNFlHlqRnI1bJrNHqIII3LKCIvzJNyKKII6DIOgI6jFiuJMAKJ4ICdJFj
ZiJlpMR6CqTIF2FYAGOmKCLHyIGpSLBQKVTG6gHWOIjmGVOBtsL7KetG1tMVmNIAJSaEyDC-VD94FizOfuF1XEZ6HN-KF9H3dAaha1E5VFt3IqRMOJGVcEKzJZdGeTFFjHOiDQAHZ4MiTEJzKFnMOzRNGVzKqeHQjABuK4qBpKJyzDo+IeNFkEIDmHHJG2uIt1KOfPqnyIGKEH6bJBzJV3H9-HKXHxoH5-HB1H
2WHU+IqIACOHl9JeNI2wNhO2FFRYKTHA9YLlKFMAHK8GhyP5xJopJZwJWWFymHtPMowMPrWLIOFGtjKl9H+UIN3JuCKaTG9bGlmHKPGgAJ+HBiRIhxKR5I1iMoABpIu5NGkD6sDdTFotIGjF12Ld1LY4FR3JKkG3qFS+Hp4OuWV0GiTFmKJ9vJRmHhuHR5HKgHJXHlaHqDIEAINhC9lLZbIeLGdkIaHieFN0H3
MLBfAA9KMeIryJF1IJpGZLNF0OqrDLUCtWC1nDbILeFauAw8JE0Mm7GUkN1cIdgHJxKGAJ8XCo9GOCDYDPwAJmGDQ8PJJq6GiXK9kEudCSlLFzH9zE1XACjGZnJVtFabH2nJdrD+UJFxNaJF+G5tACcCyqKOaITDHSMJszORwIdqEyvFigGQnKRgMXCAk9NCJ2TEqxFoVKZHGjLP5WD6BFUnCmRDnKGVIK2CHZ
eFuYDvjHthIEEM9BLQDnYI5yExeNWmG0fNldIPvN2jFMqA-1M-1FhlJ+cACaQGGOQISIJebACZNurJq2HJiHWoHhxH9NJmTGKBDdHKmUHWZGpMHMHxiE5WNRKMtbJKRKt3CvRFkdGx4KZLGQhNeKBrYDMAGGFFeTKaIdwP6wHqOOiMHY3GaBFDhINSEFFIhLDqxDG2F6XJ5CGJKKCpORKJOMWUHRDImHHFxKWB
MrCKBcBufKN9GAtACVIiRHG7Id4KaqJ1GWFNxqK5NDdAG+dDieKJLDRSC6xKqYF4AGOuJt0NSLKA5MpsNnGrLOeTHCXGmhGFRI5cJBtH6zK6gGK0IrEJeYHMYCIAMfOG7bLkJx7KGHE+0KojIGEH5hMpVI-pK3ZNqxD98Fq5KszGmNABZI1Bk5AAuFBiEyWGFPHSxJydI5sLBIBFjLVIJiCJlzKJkD9-F2hI1k
kDFNUDkMIjYGy+DeFJeLIOYLaVJRjG1hCdKFdTFucMR8DiCAB-cIDeeJ3+OloMB9F94H9uH9zHJuIZxFRzIVQByGIiFK6aItuKOTiSHt+IKWJ98GmfDNvIdvC8AIqIHqPGlHHR9G1wH10FV7HSGJuGKIE2iGIPEkiBirF1hF2+ACZEVwEA3M81JToL8mM+FFKWBglGHHMbGQ8PE-MrRCJ3EeWKGeLWHErCIKyF
BQFbaJNzEccJy6KCtIUAMPFgiLSWH5KEV+GK8GtoIPRLPLLe3EEAEImH0vIpgHaAFRAGyEIBBevKdICE9LgjCSjP5LOTZIyNIaUJRZGjWDvnDWjH9cBg0KKzMNFKnGKhLNTMCmKRnFzDP6YEeRHLsJuKKk4F5qExlLoyNENFUzObIJ-FJXJekCyRKpUHdiGw1EL+Ep6GszLJ2F3BC5VJaxLKlKtKKmCVEI9RA6
uKvLF9pCxsGloICMJLkEdxPR-KdWGkdE-QKdQP6xIPHrIG0xACRM-+FCiEnIEZZB9OG-OKKFFt5Dy1MF0Pt+NbnEAmK4EL6P53MPkKeIE9pKRhODSGRcLx8GGrLaIFTEGxiIyhIWDMJzKuIMUIWfJCbJ6uHJ1GhsM2HG1nMVCDioHKQAsMK+yKOkKFHLUALDFKCIomCyEMysG1lGCHGOoDiBEXpFFlJaDDrbK5
zIOSF8aKsALKNEWH-FK5TAqqPKGE1ZP6sIt2HZPIjxE4-MYzMGyHKFEW2L1XKGO5CGVsOM-P7SNo9OVCIJ2EncMIRIS-EB7KNjBd2JULFF4BBWLyHKGEN8GViG3+LJlEAKKWFCWWGJvJY6Hx-JKPKxiLd9LStMgBOpH22G5YHt4G15DNRJHUL7HEt6Gw8GygGSFEmfKn+J15Fy6LDBL1HSQDQALleHeII2bI8O
HKBD68D68CSTIWwHhwMp3KetGKSLWKK1DXTHpzOx9P4eM0gIhzGR9O8oO8ICKeHmRLJ+FWpIeUCeIL3DRzH8nMlgHBVECJEcYJt2C9hHcAF9sG1qIRdFOqG9tHheH23FqaLnERpHKAIaIJ2MFBLHh4LaaHuvC1QJaRHinKFAIZvJxKACiKKANgHFzEYfCKbE2XGqgDRpDJlKJiIWbFJbGlqAC1DeDGhvH94E92
NJMOEKJkFEbImMMlYCrXLWGGFzDJHHV8P5hJA6JCiEFEDF3LgmP0FNoJ6GNxpFpUIxzEEAFZKGKADC2AcMKp4E6kJ6fNRBFK+JaCRjP4mGWUKSSLPFGYTJJEKBdGmTGYnI1bHeBIx+G1pINuHV4H+PEaJBfFBJDt4Jp3ESUFWRJnPHwALZeDyNFx-GjtLd4KRGHGFHRkFbH2XHFYCB3GmWFJ-Fd4FKcGk7FN6D
yPJOqNIiCzbEadAw9O8AU3HKuIVYI2tJaIJ0UG6WD2vGv+GSLF5qHJhHigG6eJJ+HmVE2Xt7Hl7IdsIpmIiDH9xH94H9zJN+KF3Hd5AB-
`,
	four: `
32
10517
1.8730031251907349
ThI6iE24F7+LqaNJ-D+2EyTFw-IqmHB9FaVE2wIBdMVFLs0LRmY3K84EuQF2GCl2Az+E6jHVfN9NH2kM4RIOCJl0HJeFeRH9HICnT0HliGNeJ3EAxSP7nH0tFFbBGTD16NRPHhnINuI1WHFFFy0EedVKIf2HdKKQxK9rD9LNV0N6sMWRP5zFitDRRHxrH07KYzKjJIiTYaER2ImbLfhIiiEYQIbIJhMCs-K0zA
CjNY-LZcH2cGV6BNlGeYVpABCKeYDaVCOhOw5FiYGaCEfND6LK5gMrFJiSFpnJanGxhLhpWsGkdFJ7E4+CydGw+HvcHaYIrRAChHyKKyYHmBLl6KjHGkyGp6XpJc9FoILmvK2SHPKB4qKlbGM-EzsAb+EJeGbTKkcDyPGG1KqZbfDnCLmDKlbD1LBJ0HTFLs2IBvFWSJh0EZqHyNACsHeNJjzDibdFJjqKLiAD
LJgpHi0KqoG+oERyDJzKI9GBoO6mJ1-LKTJTDFo3e9D9VLZ3ACTHZaHevFeVImgHqUDe2PMvLRrJkJKxEFRCBtoIFHwfDX+F+IJiBHtjIN+FNuGSCG93HJXFRfIaDIx4I9+K2GJO3Gt-YKPsHG1rGMwGlWEN-KIOJ97FJnFuxGh-ABHG1CDObHyhDIiIFQZwJJmGyeJJ-H6SIw8EepP6rH9uJ+8JHIF20KYZKy
uEZ1IVdNpdsFGyDGSKGN+IBsFh0IhEKtMF6QLWnIdtAB+JiRJWUGl6FSKGkwXSHr5HCfKNiLpyIqANpIDdVB15KO5Hn+CltOI3HJVHqvH+hH+gbvNeoGycKx-B8eIFjHoLGQRGgNMiAHeuFy5FzWH7MP7jMZqHM0cZDR+IYEMp3L+GMFeP6vHJ8DJbLm5Ma4GaTIWFBt3IaTEe-Gs+aaJ++LUAIxSKBMGl4IjP
KOACtsNB3KN4AWRGLAHR3MS7HCaGRfUNMuOIQvDhfH5jJ9nMXDLMKD5xLqHLXSE2eCF5DzAIQ+HZwP5SX2FSGHjFEsAB9VLdUIlqKeDJxRG+AGa0FGsI6FFKkFVNBhuElwU8IOjCo+CxBJcBF18ExbH+6Kd3J13DmDKx9IqZACcMTDGuiDqMmSGGQIRrJ05GJxF5WLxqEFkD2HKtaFmLEFkI+mHFQIhTE93P6x
plHHXF6WABGHmIJNXHJxKlnGV8Ho5IhxFWYGaPIJwN6KHD3H2TbbC2MBpnGd2AWEE5hIL+IlzFakGpEKebJtEF97KOMKudFSUIWmk2IiNAB1H4mHGHINmIF8JJTGF6JJwHbCIB-JufEeJHCDIdlKiZaDGwvI2xF6MKSPKVfJhtACsBiDFh+ExvLpaJSDFFYFCKFlwH9+g2GUjG+sFNtJd5DsnIVpGi+P50EGCG
B9IU2DiJJJ-H+jH5fJCgaXG4mGlRGWNFyVG11I9FBOdJa9FdwFbNNRfD4ZGi7F-KP45HicdKEFKJhjHING6QM+eGQACWlLqHDZZMzaMCDKRaGSTKGVNIkK+kVtJsWLSALDKF-vE2LPhAGyuC3AGSvECSOwuH1kAxRHFpIBRABZTqM+3NAAHU6MTgBgnE2dFxSMWFGkuMndLiAKLDBKXKBcKDRDmAYeFeoEOSFS
SMVmKpdKttKhECFTMkEN5IADAPRPKw-MBYHx9HvYdrG+DEp-Ld-EmcFNVFGnIZTHAAKMhJjGDuZH+PM10LO6FJBNnYnHMsxCx-CplEmKGpDDqYERIMCVD8iG+DGd4HOJP4pOR4F2tEaMZ8FqVBRuHk7FvkI5uGNeKqKADLK4VKOXFhREUuLpmNTGKlXCq+n8Hs+IQ8JRpF3+GBMGiPGy4E+DGpHJKNJdxGZPMB
+HdmH1mFajkxHl4KBsF40Jt+HV5IWDIFZJJ+IGdAB-HZtDF8FVoKlnHFZGWWSrABNG9sN-SMR5IF-FasHA+DRxJqpICEHYUNVwGNoGhbC8+I6qUFHqRM6QGFbM6CI67E51L6qExOAOMDRuNtOF80GHDJZLAADE+cR4LuKNDbGRXHxmIN4IlbKZBIGaJSIBFOEdfE52KmgMt8ACTI95TtMm0KmLGcAJKKGRXMdt
EWMMqtDaiCtWAiqJmfJmjHVKAqXFdbV7P6BC0oKfpKS6I6bMhlGNpKsqBbSDS2MeAHWUFyJL6dGzcGYFWhH-VHa0IqIL93ANnFVgLO0JdiF2pC6IGJmP6HHSxFGLFqCNIKUhJ7kDx7BWJJuUHmFMVuMfGG6LJ9pLFBADzIZPHGeN6YNekJIbeJGtsG+JIxeFJzGduDxLGC-JRONBtH-+D+BHWGIqnIzZHuRH5-
hGKycAC3BF3MCTFrCLyUId-JxlDGlHOqDl9JmZF2xH19AxdEqJ50HOCP4vHZ2IGbIBgGZjFRcJiCH09IhHG1rIknHdUHR7H5BH94YUJBkP6eIaLLJLDHAKV3M9-JCpIXSI1EAR2Fh5JO9OWZEvvJszUVNq4GJhIwABVZIOiANzIX5MttD+AMepGuVCojKvoE+SJa6Fp+cjKG8G9KABIFCzEx6CVpIqPHdPHdQK
FYFeCIpiJ5gHGUKp3G+pWyJuDHT+OmWMpqGu0JlnDBsKOBGpQG-aH1dGenHvGEiOJ28G5aQJFWBJM8M6HH5RIC5KVFMEoCh5OuUKVSJNfItLExhGB1ACtDE2PTJ94KLbIiUDGCFB-DDFG2MLl3JSsLSCKQDFImCeGICcMU6EYAWUKl2Kt3Ip7ACUDluK48IaMLFcGSDL9eKJ-JNgG+4D7iOhDGJ7RNNRsHZZFJ
4KNxBNYH6ZM5sC1EFGSABLGU8HROIJyHy0JiLHlpTDEh5HapLcAOVKH+uClnIqbPKYHKbH3HCuuLFcGSqF97MSdCBuTgIE0HeuLK2Lp8GixFd7IS8FoAJ5zMk9M1eGSPCDoDiOOiVJNogvFeDF40Kq2EKeH+GHVdI96GcuIZ9F7AHByFmBGaVIx1ACGLAkpOJNkHldJCSJyHLp6FSAJmjIKSLd+IqKDaoHl0HZ
7IgAHN1EF3YhJdeA+MH+VHVJHumHZyI3BIR0GBqGQ-HJ5LGLP53JUxBJNDBIUBEFpDafFOTP6sL29MtaMB6D55DNEFs3EOsGiWFjBFVvF7xHdMUNDZcMEoBlUJ65G2uHCWGY8HfRIlVFVSGYhExUPx7IpsFH+EkpGcHGELWhJxfIctIX+IZ5M91B1vCXqBKGJSaI1xEzkICUIB3HNlIXABwIWGGtcGqqH9lG2r
DBWDm5I9cL4zKZzLRiHRuJpqEYEIl8IYLUpCuCDtiJTYIuoImDDaaCrFIw-NtfJg3ABcKMiLxuIKaKTbJJNx1H-WLCOImaINUDt1IZtHiTHtCPldINjIAnMhDJV0ACaKyLOVFF9CVRAF6ECjKMoMJ6GmTF8rLBCACXC1eEs9JV6Ju3IRNICYEwH+nP68NFCIUjEYzE+jIOHC9rFHXEMwIdxLd7JCmHtDHiQB9f
J-ImlG7GFN9IBPBR9C+HACKGyqFNkIlgHyfHtgJm5LteFtgFN-GBEXJIJSHllGCmHwfGMAKStELkKy2ICfHI+LF7G9NJF2G+IJ19F8GyMFKNJRmEyJOeVHwpABMMFzIaZFolDFzC5QG5kLHRHzHJB2FuHtlJp9MAILhfFB2Fs+ACKDM3I2uBFpGCAFuYDxrDFQG60JaEN+HH+Dx+KuPGSOF+VJR1L1xGuXGNAI
ZfIN6J2PNCCKyKL+AK+fMKM5aIeZDB2H-HKQpLSXACGETcKagEmGJhfJt+BOHNebIqeHzBaTJiSP6EK9+J+hJRsIWTGh0H59G+DItVF9tIlxJJXHpcH1sGyXKLDFuIt9HyQJBcH1xHZHIxOKd2IOHJNVJBvGyfKRjCOSADAIpvKbFVjJNvI7NF05ImMFm-FvBGZoD2dGw-I1jCQsJyMJRpHQdACDFzLa+KNpHo
yFRLJ0gH2tADwGSrMCHCLDIt-E9fGKyIgxJyKGBmD4H1vFW6AV6OJ8IaRDNqKA5OwBDiEK9rEfmB8DGehIYGDRNEHSa0KSyGmWHcmFNrFZsJtdFyHGeaHFZIOgIldJ62LN3P6fDO1INmhaH6kE1vLmWFeiFugHeCH2LD00IOlJtPAC9EhbHiOHRXDQjGuGXcI9cH+dL5SIOxIm0FJYJxSH5THOtG5lEIAKBmGK
YKNqMlSKODRxJJGGhbIXGM6JLaaIe-FlyHgwEeDPKIIRrADNLSHDNoGrWKZSVSC+gDuNFPBGB+HXWIIyFCjI13KeUIJ4FrhABoBfyGxcNKYBpoYgFedGN9FekDp+JazKn2Lo9IBoFiLKmpABgGS6J1sGygKtfIqPSsHd+KLNJGrMtEHvRCd6JheGhQJNWJKEH9SH95P5kEOOPF-HQsW-MVkH3RDl+FOSACeEVk
J1bH5NFe6GquDd+Io0HU2LZWC-sG0xRgFF7I6JB84GJeI1+KHOJ11IoDAC7DOkF7jC9+JuXK1RI4HCxkUmNqCHpEDSfH9YH+ICRXGZ1KHjBidLusHCEFh7Eb+H5wGgaDV1YEA9kFg3HGHICJJCPFhzJBQJYAKa2IHMDF0GY4IHCFWXI1nANGXaHQtHJXLiPJyJIl8IyMJhbJI2JmPKfGMiBACEIivD91Ec0DJc
TAFKJMqKHetElOJU-ACPFyBB1zFe6HTMI0nMS+CagKSEJayLpJc7HN5Hd2LCIFp-Eg1JmBGl2GCHHlqABsKguG5vFBuG6NEsmKlEUlCaLHCOG5-FifDeIHZ9GR5CtiNh3Hv+CqeGbRFtaEJFA2tJ83YyLJ9E9SGGyI50HllIpdKpzH96JqXACCIlMGdvDyFHGSHJmFtHf4E6kJZzGIAIOEIqCIVOE+PIx7KSOI
BkHZFG1mIeOHx-JKBEioUIFtgGxDP48Iq7KjDCpYBajKWnJmOJm6KKFHVWKXnE+cEk-F1dSjG1nItJCTRIgyEa1KTWIA2IqTIp-Lt0F2qP6fExeKCmFLUFlmlLGt6ImXKJfGJuF6OFmUJ1nDd-GR9HdqFUAGaPFWCIuKFaGH97kPH6AACRHJuC1nFuXJN6GNqHRwF19I+OIajHJwLhsFWuEF0IqCWXEiMI4zKe
IDZ1HOQJKiACcECLHiLMfJIpRJVjHeZG1aOWNHZhRUJC6HOjL69GeAORuJY9IaUJWFKquKqtAWsPyVB7IJoxDf+KkVXWLONP6nFm9MBbG1-GeEJBdCBUHZuLWrFh2H5eJWuKerH+AIVSXMFeTKz+LUPAmfG17CdwJLFIpgIONF2zLJqFSNERfNGAM2AHpBQoFt7Lj+F5yJDEBaJGzWPu9JdjKOhPM4IwyJWDBk
nNk1JWxBxAUoNzkI+iGfBMF2GyXCUPDj8E2MMlmFxdDpzMWlIiMKeCABiENdezF5UGZcHiFKd6FqLF6tKCkKpBGByE2XIOHGtNHWiItCAB8JWXT0BwfEi7Ig7ACHI3NFq8Cq-MVdNM9G5MJiFPScK5zMx0F9rIaHUmIyWJtqIN+D1VDkmBmlECIHFuLl3HQ+JZkGgAFysJqwIpXKnaRrH+5GBjAB0G9VDKXH6C
KtfDqqHqLBtsMKiECDFDnKfSIWFGh1SVM05NqYGucJ9sH9gNNYHPkKRSHGKJSlJqIHwuGhOJ2ZI1QP5wO2PV2I48I3uKupJHpE9oBybLUAFKgJ6PHcAF6OC7sEazHkDIEwYHI+kH1WGu-Cs4K5rIoZJEcF99Cu-MlCIySGaGMW3DVgEB9ACghZGH+JlPHJFEqOJeJHeIIqICdcIGbKOLIcaK+KJlAH99FBjNdl
V7JvzJWBHobLJ6FKiFyOH2fKQ6HaTBzMIJhJl3LCDHZUKq9DAAVzFtAKysF+MLpqNg2JxoH9DD6HH3IJISAB4IidB6LDl6K9wI8tWEPahGWbAB9Ld4IJrEfhEuVFb7KWUJF8BmkHyhJnZLiDI1sNCqjHISKMkALihJSPFtoGNeI6NH51G6lHhzHi-OWrFVuEWQI+QJRWfoIOHJFlLZgNaTIZ9JWVJFvGVDF-BD
iQAARKcUH55HRPGZ-ClHQQI1DFY1HNVIRpJa1JxcPxSE-GP6sJCkAhkJeIJqtKCfCk+G75MpN5XFY3CGjNl1ADwH+HB4wBMeBy6KuxJ8DDGBGF+Nt+OqzK0sXlFCuJmpKWsIucGCfJDNP5qE6HFagJokB2vClzHU8JAuLtaHRmURHuTIo9KhIJFkI7TNXQLBeG3JGqlEFsJJIMdbBLCGt6OKADMARtMFRNKDKY
4GSDF6bM+XACwFqSIxlKMWGUTNHKM1KM+7GaNOI1XpM6oGBdAB8JR2Jw5LzGLKaFAaF5kA2uFByKBJHSIOKPHQwL5KY+EsAD5hLmKIBgGygJx7HiDC57KZSG3SJunHOYGWUIGGIJ4EJ-YJF58E6ZEKbF9mMNVIamINoHxzGSSABEIFxGteH08LYkISIHu0SyJjOLChEFSHeiLdaAA1I6jHvKHigIHHD5sExINZ
JId3ARJH2DTDFZAHNPC5nOKRIBxN49Ja5K2ND+UACbHKKKXFIx1INZIloER5UsExrJBZJXqJSBGV0IRoHOtNwAJV6Dh4NJDCN0F9XHFkFEyFo2R1K8yG2YBgXDtRLq0HHeFN4ADBIiDJutJ55L3JJzUG2ZFmNM+9WhHOSFZhIFVFtyFdpJCAKSNGJnHFAJ2VIxjICHH2vFWhABpHhdb8FldI9YK+BLiTG55LvT
JpQHN-GNxFB-EKlD+kIuqF+AAyEHMAXjF+nHtJEmlIBsExzEKDKt+PA2LePF9rPakAB4HtuFo8Ha3JTaY+ACgJtvEeBGd4IunKSiHxxKuGDdBF6QHVzFmBF63FFMHbTGp4UZHY4BWvENLKCEJR0KglLErCqoIKbKGJHd6CWeKilEBYIqiP49TXIk+BVVH-IJGpHSeJGLHeBJ+EG6pE+OKNdIo4P5BFy4JRpE9P
ViJesHJhKsfGqbC5bKaPHToC8RLWQJm7B5yED+JWcGWlEGFHYwYnGzMFx0J1oE6qDxWH+MJtyDheJR3JteMn+FekFrFH6OAdGHeNVtEC0HFiGXVNmXHF5Hc-CxVACeJhCHujGKXAKWHVEG6yHuSEFwatFqKKapIyDD6mMViKy7HxZKJqHZUM2BLpiDgAJJnLWoEWRHp7NkIhrJitNWpCx6Cv1FyDFffPuUJowH
goCjTI1TLR7JCGA3xP6sk9JV-HmNKeXKaYHtvIrPHlwJ3LHprGCZEmEAA8EF1IZnFU2IWIb5HCkIVJLe1LikJpYABZJ1vGuHIFZEBfJSLIaFF14JN3HWZKJhevIyIM6kEyoGeMIaOIptHF4G+3IaFJCOJk+JCXJRgJVzABxMOMXvKaXGCWH1OGO9NBkACSHO1E5iI1uIQ7DbDKd-IaxFdtOZtDXOTgIJsIWNHq
6HasDFcGe+IBxKCvJpaKtnACUEOCIyXFFDDxSFuYYBF1wEBXNRwGuZMCKIytF2JKN2Hd9Jh-I4sJCUFKFIc4IMADOHYgACNJFlIO3H+YM9NH9rEmQHN4DRvI1XFysGhIFpXJqBIRjJmQWSIioH1QHCBEpuOd5GRQDqJP5sJtFKtqH9kGVHHxQIXBJJtLKRTDKIQHpqE0gD+3ENTIeEA2TJucF03FZpE5-GOpEk
mK3QMMAHzEPYCvTE5LFlmIF7CamJc9FV6ExzESlKo3NiTNQ3F4MOkcM89AAnSILxyIKNJ5MHCGKihHEgGiaKt4GKBBRGDfhBzMHmrI3NFwUAA7XmACpGI7IdlENJHJrFRzEbEH-IHm8G8WGmBD1NM+EJNEEbwIDVQLDwcFaiItACSuIGkKBtIeqAC6FO5EcbGNkL5sCBXFF-BVSBqaXSK1EFiSI2EFrOGUAJSR
FwfChfLaMJWVGmBHSgFh3GmAGxAHWQRhCxWIpbMWvDXiDWuPvAO+9KOHEm7PR-DMAEBkL+gES+EcvJVwcAFipIKmGi3JN8FSdLg3Hd1B-bFqMKBAE1yIgAGaVMWtH6aIBzXFMKBE5YOk2NPpJ6hJ9MIJvHd0Fv+JGnNZxJd1MpYFkHJWEGVGTgKWHIegGQ2FqbHebIGCI7RH9pFF6Mz+LSUBJvFmzIpWKmVHOj
GeHs4H9IGGZG1fEGHAAjFk-Es7E2LEdnGM4D1HCRNDswJ1VGt2PyKVZJmmADKHVRMNCGplJiKGlsJexFhXF2XG6-JvKFdKKiIIlhPVIplFcAHKuEiXES1EljFZxH92I28HZcFmOIdqFpdF51NptFCDIlKF9NtNHSgL7LLfHFK6HueL5MNmhFi0D4AJOEIOdLI6IhRDMkJWCt-IBXP6AJ2mHbQCBZC67KZOId8I
+1IiCHt-JB5IASHtjC2YJDL09IuWP7VJ2DJrBImVF9wDoaGppBZOHJCFcwHYpIQnJp-DVVLeGytExxJZpPBzP7hFmfIl9HpwICgH3RHklGpTGfQFalKC7I7CMIJmqIbfBymIs+KSmHSQEOHI5jJiRI6KIetKheE6YKHFH7nAB3H1IomGhLKo+MN2FuhM1jOuLGGgLGEJWENYgCJtID+DtrOs+IAcILKXCKicJe
4ENWEazFaZHN-Hc+JKhLl6HluF0AFcoHRwIeKOBPIOJ5yOZhOCMPHLDqGH4AH52HEODLBF+lCI0LItGyBC5jAeYFqMLEMGWAuIH+YGZZHy8M1rFh3IQeHuDHRmHD+IFVDOmL+HD5nMz1KUF18Ei5I5FHQvC+OLx5It0HyRP5XH8bGajLVsEf2Hy2NFuHiFKdGoOJsSKyuHAuP7EKGjCV4K+XJo9HEqKVWMxqCm
CGLNH-mHhhJ3JoIIkkE+hN2PElZCJUJ2rKxXLWsINgCZ7ABVJSIImrG6WMt+HUJs5GtnF1pKO9FhaIZzG91GkAJuNF+HC1GDF5HQNGCMH5uGmhM2F9MHiCNUrGdDGOQNqLG6hHcAHFOGmAHBIGjnGdjE5CIyQKF+KgEg+GyWCV+GVkJ3RJW8I4hJJhDiOLCxADhFG-I08JZjJnMGmaJeNGRHKdEJxHvWLF4Lr+
HLhLJHBxWDFTGdJJJAMWVKl4Lh9GaPNDGR9G0AGKJEdsHmaId1Ih4MFLH7GK2HLh-FaNKyMLaGGKNI6jJBHZNIOrGOANA9JpRPaTDFfG1VCZ4FGRAAmMYuITLI0UGfAFtjJRLpcJgtHKSF55Ol7GmiKwrLpdFllKWTNgAIBzGnZKykDyUJBxJoEQPHCTJF-HlCACQLs-FRvLxfFDCFbMIM7GSEIlOKc8Lt9FV0
J6FeRMGwIY8Nw9I+1HpMIgpEuiIrFKdbP7UFTIIawJagFpgI2LKwH6HHmaIrGF9pN6CFesOtxIpgI0iK6KGiDExKGL+IoVIp1KaJYQJ6YJhrIqCG9XGDNIN7Gp+IhrJWAJN4JsAHZrIRsHKSJCOI9rHRG+qOyBGj+OTVNqmBSoAaTKiHHpNOldF3hHh+Dp8I9pIqOA2cI8Cx8FyGGKQI8TJ8pKTcLGNMBFL1xH
43EkAGKHLBXGM2LeQDl9NNE1lLKLKRlKeCK3THifH97JuVGVpCmTACTLl6JutJSgFyIEyMJ-H2PIidGGeIdXNonHVuKYAFqHIhzI2bCZ1INyJskE4oI+oG8sN7HxwOIrKexK2PFw-IR6Gl+HpoGpCFuLFmCIxDGE1GtWHX+DddL9MDDCB9F2SHqBJAsIGXKhgIaaHpaDCTAsyKQAE04GV-GdUMaBI0GiELFkKU
ePOgE5MIF6LalG1TIVDDDRKRfCiLABtL5kAN+FE-KoHKzNliHBpDZLLedGeWI5jHV4GuPIKvIJcGIALBpHQ0I1jJaAITFJxIeQNRSJ8+H+JGMXErPLIACuLDWyFCGGqaG1JK9gBA3LWxHZNV2IudIQsLldHR0OKPKgAEuABGaHlbJbPFiCLB2Mh1E6NIpQGwFNODvGGMwLkdFWrGOcE2IL2JE8EG7PJpPFJ1C9
XAB9CfAE2RLgLSSBXcF1QFG2ITjIKIKehGKXK6CMWPHV8FP+MQwC4WFycI25NZGqmIGiGmcIFoK6PET0E9cEzDACrGiIGIsLm8GxpISDE0sLiJOXKyVIuOGWBJhSH9jJCMG+XK5jJt-HibJ0AHRQIp8GGJKSfHuAKEG5mEwrJJnIp0LFsGJjItyIMAMpKFiNGuAGhvI9BCR3KCgIQ+VKHRZFg3GWDJBjIR3IFv
H91I59HR6HKBF9IGuNJcAGKeHVtGmiFrHvuKhHAnAJBwF2mMhlP5cDlhGGSAycHp4FLoCjSFuCGStGlALJIqsHRNMMqFV-FGvGNRI5eNGYDx0LNkM0AGPuJOeESXI5XGlHLJLClDTRNerJRUGaFJXBEqfKRhCZDIVlHJwDhkFScApgABsPixMmIMmGSZHJUG6sHmfIN0H2DHGOHKfFyKGA9Gt3Ff+I6JHx6J2N
KzK3EG5bG9tJNSFZyBV6F5vJKRGOkFt5G5eDZxHf0F5UP5FHJiGVGzZK4uFCzM9REJpJiVNBqG+DPWgGuvLukGBVDbTADHHMvL18J3G2HLU6FO1NaoKjBLEAKhtJFRHBrHCZGGmB+gKPCLulGUzFR2LyFZaIc6HRjHxEGJ-H+PJxsFFYGN3MN8GNNJKFOieEecJ5xACDJJFRfN-zF6ENBhEGbLWvMSaCwgAB-H
bNDYOHeRHCgJSpK99HbCGMIRfJ6iI1ZBomBtiLCxHkVPgbP6AA51HYFDPhH6cFZnHIoDK5G7LEdG4xJ+yB2uFnUEgdL+SLuQL8AIi8A6QG1WIk-LGeEKUDDZILK1yHqbFhoKktKuFLq4GhlId4FtvKI6P41FNlHLKFaaE9eIGlJtCZYICPK6YF+JEdlF5lJlFG2hHYAEN6L1YK15GC0ChuLiFIKPKyLNCLNxLl
+GKZGd1HJmElaHKXP6sE53G50Nr0FLFLNWKWOJKTMeD96K6PIqhImwGdmMqeH9lHgyGaAJ5oACTI+mGViINcJMWJNiOTJRENZdLeCF5iHCGIdwHpvIBxJCOGqtJ3+JekDKFHfRGqAGxLJ6MOeJdiBKBLlrOdnKgTJMjGhdKnEOKbDPmJNQLr+GqxJCiKiNJqFKLJV8J2jFSmG6EMVUGREI5xIh-CMqGj+EOOHi
VI6SEnPMVnKtGDMIZfIKQIdeG6OL0QJS6GOZM90E8rCtIJZJIOSH1DOUAC6BKOBcoKCLCuoHZNGdqJWdHpUKF2GGSIWjJn+EqYE5dKBLMxvLehIHHjCKhMIWKKitDCNJr0Gu9D4AF+aGZpJpVJRpEdxJoKNQrFCDOFG3+IyRGt-FSgHFVFl-Kp9FVzGptJB8FZEGFcI5qIxfJCFIOWI8AO0AbALJ6Lk6JuLG22
M7tNdlABnJuLJN0JSXHSdJt1BGKKtkTTDw9LAmL11MV0GyTFatH6cGxXG9gKK6FpLHgsOFqE2wN0rID+R-GKQLZ-OKxAZSJ1uHNkK7+E17JduEoPKK3KTPFIaI5gMBlJ-NrKFpnIKVHpYHSDIGkG9xGd+HiBHF8Jl6J2gHt4ACxKdUG91JNzNUIA9BylCTfEZQIpHIWxI14IriFimFqTClAIQDBfrEeMAB-KVL
YhJCXJBLHdtG2oJK8LOBIN-I5bGOSHdqHYXFxrACCLhrKOKIAzPYMRsKxEO3+HKCLyQFkWIIgId-NabOOjHeJJ+OMWzIBXMg8H9nYUJBfHdSHpXId1HNAJVfJ1sIiULKiIVsIMAHmZEO2JGtCudJQuN7IaNBzcH7OIOTIx-KGAJ1EGMyHSFFJoLY6HosP6dHmfHXLGZxZMHuTIJ9HSVGJbKlaHGFIumIaOG9-G
yUKhJGtUGg4I6AE2uH0AWiISBG13KC1MONG+dJZ-DhkKaoCd0EOZKBeHRZI+DKFpH7+EqJP8IrOISUEWFG6DEGfJhWE45MS5DJlOIdCQqKG2LUAIVkKaDEcTPyLKcEgvNylLp5CVnMzyAN+G-PCdGE6BI8AGtzIprFiPACDHdr--H+OKqCK08IVrHjFIF4G95IJ8GF-KqMJpsHd1ACoLaRGhxGxbbRGNKJT+Hy
XJmeMCFGFgEF9HM+CR+MKWIUgItuIX6HY-F9FINzQQJX+El3IVwIWKKleK12H9oKySJnQK9AJqhHd7Ju+CeTGmsHBlQvH5MJCiFnTOaoGf+DHWCNDKt-J1WJ78G7PHSELU+EUnLySGucQYKRxB1-LGEGJ+J0nHRiGebH2cGOzJZKHkuJGbNntG59KKxAA2UmHBkHWjG5wOGUJ2dF6eKN-H1yL11KWnJDFHlnIU
AHbDGGiIdRQdFKpLsKB-lBRsI9rKUQMKqKCmExxIWWIPkGdxAj+N6-H2QI0FVWE+SJOGD61LpwISFLJKDdxG96LejIz+Gd0JeCGCbISXKGZD5lXgO+yL8wH3ICqiLhFJV-G6YI5dKCHHJnOmEJKTADZL+wF6HJJGQQHeaHlhGSwPijEK3MarEdoKwdP6sO3pKGPEdKKzrLmWMyiCQnf1HyBHFjGVzDOaI+oIpu
GSWHJ2JJxHdcJCzHmLACmPumGtoD9Sa+J18IptIR-IWBJt3KB7HdzKV3LtgM2lGtHIE-Hf+KJ4MmKGhrU2IMeAsAKrRKh9J+2JR6IGBGWAKWjGx6AslF6PG6PMYcHJQDSzOlGxoHUAGyBHuGN6THV3MqdKaILyOB5vAFmKOpE+qHBmCueFWZMcD5pAx6MO9GCBHfTF1ZN+hGplP6mFK2CNZNBjDSYLEvGuGFyf
MHDlGABJLmnIBEKZ5LalGp6K3UKu7IOKHC7Gd1IimHZ2FRkENskdIl7JiNKGkDtrH+VISMH+UIhzIhuHtoHwAG6AEuHKKnGNwENTmQH1hH5pHqeKF-H6RHBzABmHl5J57I2nH+AFpmICUGt3Kd4EZoSVK+lL+RCC6H2dGoAGaKI5lI8sJqFJx8N8+I+aGD7E32NOWGqKYAKFxHR8LOBKlxGWvIFqKqrH9zFdjJ
WkEBlHKeHCLFxCP55HVzR7FiAJOJG+LG5JHSiL9qG18LFYMmFI2YIGSFmTAr+FXFEqVI9QOhKmCE8sFZ7I9SAOhJDIJJHLOkP6QKl7GcdF9uDigJpwO8MIsrOCIhTN5aFRTH99JdKGqlIoAMCXEZYHqZJ4aH5rFe0BjDGuYJJ+NuJayGJGA23LSCIWqITrH86OUuIx3H-+L4rLIsJhxD2OOEqGqVOpObdKKOJz
wFU9JWCLlLGdwPZkP6qG2vCChEOWGCzLVXCaXEIUTqEVIHQAEMmMbXJxhFt9JiEH9mJfAHCRHZgFWILjSFuCIllIteQICpmKBkG2ZMpFHbBIFmLx-J+YJK6HBvJQAHF4Gh1J+kKaJLBxP8Eh1EN1MRVH1kJVIABnK2lIZiKiMDBSDzCFvGHaAHd-GqHHGKxtGx3FdgAA5DBwH0vGdDIluG2OG5-H9yFm5IqIGt
uKxlIpnGh0uDId7ImwACLF1KEJgJ7fFN8GSQCRyHtlIJgHRxIOXG56CeiHtyY4FJeH93FEAFluGNmHSqHiGGuJGJjKZ9IChGTEGjlLSkJiTKCoUiFuJHacLDAF6BEdhJbAI28KKnHaWHVxJteIuCF7+Hg6J9-D1ZbrHxwEyOIuEIpjG9pCynGl1FdzHZ8G2tHwAHxZIFBGFkLxiI+FS6HwALRXMxgGVmFdfCZ7
LCaGobIHNGBDHaZI9sEi3HBJLZAHb7T9MltBgeP62KNWIb3IZ-HJRH+BL2qLlSHKCHqYHx6LXCG+dCigXcJWVGQgHF+FNcP6ZGOoHhuJlVI6LJqVGuFHurEiWIOaGyBJVyM9HtsHQLOXIK0wPgkGtVEI6ON-LOAIBfGb+E9WMzHH51NBwHRVURI1cIzWG+OIk5LOIHz+JRmKeMJaPIWmI6XFmlJIIKF4I6jIFj
iEJZvLuFE6OIZ3GMAGyWJSJICHG1eKZTKBgHGbHKQGrJF5dDd0NSKetG6iKlgN0AKelGOMDi9Ex4E3BMX6F1eEVwHOhKF9HvtA+iVTE9LFtoIqjNmNGVICzBJxPGqbEdcHGzCQAHJ0O2bDR5KdnN-KTrGZzK6YG47AdwKQwB9OKSuEZAJSJFwHIDZHLCG2aIx4K6bP6kuxFyJHymJlyJh2HCJG+bHdkIF-GpzH
+ZHhBI2TACWHl2J2QIe7PfOyFD1HJ6-BNZLFKFgQH66Gp3P5uK4uJVSJSRF2gHxRMckI-iVQId-GdKJp6ISYIdsKKAK2XHZVGdkF+ZFoEKR-ACSIhnKp1JFLOFABpI24NCiEGsEhWHMgIqmF56KF0L49FSGJKnG-qFS5GF+PGOXmFSeFaGJ5sJJlHxpHF4HGhG5WHJXH55IEAINcE9cLBMIyCGdbLZHmZFaHH6
YKZlDRDJIwIjgIx3Et4FVRJe+NmeD-GDpbDOEAC3POFKjABKKFBLqxGsxM5jIplGpzJ9-KgrEU4GdaD4GPEQJaTD09MEKXSE6mMVHDWpBa1MxxEtmDdCACfEdaLFGEapHy7KFjDWRExrOVKJzFxzBieCasJmhIbJHSNJsvPxwJx2FmwFehF8oKhWMjFAAtOQJ2TEmwFozKhFE7OP5fDWAFEkDaTIPPGdPK6GHZ
fFqWDrQHVmIoEkwAXKD7fJFyEhaNOpHEbOVbIbvM+kEMqAr+M7yFpuKacAaWSOGaPIiDJeZACaNunJqzHJhHSnHlvHlLJuVGSCDpKKqWHmYG9MHSJJtFFONZNMlZKCMLVtBnaHETHB+KJWGwOOCZBbfBkAFmdGqUMuIlxP6tHSSOSNIBBGmEFXTIlWEhJIJVFKyDquGWQJ5KGdKJ+iP5J1TMCMG5PICIHhsKd6
MrCLZcCWgLF6HQ-ACGIqaH3PIV7KqgMkGuFMhoKZREFKFmbDqiI5PD5XE+aKiXHgAGaoJuDM19Ko1Jh1NpHHdPqNGugGGlF9YI5WJRrIe5LGiF7GIzDJmTG4KBcAM-fGvhMeKB7KeFEy3KojIKCH5dMZTJLsLTWNGxDd6Fu5LAzGuOABQJM+oVAAtE9fEuUFtOHOxJuUI5uLFPA5kKxBJ+PJp5JplD57FyhIpk
oMFRSDcKIjZGy6DeEJaJIOWLOOJhfG1cCdMFhTFuiMp-DaEACCeqDaeJv+OxuMR4GV5H9qH9xGpvIZvFFqIpICJtH2IKubItwKSTm3Hx+IKWKJ9G2iDRvIdxDQAIiIICOGlHHR9G1sH15Fd7GyHJ2QLRDmqF4PJcZBmzFpjF29ACXEVwEFcMQ1JHkLIuOJ-HKWEgiEvdK1H0pP4tNjQAFiDCmKqiPGYFDBJyoC
V1E30LldEwKI3LKejH0JKBHg1LCbJozDJnFfSGR-If1MbrODYCMACsGHwSI5VHOBEQpGaGI8BevKdICE9LgjCSjP5LOTZIyNIaUJRZGjWDvnDWjH9cBg0KKzNmFKnGKhLNTMCmKRnFzDP6YEeRHLtJuKKdXHBLGJYMUyOAhEw8OnI9-FJTIieCeEMliHZtHtEFn+EV8IlJLl1IrLChjJC2LOgKFVLzFxZIVNCW
-MLCF9xCx7GxXICNJDwGaHPR-KdWGkcE-QKdQP6xJLHrIG0xACRND+FCiEnIEZZB9OG-OKKFFt5Dy1MF0Pt+NbnEAlMIEL6P53MPkKeIE9pKRhODSGRcLx8GGrMiXG+gHRrIWiIKtMdlMKIIVJmfI+gJG1IJ2GhwMWIHVvLhYDenHWPAQfJ22KmmKBNKMAMoEJ-JMoEOFLqxGtoGGAGeRDyFEbrExhKd3D-TKV
4ICTH4hKoALoN4PIvKK1PAi2Nh-ElUP6oIl5H9QHjrEw6Mg4MGVHGIEK7L0-KPN9AGhxOgrL3aONUO8wIV9EXtMICIfFFGqM1HCt5JgAIGKBBHKEGyJFN7GBkFXxON-C0iMeqCmNE2AKU9Ht-Ma6KNwNR9MTHLkAQTJO3HZdJF7HqADNxJHOMC5Et7HtMG2uHKKFWTKn+J16HPHLG+NMHeQEAAL5fH5-JGiI8m
GqJFTIEDGBKPIWwG+GMB2KmuFqVKl+LzDfUH99P52PUeNg0IptGaBPIsOwRCiaH2AJqUGOqI2XCiBLrJRyIEdNFcHlNEGGDgIJ50DNXHcAGJlG9tIZZFmiHFgHRbH+6FyfKZERlGiBGSIKOMF9IHh9MaqHy2CQ1J2dH2vKA5I5oKQ-ACuKeEMrHFxEANB2eDuYG2kCZkC5hLBrI6jFdPGdmAC-CuAGJvH11Epy
LuOGGKddEsAJqPO5jBfxMaNFtwCQ+H9+OwWIpNFFZGU1EYUI5FVVHRsIWEKhPG1tGpuEwqEdBF5mGKHAAiKJ5FCuLWHKhMFOWIdyVIP5LEiSJORJShGw7JFmJ10GqSFxYG+EHyBIp8HNvIFwHZ8H6NDqJVVGk3D9zJWMDOTEaOKHnHkAMZmC+MFl-G34MCALA8IGDHJZHMICPHVeEByGWSHl5F94F6bHBMGV4E
6KIyWLBKE2-FCZF5QOAAVKGWzINUIa0I57JIiGyTEK0Gn+F2HG5oG9eHqTGmTJWBHebFSRzYHt5IpsIlqISEH5yH93IBzJN-KV5H15AB-
`
};
// ../../packages/core/src/solver/coach/judgements.ts
/** By number of suits: which network judges, and how many positions are searched. */
const LEARNED = {
	1: {
		network: "one",
		positions: 1500
	},
	2: {
		network: "two",
		positions: 1500
	},
	4: {
		network: "four",
		positions: 2500
	}
};
const known = /* @__PURE__ */ new Map();
/** What was learned about games with so many suits; read when it is first needed. */
function judgementOf(suits) {
	const judgement = known.get(suits) ?? read(LEARNED[suits]);
	known.set(suits, judgement);
	return judgement;
}
function read({ network, positions }) {
	return {
		network: new Network(readWeights(WEIGHTS[network])),
		promises: readWeights(PROMISES),
		positions
	};
}
// ../../packages/core/src/solver/coach/question.ts
const TWO_DECKS = 104;
const LAST_RANK = 13;
/** What is wrong with data that should be a question, if anything is: the name of a field. */
function faultOfQuestion(data) {
	if (!isRecord(data)) return "question";
	const { view, barred } = data;
	if (!Array.isArray(barred)) return "question.barred";
	return faultOfView(view, "question.view") ?? barred.map((each) => faultOfView(each, "question.barred")).find((fault) => fault !== void 0);
}
function faultOfView(data, name) {
	if (!isRecord(data)) return name;
	const { rules, columns, stock, done } = data;
	if (!isRecord(rules) || ![
		1,
		2,
		4
	].includes(rules["suits"])) return `${name}.rules`;
	if (!Array.isArray(columns) || columns.length !== 10 || !columns.every(isColumn$1)) return `${name}.columns`;
	if (!isKinds(stock) || stock.length % 10 > 0) return `${name}.stock`;
	if (!Array.isArray(done) || done.length > 8 || !done.every(isSuit)) return `${name}.done`;
	return columns.reduce((sum, { kinds }) => sum + kinds.length, 0) + stock.length + LAST_RANK * done.length === TWO_DECKS && isPossible(data) ? void 0 : `${name}.cards`;
}
/** Whether no card is there more often than in the decks; what is too many makes a count of bytes wrap. */
function isPossible(view) {
	const unknown = [...view.columns.flatMap((column) => column.kinds), ...view.stock].filter((kind) => kind === 0).length;
	return unseenOf(view).reduce((sum, count) => sum + count, 0) === unknown;
}
function isColumn$1(data) {
	if (!isRecord(data)) return false;
	const { kinds, hidden } = data;
	return isKinds(kinds) && Number.isInteger(hidden) && hidden >= 0 && hidden <= Math.max(0, kinds.length - 1) && kinds.slice(hidden).every((kind) => kind !== 0);
}
function isKinds(data) {
	return Array.isArray(data) && data.every((kind) => kind === 0 || Number.isInteger(kind) && kind < 64 && rankOfKind(kind) >= 1 && rankOfKind(kind) <= LAST_RANK && isSuit(suitOfKind(kind)));
}
function isSuit(data) {
	return SUITS.includes(data);
}
function isRecord(data) {
	return typeof data === "object" && data !== null;
}
// ../../packages/core/src/solver/coach/advice.ts
const OUTCOMES = 6;
const GLANCE$1 = 400;
/** As many samples as time allows, up to here. */
const MOST_SAMPLES = 1024;
/** Thinks in slices of a few milliseconds; pauses after each, with the advice so far where it has changed. */
function* coachInSlices({ view, barred }, { seed, samples = 0, milliseconds }) {
	if (view.done.length === 8) return { type: "won" };
	const end = milliseconds === void 0 ? Infinity : Date.now() + milliseconds;
	const { suits } = view.rules;
	const judgement = judgementOf(suits);
	const effort = {
		positions: judgement.positions,
		outcomes: OUTCOMES,
		glance: GLANCE$1,
		samples: milliseconds === void 0 ? samples : MOST_SAMPLES
	};
	const coach = idle.get(suits) ?? new Coach(judgement);
	idle.delete(suits);
	const thoughts = coach.choose(view, effort, drawFrom(seed), barred);
	let told;
	for (;;) {
		const { done, value } = thoughts.next();
		if (done || Date.now() >= end) {
			idle.set(suits, coach);
			return adviceOf(view, value);
		}
		yield value === told ? void 0 : adviceOf(view, value);
		told = value;
	}
}
/** Coaches that think about nothing now; to make one costs some milliseconds, and it keeps 40 MB. */
const idle = /* @__PURE__ */ new Map();
function adviceOf({ rules }, outcome) {
	if (!outcome) return { type: "undo" };
	const plan = outcome.steps.map(moveOfStep$1);
	const forecast = chanceOf(outcome.value);
	return {
		type: "move",
		move: plan[0],
		plan,
		forecast,
		estimate: estimateOf(rules.suits, forecast)
	};
}
function moveOfStep$1(step) {
	return step === -1 ? DEAL : moveOf(columnName(step & 15), columnName(step >> 4 & 15), step >> 8);
}
// ../../packages/core/src/rules.ts
const CLUBS_FIRST = [
	0,
	1,
	2,
	3
];
const SPADES_FIRST = [
	3,
	2,
	1,
	0
];
const classic = {
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
const FREECELL = {
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
const SPIDER = {
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
const PRESETS = {
	...FREECELL,
	...SPIDER
};
Object.keys(FREECELL);
Object.keys(SPIDER);
// ../../packages/core/src/position.ts
function isSpider(position) {
	return position.rules.game === "spider";
}
const EMPTY_COLUMN$1 = {
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
/** Every card of the position in some order; for counting and checking. */
function allCards(position) {
	return [
		...position.columns.flatMap((column) => column.cards),
		...position.cells.filter((card) => card !== null),
		...position.foundations.flat(),
		...position.stock
	];
}
/** A list with another value in one place. */
function withAt(list, index, value) {
	return list.map((old, at) => at === index ? value : old);
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
function fits$1(card, below) {
	return rankOf$1(card) + 1 === rankOf$1(below) && !sameColour(card, below);
}
/** How many cards at the end of a column form one run (alternating colours, ranks falling by one). */
function runLength$1(cards) {
	let length = Math.min(1, cards.length);
	while (length < cards.length && fits$1(cards[cards.length - length], cards[cards.length - length - 1])) length++;
	return length;
}
// ../../packages/core/src/freecell/moves.ts
var moves_exports$1 = /* @__PURE__ */ __exportAll({
	changesSomething: () => changesSomething$2,
	fitsFoundation: () => fitsFoundation,
	isStuck: () => isStuck$1,
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
	const run = runLength$1(cardsOn(position, move.from));
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
	if (onto && !fits$1(card, onto)) return {
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
	const run = runLength$1(cards);
	const toEmpty = Math.min(run, runLimit(position, true));
	const toTaken = Math.min(run, runLimit(position, false));
	position.columns.forEach((column, index) => {
		const onto = topOf(column.cards);
		for (let count = 2; count <= (onto ? toTaken : toEmpty); count++) if (!onto || fits$1(cards[cards.length - count], onto)) moves.push(moveOf(from, columnName(index), count));
	});
	return moves;
}
/** Where one free card can go. */
function cardMoves(position, from, card) {
	const moves = fitsFoundation(position, card) ? [moveOf(from, "h")] : [];
	position.columns.forEach((column, index) => {
		const onto = topOf(column.cards);
		const to = columnName(index);
		if (to !== from && (!onto || fits$1(card, onto))) moves.push(moveOf(from, to));
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
function isStuck$1(position) {
	return !isWon$2(position) && !legalMoves$2(position).some((move) => changesSomething$2(position, move));
}
/** All four foundations hold their king. */
function isWon$2(position) {
	return position.foundations.every((pile) => pile.length === 13);
}
// ../../packages/core/src/freecell/play.ts
var play_exports$1 = /* @__PURE__ */ __exportAll({ place: () => place$2 });
/** The position after a move known to be allowed; no autoplay follows. */
function place$2(position, { from, to, count }) {
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
	} : EMPTY_COLUMN$1;
}
// ../../packages/core/src/freecell/autoplay.ts
/** The two suits of the other colour. */
const OTHERS = [
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
	return SUITS.find((suit) => suit !== suitOf(card) && (suit === 1 || suit === 2) === isRed(card));
}
/** The free cards that go up while `goes` says so, one after the other, columns before cells. */
function climb(position, goes) {
	const moves = [];
	for (let now = position;;) {
		const move = freeMoves(now).find(({ card }) => goes(now, card))?.move;
		if (!move) return moves;
		moves.push(move);
		now = place$2(now, move);
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
function autoplay$1(position) {
	return autoplayMoves(position).reduce(place$2, position);
}
/**
* What the collect button sends up: every safe card, or, where the rules say `all`, every card that fits,
* without asking whether it will be missed.
*/
function collectMoves(position) {
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
function automaticMoves(position) {
	const moves = autoplayMoves(position);
	const now = moves.reduce(place$2, position);
	return position.rules.autoFinish && isSorted(now) && !isWon$2(now) ? [...moves, ...climb(now, fitsFoundation)] : moves;
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
// ../../packages/core/src/text.ts
/** A piece of foreign text for use in a message: short, and without control characters. */
function quote(text) {
	return `“${(text.length > 24 ? `${text.slice(0, 24)}…` : text).replace(/\p{C}/gu, "·")}”`;
}
/** A number of things, in a message. */
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
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
function badCards$1(placed, deck) {
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
	makeBoard: () => makeBoard$1,
	readBoard: () => readBoard$1
});
const COLUMNS$2 = 8;
/**
* A layout in the notation of Freecell Solver and PySolFC: the foundations and the cells where anything is on
* them, then the columns, base first; `:` is an empty column, `-` an empty cell.
*/
function makeBoard$1(position) {
	const { columns, cells, foundations } = position;
	const ranks = SUITS.map((suit) => `${makeSuit(suit)}-${makeRank(foundations[suit].length) || "0"}`);
	const lines = columns.map((column) => column.cards.map(makeCard).join(" ") || ":");
	if (cells.some((card) => card !== null)) lines.unshift(`Freecells: ${cells.map(makeCell).join(" ")}`);
	if (foundations.some((pile) => pile.length > 0)) lines.unshift(`Foundations: ${ranks.join(" ")}`);
	return lines.map((line) => `${line}\n`).join("");
}
function makeCell(card) {
	return card === null ? "-" : makeCard(card);
}
const LABELS$1 = /* @__PURE__ */ new Map([
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
function readBoard$1(lines, rules) {
	const labelled = labelLines(lines, LABELS$1);
	const under = (label) => labelled.filter((line) => line.label === label);
	const foundations = readFoundations(under("foundations"));
	if (!foundations.ok) return foundations;
	const cells = readCells(under("cells"), rules.cells);
	if (!cells.ok) return cells;
	const columns = readColumns$1(under("column"));
	if (!columns.ok) return columns;
	return badCards$1([
		...foundations.value.flat(),
		...cells.value.filter(isPlaced),
		...columns.value.flat()
	], fullDeck()) ?? accept({
		rules,
		columns: columns.value.map((pile) => pile.length > 0 ? {
			cards: cardsOf$1(pile),
			hidden: 0
		} : EMPTY_COLUMN$1),
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
	const piles = SUITS.map(() => []);
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
	if (columns.length === COLUMNS$2) return accept(columns);
	const line = lines[Math.min(COLUMNS$2, lines.length - 1)];
	return reject("wrongColumns", `Found ${counted(columns.length, "column")}, not ${COLUMNS$2}; an empty one is written as “:”`, line);
}
// ../../packages/core/src/freecell/count.ts
/**
* What a step adds to the move count. Collecting safe cards only does by hand what autoplay would do, and
* counts like it; collecting everything counts each card.
*/
function countedMoves(rules, step) {
	const automatic = rules.autoplayCounts ? step.automatic.length : 0;
	if (step.command === "move") return step.moves.length + automatic;
	return (rules.collect === "all" || rules.autoplayCounts ? step.moves.length : 0) + automatic;
}
// ../../packages/core/src/freecell/deal.ts
var deal_exports = /* @__PURE__ */ __exportAll({
	deal: () => deal$1,
	layOut: () => layOut$1
});
const COLUMNS$1 = 8;
/**
* The layout of a deal number, before any autoplay: all cards face up in eight columns, row by row.
* @throws RangeError where the number names no deal.
*/
function deal$1(rules, number) {
	checkDealNumber(number, LAST_DEAL);
	const columns = Array.from({ length: COLUMNS$1 }, () => []);
	shuffledDeck(number).forEach((card, index) => columns[index % COLUMNS$1].push(card));
	return layOut$1(rules, columns);
}
/** A position with nothing but a tableau. */
function layOut$1(rules, columns) {
	return {
		rules,
		columns: columns.map((cards) => cards.length ? {
			cards,
			hidden: 0
		} : EMPTY_COLUMN$1),
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
// ../../packages/core/src/spider/run.ts
/** Whether `card` can lie on `below`: one rank lower, whatever the suits. */
function fits(card, below) {
	return rankOf$1(card) + 1 === rankOf$1(below);
}
/** Whether `card` on `below` moves together with it: one rank lower and of the same suit. */
function follows(card, below) {
	return fits(card, below) && suitOf(card) === suitOf(below);
}
/** How many cards at the end of a column form one run: face up, of one suit, ranks falling by one. */
function runLength({ cards, hidden }) {
	const shown = cards.length - hidden;
	let length = Math.min(1, shown);
	while (length < shown && follows(cards[cards.length - length], cards[cards.length - length - 1])) length++;
	return length;
}
/** Whether the run at the end of a column goes from king to ace. */
function isComplete(column) {
	return runLength(column) >= 13;
}
// ../../packages/core/src/spider/board.ts
var board_exports = /* @__PURE__ */ __exportAll({
	makeBoard: () => makeBoard,
	readBoard: () => readBoard
});
/** Stands between a column's hidden cards and the others. */
const FACE_UP = "|";
/**
* A layout as text: the suits of the completed runs where there are any, the columns base first, then the stock in
* rounds, the next one first. `|` ends a column's hidden cards, `:` is an empty column.
*
*     Runs: S H
*     3D AS KD 7D | 3S 8H
*     …
*     Stock: QH 9S 2S QH 3C AS 4S KS 6D TD
*/
function makeBoard({ columns, foundations, stock }) {
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
const LABELS = /* @__PURE__ */ new Map([["runs", "runs"], ["stock", "stock"]]);
/**
* Reads `makeBoard` text. Cards that look alike are told apart in the order of the text.
* Errors: `badFoundations`, `unknownCard`, `repeatedCard`, `missingCards`, `wrongColumns`, `badHidden`, `badStock`,
* `wholeRun`.
*/
function readBoard(lines, rules) {
	const labelled = labelLines(lines, LABELS);
	const under = (label) => labelled.filter((line) => line.label === label);
	const runs = readRuns(under("runs"));
	if (!runs.ok) return runs;
	const columns = readColumns(under("column"));
	if (!columns.ok) return columns;
	const stock = readStock(under("stock"));
	if (!stock.ok) return stock;
	return badCards$1([
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
		} : EMPTY_COLUMN$1),
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
		const suit = SUITS.find((suit) => makeSuit(suit) === at.text.toUpperCase());
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
// ../../packages/core/src/spider/moves.ts
var moves_exports = /* @__PURE__ */ __exportAll({
	changesSomething: () => changesSomething$1,
	isStuck: () => isStuck,
	isWon: () => isWon$1,
	legalMoves: () => legalMoves$1,
	whyNot: () => whyNot$1
});
/** Why a move is not allowed now, or undefined where it is. */
function whyNot$1(position, move) {
	if (move.type === "deal") return badRound(position);
	return badMove(position, move) ?? badCards(position, move) ?? badTarget(position, move);
}
function badRound({ columns, stock }) {
	if (stock.length === 0) return { code: "noRounds" };
	const empty = COLUMN_NAMES.filter((_, index) => columns[index].cards.length === 0);
	return empty.length > 0 ? {
		code: "emptyColumns",
		columns: empty
	} : void 0;
}
function badCards(position, move) {
	const column = position.columns[columnIndex(move.from)];
	const shown = column.cards.length - column.hidden;
	if (move.count > shown && move.count <= column.cards.length) return {
		code: "faceDown",
		count: move.count,
		shown
	};
	return badSource(position, move, runLength(column));
}
function badTarget(position, { from, to, count }) {
	if (to === "h") return { code: "wholeRunsOnly" };
	const { cards } = position.columns[columnIndex(from)];
	const card = cards[cards.length - count];
	const onto = topCard(position, to);
	return onto && !fits(card, onto) ? {
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
		const run = runLength(column);
		return position.columns.flatMap((target, to) => to === from ? [] : countsOnto(column.cards, run, topOf(target.cards)).map((count) => moveOf(columnName(from), columnName(to), count)));
	});
	return badRound(position) ? moves : [...moves, DEAL];
}
/** How many cards of a run can go onto a card; onto nothing, any number. */
function countsOnto(cards, run, onto) {
	const counts = Array.from({ length: run }, (_, index) => index + 1);
	return onto ? counts.filter((count) => fits(cards[cards.length - count], onto)) : counts;
}
/** Whether a move changes the game: shifting a whole column to an empty one leaves everything as it was. */
function changesSomething$1({ columns }, move) {
	if (move.type === "deal") return true;
	return !(columns[columnIndex(move.from)].cards.length === move.count && columns[columnIndex(move.to)].cards.length === 0);
}
/** No move is allowed, no round is left, and the game is not won. */
function isStuck(position) {
	return !isWon$1(position) && legalMoves$1(position).length === 0;
}
/** All eight runs are complete. */
function isWon$1(position) {
	return position.foundations.every((run) => run.length === 13);
}
// ../../packages/core/src/spider/play.ts
var play_exports = /* @__PURE__ */ __exportAll({ place: () => place$1 });
/**
* The position after a move known to be allowed and all that it forces: completed runs leave, and hidden cards that
* become the last of their column turn up.
*/
function place$1(position, move) {
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
	} : EMPTY_COLUMN$1;
}
// ../../packages/core/src/variants.ts
const freecell = {
	lastDeal: LAST_DEAL,
	...board_exports$1,
	...deal_exports,
	...moves_exports$1,
	...play_exports$1,
	fits: fits$1,
	runLength: (position, pile) => runLength$1(cardsOn(position, pile)),
	mostToEmpty: (position, pile) => Math.min(runLength$1(cardsOn(position, pile)), runLimit(position, true)),
	automaticMoves,
	autoplay: autoplay$1,
	collectMoves,
	countedMoves
};
/** Whatever follows a move in Spider is part of the move. */
const spider = {
	lastDeal: LAST_SPIDER_DEAL,
	...board_exports,
	...deal_exports$1,
	...moves_exports,
	...play_exports,
	fits,
	runLength: runOfColumn,
	mostToEmpty: runOfColumn,
	automaticMoves: () => [],
	autoplay: (position) => position,
	collectMoves: () => [],
	countedMoves: (_, { moves }) => moves.length
};
function runOfColumn({ columns }, pile) {
	const column = columns[columnIndex(pile)];
	return column ? runLength(column) : 0;
}
const VARIANTS = {
	freecell,
	spider
};
function variantOf(rules) {
	return VARIANTS[rules.game];
}
/**
* The layout of a deal number, before anything moves.
* @throws RangeError where the number names no deal.
*/
function deal(rules, number) {
	return variantOf(rules).deal(rules, number);
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
function isWon(position) {
	return variantOf(position.rules).isWon(position);
}
/**
* The position after a move and all that the move forces; no autoplay follows.
* @throws RangeError where the move is not allowed; `whyNot` tells beforehand.
*/
function play(position, move) {
	const reason = whyNot(position, move);
	if (!reason) return place(position, move);
	const name = move.type === "deal" ? "deal" : `${move.from}${move.to} (${move.count})`;
	throw new RangeError(`Move ${name}: ${reason.code}`);
}
/** `play` for a move known to be allowed. */
function place(position, move) {
	return variantOf(position.rules).place(position, move);
}
/** The position after several moves, each of them allowed in its turn. */
function placeAll(position, moves) {
	return moves.reduce((now, move) => place(now, move), position);
}
/** The position after the rules' autoplay, to its fixed point. */
function autoplay(position) {
	return variantOf(position.rules).autoplay(position);
}
/** `FITS[link(card, beneath)]` is 1 where the card may be placed there in the tableau. */
const FITS = table((card, beneath) => Number(beneath >= 4 && isParent(card, beneath)));
/**
* One random word per link. The hash of a position is the XOR of the words of its links, so that a move, even
* of a long run, changes one of them. Two positions may share a hash; the exact key tells them apart.
*/
const LINK_WORDS = table((card, beneath) => scramble(card << 6 | beneath));
function link(card, beneath) {
	return card << 6 | beneath;
}
/** The two cards that a card can be placed on; none for a king. */
function parentsOf(card) {
	if (rankOf$1(card) === 13) return [];
	return SUITS.map((suit) => cardOf(rankOf$1(card) + 1, suit)).filter((parent) => !sameColour(card, parent));
}
/** By card, what it lies on in a position. */
function linksOf(position) {
	const links = (/* @__PURE__ */ new Uint8Array(64)).fill(3);
	for (const { cards } of position.columns) cards.forEach((card, index) => links[card] = cards[index - 1] ?? 0);
	for (const card of position.cells) if (card !== null) links[card] = 1;
	for (const card of position.foundations.flat()) links[card] = 2;
	return links;
}
/** A position's identity as text: equal for positions that differ only in the order of columns or cells. */
function identityOf$2(position) {
	return String.fromCharCode(...linksOf(position));
}
function isParent(card, beneath) {
	return parentsOf(card).includes(beneath);
}
function table(value) {
	const words = /* @__PURE__ */ new Int32Array(4096);
	for (const card of fullDeck()) for (let beneath = 0; beneath < 64; beneath++) words[link(card, beneath)] = value(card, beneath);
	return words;
}
/** A fixed random-looking word for each number (the mixing steps of MurmurHash3 and its like). */
function scramble(number) {
	let word = Math.imul(number + 1, 2654435761);
	word = Math.imul(word ^ word >>> 16, 2246822507);
	word = Math.imul(word ^ word >>> 13, 3266489909);
	return word ^ word >>> 16;
}
// ../../packages/core/src/solver/key.ts
/** 32-bit words of an exact key. */
const KEY_WORDS = 5;
/** Cards come in the order of their numbers, ten of three bits in a word; the kings in the bits left over. */
const FIRST_CARD$1 = 4;
const FIRST_KING = 52;
const PER_WORD = 10;
const BITS = 3;
const KING_SHIFT = 30;
/**
* How the positions that can follow from one start are written in 20 bytes, without loss.
*
* Whatever is played, a card lies in one of six places: where it lay at the start, in a cell, on a column's
* base, at home on its foundation, or on one of two parents. Three bits say which; a king has no parents, and
* two bits do. So equal keys mean equal positions, and no verdict rests on a hash.
*/
var KeyLayout = class {
	/** By card: which word of the key holds its code. */
	word = /* @__PURE__ */ new Uint8Array(64);
	/** By link: the code of the card, shifted into its place; links that cannot arise are 0. */
	code = /* @__PURE__ */ new Int32Array(4096);
	/** By `card << 3 | code`: what the card lies on. */
	place = /* @__PURE__ */ new Uint8Array(512);
	constructor(start) {
		const links = linksOf(start);
		fullDeck().forEach((card, index) => {
			const king = rankOf$1(card) === 13;
			this.word[card] = king ? suitOf(card) : Math.floor(index / PER_WORD);
			this.number(card, links[card], king ? KING_SHIFT : index % PER_WORD * BITS);
		});
	}
	number(card, start, shift) {
		[.../* @__PURE__ */ new Set([
			start,
			1,
			0,
			2,
			...parentsOf(card)
		])].forEach((beneath, code) => {
			this.code[link(card, beneath)] = code << shift;
			this.place[card << BITS | code] = beneath;
		});
	}
	/** Reads `key` into `beneath`, by card what it lies on. */
	read(key, beneath) {
		const { place } = this;
		let card = FIRST_CARD$1;
		for (let word = 0; word < KEY_WORDS; word++) {
			let bits = key[word];
			for (const last = Math.min(card + PER_WORD, FIRST_KING); card < last; card++) {
				beneath[card] = place[card << BITS | bits & 7];
				bits >>>= BITS;
			}
		}
		for (let suit = 0; suit < 4; suit++) {
			const king = FIRST_KING + suit;
			beneath[king] = place[king << BITS | key[suit] >>> KING_SHIFT];
		}
	}
};
// ../../packages/core/src/solver/needs.ts
const TOP_BITS = -2139062144;
/**
* By card, what has to be home before it can go home for nothing: of each suit, all cards below this rank. That is
* its own suit below itself; and where only safe cards go home for nothing, also the other colour up to two ranks
* below it, as `isSafe` has it.
*/
function needsOf(metric) {
	const needs = /* @__PURE__ */ new Int32Array(64);
	for (const card of fullDeck()) for (const suit of SUITS) needs[card] |= needOf(card, suit, metric) << suit * 8;
	return needs;
}
function needOf(card, suit, metric) {
	if (suit === suitOf(card)) return rankOf$1(card);
	return metric === "player" && !sameColour(card, cardOf(1, suit)) ? rankOf$1(card) - 1 : 0;
}
/** The higher rank of each suit. */
function highestOf(one, other) {
	const notLower = ((one | TOP_BITS) - other | 0) & TOP_BITS;
	const mask = notLower - (notLower >>> 7) | 0;
	return one & mask | other & ~mask;
}
// ../../packages/core/src/solver/columns.ts
const DECK$5 = 52;
const MOST_COLUMNS = 12;
/** As `Ranks`: above every rank of every suit, and one for each. */
const NONE$1 = 252645135;
const ONES = 16843009;
/** How much counts against a column; found together with the weights of `Outlook`. */
const BREAK = 4;
const MISPLACED = 1;
const ON_NEXT = 1;
const KING_AT_BASE$1 = -3;
/** Where a card lies that is in no column. */
const NOWHERE$1 = MOST_COLUMNS;
/**
* What lies in the way in the columns of a position: `blocked` units, those that may be crossed, and `disorder`.
* `Outlook` says what units are.
*
* A child shares most columns with its parent: one that has the same top card is the same. Those are taken over
* as they were measured for the parent.
*/
var Columns$1 = class {
	blocked = 0;
	disorder = 0;
	single;
	needs;
	/** Of the parent, by column: its top card, its disorder, its blocked units, and the first of its other ones. */
	tops = new Uint8Array(MOST_COLUMNS);
	disorders = new Int32Array(MOST_COLUMNS);
	blockeds = new Int32Array(MOST_COLUMNS);
	firsts = /* @__PURE__ */ new Int32Array(13);
	/** Of the parent, by card: its column, and the cards on it. */
	where = /* @__PURE__ */ new Uint8Array(64);
	above = /* @__PURE__ */ new Uint8Array(64);
	parentHighest = new Int32Array(DECK$5);
	parentLowest = new Int32Array(DECK$5);
	/** Of units that are not blocked: what they need, with the top bits set. */
	highest = new Int32Array(DECK$5);
	/** The same units: the lowest rank beneath by suit, plus one. */
	lowest = new Int32Array(DECK$5);
	units = 0;
	onNext = 0;
	/** Room for one column, top first. */
	column = new Uint8Array(DECK$5);
	constructor(metric) {
		this.single = metric === "cards";
		this.needs = needsOf(metric);
	}
	prepare(parent) {
		const { tops, disorders, blockeds, firsts, parentHighest, parentLowest, highest, lowest } = this;
		this.units = 0;
		this.where.fill(NOWHERE$1);
		for (let index = 0; index < parent.columns; index++) {
			this.blocked = this.disorder = 0;
			firsts[index] = this.units;
			this.measureColumn(parent, index);
			this.locate(parent, index);
			tops[index] = parent.tops[index];
			disorders[index] = this.disorder;
			blockeds[index] = this.blocked;
		}
		firsts[parent.columns] = this.units;
		for (let unit = 0; unit < this.units; unit++) {
			parentHighest[unit] = highest[unit];
			parentLowest[unit] = lowest[unit];
		}
	}
	locate({ tops, beneath }, index) {
		const { where, above } = this;
		for (let card = tops[index], count = 0; card !== 0; card = beneath[card]) {
			where[card] = index;
			above[card] = count++;
		}
	}
	/** Measures a child of the position prepared. */
	measure(child) {
		const { tops } = this;
		this.units = this.blocked = this.disorder = this.onNext = 0;
		for (let index = 0; index < child.columns; index++) if (tops[index] === child.tops[index]) this.takeOver(index);
		else this.measureColumn(child, index);
		this.findNext(child);
		this.disorder += this.onNext * ON_NEXT;
	}
	/** Counts the cards on the next card of each suit where that lies in a column taken over. */
	findNext({ tops, reached, columns }) {
		const { where, above } = this;
		for (let suit = 0; suit < 4; suit++) {
			const next = reached[suit] + 1 << 2 | suit;
			const index = where[next];
			if (index < columns && tops[index] === this.tops[index]) this.onNext += above[next];
		}
	}
	takeOver(index) {
		const { highest, lowest, parentHighest, parentLowest, firsts } = this;
		this.blocked += this.blockeds[index];
		this.disorder += this.disorders[index];
		const last = firsts[index + 1];
		for (let unit = firsts[index]; unit < last; unit++) {
			highest[this.units] = parentHighest[unit];
			lowest[this.units++] = parentLowest[unit];
		}
	}
	measureColumn({ tops, beneath, reached }, index) {
		const { column, single } = this;
		let height = 0;
		for (let card = tops[index]; card !== 0; card = beneath[card]) column[height++] = card;
		if (height === 0) return;
		let lowest = NONE$1;
		let lowestBeneath = NONE$1;
		let needs = 0;
		let least = 14;
		let below = 0;
		let disorder = column[height - 1] >> 2 === 13 ? KING_AT_BASE$1 : 0;
		let atBase = true;
		for (let above = height - 1; above >= 0; above--) {
			const card = column[above];
			const rank = card >> 2;
			const suit = (card & 3) << 3;
			if (below !== 0) {
				const fits = FITS[link(card, below)] === 1;
				if (!fits) disorder += BREAK;
				if (single || !fits) {
					if (!atBase) this.addUnit(needs, lowestBeneath);
					atBase = false;
					lowestBeneath = lowest;
					needs = 0;
				}
			}
			if (least < rank) disorder += MISPLACED;
			else least = rank;
			if (reached[card & 3] + 1 === rank) this.onNext += above;
			needs = highestOf(needs, this.needs[card]);
			if (rank < (lowest >>> suit & 15)) lowest = lowest & ~(15 << suit) | rank << suit;
			below = card;
		}
		if (!atBase) this.addUnit(needs, lowestBeneath);
		this.disorder += disorder;
	}
	addUnit(needs, lowestBeneath) {
		const high = needs | TOP_BITS;
		const low = lowestBeneath + ONES | 0;
		if ((high - low & -2139062144) !== 0) {
			this.blocked++;
			return;
		}
		this.highest[this.units] = high;
		this.lowest[this.units] = low;
		this.units++;
	}
	/** Pairs of units, each of which has to wait for the other; each unit is in one pair at most. */
	countCrossed() {
		const { highest, lowest } = this;
		let { units } = this;
		let crossed = 0;
		for (let one = 0; one < units; one++) {
			const high = highest[one];
			const low = lowest[one];
			for (let other = one + 1; other < units; other++) {
				if ((high - lowest[other] & -2139062144) === 0 || (highest[other] - low & -2139062144) === 0) continue;
				crossed++;
				units--;
				highest[other] = highest[units];
				lowest[other] = lowest[units];
				break;
			}
		}
		return crossed;
	}
};
// ../../packages/core/src/solver/outlook.ts
const DECK$4 = 52;
/** Ranks lie between 0 and this; smaller is better. */
const RANKS = 1024;
/** Keeps ranks above zero. */
const MIDDLE$1 = 60;
/**
* How much counts against a position among those of the same cost. Found by hill climbing over a few hundred
* deals; there is nothing more behind them.
*/
const BLOCKED = 6;
const CROSSED = 8;
const USED_CELL = 7;
const CARD_OUT = 1;
const EMPTY_COLUMN = -6;
const UNEVEN = -1;
const NO_ROOM = 3;
/**
* What a position still takes: `bound`, the least that it can cost to win, and `rank`, which tells positions of
* the same cost apart.
*
* The bound counts *units* that have to move before they can go home. A unit is what one move of cost 1 can take
* off the cards beneath it: a run, or a single card where cards are counted. As long as a unit stays, all of it
* goes home before anything beneath it can. So a unit that needs a card beneath it to be home first is *blocked*,
* and two units, each of which needs one beneath the other, are *crossed*: one of them has to move, or to be sent
* home at a cost. No unit is counted twice, and no move serves two of them, so that the sum is never too high.
*/
var Outlook = class {
	bound = 0;
	rank = 0;
	columns;
	constructor(metric) {
		this.columns = new Columns$1(metric);
	}
	/** Says what the positions looked at next are children of, which makes looking at them faster. */
	prepare(parent) {
		this.columns.prepare(parent);
	}
	/**
	* Fills `bound` and `rank` for a child of the position prepared. Where the rank turns out to be `hopeless` or
	* worse, it is enough to say so.
	*/
	look(position, hopeless = RANKS) {
		const { columns } = this;
		columns.measure(position);
		this.bound = columns.blocked;
		this.rank = this.rankOf(position);
		if (this.rank >= hopeless) return;
		const crossed = columns.countCrossed();
		this.bound += crossed;
		this.rank = Math.max(0, Math.min(1023, this.rank + crossed * CROSSED));
	}
	/** The rank, but for crossed units. */
	rankOf(position) {
		const { blocked, disorder } = this.columns;
		const { reached, freeCells, emptyColumns, usedCells, cardsHome } = position;
		const least = Math.min(reached[0], reached[1], reached[2], reached[3]);
		const most = Math.max(reached[0], reached[1], reached[2], reached[3]);
		return MIDDLE$1 + disorder + blocked * BLOCKED + usedCells * USED_CELL + emptyColumns * EMPTY_COLUMN + (DECK$4 - cardsHome) * CARD_OUT + (most - least) * UNEVEN + (freeCells + emptyColumns === 0 ? NO_ROOM : 0);
	}
};
// ../../packages/core/src/solver/slots.ts
/**
* A table of positions by their whole key: open slots hold numbers + 1, so that a fresh table is empty, and the words
* of each number lie in `keys`. At most half of the slots are ever in use, and there is a power of two of them.
*/
/** The slot that holds a key, or the free one where it belongs. */
function slotOf$1(slots, keys, key) {
	const mask = slots.length - 1;
	for (let slot = key[5] & mask;; slot = slot + 1 & mask) {
		const number = slots[slot];
		if (number === 0) return slot;
		const at = (number - 1) * 6;
		if (keys[at + 5] === key[5] && keys[at] === key[0] && keys[at + 1] === key[1] && keys[at + 2] === key[2] && keys[at + 3] === key[3] && keys[at + 4] === key[4]) return slot;
	}
}
/** Enters the numbers below `size` anew, in place of whatever the slots held. */
function fillSlots(slots, keys, size) {
	const mask = slots.length - 1;
	slots.fill(0);
	for (let number = 0; number < size; number++) {
		let slot = keys[number * 6 + 5] & mask;
		while (slots[slot] !== 0) slot = slot + 1 & mask;
		slots[slot] = number + 1;
	}
}
const FIRST_ROOM$6 = 2048;
/**
* The positions that a search has met, each once, numbered in the order in which they came, with the way to it.
*
* An open-addressing table of numbers over dense arrays. The hash says where to look; whether a position is
* known is decided by comparing the whole exact key, never by the hash.
*/
var Store = class {
	size = 0;
	keys = new Int32Array(FIRST_ROOM$6 * 6);
	/** By number: the position it was reached from; -1 for the start. */
	parent = new Int32Array(FIRST_ROOM$6);
	/** By number: the link (card and what it was put on) that led there. */
	link = new Uint16Array(FIRST_ROOM$6);
	/** By number: the moves made until then. */
	depth = new Uint16Array(FIRST_ROOM$6);
	/** Numbers + 1, so that a fresh table is empty; at most half of the slots are in use. */
	slots = new Int32Array(FIRST_ROOM$6 * 2);
	/** Adds a position; gives its number, or -1 where it is known already. */
	add({ key }, parent, link) {
		if (this.size === this.parent.length) this.grow();
		const { keys, slots } = this;
		const slot = slotOf$1(slots, keys, key);
		if (slots[slot] !== 0) return -1;
		const number = this.size++;
		slots[slot] = number + 1;
		this.parent[number] = parent;
		this.link[number] = link;
		this.depth[number] = parent < 0 ? 0 : this.depth[parent] + 1;
		const at = number * 6;
		for (let index = 0; index < 6; index++) keys[at + index] = key[index];
		return number;
	}
	/** The number of a position, or -1 where it is not known. */
	find({ key }) {
		return this.slots[slotOf$1(this.slots, this.keys, key)] - 1;
	}
	grow() {
		const room = this.parent.length * 2;
		this.keys = enlarged$1(this.keys, new Int32Array(room * 6));
		this.parent = enlarged$1(this.parent, new Int32Array(room));
		this.link = enlarged$1(this.link, new Uint16Array(room));
		this.depth = enlarged$1(this.depth, new Uint16Array(room));
		this.slots = new Int32Array(room * 2);
		fillSlots(this.slots, this.keys, this.size);
	}
};
/**
* How many positions of `bytes` each fit into so much memory. Room grows by doubling: half of it may be empty, and what
* it has outgrown waits to be swept up.
*/
function roomWithin(memory, bytes) {
	return Math.floor(memory / bytes / 3);
}
/** `room` with `old` at its beginning. */
function enlarged$1(old, room) {
	room.set(old);
	return room;
}
// ../../packages/core/src/solver/layer.ts
const FIRST_ROOM$5 = 256;
/** Bytes for one position in a layer, its share of the slots included. */
const LAYER_BYTES = 42;
/**
* The positions found so far that cost the same, each once. Where there are more than it holds, the best ranked
* stay. Whether a position is known is decided by its exact key, never by the hash.
*/
var Layer$1 = class {
	size = 0;
	/** Whether a position was left out because others ranked better. */
	dropped = false;
	keys = new Int32Array(FIRST_ROOM$5 * 6);
	/** By place in the layer: the way there; see `Trail`. */
	parent = new Int32Array(FIRST_ROOM$5);
	link = new Uint16Array(FIRST_ROOM$5);
	home = new Uint16Array(FIRST_ROOM$5);
	ranks = new Uint16Array(FIRST_ROOM$5);
	/** Places + 1, so that a fresh table is empty; at most half of the slots are in use. */
	slots = new Int32Array(FIRST_ROOM$5 * 2);
	/** How many positions have each rank. */
	counts = new Int32Array(RANKS);
	/** Only what ranks before this is let in. */
	limit = RANKS;
	width;
	/** Holds up to twice `width` positions, until `trim` leaves the best `width` of them. */
	constructor(width) {
		this.width = width;
	}
	/** Leaves nothing but the room. */
	clear(width = this.width) {
		this.width = width;
		this.size = 0;
		this.dropped = false;
		this.slots.fill(0);
		this.counts.fill(0);
		this.limit = RANKS;
	}
	has({ key }) {
		return this.slots[slotOf$1(this.slots, this.keys, key)] !== 0;
	}
	/** Takes in a position that it does not have yet, unless it ranks too low. */
	add({ key }, rank, parent, link, home) {
		if (this.size === this.width * 2) this.trim();
		if (rank >= this.limit) {
			this.dropped = true;
			return;
		}
		if (this.size === this.parent.length) this.grow();
		const { keys } = this;
		const place = this.size++;
		this.slots[slotOf$1(this.slots, this.keys, key)] = place + 1;
		const at = place * 6;
		for (let index = 0; index < 6; index++) keys[at + index] = key[index];
		this.parent[place] = parent;
		this.link[place] = link;
		this.home[place] = home;
		this.ranks[place] = rank;
		this.counts[rank]++;
	}
	/** Leaves the best `width` positions. */
	trim() {
		if (this.size <= this.width) return;
		const { counts, ranks } = this;
		let room = this.width;
		this.limit = 0;
		while (counts[this.limit] <= room) room -= counts[this.limit++];
		let kept = 0;
		for (let place = 0; place < this.size; place++) {
			const rank = ranks[place];
			if (rank < this.limit || rank === this.limit && room-- > 0) this.move(place, kept++);
		}
		this.size = kept;
		this.dropped = true;
		counts.fill(0);
		for (let place = 0; place < kept; place++) counts[ranks[place]]++;
		fillSlots(this.slots, this.keys, this.size);
	}
	move(from, to) {
		this.keys.copyWithin(to * 6, from * 6, (from + 1) * 6);
		this.parent[to] = this.parent[from];
		this.link[to] = this.link[from];
		this.home[to] = this.home[from];
		this.ranks[to] = this.ranks[from];
	}
	grow() {
		const room = this.parent.length * 2;
		this.keys = enlarged$1(this.keys, new Int32Array(room * 6));
		this.parent = enlarged$1(this.parent, new Int32Array(room));
		this.link = enlarged$1(this.link, new Uint16Array(room));
		this.home = enlarged$1(this.home, new Uint16Array(room));
		this.ranks = enlarged$1(this.ranks, new Uint16Array(room));
		this.slots = new Int32Array(room * 2);
		fillSlots(this.slots, this.keys, this.size);
	}
};
const DECK$3 = 52;
const FIRST_CARD = 4;
const LAST_CARD = 55;
/** 29 words: a position as the search holds it. */
const WORDS$1 = 29;
/**
* A position for searching: what each card lies on, and what is on top of each column. Moving a run, however
* long, changes one link and two tops.
*
* All of it shares one small buffer: a child is made by copying 116 bytes and changing a few, and nothing is
* allocated. The exact key and the hash lie there too, kept up to date link by link.
*/
var Packed = class {
	layout;
	columns;
	words = new Int32Array(WORDS$1);
	/** By card: what it lies on. */
	beneath = new Uint8Array(this.words.buffer, 0, 64);
	/** By column: its top card or `BASE`, which is what a card placed there will lie on. */
	tops = new Uint8Array(this.words.buffer, 64, 12);
	/** The cards in cells, in no order: the first `counts[0]`. */
	cells = new Uint8Array(this.words.buffer, 76, 8);
	/** By suit: the rank that its foundation has reached. */
	reached = new Uint8Array(this.words.buffer, 84, 4);
	/** Cells in use, and empty columns. */
	counts = new Uint8Array(this.words.buffer, 88, 4);
	/** The exact key, then the hash. */
	key = new Int32Array(this.words.buffer, 92, 6);
	allCells;
	climb;
	/** Room for `unpack`: which cards have another one on them. */
	covered = /* @__PURE__ */ new Uint8Array(64);
	/** Packed positions that follow from one start share its `layout`. */
	constructor(position, climb = "safe", layout = new KeyLayout(position)) {
		this.layout = layout;
		this.columns = position.columns.length;
		this.allCells = position.rules.cells;
		this.climb = climb;
		this.load(position);
	}
	load(position) {
		this.beneath.set(linksOf(position));
		position.columns.forEach(({ cards }, index) => this.tops[index] = topOf(cards) ?? 0);
		const cells = position.cells.filter((card) => card !== null);
		this.cells.set(cells);
		this.reached.set(position.foundations.map((pile) => pile.length));
		this.counts.set([cells.length, position.columns.filter(({ cards }) => cards.length === 0).length]);
		this.key.fill(0);
		this.key[5] = fullDeck().reduce((hash, card) => hash ^ LINK_WORDS[link(card, this.beneath[card])], 0);
	}
	get usedCells() {
		return this.counts[0];
	}
	get emptyColumns() {
		return this.counts[1];
	}
	get freeCells() {
		return this.allCells - this.counts[0];
	}
	get cardsHome() {
		const { reached } = this;
		return reached[0] + reached[1] + reached[2] + reached[3];
	}
	get isWon() {
		return this.cardsHome === DECK$3;
	}
	/** As `identityOf` a position gives it. */
	get identity() {
		return String.fromCharCode(...this.beneath);
	}
	copy(other) {
		const { words } = this;
		for (let index = 0; index < WORDS$1; index++) words[index] = other.words[index];
	}
	/** Reads a position back from its stored words in `keys`, starting at `at`; its columns come in any order. */
	unpack(keys, at) {
		const { beneath, covered, key, reached } = this;
		for (let index = 0; index < 6; index++) key[index] = keys[at + index];
		this.layout.read(key, beneath);
		covered.fill(0);
		reached.fill(0);
		for (let card = FIRST_CARD; card <= LAST_CARD; card++) covered[beneath[card]] = 1;
		this.findTops();
	}
	findTops() {
		const { beneath, covered, cells, tops, reached, columns } = this;
		let used = 0;
		let filled = 0;
		for (let card = FIRST_CARD; card <= LAST_CARD; card++) {
			if (covered[card] === 1) continue;
			const below = beneath[card];
			if (below === 2) reached[card & 3]++;
			else if (below === 1) cells[used++] = card;
			else if (below !== 3) tops[filled++] = card;
		}
		this.counts[0] = used;
		this.counts[1] = columns - filled;
		while (filled < columns) tops[filled++] = 0;
	}
	/** Plays a move of `MoveList`, and what climbs after it. */
	play(move) {
		const card = move >> 10;
		const to = move >> 5 & 31;
		const moved = this.lift(card, move & 31);
		if (to === 15) this.sendHome(card);
		else if (to === 14) this.putInCell(card);
		else this.putOnColumn(card, moved, to);
		this.settle();
	}
	/** Takes a card, and what lies on it, from where it is; gives the top card of what was taken. */
	lift(card, from) {
		const { tops, cells, counts } = this;
		if (from >= 16) {
			cells[from - 16] = cells[--counts[0]];
			return card;
		}
		const top = tops[from];
		const below = this.beneath[card];
		tops[from] = below;
		if (below === 0) counts[1]++;
		return top;
	}
	putOnColumn(card, top, to) {
		const below = this.tops[to];
		if (below === 0) this.counts[1]--;
		this.place(card, below);
		this.tops[to] = top;
	}
	putInCell(card) {
		this.place(card, 1);
		this.cells[this.counts[0]++] = card;
	}
	sendHome(card) {
		this.place(card, 2);
		this.reached[card & 3]++;
	}
	place(card, beneath) {
		const { layout } = this;
		const before = card << 6 | this.beneath[card];
		const after = card << 6 | beneath;
		this.key[layout.word[card]] ^= layout.code[before] ^ layout.code[after];
		this.key[5] ^= LINK_WORDS[before] ^ LINK_WORDS[after];
		this.beneath[card] = beneath;
	}
	/** Sends up what climbs by itself, to the fixed point. */
	settle() {
		const { tops, cells, counts, columns } = this;
		for (let again = true; again;) {
			again = false;
			for (let from = 0; from < columns; from++) {
				const card = tops[from];
				if (card !== 0 && this.climbs(card)) {
					this.lift(card, from);
					this.sendHome(card);
					again = true;
				}
			}
			for (let index = counts[0] - 1; index >= 0; index--) {
				const card = cells[index];
				if (this.climbs(card)) {
					this.lift(card, 16 + index);
					this.sendHome(card);
					again = true;
				}
			}
		}
	}
	/**
	* Whether a free card goes up by itself. What `safe` sends up could only carry cards that can go up
	* themselves by then. So every solution has a counterpart in which it went up at once: there each of the
	* other moves is still possible or not needed any more, because it leaves at least as many cells and columns
	* empty, and both run limits only grow with those. No solution is lost, whatever the rules on the table.
	*/
	climbs(card) {
		const { reached } = this;
		const suit = card & 3;
		const rank = card >> 2;
		if (reached[suit] + 1 !== rank) return false;
		if (this.climb === "forced") return true;
		const others = suit === 1 || suit === 2 ? Math.min(reached[0], reached[3]) : Math.min(reached[1], reached[2]);
		return others >= rank - 1 || others >= rank - 2 && reached[3 - suit] >= rank - 3;
	}
};
// ../../packages/core/src/solver/moves.ts
/** Room for any list: runs of 13 from 10 columns to 10 places, and 8 cells. */
const MOST_MOVES = 1380;
/** Room for the moves of one position at a time, each as one number: `card << 10 | to << 5 | from`. */
var MoveList = class {
	moves = new Int32Array(MOST_MOVES);
	count = 0;
	runLimit;
	constructor(runLimit) {
		this.runLimit = runLimit;
	}
	/**
	* Lists every move that leads to another position, and gives their number. Empty columns are alike, and so
	* are empty cells: one stands for all. Runs move within the limit of the rules; what the other limit allows
	* beyond it is reached card by card, since a single card is never limited.
	*/
	list(position) {
		this.count = 0;
		const empty = position.tops.subarray(0, position.columns).indexOf(0);
		for (let from = 0; from < position.columns; from++) if (position.tops[from] !== 0) this.listColumn(position, from, empty);
		for (let index = 0; index < position.usedCells; index++) this.listCell(position, index, empty);
		return this.count;
	}
	listColumn(position, from, empty) {
		const { beneath, freeCells, emptyColumns } = position;
		const toTaken = runLimitOf(this.runLimit, freeCells, emptyColumns);
		const toEmpty = empty < 0 ? 0 : runLimitOf(this.runLimit, freeCells, emptyColumns - 1);
		let card = position.tops[from];
		this.listHome(position, card, from);
		if (freeCells > 0) this.add(card, from, 14);
		for (let length = 1;; length++) {
			const below = beneath[card];
			if (length <= toTaken) this.listTaken(position, card, from);
			if (length <= toEmpty && below !== 0) this.add(card, from, empty);
			if (FITS[link(card, below)] === 0 || length >= Math.max(toTaken, toEmpty)) return;
			card = below;
		}
	}
	listCell(position, index, empty) {
		const card = position.cells[index];
		const from = 16 + index;
		this.listHome(position, card, from);
		this.listTaken(position, card, from);
		if (empty >= 0) this.add(card, from, empty);
	}
	listHome({ reached }, card, from) {
		if (reached[card & 3] + 1 === card >> 2) this.add(card, from, 15);
	}
	/** The columns whose top card takes a card. */
	listTaken({ tops, columns }, card, from) {
		for (let to = 0; to < columns; to++) if (FITS[link(card, tops[to])] !== 0) this.add(card, from, to);
	}
	add(card, from, to) {
		this.moves[this.count++] = card << 10 | to << 5 | from;
	}
};
/** The link that a move listed for `position` makes: its lowest card, and what that will lie on. */
function linkOfMove(position, move) {
	const card = move >> 10;
	const to = move >> 5 & 31;
	if (to === 15) return link(card, 2);
	return link(card, to === 14 ? 1 : position.tops[to]);
}
// ../../packages/core/src/solver/trail.ts
const FIRST_ROOM$4 = 4096;
/**
* How the positions that a search went on from were reached, by number: the position before, the link made by
* the move, and the ranks that the foundations had reached after it, four bits each. Those tell which cards went
* home besides the safe ones; in which order does not matter.
*/
var Trail = class {
	size = 0;
	parent = new Int32Array(FIRST_ROOM$4);
	link = new Uint16Array(FIRST_ROOM$4);
	home = new Uint16Array(FIRST_ROOM$4);
	/** Leaves nothing but the room. */
	clear() {
		this.size = 0;
	}
	/** Gives the number of the new position. */
	add(parent, link, home) {
		if (this.size === this.parent.length) this.grow();
		const number = this.size++;
		this.parent[number] = parent;
		this.link[number] = link;
		this.home[number] = home;
		return number;
	}
	/** The steps to position `goal` of a search that began at `start`, by the identity of the position before each. */
	stepsTo(goal, start) {
		const numbers = [];
		for (let number = goal; number >= 0; number = this.parent[number]) numbers.push(number);
		const walk = new Walk(start);
		for (const number of numbers.reverse()) {
			if (this.parent[number] >= 0) walk.make(this.link[number]);
			walk.bringHome(this.home[number]);
		}
		return walk.steps;
	}
	grow() {
		const room = this.parent.length * 2;
		this.parent = enlarged$1(this.parent, new Int32Array(room));
		this.link = enlarged$1(this.link, new Uint16Array(room));
		this.home = enlarged$1(this.home, new Uint16Array(room));
	}
};
/** The ranks that the foundations have reached, as a trail keeps them. */
function homeOf({ reached }) {
	return reached[0] | reached[1] << 4 | reached[2] << 8 | reached[3] << 12;
}
/** Goes a way again, and notes its steps. */
var Walk = class {
	steps = /* @__PURE__ */ new Map();
	now;
	list;
	constructor(start) {
		this.now = new Packed(start);
		this.now.settle();
		this.list = new MoveList(start.rules.runLimit);
	}
	make(wanted) {
		this.steps.set(this.now.identity, {
			card: wanted >> 6,
			onto: wanted & 63
		});
		const moves = this.list.moves.subarray(0, this.list.list(this.now));
		this.now.play(moves.find((move) => linkOfMove(this.now, move) === wanted));
	}
	bringHome(home) {
		for (let card = this.nextHome(home); card !== void 0; card = this.nextHome(home)) this.make(link(card, 2));
	}
	/** A free card that is to go home, though it is not safe. */
	nextHome(home) {
		const { now } = this;
		return [
			0,
			1,
			2,
			3
		].filter((suit) => now.reached[suit] < (home >> suit * 4 & 15)).map((suit) => cardOf(now.reached[suit] + 1, suit)).find((card) => now.cells.subarray(0, now.usedCells).includes(card) || now.tops.includes(card));
	}
};
// ../../packages/core/src/solver/beam.ts
/** More than any move costs, and the layers before that a position might come back to; a power of two. */
const RING = {
	player: 4,
	runs: 4,
	cards: 16
};
/** Layers that positions are compared with besides their own. */
const LOOK_BACK = 2;
/** The widest beam that keeps within `memory` bytes. */
function widthWithin(memory, metric) {
	return 2 ** Math.floor(Math.log2(memory / (RING[metric] * 2 * LAYER_BYTES + 320)));
}
/**
* Looks for a line that costs `limit` at most, layer by layer: everything that costs 1, then everything that
* costs 2, and so on. Of each layer only the best `width` positions are gone on from, and what is sure to cost
* more than the limit is left out.
*
* Where no layer was ever too wide (`dropped` is false at the end), nothing shorter than what was found exists,
* nor anything within the limit where nothing was found.
*/
var Beam$1 = class {
	/** What the line found costs, once there is one. */
	length;
	dropped = false;
	/** Positions gone on from. */
	expanded = 0;
	start;
	metric;
	now;
	/** The position after a move, and after further cards have gone home. */
	children = [];
	list;
	outlook;
	ring;
	trail;
	goal = -1;
	limit;
	cost = 0;
	place = 0;
	/** Takes over the memory of a `former` beam of the same metric, which is over then. */
	constructor(start, metric, width, limit, former) {
		this.start = start;
		this.metric = metric;
		this.limit = limit;
		this.now = new Packed(start);
		this.now.settle();
		this.list = new MoveList(start.rules.runLimit);
		this.outlook = new Outlook(metric);
		this.ring = former?.ring ?? Array.from({ length: RING[metric] }, () => new Layer$1(width));
		this.trail = former?.trail ?? new Trail();
		for (const layer of this.ring) layer.clear(width);
		this.trail.clear();
		this.outlook.prepare(this.now);
		this.file(this.now, 0, -1, 0, 0);
	}
	/** Goes on from about `count` positions, unless it ends before. */
	advance(count) {
		for (const end = this.expanded + count; this.expanded < end;) {
			if (this.cost >= this.limit) return "done";
			const layer = this.layerOf(this.cost);
			if (this.place < layer.size) this.expand(layer, this.place++);
			else if (!this.nextLayer()) return "done";
		}
		return "running";
	}
	/** The steps of the line found, by the identity of the position before each. */
	steps() {
		return this.trail.stepsTo(this.goal, this.start);
	}
	layerOf(cost) {
		return this.ring[cost & this.ring.length - 1];
	}
	nextLayer() {
		const { ring } = this;
		this.layerOf(this.cost + ring.length - LOOK_BACK).clear();
		this.cost++;
		this.place = 0;
		const layer = this.layerOf(this.cost);
		layer.trim();
		this.dropped ||= layer.dropped;
		return ring.some(({ size }, index) => size > 0 && this.isAhead(index));
	}
	isAhead(index) {
		return (index - this.cost & this.ring.length - 1) < this.ring.length - LOOK_BACK;
	}
	expand(layer, place) {
		const { now, list } = this;
		now.unpack(layer.keys, place * 6);
		const number = this.trail.add(layer.parent[place], layer.link[place], layer.home[place]);
		this.expanded++;
		this.outlook.prepare(now);
		const count = list.list(now);
		for (let index = 0; index < count; index++) {
			const move = list.moves[index];
			const cost = this.cost + this.costOf(move);
			if (cost === this.cost) continue;
			const child = this.childAt(0);
			child.copy(now);
			child.play(move);
			this.file(child, cost, number, linkOfMove(now, move), 1);
		}
	}
	/** Cards that go home for nothing have gone already. */
	costOf(move) {
		const to = move >> 5 & 31;
		if (to === 15) return this.metric === "player" ? 1 : 0;
		if (this.metric !== "cards" || to === 14) return 1;
		const from = move & 31;
		const card = move >> 10;
		return from < this.now.columns ? (card >> 2) - (this.now.tops[from] >> 2) + 1 : 1;
	}
	/** Files a position, and all that follow from it for nothing. */
	file(child, cost, parent, link, depth) {
		if (cost > this.limit) return;
		if (child.isWon) return this.win(child, cost, parent, link);
		if (this.isKnown(child, cost)) return;
		const layer = this.layerOf(cost);
		this.outlook.look(child, layer.limit);
		const { rank, bound } = this.outlook;
		if (cost + bound > this.limit) return;
		layer.add(child, rank, parent, link, homeOf(child));
		if (this.metric !== "player") this.sendHome(child, cost, parent, link, depth);
	}
	isKnown(child, cost) {
		for (let back = 0; back <= LOOK_BACK && back <= cost; back++) if (this.layerOf(cost - back).has(child)) return true;
		return false;
	}
	win(child, cost, parent, link) {
		this.goal = this.trail.add(parent, link, homeOf(child));
		this.length = cost;
		this.limit = cost - 1;
	}
	sendHome(child, cost, parent, link, depth) {
		const { columns, tops, cells, reached, usedCells } = child;
		for (let index = 0; index < columns + usedCells; index++) {
			const inCell = index >= columns;
			const card = inCell ? cells[index - columns] : tops[index];
			if (reached[card & 3] + 1 !== card >> 2) continue;
			const next = this.childAt(depth);
			next.copy(child);
			next.play(card << 10 | 480 | (inCell ? 16 - columns : 0) + index);
			this.file(next, cost, parent, link, depth + 1);
		}
	}
	childAt(depth) {
		return this.children[depth] ??= new Packed(this.start, "safe", this.now.layout);
	}
};
// ../../packages/core/src/solver/exhaustion.ts
const FIRST_ROOM$3 = 2048;
/** Bytes for each position that there is room for. */
const ROOM_BYTES = 32;
/** Positions that fit into so many bytes. */
function positionsWithin(memory) {
	return roomWithin(memory, ROOM_BYTES);
}
/**
* Visits everything that can follow from a position, in the order in which it is met. Where a `Search` has not found a
* win for long, there mostly is none; then guessing and remembering the way are a waste, and this proves it with two
* thirds of the memory.
*/
var Exhaustion = class {
	/** Positions met. */
	size = 0;
	keys = new Int32Array(FIRST_ROOM$3 * 6);
	/** Numbers + 1, as in `Store`. */
	slots = new Int32Array(FIRST_ROOM$3 * 2);
	done = 0;
	isWon = false;
	now;
	child;
	list;
	constructor(position) {
		this.now = new Packed(position);
		this.child = new Packed(position, "safe", this.now.layout);
		this.list = new MoveList(position.rules.runLimit);
		this.child.settle();
		this.add(this.child);
	}
	/** Goes on until it has met `positions` in all, or a few more, unless it ends before. */
	advance(positions) {
		while (!this.isWon && this.size < positions) {
			if (this.done === this.size) return "exhausted";
			this.expand(this.done++);
		}
		return this.isWon ? "won" : "running";
	}
	expand(number) {
		const { now, child, list } = this;
		now.unpack(this.keys, number * 6);
		const count = list.list(now);
		for (let index = 0; index < count && !this.isWon; index++) {
			child.copy(now);
			child.play(list.moves[index]);
			this.add(child);
		}
	}
	add(position) {
		if (this.size * 2 === this.slots.length) this.grow();
		const { key } = position;
		const slot = slotOf$1(this.slots, this.keys, key);
		if (this.slots[slot] !== 0) return;
		this.isWon ||= position.isWon;
		const at = this.size * 6;
		for (let index = 0; index < 6; index++) this.keys[at + index] = key[index];
		this.slots[slot] = ++this.size;
	}
	grow() {
		this.keys = enlarged$1(this.keys, new Int32Array(this.keys.length * 2));
		this.slots = new Int32Array(this.slots.length * 2);
		fillSlots(this.slots, this.keys, this.size);
	}
};
// ../../packages/core/src/solver/fewestCellsTable.ts
/** By deals 1 … 32,000: the fewest cells, as `fewestCells.ts` reads them. */
const CELLS$1 = "n2lmqq6qnaeqlqq6aa2l6qq6unpqdutpVuVtt23qrrrqmqqarapmr6hpsmqUrafqeZb6nS62mpmp276fqmZmuq7qJ69Z2aKq1qqqpm+a6quv9vq57qqZ2urWplpprZqqbanqZnWbqara/W7qmmqpraroZZrVrrqb6uuWll9baqdvemqutumrunqmZV6qqmqy3r3qeqr4dmq6qheflabufpqqq3Km6q7quW7q6l72+a6qquqr6uaWpv76mqZVZqqqtuoqpqp66651abu7q6q6ktWqn+qrqqp97mvrr2tr2kqqrZn77t6q+ldu+/6WvmtWqtWufqqYq8tmpZqraUp/7Sarqu9+eZq+uu+brr9a4pnptq1Zmm7mqap7pWiqu62opprrruVrunr2bqpqq6pq32pbmuampmZbnqfq6m6a+quqrrnquaaqrqnWpen7Wqqnmnmuvbvqm6tW7buqfr6amqmeqmvummqrOdmmm6Z+q2qp6rr6rqsuq6X7+mmrdRafpqmatm2qmpjZqa5rmtaW2nqqW67r5ma52prq6m65uiqlm6uumq6utpmva2nWbpmmqGqmqa6tabuq6q6qaWtnuerl2tqWr6lrq9quaaq5lu1m+eapqm6rWaqanqqnle6nZfqrlqOVbq62WpqJmbupeurpW+6WXvml6daqabvrpaqq+u77urqeqxqaqmqaquaqqu6p+1q52m66qp7qqqZ6rZr2eafmqqpqt6arnaqqqtDeqmXvmuuuvqtqlqe6bv/Wtrquapmeuutrt6a36m5uXe6qWqqqmqVvqmurubpWpr/qubqumq+2qmueaqq6q2q6a6aOtGaqaemqqaaamm+m2pkf5n7rur5qpnfqmqpWmqmZbuqqq9qmqm6qlGmaaWmqpa+q5qqtXpnmqaZq+lr+paqmarr/pqqfZmqqWOrqbeaW7qelutqmm6/mqrupWqt+trumqqq+u63amqmq5rqmZ6bbt6auemr63qatqqqZqqqqGqfrumapu6qq6VqupXW6lp2pXZp6qqtp6Xqbn+K06p2ptluuurqa+upo767pqZ7HvqqarqOu6rqrqp6ourr6Zuarqp7qo3upqamaqpq7qruqq+66urapq5mprZpqWrqqqZqmtqbm66uuuqqrubqtq6rd7puuqaeq2rpqm6mva65pmqarWqqvadm+t3qp+rp6WqmZ6rpqmpaqrsvqrquqqqna6peW92qps1pV6aqaZq6qWqa/ntuZqtqq+33pasrtZm+lqWlqq1mauZqqXq3qqmqpaq6aWa66Woaqbpm6v2abqtqm7bvpqar6p+p56bqqrqrevmpaLqvavf6q7vqquZr6qpu7qpurZ5vpnqnr5alptpmZ/qqpq5f+qqqrWanpp76b/p1rrrnZaZ6arqrel6u+2p67mmu+p6vW9Zqqra6e6mlWqu+2r6m3qrqqfqqr62uJq5+mpuaqnqqaq6+pa35q62q6ubemtpqp6vqqqZp6m6mqraaanZquppmqt7qmmqt6lqmdqtqar+/rmWrpo6rupiqv6prqr7Wafqqu1uqqvuq5upZqaWtvWr1rq1unq5mu7amppq7Wqumpt7b6Xrp6rqmb9rnmrl2rqWr6616dlq56qqq+prq52rpVq6KbZ65ly6XWqlZZbmq3WmqqrpnpqWmqfpqqnmp6almlOqq63ppl6q6uapm9rVnp5rabmrpqt7WrpoKad+mubqb1qa6Gvr65bhruuump6r9qfr+kqq+6m5rrbqqqZmhq9a5deuuk/atumuralat6qr67aqpqrmqqrfpqtquqp+aquu/6qqb6KWqqarrmq+f6qlmpu5676mepqlVuqn/qn6rmqqeqd7uq6XmTm2qpurvqfqrmn13aXq++brqqqppqarW1Zqsrvpav6u6m6ap69pmrr2m6pmWqW26Wapqq1Grqbf1vqa2uqpn+7q++WaGqqme9nmdWJ52leu9lKmlqqqq5pZq5um5rKrWqq2Xqq6apmR7qatarX69anfb1n6qZbpquap6a5bqrXqqtJqubqq47q6qq67qr6trp+uqmb6a6pum5+rqW67q6r+nrOdevppZtqu5qqqpqrqq6embpnq6qpWmu/vVt6TZtqp3areqmuerqpub61qm6Wqeaa6mmubZv7qmbtmu2+K1Zurrlpv2nqu6mabpatq56nmq7+t7rrnua7avt5qanemmaqn/rp6q6vq6qXppln9qZqtmareW1pqtWau6mbj+mqqa+6bo+qr76rb9raftm5+6qmOaqqvq2qrepm6rtpapmahv2+qa2WKlauunqpubqqqq9qqqu5quqqrqt2ouabfqom6rpZq/v52l6g62Wq66pqprq3Xq9J6uWnpWf23mu5qtut6eqJueq5enmua5aul1u+p27qpWqv+aruer76quqrprq5qaqeuInrqqa2qruurvuv6rrutqaqvblvutqmurqql52q6qrZtqOpepu+rp/aeqqkq6quqZmtv7qm6+bpqq6qmmWq6dqumsbqq75n+tnpnr7q6lvpV3u66mdq5+a6rZ2q6mqpZqq6qTbqn6r+ltLumpqqrq1qpu+WupnV6qp5+5qqpkn6qq5rapa57bmZuuqZq66Zqaqp6qmpqZ3ava5rbtpq6p7tZpad6q+r/qqppauamaWrru27pq6qq31mXp3umrq5mm7q2aqqq6ppn6qfrWv5qpZupqraqVWuZumqltkqm275qWqa6nqrruqqqul2pnmabn1+qqvquZu6qquua6qqnrVqmnqerafKqmulq6V7qqruaZVqmaabar+am75mqpqqK2p7qqj62mrdpprarqa6q2f69+qr6mqqaWqKWmrm7eqarax2nr7q2Fmuqql+pqauaa+rrfqW7qoeqn6tuZaZatr6Vaq+rtaq6+72vqpmqqlrZrmb7ftatmq7qqGqnlqq77qnqa2eqquqaq66Vm5vqbtlamVqprTZqq27mq7/5Oqvq5uqbopqad1q2uapq7mmlqaaqrmmqe6uqybmpqmqb6qZ5qpJmqp6qqvmK5aqpqprquq5ZqZvlXqaaZrnSqtqquurmrpemv7epmvaWqZS6pq1eqq416Zqmlfrrsmtui1qrq92qteaWZqnprfq+um6q24W4nquq6qprparqW4mua6q9clpZUrqnyxqllu7Vv/ln6X9qm5SVdpqLp2q6v+7vie8P6vZabXavbaqmur1qdqtqrpbuapb7V96qW7napq7qmturrmqr/p96pt343o6qa1rerWur5ata5q2ebp67aqvrfW4ar6qau6vqqq/66rvpr56qu2qr/pma5Zqqa5q+apRd6qqrlel7uqm7ltqlnppuuq6ququeqa2qetaVqe6qbqual5rmqquv6pl6vreXqu6uqlqmpqaaptnutlqp6r6uuWeqaZqbmrqoqWq7pvZruZqvrqqp+2r76nZ5lpyru6Wpqqa6auq+a7mmq6nquqa62pqrqpqaaq6epr+uq6qZqp9qmVp6p6rpWqZtqmu+qpqql5l9ra+u3m6bvq6maqqqrqtrtqrbultrqrbu5Gp7bqmqu7qqvqWWadr2ruqq56+qjurmt68rqququ67qurppeqqaqq9nmuprqaqmaqrrWqurfqpnvb27rqqqappl6tWqqe+1b6rqrrtq6Zq22pb+quqqa+tq2mv/r7r626umq6eqWnq1am/2qWq5ufqq77+ubqu3pl6qqmvq2rZd6ldq6bqqqrvr2arm+qrqqkave60qrqqqbKmq66rqqpm52luqmqrr5ue1mqWpvvqV9prZ6ZpYprl65pmnqqulpqu2e6qq6alq66qrr4r662+ZumbatqVq6muumrqvrqpua+qbmua2qqpqnrppauqZpppraraqpprubpqvZapuq2Vtmamlarmamhula25+7qnq76plluqrpqdm1Surnunurluaub/mgvq+6tau6++pabqume6v9uqru6qoWrp5fm/r6qqLZiqqmqpL6uatKrqma5itrqav/ppYZrqaq7krnqumq7bbWpqrqqtmt5qumqr76oupmqqpumq7parrra+qu+5mevpr3qaq7ar+rrpqRv6apaqt7uvaYdKHa2mbaqe+qpl21rTaJ6Kqyqqr6rNpmmu26m2Wqrqaqp1qp7v7up+bqpZu7qq6aqqv6b6rqaub9r6qqm2rna3pqa6+7qqW62qemumuaumr6u+qqalq5qeYlqWmrWqqmqruqmlp2qqq6urrGpuqtrpQeulq66NuapvJ7aqpVqr7pqrtmqrqr66mmqqmmaqpWqrqraqkpanuaZmqtpr6pepapqqbaXbqmVpqpylpob+aqbaaaauuaaWqurae+mpp2nfa6rrVbadrqpq5WrWqqmqqaaWpqummlu6eqap6qri+vm3n6qearqrrqrZ3m+Zar662qmqqiqmq6mq7+Zamqtqrqjvp6rZmnql6inmrpZu6qb7qqquu6mqq2mZfuK/6plvupne5vtaqqqp6rbuuima7d6+ebafq6q+mrPrl+6Jq/rqrZZuqqttXlqe7Z6qlbWmvaq62rqdppWq6pprq3q9pupnrmzqq7qvpWWtm63Wmququp6r5ep7rmq+qraqnqq6lUqua66raq6r2qrauq74Oanqqq7pu9nr/46vqq66p+lO77rrrtsar5Spqn627v9qqmqqOaXtrsuma6KKq/mf61qpfarpqppZe7plqqmq6n6qrppaZqpqXqqan6qZ5lqpp6nqquS7almp695qlqWq3p5Znqpmaqqpap+6mmtppqr+p6uq652nuqr6n+59peumaK6e52pu9Jmt2vqpmm2pqp5apaquq6qrmX6unqqu6qqqqq+unaW6qq6q2bqrag66qV5rq6pqqpqqrZ6qmlZuttbm6n6Z9qat6pqe2uuqreuuqvqaVrvmNqdqmqarrvamLa6pmpam+7qaqqa6amuraqqm/uH+d5f2Wp2q1eqqqe6rq9anqqq7a6qupupmWq/urXeuraprVrq6pmVup2auqmanqpqurmqqp+WqmX73mhusrqrruavupqmmqmpbYmq62aqq+purr+rato7W6errqaqaqaqq66pZa6qp6apqia3Oqararqqrqqrmvqo6qp6qrq3mXuevpuemq2pqaoqrq+uWqapLqulpqVuqmj6qmq6Zqufa2Wpqb+kqarqnq1Z+u7ral6qX/v6rKqqqprqaWppbueql2ffem5xvlh7zuqq75etmb6/ua/2q+qprma216rlrnrL+lZ6mr6mVvdqq/qprdpmpqquWruaqi6r69pX6Z5n5lbt6uqu5qKauWZrq6qru7eaprq6Wpa7mqr6+6bVvX6Zt6qrrap675/66rqmuaq6rqato66p+6mq2qqqq2uqqplq62aax65l9+6uZauqqW26qabapnu5nq1pqm6empqavqrv6Wp4puv6qu5qW7mlpqa+9qmbqtbpJqqnpuqmmuutpapqppmrq5qr6uaa6n6pqb9qfuu13+a66quamWflqab+5vuuWamrnrap6frvruqq6bnrrv7q6pml69nqmmav62vqpqq5qr+nqrur6qmq6X+uXnpen6l22pqqqvar97a7pq6q7/3a7urlqpqqp25r6u6rqqdt6uueamqqrrumZpurrmab63aWqt6aquaqr6qtmv1am+qqXaq6mpqrrp2burpqqtaa5tql6qqppup1qtqq6rqqtququZr6ru2mu2umqqqqu3vqeqtqqqXlmeuelZ3emp26fpqat22qquuqGqWqurpq6rbqrqebab5ap6uqqqapWe6uhqqqb9qdqr6a7lsmqqnbpfrq+taqtpa6qrmaur6qqfpp2upuW6qa6WmrvqqbmpqaquqlqWWZZ76rtq+pqpmqtYYruqq+a2+dqua6uqqJt2q6Z75JaWeFrtpamaqWmmn5qp2qtmrWqmq/tZ6mq/cZN6rqrn6qqelqa2mqq6Wqe5m6bquqq3a7pr66qmL5leu6u3nmVmqqyrzeZm66qXq7/qu6qmq5/3qbld7vmruom2+6ZavalOuauqamqpe/XrqKq5pWqul6pqqam5qqq7arqbd6Zup6nrua7ua6rrvql6qqpb3aaau62Zirt9maqrqp/rVnmWmZeqv+2qkqnr6d7u+r3pua6m2Xlafm5leerquq6aqaqelnmp6aq+qabqv66rV9aqaKvupmrq2ip+ptqqXmbr6a6vq75t+prvq+qqvqtbqdq+62qWr+mpq6qmmpu2q6tmlqup5m/ubuqppm2a2e+qrq7mnVrqj+qqrnmrX1u7q/purqqq6v+6Wjequupqp2qua6a7vduqqaayquWuaqqnqedqu7b6aq6vruqmrWurpuuqmpertap/p6pK++uZq5quaZ1u226eaVmqaqaa+lqqa5mu7qpqpbuqpbquqr96meqn66apmaq6qlleb7rW6qbqrWqa9mlprr6+mat2qre1qn+7qmaqmmplpWtprlq1+qa26qqqq56pmZ5qZ1pqnuqv/qvemuraqf6K66r6qqfpuWqaqqvpqqZq2u6q+nta17uefa66Vq6+bpaq1r5pqr6au+uqqvK6eW1qeaaq6pub2pmpp/aupaYrbqq+6666Zq6ny+d6pam6/q2rpq3rfWuaqutXUaqqmraprqrt+quqtuarmpqtmrubp66qqqKulnrpWrlaqbru+ptZWJm6mquamteuuv6tatX9mpVueW2nppqppt+alrqu6qq6ppZqrqbpqumeWq5quvapmrqnqq6pqrvqKW2e5uqqXu165q665bbm6rq6ncnNmfmuum5uq6aqqmmqqVpqtaqiadlmpmrq66a+r+oqfqKqu6q3m/qtrl4aGqmqna2vrebemtur2qqmqnZvb5lm+qqtlembap66ua1aqas61uoquqqkHtud1aqqur7mjqqaa+h26u9pbovm6+bar7qu6ppaqqWmurvur7+6fun6mm/Zqr6uuqqqZqemp5aWlmepWrq7q6ZZuqWra52/ruvqlq3mvqatnla6rrqqq2tmq17rrad6qrqpv6a6qWbqWrdeZqlVuZmqp5Zut2mqq5mqtq6qnqupqqiprubW66qr76nrpuXqeXqpvaZpqn5eadnrrqmeq6nutmtamq77Z6rrpav9Lo22eaqqmnmuqy5WqpaataltqXu/qqmqqefuiv/m+qqaZvW1+ua5pamuXt+ammpavfurOrpb6la+7+5qpq36vp6aqaamqX5Wraqqqtparqqmqjmq6ba66qqa6apq/qrppqprqqmqq6qpbuq6bpv1uNpnqppqtZqmpZKqa+Zprrm5qq6aqa2rnrbra+qmqpn6mmqbuqqq55qqmq6qqrunnfZnvqt+qq5qunrq66aqbp9umvaq+f0qeaq5dv1prdpprZvv66uq1q5uvb6mrquuuqq+qr9tbqa196fpt+2Oqbq6qd2um2rrq3qpluuvpmqrqZ+eqqu6mu25vXqpan5ra/q2aut11vvqllf5Hvaa2nt6muqmqmqqqqrqplquqb6qmrqqqpqryuf9mZblr6Yi4qqaaumlvmqqqpWqmtqtq6rqumr2pZq/5nmbv7um/6p7duq2qaeq7mmuuqmmmqqqnqaWqp2mmlXlaWme3hqafl65qr7rmqqqWqaWqZ5avpZqaqmuq+rptuvpqueaa6qtqqmpWeZu6amqqq6nrmmqq3nW2qruq2a666bui2ammqp57mVqarqv2n3qve2qqbqqe2rpaq2rbr13lnq6qqqeqmrrarq5rH6q+eWrmdZqmmbptquaqe+2pm5vmrmpm6Wm6qqquqpbqm2rlqquq3q6pref5e166ul/rrpumm+qnqWW6t2bqvuqq+lurW3rqr7pranu65auutruqematVnmquaqmvdrqpqturrp2qaqu+pq+queWquqmfl6qprqmZqWi7q6Wa6q/r5qeqpr6amJZmrqqqru73t+uq6arp67uu+uqqma6qraqq5S+quqqma2mrq6/vpqqaeZ7v62m62p9arr5p6qWbmeirZ62rrbnn56m7bqut95va2aiqrvrq7qpqq3aqauebbmqvqrqqqpaqqWqlqZ+rae6VZaqtqrm/draq6fqu9mqumqrqna/nr/5rqqlvaVW+q/qeerebqWqpWaup5tqWrqqmmqqtfq66Wlqqm6adal5qaq6qqraaplamJnpulqpummW1qmlpu6vbpqZrqu2Z6bpuaamqqqu6Wa2r6r6vJnqr9qpa/rralpqn6qbqu6VpqWmumm2e64vmmqqq6+pmaZqeq1nrqpVqmXqqeVoelXmaqtvrqqZquKut6qqqvKrpqh7puGqa+mrvuqZpaqu6WqrrrurlqutqlqZ6aqm5qlnr4rq+p1pm+qatnp3aqq6m6urm2KqqhrmtW2uW5qb0qqquq46r6u7rvu7miqumreYmleaqprlWqpW6qo6pmmspuZu5pbrutqvmp5zq7qqpqdqkb6uutrrs5errquZ7uqaaWvXlnoar9qrqq6roqaeqqZW9r1raKGprmqrq+qqmqWZraqV6/qX2tnbC6KWrqXbq6rGprqW69qZmqaq6unvmbmaunuqmtmtatbpql6tqqvqXquqlv9ubmWq55q72KZmqntjXaqXarab9qp672qu6oZ6qurnrq5mqGrf1repmqmu6yrWr16ulb6Kyq6et+urZqvqqqapZp7a6qulp7lnlruqqr6qmrrpv6aq4qv5pWrp6um6mp5uqupaZ7fpam6fvaWWry/vrvqe5n6ZW16ueqa5eqqmqu+tX+p6mvmemq67eqptanm669pnnqX7Wmmu9W7mqWqa+pW2uupqlaXqbqqaqqm5aarenWqhqqua5++ruZnZVapaqoqq6arqpmZ6uZ2+a2ZrqpTW5q2vrbb0pa1quln6mppqZZ1vW6l6mq6qv65rrqqupq6apVq5q1262mrpVaqq6qq6qqqmarmr6/r6r6qbZ66r6quqq+qaW7Z6a3aqtmtpqtqrrfqmpnomaavutua55uqreqdauq1m5+m9+oremq7efm7q+qbvp+tuq6q+fqrPq2aanqWpuuqqepXqnmuq+uqn5ut+qW/q+qmpq+v6q/2q9mmraqt6u2qqurqp6nOuvpZq3pqmarqppnutpZ6pqq6p6u+qqapqammurpv6mpra9qquqq7ZnZ2r66qrWbtrWruqutqqqprqq2qpq+3ata5qtqrp6qaWqaaqpqq6Jrqql62vqWlvpZql62ama66aGbupupakmq7ume66+f5e6Wp6pYm6arlalmqqrmamWWr2mqbamVrqrTep6/+qmiq+aZvbVmqrvqmqqavern+mr2paqutqmqta6m++q2dq6vbrm+6arhn+oq/6mr55aaqapvqa9mmqvqe2plvuarnaqqbenp6Zporr6q5mZaq6vnqqq1q6m6m6qnKu/6mqqa56uqnqqplaaquuqp+pqb9mmaWv6u9ulZ2u+W3q66arpul6q55quluqfqnrWapmqqqluqvtpqrqrbqrWlvl6pqZqm5quun2pframv1qqqorpam2+t6qlpnql+676ruauqr2d6aqampvmquqqrnqqp965brl6dprqq66qZ2q26ph5uq6mWtquba3fpe+qqqZ96qauv6pqq2yp2umqqtqqZ+fqmtuqvmubuqt6qu6uZa+mpa56p36Z+qprqu6r/bbqpVqrera6+qmr66umZmrrv7rrmvbfvaprtrm7u9boqarvqa2dXpqr5+rmuqnmWqmprraqnuraql6vnhuerqqpp6u6naaaaqruqrarpqpqpm2i+qt6qqvqjbrujuZrrraper7paqun6taqqaV1WapuvqeqpvHGqqbuqoaZq2nrn6fKbamqlbp3bnq6ZqeKumu17tmme/qtuq+quambarppeqru6a6qupqZ5aqaqq6arebZ9puq65umqmZ6Wam/aZ62mm2qummWabiq+6m57qa3elb/ppZ3qprumaraq9mtr63apqoanqqqq9qv6nLrauqXpnmuZ7auvr76qWm5pt6rZm6raaaovis5Zebp6vm6e6qq2l5dZubqmqbpvvpmq7uvr6r6mmr7mrd9aepqqqluuylWppe6mqruuW7+7qv7qpm3qqq65KqoVqrqqbWuZqmVlqrv6uaemaneqrq6iarq7qe6tvWqaq6qqbOmrqaq1qhqrW+qqau76666lu15Z5r+2pplK566arWrmtq7arpvqv5q6+deql/pra3ieapvf67mqmqaru2q6Zaqqb6q7a9qq6Kqqeqq6/7qmnaTr+JfWlUa+Zlquqq9u2qmZo7af5eeqqu26qp/eWpaWuv6W/Zt6buJqhvaq7aK6q6qpur7qfa6Znul7Xqqpmqvvuqq3e3qeurqmmG7pqqumuZ5pqqv3ruuvqr+p9Zqq6tr+t2qGquWaGqv6WSqen5prnne6n/eqY55erupplq1a2q7qprq/aqm6qamr2qqqmrpommrb7F6mbq1bV6u1r6ar+Waveyaaummv+fWqaVv5mqvpim+np9mqq7hpqe++2uq6qaaq9sq65bpqVXZuqqrabmmk+vqqW7Kqq6d6Wu2pfpZ1qqqr6Zb6tuWuK+qqXmuq7l9qZqrqm2ubaqqaurqrpnnqaetr+6rombrbqvaemoqpnq2p5L";
/** Those that need none, four, or more than four (5). */
const MORE = {
	164: 0,
	169: 4,
	178: 4,
	285: 4,
	454: 4,
	575: 4,
	598: 4,
	617: 4,
	657: 4,
	775: 4,
	829: 4,
	892: 0,
	988: 4,
	1012: 0,
	1025: 4,
	1081: 0,
	1136: 4,
	1150: 0,
	1443: 4,
	1495: 4,
	1529: 0,
	1661: 4,
	1734: 4,
	1941: 4,
	2081: 4,
	2240: 4,
	2241: 4,
	2508: 0,
	2514: 0,
	2563: 4,
	2670: 4,
	2802: 4,
	3015: 4,
	3130: 4,
	3178: 0,
	3225: 0,
	3250: 0,
	3289: 4,
	3685: 4,
	3772: 4,
	4368: 4,
	4609: 4,
	4625: 4,
	4929: 0,
	4946: 4,
	5055: 0,
	5152: 0,
	5157: 4,
	5213: 0,
	5254: 4,
	5300: 0,
	5463: 4,
	5707: 4,
	5814: 0,
	5877: 0,
	5907: 0,
	5979: 4,
	6017: 4,
	6139: 4,
	6255: 4,
	6365: 4,
	6498: 4,
	6749: 0,
	6775: 4,
	6834: 4,
	6893: 0,
	6918: 4,
	7e3: 4,
	7018: 0,
	7057: 4,
	7058: 0,
	7107: 4,
	7167: 0,
	7303: 4,
	7305: 4,
	7477: 4,
	7700: 4,
	7807: 0,
	8182: 4,
	8355: 0,
	8454: 4,
	8471: 0,
	8591: 4,
	8613: 4,
	8820: 4,
	8927: 4,
	8961: 0,
	9209: 4,
	9278: 4,
	9784: 4,
	9790: 4,
	9877: 4,
	9998: 0,
	10288: 4,
	10370: 4,
	10692: 4,
	10772: 0,
	11281: 4,
	11304: 4,
	11819: 4,
	11863: 0,
	11944: 4,
	11982: 5,
	11987: 0,
	12006: 4,
	12021: 4,
	12166: 4,
	12319: 4,
	12330: 4,
	12381: 4,
	12392: 0,
	12411: 0,
	12676: 0,
	12753: 4,
	12773: 4,
	12795: 4,
	13007: 4,
	13015: 4,
	13214: 0,
	13304: 4,
	13388: 4,
	13464: 0,
	13532: 0,
	13751: 4,
	13867: 4,
	13926: 4,
	14014: 0,
	14027: 4,
	14070: 4,
	14267: 4,
	14623: 4,
	14624: 0,
	14826: 0,
	14904: 4,
	15140: 0,
	15196: 0,
	15339: 4,
	15382: 4,
	15512: 4,
	15562: 4,
	15695: 4,
	15704: 4,
	15710: 4,
	16129: 4,
	16202: 4,
	16407: 4,
	17426: 4,
	17467: 4,
	17680: 4,
	17683: 4,
	17736: 4,
	17772: 0,
	17863: 4,
	17871: 0,
	17985: 4,
	18026: 0,
	18118: 4,
	18150: 0,
	18192: 4,
	18356: 4,
	18427: 0,
	18600: 4,
	18623: 4,
	18872: 4,
	18947: 4,
	19013: 4,
	19146: 4,
	19590: 4,
	19767: 4,
	19837: 4,
	19880: 4,
	19951: 0,
	20055: 4,
	20112: 4,
	20418: 4,
	20489: 4,
	20533: 0,
	20547: 4,
	20581: 4,
	20589: 4,
	20725: 4,
	20737: 4,
	20757: 4,
	20810: 4,
	20830: 4,
	21278: 4,
	21454: 4,
	21491: 4,
	21560: 4,
	21657: 0,
	21900: 0,
	21939: 4,
	22177: 4,
	22521: 4,
	22661: 4,
	22663: 0,
	22907: 4,
	23156: 4,
	23328: 0,
	23874: 4,
	24104: 4,
	24176: 0,
	24591: 4,
	24735: 4,
	24919: 0,
	25001: 0,
	25014: 4,
	25129: 4,
	25246: 4,
	25315: 4,
	25375: 4,
	25424: 4,
	25450: 4,
	25558: 4,
	25599: 4,
	25602: 4,
	25904: 0,
	25957: 4,
	25995: 4,
	26061: 4,
	26194: 4,
	26294: 4,
	26576: 4,
	26629: 4,
	26693: 4,
	26719: 0,
	27040: 4,
	27121: 0,
	27201: 4,
	27390: 4,
	27853: 0,
	27938: 4,
	28118: 4,
	28856: 0,
	28952: 4,
	29230: 4,
	29345: 4,
	29435: 4,
	29462: 4,
	29474: 4,
	29580: 4,
	29596: 4,
	29628: 4,
	29676: 4,
	30057: 4,
	30329: 0,
	30414: 4,
	30418: 0,
	30506: 4,
	30584: 0,
	30663: 4,
	30755: 0,
	30849: 0,
	30887: 4,
	30897: 4,
	30952: 4,
	31044: 4,
	31049: 4,
	31185: 0,
	31302: 4,
	31316: 0,
	31465: 4,
	31601: 4,
	31631: 4,
	31675: 4,
	31729: 4,
	31945: 4
};
// ../../packages/core/src/solver/line.ts
/**
* A way to win, kept so that nothing is solved again while a player follows it.
*
* It knows its positions by identity after all safe cards have gone up. So it is found again from any of them,
* whatever lies in which cell or column, and whether or not the rules or the player have sent safe cards up yet.
*/
var Line = class Line {
	steps;
	/** By identity of a position with no safe card left: the step from there. */
	constructor(steps) {
		this.steps = steps;
	}
	/** The line that `moves`, the player's moves of a verdict, follow from `position`. */
	static of(position, moves) {
		const steps = /* @__PURE__ */ new Map();
		let now = position;
		for (const move of moves) {
			const next = autoplay$1(play(now, move));
			const before = identityOf$2(settled(now));
			if (before !== identityOf$2(settled(next))) steps.set(before, stepOf(now, move));
			now = next;
		}
		return new Line(steps);
	}
	/**
	* The player's next move where the position is on the line and not won yet, else undefined. Safe cards that
	* the rules leave to the player are sent up when they are in the way, or when nothing else is left to do.
	*/
	next(position) {
		if (isWon$2(position)) return void 0;
		const rest = settled(position);
		const step = this.steps.get(identityOf$2(rest));
		if (!step && !isWon$2(rest)) return void 0;
		return (step && moveOfStep(position, step)) ?? safeMoves(position)[0];
	}
	/** The player's moves from a position on the line to the win, autoplay going on after each; empty off the line. */
	movesFrom(position) {
		const moves = [];
		let now = position;
		for (let move = this.next(now); move; move = this.next(now)) {
			moves.push(move);
			now = autoplay$1(play(now, move));
		}
		return moves;
	}
};
function settled(position) {
	return autoplay$1(withFullAutoplay(position));
}
function safeMoves(position) {
	return autoplayMoves(withFullAutoplay(position));
}
function withFullAutoplay(position) {
	return {
		...position,
		rules: {
			...position.rules,
			autoplay: "full"
		}
	};
}
function stepOf(position, { from, to, count }) {
	const column = position.columns[columnIndex(from)];
	const card = column ? column.cards.at(-count) : topCard(position, from);
	if (to === "h") return {
		card,
		onto: 2
	};
	return {
		card,
		onto: cellIndex(to) >= 0 ? 1 : topCard(position, to) ?? 0
	};
}
/** The step as a move of this position, or undefined where it cannot be made now. */
function moveOfStep(position, { card, onto }) {
	const source = sourceOf(position, card);
	const to = targetOf$1(position, onto);
	if (!source || !to) return void 0;
	const move = moveOf(source.from, to, source.count);
	return whyNot$2(position, move) ? void 0 : move;
}
function sourceOf(position, card) {
	const cell = position.cells.indexOf(card);
	if (cell >= 0) return {
		from: cellName(cell),
		count: 1
	};
	const column = position.columns.findIndex(({ cards }) => cards.includes(card));
	if (column < 0) return void 0;
	const { cards } = position.columns[column];
	return {
		from: columnName(column),
		count: cards.length - cards.indexOf(card)
	};
}
function targetOf$1(position, onto) {
	if (onto === 2) return "h";
	if (onto === 1) return CELL_NAMES[position.cells.indexOf(null)];
	return COLUMN_NAMES[position.columns.findIndex(({ cards }) => (topOf(cards) ?? 0) === onto)];
}
// ../../packages/core/src/solver/guess.ts
/**
* Several ways to guess, since what one of them misjudges another one mostly does not. Found by hill climbing over
* random deals, the later ones over deals that are hard for the earlier ones; nothing more is behind the numbers.
*/
const WAYS = [
	{
		card: 4,
		misfit: 11,
		blocker: 7,
		onNext: 4,
		onSecond: 1,
		king: -9,
		usedCell: 12,
		emptyColumn: -30,
		noRoom: 39,
		littleRoom: 19,
		spread: -9,
		move: 7
	},
	{
		card: 2,
		misfit: 14,
		blocker: 16,
		onNext: 6,
		onSecond: 3,
		king: -7,
		usedCell: 20,
		emptyColumn: -48,
		noRoom: 40,
		littleRoom: 16,
		spread: -14,
		move: 8
	},
	{
		card: -1,
		misfit: 20,
		blocker: 20,
		onNext: 3,
		onSecond: -2,
		king: -24,
		usedCell: 20,
		emptyColumn: -48,
		noRoom: 40,
		littleRoom: 16,
		spread: -24,
		move: 8
	}
];
/** In how many ways positions can be guessed at. */
const GUESSES$1 = WAYS.length;
/** Keeps guesses above zero. */
const MIDDLE = 200;
/** Guesses how far positions are from the win. */
var Guess = class {
	weights;
	/** Room for the cards of one column, top first. */
	pile = /* @__PURE__ */ new Uint8Array(64);
	/** `way` is below `GUESSES`. */
	constructor(way) {
		this.weights = WAYS[way];
	}
	/** For a position that was reached in `depth` moves; smaller is nearer. */
	distance(position, depth) {
		const { weights } = this;
		const { freeCells, emptyColumns, reached, tops, columns } = position;
		const room = freeCells + emptyColumns;
		let sum = weights.card * (52 - position.cardsHome) + weights.move * depth + weights.spread * spread(reached) + weights.usedCell * position.usedCells + weights.emptyColumn * emptyColumns;
		if (room === 0) sum += weights.noRoom;
		if (room === 1) sum += weights.littleRoom;
		for (let index = 0; index < columns; index++) if (tops[index] !== 0) sum += this.columnCosts(position, tops[index]);
		return MIDDLE + (sum >> 2);
	}
	columnCosts({ beneath, reached }, top) {
		const { weights, pile } = this;
		let height = 0;
		for (let card = top; card !== 0; card = beneath[card]) pile[height++] = card;
		let below = pile[height - 1];
		let lowest = below >> 2;
		let sum = lowest === 13 ? weights.king : 0;
		for (let above = height - 1; above >= 0; above--) {
			const card = pile[above];
			const rank = card >> 2;
			if (card !== below && FITS[link(card, below)] === 0) sum += weights.misfit;
			if (lowest < rank) sum += weights.blocker;
			else lowest = rank;
			const ahead = rank - reached[card & 3];
			if (ahead === 1) sum += weights.onNext * above;
			else if (ahead === 2) sum += weights.onSecond * above;
			below = card;
		}
		return sum;
	}
};
function spread(reached) {
	const [a, b, c, d] = [
		reached[0],
		reached[1],
		reached[2],
		reached[3]
	];
	return Math.max(a, b, c, d) - Math.min(a, b, c, d);
}
// ../../packages/core/src/solver/queue.ts
/** Priorities from 0 (first) on; what is above is served as the last. */
const PRIORITIES = 2048;
const NONE = -1;
/**
* Numbers waiting by priority, the newest of the most urgent first: one linked list for each priority, all of
* them in one array, since a number waits only once. Adding and taking cost a few instructions.
*/
var Queue = class {
	heads = new Int32Array(PRIORITIES).fill(NONE);
	next = /* @__PURE__ */ new Int32Array(2048);
	first = PRIORITIES;
	clear() {
		this.heads.fill(NONE);
		this.first = PRIORITIES;
	}
	add(number, priority) {
		const bucket = Math.max(0, Math.min(2047, priority));
		while (number >= this.next.length) this.next = enlarged$1(this.next, new Int32Array(this.next.length * 2));
		this.next[number] = this.heads[bucket];
		this.heads[bucket] = number;
		if (bucket < this.first) this.first = bucket;
	}
	/** Takes the most urgent number; -1 where none waits. */
	take() {
		const { heads } = this;
		while (this.first < 2048 && heads[this.first] === NONE) this.first++;
		if (this.first === 2048) return NONE;
		const number = heads[this.first];
		heads[this.first] = this.next[number];
		return number;
	}
};
// ../../packages/core/src/solver/search.ts
/** Bytes for each position that a search has room for. */
const POSITION_BYTES = 44;
/**
* Looks at everything that can follow from a position, the most promising first.
*
* Each position is visited once, and no move is ever left out. So the same search that finds a win fast is a
* proof when it runs dry, and the number of positions visited then does not depend on where it looked first.
*/
var Search = class {
	store = new Store();
	/** The number of the won position, once there is one. */
	goal = -1;
	now;
	child;
	list;
	guess;
	queue = new Queue();
	constructor(position, { climb = "safe", way = 0 } = {}) {
		this.now = new Packed(position, climb);
		this.child = new Packed(position, climb, this.now.layout);
		this.list = new MoveList(position.rules.runLimit);
		this.guess = new Guess(way);
		this.child.settle();
		this.visit(-1, 0);
	}
	/** Goes on until it has visited `positions` in all, or a few more, unless it ends before. */
	advance(positions) {
		while (this.goal < 0 && this.store.size < positions) {
			const number = this.queue.take();
			if (number < 0) return "exhausted";
			this.expand(number);
		}
		return this.goal < 0 ? "running" : "won";
	}
	expand(number) {
		const { now, child, list } = this;
		now.unpack(this.store.keys, number * 6);
		const count = list.list(now);
		for (let index = 0; index < count && this.goal < 0; index++) {
			const move = list.moves[index];
			child.copy(now);
			child.play(move);
			this.visit(number, linkOfMove(now, move));
		}
	}
	/** Files the child, if it is new. */
	visit(parent, link) {
		const { child, store } = this;
		const number = store.add(child, parent, link);
		if (number < 0) return;
		if (child.isWon) this.goal = number;
		this.queue.add(number, this.guess.distance(child, store.depth[number]));
	}
};
// ../../packages/core/src/solver/portfolio.ts
/** Positions that each search visits in its first turn. Four deals of five need no second search. */
const FIRST_TURN = 2048;
/** By how much the bounds grow from turn to turn: the first search may end as a proof and gets most of the time. */
const FIRST_GROWTH = 8;
const OTHER_GROWTH = 4;
/**
* Searches that guess in different ways and take turns, longer ones each time. A search that guesses wrong at a
* bad moment can be lost for a very long time; hardly ever are all of them. Each is complete in itself: whichever
* ends first decides, and each would count the same positions.
*/
var Portfolio = class {
	/** Positions visited by all searches together. */
	positions = 0;
	/** The search whose turn it is, or which has ended. */
	current;
	start;
	searches = [];
	bounds = [];
	turn = 0;
	constructor(start) {
		this.start = start;
		this.current = this.enter();
	}
	/** Visits up to about `positions` more. */
	advance(positions) {
		const { current, turn, bounds } = this;
		const before = current.store.size;
		const state = current.advance(Math.min(before + positions, bounds[turn]));
		this.positions += current.store.size - before;
		if (state === "running" && current.store.size >= bounds[turn]) this.pass();
		return state;
	}
	pass() {
		this.bounds[this.turn] *= this.turn === 0 ? FIRST_GROWTH : OTHER_GROWTH;
		this.turn = (this.turn + 1) % GUESSES$1;
		this.current = this.searches[this.turn] ?? this.enter();
	}
	/** Starts the search of this turn; most games never need the later ones. */
	enter() {
		const search = new Search(this.start, { way: this.turn });
		this.searches.push(search);
		this.bounds.push(FIRST_TURN);
		this.positions += search.store.size;
		return search;
	}
};
// ../../packages/core/src/solver/scoutGuess.ts
const CELLS = [
	0,
	-71,
	3,
	267,
	693,
	700,
	700,
	700,
	700
];
const STEADY = {
	away: 22,
	breaks: 205,
	misplaced: 56,
	buried: 36,
	cells: CELLS,
	moves: 121,
	empty: 284,
	freed: 470
};
const EAGER = {
	away: 14,
	breaks: 142,
	misplaced: 46,
	buried: 15,
	cells: CELLS,
	moves: 118,
	empty: 284,
	freed: 844
};
/**
* In turn, with the positions each may look at: what one misjudges at a bad moment, another seldom does. Nine deals of
* ten need only the first. The weights were found by trying, on deals above 32,000.
*/
const GUESSES = [
	[STEADY, 400],
	[EAGER, 1e3],
	[{
		away: 9,
		breaks: 112,
		misplaced: 68,
		buried: 36,
		cells: [
			0,
			169,
			49,
			322,
			693,
			700,
			700,
			700,
			700
		],
		moves: 52,
		empty: 284,
		freed: 1415
	}, 1500],
	[{
		away: 41,
		breaks: 142,
		misplaced: 136,
		buried: 15,
		cells: [
			0,
			-71,
			210,
			267,
			693,
			700,
			700,
			700,
			700
		],
		moves: 118,
		empty: 516,
		freed: 844
	}, 1500],
	[STEADY, 4e3],
	[EAGER, 4e3]
];
const DECK$2 = 52;
/** The least rank among no cards. */
const NO_RANK = 15;
/** By link: 1 where the two cards form no run. */
const BREAKS = Uint8Array.from(FITS, (fits, at) => Number((at & 63) > 2 && fits === 0));
/** How many of the ranks `low` … `high` are above `least`. */
function countAbove(low, high, least) {
	const from = least < low ? low - 1 : least;
	return high > from ? high - from : 0;
}
/** A move in 14 bits: the deepest card moved, where it comes from, where it goes. */
function scoutMove(card, from, to) {
	return card | from << 6 | to << 10;
}
/**
* A position for scouting: its links (see `links.ts`), and the features that guesses are made of, kept up to date
* move by move, so that nothing is counted anew. All of it shares one small buffer: to save or restore it takes the
* copying of 45 words.
*
* A link is a *break* where its two cards form no run. A card is *misplaced* where it lies on some card of lower
* rank, which cannot go up before it. With none the table is sorted, and everything goes up in turn.
*/
var ScoutTable = class {
	words = /* @__PURE__ */ new Int32Array(45);
	/** By card: what it lies on. */
	beneath = new Uint8Array(this.words.buffer, 0, 64);
	/** By column: its top card, or `BASE`. */
	tops = new Uint8Array(this.words.buffer, 64, 8);
	/** The cards in cells, in no order: the first `usedCells`. */
	cells = new Uint8Array(this.words.buffer, 72, 8);
	/** By suit: the rank that its foundation has reached. */
	reached = new Uint8Array(this.words.buffer, 80, 4);
	/** By column: its cards, and how many at its end form one run. */
	lengths = new Uint8Array(this.words.buffer, 88, 8);
	runs = new Uint8Array(this.words.buffer, 96, 8);
	/** By column: the least rank in all of it, and the least beneath the run at its end. */
	least = new Uint8Array(this.words.buffer, 104, 8);
	under = new Uint8Array(this.words.buffer, 112, 8);
	/** By card of the tableau: `column << 5 | index from the base`. */
	places = new Uint8Array(this.words.buffer, 120, 60);
	/** The XOR of the words of all links, and the number of cards on the foundations. */
	hash = 0;
	home = 0;
	/** Used cells, empty columns, breaks, misplaced cards. */
	counts = new Uint8Array(this.words.buffer, 84, 4);
	/** Whether a position is of the usual kind, which fits in here; odd boards may not. */
	static fits({ columns, cells, foundations }) {
		let cards = cells.filter((card) => card !== null).length;
		for (const pile of foundations) cards += pile.length;
		for (const column of columns) cards += column.cards.length;
		return columns.length === 8 && cards === DECK$2 && columns.every((column) => column.cards.length < 20);
	}
	load({ columns, cells, foundations }) {
		const { words, beneath, counts, reached, least, under } = this;
		words.fill(0);
		beneath.fill(3);
		least.fill(NO_RANK);
		under.fill(NO_RANK);
		counts[1] = 8;
		for (let column = 0; column < 8; column++) for (const card of columns[column].cards) this.put(column, card, card, 1);
		for (const card of cells) {
			if (card === null) continue;
			beneath[card] = 1;
			this.cells[counts[0]++] = card;
		}
		this.home = 0;
		for (let suit = 0; suit < 4; suit++) {
			reached[suit] = foundations[suit].length;
			this.home += reached[suit];
			for (const card of foundations[suit]) beneath[card] = 2;
		}
		this.hash = 0;
		for (let card = 4; card < 56; card++) this.hash ^= LINK_WORDS[link(card, beneath[card])];
	}
	get usedCells() {
		return this.counts[0];
	}
	get emptyColumns() {
		return this.counts[1];
	}
	get breaks() {
		return this.counts[2];
	}
	get misplaced() {
		return this.counts[3];
	}
	save(pool, at) {
		const { words } = this;
		for (let index = 0; index < 45; index++) pool[at + index] = words[index];
	}
	restore(pool, at, hash) {
		const { words, reached } = this;
		for (let index = 0; index < 45; index++) words[index] = pool[at + index];
		this.hash = hash;
		this.home = reached[0] + reached[1] + reached[2] + reached[3];
	}
	/** Makes a move that is known to be allowed; nothing follows by itself. */
	play(move) {
		const card = move & 63;
		const from = move >> 6 & 15;
		const to = move >> 10;
		if (to === 9) return this.climb(card, from);
		if (from === 8) {
			this.leaveCell(card);
			return this.put(to, card, card, 1);
		}
		const { counts, tops, under, beneath } = this;
		const top = tops[from];
		const count = (card >> 2) - (top >> 2) + 1;
		counts[2] -= BREAKS[link(card, beneath[card])];
		counts[3] -= countAbove(top >> 2, card >> 2, under[from]);
		this.lift(from, card, count);
		if (to !== 8) return this.put(to, card, top, count);
		this.relink(card, 1);
		this.cells[counts[0]++] = card;
	}
	/** Sends up what is safe, to the fixed point; whether anything was. */
	settle() {
		const { tops, cells, counts, home } = this;
		for (let before = -1; before !== this.home;) {
			before = this.home;
			for (let column = 0; column < 8; column++) while (this.isSafe(tops[column])) this.climb(tops[column], column);
			for (let index = 0; index < counts[0]; index++) if (this.isSafe(cells[index])) this.climb(cells[index--], 8);
		}
		return this.home !== home;
	}
	/** As `freecell/autoplay.ts` has it at level `full`; `BASE` is never safe. */
	isSafe(card) {
		const { reached } = this;
		const rank = card >> 2;
		if (reached[card & 3] !== rank - 1 || card === 0) return false;
		if (rank <= 2) return true;
		const isRed = (card & 3) === 1 || (card & 3) === 2;
		const one = reached[isRed ? 0 : 1];
		const other = reached[isRed ? 3 : 2];
		const others = one < other ? one : other;
		return others >= rank - 1 || others >= rank - 2 && reached[3 - (card & 3)] >= rank - 3;
	}
	climb(card, from) {
		const { counts, under, beneath, reached } = this;
		if (from === 8) this.leaveCell(card);
		else {
			counts[2] -= BREAKS[link(card, beneath[card])];
			if (under[from] < card >> 2) counts[3]--;
			this.lift(from, card, 1);
		}
		this.relink(card, 2);
		reached[card & 3]++;
		this.home++;
	}
	relink(card, onto) {
		this.hash ^= LINK_WORDS[link(card, this.beneath[card])] ^ LINK_WORDS[link(card, onto)];
		this.beneath[card] = onto;
	}
	leaveCell(card) {
		const { cells, counts } = this;
		let index = 0;
		while (cells[index] !== card) index++;
		cells[index] = cells[--counts[0]];
	}
	/** Takes the last `count` cards off a column; `card` is the deepest of them. */
	lift(column, card, count) {
		const { tops, lengths, runs, under, least, counts, beneath } = this;
		const top = beneath[card];
		tops[column] = top;
		lengths[column] -= count;
		if (top === 0) {
			counts[1]++;
			runs[column] = 0;
			least[column] = under[column] = NO_RANK;
		} else if (runs[column] > count) {
			runs[column] -= count;
			least[column] = Math.min(under[column], top >> 2);
		} else this.lookInto(column, top);
	}
	/** Finds anew the run at the end of a column, and what lies beneath it. */
	lookInto(column, top) {
		const { beneath, runs, under, least } = this;
		let run = 1;
		let card = top;
		for (; FITS[link(card, beneath[card])] === 1; run++) card = beneath[card];
		let lowest = NO_RANK;
		for (card = beneath[card]; card !== 0; card = beneath[card]) lowest = Math.min(lowest, card >> 2);
		runs[column] = run;
		under[column] = lowest;
		least[column] = Math.min(lowest, top >> 2);
	}
	/** Puts a run of `count` cards, `card` … `top`, on a column. */
	put(column, card, top, count) {
		const { tops, lengths, runs, under, least, counts, beneath, places } = this;
		const onto = tops[column];
		const lowest = least[column];
		this.relink(card, onto);
		if (onto === 0) counts[1]--;
		else counts[3] += countAbove(top >> 2, card >> 2, lowest);
		if (FITS[link(card, onto)] === 1) runs[column] += count;
		else {
			counts[2] += BREAKS[link(card, onto)];
			runs[column] = count;
			under[column] = lowest;
		}
		if (top >> 2 < lowest) least[column] = top >> 2;
		tops[column] = top;
		lengths[column] += count;
		let place = column << 5 | lengths[column] - 1;
		for (let each = top, left = count; left > 0; left--) {
			places[each] = place--;
			each = beneath[each];
		}
	}
};
// ../../packages/core/src/solver/scout.ts
/** Positions that one search may look at, and children that it may list; ten times as many are rarely met. */
const MOST_LOOKED_AT = 4096;
const MOST_LISTED = 65536;
const MOST_CHILDREN = 256;
/** The table of hashes is no larger than a search will need, since emptying it takes time too. */
const LEAST_BITS = 10;
const MOST_BITS = 17;
const HASHES_EACH = 20;
const MOVE_BITS = 14;
const MOVE_MASK = 16383;
const DECK$1 = 52;
/** Keeps guesses positive, and fine enough for the queue. */
const OFFSET = 1e3;
const COARSENESS = 3;
const NOWHERE = 255;
const NO_CARD = 63;
/** By card: one card that it can be placed on, and the other; `NO_CARD` for a king. */
const ONE_PARENT = parents(0);
const OTHER_PARENT = parents(1);
function parents(which) {
	const cards = (/* @__PURE__ */ new Uint8Array(64)).fill(NO_CARD);
	for (const card of fullDeck()) cards[card] = parentsOf(card)[which] ?? NO_CARD;
	return cards;
}
/**
* Runs ahead to find a way to win, by the shortest means: a guess leads, most moves are never made, and whatever
* cannot be decided soon is left to a search that forgets nothing.
*
* What makes it fast: a child is listed with its guess worked out from its parent's by differences, and only made
* once it is its turn, which is true of one in eight. Two children are held to be the same where their 32-bit hashes
* are; that may overlook one, which harms nothing, since a win is a line of moves and a scout proves nothing else.
*/
var Scout = class {
	table = new ScoutTable();
	queue = new Queue();
	/** The positions looked at: their tables, hashes, and the numbers of the children that they were. */
	pool = new Int32Array(MOST_LOOKED_AT * 45);
	hashes = new Int32Array(MOST_LOOKED_AT);
	origins = new Int32Array(MOST_LOOKED_AT);
	depths = new Int32Array(MOST_LOOKED_AT);
	/** How many positions the search has looked at so far. */
	lookedAt = 0;
	/** The children listed: `parent << 14 | move`. */
	listed = new Int32Array(MOST_LISTED);
	count = 0;
	seen = new Int32Array(1 << MOST_BITS);
	mask = 0;
	/** How many children may be listed; with the positions looked at they never fill the table of hashes. */
	room = 0;
	/** By card: the column that it is on top of. */
	columnOf = (/* @__PURE__ */ new Uint8Array(64)).fill(NOWHERE);
	/** By column and by card: the next cards of foundations that lie there. */
	waiting = /* @__PURE__ */ new Uint8Array(8);
	isNext = /* @__PURE__ */ new Uint8Array(64);
	guess;
	rules;
	allCells = 0;
	/** By `empty cells << 4 | empty columns`: how many cards one move carries. */
	limits = /* @__PURE__ */ new Uint8Array(144);
	/** The parent whose children are being listed, and its guess. */
	parent = 0;
	base = 0;
	/**
	* Looks at up to `most` positions (4,096 at the most) from `start` on, which must fit `ScoutTable`. Gives the moves
	* of a way to a sorted table, each followed by all safe cards; undefined where none was found.
	*/
	search(start, guess, most) {
		this.begin(start, guess, most);
		for (; this.lookedAt < most; this.lookedAt++) {
			if (this.table.misplaced === 0) return this.pathTo(this.lookedAt);
			this.listChildren(this.lookedAt);
			if (this.count > this.room || !this.enterChild(this.lookedAt + 1)) return void 0;
		}
	}
	begin(start, guess, most) {
		const bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, 32 - Math.clz32(most * HASHES_EACH)));
		this.mask = (1 << bits) - 1;
		this.room = Math.min(MOST_LISTED, this.mask * 3 >> 2) - MOST_CHILDREN;
		this.seen.fill(0, 0, 1 << bits);
		this.queue.clear();
		this.guess = guess;
		this.count = 0;
		this.lookedAt = 0;
		this.setLimits(start.rules);
		this.table.load(start);
		this.table.settle();
		this.isNew(this.table.hash);
	}
	/** What the rules allow; the next position mostly has the same ones. */
	setLimits(rules) {
		if (rules === this.rules) return;
		const { cells, runLimit } = rules;
		this.rules = rules;
		this.allCells = cells;
		for (let free = 0; free <= cells; free++) for (let empty = 0; empty <= 8; empty++) this.limits[free << 4 | empty] = Math.min(13, runLimitOf(runLimit, free, empty));
	}
	/** Makes the most promising child that is really new, as the position looked at by number `next`. */
	enterChild(next) {
		const { table, queue, listed, pool, hashes } = this;
		for (let child = queue.take(); child >= 0; child = queue.take()) {
			const parent = listed[child] >>> MOVE_BITS;
			table.restore(pool, parent * 45, hashes[parent]);
			table.play(listed[child] & MOVE_MASK);
			if (table.settle() && !this.isNew(table.hash)) continue;
			this.origins[next] = child;
			this.depths[next] = this.depths[parent] + 1;
			return true;
		}
		return false;
	}
	pathTo(last) {
		const { listed, origins } = this;
		const moves = [];
		for (let at = last; at > 0; at = listed[origins[at]] >>> MOVE_BITS) moves.push(listed[origins[at]] & MOVE_MASK);
		return moves.reverse();
	}
	/** Whether no position with this hash was met before. */
	isNew(hash) {
		const { seen, mask } = this;
		const word = hash === 0 ? 1 : hash;
		let at = word & mask;
		for (; seen[at] !== 0; at = at + 1 & mask) if (seen[at] === word) return false;
		seen[at] = word;
		return true;
	}
	/** Saves the table under its number and lists all children that are new, with their guesses. */
	listChildren(number) {
		const { table, columnOf } = this;
		const { tops, usedCells, emptyColumns } = table;
		table.save(this.pool, number * 45);
		this.hashes[number] = table.hash;
		this.parent = number;
		let empty = NOWHERE;
		for (let column = 7; column >= 0; column--) if (tops[column] === 0) empty = column;
		else columnOf[tops[column]] = column;
		this.guessParent(this.depths[number] + 1);
		const free = this.allCells - usedCells;
		const toTaken = this.limits[free << 4 | emptyColumns];
		const toEmpty = emptyColumns > 0 ? this.limits[free << 4 | emptyColumns - 1] : 0;
		for (let column = 0; column < 8; column++) if (tops[column] !== 0) this.listFromColumn(column, toTaken, toEmpty, empty);
		for (let index = 0; index < usedCells; index++) this.listFromCell(table.cells[index], empty);
		for (let column = 0; column < 8; column++) columnOf[tops[column]] = NOWHERE;
	}
	/** The guess of the parent as if one move deeper, and what the differences of its children rest on. */
	guessParent(depth) {
		const { table, guess, waiting, isNext } = this;
		const { reached, places, lengths, beneath } = table;
		waiting.fill(0);
		isNext.fill(0);
		let buried = 0;
		for (let suit = 0; suit < 4; suit++) {
			const next = reached[suit] + 1 << 2 | suit;
			if (reached[suit] === 13 || beneath[next] === 1) continue;
			const column = places[next] >> 5;
			isNext[next] = 1;
			waiting[column]++;
			buried += lengths[column] - 1 - (places[next] & 31);
		}
		this.base = OFFSET + guess.away * (DECK$1 - table.home) + guess.breaks * table.breaks + guess.misplaced * table.misplaced + guess.buried * buried + guess.cells[table.usedCells] - guess.empty * table.emptyColumns + guess.moves * depth;
	}
	listFromColumn(column, toTaken, toEmpty, empty) {
		const { table, guess, columnOf, isNext } = this;
		const { tops, beneath, runs, reached, usedCells } = table;
		const top = tops[column];
		const run = runs[column];
		let waiting = this.waiting[column];
		for (let count = 1, card = top; count <= run && count <= toTaken; count++) {
			waiting -= isNext[card];
			const lifted = this.base + this.lifted(column, card, count, waiting);
			const one = columnOf[ONE_PARENT[card]];
			const other = columnOf[OTHER_PARENT[card]];
			if (one !== NOWHERE) this.list(card, column, one, lifted + this.placed(top, card, count, one));
			if (other !== NOWHERE) this.list(card, column, other, lifted + this.placed(top, card, count, other));
			if (empty !== NOWHERE && count <= toEmpty && (count === toEmpty || count === run) && beneath[card] !== 0) this.list(card, column, empty, lifted + guess.empty);
			if (count === 1) {
				if (reached[top & 3] === (top >> 2) - 1) this.list(top, column, 9, lifted - guess.away);
				if (usedCells < this.allCells) this.list(top, column, 8, lifted + guess.cells[usedCells + 1] - guess.cells[usedCells]);
			}
			card = beneath[card];
		}
	}
	listFromCell(card, empty) {
		const { table, guess, columnOf } = this;
		const taken = this.base + guess.cells[table.usedCells - 1] - guess.cells[table.usedCells];
		if (table.reached[card & 3] === (card >> 2) - 1) this.list(card, 8, 9, taken - guess.away);
		const one = columnOf[ONE_PARENT[card]];
		const other = columnOf[OTHER_PARENT[card]];
		if (one !== NOWHERE) this.list(card, 8, one, taken + this.placed(card, card, 1, one));
		if (other !== NOWHERE) this.list(card, 8, other, taken + this.placed(card, card, 1, other));
		if (empty !== NOWHERE) this.list(card, 8, empty, taken + guess.empty);
	}
	/** How the guess changes where `count` cards leave a column in which `waiting` next cards stay behind. */
	lifted(column, card, count, waiting) {
		const { table, guess } = this;
		const { beneath, tops, under } = table;
		const onto = beneath[card];
		const misplaced = countAbove(tops[column] >> 2, card >> 2, under[column]);
		return -guess.breaks * BREAKS[link(card, onto)] - guess.misplaced * misplaced - guess.buried * count * waiting - (onto === 0 ? guess.empty : guess.freed * this.freedFrom(onto));
	}
	/** How the guess changes where the run `card` … `top` comes to lie on a column that it fits. */
	placed(top, card, count, column) {
		const misplaced = countAbove(top >> 2, card >> 2, this.table.least[column]);
		return this.guess.misplaced * misplaced + this.guess.buried * count * this.waiting[column];
	}
	/** How many cards go up by themselves, from this one down, once it is free. */
	freedFrom(card) {
		const { table } = this;
		let freed = 0;
		for (let each = card; table.isSafe(each); each = table.beneath[each]) freed++;
		return freed;
	}
	/** Lists a child, unless one with its hash has been met; `from` and `to` as in a move. */
	list(card, from, to, guess) {
		const { table } = this;
		const onto = to < 8 ? table.tops[to] : to === 8 ? 1 : 2;
		const hash = table.hash ^ LINK_WORDS[link(card, table.beneath[card])] ^ LINK_WORDS[link(card, onto)];
		if (!this.isNew(hash)) return;
		this.listed[this.count] = this.parent << MOVE_BITS | scoutMove(card, from, to);
		this.queue.add(this.count++, guess >> COARSENESS);
	}
};
/** Under two megabytes that every search can use again, since none goes on beyond its call. */
let scout;
/** Scouts a position, as far as it is of the usual kind, looking at up to `most` positions. */
function runAhead(start, most) {
	let positions = 0;
	if (!ScoutTable.fits(start)) return {
		moves: void 0,
		positions
	};
	scout ??= new Scout();
	for (const [guess, bound] of GUESSES) {
		const moves = scout.search(start, guess, Math.min(bound, most - positions));
		positions += scout.lookedAt;
		if (moves) return {
			moves,
			positions
		};
	}
	return {
		moves: void 0,
		positions
	};
}
// ../../packages/core/src/solver/scoutLine.ts
/** The line that a scout's moves make from where it started; what they leave sorted goes up in turn. */
function lineOfScout(start, path) {
	const steps = /* @__PURE__ */ new Map();
	follow(start, path, (table, move) => {
		steps.set(String.fromCharCode(...table.beneath), {
			card: move & 63,
			onto: targetOf(table, move >> 10)
		});
	});
	return new Line(steps);
}
/**
* The same as a player's moves, where autoplay sends up just what a scout takes for granted: at level `full`, from a
* position with no safe card left. It takes a twentieth of the time that a `Line` needs for them.
*/
function movesOfScout(start, path) {
	const moves = [];
	const cells = [...start.cells];
	follow(start, path, (table, move) => {
		const card = move & 63;
		const from = move >> 6 & 15;
		const to = move >> 10;
		cells.forEach((each, cell) => {
			if (each !== null && table.beneath[each] !== 1) cells[cell] = null;
		});
		const source = from === 8 ? cellName(cells.indexOf(card)) : columnName(from);
		const count = from === 8 || to >= 8 ? 1 : (card >> 2) - (table.tops[from] >> 2) + 1;
		const cell = cells.indexOf(null);
		if (to === 8) cells[cell] = card;
		const target = to === 9 ? "h" : to === 8 ? cellName(cell) : columnName(to);
		moves.push(moveOf(source, target, count));
	});
	return moves;
}
/** Plays a scout's moves and then what is left; tells each, with the table before it. */
function follow(start, path, tell) {
	const table = new ScoutTable();
	table.load(start);
	table.settle();
	const play = (move) => {
		tell(table, move);
		table.play(move);
		table.settle();
	};
	path.forEach(play);
	for (let move = upward(table); move !== void 0; move = upward(table)) play(move);
}
function targetOf({ tops }, to) {
	if (to === 9) return 2;
	return to === 8 ? 1 : tops[to] ?? 0;
}
/** A move of a card that fits its foundation, though it may not be safe; undefined where there is none. */
function upward({ tops, cells, usedCells, reached }) {
	const fits = (card) => card !== 0 && reached[card & 3] === (card >> 2) - 1;
	for (let column = 0; column < 8; column++) if (fits(tops[column])) return scoutMove(tops[column], column, 9);
	const card = cells.subarray(0, usedCells).find(fits);
	return card === void 0 ? void 0 : scoutMove(card, 8, 9);
}
// ../../packages/core/src/solver/path.ts
/**
* The steps to position `goal` of a search that began at `start`, by the identity of the position before each.
* Where a move leads from one position of the path straight to a later one, what lies between is left out.
*/
function shortPath(start, store, goal) {
	const path = pathTo(store, goal);
	const places = new Map(path.map((number, place) => [number, place]));
	const now = new Packed(start);
	const child = new Packed(start, "safe", now.layout);
	const list = new MoveList(start.rules.runLimit);
	const placeOf = (position) => places.get(store.find(position)) ?? 0;
	const hops = [];
	const identities = [];
	for (let place = path.length - 2; place >= 0; place--) {
		now.unpack(store.keys, path[place] * 6);
		identities[place] = now.identity;
		const ahead = hopsFrom(now, child, list, placeOf).filter(({ to }) => to > place).map(({ to, link }) => ({
			to,
			link,
			left: 1 + (hops[to]?.left ?? 0)
		}));
		hops[place] = ahead.reduce((best, hop) => hop.left < best.left ? hop : best);
	}
	const steps = /* @__PURE__ */ new Map();
	for (let place = 0; place < path.length - 1; place = hops[place].to) {
		const { link } = hops[place];
		steps.set(identities[place], {
			card: link >> 6,
			onto: link & 63
		});
	}
	return steps;
}
/** The positions from the start to `goal`, both included. */
function pathTo(store, goal) {
	const path = [];
	for (let number = goal; number >= 0; number = store.parent[number]) path.push(number);
	return path.reverse();
}
/** Every move from `now`, and the place on the path to which it leads. */
function hopsFrom(now, child, list, placeOf) {
	return Array.from({ length: list.list(now) }, (_, index) => {
		const move = list.moves[index];
		child.copy(now);
		child.play(move);
		return {
			to: placeOf(child),
			link: linkOfMove(now, move)
		};
	});
}
// ../../packages/core/src/solver/spider/layer.ts
/** Worths lie in a table that begins here. */
const LOWEST = -1024;
const WORTHS = 8192;
/**
* The best of the positions offered for one ply and one number of rounds: at least `width` of them if there are as
* many, and after `trim` no more. Only how many there are of each worth is counted, nothing is sorted.
*/
var Layer = class {
	size = 0;
	width;
	/** By place: ten columns; the way to the position before it, and the move from there. */
	columns;
	before;
	move;
	worth;
	/** By worth: how many places have it. */
	counts = new Int32Array(WORTHS);
	/** How many are no worse than `bar`: without those that are as bad, there are fewer than `width`. */
	enough = 0;
	bar = 8191;
	constructor(width) {
		const room = 4 * width;
		this.width = width;
		this.columns = new Int32Array(room * 10);
		this.before = new Int32Array(room);
		this.move = new Uint16Array(room);
		this.worth = new Int16Array(room);
	}
	/** Whether a position of that worth would be kept, as it looks now. */
	wants(worth) {
		return worth - LOWEST <= this.bar;
	}
	/** Takes a position that it wants. */
	add({ at }, worth, before, move) {
		if (this.size === this.before.length) this.trim();
		const place = this.size++;
		for (let index = 0; index < 10; index++) this.columns[place * 10 + index] = at[index];
		this.before[place] = before;
		this.move[place] = move;
		this.worth[place] = worth;
		this.counts[worth - LOWEST]++;
		this.enough++;
		while (this.enough - this.counts[this.bar] >= this.width) this.enough -= this.counts[this.bar--];
	}
	/** Leaves out what is worse than the bar; of those that lie on it, the later ones there is no room for. */
	trim() {
		const { columns, before, move, worth, counts, bar } = this;
		let room = Math.max(0, this.width - (this.enough - counts[bar]));
		let kept = 0;
		for (let place = 0; place < this.size; place++) {
			const rank = worth[place] - LOWEST;
			if (rank > bar || rank === bar && room-- <= 0) continue;
			columns.copyWithin(kept * 10, place * 10, (place + 1) * 10);
			before[kept] = before[place];
			move[kept] = move[place];
			worth[kept++] = worth[place];
		}
		this.size = this.enough = kept;
		counts.fill(0);
		for (let place = 0; place < kept; place++) counts[worth[place] - LOWEST]++;
	}
	clear() {
		this.size = this.enough = 0;
		this.bar = 8191;
		this.counts.fill(0);
	}
};
// ../../packages/core/src/solver/spider/worth.ts
/** Worth is counted in these parts of a point, so that a whole number can hold it. */
const POINT = 8;
/** What each kind of join between a card and the one beneath it costs, in points; one of the same suit is free. */
const TROUBLE = {
	hidden: 1.3,
	misfit: 1,
	otherSuit: 1.06,
	onLower: .15
};
/** Trouble deep in one column is worse than the same spread over several, hence the power. */
const POWER = 1.1;
const KING_AT_BASE = 1;
/** Small, but a completed run takes thirteen of them away. */
const CARD = .07;
/** Where something lies beneath the run at the end. */
const COVERED = .1;
/** What a column with cards costs, the less the better; found by trying many weights on deals that no test uses. */
function worthOf(trouble, cards, kingAtBase, covered) {
	const points = trouble ** POWER + CARD * cards - (kingAtBase ? KING_AT_BASE : 0) + (covered ? COVERED : 0);
	return Math.round(POINT * points);
}
const FIRST_ROOM$2 = 16384;
/**
* Every column that a search has met, once and for good, under a number: a column is another column and one card on
* it, 0 is the empty one. So equal columns have equal numbers, ten numbers are a tableau, and what depends on one
* column alone is worked out once.
*/
var Columns = class {
	size = 1;
	/** By number: the column beneath the last card, and that card. */
	parent = new Int32Array(FIRST_ROOM$2);
	card = new Uint8Array(FIRST_ROOM$2);
	cards = new Uint8Array(FIRST_ROOM$2);
	/** How many cards at the end move together, and the column beneath them, its last card not yet turned up. */
	run = new Uint8Array(FIRST_ROOM$2);
	rest = new Int32Array(FIRST_ROOM$2);
	/** The first card of that run where it lies on a face-up card of another suit that it fits; else 0. */
	loose = new Uint8Array(FIRST_ROOM$2);
	/** What it costs a position to have this column; see `worth.ts`. */
	worth = new Int16Array(FIRST_ROOM$2);
	/** Two random words: those of a tableau's columns, added up, are its hash. */
	word = new Int32Array(FIRST_ROOM$2);
	otherWord = new Int32Array(FIRST_ROOM$2);
	base = new Uint8Array(FIRST_ROOM$2);
	trouble = new Float32Array(FIRST_ROOM$2);
	/** The column with its last card face up; 0 where that has not been asked. */
	turned = new Int32Array(FIRST_ROOM$2);
	slots = new Int32Array(2 * FIRST_ROOM$2);
	constructor() {
		this.worth[0] = -8;
		this.mix(0);
	}
	/** The column that a card makes of another. */
	with(parent, card) {
		const { slots } = this;
		const mask = slots.length - 1;
		let slot = slotOf(parent, card) & mask;
		for (let known = slots[slot]; known !== 0; known = slots[slot = slot + 1 & mask]) if (this.parent[known] === parent && this.card[known] === card) return known;
		if (this.size === this.parent.length) {
			this.grow();
			return this.with(parent, card);
		}
		slots[slot] = this.size;
		this.describe(this.size, parent, card);
		return this.size++;
	}
	/** A column whose last card lies face up; a hidden one that has become the last turns up. */
	open(column) {
		if (this.card[column] < 64) return column;
		return this.turned[column] ||= this.with(this.parent[column], this.card[column] - 64);
	}
	/** The column that a run, told by its last card, makes of another; if that completes a run, it stays for now. */
	withRun(column, last, count) {
		for (let card = last + 4 * (count - 1); card >= last; card -= 4) column = this.with(column, card);
		return column;
	}
	isComplete(column) {
		return this.run[column] === 13;
	}
	get bytes() {
		return this.parent.length * 40;
	}
	describe(column, parent, card) {
		const below = this.card[parent];
		const isHidden = card >= 64;
		const follows = parent !== 0 && below === card + 4;
		const fits = parent !== 0 && below < 64 && below >> 2 === (card >> 2) + 1;
		this.parent[column] = parent;
		this.card[column] = card;
		this.cards[column] = this.cards[parent] + 1;
		this.base[column] = parent === 0 ? card : this.base[parent];
		this.run[column] = follows ? this.run[parent] + 1 : isHidden ? 0 : 1;
		this.rest[column] = follows ? this.rest[parent] : parent;
		this.loose[column] = follows ? this.loose[parent] : fits ? card : 0;
		const onLower = parent !== 0 && rankOf(below) < rankOf(card);
		this.trouble[column] = this.trouble[parent] + (onLower ? TROUBLE.onLower : 0) + (isHidden ? TROUBLE.hidden : follows || parent === 0 ? 0 : fits ? TROUBLE.otherSuit : TROUBLE.misfit);
		this.worth[column] = worthOf(this.trouble[column], this.cards[column], rankOf(this.base[column]) === 13, this.rest[column] !== 0);
		this.mix(column);
	}
	mix(column) {
		this.word[column] = scrambled(2 * column + 1);
		this.otherWord[column] = scrambled(2 * column + 1540483477);
	}
	grow() {
		const room = 2 * this.parent.length;
		this.parent = enlarged(this.parent, new Int32Array(room));
		this.rest = enlarged(this.rest, new Int32Array(room));
		this.word = enlarged(this.word, new Int32Array(room));
		this.otherWord = enlarged(this.otherWord, new Int32Array(room));
		this.turned = enlarged(this.turned, new Int32Array(room));
		this.trouble = enlarged(this.trouble, new Float32Array(room));
		this.worth = enlarged(this.worth, new Int16Array(room));
		this.card = enlarged(this.card, new Uint8Array(room));
		this.cards = enlarged(this.cards, new Uint8Array(room));
		this.run = enlarged(this.run, new Uint8Array(room));
		this.loose = enlarged(this.loose, new Uint8Array(room));
		this.base = enlarged(this.base, new Uint8Array(room));
		this.slots = new Int32Array(2 * room);
		const mask = this.slots.length - 1;
		for (let column = 1; column < this.size; column++) {
			let slot = slotOf(this.parent[column], this.card[column]) & mask;
			while (this.slots[slot] !== 0) slot = slot + 1 & mask;
			this.slots[slot] = column;
		}
	}
};
function rankOf(card) {
	return card >> 2 & 15;
}
function slotOf(parent, card) {
	const word = Math.imul(parent, 2654435761) ^ Math.imul(card, 2246822507);
	return word ^ word >>> 15;
}
/** `room` with `old` at its beginning. */
function enlarged(old, room) {
	room.set(old);
	return room;
}
/** A fixed random-looking word for each number. */
function scrambled(number) {
	let word = Math.imul(number ^ number >>> 16, 2146121005);
	word = Math.imul(word ^ word >>> 15, 2221713035);
	return word ^ word >>> 16;
}
// ../../packages/core/src/solver/spider/seen.ts
/** Neighbouring places looked at before one is given up. */
const REACH = 8;
/**
* Positions met, by hash. Its size is fixed: where it is crowded it forgets, and then a position may be looked at
* twice; two that share 64 bits are taken for one. So it serves searches that only find, never a proof.
*/
var Seen = class {
	words;
	mask;
	constructor(bits) {
		this.words = new Int32Array(2 << bits);
		this.mask = (1 << bits) - 1;
	}
	/** Remembers a position; false where it was known. */
	add(hash, otherHash) {
		const { words, mask } = this;
		const first = scrambled(hash);
		const second = otherHash === 0 ? 1 : otherHash;
		let place = 0;
		for (let step = 0; step < REACH; step++) {
			place = 2 * (first + step & mask);
			if (words[place + 1] === 0) break;
			if (words[place] === first && words[place + 1] === second) return false;
		}
		words[place] = first;
		words[place + 1] = second;
		return true;
	}
};
function packMove(from, to, count) {
	return from | to << 4 | count << 8;
}
/**
* Ten columns that moves are made on. Worth and hash go along with every change, so that a child of a position costs
* as much as its difference; the order of the columns is not in the hash.
*/
var Tableau = class {
	columns;
	at = /* @__PURE__ */ new Int32Array(10);
	worth = 0;
	hash = 0;
	otherHash = 0;
	/** Where it is given, every move that is made is written down there. */
	log;
	kept = /* @__PURE__ */ new Int32Array(10);
	keptWorth = 0;
	keptHash = 0;
	keptOther = 0;
	constructor(columns) {
		this.columns = columns;
	}
	/** Takes the ten columns that begin at a place of a list; `restore` comes back to them. */
	load(list, place) {
		const { worth, word, otherWord } = this.columns;
		this.worth = this.hash = this.otherHash = 0;
		for (let index = 0; index < 10; index++) {
			const column = list[place + index];
			this.at[index] = this.kept[index] = column;
			this.worth += worth[column];
			this.hash = this.hash + word[column] | 0;
			this.otherHash = this.otherHash + otherWord[column] | 0;
		}
		this.keptWorth = this.worth;
		this.keptHash = this.hash;
		this.keptOther = this.otherHash;
	}
	restore() {
		for (let index = 0; index < 10; index++) this.at[index] = this.kept[index];
		this.worth = this.keptWorth;
		this.hash = this.keptHash;
		this.otherHash = this.keptOther;
	}
	/** Whether no card is left, so that with an empty stock the game is won. */
	isClear() {
		for (let index = 0; index < 10; index++) if (this.at[index] !== 0) return false;
		return true;
	}
	/** Carries cards as the rules have it: a run that is complete leaves, a hidden card that is uncovered turns up. */
	carry(from, to, count) {
		const { columns, at } = this;
		const source = at[from];
		let rest = source;
		for (let left = count; left > 0; left--) rest = columns.parent[rest];
		this.put(from, columns.open(rest));
		this.lay(to, columns.withRun(at[to], columns.card[source], count));
		this.log?.push(packMove(from, to, count));
	}
	/** Deals a round, its first card to the first column. */
	deal(round) {
		for (let index = 0; index < 10; index++) this.lay(index, this.columns.with(this.at[index], round[index]));
		this.log?.push(0);
	}
	/** `carry` or `deal`, and then whatever joins its own suit by it. */
	play(move, round) {
		if (move === 0) {
			this.deal(round);
			for (let index = 0; index < 10; index++) this.gather(index);
			return;
		}
		const [from, to] = [move & 15, move >> 4 & 15];
		this.carry(from, to, move >> 8);
		this.gather(from);
		this.gather(to);
	}
	/**
	* Moves runs that lie on another suit to their own, as long as the end of one column lets them: such a move can be
	* taken back, turns nothing up and splits nothing, so it is hardly ever wrong. It saves the search a ply each, and
	* all positions that differ only in it. (Hardly ever: a proof must not use it, since it takes the card of its own
	* suit from whatever else would lie there.)
	*/
	gather(index) {
		const { at } = this;
		const { card, loose } = this.columns;
		for (let other = 0; other < 10; other++) {
			const column = at[index];
			if (column === 0) return;
			const beside = at[other];
			if (other === index || beside === 0) continue;
			if (loose[column] !== 0 && card[beside] === loose[column] + 4) this.join(index, other);
			else if (loose[beside] !== 0 && card[column] === loose[beside] + 4) this.join(other, index);
			else continue;
			this.gather(other);
			other = -1;
		}
	}
	join(from, to) {
		this.carry(from, to, this.columns.run[this.at[from]]);
	}
	lay(index, column) {
		const { columns } = this;
		this.put(index, columns.isComplete(column) ? columns.open(columns.rest[column]) : column);
	}
	put(index, column) {
		const { worth, word, otherWord } = this.columns;
		const old = this.at[index];
		this.at[index] = column;
		this.worth += worth[column] - worth[old];
		this.hash = this.hash + word[column] - word[old] | 0;
		this.otherHash = this.otherHash + otherWord[column] - otherWord[old] | 0;
	}
};
// ../../packages/core/src/solver/spider/ways.ts
const FIRST_ROOM$1 = 16384;
/** The ways to positions: each is another one and a move more. */
var Ways = class {
	size = 0;
	before = new Int32Array(FIRST_ROOM$1);
	move = new Uint16Array(FIRST_ROOM$1);
	/** A way's number; `before` is -1 for the start, whose move does not count. */
	add(before, move) {
		if (this.size === this.before.length) this.grow();
		this.before[this.size] = before;
		this.move[this.size] = move;
		return this.size++;
	}
	/** The moves of a way from the start on. */
	to(way) {
		const moves = [];
		for (; this.before[way] >= 0; way = this.before[way]) moves.push(this.move[way]);
		return moves.reverse();
	}
	grow() {
		const [before, move] = [this.before, this.move];
		this.before = new Int32Array(2 * before.length);
		this.before.set(before);
		this.move = new Uint16Array(2 * move.length);
		this.move.set(move);
	}
};
// ../../packages/core/src/solver/spider/beam.ts
/** No game was seen to need as many plies; what is gathered by itself takes none. */
const MOST_PLIES = 400;
/** The worth of a position is blurred by up to this, so that equals take turns, and another pass sees other ones. */
const BLUR = 15;
/** Room in the table of positions seen, for each of the beam's width and the most at all, as powers of two. */
const SEEN_EACH = 12;
const SEEN_MOST = 22;
/**
* One pass of a beam search: breadth first, ply by ply, and of each ply only the best. Positions with different
* numbers of rounds left do not compete, since a round dealt always looks like a loss; so early deals and late ones
* all get their chance. It finds wins only; that it finds none means nothing.
*/
var Beam = class {
	/** Positions whose moves were tried. */
	positions = 0;
	/** The moves of a way to win, without what gathers itself after each. */
	won;
	start;
	tableau;
	seen;
	ways = new Ways();
	salt;
	/** By rounds left: this ply's positions, and the next one's. */
	now;
	next;
	constructor(start, width, salt) {
		this.start = start;
		this.tableau = new Tableau(start.columns);
		this.seen = new Seen(Math.min(SEEN_MOST, SEEN_EACH + Math.ceil(Math.log2(width))));
		this.salt = salt;
		this.now = layers(start, width);
		this.next = layers(start, width);
	}
	/** Searches; pauses after each ply, or part of a broad one, and ends at a win or at the end of its strength. */
	*run() {
		const { tableau, start } = this;
		tableau.load(start.at, 0);
		for (let index = 0; index < 10; index++) tableau.gather(index);
		this.now[start.rounds.length].add(tableau, tableau.worth, -1, 0);
		for (let ply = 0; ply < MOST_PLIES && this.now.some(({ size }) => size > 0); ply++) {
			for (let rounds = this.now.length - 1; rounds >= 0; rounds--) {
				this.expand(rounds);
				if (this.won) return;
				yield;
			}
			[this.now, this.next] = [this.next, this.now];
			for (const layer of this.now) layer.trim();
			for (const layer of this.next) layer.clear();
		}
	}
	expand(rounds) {
		const layer = this.now[rounds];
		for (let place = 0; place < layer.size && !this.won; place++) {
			this.positions++;
			const way = this.ways.add(layer.before[place], layer.move[place]);
			this.tableau.load(layer.columns, place * 10);
			this.tryMoves(rounds, way);
		}
	}
	tryMoves(rounds, way) {
		const { at, columns } = this.tableau;
		const { run, rest } = columns;
		const empty = at.indexOf(0);
		if (rounds > 0 && empty < 0) this.offer(rounds, 0, way);
		for (let from = 0; from < 10; from++) {
			const column = at[from];
			if (column === 0) continue;
			this.tryTargets(rounds, way, from);
			if (empty < 0) continue;
			const most = rest[column] === 0 ? run[column] - 1 : run[column];
			for (let count = 1; count <= most; count++) this.offer(rounds, packMove(from, empty, count), way);
		}
	}
	/** Onto its own suit where there is a place; onto another only a whole run: a part would be gathered. */
	tryTargets(rounds, way, from) {
		const { at, columns: { card, run } } = this.tableau;
		const last = card[at[from]];
		const length = run[at[from]];
		let own = 0;
		let others = 0;
		for (let to = 0; to < 10; to++) {
			const target = card[at[to]];
			const count = (target >> 2) - (last >> 2);
			if (to === from || at[to] === 0 || count < 1 || count > length) continue;
			if ((target & 3) !== (last & 3)) {
				if (count === length) others |= 1 << to;
			} else if ((own >> count & 1) === 0) {
				own |= 1 << count;
				this.offer(rounds, packMove(from, to, count), way);
			}
		}
		if (own >> length & 1) return;
		for (let to = 0; others !== 0; to++, others >>= 1) if (others & 1) this.offer(rounds, packMove(from, to, length), way);
	}
	/** Makes a move, puts what it leads to before its layer, and takes it back. */
	offer(rounds, move, way) {
		const { tableau } = this;
		tableau.play(move, this.start.rounds[rounds - 1]);
		const layer = this.next[move === 0 ? rounds - 1 : rounds];
		const worth = tableau.worth + (Math.imul(tableau.otherHash ^ this.salt, 739982445) >>> 16 & BLUR);
		if (layer.wants(worth) && this.seen.add(tableau.hash + rounds, tableau.otherHash)) {
			layer.add(tableau, worth, way, move);
			if (layer === this.next[0] && tableau.isClear()) this.won = [...this.ways.to(way), move];
		}
		tableau.restore();
	}
};
function layers({ rounds }, width) {
	return Array.from({ length: rounds.length + 1 }, () => new Layer(width));
}
// ../../packages/core/src/solver/spider/line.ts
/** The moves that a beam's way stands for: with all that is gathered from the start on and after each move. */
function withGathered(start, way) {
	const table = new Tableau(start.columns);
	table.load(start.at, 0);
	const moves = table.log = [];
	for (let index = 0; index < 10; index++) table.gather(index);
	let rounds = start.rounds.length;
	for (const move of way) table.play(move, move === 0 ? start.rounds[--rounds] : void 0);
	return moves;
}
/**
* A line without its waste: a move that can be left out is left out; of two with the same cards the first is, if the
* second can begin where the first did. What is left wins, too.
*/
function pruned(start, moves) {
	let line = [...moves];
	for (let index = line.length - 1; index >= 0; index--) line = shorterBy(start, line, index) ?? line;
	return line;
}
function shorterBy(start, line, index) {
	const move = line[index];
	if (move === 0) return void 0;
	const without = line.toSpliced(index, 1);
	if (wins(start, without)) return without;
	const [source, target, count] = [
		move & 15,
		move >> 4 & 15,
		move >> 8
	];
	const later = without.findIndex((next, at) => at >= index && (next & 15) === target && next >> 8 === count);
	if (later < 0) return void 0;
	const to = without[later] >> 4 & 15;
	const merged = without.toSpliced(later, 1, ...to === source ? [] : [packMove(source, to, count)]);
	return wins(start, merged) ? merged : void 0;
}
/** Whether every move is allowed in its turn, and at the end the game is won. */
function wins(start, line) {
	const table = new Tableau(start.columns);
	table.load(start.at, 0);
	let rounds = start.rounds.length;
	for (const move of line) if (move === 0) {
		if (table.at.includes(0)) return false;
		table.deal(start.rounds[--rounds]);
	} else if (allows(table, move)) table.carry(move & 15, move >> 4 & 15, move >> 8);
	else return false;
	return rounds === 0 && table.isClear();
}
function allows({ at, columns: { card, run } }, move) {
	const [from, to, count] = [
		at[move & 15],
		at[move >> 4 & 15],
		move >> 8
	];
	return count <= run[from] && (to === 0 || (card[to] >> 2) - (card[from] >> 2) === count);
}
function movesOf$1(line) {
	return line.map((move) => move === 0 ? DEAL : moveOf(columnName(move & 15), columnName(move >> 4 & 15), move >> 8));
}
// ../../packages/core/src/solver/spider/proof.ts
/** Ten columns and the rounds left: the exact key of a position. */
const WORDS = 11;
/** Bytes for a position: its key, the way to it, and its share of the slots. */
const PROOF_BYTES = 58;
const FIRST_ROOM = 1024;
/**
* Tries everything, breadth first: either a way to win comes out, as short as any, or nothing is left and there is
* none. Columns have numbers of their own, so the whole key is compared and no verdict rests on a hash.
*
* Left out is only what cannot matter:
* - once the stock is empty, the order of the columns, and all empty columns but one to move to;
* - copies of a card are one card;
* - what follows when rounds are left for which there can never be cards enough to fill all columns: without those
*   rounds nobody wins.
*/
var Proof = class {
	/** Positions found, each once; and of how many of them the moves were tried. */
	size = 0;
	tried = 0;
	won;
	start;
	tableau;
	key = new Int32Array(WORDS);
	keys = new Int32Array(FIRST_ROOM * WORDS);
	before = new Int32Array(FIRST_ROOM);
	move = new Uint16Array(FIRST_ROOM);
	/** Numbers + 1, so that a fresh table is empty. */
	slots = new Int32Array(2 * FIRST_ROOM);
	constructor(start) {
		this.start = start;
		this.tableau = new Tableau(start.columns);
		this.tableau.load(start.at, 0);
		this.add(start.rounds.length, -1, 0);
	}
	get isExhausted() {
		return this.tried === this.size;
	}
	/** Tries the moves of some more positions, until it is decided. */
	advance(positions) {
		for (let left = positions; left > 0 && !this.won && !this.isExhausted; left--) this.expand(this.tried++);
	}
	expand(number) {
		const { tableau, start } = this;
		const { at, columns } = tableau;
		const rounds = this.keys[number * WORDS + 10];
		tableau.load(this.keys, number * WORDS);
		if (rounds > 0 && cardsOf(tableau) < 10) return;
		const firstEmpty = at.indexOf(0);
		if (rounds > 0 && firstEmpty < 0) {
			tableau.deal(start.rounds[rounds - 1]);
			this.meet(rounds - 1, number, 0);
		}
		for (let from = 0; from < 10; from++) {
			const last = columns.card[at[from]] >> 2;
			const run = columns.run[at[from]];
			for (let to = 0; to < 10 && run > 0; to++) {
				if (to === from) continue;
				if (at[to] === 0) {
					if (rounds === 0 && to !== firstEmpty) continue;
					for (let count = 1; count <= run; count++) this.tryMove(rounds, number, packMove(from, to, count));
					continue;
				}
				const count = (columns.card[at[to]] >> 2) - last;
				if (count >= 1 && count <= run) this.tryMove(rounds, number, packMove(from, to, count));
			}
		}
	}
	tryMove(rounds, number, move) {
		this.tableau.carry(move & 15, move >> 4 & 15, move >> 8);
		this.meet(rounds, number, move);
	}
	meet(rounds, number, move) {
		if (rounds === 0 && this.tableau.isClear()) this.won ??= this.wayTo(number, move);
		this.add(rounds, number, move);
		this.tableau.restore();
	}
	add(rounds, before, move) {
		const { key } = this;
		key.set(this.tableau.at);
		key[10] = rounds;
		if (rounds === 0) sortColumns(key);
		if (this.size === this.before.length) this.grow();
		const slot = this.slotOf(key, 0);
		if (this.slots[slot] !== 0) return;
		this.keys.set(key, this.size * WORDS);
		this.before[this.size] = before;
		this.move[this.size] = move;
		this.slots[slot] = ++this.size;
	}
	/** The slot that holds a key, or the free one where it belongs. */
	slotOf(list, place) {
		const { slots, keys } = this;
		const mask = slots.length - 1;
		let word = list[place + 10];
		for (let index = 0; index < 10; index++) word = Math.imul(word ^ word >>> 15, 739982445) + list[place + index] | 0;
		for (let slot = (word ^ word >>> 13) & mask;; slot = slot + 1 & mask) {
			const known = (slots[slot] - 1) * WORDS;
			if (known < 0) return slot;
			let index = 0;
			while (index < WORDS && keys[known + index] === list[place + index]) index++;
			if (index === WORDS) return slot;
		}
	}
	grow() {
		const { keys, before, move, size } = this;
		this.keys = new Int32Array(2 * keys.length);
		this.keys.set(keys);
		this.before = new Int32Array(2 * size);
		this.before.set(before);
		this.move = new Uint16Array(2 * size);
		this.move.set(move);
		this.slots = new Int32Array(4 * size);
		for (let number = 0; number < size; number++) this.slots[this.slotOf(this.keys, number * WORDS)] = number + 1;
	}
	/**
	* The moves to a position and one more. Those stored are about columns in the order of the key; the table's may
	* lie elsewhere, but equal columns are as good as each other.
	*/
	wayTo(number, move) {
		const path = [];
		for (; number >= 0; move = this.move[number], number = this.before[number]) path.push([number, move]);
		const { start } = this;
		const table = new Tableau(start.columns);
		table.load(start.at, 0);
		const moves = table.log = [];
		for (const [place, packed] of path.reverse()) if (packed === 0) table.deal(start.rounds[this.keys[place * WORDS + 10] - 1]);
		else {
			const from = table.at.indexOf(this.keys[place * WORDS + (packed & 15)]);
			const target = this.keys[place * WORDS + (packed >> 4 & 15)];
			table.carry(from, table.at.findIndex((column, index) => column === target && index !== from), packed >> 8);
		}
		return moves;
	}
};
function cardsOf({ at, columns }) {
	let sum = 0;
	for (let index = 0; index < 10; index++) sum += columns.cards[at[index]];
	return sum;
}
/** Puts the ten columns of a key in the order of their numbers. */
function sortColumns(key) {
	for (let index = 1; index < 10; index++) {
		const column = key[index];
		let place = index;
		for (; place > 0 && key[place - 1] > column; place--) key[place] = key[place - 1];
		key[place] = column;
	}
}
// ../../packages/core/src/solver/spider/start.ts
function startOf(position) {
	const columns = new Columns();
	const at = position.columns.map(({ cards, hidden }) => cards.reduce((column, card, index) => columns.with(column, alike(card) + (index < hidden ? 64 : 0)), 0));
	const rounds = [];
	for (let end = position.stock.length; end > 0; end -= 10) rounds.push(Uint8Array.from(position.stock.slice(end - 10, end), (card) => alike(card)));
	return {
		columns,
		at: Int32Array.from(at),
		rounds
	};
}
/** The same for all copies of a card. */
function alike(card) {
	return card & 63;
}
// ../../packages/core/src/solver/spider/solve.ts
const DEFAULT_MEMORY$2 = 16e7;
/** Bytes that a beam takes for each of its width, its table of columns included; measured, and rounded up. */
const BEAM_BYTES = 3e4;
/** Positions visited between two looks at the world. */
const SLICE$3 = 1024;
/**
* Who searches when. A narrow beam finds most wins at once, the hard ones want several tries, then broader ones. In
* between everything is tried, as far as a number of positions goes: that finds the shortest line of an ending, and
* it alone can show that there is none.
*/
const TURNS = [
	{ proof: 300 },
	{ beam: 16 },
	{ beam: 25 },
	{ proof: 5e3 },
	{ beam: 40 },
	{ beam: 40 },
	{ proof: 3e4 },
	{ beam: 80 },
	{ beam: 80 },
	{ beam: 160 },
	{ beam: 160 },
	{ proof: 2e5 },
	{ beam: 400 },
	{ beam: 400 },
	{ beam: 1200 },
	{ beam: 1200 },
	{ beam: 3600 },
	{ proof: Infinity }
];
/** Decides a position, hidden cards and all. Pauses every few thousand positions, with the number of those visited. */
function* solveSpiderInSlices(position, limits = {}) {
	const solving = new Solving(startOf(position), limits);
	for (let turn = 0; turn < TURNS.length && !solving.verdict; turn++) {
		const { proof, beam } = {
			proof: 0,
			beam: 0,
			...TURNS[turn]
		};
		yield* beam > 0 ? solving.beam(beam, turn) : solving.prove(proof);
	}
	return solving.verdict ?? {
		type: "undecided",
		reason: "memory"
	};
}
var Solving = class {
	verdict;
	start;
	limits;
	memory;
	proof;
	/** Positions that beams looked at. */
	visited = 0;
	constructor(start, limits) {
		this.start = start;
		this.limits = limits;
		this.memory = limits.memory ?? DEFAULT_MEMORY$2;
		this.proof = new Proof(start);
	}
	*beam(width, turn) {
		if (width * BEAM_BYTES > this.memory) return;
		const beam = new Beam(this.start, width, turn);
		const before = this.visited;
		const searching = beam.run();
		let told = before;
		while (!this.verdict && !searching.next().done) {
			this.visited = before + beam.positions;
			if (this.visited - told < SLICE$3) continue;
			told = this.visited;
			yield* this.pause();
		}
		this.visited = before + beam.positions;
		if (beam.won) this.win(withGathered(this.start, beam.won));
	}
	/** Goes on trying everything until that many positions were tried in all. */
	*prove(positions) {
		const { proof } = this;
		const most = roomWithin(this.memory, PROOF_BYTES);
		while (!this.verdict && proof.tried < positions && proof.size < most) {
			proof.advance(Math.min(SLICE$3, positions - proof.tried));
			if (proof.won) this.win(proof.won);
			else if (proof.isExhausted) this.verdict = {
				type: "unwinnable",
				positions: proof.size
			};
			yield* this.pause();
		}
	}
	/** Lets others have their turn; ends at the limits. */
	*pause() {
		const positions = this.visited + this.proof.tried;
		yield positions;
		if (this.verdict) return;
		if (positions >= (this.limits.positions ?? Infinity)) this.verdict = {
			type: "undecided",
			reason: "limit"
		};
		else if (this.limits.stop?.()) this.verdict = {
			type: "undecided",
			reason: "stopped"
		};
	}
	win(line) {
		this.verdict = {
			type: "winnable",
			moves: movesOf$1(pruned(this.start, line))
		};
	}
};
// ../../packages/core/src/solver/solve.ts
const DEFAULT_MEMORY$1 = 64e6;
/** Positions visited between two looks at the world: 2 to 5 milliseconds' worth. */
const SLICE$2 = 4096;
/** Decides a position of either game, as far as the limits allow; of Spider with all cards known, hidden ones too. */
function solve(position, limits = {}) {
	const solving = solveInSlices(position, limits);
	for (let slice = solving.next();; slice = solving.next()) if (slice.done) return slice.value;
}
/** `solve`, which pauses every few thousand positions, and once before its end, with the number of those visited. */
function* solveInSlices(position, limits = {}) {
	if (isSpider(position)) return yield* solveSpiderInSlices(position, limits);
	const freecell = position;
	const decision = yield* decideFreecell(freecell, limits);
	return decision.type === "winnable" ? winnable(freecell, decision.moves()) : decision;
}
/** The search alone: `solveInSlices` without the moves. */
function* decide(position, limits = {}) {
	if (!isSpider(position)) return yield* decideFreecell(position, limits);
	const verdict = yield* solveSpiderInSlices(position, limits);
	return verdict.type === "winnable" ? {
		type: "winnable",
		moves: () => verdict.moves
	} : verdict;
}
function* decideFreecell(position, limits) {
	const { most, reason } = bounds(limits);
	const { moves, positions } = runAhead(position, most);
	yield positions;
	if (moves) return {
		type: "winnable",
		moves: () => movesAlong(position, moves)
	};
	const portfolio = new Portfolio(position);
	for (;;) {
		const state = portfolio.advance(Math.min(SLICE$2, most - portfolio.positions));
		yield positions + portfolio.positions;
		if (state === "won") return {
			type: "winnable",
			moves: () => movesOf(position, portfolio.current)
		};
		if (state === "exhausted") return {
			type: "unwinnable",
			positions: portfolio.current.store.size
		};
		if (portfolio.positions >= most) return {
			type: "undecided",
			reason
		};
		if (limits.stop?.()) return {
			type: "undecided",
			reason: "stopped"
		};
	}
}
function movesAlong(position, path) {
	return position.rules.autoplay === "full" && autoplay$1(position) === position ? movesOfScout(position, path) : lineOfScout(position, path).movesFrom(position);
}
function movesOf(position, { store, goal }) {
	return new Line(shortPath(position, store, goal)).movesFrom(position);
}
function winnable(position, moves) {
	const [first] = moves;
	if (!first || beginsAlike(position, first)) return {
		type: "winnable",
		moves
	};
	return {
		type: "winnable",
		moves: lineForBoth(position) ?? moves
	};
}
/**
* Safe cards of a fresh layout go up before the first move or after it, as the caller likes. A line that begins
* with one of them, or with what it uncovers, would fit only one of the two; so one that fits both is looked for.
*/
function lineForBoth(position) {
	for (const move of legalMoves$2(position)) {
		if (!beginsAlike(position, move)) continue;
		const verdict = solve(autoplay$1(play(position, move)), { positions: 2e4 });
		if (verdict.type === "winnable") return [move, ...verdict.moves];
	}
}
/** Whether a move can be made before and after autoplay, and comes to the same. */
function beginsAlike(position, move) {
	const later = autoplay$1(position);
	if (later === position) return true;
	return !whyNot$2(later, move) && identityOf$2(autoplay$1(play(position, move))) === identityOf$2(autoplay$1(play(later, move)));
}
/** The most positions to visit, and what to say when they are not enough. */
function bounds({ positions = Infinity, memory = DEFAULT_MEMORY$1 }) {
	const most = roomWithin(memory, POSITION_BYTES);
	return positions <= most ? {
		most: positions,
		reason: "limit"
	} : {
		most,
		reason: "memory"
	};
}
// ../../packages/core/src/solver/fewestCells.ts
/** What is said of a deal that cannot be won even with four cells. */
const NOT_WITH_FOUR = 5;
/**
* In which order numbers of cells are tried. Three deals of five need two; and the fewer there are, the sooner
* everything has been seen.
*/
const ORDER = [
	2,
	1,
	0,
	3,
	4
];
/** Three deals to a digit, two bits each, the first deal in the lowest bits: 1, 2 or 3 cells, or 0 for the others. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const PER_DIGIT = 3;
/** Bytes for guessing, which decides 99 deals of 100. */
const FIRST_MEMORY = 4e7;
/**
* Then everything is tried, so many positions; then a beam so wide, which finds what the guesses misjudge; and so on,
* since either may be what is quick: a beam of half a second has won what all of 15 million positions did.
*/
const TRIES = [
	[2e5, 1024],
	[1e6, 4096],
	[3e6, 32768]
];
const LONGEST_LINE = 100;
const SLICE$1 = 4096;
/**
* `fewestCells` within so much memory. Pauses every few thousand positions, with the same object while nothing is new.
*
* @throws RangeError where the number names no deal.
*/
function* fewestCellsInSlices(number, options = {}) {
	const known = fewestCellsKnown(number, options.runLimit);
	return known === void 0 ? yield* searchCells(number, options) : {
		least: known,
		most: known
	};
}
/** What the table says of a deal; undefined where it says nothing. */
function fewestCellsKnown(number, runLimit = "standard") {
	if (runLimit !== "standard" || dealNumberFault(number) !== void 0) return void 0;
	const index = number - 1;
	const digit = CELLS$1[Math.floor(index / PER_DIGIT)];
	if (digit === void 0) return void 0;
	return DIGITS.indexOf(digit) >> index % PER_DIGIT * 2 & 3 || MORE[number];
}
/** The search behind the table, which it knows nothing of. */
function* searchCells(number, { runLimit = "standard", memory = 64e6 } = {}) {
	let least = 0;
	let most = NOT_WITH_FOUR;
	for (const cells of ORDER) {
		if (cells < least || cells >= most) continue;
		const deciding = isWinnable(deal({
			...PRESETS.classic,
			runLimit,
			cells
		}, number), memory);
		const progress = {
			least,
			most,
			cells
		};
		let slice = deciding.next();
		for (; !slice.done; slice = deciding.next()) yield progress;
		if (slice.value === true) most = cells;
		if (slice.value === false) least = cells + 1;
	}
	return {
		least,
		most
	};
}
/** Whether a position can be won; undefined where memory does not suffice. Pauses every few thousand positions. */
function* isWinnable(position, memory) {
	const first = yield* decide(position, { memory: Math.min(memory, FIRST_MEMORY) });
	if (first.type !== "undecided") return first.type === "winnable";
	const all = new Exhaustion(position);
	const most = positionsWithin(memory);
	for (const [positions, width] of TRIES) {
		const state = yield* exhaust(all, Math.min(positions, most));
		if (state !== "running") return state === "won";
		if (yield* beamWins(position, Math.min(width, widthWithin(memory, "runs")))) return true;
	}
	const state = yield* exhaust(all, most);
	return state === "running" ? void 0 : state === "won";
}
function* beamWins(position, width) {
	const beam = new Beam$1(position, "runs", width, LONGEST_LINE);
	while (beam.length === void 0 && beam.advance(SLICE$1) === "running") yield;
	return beam.length !== void 0;
}
function* exhaust(all, most) {
	for (;;) {
		const state = all.advance(Math.min(all.size + SLICE$1, most));
		if (state !== "running" || all.size >= most) return state;
		yield;
	}
}
/** Of a Spider position from outside the part that a search could not rely on, if there is one. */
function badPart({ rules, columns, cells, foundations, stock }) {
	if (!isObject(rules) || ![
		1,
		2,
		4
	].includes(rules["suits"])) return "rules.suits";
	if (!isList(columns, 10) || !columns.every(isColumn) || columns.some(isComplete)) return "columns";
	if (!isList(cells, 0)) return "cells";
	if (!isList(foundations, 8) || !foundations.every(isFoundation$1)) return "foundations";
	if (!Array.isArray(stock) || stock.length % 10 !== 0 || stock.length > 50) return "stock";
	const cards = [
		...columns.flatMap((column) => column.cards),
		...foundations.flat(),
		...stock
	];
	const all = new Set(twoDecks({ suits: rules["suits"] }));
	return cards.length === all.size && new Set(cards).size === all.size && cards.every((card) => all.has(card)) ? void 0 : "cards";
}
function isList(value, length) {
	return Array.isArray(value) && value.length === length;
}
function isColumn(column) {
	if (!isObject(column)) return false;
	const { cards, hidden } = column;
	return Array.isArray(cards) && Number.isInteger(hidden) && hidden >= 0 && hidden <= Math.max(0, cards.length - 1);
}
/** Nothing yet, or one suit from king to ace. */
function isFoundation$1(run) {
	return Array.isArray(run) && (run.length === 0 || run.length === 13) && run.every((card, index) => rankOf$1(card) === 13 - index && suitOf(card) === suitOf(run[0]));
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
// ../../packages/core/src/solver/protocol.ts
/** Jobs that are about no position. */
const PLACELESS = ["coach", "cells"];
const RUN_LIMITS = ["standard", "doubling"];
const METRICS = [
	"player",
	"cards",
	"runs"
];
/**
* Reads what came from another thread. Whether the moves of a game are allowed is left to whoever plays them.
* @throws TypeError where it is no request; it names what is wrong.
*/
function readRequest(data) {
	const { type, id, ...rest } = fields(data, "request");
	if (!isWhole(id, 1, Number.MAX_SAFE_INTEGER)) throw new TypeError("Solver request: no id");
	if (type === "stop") return {
		type,
		id
	};
	if (!isJobKind(type)) throw new TypeError(`Solver request ${id}: unknown type ${String(type)}`);
	if (!PLACELESS.includes(type)) checkPosition(fields(rest["position"], "position"), type);
	CHECKS[type](rest);
	return {
		type,
		id,
		...rest
	};
}
/** By kind of job: what there must be besides the position. */
const CHECKS = {
	solve: ({ limits }) => checkLimits(fields(limits, "limits")),
	shorten: ({ options }) => {
		const { metric, memory } = fields(options, "options");
		check(metric === void 0 || METRICS.includes(metric), "options.metric");
		check(isAmount(memory), "options.memory");
	},
	review: ({ steps, limits }) => {
		check(Array.isArray(steps) && steps.every(isStep), "steps");
		checkLimits(fields(limits, "limits"));
	},
	coach: ({ question, options }) => {
		const { seed, samples, milliseconds } = fields(options, "options");
		check(Number.isFinite(seed), "options.seed");
		check(isAmount(samples), "options.samples");
		check(isAmount(milliseconds), "options.milliseconds");
		const fault = faultOfQuestion(question);
		if (fault) check(false, fault);
	},
	cells: ({ deal, options }) => {
		const { runLimit, memory } = fields(options, "options");
		check(typeof deal === "number" && dealNumberFault(deal) === void 0, "deal");
		check(runLimit === void 0 || RUN_LIMITS.includes(runLimit), "options.runLimit");
		check(isAmount(memory), "options.memory");
	}
};
function isJobKind(type) {
	return typeof type === "string" && Object.hasOwn(CHECKS, type);
}
function checkLimits({ positions, memory }) {
	check(isAmount(positions), "limits.positions");
	check(isAmount(memory), "limits.memory");
}
function isAmount(value) {
	return value === void 0 || typeof value === "number" && value >= 0;
}
function isStep(step) {
	const { moves, automatic } = fields(step, "steps");
	return [moves, automatic].every((each) => Array.isArray(each) && each.every((move) => typeof move === "object" && move !== null));
}
/** What a search relies on: piles that exist and hold each card once, foundations in order. */
function checkPosition(position, type) {
	if (fields(position["rules"], "rules")["game"] !== "spider") return checkFreecell(position);
	check(type !== "shorten", "rules.game");
	const part = badPart(position);
	if (part !== void 0) check(false, part);
}
function checkFreecell({ rules, columns, cells, foundations }) {
	const cellsInAll = fields(rules, "rules")["cells"];
	check(isWhole(cellsInAll, 0, CELL_NAMES.length), "rules.cells");
	check(RUN_LIMITS.includes(rules.runLimit), "rules.runLimit");
	check([
		"off",
		"basic",
		"full"
	].includes(rules.autoplay), "rules.autoplay");
	check(Array.isArray(columns) && columns.length <= COLUMN_NAMES.length, "columns");
	check(columns.every((column) => Array.isArray(fields(column, "column")["cards"])), "columns");
	check(Array.isArray(cells) && cells.length === cellsInAll, "cells");
	check(Array.isArray(foundations) && foundations.length === 4 && foundations.every(isFoundation), "foundations");
	const cards = allCards({
		rules,
		columns,
		cells,
		foundations,
		stock: []
	});
	check(cards.every(isCard) && new Set(cards).size === cards.length, "cards");
}
function isFoundation(pile, suit) {
	return Array.isArray(pile) && pile.every((card, index) => card === cardOf(index + 1, suit));
}
function isCard(card) {
	return isWhole(card, 4, 55) && rankOf$1(card) <= 13;
}
function isWhole(value, least, most) {
	return Number.isInteger(value) && value >= least && value <= most;
}
function fields(value, name) {
	check(typeof value === "object" && value !== null, name);
	return value;
}
function check(holds, name) {
	if (!holds) throw new TypeError(`Solver request: bad ${name}`);
}
// ../../packages/core/src/solver/spider/identity.ts
/**
* A position's identity as text: equal where only copies of a card have changed places, or, once no round is left to
* be dealt on them, whole columns.
*/
function identityOf$1({ columns, stock }) {
	const piles = columns.map(({ cards, hidden }) => `${String.fromCharCode(...cards.map((card) => card & 63))}${hidden}`);
	if (stock.length === 0) piles.sort();
	return `${piles.join()} ${stock.length}`;
}
// ../../packages/core/src/solver/review.ts
/** Positions to visit for each verdict on Spider where nothing is said: what is not found by then takes minutes. */
const GLANCE = { positions: 1e5 };
/** The course that steps take from the position after the opening. @throws RangeError where a move is not allowed. */
function courseOf(opened, steps) {
	const positions = [opened];
	for (const { moves, automatic } of steps) positions.push([...moves, ...automatic].reduce(play, positions.at(-1)));
	return {
		positions,
		steps,
		cursor: steps.length
	};
}
/**
* Finds out where a game was lost, up to its cursor. Gives all that is known so far every few milliseconds, the same
* object while nothing is new; so it can be left at any time. The limits hold for each position that is solved.
*
* What cannot be won stays so, and what can be won now could be won before. So the standings never contradict each
* other, and the step between is found by halving.
*/
function* review(game, limits = {}) {
	const reviewing = new Reviewing(game, isSpider(game.positions[0]) ? {
		...GLANCE,
		...limits
	} : limits);
	yield* reviewing.halve("after");
	yield* reviewing.halve("before");
	yield* reviewing.weigh();
	return reviewing.review;
}
var Reviewing = class {
	review;
	game;
	limits;
	/** The last position that is known to be winnable, and the first one that is not. */
	winnable = -1;
	unwinnable;
	undecided = /* @__PURE__ */ new Set();
	/** A way to win from the last position known to be winnable. */
	line = [];
	constructor(game, limits) {
		this.game = game;
		this.limits = limits;
		this.unwinnable = game.cursor + 1;
		if (isWon(game.positions[game.cursor])) this.winnable = game.cursor;
		this.review = this.known();
	}
	/** Brings what is winnable and what is not together, taking what cannot be decided to lie on one side of both. */
	*halve(side) {
		const { cursor } = this.game;
		let low = this.winnable;
		let high = this.unwinnable;
		while (high - low > 1) {
			const middle = high > cursor ? cursor : low + high >> 1;
			yield* this.solve(middle);
			if (middle <= this.winnable || side === "before" && middle < this.unwinnable) low = middle;
			else high = middle;
		}
	}
	*solve(number) {
		if (this.undecided.has(number)) return;
		const solving = solveInSlices(this.game.positions[number], this.limits);
		let slice = solving.next();
		for (; !slice.done; slice = solving.next()) yield this.review;
		if (slice.value.type === "winnable") {
			this.winnable = number;
			this.line = slice.value.moves;
		} else if (slice.value.type === "unwinnable") this.unwinnable = number;
		else this.undecided.add(number);
		yield this.review = this.known();
	}
	known() {
		const { winnable: from, line } = this;
		return {
			standings: this.standings(),
			...line.length > 0 && { way: {
				from,
				line
			} }
		};
	}
	standings() {
		return Array.from({ length: this.game.cursor + 1 }, (_, number) => {
			if (number <= this.winnable) return "winnable";
			return number < this.unwinnable ? "unknown" : "unwinnable";
		});
	}
	/** Looks at what else could have been done in the place of the step that lost the game, where that is known. */
	*weigh() {
		const { positions, steps, cursor } = this.game;
		if (this.winnable < 0 || this.unwinnable > Math.min(cursor, this.winnable + 1)) return;
		const position = positions[this.winnable];
		const { moves } = steps[this.winnable];
		const others = othersOf(position, moves);
		const known = identityOf(after(position, this.line.slice(0, 1)));
		let loss = {
			step: this.unwinnable,
			moves,
			others: others.size,
			winning: 0,
			unknown: others.size,
			line: this.line
		};
		yield this.tell(loss);
		for (const [identity, next] of others) {
			const verdict = identity === known ? "winnable" : yield* this.decide(next);
			if (verdict === "undecided") continue;
			loss = {
				...loss,
				winning: loss.winning + (verdict === "winnable" ? 1 : 0),
				unknown: loss.unknown - 1
			};
			yield this.tell(loss);
		}
	}
	*decide(position) {
		const deciding = decide(position, this.limits);
		let slice = deciding.next();
		for (; !slice.done; slice = deciding.next()) yield this.review;
		return slice.value.type;
	}
	tell(loss) {
		return this.review = {
			...this.review,
			loss
		};
	}
};
/** Where other moves than those of a step lead, each position once, by its identity. */
function othersOf(position, moves) {
	const others = /* @__PURE__ */ new Map();
	for (const move of legalMoves(position)) {
		if (!changesSomething(position, move)) continue;
		const next = after(position, [move]);
		others.set(identityOf(next), next);
	}
	others.delete(identityOf(after(position, moves)));
	return others;
}
/** The position after a player's moves, and what follows the last one. */
function after(position, moves) {
	return autoplay(placeAll(position, moves));
}
function identityOf(position) {
	return isSpider(position) ? identityOf$1(position) : identityOf$2(position);
}
// ../../packages/core/src/solver/metric.ts
const DECK = 52;
/** The length of a line that wins, given as the player's moves; autoplay goes on after each by the rules. */
function lengthOf(position, moves, metric) {
	let length = metric === "cards" ? cardsOut(position) : 0;
	let now = position;
	for (const move of moves) {
		length += costOf(now, move, metric);
		now = autoplay$1(play(now, move));
	}
	return length;
}
/** Cards that are not home yet. */
function cardsOut({ foundations }) {
	return DECK - foundations.flat().length;
}
/** Cards that go home are counted for `cards` all at once. */
function costOf(position, { from, to, count }, metric) {
	if (to !== "h") return metric === "cards" ? count : 1;
	return metric === "player" && !isSafe(position, topCard(position, from), "full") ? 1 : 0;
}
// ../../packages/core/src/solver/short.ts
const DEFAULT_MEMORY = 64e6;
/** Positions gone on from between two looks at the world: some milliseconds' worth. */
const SLICE = 1024;
const FIRST_WIDTH = 128;
/** How much wider each beam is than the one before. */
const WIDER = 4;
/** A beam that has no line to beat ends here; it might go in circles otherwise. */
const LONGEST = 300;
/**
* Finds a line that wins, then shorter and shorter ones. Gives the best so far every few milliseconds, the same
* object while nothing is new, and undefined before there is a first line; so it can be left at any time.
*
* Each round has a wider beam than the last, and looks only for lines shorter than the best. As long as nothing
* has to be left out of a beam, what it does not find does not exist: so a bound is proved too, from below.
*/
function* shorten(position, { metric = "player", memory = DEFAULT_MEMORY } = {}) {
	const search = new Shortening(position, metric);
	yield* search.findFirst(memory);
	const widest = widthWithin(memory, metric);
	for (let width = FIRST_WIDTH;; width *= WIDER) {
		yield* search.shorten(Math.min(width, widest));
		yield* search.raiseBound(Math.min(width, widest));
		if (search.end) return search.end;
		if (width >= widest) return "memory";
	}
}
var Shortening = class {
	end;
	par;
	beam;
	bound;
	position;
	metric;
	/** What any line costs besides what a beam counts. */
	constant;
	constructor(position, metric) {
		this.position = position;
		this.metric = metric;
		this.constant = metric === "cards" ? cardsOut(position) : 0;
		this.bound = this.constant + leastCost(position, metric);
	}
	*findFirst(memory) {
		const solving = solveInSlices(this.position, { memory });
		let slice = solving.next();
		for (; !slice.done; slice = solving.next()) yield this.par;
		if (slice.value.type === "winnable") yield this.take(slice.value.moves);
		if (slice.value.type === "unwinnable") this.end = "unwinnable";
	}
	/** One round: a beam that looks for a line shorter than the best. */
	*shorten(width) {
		if (this.end) return;
		const limit = this.par ? this.par.length - this.constant - 1 : LONGEST;
		const beam = this.beamOf(width, limit);
		while (beam.advance(SLICE) === "running") yield this.par;
		if (beam.length !== void 0) yield this.take(this.movesOf(beam));
		if (this.par && !beam.dropped) yield this.prove(this.par.length);
	}
	/** Raises the bound as far as a beam of this width can without leaving anything out. */
	*raiseBound(width) {
		while (this.par && !this.end) {
			const beam = this.beamOf(width, this.bound - this.constant);
			while (!beam.dropped && beam.advance(SLICE) === "running") yield this.par;
			if (beam.dropped) return;
			if (beam.length === void 0) yield this.prove(this.bound + 1);
			else yield this.take(this.movesOf(beam));
		}
	}
	beamOf(width, limit) {
		return this.beam = new Beam$1(this.position, this.metric, width, limit, this.beam);
	}
	/** Safe cards that the rules leave to the player go home first where each card counts that is moved with them. */
	movesOf(beam) {
		const line = new Line(beam.steps());
		if (this.metric !== "cards") return line.movesFrom(this.position);
		const moves = [];
		for (let now = this.position; !isWon$2(now); now = autoplay$1(play(now, moves.at(-1)))) moves.push(safeMove(now) ?? line.next(now));
		return moves;
	}
	take(moves) {
		const length = lengthOf(this.position, moves, this.metric);
		this.par = {
			moves,
			length,
			bound: this.bound
		};
		return this.prove(this.bound);
	}
	prove(bound) {
		this.bound = bound;
		this.par = {
			...this.par,
			bound
		};
		if (bound === this.par.length) this.end = "shortest";
		return this.par;
	}
};
function safeMove(position) {
	return autoplayMoves({
		...position,
		rules: {
			...position.rules,
			autoplay: "full"
		}
	})[0];
}
/** The least that a line from here can cost, in a beam's counting. */
function leastCost(position, metric) {
	const start = new Packed(position);
	start.settle();
	const outlook = new Outlook(metric);
	outlook.prepare(start);
	outlook.look(start);
	return outlook.bound;
}
// ../../packages/core/src/solver/service.ts
/** Slices between two signs of life. */
const SILENCE = 8;
/**
* Answers solver requests, one at a time. Between slices it pauses, so that newer messages come through: a newer
* request, or a stop, ends the job under way.
*/
function serve(scope, pause) {
	let latest = 0;
	scope.onmessage = ({ data }) => {
		try {
			const request = readRequest(data);
			latest = request.id;
			if (request.type === "stop") latest = 0;
			else answer(request);
		} catch (error) {
			fail(idOf(data), error);
		}
	};
	async function answer(request) {
		try {
			await work(request);
		} catch (error) {
			fail(request.id, error);
		}
	}
	async function work(request) {
		const { id } = request;
		await pause();
		if (latest !== id) return;
		const slices = begin(request);
		let told;
		for (let silent = 1;; silent++) {
			const { done, value } = slices.next();
			if (done) return scope.postMessage({
				type: "done",
				id,
				result: value
			});
			const isNews = value !== told && (typeof value !== "number" || silent >= SILENCE);
			if (isNews || silent >= SILENCE) {
				scope.postMessage(isNews ? {
					type: "progress",
					id,
					progress: value
				} : {
					type: "working",
					id
				});
				told = value;
				silent = 0;
			}
			await pause();
			if (latest !== id) return;
		}
	}
	function fail(id, error) {
		scope.postMessage({
			type: "failed",
			id,
			message: error instanceof Error ? error.message : String(error)
		});
	}
}
function begin(request) {
	switch (request.type) {
		case "solve": return solveInSlices(request.position, request.limits);
		case "shorten": return shorten(request.position, request.options);
		case "coach": return coachInSlices(request.question, request.options);
		case "cells": return fewestCellsInSlices(request.deal, request.options);
		case "review": return review(courseOf(request.position, request.steps), request.limits);
	}
}
function idOf(data) {
	return typeof data === "object" && data !== null && "id" in data && typeof data.id === "number" ? data.id : 0;
}
// ../../packages/core/src/solver/worker.ts
serve(self, pauses());
/**
* A pause lets every message that has already arrived be read first. A message to ourselves comes back at once,
* where timers would be slowed down to some milliseconds each.
*/
function pauses() {
	const { port1, port2 } = new MessageChannel();
	return () => new Promise((resolve) => {
		port1.onmessage = () => resolve();
		port2.postMessage(null);
	});
}
