import { D as t, T as currentLocale, x as pileName, y as cardText } from "./table-B2t0YWwZ.js";
// ../../packages/ui/src/reasons.ts
/** "column 3, column 5 and column 8". */
function listText(parts) {
	return new Intl.ListFormat(currentLocale()).format(parts);
}
/** The sentence that says why a move is refused. */
function reasonText(reason) {
	switch (reason.code) {
		case "wrongColour":
		case "wrongRank": return t(`reason.${reason.code}`, {
			card: cardText(reason.card),
			onto: cardText(reason.onto)
		});
		case "cellTaken": return t("reason.cellTaken", { card: cardText(reason.card) });
		case "foundationNeeds": return reason.needed === null ? t("reason.foundationFull") : t("reason.foundationNeeds", {
			card: cardText(reason.card),
			needed: cardText(reason.needed)
		});
		case "oneCardOnly": return t(`reason.oneCardOnly.${reason.to}`);
		case "notARun": return t("reason.notARun");
		case "noTarget": return t("reason.noTarget", { card: cardText(reason.card) });
		case "faceDown":
		case "wholeRunsOnly":
		case "noRounds": return t(`reason.${reason.code}`);
		case "emptyColumns": return t("reason.emptyColumns", {
			count: reason.columns.length,
			columns: listText(reason.columns.map(pileName))
		});
		case "overLimit": return t("reason.overLimit", { count: reason.limit });
		case "fromFoundation": return t("reason.fromFoundation");
		case "nothingThere":
		case "tooFew": return t("reason.nothingThere");
		case "noSuchPile":
		case "samePile":
		case "badCount": return t("reason.noSuchPile");
	}
}
export { reasonText as n, listText as t };
