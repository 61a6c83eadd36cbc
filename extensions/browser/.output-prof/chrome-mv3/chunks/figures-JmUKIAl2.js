import { T as currentLocale } from "./table-B2t0YWwZ.js";
// ../../packages/ui/src/figures.ts
/** "1,234". */
function numberText(number) {
	return number.toLocaleString(currentLocale());
}
/** "67%", of a share from 0 to 1. */
function rateText(rate) {
	return rate.toLocaleString(currentLocale(), { style: "percent" });
}
/** A moment where the player is; milliseconds since 1970. */
function momentText(moment, options) {
	return new Date(moment).toLocaleString(currentLocale(), options);
}
/** A day of the calendar, which is the same day everywhere. */
function dayText(day, options) {
	return new Date(day).toLocaleDateString(currentLocale(), {
		timeZone: "UTC",
		...options
	});
}
export { rateText as i, momentText as n, numberText as r, dayText as t };
