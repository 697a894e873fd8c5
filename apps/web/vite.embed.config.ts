import { defineConfig } from 'vite';

/** The two scripts of the designer in another website: one file each with a name that stays, beside the pages. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
    lib: { entry: `src/embed/${mode}.ts`, formats: ['iife'], name: 'doorDesigner', fileName: () => `${mode}.js` },
  },
}));
