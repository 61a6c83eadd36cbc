import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD = 'Sidedeck holds the following works of others, each under the licence that stands with it.\n';

/**
 * What the licences of bundled packages ask to be told with them.
 *
 * @param {string[]} modules paths of all files that went into a bundle
 * @returns {string} one text; each package once, by name
 * @throws {Error} when a package tells no licence
 */
export function noticeOf(modules) {
  const folders = new Set(modules.flatMap((path) => folderOf(path.replaceAll('\\', '/')) ?? []));
  const works = [...folders].map(describe).sort((a, b) => a < b ? -1 : 1);
  return [HEAD, ...new Set(works)].join(`\n${'-'.repeat(78)}\n\n`);
}

/**
 * The folder of the package that a module belongs to; none for our own.
 *
 * @param {string} path
 */
function folderOf(path) {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path.replace(/^\0/, ''))?.[0];
}

/** @param {string} folder */
function describe(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
  const text = file ? readFileSync(join(folder, file), 'utf8') : license === 'MIT' && mitOf(author?.name ?? author);
  if (!text) throw new Error(`${name} tells no licence`);
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/**
 * The licence of a package that names it and leaves out its text, which is the one of Sidedeck, too.
 *
 * @param {string | undefined} author
 */
function mitOf(author) {
  const text = readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8');
  return text.replace(/^Copyright .*$/m, author ? `Copyright (c) ${author}` : '');
}
