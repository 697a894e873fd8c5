import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Asker, asker, type CountUse } from '../lib/asker.ts';

interface CountFacts {
  readonly countOne: CountUse;
  readonly requesterOf: (request: FastifyRequest) => string;
}

/** Runs all work for a request on behalf of its asker. */
export function countAskers(app: FastifyInstance, { countOne, requesterOf }: CountFacts): void {
  const askers = new WeakMap<FastifyRequest, Asker>();
  app.addHook('onRequest', (request, { raw }, done) => {
    const { asker: one, end } = countOne(requesterOf(request));
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
