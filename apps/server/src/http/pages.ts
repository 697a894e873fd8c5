import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export const builtPages = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const indexHtmlIn = (folder: string): string =>
  existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : '';

/** Packed or not. */
const legalStyle = /[\\/]legal\.css(?:\.br)?$/;

const assets = `${sep}assets${sep}`;
/** Icons, logos and textures, packed or not. */
const picture = /\.(?:svg|png)(?:\.br)?$/;

/**
 * How long a browser keeps a file without asking. Under assets/ a hash stands in the name: another content has another name.
 * Pictures keep their names, so a visitor asks once a day, and never between two steps.
 */
function keptFor(path: string): string {
  if (path.includes(assets)) return 'public, max-age=31536000, immutable';
  return picture.test(path) ? 'public, max-age=86400' : 'no-cache';
}

/** The built web app. */
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
      reply.header('cache-control', keptFor(path));
      // A legal text stands in a frame without an origin, and its style sheet counts as foreign there.
      if (legalStyle.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
