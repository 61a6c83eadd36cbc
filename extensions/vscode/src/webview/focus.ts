/** In a text field or a dialog, keys belong to it and not to the table. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], dialog';

/** Tells when the keys begin and cease to go to the table, so that the editor's bindings for it follow. */
export function watchFocus(tell: (focused: boolean) => void): void {
  let told = false;

  function check(event?: Event): void {
    // While the focus goes from one element to another no element is active.
    const target = event?.type === 'focusout' ? (event as FocusEvent).relatedTarget : document.activeElement;
    const focused = document.hasFocus() && !(target instanceof Element && target.closest(ELSEWHERE));
    if (focused !== told) tell(focused);
    told = focused;
  }

  for (const type of ['focus', 'blur', 'focusin', 'focusout']) window.addEventListener(type, check);
  check();
}

/** The editor hears every key that the page has heard, for its own bindings; those that the table took end here. */
export function keepKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) event.stopPropagation();
  });
}
