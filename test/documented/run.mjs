/**
 * `pnpm commands [word]`: runs every command of the documents that `npm test` does not, or those with this word, one
 * after the other in a fresh clone of what is committed; `ways.mjs` says how. Exits with 1 where one fails.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNPM, ROOT } from '../setup/pnpm.mjs';
import { mustRun, run } from '../setup/shell.mjs';
import { AT_LENGTH } from './ways.mjs';

/** What a server says once it serves; it goes on until it is stopped. */
const SERVES = /The table is at (\S+)/;

const word = process.argv[2] ?? '';
const clone = mkdtempSync(join(tmpdir(), 'sidedeck-commands-'));
try {
  await mustRun('git', ['clone', '--quiet', ROOT, clone]);
  // Most of them need the packages, those for browsers what is packaged.
  for (const command of ['pnpm install --frozen-lockfile', 'pnpm package']) await tell(command);
  for (const command of new Set(Object.values(AT_LENGTH))) if (command.includes(word)) await tell(command);
} finally {
  rmSync(clone, { recursive: true, force: true, maxRetries: 5 });
}

/** @param {string} command */
async function tell(command) {
  const start = performance.now();
  const { code, output } = await (command.includes('npm run play') ? visit(command) : inClone(command));
  if (code !== 0) {
    console.log(output);
    process.exitCode = 1;
  }
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${command}, ${Math.round((performance.now() - start) / 1000)} s`);
}

/** @param {string} command */
function inClone(command) {
  const { program, args, env } = partsOf(command);
  return run(program, args, { cwd: clone, env: { ...env, CI: 'true', NO_COLOR: '1' } });
}

/**
 * Starts a server, reads its page, and ends it.
 *
 * @param {string} command
 * @returns {Promise<{ code: number, output: string }>}
 */
async function visit(command) {
  const { program, args, env } = partsOf(command);
  const server = spawn(program, args, { cwd: clone, env: { ...process.env, ...env }, detached: true });
  let output = '';
  try {
    const address = await new Promise((resolve, reject) => {
      /** @param {Buffer} chunk */
      const hear = (chunk) => {
        output += chunk.toString();
        const found = SERVES.exec(output)?.[1];
        if (found) resolve(found);
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.on('exit', () => reject(new Error(output)));
    });
    const page = await fetch(address).then((answer) => answer.text());
    return { code: page.includes('<script') ? 0 : 1, output };
  } catch (error) {
    return { code: 1, output: String(error) };
  } finally {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  }
}

/** @param {string} command as a reader types it */
function partsOf(command) {
  const words = command.split(' ');
  const first = words.findIndex((each) => !/^[A-Z_]+=/.test(each));
  const env = Object.fromEntries(words.slice(0, first).map((each) => each.split('=')));
  const [program = '', ...args] = words.slice(first);
  return program === 'pnpm' ? { program: 'npx', args: ['--yes', PNPM, ...args], env } : { program, args, env };
}
