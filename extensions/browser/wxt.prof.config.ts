import base from './wxt.config.ts';
export default { ...base, outDir: '.output-prof', vite: (env: never) => { const v = (base.vite as any)(env); return { ...v, build: { ...v.build, minify: false } }; } };
