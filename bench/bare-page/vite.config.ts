import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The same build as the designer's, without anything of the designer. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
