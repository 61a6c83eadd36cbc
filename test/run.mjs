/** `npm test`: sets up what is missing, then runs every check there is. Needs Node 20 and npm, nothing else. */
import { ensureChromium } from './setup/chromium.mjs';
import { ensureCodeServer } from './setup/code-server.mjs';
import { ensureFirefox } from './setup/firefox.mjs';
import { install, pnpm } from './setup/pnpm.mjs';
import { asCheck, runStages, summary } from './setup/stages.mjs';
import { runTests } from './setup/tests.mjs';

/**
 * What the checks need counts only when it fails.
 *
 * @param {() => Promise<unknown>} step
 */
const setUp = (step) => async () => {
  await step();
  return { passed: 0, failed: 0, output: '' };
};

/**
 * Not every machine can have Firefox in a version that takes unsigned packages; without it its tests are skipped,
 * which is said and counted.
 */
async function setUpFirefox() {
  const output = await ensureFirefox().then(() => '', (error) => `Without Firefox: ${error.message}`);
  return { passed: 0, failed: 0, output, skipped: output ? 1 : 0 };
}

/** @param {string[]} args of pnpm */
const pass = (...args) => () => asCheck(pnpm(...args));

// With two cores two lanes take little more than half of the time; browsers and tests have them for themselves.
const total = await runStages([
  { name: 'install', check: setUp(install) },
  [
    [{ name: 'chromium', check: setUp(ensureChromium) }, { name: 'firefox', check: setUpFirefox }],
    [{ name: 'code-server', check: setUp(ensureCodeServer) }],
  ],
  [
    [
      { name: 'build browser', check: pass('-C', 'extensions/browser', 'package') },
      { name: 'lint firefox', check: pass('lint:firefox') },
      { name: 'build vscode', check: pass('-C', 'extensions/vscode', 'package') },
      { name: 'sizes', check: pass('sizes') },
      { name: 'lint', check: pass('lint') },
    ],
    [{ name: 'types', check: pass('types') }, { name: 'knip', check: pass('knip') }],
  ],
  { name: 'tests', check: () => runTests('core', 'ui', 'shells', 'house') },
  { name: 'e2e', check: () => runTests('e2e') },
], (text) => console.log(text));

console.log(summary(total));
process.exitCode = total.failed > 0 ? 1 : 0;
