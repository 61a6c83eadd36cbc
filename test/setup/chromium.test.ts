import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureChromium, findChromium } from './chromium.mjs';

/** A machine of its own: the only folder in PATH, and what was run in it. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sidedeck-path-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROME_PATH', undefined);
  addCommand('sudo', `test "$1" = -n && shift && "$@"`);
  addCommand('true', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('an installed Chromium is found', async () => {
  addCommand('chromium', '');
  expect(await ensureChromium()).toBe(join(folder, 'chromium'));
});

test('CHROME_PATH comes first, and must be right', async () => {
  addCommand('chromium', '');
  addCommand('mine', '');
  vi.stubEnv('CHROME_PATH', join(folder, 'mine'));
  expect(findChromium()).toBe(join(folder, 'mine'));
  vi.stubEnv('CHROME_PATH', join(folder, 'missing'));
  await expect(ensureChromium()).rejects.toThrow('missing, which is not an executable file');
});

test('a machine without one gets it from its package manager', async () => {
  addCommand('apt-get', `echo "$@" >> ${folder}/log; test "$1" = update || printf '#!/bin/sh' > ${folder}/chromium
    test ! -f ${folder}/chromium || /bin/chmod +x ${folder}/chromium`);
  expect(await ensureChromium()).toBe(join(folder, 'chromium'));
  expect(readFileSync(join(folder, 'log'), 'utf8')).toMatch(/^update\ninstall -y .*\bchromium\b/);
});

test('a package manager that fails says why', async () => {
  addCommand('apt-get', 'echo no space left; exit 100');
  await expect(ensureChromium()).rejects.toThrow(/apt-get update` exited with 100:\nno space left/);
});

test('a machine without a package manager is told what to install', async () => {
  await expect(ensureChromium()).rejects.toThrow(/Install it .* or set CHROME_PATH/);
});

function addCommand(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}
