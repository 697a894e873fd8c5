import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export const builtPages = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const indexHtmlIn = (folder: string): string =>
  existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : '';

const assets = `${sep}assets${sep}`;
const legalStyle = `${sep}legal.css`;

/** The built web app. Files under assets/ carry a hash in their name and never change; all others are asked for anew. */
export async function mountPages(app: FastifyInstance, folder: string): Promise<void> {
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
      reply.header('cache-control', path.includes(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
      // A legal text stands in a frame without an origin, and its style sheet counts as foreign there.
      if (path.endsWith(legalStyle)) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
