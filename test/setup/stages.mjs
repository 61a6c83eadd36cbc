/**
 * What one stage of the run found out.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number, output: string, remarks?: string[] }} Outcome
 *   `output` is shown when something failed or was skipped, `remarks` always
 * @typedef {{ name: string, check: () => Promise<Outcome> }} Stage
 */

/**
 * Runs all stages in their order; none hides another. Lanes, lists of stages in place of one stage, run side by side,
 * and what comes after waits for all of them. Each stage is told in one piece, when it has ended.
 *
 * @param {(Stage | Stage[][])[]} stages
 * @param {(text: string) => void} print
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runStages(stages, print) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @param {Stage[]} lane */
  const runLane = async (lane) => {
    for (const stage of lane) {
      const { passed, failed, skipped } = await runStage(stage, print);
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
    }
  };
  for (const stage of stages) await Promise.all((Array.isArray(stage) ? stage : [[stage]]).map(runLane));
  return total;
}

/**
 * @param {Stage} stage
 * @param {(text: string) => void} print
 */
async function runStage({ name, check }, print) {
  const start = performance.now();
  const { passed, failed, skipped = 0, output, remarks = [] } = await check().catch(broken);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = passed + failed + skipped > 0 ? summary({ passed, failed, skipped }) : '';
  const line = `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(16)} ${counts.padEnd(24)} ${seconds} s`;
  const shown = failed + skipped > 0 ? [`${output.trimEnd()}\n`] : [];
  print([...shown, line, ...remarks.map((remark) => `       ${remark}`)].join('\n'));
  return { passed, failed, skipped };
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
