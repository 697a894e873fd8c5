import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What comes after the first page is not rendered by the server, and not part of its file. */
const withoutLaterCode: Plugin = { name: 'without-later-code', resolveDynamicImport: () => false };

/** One file for the server, which renders the first page of a supplier with the pages' own components. */
export default defineConfig({
  plugins: [react(), withoutLaterCode],
  publicDir: false,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'node24',
    ssr: 'src/first-page/render-first-page.tsx',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { entryFileNames: 'render-first-page.js' } },
  },
});
