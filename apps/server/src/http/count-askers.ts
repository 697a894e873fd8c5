import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Asker, asker, countUse } from '../asker.ts';
import { callerAddress } from './caller-address.ts';

/** Whatever a request asks for knows who asks. */
export function countAskers(app: FastifyInstance): void {
  const countOne = countUse(() => performance.now());
  const askers = new WeakMap<FastifyRequest, Asker>();
  app.addHook('onRequest', (request, { raw }, done) => {
    const { asker: one, end } = countOne(whoAsks(request));
    raw.once('close', end);
    askers.set(request, one);
    asker.run(one, done);
  });
  // Again after the body, whose events belong to the connection.
  app.addHook('preValidation', (request, _, done) => {
    const one = askers.get(request);
    if (one) asker.run(one, done);
    else done();
  });
}

/** The people of an office have one address, so that each counts by their token; one that is not valid opens nothing. */
function whoAsks({ ip, url, headers: { authorization } }: FastifyRequest): string {
  return authorization !== undefined && url.startsWith('/trpc/installer/') ? authorization : callerAddress(ip);
}
