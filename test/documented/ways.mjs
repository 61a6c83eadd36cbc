// How the commands of the documents are run, so that none of them is only said to work.

/** Stages of `npm test`, and what it begins with. */
export const STAGES = [
  'npm test', 'pnpm install', 'pnpm types', 'pnpm package', 'npx --yes pnpm@10 package', 'pnpm sizes',
  'pnpm lint:firefox', 'pnpm e2e', 'pnpm unit',
];

/**
 * Programs that `npm test` runs with next to nothing to do, by how their commands begin; FILE is a new one.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const BRIEFLY = {
  'pnpm bench:solver': ['10', '1', '1', '4', '1'],
  'pnpm bench:differ': ['3', '7'],
  'pnpm bench:short': ['1', '0.05'],
  'pnpm bench:spider': ['1', '1'],
  'pnpm bench:review': ['1'],
  'pnpm bench:daily': ['2026-11-30', '2026-11-30'],
  'pnpm bench:coach fair': ['fair', '3'],
  'pnpm bench:coach': ['1', '1'],
  'pnpm cells search': ['search', '1', '10', 'FILE'],
};

/**
 * What takes longer, or writes into the sources: `pnpm commands` runs it in a clone of its own, where it would take
 * hours with less to do.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const AT_LENGTH = {
  // First, while what is packaged and the sources are the same; some of the others write into them.
  'pnpm reproduce': 'pnpm reproduce',
  'npm run play': 'npm run play -- --no-open',
  'npm run play -- --no-open': 'npm run play -- --no-open',
  'PORT=8617 npm run play': 'PORT=8617 npm run play -- --no-open',
  'pnpm check': 'pnpm check',
  'pnpm lint --fix': 'pnpm lint --fix',
  'pnpm vitest run packages/core/src/game.test.ts': 'pnpm vitest run packages/core/src/game.test.ts',
  'SWEEP=1 pnpm unit': 'SWEEP=1 pnpm unit',
  'SWEEP=1 pnpm vitest run --project e2e spider-workbench': 'SWEEP=1 pnpm vitest run --project e2e spider-workbench',
  'pnpm build': 'pnpm build',
  'pnpm -C packages/ui build:web': 'pnpm -C packages/ui build:web',
  'pnpm vitest run build.test.ts package.test.ts -u': 'pnpm vitest run build.test.ts package.test.ts -u',
  'pnpm vitest run --project e2e firefox': 'pnpm vitest run --project e2e firefox',
  'KILLS=20 pnpm vitest run --project e2e popup-kill': 'KILLS=6 pnpm vitest run --project e2e popup-kill',
  'READ=all PICTURES=folder pnpm vitest run --project e2e languages':
    'READ=all PICTURES=folder ONLY=records pnpm vitest run --project e2e languages',
  'FUZZ=1000 pnpm vitest run hostile backup': 'FUZZ=20 pnpm vitest run hostile backup',
  'pnpm screenshots': 'pnpm screenshots popup',
  'pnpm bench:popup': 'PAIRS=1 RUNS=1 pnpm bench:popup',
  'pnpm vitest run packages/core/src/solver/solve.test.ts': 'pnpm vitest run packages/core/src/solver/solve.test.ts',
  'SHOW=1 pnpm vitest run test/sync/size.test.ts': 'SHOW=1 pnpm vitest run test/sync/size.test.ts',
  'pnpm sim:sync [schedules]': 'pnpm sim:sync 10',
  'pnpm sim:sync 10000': 'pnpm sim:sync 10',
  'pnpm train:coach <network> <suits> [rounds] [games]': 'pnpm train:coach one 1 1 2',
  'pnpm cells pack FILE …': 'pnpm cells pack',
  'pnpm cells pack FILE': 'pnpm cells pack',
  'pnpm commands [word]': 'pnpm vitest run --project house test/commands.test.ts',
};

/** Changes the reader's own machine. */
export const BY_HAND = ['npm install --global pnpm@10'];

/**
 * How a command that stands in a document is run briefly.
 *
 * @param {string} command
 */
export function brieflyOf(command) {
  return Object.keys(BRIEFLY).find((begin) => `${command} `.startsWith(`${begin} `));
}
