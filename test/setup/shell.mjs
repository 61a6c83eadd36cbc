import { spawn } from 'node:child_process';

/**
 * Runs one command to its end and keeps what it says.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, echo?: boolean }} [options] `echo` also shows the output live
 * @returns {Promise<{ code: number, output: string }>} exit code (127 when there is no such command) and all output
 */
export function run(command, args, { cwd, env, echo = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: needsShell(command),
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk.toString();
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Like {@link run}, for steps that must not fail.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 * @returns {Promise<string>} its output
 * @throws {Error} with the command and its output when it exits with anything but 0
 */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`\`${[command, ...args].join(' ')}\` exited with ${code}:\n${output}`);
  return output;
}

/**
 * npm and npx are scripts on Windows, which only a shell can start.
 *
 * @param {string} command
 */
function needsShell(command) {
  return process.platform === 'win32' && ['npm', 'npx'].includes(command);
}
