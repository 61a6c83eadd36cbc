import { D as t } from "./table-B2t0YWwZ.js";
// ../../packages/ui/src/problems.ts
/** What is wrong, where several problems are one to whoever reads of them. */
var KINDS = {
	unknownText: "unknownText",
	badLink: "badLink",
	badDeal: "badDeal",
	badIdentifier: "badIdentifier",
	unknownCard: "unknownCard",
	repeatedCard: "repeatedCard",
	missingCards: "missingCards",
	tooLong: "tooLong",
	tooManySteps: "tooManySteps",
	unknownPreset: "unknownRules",
	unknownOption: "unknownRules",
	repeatedOption: "unknownRules",
	badOption: "unknownRules",
	unknownGame: "unknownRules",
	badVersion: "newerVersion",
	newerVersion: "newerVersion",
	noDeal: "noDeal",
	truncated: "truncated",
	unknownMove: "unknownMove",
	badBracket: "unknownMove",
	notUpward: "illegalMove",
	illegalMove: "illegalMove",
	twoDeals: "badHeader",
	unknownHeader: "badHeader",
	repeatedHeader: "badHeader",
	badHeader: "badHeader",
	badFoundations: "badBoard",
	tooManyCells: "badBoard",
	wrongColumns: "badBoard",
	badStock: "badBoard",
	badHidden: "badBoard",
	wholeRun: "badBoard",
	noBackup: "noBackup",
	damagedGames: "damagedPart",
	damagedLines: "damagedPart"
};
var LONGEST_PIECE = 60;
/** What is wrong with a text from outside, and where; no full stop, since it stands within a sentence. */
function problemText({ code, message, line, column, length }, text) {
	const lines = text.trimEnd().split(/\r\n|\r|\n/);
	const whole = lines[(line ?? 1) - 1] ?? "";
	const piece = shortened(column === void 0 || !length ? whole.trim() : whole.slice(column - 1, column - 1 + length));
	const detail = code in KINDS ? /(?:: | to )([^:]*)$/.exec(message)?.[1] ?? "" : message;
	const problem = t(`problem.${KINDS[code] ?? "other"}`, {
		piece,
		detail
	});
	return line === void 0 || lines.length < 2 ? problem : t("problem.at", {
		line,
		problem
	});
}
/** A piece may be the whole of a hostile line. */
function shortened(piece) {
	return piece.length > LONGEST_PIECE ? `${piece.slice(0, LONGEST_PIECE)}…` : piece;
}
export { problemText as t };
