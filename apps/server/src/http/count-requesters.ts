import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Requester, requester, type CountUse } from '../lib/requester.ts';

interface CountFacts {
  readonly countOne: CountUse;
  readonly requesterOf: (request: FastifyRequest) => string;
}

/** Runs all work for a request on behalf of its requester. */
export function countRequesters(app: FastifyInstance, { countOne, requesterOf }: CountFacts): void {
  const requesters = new WeakMap<FastifyRequest, Requester>();
  app.addHook('onRequest', (request, { raw }, done) => {
    const { requester: one, end } = countOne(requesterOf(request));
    raw.once('close', end);
    requesters.set(request, one);
    requester.run(one, done);
  });
  // Again after the body, whose events belong to the connection.
  app.addHook('preValidation', (request, _, done) => {
    const one = requesters.get(request);
    if (one) requester.run(one, done);
    else done();
  });
}
