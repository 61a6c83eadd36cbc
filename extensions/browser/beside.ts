import { browser } from 'wxt/browser';

/** The one browser that has a sidebar of its own kind; what the others call side panel is in `browser`'s types. */
interface WithSidebar {
  readonly sidebarAction?: { open(): Promise<void> };
}

/** Puts the table beside the page. The browser allows it only at once after a click or a key. */
export async function openBeside(windowId?: number): Promise<void> {
  const { sidebarAction } = browser as WithSidebar;
  if (sidebarAction) return sidebarAction.open();
  const id = windowId ?? (await browser.windows.getCurrent()).id;
  if (id !== undefined) await browser.sidePanel.open({ windowId: id });
}
