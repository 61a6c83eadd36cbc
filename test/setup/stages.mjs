/**
 * What one stage of the run found out.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number, output: string }} Outcome
 *   `output` is shown when something failed or was skipped
 * @typedef {{ name: string, check: () => Promise<Outcome> }} Stage
 */

/**
 * Runs all stages in their order; none hides another.
 *
 * @param {Stage[]} stages
 * @param {(text: string) => void} print
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runStages(stages, print) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, check } of stages) {
    const start = performance.now();
    const { passed, failed, skipped = 0, output } = await check().catch(broken);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (failed + skipped > 0) print(`${output.trimEnd()}\n`);
    const counts = passed + failed + skipped > 0 ? summary({ passed, failed, skipped }) : '';
    print(`${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(16)} ${counts.padEnd(24)} ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** @param {{ passed: number, failed: number, skipped: number }} total */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * A check that either passes or fails, as one.
 *
 * @param {Promise<{ code: number, output: string }>} command
 * @returns {Promise<Outcome>}
 */
export async function asCheck(command) {
  const { code, output } = await command;
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/**
 * @param {unknown} error
 * @returns {Outcome}
 */
function broken(error) {
  return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
