import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { type ClientId, clientId } from '@door/domain/model/ids';
import type { FastifyInstance } from 'fastify';
import { indexHtmlIn } from './mount-pages.ts';

export interface EmbeddingFacts {
  /** Folder of the built pages. */
  readonly pages: string;
  readonly suppliers: { find(id: ClientId): Promise<{ readonly client: Pick<ClientRow, 'embedOrigins'> } | undefined> };
}

interface Asked {
  Querystring: { client?: string | string[] };
}

const usualSupplier = '-1022';

/** Lays the script beside the page that speaks with the website around it. */
const withFrameScript = (html: string): string =>
  html.replace('</head>', '<script src="/embed-frame.js" defer></script></head>');

/**
 * The designer for a frame: the page of the visitors, which the websites of its supplier's settings may hold. A setting that was
 * changed holds within seconds. `/embed.js` is what such a website loads.
 */
export function mountEmbedding(app: FastifyInstance, { pages, suppliers }: EmbeddingFacts): void {
  const html = withFrameScript(indexHtmlIn(pages));
  app.get<Asked>('/embed', async ({ query }, reply) => {
    const { client = usualSupplier } = query;
    const found =
      typeof client === 'string' && /^-?\d{1,9}$/.test(client)
        ? await suppliers.find(clientId(Number(client)))
        : undefined;
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    const ancestors = ["frame-ancestors 'self'", ...(found?.client.embedOrigins ?? [])].join(' ');
    reply
      .header('content-security-policy', policy.replace("frame-ancestors 'self'", ancestors))
      .header('cache-control', 'no-cache')
      .removeHeader('x-frame-options');
    return reply.type('text/html; charset=utf-8').send(html);
  });
  const script = join(pages, 'embed.js');
  const code = existsSync(script) ? readFileSync(script, 'utf8') : '';
  app.get('/embed.js', (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(code),
  );
}
