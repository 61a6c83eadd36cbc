/** `pnpm sizes`: what a person downloads and waits for, held against budgets. Needs both extensions packaged. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFiles } from './setup/bundle.mjs';
import { ROOT } from './setup/pnpm.mjs';

const { version } = JSON.parse(readFileSync(join(ROOT, 'extensions/browser/package.json'), 'utf8'));
const BROWSER = join(ROOT, 'extensions/browser/.output');
const CHROME = join(BROWSER, 'chrome-mv3');
const VSCODE = join(ROOT, 'extensions/vscode/dist');

/**
 * Limits in KB (1000 bytes). A page counts gzipped, with all it loads before the first move, in the language that takes
 * most; packages count as they are.
 *
 * @type {{ what: string, limit: number, measure: () => number }[]}
 */
const BUDGETS = [
  { what: 'popup, gzip', limit: 70, measure: () => page('popup.html') },
  { what: 'tab, gzip', limit: 70, measure: () => page('game.html') },
  { what: 'help, gzip', limit: 20.5, measure: () => zipped(CHROME, namesIn('chunks', /^(aids|solver)\d*\.js$/)) },
  // Half of the worker is what the coach has learned; it is fetched with the first question.
  { what: 'solver, gzip', limit: 75, measure: () => zipped(CHROME, namesIn('assets', /^solver\d*\.js$/)) },
  { what: 'background, gzip', limit: 20, measure: () => zipped(CHROME, ['background.js']) },
  // All panels, the solver's worker and every language are part of it: a webview loads nothing later, and nothing comes
  // over a network.
  { what: 'sidebar, gzip', limit: 217, measure: () => zipped(VSCODE, ['table.js', 'solver.js', 'table.css']) },
  { what: 'chrome zip', limit: 267, measure: () => bytes(BROWSER, `sidedeck-${version}-chrome.zip`) },
  // With the pictures of the walkthrough, some 80 KB.
  { what: 'vsix', limit: 343, measure: () => bytes(VSCODE, 'sidedeck.vsix') },
];

/** @param {string} name of a page of the browser extension */
function page(name) {
  const texts = namesIn('chunks', /^[a-z]{2}(-[A-Z]{2})?\d*\.js$/).map((file) => zipped(CHROME, [file]));
  return zipped(CHROME, pageFiles(CHROME, name)) + Math.max(...texts);
}

/**
 * @param {string} folder
 * @param {string[]} files
 */
function zipped(folder, files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
}

/**
 * @param {string} folder of the built extension
 * @param {RegExp} pattern of its files; those of one name have numbers behind it
 */
function namesIn(folder, pattern) {
  const names = readdirSync(join(CHROME, folder)).filter((name) => pattern.test(name));
  if (names.length === 0) throw new Error(`Nothing in ${folder} is named like ${pattern}`);
  return names.map((name) => join(folder, name));
}

/** @param {string[]} path */
function bytes(...path) {
  return statSync(join(...path)).size;
}

let within = true;
for (const { what, limit, measure } of BUDGETS) {
  const size = measure() / 1000;
  const fits = size <= limit;
  within &&= fits;
  console.log(`${fits ? 'ok      ' : 'TOO BIG '}${what.padEnd(18)}${size.toFixed(1).padStart(7)} of ${limit} KB`);
}
process.exitCode = within ? 0 : 1;
