import type { FastifyInstance } from 'fastify';
import { answersInTime } from './answers-in-time.ts';

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
