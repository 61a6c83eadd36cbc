// ../../packages/ui/src/field.ts
/** What a field holds when it tells of a change. In place of `v-model`, which would weigh on every page's start. */
function valueOf(event) {
	return event.target.value;
}
/** Which option of a choice was taken, 0 the first. */
function indexOf(event) {
	return event.target.selectedIndex;
}
/** Whether a box was ticked. */
function isTicked(event) {
	return event.target.checked;
}
export { isTicked as n, valueOf as r, indexOf as t };
