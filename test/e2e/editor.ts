import type { Frame, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { tableOn, type Table } from './table.ts';
import { launchWorkbench, type Window, type Workbench, type WorkbenchOptions } from './workbench.ts';

/** The table in one of the editor's webviews. */
export interface EditorTable extends Table {
  readonly frame: Frame;
  /** Clicks where there are no cards, which gives the table the focus and does nothing else. */
  clickBeside(): Promise<void>;
}

/** A window of the editor. */
export interface EditorWindow extends Omit<Window, 'openSidebar'> {
  /** Shows the table in the sidebar. */
  openSidebar(): Promise<EditorTable>;
  /** The table in the sidebar that is shown already, as soon as it can be played. */
  sidebar(): Promise<EditorTable>;
  /** The table in the editor tab, as soon as it can be played. */
  tab(): Promise<EditorTable>;
  /** The tables in so many editor tabs that are beside each other. */
  tabs(count: number): Promise<EditorTable[]>;
}

/** The first window, which can open more. */
export interface Editor extends EditorWindow, Pick<Workbench, 'write'> {
  /** Another window, on an empty folder of this name. */
  openWindow(folder: string): Promise<EditorWindow>;
  install(vsix: string): Promise<void>;
}

/**
 * Opens a workbench for the running test. When the test ends it is closed, and the test fails if the extension
 * complained in the console (as it does when its policy is broken), threw, or asked for anything beyond its files.
 */
export async function openEditor(options: WorkbenchOptions = {}): Promise<Editor> {
  const workbench = await launchWorkbench(options);
  const faults: string[] = [];
  onTestFinished(async () => {
    await workbench.close();
    expect(faults).toEqual([]);
  });
  return {
    ...editorWindow(workbench, faults),
    install: workbench.install,
    write: workbench.write,
    openWindow: async (folder) => editorWindow(await workbench.openWindow(folder), faults),
  };
}

function editorWindow(window: Window, faults: string[]): EditorWindow {
  const { page } = window;
  watch(page, faults);

  async function playable(frame: Frame): Promise<EditorTable> {
    const table = tableOn(page, frame);
    await table.ready();
    return { ...table, frame, clickBeside: () => clickBeside(page, table) };
  }

  const shown = async (name: 'sidebar' | 'panel', count = 1) =>
    Promise.all((await window.surfaces(name, count)).map(playable));

  return {
    ...window,
    openSidebar: async () => playable(await window.openSidebar()),
    sidebar: async () => (await shown('sidebar'))[0]!,
    tab: async () => (await shown('panel'))[0]!,
    tabs: (count) => shown('panel', count),
  };
}

/** The workbench gives the focus back some time after its palette has closed, and takes it from whoever has it then. */
async function clickBeside(page: Page, { root }: Table): Promise<void> {
  const box = await root.boundingBox();
  if (!box) throw new Error('The table is not to be seen');
  await expect.poll(async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 10);
    return root.evaluate(keepsFocus);
  }, { timeout: 10_000 }).toBe(true);
}

/** Runs inside the page: whether it has the focus, and has it still a moment later. */
async function keepsFocus(): Promise<boolean> {
  const MOMENT = 200;
  if (!document.hasFocus()) return false;
  await new Promise((resolve) => setTimeout(resolve, MOMENT));
  return document.hasFocus();
}

const OWN_CODE = /sidedeck\.sidedeck|table\.js/i;
/** The frame that VS Code puts around a webview, and which names us; it throws when it goes while it is busy. */
const FRAME = /\/webview\/browser\/pre\/index/;
const POLICY = /content security policy|refused to/i;

/** Collects what the extension must never do. The workbench around it has faults of its own, which are not told. */
function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    const isOurs = OWN_CODE.test(message.location().url) || OWN_CODE.test(message.text());
    const isFault = message.type() === 'error' && isOurs;
    if (isFault || POLICY.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    if (!FRAME.test(stack)) faults.push(`thrown: ${message}\n${stack}`);
  });
  page.on('request', (request) => {
    const address = request.url();
    const isLocal = /^(blob|data):/.test(address) || address.startsWith(new URL(page.url()).origin);
    if (isWebview(request.frame()) && !isLocal) faults.push(`request: ${address}`);
  });
}

function isWebview(frame: Frame): boolean {
  return frame.url().includes('/webview/browser/pre/');
}
