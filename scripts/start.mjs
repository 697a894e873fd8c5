// One process serves everything: pages, calls, pictures.
import '../tools/need-node-24.mjs';
import './memory-setting.mjs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';

// What Node has compiled once a second start need not compile again.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
buildWeb();
buildServer();
await import('../apps/server/dist/main.js');
