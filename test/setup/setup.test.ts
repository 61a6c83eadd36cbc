import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { pageFiles } from './bundle.mjs';
import { mustRun, run } from './shell.mjs';
import { asCheck, runStages, summary } from './stages.mjs';
import { serve } from './static-server.mjs';
import { countTests, triedAgain } from './tests.mjs';

test('a failing stage shows its output and hides no other', async () => {
  const printed: string[] = [];
  const total = await runStages([
    { name: 'good', check: () => Promise.resolve({ passed: 3, failed: 0, output: 'quiet', remarks: ['by luck'] }) },
    { name: 'broken', check: () => Promise.reject(new Error('no disk')) },
    { name: 'bad', check: () => asCheck(run(process.execPath, ['-e', 'console.log("why"); process.exit(3)'])) },
    { name: 'absent', check: () => Promise.resolve({ passed: 0, failed: 0, skipped: 1, output: 'no such browser' }) },
    { name: 'good again', check: () => asCheck(run(process.execPath, ['-e', ''])) },
  ], (text) => printed.push(text));
  expect(total).toEqual({ passed: 4, failed: 2, skipped: 1 });
  expect(printed.join('\n')).toMatch(/no disk[^]*why[^]*no such browser/);
  expect(summary(total)).toBe('4 passed, 2 failed, 1 skipped');
  expect(summary({ ...total, skipped: 0 })).toBe('4 passed, 2 failed');
  expect(printed[0]).toMatch(/^ok .*\n +by luck$/);
  expect(printed.join('\n')).not.toContain('quiet');
});

test('stages in lanes run side by side, each told in one piece, and what follows waits for all', async () => {
  const printed: string[] = [];
  let [running, most] = [0, 0];
  const stage = (name: string, failed = 0) => ({
    name,
    async check() {
      most = Math.max(most, ++running);
      await sleep(20);
      running -= 1;
      return { passed: 1, failed, output: `${name} says so` };
    },
  });
  const total = await runStages([
    [[stage('left', 1), stage('left again')], [stage('right', 1)]],
    stage('after'),
  ], (text) => printed.push(text));
  expect([total, most]).toEqual([{ passed: 4, failed: 2, skipped: 0 }, 2]);
  const told = [/^left says so\n\nFAILED left /, /^right says so\n\nFAILED right /, /^ok +left again /, /^ok +after /];
  expect([...printed.slice(0, 2).sort(), ...printed.slice(2)]).toEqual(told.map((text) => expect.stringMatching(text)));
});

test('a command that must run tells what it said when it fails', async () => {
  await expect(mustRun(process.execPath, ['-e', 'console.error("lost"); process.exit(2)'])).rejects.toThrow(/2:\nlost/);
  expect((await run('no-such-command', [])).code).toBe(127);
});

test('a report of tests counts what no test stands for', () => {
  const testResults = [{ status: 'failed', assertionResults: [1] }];
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, testResults };
  const unloaded = { ...report, testResults: [...report.testResults, { status: 'failed', assertionResults: [] }] };
  const green = { ...report, numFailedTests: 0, testResults: [{ status: 'passed', assertionResults: [1] }] };
  expect(countTests(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  expect(countTests(unloaded, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  expect(countTests(green, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  expect(countTests(green, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('what passed only when it was tried again is named, with the reason', () => {
  const of = (fullName: string, status: string, ...failureMessages: string[]) =>
    ({ fullName, status, failureMessages });
  const first = { assertionResults: [of('steady', 'passed'), of('shaky', 'passed', 'Error: late\n    at there')] };
  const report = { testResults: [first, { assertionResults: [of('wrong', 'failed', 'Error: no')] }] };
  expect(triedAgain(report)).toEqual(['Passed only when tried again: shaky (Error: late)']);
});

test('a page loads its scripts, their static imports and its styles', () => {
  const folder = temporaryFolder({
    'page.html': '<link rel="stylesheet" crossorigin href="/a.css"><script type="module" src="/main.js"></script>',
    'main.js': 'import{x as y}from"./shared.js";import"/side.js";const later=()=>import("./later.js");',
    'shared.js': 'export const x=1;',
    'side.js': '',
    'later.js': '',
    'a.css': '',
  });
  expect(pageFiles(folder, 'page.html').sort()).toEqual(['a.css', 'main.js', 'shared.js', 'side.js']);
});

test('a served folder shows its files and nothing above it', async () => {
  const folder = temporaryFolder({ 'index.html': 'table', 'a.js': 'code' });
  const server = await serve(folder, 0);
  onTestFinished(server.close);
  expect(await get(server.url, '/')).toEqual([200, 'table']);
  expect(await get(server.url, '/a.js?x')).toEqual([200, 'code']);
  for (const path of ['/none', '/%zz', '/../../etc/hostname', '/..%2f..%2fetc%2fhostname', '/..%5c..%5cetc']) {
    expect(await get(server.url, path)).toEqual([404, 'Not found\n']);
  }
});

function temporaryFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sidedeck-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** The path goes out as it is written; `fetch` would tidy it first. */
function get(url: string, path: string): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    request(url, { path }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve([response.statusCode, text]));
    }).on('error', reject).end();
  });
}
