/** Fills the screen with the page, or gives it back; a browser that refuses leaves everything as it is. */
export function toggleFullScreen(): void {
  const page = document.documentElement;
  const done = document.fullscreenElement ? document.exitFullscreen() : page.requestFullscreen();
  done.catch(() => undefined);
}
