import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { mustRun, run } from './shell.mjs';

/** Builds that still load an unpacked extension from the command line; branded Chrome stopped at version 137. */
const CHROMIUM = ['chromium', 'chromium-browser', 'chrome-for-testing'];
const BRANDED = ['google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/**
 * A Chromium that loads unpacked extensions: `CHROME_PATH` when set, else the first one installed.
 *
 * @returns {string | undefined} path of the executable
 */
export function findChromium() {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  return inPath(CHROMIUM) ?? APPLICATIONS.find(isExecutable);
}

/**
 * Any Chrome at all, good enough to show a page.
 *
 * @returns {string | undefined} path of the executable
 */
export function findBranded() {
  return inPath(BRANDED);
}

/**
 * Finds Chromium, or installs Debian's where that can be done without asking anybody.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} that says what to install by hand
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const wanted = process.env['CHROME_PATH'];
  if (wanted) throw new Error(`CHROME_PATH is ${wanted}, which is not an executable file`);
  const asRoot = await rootPrefix();
  if (!inPath(['apt-get']) || !asRoot) {
    throw new Error('No Chromium found. Install it (Debian: `apt-get install chromium`) or set CHROME_PATH.');
  }
  /** @param {string[]} args */
  const apt = ([command = '', ...args]) => mustRun(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await apt([...asRoot, 'apt-get', 'update']);
  await apt([...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
  const installed = findChromium();
  if (!installed) throw new Error('apt-get installed chromium, but it is not in PATH');
  return installed;
}

/**
 * What to put before a command that needs root: nothing, or sudo where it asks for no password.
 *
 * @returns {Promise<string[] | undefined>}
 */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const { code } = await run('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * @param {string[]} names
 * @returns {string | undefined}
 */
function inPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
