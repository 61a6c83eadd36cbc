import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { mustRun, run } from './shell.mjs';

/**
 * @param {string[]} names
 * @returns {string | undefined} path of the first that is in PATH
 */
export function inPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a program, or installs Debian's package of it where that can be done without asking anybody.
 *
 * @param {{ name: string, variable: string, packages: [string, ...string[]], find: () => string | undefined }} program
 *   `name` for people, `variable` of the environment that chooses another one
 * @returns {Promise<string>} path of the executable
 * @throws {Error} that says what to install by hand
 */
export async function ensureProgram({ name, variable, packages, find }) {
  const found = find();
  if (found) return found;
  const wanted = process.env[variable];
  if (wanted) throw new Error(`${variable} is ${wanted}, which is not an executable file`);
  const asRoot = await rootPrefix();
  if (!inPath(['apt-get']) || !asRoot) {
    throw new Error(`No ${name} found. Install it (Debian: \`apt-get install ${packages[0]}\`) or set ${variable}.`);
  }
  /** @param {string[]} args */
  const apt = ([command = '', ...args]) => mustRun(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await apt([...asRoot, 'apt-get', 'update']);
  await apt([...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages]);
  const installed = find();
  if (!installed) throw new Error(`apt-get installed ${packages[0]}, but it is not in PATH`);
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
