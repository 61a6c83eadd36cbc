import { join } from 'node:path';
import { mustRun, run } from './shell.mjs';

export const PNPM = 'pnpm@10.34.9';
export const ROOT = join(import.meta.dirname, '../..');

/** Without a terminal pnpm would stop to ask before it removes anything; and colours are for terminals. */
const OPTIONS = { cwd: ROOT, env: { CI: 'true', NO_COLOR: '1' } };

/**
 * Runs the one pnpm that this project uses, through npx, so that Node is all a machine must have.
 *
 * @param {string[]} args
 */
export function pnpm(...args) {
  return run('npx', ['--yes', PNPM, ...args], OPTIONS);
}

/**
 * Like {@link pnpm}, for steps that must not fail.
 *
 * @param {string[]} args
 * @throws {Error} with pnpm's output
 */
export function mustPnpm(...args) {
  return mustRun('npx', ['--yes', PNPM, ...args], OPTIONS);
}

/** Installs what the lockfile says, and nothing else. */
export function install() {
  return mustPnpm('install', '--frozen-lockfile');
}
