// ../../packages/ui/src/panelIcons.ts
/** Those of panels and of what is docked; drawn as the others are. */
var PANEL_ICONS = {
	play: "M8 5.5v13l10.5-6.5z",
	pause: "M8.5 6v12M15.5 6v12",
	next: "m9.5 5.5 6.5 6.5-6.5 6.5",
	previous: "M14.5 5.5 8 12l6.5 6.5",
	first: "M17 5.5 10.5 12l6.5 6.5M6.5 5.5v13",
	last: "m7 5.5 6.5 6.5L7 18.5M17.5 5.5v13",
	up: "m6 15 6-6 6 6",
	down: "m6 9 6 6 6-6",
	left: "m15 6-6 6 6 6",
	right: "m9 6 6 6-6 6",
	close: "m6 6 12 12M18 6 6 18"
};
export { PANEL_ICONS as t };
