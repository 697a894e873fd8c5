import { expect, test } from '@playwright/test';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { goals } from '../../bench/budgets.ts';
import { mixedCalls } from '../../bench/server/mixed-calls.ts';
import { officeAtWork } from '../../faults/office-at-work.ts';
import { openTestServer } from './test-server.ts';

const seconds = 30;
const databases = { embedded: 'embedded', postgres: 'fastest' } as const;

/** A server with its figures, where each caller has the address that its request names. */
async function openMeasured(kind: keyof typeof databases) {
  const metricsPort = String(await freePort());
  const settings = { METRICS_PORT: metricsPort, TRUSTED_PROXIES: '127.0.0.1, ::1' };
  const server = await openTestServer({ database: databases[kind], settings });
  await server.start();
  return { ...server, figures: { url: server.url, metricsUrl: `http://127.0.0.1:${metricsPort}` } };
}

for (const kind of ['embedded', 'postgres'] as const) {
  test(`a process keeps its memory at 400 mixed calls a second, ${kind}`, async () => {
    test.slow();
    await using server = await openMeasured(kind);
    const { errors, memory } = await mixedCalls(server.figures, seconds);
    const most = Math.max(...memory.map(({ resident }) => resident));
    test.info().annotations.push({ type: 'most', description: `${most.toFixed(0)} MB` });
    expect([...errors]).toEqual([]);
    expect(most).toBeLessThanOrEqual(goals.process[kind]);
  });

  test(`and with an office at work beside them: the worst lawful load, ${kind}`, async () => {
    test.slow();
    await using server = await openMeasured(kind);
    const working = { is: true };
    const office = officeAtWork({ url: server.url, seconds }).finally(() => (working.is = false));
    const seen: number[] = [];
    while (working.is) seen.push(...(await mixedCalls(server.figures, seconds)).memory.map(({ resident }) => resident));
    const done = await office;
    const most = Math.max(...seen);
    const description = `${most.toFixed(0)} MB; ${JSON.stringify(Object.fromEntries(done))}`;
    test.info().annotations.push({ type: 'most', description });
    const isDone = (name: string) => done.has(name);
    expect(['send', 'release', 'picture', 'generate', 'publish', 'import'].filter(isDone)).toHaveLength(6);
    expect(most).toBeLessThanOrEqual(goals.processOfBusyOffice[kind]);
  });
}
