import { ensureProgram, inPath, isExecutable } from './programs.mjs';

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
 * Finds Chromium, or installs it.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} that says what to install by hand
 */
export function ensureChromium() {
  return ensureProgram({
    name: 'Chromium', variable: 'CHROME_PATH', packages: ['chromium', 'fonts-dejavu-core'], find: findChromium,
  });
}
