import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext, Frame, Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';
import { startServer } from './server.ts';
import { ACCOUNT, ACCOUNT_EXTENSION, type SmallExtension } from './smallExtension.ts';
import { textEditorOn, type TextEditor } from './textEditor.ts';

/** The packaged extension, as `pnpm -C extensions/vscode package` leaves it. */
export const VSIX = join(import.meta.dirname, '../../extensions/vscode/dist/sidedeck.vsix');

export interface WorkbenchOptions {
  readonly vsix?: string;
  /** User settings, by their full keys. */
  readonly settings?: Record<string, unknown>;
  /** Files in the folder of the first window; their texts by their names. */
  readonly files?: Readonly<Record<string, string>>;
  /** What the first window shows in place of a folder on the disk: a URI of another scheme. */
  readonly folder?: string;
  /** What is installed beside the extension. */
  readonly beside?: readonly SmallExtension[];
  /** The address of a store for Settings Sync, which is on then. */
  readonly sync?: string;
  /** In which the windows are, but for what VS Code says itself. */
  readonly language?: 'zh-cn' | 'zh-tw';
  /** Size of the whole workbench in CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

const TITLES = {
  sidebar: '.part.sidebar .title-actions',
  editor: '.editor-group-container.active .editor-actions',
};

/** Switches a setting, by its full key, on or off. */
type Switch = (key: string, on: boolean) => Promise<void>;

/** One window of the workbench. */
export interface Window {
  readonly page: Page;
  /** Shows the extension's sidebar and returns the document in it. */
  openSidebar(): Promise<Frame>;
  /** The documents of the surfaces with this `body[data-surface]`, once there are so many. */
  surfaces(name: 'sidebar' | 'panel', count?: number): Promise<Frame[]>;
  /** Runs a command by its title, through the palette. */
  command(title: string): Promise<void>;
  /** Opens a file of the folder as text, by its name, and returns its editor. */
  openText(name: string): Promise<TextEditor>;
  /** A button in the title of the sidebar, or of the editor that is active, by its name. */
  titleButton(part: keyof typeof TITLES, name: string): Locator;
  /** Chooses from a menu: that of a place that is clicked with the second button, or what the first button opens. */
  choose(menu: { readonly of: Locator } | { readonly from: Locator }, entry: string): Promise<void>;
  /** Drags the sidebar's edge until the sidebar is `width` CSS pixels wide. */
  resizeSidebar(width: number): Promise<void>;
  /** Opens the extension's settings where the focus is, and gives what switches them. */
  openSettings(): Promise<Switch>;
  /** Reloads the window, by the command `Developer: Reload Window`. */
  reload(): Promise<void>;
  /** The extension's item in the status bar. */
  readonly statusItem: Locator;
}

/** A real VS Code workbench with the extension in it; it is its own first window. */
export interface Workbench extends Window {
  /** Another window, on an empty folder of this name. */
  openWindow(folder: string): Promise<Window>;
  /** Installs another version of the extension; a window has it once it is reloaded. */
  install(vsix: string): Promise<void>;
  /** Writes files into the folder of the first window, as another program does. */
  write(files: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Starts a server and a browser on it; `close` ends both and leaves nothing behind. */
export async function launchWorkbench(options: WorkbenchOptions = {}): Promise<Workbench> {
  const vsix = options.vsix ?? VSIX;
  if (!existsSync(vsix)) throw new Error(`No packaged extension: ${vsix}`);
  const beside = options.sync === undefined ? options.beside : [ACCOUNT_EXTENSION];
  const server = await startServer(vsix, options.settings, beside, options.language);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    headless: true,
    // The page may not ask whether it may reach its own server.
    args: [...CHROMIUM_FLAGS, '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets'],
  });
  const context = await browser.newContext({
    viewport: options.viewport ?? { width: 1100, height: 800 }, locale: 'en-US',
  });
  if (options.sync !== undefined) await turnSyncOn(context, options.sync);
  const close = async () => {
    await browser.close();
    await server.stop();
  };

  async function openWindow(folder: string): Promise<Window> {
    const page = await context.newPage();
    await page.goto(server.urlOf(folder));
    await sidebarButton(page).waitFor();
    return windowOn(page);
  }

  try {
    const write = (files: Readonly<Record<string, string>>) => server.write('first', files);
    write(options.files ?? {});
    return { ...await openWindow(options.folder ?? 'first'), openWindow, install: server.install, write, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The workbench reads from its own page which store it syncs with, and who is signed in. */
async function turnSyncOn(context: BrowserContext, store: string): Promise<void> {
  const isWorkbench = ({ pathname, searchParams }: URL) => pathname === '/' && searchParams.has('folder');
  await context.route(isWorkbench, (route) => addSync(route, store));
  const none = JSON.stringify({ results: [{ extensions: [], resultMetadata: [] }] });
  await context.route(/open-vsx\.org/, (route) => route.fulfill({ contentType: 'application/json', body: none }));
}

async function addSync(route: Route, store: string): Promise<void> {
  const response = await route.fetch();
  const { provider, session, token, scope } = ACCOUNT;
  const html = setData(await response.text(), 'vscode-workbench-web-configuration', (known) => ({
    ...known,
    settingsSyncOptions: { enabled: true },
    productConfiguration: {
      ...known['productConfiguration'] as object,
      'configurationSync.store': {
        url: store, stableUrl: store, insidersUrl: store, canSwitch: false,
        authenticationProviders: { [provider]: { scopes: [scope] } },
      },
    },
  }));
  const body = setData(html, 'vscode-workbench-auth-session', () => (
    { id: session, accessToken: token, providerId: provider, scopes: [[scope]] }));
  // The workbench's policy names its own scripts, and these are no longer the same.
  const { 'content-security-policy': _policy, ...headers } = response.headers();
  await route.fulfill({ response, headers, body });
}

type Data = Readonly<Record<string, unknown>>;

/** Changes what an element of the workbench's page tells it. */
function setData(html: string, id: string, change: (known: Data) => Data): string {
  return html.replace(new RegExp(`(id="${id}" data-settings=")([^"]*)"`), (_, start: string, data: string) => {
    const known = JSON.parse(data.replaceAll('&quot;', '"') || '{}') as Data;
    return `${start}${JSON.stringify(change(known)).replaceAll('"', '&quot;')}"`;
  });
}

function windowOn(page: Page): Window {
  return {
    page,
    async openSidebar() {
      await sidebarButton(page).click();
      // Away from the activity bar, whose tooltip would lie over the view.
      await page.mouse.move(700, 500);
      return (await findSurfaces(page, 'sidebar', 1))[0]!;
    },
    surfaces: (name, count = 1) => findSurfaces(page, name, count),
    command: (title) => runCommand(page, title),
    openText: async (name) => {
      const entry = page.locator('.explorer-folders-view .monaco-list-row', { hasText: name });
      if (!await entry.isVisible()) await page.locator('.activitybar .action-label[aria-label*="Explorer"]').click();
      await entry.dblclick();
      await page.locator(`.tab.active[data-resource-name="${name}"]`).waitFor();
      // The lenses come a little later, and then all lines move.
      await page.locator('.editor-instance .codelens-decoration a').first().waitFor();
      return textEditorOn(page);
    },
    titleButton: (part, name) => page.locator(TITLES[part]).getByLabel(name),
    async choose(menu, entry) {
      await ('of' in menu ? menu.of.click({ button: 'right' }) : menu.from.click());
      // A menu takes nothing that is let go in its first tenth of a second.
      await page.getByRole('menuitem', { name: entry }).click({ delay: 300 });
    },
    resizeSidebar: (width) => resizeSidebar(page, width),
    openSettings: () => openSettings(page),
    reload: () => reload(page),
    statusItem: page.locator('.statusbar-item[id="sidedeck.sidedeck.sidedeck.game"]'),
  };
}

async function openSettings(page: Page): Promise<Switch> {
  await runCommand(page, 'Preferences: Open Settings (UI)');
  await page.locator('.settings-editor .search-container .monaco-editor.focused').waitFor();
  await page.keyboard.type('@ext:sidedeck.sidedeck');
  return async (key, on) => {
    const box = page.locator(`.settings-editor [data-key="${key}"] .setting-value-checkbox`);
    // The list is drawn anew when the focus comes to it, which can swallow the click.
    await expect.poll(async () => {
      const isOn = await box.getAttribute('aria-checked') === 'true';
      if (isOn !== on) await box.click();
      return isOn;
    }, { interval: 300 }).toBe(on);
  };
}

/** A list that is still being filled can swallow the click on its entry; then it is asked for again. */
async function reload(page: Page): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    const loaded = page.waitForEvent('load', { timeout: 20_000 }).then(() => true, () => false);
    await runCommand(page, 'Developer: Reload Window');
    if (await loaded) return sidebarButton(page).waitFor();
  }
  throw new Error('The window does not reload');
}

function sidebarButton(page: Page) {
  return page.locator('.activitybar .action-label[aria-label*="Sidedeck"]');
}

/** Webviews are three documents deep: workbench, a frame that guards it, and in that the extension's own page. */
async function findSurfaces(page: Page, name: string, count: number): Promise<Frame[]> {
  const isSurface = (frame: Frame) => frame
    .evaluate((surface) => document.body?.dataset['surface'] === surface, name)
    .catch(() => false); // A frame that navigates meanwhile is not the one.
  for (let tries = 0; tries < 200; tries += 1) {
    const found: Frame[] = [];
    for (const frame of page.frames()) {
      if (frame !== page.mainFrame() && await isSurface(frame)) found.push(frame);
    }
    if (found.length >= count) return found;
    await page.waitForTimeout(100);
  }
  throw new Error(`No webview shows the surface ${name}; frames:\n${page.frames().map((each) => each.url()).join('\n')}`);
}

async function runCommand(page: Page, title: string): Promise<void> {
  const input = page.locator('.quick-input-widget input').first();
  const asked = () => openPalette(page, input).then(() => input.fill(`>${title}`, { timeout: 5000 }));
  // What moves the focus meanwhile closes the palette again.
  await asked().catch(asked);
  const entry = page.locator('.quick-input-list .monaco-list-row').filter({ hasText: title }).first();
  await entry.click();
}

/** A key pressed just while the focus goes from one webview to another reaches neither. */
async function openPalette(page: Page, input: Locator): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await page.keyboard.press('F1');
    const isOpen = await input.waitFor({ timeout: 3000 }).then(() => true, () => false);
    if (isOpen) return;
  }
  throw new Error('The palette does not open');
}

async function resizeSidebar(page: Page, width: number): Promise<void> {
  const box = await page.locator('.part.sidebar').boundingBox();
  if (!box) throw new Error('The sidebar is not shown');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width, y);
  await page.mouse.down();
  await page.mouse.move(box.x + width, y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(box.x + width + 200, y);
  const now = await page.locator('.part.sidebar').boundingBox();
  if (now?.width !== width) throw new Error(`The sidebar is ${now?.width} px wide, not ${width}`);
}
