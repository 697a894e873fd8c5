import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type FirstPageFacts, mountFirstPage } from './mount-first-page.ts';

export const builtPages = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const indexHtmlIn = (folder: string): string =>
  existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : '';

/** With or without brotli. */
const legalStyle = /[\\/]legal\.css(?:\.br)?$/;
const legalText = /[\\/](?:terms-and-conditions|privacy-policy)\.html(?:\.br)?$/;

const assets = `${sep}assets${sep}`;
/** Icons, logos and textures, with or without brotli. */
const picture = /\.(?:svg|png)(?:\.br)?$/;

/**
 * Files under assets/ have a content hash in their name, so a browser may cache them for ever. Pictures have fixed names:
 * they are cached for a day. Everything else is revalidated at each visit.
 */
function cacheControlOf(path: string): string {
  if (path.includes(assets)) return 'public, max-age=31536000, immutable';
  return picture.test(path) ? 'public, max-age=86400' : 'no-cache';
}

/** Serves the built web app, with the first step of a supplier at `/`. */
export async function mountPages(app: FastifyInstance, folder: string, facts: FirstPageFacts): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_, reply) => reply.code(503).type('text/plain').send('The pages are not built yet: run npm start.'));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
      // Legal texts are shown in a sandboxed frame without an origin, where our style sheet counts as cross-origin.
      if (legalStyle.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
      // Without an origin there is none to be keyed by: the browser would warn at each text.
      if (legalText.test(path)) reply.raw.removeHeader('origin-agent-cluster');
    },
  });
  mountFirstPage(app, { ...facts, built: indexHtmlIn(folder) });
}
