import type { FastifyInstance } from 'fastify';

/** A part that takes longer to answer counts as down, ms. */
const pingTimeout = 5_000;

export interface Ready {
  readonly parts: Readonly<Record<string, () => Promise<unknown>>>;
}

export function mountHealth(app: FastifyInstance, { parts }: Ready): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const answers = await Promise.all(
      Object.entries(parts).map(async ([name, ping]) => [name, await answersInTime(ping)] as const),
    );
    const ok = answers.every(([, answered]) => answered);
    return reply.code(ok ? 200 : 503).send({ ok, ...Object.fromEntries(answers) });
  });
}

const answersInTime = (ping: () => Promise<unknown>): Promise<boolean> =>
  new Promise((done) => {
    const timer = setTimeout(() => done(false), pingTimeout);
    const answer = (ok: boolean) => {
      clearTimeout(timer);
      done(ok);
    };
    ping().then(
      () => answer(true),
      () => answer(false),
    );
  });
