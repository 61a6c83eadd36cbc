/** `npm test`: sets up what is missing, then runs every check there is. Needs Node 20 and npm, nothing else. */
import { ensureChromium } from './setup/chromium.mjs';
import { ensureCodeServer } from './setup/code-server.mjs';
import { ensureFirefox } from './setup/firefox.mjs';
import { install, pnpm, pnpmAside } from './setup/pnpm.mjs';
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
/** @param {string[]} args of pnpm, which lets browsers go first */
const passAside = (...args) => () => asCheck(pnpmAside(...args));

// Browsers and editors wait much of their time, for each other and for motion. What only computes takes that time; what
// writes the packages that they run, and tests that wait for something themselves, come before.
const total = await runStages([
  { name: 'install', check: setUp(install) },
  [
    [{ name: 'chromium', check: setUp(ensureChromium) }, { name: 'firefox', check: setUpFirefox }],
    [{ name: 'code-server', check: setUp(ensureCodeServer) }],
  ],
  [
    [{ name: 'build browser', check: pass('-C', 'extensions/browser', 'package') }],
    [{ name: 'build vscode', check: pass('-C', 'extensions/vscode', 'package') }],
  ],
  { name: 'tests of pages', check: () => runTests(pnpm, 'ui', 'shells') },
  [
    [{ name: 'e2e', check: () => runTests(pnpm, 'e2e') }],
    [
      { name: 'sizes', check: passAside('sizes') },
      { name: 'lint firefox', check: passAside('lint:firefox') },
      { name: 'types', check: passAside('types') },
      { name: 'lint', check: passAside('lint') },
      { name: 'knip', check: passAside('knip') },
      { name: 'tests', check: () => runTests(pnpmAside, 'core', 'house') },
    ],
  ],
], (text) => console.log(text));

console.log(summary(total));
process.exitCode = total.failed > 0 ? 1 : 0;
