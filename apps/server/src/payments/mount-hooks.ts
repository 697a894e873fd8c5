import { noteHint } from '@door/api/payment/note-hint';
import type { Ports } from '@door/api/ports/context';
import { clientId } from '@door/domain/door/model/ids';
import { paymentDrivers } from '@door/domain/selling/payment/attempt';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../http/caller-address.ts';

/** Bytes. */
const largestMessage = 64 * 1024;

/** Messages from one address. Providers send some for each payment. */
const limit = { most: 600, perSeconds: 60 } as const;

interface Asked {
  Params: { client: string; driver: string };
  Body: string;
}

/** `POST /hooks/payment/{client}/{driver}`: a provider says that something has changed. It is a hint to look, never a fact. */
export async function mountHooks(app: FastifyInstance, ports: Ports): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the body as it came.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestMessage }, (_, body, done) =>
      done(null, body),
    );
    scope.post<Asked>('/hooks/payment/:client/:driver', { bodyLimit: largestMessage }, async (request, reply) => {
      const { client, driver: named } = request.params;
      const driver = paymentDrivers.find((each) => each === named);
      if (!driver || !/^-?\d{1,9}$/.test(client))
        throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such account.' });
      if (!(await ports.rateLimiter.tryTake(`hook:${callerAddress(request.ip)}`, limit)))
        throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: 'Too many messages.' });
      const message = { headers: request.headers, body: typeof request.body === 'string' ? request.body : '' };
      const outcome = await noteHint(ports, { clientId: clientId(Number(client)), driver, message });
      if (outcome === 'no-account') throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such account.' });
      if (outcome === 'refused') throw new TRPCError({ code: 'BAD_REQUEST', message: 'The message is not signed.' });
      return reply.send({ ok: true });
    });
  });
}
