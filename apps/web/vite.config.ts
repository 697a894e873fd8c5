import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the server listens while the pages are served with reload. */
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000';
const answeredByServer = ['/trpc', '/blobs', '/tiles', '/authorize', '/oauth', '/v2', '/.well-known'];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    // A picture inside the style sheet would need `data:` in the security policy and block the first paint.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All that the first door needs is one file: fewer requests before it is seen. What only later steps need stays with them.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'house', tags: ['$initial'] }] } } },
  },
  server: { proxy: Object.fromEntries(answeredByServer.map((path) => [path, server])) },
});
