import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';

export interface StoredLogo {
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface LogoFacts {
  readonly logoOf: (clientId: number, hash: string) => Promise<StoredLogo | undefined>;
}

interface Asked {
  Params: { client: string; file: string };
}

/** Logos of suppliers: an address never shows another picture, so browsers keep it. As a page of its own a logo can run nothing. */
export function mountLogos(app: FastifyInstance, { logoOf }: LogoFacts): void {
  app.get<Asked>('/logo/:client/:file', async ({ params }, reply) => {
    const [, hash] = /^([0-9a-f]{64})\.(?:png|svg)$/.exec(params.file) ?? [];
    const found = hash && /^-?\d{1,9}$/.test(params.client) ? await logoOf(Number(params.client), hash) : undefined;
    if (!found) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such logo.' });
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.type(found.contentType).send(found.bytes);
  });
}
