import type { Host, Surface } from '@sidedeck/ui';
import { browser } from 'wxt/browser';
import { openBeside } from './beside.ts';
import { localStore } from './store.ts';

export type PageSurface = Extract<Surface, 'popup' | 'tab' | 'sidebar'>;

/** What the bar leaves of a popup, whose size is in `page.css`. */
const POPUP_ROOM = { width: 780, height: 533 };

/** The port of the board over the browser's own store, which every page of the extension shares. */
export function createHost(surface: PageSurface): Host {
  return {
    surface,
    ...(surface === 'popup' && { room: POPUP_ROOM }),
    locale: browser.i18n.getUILanguage(),
    ...localStore,
    createWorker: async () => new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' }),
    copy: (text) => navigator.clipboard.writeText(text),
    hasBadge: true,
    ...(surface !== 'tab' && { openLarger: () => openLarger(surface) }),
    ...(surface !== 'sidebar' && { openBeside: () => void openBeside() }),
  };
}

/** A popup has no room to grow and closes as soon as another page has the focus, so it leaves the table to a tab. */
function openLarger(surface: Surface): void {
  const opened = browser.tabs.create({ url: browser.runtime.getURL('/game.html') });
  if (surface === 'popup') void opened.then(() => window.close());
}
