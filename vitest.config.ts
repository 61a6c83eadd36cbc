import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'core', include: ['packages/core/src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
      },
      {
        plugins: [vue()],
        test: { name: 'ui', include: ['packages/ui/src/**/*.test.ts'], environment: 'happy-dom' },
      },
      {
        plugins: [vue()],
        test: { name: 'shells', include: ['extensions/*/**/*.test.ts'], environment: 'happy-dom' },
      },
      {
        test: { name: 'house', include: ['test/*.test.ts', 'test/setup/*.test.ts'], environment: 'node' },
      },
      {
        // Real browsers on few cores: one file at a time.
        test: {
          name: 'e2e',
          include: ['test/e2e/*.e2e.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // `pnpm screenshots` draws the pictures of the documents anew; nothing else runs it.
        test: {
          name: 'screenshots',
          include: ['test/screenshots/*.shots.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
