import { basename } from 'node:path';
import type { Import, Source } from './sources.ts';

/** Every rule returns what breaks it, one line each; no lines when all is well. */
export type Rule<Input> = (input: readonly Input[]) => string[];

const MOST_LINES = 300;

/** Arrows point one way: a package may import those before it. */
const PACKAGES = ['packages/core/', 'packages/ui/', 'extensions/'];

/** Inside core a layer may import itself and those before it. A name is a file without its ending, or a folder. */
const LAYERS = [
  ['piece', 'result', 'text', 'card', 'boardLines'],
  ['rules'],
  ['position'],
  ['deal', 'move'],
  ['daily'],
  ['reason', 'reasonText', 'pile', 'memory'],
  ['freecell', 'spider'],
  ['variants'],
  ['game'],
  [
    'rulesText', 'identifier', 'notation', 'board', 'replay', 'movetext',
    'versions', 'header', 'record', 'share', 'history',
  ],
  ['sync'],
  ['solver'],
  ['index'],
];

const CORE = 'packages/core/src/';

export const wrongDirections: Rule<Import> = (imports) => imports
  .filter(({ from, to }) => packageRank(to) > packageRank(from))
  .map(({ from, to }) => `${from} imports ${to}, which stands on it`);

export const crossedExtensions: Rule<Import> = (imports) => imports
  .filter(({ from, to }) => extensionOf(from) && extensionOf(to) && extensionOf(from) !== extensionOf(to))
  .map(({ from, to }) => `${from} imports ${to} of the other extension`);

/** Core imports nothing but core: no Vue, no extension API, no Node. */
export const impureCore: Rule<Import> = (imports) => imports
  .filter(({ from, to }) => from.startsWith(CORE) && !to.startsWith(CORE))
  .map(({ from, to }) => `${from} imports ${to}, and core stands alone`);

/** The ui knows Vue and core, and reaches the world through its Host. */
export const impureUi: Rule<Import> = (imports) => imports
  .filter(({ from, to }) => from.startsWith('packages/ui/') && !/^(packages\/|vue$)/.test(to))
  .map(({ from, to }) => `${from} imports ${to}, and the ui stands on vue and core alone`);

export const wrongLayers: Rule<Import> = (imports) => imports
  .filter(({ from, to }) => layerOf(from) >= 0 && layerOf(to) > layerOf(from))
  .map(({ from, to }) => `${from} imports ${to}, a later layer of core`);

export const unplaced: Rule<Source> = (sources) => sources
  .filter(({ path }) => path.startsWith(CORE) && layerOf(path) < 0)
  .map(({ path }) => `${path} belongs to no layer of core: give it one in test/rules.ts`);

/** A circle of imports, told once, from its alphabetically first file. */
export const cycles: Rule<Import> = (imports) => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...targets.get(from) ?? [], to]);
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) found.add(circle(path.slice(start)));
    if (start >= 0 || done.has(file)) return;
    for (const to of targets.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return [...found];
};

export const tooLong: Rule<Source> = (sources) => sources
  .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  .filter(({ lines }) => lines > MOST_LINES)
  .map(({ path, lines }) => `${path} has ${lines} lines; ${MOST_LINES} is the most`);

/** Chance enters at the edge, as a deal number; core itself gives the same answer each time. */
export const chanceInCore: Rule<Source> = (sources) => sources
  .filter(({ path, text }) => path.startsWith(CORE) && /\bMath\.random\b/.test(text))
  .map(({ path }) => `${path} uses Math.random`);

/** Paths that exist on one machine only. */
export const machinePaths: Rule<Source> = (sources) => sources.flatMap(({ path, text }) => {
  const found = /(?<![\w.@-])(?:\/(?:home|root|Users|work)\/\w[\w./-]*|[A-Z]:\\Users\\\w+)/.exec(text);
  return found ? [`${path} names ${found[0]}`] : [];
});

/** A lockfile with addresses installs from one registry only. */
export const lockedAddresses: Rule<Source> = (sources) => sources
  .filter(({ path }) => basename(path) === 'pnpm-lock.yaml')
  .flatMap(({ path, text }) => (text.match(/https?:\/\/\S+/g) ?? []).map((address) => `${path} holds ${address}`));

function packageRank(path: string): number {
  return PACKAGES.findIndex((each) => path.startsWith(each));
}

function extensionOf(path: string): string | undefined {
  return /^extensions\/([^/]+)\//.exec(path)?.[1];
}

/** -1 for what is no part of core, or has no layer in it. */
function layerOf(path: string): number {
  if (!path.startsWith(CORE)) return -1;
  const name = path.slice(CORE.length).replace(/\/.*$|\.ts$/, '');
  return LAYERS.findIndex((names) => names.includes(name));
}

function circle(files: readonly string[]): string {
  const first = files.indexOf([...files].sort()[0] ?? '');
  return [...files.slice(first), ...files.slice(0, first + 1)].join(' -> ');
}
