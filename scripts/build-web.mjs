// Builds the pages when their sources changed since the last build, and packs every file once with brotli.
import '../tools/need-node-24.mjs';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildOnce } from './build-once.mjs';

/** Leaves apps/web/dist as the sources say; a build error ends the process. */
export function buildWeb() {
  buildOnce({
    app: 'apps/web',
    name: 'the pages',
    sources: '{apps/web,packages/*}/{src,public}/**/*.{ts,tsx,js,css,json,svg,png,html,woff2}',
    settings: [
      'apps/web/index.html',
      'apps/web/vite.config.ts',
      'apps/web/vite.embed.config.ts',
      'apps/web/vite.first-page.config.ts',
    ],
    build: (folder, vite) => {
      vite(folder, ['--emptyOutDir']);
      for (const script of embedScripts) vite(folder, ['--config', 'vite.embed.config.ts', '--mode', script]);
      compress(folder);
      vite(join(folder, '.server'), ['--config', 'vite.first-page.config.ts']);
    },
  });
}

/** For the designer in another website. */
const embedScripts = ['embed', 'embed-frame'];

function compress(folder) {
  for (const file of fs.globSync('**/*.{js,css,html,svg,json}', { cwd: folder })) {
    const text = fs.readFileSync(join(folder, file));
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    };
    fs.writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text, options));
  }
}

if (process.argv[1] === import.meta.filename) buildWeb();
