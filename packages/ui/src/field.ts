/** What a field holds when it tells of a change. In place of `v-model`, which would weigh on every page's start. */
export function valueOf(event: Event): string {
  return (event.target as HTMLInputElement).value;
}
