import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type FirstPageFacts, firstDocumentOf, sendFirstDocument, supplierIn } from './mount-first-page.ts';
import { indexHtmlIn } from './mount-pages.ts';

export interface EmbeddingFacts extends FirstPageFacts {
  /** Folder of the built pages. */
  readonly pages: string;
}

interface Asked {
  Querystring: { client?: string | string[] };
}

/** Lays the script beside the page that speaks with the website around it. */
const withFrameScript = (html: string): string =>
  html.replace('</head>', '<script src="/embed-frame.js" defer></script></head>');

/**
 * The designer for a frame: the page of the visitors, which the websites of its supplier's settings may hold. A setting that was
 * changed holds within seconds. `/embed.js` is what such a website loads.
 */
export function mountEmbedding(app: FastifyInstance, { pages, ...facts }: EmbeddingFacts): void {
  const html = withFrameScript(indexHtmlIn(pages));
  app.get<Asked>('/embed', async (request, reply) => {
    const id = supplierIn(request.query);
    const found = id === undefined ? undefined : await facts.suppliers.find(id);
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    const ancestors = ["frame-ancestors 'self'", ...(found?.client.embedOrigins ?? [])].join(' ');
    reply
      .header('content-security-policy', policy.replace("frame-ancestors 'self'", ancestors))
      .header('cache-control', 'no-cache')
      .removeHeader('x-frame-options');
    const document = await firstDocumentOf(id, html, facts);
    if (document) return sendFirstDocument(request, reply, document);
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
