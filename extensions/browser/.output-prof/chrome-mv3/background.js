var background = (function() {
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
	// ../../packages/core/src/card.ts
	var SUITS = [
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
	function rankOf(card) {
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
		return makeRank(rankOf(card)) + makeSuit(suitOf(card));
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
	// ../../packages/core/src/position.ts
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
	/** The wider numbering of FreeCell Pro; up to Microsoft's range they agree. */
	var LAST_DEAL = 8589934591;
	/** Spider's numbering. */
	var LAST_SPIDER_DEAL = 2147483647;
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
	// ../../packages/core/src/daily.ts
	var DAY$1 = 864e5;
	/** Days since 1970-01-01. */
	function dayOfKey(key) {
		return Date.parse(key) / DAY$1;
	}
	function keyOfDay(day) {
		return (/* @__PURE__ */ new Date(day * DAY$1)).toISOString().slice(0, 10);
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
	function fits$2(card, below) {
		return rankOf(card) + 1 === rankOf(below) && !sameColour(card, below);
	}
	/** How many cards at the end of a column form one run (alternating colours, ranks falling by one). */
	function runLength$2(cards) {
		let length = Math.min(1, cards.length);
		while (length < cards.length && fits$2(cards[cards.length - length], cards[cards.length - length - 1])) length++;
		return length;
	}
	// ../../packages/core/src/freecell/moves.ts
	var moves_exports$1 = /* @__PURE__ */ __exportAll({
		changesSomething: () => changesSomething$1,
		fitsFoundation: () => fitsFoundation,
		isStuck: () => isStuck$1,
		isWon: () => isWon$2,
		legalMoves: () => legalMoves$1,
		whyNot: () => whyNot$2
	});
	/** Whether a card is the next one of its suit. */
	function fitsFoundation(position, card) {
		return position.foundations[suitOf(card)].length === rankOf(card) - 1;
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
		if (onto && !fits$2(card, onto)) return {
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
	function legalMoves$1(position) {
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
			for (let count = 2; count <= (onto ? toTaken : toEmpty); count++) if (!onto || fits$2(cards[cards.length - count], onto)) moves.push(moveOf(from, columnName(index), count));
		});
		return moves;
	}
	/** Where one free card can go. */
	function cardMoves(position, from, card) {
		const moves = fitsFoundation(position, card) ? [moveOf(from, "h")] : [];
		position.columns.forEach((column, index) => {
			const onto = topOf(column.cards);
			const to = columnName(index);
			if (to !== from && (!onto || fits$2(card, onto))) moves.push(moveOf(from, to));
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
	function changesSomething$1(position, { from, to, count }) {
		if (to === "h") return true;
		if (cellIndex(from) >= 0) return cellIndex(to) < 0;
		const target = position.columns[columnIndex(to)];
		return !(count === position.columns[columnIndex(from)].cards.length && target?.cards.length === 0);
	}
	/** No move is left that changes anything, and the game is not won. */
	function isStuck$1(position) {
		return !isWon$2(position) && !legalMoves$1(position).some((move) => changesSomething$1(position, move));
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
		const rank = rankOf(card);
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
	function autoplay(position) {
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
			const below = index === 0 ? Infinity : rankOf(cards[index - 1]);
			return rankOf(card) <= below;
		}));
	}
	/** Everything that follows a deal or a move by itself: autoplay, then the automatic finish. */
	function automaticMoves$1(position) {
		const moves = autoplayMoves(position);
		const now = moves.reduce(place$2, position);
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
	// ../../packages/core/src/spider/run.ts
	/** Whether `card` can lie on `below`: one rank lower, whatever the suits. */
	function fits$1(card, below) {
		return rankOf(card) + 1 === rankOf(below);
	}
	/** Whether `card` on `below` moves together with it: one rank lower and of the same suit. */
	function follows(card, below) {
		return fits$1(card, below) && suitOf(card) === suitOf(below);
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
		changesSomething: () => changesSomething,
		isStuck: () => isStuck,
		isWon: () => isWon$1,
		legalMoves: () => legalMoves,
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
		return onto && !fits$1(card, onto) ? {
			code: "wrongRank",
			card,
			onto
		} : void 0;
	}
	/**
	* Every move that is allowed now: each count and each empty column apart, in the order of the sources, of the
	* targets and of the counts; at last the round.
	*/
	function legalMoves(position) {
		const moves = position.columns.flatMap((column, from) => {
			const run = runLength$1(column);
			return position.columns.flatMap((target, to) => to === from ? [] : countsOnto(column.cards, run, topOf(target.cards)).map((count) => moveOf(columnName(from), columnName(to), count)));
		});
		return badRound(position) ? moves : [...moves, DEAL];
	}
	/** How many cards of a run can go onto a card; onto nothing, any number. */
	function countsOnto(cards, run, onto) {
		const counts = Array.from({ length: run }, (_, index) => index + 1);
		return onto ? counts.filter((count) => fits$1(cards[cards.length - count], onto)) : counts;
	}
	/** Whether a move changes the game: shifting a whole column to an empty one leaves everything as it was. */
	function changesSomething({ columns }, move) {
		if (move.type === "deal") return true;
		return !(columns[columnIndex(move.from)].cards.length === move.count && columns[columnIndex(move.to)].cards.length === 0);
	}
	/** No move is allowed, no round is left, and the game is not won. */
	function isStuck(position) {
		return !isWon$1(position) && legalMoves(position).length === 0;
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
		} : EMPTY_COLUMN;
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
	function cardsOf(pile) {
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
		makeBoard: () => makeBoard$1,
		readBoard: () => readBoard$2
	});
	var COLUMNS$1 = 8;
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
				cards: cardsOf(pile),
				hidden: 0
			} : EMPTY_COLUMN),
			cells: cells.value.map((placed) => placed && placed.card),
			foundations: foundations.value.map(cardsOf),
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
			for (let rank = 1; rankText !== "0" && rank <= rankOf(top); rank++) pile.push({
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
		makeBoard: () => makeBoard,
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
		return (pile) => cardsOf(pile).map((card) => {
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
	// ../../packages/core/src/variants.ts
	var freecell = {
		lastDeal: LAST_DEAL,
		...board_exports$1,
		...deal_exports,
		...moves_exports$1,
		...play_exports$1,
		fits: fits$2,
		runLength: (position, pile) => runLength$2(cardsOn(position, pile)),
		mostToEmpty: (position, pile) => Math.min(runLength$2(cardsOn(position, pile)), runLimit(position, true)),
		automaticMoves: automaticMoves$1,
		autoplay,
		collectMoves,
		countedMoves: countedMoves$1
	};
	/** Whatever follows a move in Spider is part of the move. */
	var spider = {
		lastDeal: LAST_SPIDER_DEAL,
		...board_exports,
		...deal_exports$1,
		...moves_exports,
		...play_exports,
		fits: fits$1,
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
	function fits({ rules }, card, below) {
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
	function isWon(position) {
		return variantOf(position.rules).isWon(position);
	}
	/** `play` for a move known to be allowed. */
	function place(position, move) {
		return variantOf(position.rules).place(position, move);
	}
	/** The position after several moves, each of them allowed in its turn. */
	function placeAll(position, moves) {
		return moves.reduce((now, move) => place(now, move), position);
	}
	/** Everything that follows a deal or a move by itself, as moves of their own. */
	function automaticMoves(position) {
		return variantOf(position.rules).automaticMoves(position);
	}
	/** What a step adds to the move count; what followed the deal is a step without moves. */
	function countedMoves(rules, step) {
		return variantOf(rules).countedMoves(rules, step);
	}
	/** `parseBoard` for lines taken apart already. */
	function readBoard(lines, rules) {
		return variantOf(rules).readBoard(lines, rules);
	}
	// ../../packages/core/src/game.ts
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
	function statusOf(game) {
		if (game.givenUp) return "givenUp";
		return isWon(game.position) ? "won" : "playing";
	}
	// ../../packages/core/src/notation.ts
	/** The round of Spider that is dealt. */
	var ROUND = "deal";
	/** From, to, and for several cards `v` with their number in hexadecimal. */
	var MOVE = /^([0-9a-i])([0-9a-i])(?:v([1-9a-d]))?$/;
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
		for (let count = 1; count <= longest; count++) if (fits(position, cards[cards.length - count], onto)) return count;
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
		const suits = [...text.toUpperCase()].map((letter) => SUITS.find((suit) => makeSuit(suit) === letter));
		return suits.length === SUITS.length && SUITS.every((suit) => suits.includes(suit)) ? suits : void 0;
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
			const joined = last && join$1(last, entry, reading);
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
	function join$1(last, entry, reading) {
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
		const after = place(last.after, move);
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
			const next = place(after, move);
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
	var MIGRATIONS$3 = [(text) => text];
	MIGRATIONS$3.length + 1;
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
		const current = migrate(text, version, MIGRATIONS$3);
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
	// ../../packages/core/src/history/result.ts
	/**
	* The table that games under these rules are counted at. All presets of FreeCell have the cells of the classic one;
	* where Spider's extra cards lie makes no other game.
	*/
	function tableOf(rules) {
		if (rules.game === "spider") return {
			game: "spider",
			rules: makeRules({
				...rules,
				layout: "leading"
			}),
			cells: 0
		};
		return {
			game: rules.game,
			rules: makeRules({
				...rules,
				cells: PRESETS.classic.cells
			}),
			cells: rules.cells
		};
	}
	var OUTCOMES = [
		"won",
		"lost",
		"open"
	];
	/** Whether an outcome says more of a game than one that is known: a win ends all, a loss can still be won. */
	function outranks(outcome, known) {
		return OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf(known);
	}
	/**
	* Which of two reports of one game stands: a win before a loss, one with details before one without, the first win
	* before a later one. The rest of the order only makes the choice the same everywhere.
	*/
	function standing(a, b) {
		return (OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome) || compareNumbers(a.finished, b.finished) || compareNumbers(a.moves, b.moves) || compareNumbers(a.milliseconds, b.milliseconds) || a.started - b.started || compareTexts(tailOf(a), tailOf(b))) <= 0 ? a : b;
	}
	function tailOf({ deal, game, cells, rules, daily }) {
		return `${deal} ${game} ${cells} ${daily} ${rules}`;
	}
	/** By time of starting, then by id, so that equal histories are equal lists. */
	function compareResults(a, b) {
		return a.started - b.started || compareTexts(a.id, b.id);
	}
	/** What is not known comes last. */
	function compareNumbers(a, b) {
		return a === b ? 0 : (a ?? Infinity) - (b ?? Infinity);
	}
	/** The order of code units, the same in every language. */
	function compareTexts(a, b) {
		return a < b ? -1 : a > b ? 1 : 0;
	}
	// ../../packages/core/src/history/history.ts
	var EMPTY_HISTORY = {
		results: [],
		setAside: []
	};
	/** The union of two histories: commutative, associative and idempotent, so that devices agree in any order. */
	function mergeHistory(a, b) {
		return historyOf([...a.results, ...b.results], [...a.setAside, ...b.setAside]);
	}
	/** A history of results and lines in any order, with repetitions. */
	function historyOf(results, setAside) {
		const byId = /* @__PURE__ */ new Map();
		for (const result of results) {
			const known = byId.get(result.id);
			byId.set(result.id, known ? standing(known, result) : result);
		}
		return {
			results: [...byId.values()].sort(compareResults),
			setAside: [...new Set(setAside)].sort()
		};
	}
	// ../../packages/core/src/history/historyText.ts
	/** From each version of the history's text to the next, in order. */
	var MIGRATIONS$2 = [(text) => text.replace(/^(\S+) ((?:won|lost|open) .*) (\w+ \d) (.+)$/gm, "$1 $1 $2 $3 - $4")];
	/** Characters: more than a hundred thousand games. */
	var LONGEST_HISTORY = 1e7;
	/** Started, finished, outcome, deal, moves, milliseconds, id, game, cells, day, rules. */
	var RESULT = /^(\S+) (\S+) (won|lost|open) (\d{1,10}|-) (\d{1,9}|-) (\d{1,15}|-) (\S+) (\w+) (\d) (\S+) (.+)$/;
	/**
	* A history as text, a line for each game: when it started and ended, outcome, deal, moves, milliseconds, id, game,
	* cells, day, rules; `-` stands for what it does not have or is not known.
	*
	*     Sidedeck history 2
	*     2026-11-30T01:36:00.000Z 2026-11-30T01:40:00.000Z won 617 92 201000 3f2a freecell 4 - houseB
	*/
	function makeHistory({ results, setAside }) {
		return [
			`Sidedeck history ${MIGRATIONS$2.length + 1}`,
			...results.map(makeResult),
			...setAside
		].map((line) => `${line}\n`).join("");
	}
	/** The line of one game. */
	function makeResult(result) {
		const { started, finished, outcome, deal, moves, milliseconds, id, game, cells, daily, rules } = result;
		const end = finished === null ? "-" : makeDate(finished);
		return [
			makeDate(started),
			end,
			outcome,
			deal ?? "-",
			moves ?? "-",
			milliseconds ?? "-",
			id,
			game,
			cells,
			daily ?? "-",
			rules
		].join(" ");
	}
	/**
	* Reads `makeHistory` text. Lines that are no result are set aside, kept, and told in `problem`: `damagedLines`.
	* Errors: `tooLong`, `noHistory`, `badVersion`, `newerVersion`.
	*/
	function parseHistory(text) {
		const long = tooLong(text, LONGEST_HISTORY, Infinity);
		if (long) return long;
		const version = /^\uFEFF?\s*Sidedeck history (\S*)/.exec(text)?.[1];
		if (version === void 0) return reject("noHistory", "The text does not begin with “Sidedeck history”", 1);
		const current = migrate(text, version, MIGRATIONS$2);
		return current.ok ? readHistory$1(current.value) : current;
	}
	function readHistory$1(text) {
		const read = text.trim().split(/\r\n|\r|\n/).map((line) => line.trim()).slice(1).map((line) => line === "" ? void 0 : parseResult(line) ?? line);
		const results = read.filter((line) => typeof line === "object");
		const damaged = read.filter((line) => typeof line === "string");
		const history = historyOf(results, damaged);
		if (damaged.length === 0) return accept(history);
		const line = read.indexOf(damaged[0]) + 2;
		return accept(history, {
			code: "damagedLines",
			message: `${counted(damaged.length, "line")} set aside as no result; the first is ${quote(damaged[0])}`,
			line
		});
	}
	/** Reads `makeResult` text; undefined for anything else. */
	function parseResult(line) {
		const match = RESULT.exec(line);
		if (!match) return void 0;
		const [, begin = "", end, outcome, number, moves, milliseconds, id = "", game, cells, day = "", rulesText] = match;
		const started = parseDate(begin);
		const finished = end === "-" ? null : parseDate(end);
		const deal = optional(number);
		const daily = day === "-" ? null : day;
		const known = readKnown(game, Number(cells), rulesText);
		if (started === void 0 || finished === void 0 || !isId(id) || !known) return void 0;
		if (daily !== null && !isDateKey(daily)) return void 0;
		if (deal !== null && (deal < 1 || deal > known.lastDeal)) return void 0;
		return {
			...known.table,
			id,
			started,
			daily,
			deal,
			outcome,
			moves: optional(moves),
			milliseconds: optional(milliseconds),
			finished
		};
	}
	function optional(text) {
		return text === "-" ? null : Number(text);
	}
	/** Thousands of lines name the same few tables; those read before, by their text. */
	var tables = /* @__PURE__ */ new Map();
	var MOST_TABLES = 1e3;
	function readKnown(game, cells, rulesText) {
		const text = `${game} ${cells} ${rulesText}`;
		if (tables.size > MOST_TABLES) tables.clear();
		if (!tables.has(text)) {
			const read = parseRules(game === "spider" ? rulesText : `${rulesText} cells=${cells}`);
			const isTable = read.ok && read.value.game === game;
			tables.set(text, isTable ? {
				table: tableOf(read.value),
				lastDeal: lastDeal(read.value)
			} : void 0);
		}
		return tables.get(text);
	}
	/** The table that a text names; undefined where there is no such game or there are no such rules. */
	function readTable(game, cells, rulesText) {
		return readKnown(game, cells, rulesText)?.table;
	}
	// ../../packages/core/src/sync/digits.ts
	/** What numbers are written with: nothing that JSON or a store would write longer. */
	var DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	var BASE = 32;
	/** A whole number, 0 or more, in as many digits as it needs: five bits each, the last one first; the sixth bit ends. */
	function makeNumber(number) {
		const rest = Math.floor(number / BASE);
		const digit = number % BASE;
		return rest === 0 ? DIGITS[digit + BASE] : DIGITS[digit] + makeNumber(rest);
	}
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
	/** A whole number of either sign as one that is 0 or more. */
	function fold(number) {
		return number < 0 ? -2 * number - 1 : 2 * number;
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
	/** The id of a game that a device started; a device starts one in a second at the most. */
	function makeGameId(device, started) {
		return `${device}-${Math.floor(started / 1e3).toString(36)}`;
	}
	/** Who started a game and in which second, as its id tells it; undefined for any other id. */
	function readGameId(id) {
		const [, device, digits] = /^([a-z0-9]{8})-([a-z0-9]{1,8})$/.exec(id) ?? [];
		const second = digits === void 0 ? NaN : parseInt(digits, 36);
		return device !== void 0 && second <= 253402300799 && second.toString(36) === digits ? {
			device,
			second
		} : void 0;
	}
	// ../../packages/core/src/sync/brief.ts
	var DAY = 864e5;
	/** Whether a result can be told briefly: it has ended, and its id tells when it began. */
	function canBeBrief({ id, outcome, started }) {
		return outcome !== "open" && readGameId(id)?.second === started / 1e3;
	}
	/**
	* What is told in full: the newest `count` results, what cannot be brief, and at each table the first of the wins with
	* the fewest moves and of the fastest. So totals, streaks and best results are exact whatever else is told briefly.
	*/
	function inFull(results, count) {
		const full = new Set(results.slice(results.length - count));
		const best = /* @__PURE__ */ new Map();
		const compare = (key, result, measure) => {
			const known = best.get(key);
			if (!known || measure(result) < measure(known)) best.set(key, result);
		};
		for (const result of results) {
			if (!canBeBrief(result)) full.add(result);
			else if (result.finished === null) full.delete(result);
			if (result.outcome !== "won" || result.moves === null) continue;
			compare(`moves ${tableKey(result)}`, result, ({ moves }) => moves);
			compare(`time ${tableKey(result)}`, result, ({ milliseconds }) => milliseconds ?? Infinity);
		}
		for (const result of best.values()) full.add(result);
		return full;
	}
	function tableKey({ game, cells, daily, rules }) {
		return `${game} ${cells} ${daily === null ? "-" : "daily"} ${rules}`;
	}
	/**
	* Outcomes without their details, a line for each device and table, about two characters a game:
	*
	*     k3v9x2ab <numbers> freecell 4 - houseB
	*
	* The numbers are, for each game in the order of their start, the seconds since the one before, doubled, and one more
	* for a win; at a table of daily games then the days from the start to its day, folded.
	*/
	function makeBrief(results) {
		const groups = /* @__PURE__ */ new Map();
		for (const result of results) {
			const key = `${readGameId(result.id).device} ${tableKey(result)}`;
			groups.set(key, [...groups.get(key) ?? [], result]);
		}
		return [...groups].sort(([a], [b]) => a < b ? -1 : 1).map(([key, group]) => {
			const [device, ...table] = key.split(" ");
			return `${device} ${makeNumbers(group)} ${table.join(" ")}`;
		});
	}
	function makeNumbers(results) {
		let last = 0;
		return results.map(({ started, outcome, daily }) => {
			const second = started / 1e3;
			const number = makeNumber((second - last) * 2 + (outcome === "won" ? 1 : 0));
			last = second;
			return daily === null ? number : number + makeNumber(fold(dayOfKey(daily) - Math.floor(started / DAY)));
		}).join("");
	}
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
	// ../../packages/core/src/sync/shelf.ts
	/** From each version of the shelf's text to the next, in order. */
	var MIGRATIONS$1 = [];
	var LONGEST_SHELF = 1e7;
	var HEADER = /^Touched: /m;
	var REMOVED = /^Removed: (@?[\w:.-]{1,64})$/m;
	/** The key of a record without reading the whole of it; undefined where it names no game. */
	function keyOfRecord(record) {
		const id = /^Id: (\S+)$/m.exec(record)?.[1];
		if (id !== void 0) return isId(id) ? id : void 0;
		const started = /^Started: (\S+)$/m.exec(record)?.[1];
		return started === void 0 ? REMOVED.exec(record)?.[1] : `@${started}`;
	}
	function isRemoval({ record }) {
		return record.startsWith("Removed: ");
	}
	/**
	* Reads `makeShelf` text; games are not replayed. What is no game is left out and told in `problem`: `damagedGames`.
	* Errors: `tooLong`, `noShelf`, `badVersion`, `newerVersion`.
	*/
	function parseShelf(text) {
		if (text.length > LONGEST_SHELF) return reject("tooLong", `The games take ${text.length} characters`);
		const version = /^Sidedeck shelf (\S*)/.exec(text)?.[1];
		if (version === void 0) return reject("noShelf", "The text does not begin with “Sidedeck shelf”", 1);
		const current = migrate(text, version, MIGRATIONS$1);
		if (!current.ok) return current;
		const body = current.value.slice(current.value.indexOf("\n") + 1);
		const games = readKept(body);
		const [before = "", ...parts] = body.split(HEADER);
		const lost = parts.length - games.length + (before.trim() === "" ? 0 : 1);
		return accept(games, lost > 0 ? {
			code: "damagedGames",
			message: `${counted(lost, "game")} cannot be read`
		} : void 0);
	}
	function makeKept(games) {
		return games.map(({ touched, record }) => `Touched: ${makeDate(touched)}\n${record}`).join("");
	}
	/** What is no game is left out. */
	function readKept(text) {
		return text.split(HEADER).slice(1).flatMap((part) => {
			const [date = ""] = part.split("\n", 1);
			const record = part.slice(date.length + 1);
			const touched = parseDate(date.trim());
			const key = keyOfRecord(record);
			return touched === void 0 || key === void 0 ? [] : [{
				key,
				touched,
				record
			}];
		});
	}
	/** The union, of each game the state played last; the newest first. Commutative, associative, idempotent. */
	function mergeShelves(a, b) {
		const byKey = /* @__PURE__ */ new Map();
		for (const game of [...a, ...b]) {
			const known = byKey.get(game.key);
			if (!known || compareKept(game, known) < 0) byKey.set(game.key, game);
		}
		return [...byKey.values()].sort(compareKept);
	}
	function compareKept(a, b) {
		return b.touched - a.touched || Number(isRemoval(b)) - Number(isRemoval(a)) || (a.record < b.record ? 1 : a.record > b.record ? -1 : 0);
	}
	// ../../packages/core/src/sync/part.ts
	/** From each version of the part's text, without its first line, to the next, in order. */
	var MIGRATIONS = [];
	/** The first two lines never change their form, so that parts of newer versions can be handed on unread. */
	var FIRST = /^Sidedeck part ([1-9]\d{0,5}) ([a-z0-9]{8}) (\d{1,16}) ([a-z0-9]{1,16})\n/;
	var SECOND = /^Head: (.*)\n/;
	var LONGEST_PART = 1e6;
	var SETTING = /^(\w{1,32}) (\d{1,16}) (.{1,200})$/;
	var MOST_SETTINGS = 100;
	/**
	* A part as text, its newest `full` results with their details:
	*
	*     Sidedeck part 1 k3v9x2ab 1796002800000 1l0vj2z1x3r7k0
	*     Head: 1 k3v9x2ab 1796002800000
	*     Name: Chromium, Linux
	*     Setting: theme 1796002800000 "dark"
	*     Result: 2026-11-30T01:36:00.000Z … (as in a history)
	*     Brief: k3v9x2ab … (see `makeBrief`)
	*     Touched: 2026-11-30T01:40:00.000Z
	*     Sidedeck 2 … (see `makeShelf`)
	*
	* The first line ends with a checksum of all others, and the second one repeats it, so that no bit of either can change
	* unnoticed. It could not be in its own checksum: versions that were there before the second line would not read it.
	*/
	function makePart({ device, revision, name, settings, results, games }, full) {
		const detailed = inFull(results, full);
		const head = `${MIGRATIONS.length + 1} ${device} ${revision}`;
		const body = [
			`Head: ${head}`,
			`Name: ${name.replace(/\s+/g, " ").slice(0, 60)}`,
			...[...settings].map(([key, { value, at }]) => `Setting: ${key} ${at} ${JSON.stringify(value)}`),
			...results.filter((result) => detailed.has(result)).map((result) => `Result: ${makeResult(result)}`),
			...makeBrief(results.filter((result) => !detailed.has(result))).map((line) => `Brief: ${line}`)
		].map((line) => `${line}\n`).join("") + makeKept(games);
		return `Sidedeck part ${head} ${checksum(body)}\n${body}`;
	}
	/** Parts change seldom and are looked at often: what was read last, by its text. */
	var MOST_KNOWN$1 = 64;
	var knownHeads = /* @__PURE__ */ new Map();
	var knownParts = /* @__PURE__ */ new Map();
	function remembered(known, text, read) {
		if (!known.has(text)) {
			if (known.size >= MOST_KNOWN$1) known.clear();
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
		return remembered(knownParts, text, readPart$2);
	}
	function readPart$2(text) {
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
	/**
	* Of each setting the choice that stands: the latest, and of two at one time that of the device that comes first.
	* Since a choice is never earlier than what its device knew of, a clock that is wrong by hours decides nothing for
	* long: whoever has heard of another's choice overrules it by choosing again.
	*/
	function standingChoices(parts) {
		const standing = /* @__PURE__ */ new Map();
		for (const { device, settings } of parts) for (const [name, setting] of settings) {
			const known = standing.get(name);
			if (!known || setting.at > known.at || setting.at === known.at && device < known.device) standing.set(name, {
				...setting,
				device
			});
		}
		return standing;
	}
	/** What a device has chosen since it last told: where its settings are not those that stood then. */
	function newChoices(settings, standing, now) {
		const at = Math.max(now, ...[...standing.values()].map((choice) => choice.at + 1));
		const chosen = [.../* @__PURE__ */ new Set([...settings.keys(), ...standing.keys()])].filter((name) => (settings.get(name) ?? null) !== (standing.get(name)?.value ?? null));
		return new Map(chosen.map((name) => [name, {
			value: settings.get(name) ?? null,
			at
		}]));
	}
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
	/** Of each device the newest part: commutative, associative and idempotent, so that devices agree in any order. */
	function mergeDocuments(a, b) {
		return documentOf([...a.values(), ...b.values()]);
	}
	/** A document as one text: JSON, a part for each device. */
	function makeDocument(document) {
		return JSON.stringify({
			sidedeck: "document",
			version: 1,
			parts: [...document.values()]
		});
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
	// ../../packages/core/src/sync/size.ts
	/** What the synced store of a browser holds, in bytes, and how many items. */
	var ROOM = 102400;
	var ITEM_ROOM = 8192;
	/**
	* Bytes that a browser counts for an item: its key, and its value as JSON in UTF-8, in which Chromium writes `<` as
	* six characters.
	*/
	function itemSize(key, value) {
		return bytesOf(key) + storedSize(value);
	}
	/** The same for a value alone. */
	function storedSize(value) {
		let size = bytesOf(JSON.stringify(value));
		for (const letter of value) if (letter === "<") size += 5;
		return size;
	}
	function bytesOf(text) {
		let bytes = 0;
		for (const letter of text) {
			const code = letter.codePointAt(0);
			bytes += code < 128 ? 1 : code < 2048 ? 2 : code < 65536 ? 3 : 4;
		}
		return bytes;
	}
	// ../../packages/core/src/sync/items.ts
	/** `part.<device>.<number>`; a part that is too long for one item goes on in the next. */
	var KEY = /^part\.([a-z0-9]{8})\.(\d{1,3})$/;
	/**
	* The items of one part. Each device writes its own, so that the store's “last writer wins”, which goes by key, takes
	* nothing from anybody.
	*/
	function makeItems(device, part) {
		const items = {};
		let rest = part;
		for (let number = 0; rest !== ""; number++) {
			const key = `part.${device}.${number}`;
			const piece = rest.slice(0, longestPiece(rest, ITEM_ROOM - itemSize(key, "")));
			items[key] = piece;
			rest = rest.slice(piece.length);
		}
		return items;
	}
	/** How many UTF-16 units of a text fit; no character is cut in two. */
	function longestPiece(text, room) {
		let length = 0;
		let size = 0;
		for (const letter of text) {
			size += storedSize(letter) - 2;
			if (size > room) break;
			length += letter.length;
		}
		return length;
	}
	/** The document in a store: every part that is whole. What is cut off, mixed with an older one or foreign is not. */
	function readItems(items) {
		return documentOf(devicesOf(items).flatMap((device) => readPart$1(items, device) ?? []));
	}
	/** The devices of which there is anything in the store. */
	function devicesOf(items) {
		return [...new Set(Object.keys(items).flatMap((key) => KEY.exec(key)?.[1] ?? []))];
	}
	/** An older and longer part may have left an item behind: a part ends where it is whole. */
	function readPart$1(items, device) {
		let text = "";
		for (let number = 0;; number++) {
			const piece = items[`part.${device}.${number}`];
			if (typeof piece !== "string") return void 0;
			text += piece;
			if (headOf(text)?.device === device) return text;
		}
	}
	/** What to write and to remove so that a store holds this part of a device, and nothing else of it. */
	function changesFor(items, device, part) {
		const wanted = makeItems(device, part);
		return {
			set: Object.fromEntries(Object.entries(wanted).filter(([key, piece]) => items[key] !== piece)),
			remove: Object.keys(items).filter((key) => KEY.exec(key)?.[1] === device && !Object.hasOwn(wanted, key))
		};
	}
	// ../../packages/core/src/sync/room.ts
	/** Results told in full and running games told; less where there is no room for that much. */
	var LEVELS = [
		[20, 6],
		[20, 5],
		[20, 4],
		[10, 3],
		[5, 2],
		[0, 1],
		[0, 0]
	];
	/**
	* The text of a part, with as much as there is room for. First comes what nobody may leave out: of all devices the
	* settings, and the results with their bests. What is then free, but for a reserve, is shared out equally between the
	* devices for details and running games. So no device's games take the place of another one's results, and how much
	* one tells depends on nothing that the others leave out: none has to give way to and fro.
	*/
	function tell(part, before, now, room, document) {
		const others = [...document].filter(([device]) => device !== part.device).map(([, text]) => text);
		const least = leastOf(part);
		const needed = others.reduce((sum, text) => sum + leastIn(text), least);
		const share = Math.max(0, room * .9 - needed) / (others.length + 1);
		const free = room - others.reduce((sum, text) => sum + storedSize(text), 0);
		const [running, removals] = [part.games.filter((each) => !isRemoval(each)), part.games.filter(isRemoval)];
		for (const [full, games] of LEVELS) {
			const told = {
				...part,
				games: [...running.slice(0, games), ...removals]
			};
			const left = running.length - games;
			const same = makePart(told, full);
			const text = same === before ? same : makePart({
				...told,
				revision: Math.max(now, part.revision + 1)
			}, full);
			const size = storedSize(text);
			if (size <= free && (size <= least + share || full + games === 0)) return {
				text,
				left: Math.max(0, left)
			};
		}
		return {
			text: void 0,
			left: running.length
		};
	}
	/** Bytes of what a part cannot leave out; its revision never takes more digits than this. */
	function leastOf(part) {
		return storedSize(makePart({
			...part,
			revision: Number.MAX_SAFE_INTEGER,
			games: part.games.filter(isRemoval)
		}, 0));
	}
	var MOST_KNOWN = 64;
	var known = /* @__PURE__ */ new Map();
	/** The same for a part that is told; one that cannot be read is all needed. */
	function leastIn(text) {
		if (known.size >= MOST_KNOWN) known.clear();
		if (!known.has(text)) {
			const read = parsePart(text);
			known.set(text, read.ok ? Math.min(leastOf(read.value), storedSize(text)) : storedSize(text));
		}
		return known.get(text);
	}
	// ../../packages/core/src/sync/reconcile.ts
	/**
	* One step towards what all devices know: what others have told since comes into the local texts, and what this device
	* has to tell into the document. The local store is the authority. What is absent elsewhere was not deleted; it is told
	* again. Doing it twice changes nothing more.
	*/
	function reconcile(local, remote, around) {
		const mirror = readMirror(local.sync);
		const device = isTaken(around.device, mirror, remote) ? around.spare : around.device;
		const merged = mergeDocuments(mirror, remote);
		const parts = [...merged.values()].flatMap((text) => readPart(text) ?? []);
		const own = parts.find((part) => part.device === device);
		const others = parts.filter((part) => part !== own);
		const kept = local.history === void 0 ? EMPTY_HISTORY : readHistory(local.history);
		const history = parts.reduce(join, mergeHistory(around.heard, kept ?? EMPTY_HISTORY));
		const settings = settle(local.settings, device, mirror, parts, around.now);
		const told = tell({
			device,
			revision: own?.revision ?? 0,
			name: around.name,
			settings: ownChoices(settings.chosen, own, others),
			results: history.results.filter((result) => isOwn(result, own, others, device)),
			games: keptGames(local, own?.games ?? [], removalsIn(others), history, around.now)
		}, merged.get(device), around.now, around.room, merged);
		const document = told.text === void 0 ? merged : mergeDocuments(merged, /* @__PURE__ */ new Map([[device, told.text]]));
		const historyText = makeHistory(history);
		const mirrorText = makeDocument(document);
		return {
			device,
			document,
			left: told.left,
			fits: told.text !== void 0,
			texts: {
				...kept && historyText !== local.history && history.results.length > 0 && { history: historyText },
				...settings.text !== void 0 && { settings: settings.text },
				...mirrorText !== local.sync && { sync: mirrorText }
			}
		};
	}
	function readMirror(text) {
		const read = text === void 0 ? void 0 : parseDocument(text);
		return read?.ok ? read.value : /* @__PURE__ */ new Map();
	}
	function readPart(text) {
		const read = parsePart(text);
		return read.ok ? read.value : void 0;
	}
	/** Undefined for what cannot be read and has to stay as it is. */
	function readHistory(text) {
		const read = parseHistory(text);
		return read.ok ? read.value : void 0;
	}
	function join(history, { results }) {
		return mergeHistory(history, {
			results,
			setAside: []
		});
	}
	/** Somebody else writes under this device's name: its profile was copied, or set back to an older state. */
	function isTaken(device, mirror, remote) {
		const here = mirror.get(device);
		const there = remote.get(device);
		if (here === void 0 || there === void 0 || here === there) return false;
		return headOf(there).revision >= headOf(here).revision;
	}
	function settle(text, device, mirror, parts, now) {
		const here = text === void 0 ? /* @__PURE__ */ new Map() : parseChoices(text);
		if (!here) return {
			chosen: /* @__PURE__ */ new Map(),
			text: void 0
		};
		const knew = standingChoices([...mirror.values()].flatMap((part) => readPart(part) ?? []));
		const chosen = text === void 0 ? /* @__PURE__ */ new Map() : newChoices(here, knew, now);
		const wanted = makeChoices(settingsOf([...standingChoices([...parts, {
			device,
			settings: chosen
		}])].map(([name, { value }]) => [name, value])));
		return {
			chosen,
			text: wanted === makeChoices(here) ? void 0 : wanted
		};
	}
	/** The choices of this device that stand; an overruled one need not be told. */
	function ownChoices(chosen, own, others) {
		const overruled = standingChoices(others);
		const before = [...own?.settings ?? []].filter(([name, { at }]) => at >= (overruled.get(name)?.at ?? 0));
		return new Map([...before, ...chosen].sort(([a], [b]) => a < b ? -1 : 1));
	}
	/**
	* Whether this device tells a result: where nobody else does; and where it did before, unless a device that comes
	* first does so, too. So of several that tell the same one stays, and none waits for another.
	*/
	function isOwn(result, own, others, device) {
		const tellers = others.filter((part) => tells(part, result));
		if (tellers.length === 0) return true;
		return own !== void 0 && tells(own, result) && tellers.every((teller) => device < teller.device);
	}
	var byId = /* @__PURE__ */ new WeakMap();
	function tells(part, result) {
		let index = byId.get(part);
		if (!index) byId.set(part, index = new Map(part.results.map((each) => [each.id, each])));
		const told = index.get(result.id);
		if (!told || outranks(result.outcome, told.outcome)) return false;
		return told.finished === null || result.finished === null || told.finished <= result.finished;
	}
	/** How many marks of removed games are told; whoever has not heard of an older one shows that game again. */
	var MOST_REMOVALS = 12;
	/** Up to which state each game is off the list, as others tell. */
	function removalsIn(parts) {
		const all = parts.flatMap(({ games }) => games).filter(isRemoval);
		return new Map(mergeShelves(all, []).map(({ key, touched }) => [key, touched]));
	}
	/** Begun and not ended, the one played last first; then the marks of those that are off the list. */
	function keptGames({ game, shelf }, before, removed, history, now) {
		const won = new Set(history.results.filter(({ outcome }) => outcome === "won").map(({ id }) => id));
		const known = new Map(before.map((kept) => [kept.key, kept]));
		const read = shelf === void 0 ? void 0 : parseShelf(shelf);
		const kept = mergeShelves(game === void 0 ? [] : onTable(game, known, removed, now), read?.ok ? read.value.filter(({ key }) => key !== keyOfRecord(game ?? "")) : []);
		const told = [...kept.filter(({ key, touched, record }) => !won.has(key) && touched > (removed.get(key) ?? -1) && (known.get(key)?.record === record || isRunning(record))).filter((each) => !isRemoval(each)), ...kept.filter(isRemoval).slice(0, MOST_REMOVALS)];
		return read && !read.ok ? mergeShelves(told, before) : told;
	}
	/** The game on the table; where it is damaged, as it was told last. */
	function onTable(record, known, removed, now) {
		const key = keyOfRecord(record);
		if (key === void 0) return [];
		const before = known.get(key);
		if (before?.record === record) return [before];
		const read = parseRecord(record);
		if (!read.ok || read.problem) return before ? [before] : [];
		return [{
			key,
			touched: Math.max(now, (before?.touched ?? -1) + 1, (removed.get(key) ?? -1) + 1),
			record
		}];
	}
	function isRunning(record) {
		const read = parseRecord(record);
		return read.ok && !read.problem && read.value.steps.length > 0 && statusOf(read.value) === "playing";
	}
	// ../../packages/ui/src/device.ts
	var LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
	var LENGTH = 8;
	/** A name that no other device has: eight letters and digits by chance. */
	function newDevice() {
		const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
		return Array.from(bytes, (byte) => LETTERS[byte % 36]).join("");
	}
	var here = newDevice();
	/** Gives the device of this store a name where it has none; games started from now on are of this device. */
	function useDevice({ device }) {
		const known = device.text;
		if (known !== void 0 && /^[a-z0-9]{8}$/.test(known)) here = known;
		else device.save(here);
		device.onAdopt((text) => void (here = text));
	}
	// ../../packages/ui/src/replicator.ts
	/** From a change to the step that tells it; all changes meanwhile go with it. At the most 720 writes an hour. */
	var QUIET = 5e3;
	/** After the first refusal; doubled with each further one up to `LONGEST_PAUSE`. */
	var PAUSE = 3e4;
	var LONGEST_PAUSE = 18e5;
	/** For the items' keys, which are not counted with the parts. */
	var SPARE_ROOM = 1500;
	/**
	* Keeps the local store and the shared one in step, from the background: each step reads both, reconciles them, writes
	* the local store first and then the shared one. The steps are the same after a change, at the start and after a
	* refusal, so it does not matter when the background dies.
	*/
	function createReplicator(store, transport, pace, name, room = ROOM - SPARE_ROOM) {
		let heard = EMPTY_HISTORY;
		let planned;
		let refusals = 0;
		let notBefore = 0;
		let running = Promise.resolve();
		function plan(delay) {
			const due = Math.max(pace.now() + delay, notBefore);
			if (planned !== void 0 && planned <= due) return;
			planned = due;
			pace.after(due - pace.now(), () => {
				if (planned !== due) return;
				planned = void 0;
				running = running.then(step);
			});
		}
		async function step() {
			if (transport.isReady && !transport.isReady()) return;
			try {
				const { document, left, fits } = settle(await transport.read());
				const again = await transport.write(document);
				if (again !== void 0) plan(again);
				refusals = 0;
				report({
					left,
					fits
				});
			} catch (error) {
				const pause = Math.min(PAUSE * 2 ** refusals++, LONGEST_PAUSE);
				notBefore = pace.now() + pause;
				report({
					left: 0,
					fits: true,
					refused: error instanceof Error ? error.message : String(error)
				});
				plan(pause);
			}
		}
		function settle(remote) {
			const { device, game, shelf, settings, history, sync } = store;
			const result = reconcile({
				game: game.text,
				shelf: shelf.text,
				settings: settings.text,
				history: history.text,
				sync: sync.text
			}, remote, {
				device: device.text,
				spare: newDevice(),
				name,
				now: pace.now(),
				room,
				heard
			});
			heard = EMPTY_HISTORY;
			if (result.device !== device.text) device.save(result.device);
			for (const [key, text] of Object.entries(result.texts)) store[key].save(text);
			return result;
		}
		function report(news) {
			const text = JSON.stringify(news);
			if (text !== (store.report.text ?? JSON.stringify({
				left: 0,
				fits: true
			}))) store.report.save(text);
		}
		store.history.onForeign((text) => {
			const read = parseHistory(text);
			if (read.ok) heard = mergeHistory(heard, read.value);
			plan(QUIET);
		});
		for (const key of [
			"game",
			"shelf",
			"settings"
		]) store[key].onForeign(() => plan(QUIET));
		plan(0);
		return { look: (delay = 0) => plan(delay) };
	}
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
	// ../../packages/ui/src/syncItems.ts
	/**
	* How long a part of another device has to be missing, or not whole, until this device tells it again: its own device
	* may be in the middle of writing it. Shorter than a background is sure to live.
	*/
	var REPAIR_AFTER = 2e4;
	/** A browser's synced store, in which each device writes items of its own. */
	function createItemTransport(area, device, pace) {
		const missingSince = /* @__PURE__ */ new Map();
		/** The parts to write: the own one, and those of others that nobody else has brought back meanwhile. */
		function partsDue(items, document) {
			const there = readItems(items);
			for (const name of there.keys()) missingSince.delete(name);
			return [...document].filter(([name]) => {
				if (name === device()) return true;
				if (there.has(name)) return false;
				const since = missingSince.get(name) ?? pace.now();
				missingSince.set(name, since);
				return pace.now() - since >= REPAIR_AFTER;
			});
		}
		return {
			read: async () => readItems(await area.get()),
			async write(document) {
				const items = await area.get();
				const changes = partsDue(items, document).map(([name, part]) => changesFor(items, name, part));
				const set = Object.assign({}, ...changes.map((each) => each.set));
				const remove = changes.flatMap((each) => each.remove);
				if (remove.length > 0) await area.remove(remove);
				if (Object.keys(set).length > 0) await area.set(set);
				return missingSince.size > 0 ? REPAIR_AFTER : void 0;
			}
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
	// ../../node_modules/.pnpm/wxt@0.20.27_@types+node@20.19.43_eslint@10.15.0_jiti@2.7.0__jiti@2.7.0_oxc-parser@0.156.0_rolldown@1.3.3_yaml@2.9.1/node_modules/wxt/dist/utils/define-background.mjs
	function defineBackground(arg) {
		if (arg == null || typeof arg === "function") return { main: arg };
		return arg;
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
	// badge.ts
	/** Keeps the number on the toolbar's button: how many games were begun and not ended. None unless it is asked for. */
	function keepBadge() {
		localStore.subscribe((key) => {
			if (key === "game" || key === "shelf" || key === "settings") show();
		});
		show();
	}
	async function show() {
		const { settings, game, shelf } = await localStore.load();
		const count = parseChoices(settings?.text ?? "{}")?.get("badge") === true ? running(game?.text ?? "") + waiting(shelf?.text ?? "") : 0;
		await browser.action.setBadgeText({ text: count > 0 ? String(count) : "" });
	}
	function running(text) {
		const game = parseRecord(text);
		return game.ok && game.value.steps.length > 0 && statusOf(game.value) === "playing" ? 1 : 0;
	}
	function waiting(text) {
		const games = parseShelf(text);
		return games.ok ? games.value.length : 0;
	}
	// beside.ts
	/** Puts the table beside the page. The browser allows it only at once after a click or a key. */
	async function openBeside(windowId) {
		const { sidebarAction } = browser;
		if (sidebarAction) return sidebarAction.open();
		const id = windowId ?? (await browser.windows.getCurrent()).id;
		if (id !== void 0) await browser.sidePanel.open({ windowId: id });
	}
	// name.ts
	var SYSTEMS = {
		android: "Android",
		cros: "ChromeOS",
		ios: "iOS",
		linux: "Linux",
		mac: "macOS",
		openbsd: "OpenBSD",
		win: "Windows"
	};
	/** What people call this device in a list of theirs: its browser and its system. */
	async function nameOfBrowser() {
		const { os } = await browser.runtime.getPlatformInfo();
		const { userAgent } = navigator;
		return `${/Firefox/.test(userAgent) ? "Firefox" : /Edg\//.test(userAgent) ? "Edge" : "Chrome"}, ${SYSTEMS[os] ?? os}`;
	}
	// entrypoints/background.ts
	/** After a change that came from another device, others often follow. */
	var SETTLE = 1e3;
	var pace = {
		now: Date.now,
		after: (delay, job) => void setTimeout(job, delay)
	};
	var background_default = defineBackground(() => {
		const opening = start();
		keepBadge();
		browser.storage.sync.onChanged.addListener(() => void opening.then((replicator) => replicator.look(SETTLE)));
		browser.commands.onCommand.addListener((name, tab) => {
			if (name === "beside") openBeside(tab?.windowId);
		});
	});
	async function start() {
		const store = await openStore(localStore);
		useDevice(store);
		return createReplicator(store, createItemTransport(browser.storage.sync, () => store.device.text, pace), pace, await nameOfBrowser());
	}
	// \0virtual:wxt-background-entrypoint?/tmp/wt/board/extensions/browser/entrypoints/background.ts
	/** Wrapper around `console` with a "[wxt]" prefix */
	var logger = {
		debug: (...args) => ([...args], void 0),
		log: (...args) => ([...args], void 0),
		warn: (...args) => ([...args], void 0),
		error: (...args) => ([...args], void 0)
	};
	var result;
	try {
		result = background_default.main();
		if (result instanceof Promise) console.warn("The background's main() function return a promise, but it must be synchronous");
	} catch (err) {
		logger.error("The background crashed on startup!");
		throw err;
	}
	return result;
})();
