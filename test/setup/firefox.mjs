import { ensureProgram, inPath, isExecutable } from './programs.mjs';

/** Only these take a package that nobody has signed; released Firefox refuses it, whatever its preferences say. */
const FIREFOX = ['firefox-esr', 'firefox-developer-edition', 'firefox-nightly'];

/**
 * A Firefox that takes unsigned packages: `FIREFOX_PATH` when set, else the first one installed.
 *
 * @returns {string | undefined} path of the executable
 */
export function findFirefox() {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  return inPath(FIREFOX);
}

/**
 * Finds Firefox, or installs it.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} that says what to install by hand
 */
export function ensureFirefox() {
  return ensureProgram({
    name: 'Firefox', variable: 'FIREFOX_PATH', packages: ['firefox-esr', 'fonts-dejavu-core'], find: findFirefox,
  });
}
