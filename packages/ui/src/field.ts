/** What a field holds when it tells of a change. In place of `v-model`, which would weigh on every page's start. */
export function valueOf(event: Event): string {
  return (event.target as HTMLInputElement).value;
}

/** Which option of a choice was taken, 0 the first. */
export function indexOf(event: Event): number {
  return (event.target as HTMLSelectElement).selectedIndex;
}

/** Whether a box was ticked. */
export function isTicked(event: Event): boolean {
  return (event.target as HTMLInputElement).checked;
}
