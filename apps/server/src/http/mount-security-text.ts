import type { FastifyInstance } from 'fastify';

export interface SecurityTextFacts {
  readonly publicUrl: string;
  /** With its scheme; undefined: there is no such file. */
  readonly securityContact: string | undefined;
  readonly now: () => Date;
}

const path = '/.well-known/security.txt';

/** RFC 9116 advises less than a year; whoever reads it later asks again. ms. */
const validFor = 180 * 24 * 60 * 60_000;

/** Where faults of security are reported (RFC 9116). */
export function mountSecurityText(app: FastifyInstance, { publicUrl, securityContact, now }: SecurityTextFacts): void {
  if (securityContact === undefined) return;
  app.get(path, (_, reply) => {
    const expires = new Date(now().getTime() + validFor).toISOString();
    const lines = [`Contact: ${securityContact}`, `Expires: ${expires}`, `Canonical: ${publicUrl}${path}`];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
