import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/setup/longestFirst.ts';

/**
 * A hang still ends, but no busy machine makes a test fail. With two cores Vitest would take one by itself. Files share
 * their worker and what is loaded in it: loading it all anew for each took nearly half of the time.
 */
const UNIT = { testTimeout: 180_000, hookTimeout: 180_000, maxWorkers: 2, isolate: false };

/** Real browsers on few cores, which mostly wait for motion to end: two files at a time, which share what is loaded. */
const BROWSERS = {
  environment: 'node',
  maxWorkers: 2,
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: { ...UNIT, name: 'core', include: ['packages/core/src/**/*.test.ts'] },
      },
      {
        plugins: [vue()],
        test: {
          ...UNIT,
          name: 'ui',
          include: ['packages/ui/src/**/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['packages/ui/src/english.ts'],
        },
      },
      {
        plugins: [vue()],
        test: { ...UNIT, name: 'shells', include: ['extensions/*/**/*.test.ts'], environment: 'happy-dom' },
      },
      {
        test: { ...UNIT, name: 'house', include: ['test/*.test.ts', 'test/{packages,setup,sync}/*.test.ts'] },
      },
      {
        // Real programs on a machine shared with others: what fails once is tried again, what fails thrice is a fault.
        test: { ...BROWSERS, name: 'e2e', include: ['test/e2e/*.e2e.ts'], retry: 2 },
      },
      {
        // `pnpm screenshots` draws the pictures of the documents anew; nothing else runs it.
        test: { ...BROWSERS, maxWorkers: 1, name: 'screenshots', include: ['test/screenshots/*.shots.ts'] },
      },
      {
        // `pnpm bench:popup` measures; nothing else runs it.
        test: { ...BROWSERS, maxWorkers: 1, name: 'bench', include: ['test/bench/*.bench.ts'] },
      },
    ],
  },
});
