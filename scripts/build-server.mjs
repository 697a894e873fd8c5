// Builds the server into few files when its sources changed since the last build.
import '../tools/need-node-24.mjs';
import { buildOnce } from './build-once.mjs';

/** Leaves apps/server/dist as the sources say; a build error ends the process. */
export function buildServer() {
  buildOnce({
    app: 'apps/server',
    name: 'the server',
    sources: '{apps/server,packages/*}/src/**/*.{ts,json}',
    settings: ['apps/server/vite.config.ts'],
    build: (folder, vite) => vite(folder, ['--emptyOutDir']),
  });
}

if (process.argv[1] === import.meta.filename) buildServer();
