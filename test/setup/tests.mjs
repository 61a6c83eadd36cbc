import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm } from './pnpm.mjs';

/**
 * Runs the tests of some Vitest projects and counts them.
 *
 * @param {...string} projects names in vitest.config.ts
 * @returns {Promise<import('./stages.mjs').Outcome>}
 */
export async function runTests(...projects) {
  const folder = mkdtempSync(join(tmpdir(), 'sidedeck-report-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await pnpm(
      'exec', 'vitest', 'run', ...projects.flatMap((name) => ['--project', name]),
      '--reporter=default', '--reporter=json', `--outputFile.json=${report}`,
    );
    const read = JSON.parse(readFileSync(report, 'utf8'));
    return { ...countTests(read, code), remarks: triedAgain(read), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Counts a report of Vitest. A file that cannot be loaded, an error outside every test, and a run without tests each
 * count as one failure, since no test stands for them.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @param {number} code exit code of the run
 */
export function countTests(report, code) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: report.numPendingTests,
  };
}

/**
 * The tests that failed at first and passed when they were tried again, a line for each.
 *
 * @param {{ testResults: { assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }}
 *   report a passed test that has failure messages failed before
 * @returns {string[]}
 */
export function triedAgain({ testResults }) {
  return testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [reason = ''] }) =>
      `Passed only when tried again: ${fullName} (${reason.split('\n', 1)[0]})`);
}
