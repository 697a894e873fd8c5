// One process serves everything: pages, calls, pictures.
import { buildWeb } from './build-web.mjs';

buildWeb();
await import('../apps/server/src/main.ts');
