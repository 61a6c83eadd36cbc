import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './shell.mjs';

/** The last version that runs on Node 20 (VS Code 1.100.3). */
const VERSION = '4.100.3';
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache', `code-server-${VERSION}`);
const VSCODE = 'node_modules/code-server/lib/vscode';
const QUIET = ['--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** The server inside code-server, which is VS Code's own and needs none of the native modules of the wrapper. */
const SERVER = join(FOLDER, VSCODE, 'out/server-main.js');

/**
 * Installs code-server into the project's cache when it is not there yet.
 * Install scripts are left out: they fetch binaries (ripgrep) and compile modules that a workbench does without.
 *
 * @returns {Promise<string>} path of {@link SERVER}
 * @throws {Error} with npm's output
 */
export async function ensureCodeServer() {
  if (existsSync(SERVER)) return SERVER;
  const unfinished = `${FOLDER}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'package.json'), '{ "private": true }\n');
  await mustRun('npm', ['install', `code-server@${VERSION}`, '--prefix', '.', ...QUIET], { cwd: unfinished });
  await mustRun('npm', ['install', ...QUIET], { cwd: join(unfinished, VSCODE) });
  renameSync(unfinished, FOLDER);
  return SERVER;
}
