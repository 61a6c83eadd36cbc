import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** The table as a plain web page: `pnpm -C packages/ui build:web`. */
export default defineConfig({
  root: `${import.meta.dirname}/web`,
  base: './',
  plugins: [vue()],
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  define: {
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
});
