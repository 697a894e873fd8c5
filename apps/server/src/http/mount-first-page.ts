import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ClientId } from '@door/domain/door/model/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FirstDocument, FirstPages, FirstPageSupplier } from './first-page/first-pages.ts';
import { defaultSupplier, supplierNumbered } from '../lib/supplier-number.ts';

/** The supplier that an address names, or the default one where it names none; undefined: it names none that there could be. */
export const supplierIn = ({ client }: Asked['Querystring']): ClientId | undefined =>
  client === undefined ? defaultSupplier : supplierNumbered(client);

export interface FirstPageFacts {
  readonly firstPages: Pick<FirstPages, 'of'>;
  readonly suppliers: { find(id: ClientId): Promise<FirstPageSupplier | undefined> };
}

interface Asked {
  Querystring: { client?: string | string[] };
}

/** `/`: step 1 of the supplier in the address, made by the server. Where there is none, the page that was built. */
export function mountFirstPage(
  app: FastifyInstance,
  { firstPages, suppliers, built }: FirstPageFacts & { readonly built: string },
): void {
  app.get<Asked>('/', async (request, reply) => {
    const id = supplierIn(request.query);
    const document = await firstDocumentOf(id, built, { firstPages, suppliers });
    return document ? sendFirstDocument(request, reply, document) : reply.sendFile('index.html');
  });
}

/** null for an unknown supplier, and while the database is away: the page that was built asks by itself, and again. */
export async function firstDocumentOf(
  id: ClientId | undefined,
  built: string,
  { firstPages, suppliers }: FirstPageFacts,
): Promise<FirstDocument | null> {
  const found = id === undefined ? undefined : await suppliers.find(id).catch(() => undefined);
  return found ? firstPages.of(found, built) : null;
}

const unpacked = promisify(brotliDecompress);

/** Revalidated at each visit: a catalogue that was published a moment ago is another document. */
export async function sendFirstDocument(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { brotli, etag, styleHash }: FirstDocument,
): Promise<FastifyReply> {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply
    .header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${styleHash}`))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag)
    .type('text/html; charset=utf-8');
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const takesBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '');
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.header('etag', `W/${etag}`).send(await unpacked(brotli));
}
