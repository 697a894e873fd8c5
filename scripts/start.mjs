// One process serves everything: pages, calls, pictures.
import '../tools/need-node-24.mjs';
import { buildWeb } from './build-web.mjs';

buildWeb();
await import('../apps/server/src/main.ts');
