import { createHash } from 'node:crypto';
import { readUnsubscribing, unsubscribe } from '@door/api/message/unsubscribe';
import type { Ports } from '@door/api/ports/context';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { callerAddress } from './caller-address.ts';

/** From one address. */
const limit = { most: 60, perSeconds: 60 } as const;

interface Asked {
  Params: { clientId: string; customerId: string; topic: string; mark: string };
}

const path = '/unsubscribe/:clientId/:customerId/:topic/:mark';

/**
 * The address of the header `List-Unsubscribe`: a mail program, or the button of the page, says by POST that no more of a kind are wanted.
 * Reading it changes nothing, as scanners of mails open every address.
 */
export async function mountUnsubscribing(app: FastifyInstance, ports: Ports): Promise<void> {
  const read = (params: Asked['Params']) => {
    const asked = readUnsubscribing(ports, params);
    if (!asked) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is nothing at this address.' });
    return asked;
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What a program says beside it is of no matter.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_, __, done) => done(null));
    scope.addHook('onRequest', async (request, reply) => {
      if (!(await ports.rateLimiter.tryTake(`unsubscribe:${callerAddress(request.ip)}`, limit)))
        throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: 'Too many messages.' });
      reply.header('content-security-policy', policy).header('cache-control', 'no-store');
      reply.type('text/html; charset=utf-8');
    });
    scope.get<Asked>(path, async ({ params }) => {
      read(params);
      return page('<form method="post"><button>Send me no more of these mails</button></form>');
    });
    scope.post<Asked>(path, async ({ params }) => {
      await unsubscribe(ports, read(params));
      return page('<p>You get no more of these mails. On your page you can switch them on again.</p>');
    });
  });
}

const css =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.75rem 1.25rem}';
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mails</title><style>${css}</style><main><h1>Mails</h1>${body}</main></html>`;
