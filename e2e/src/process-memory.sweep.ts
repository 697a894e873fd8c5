import { expect, test } from '@playwright/test';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { goals } from '../../bench/budgets.ts';
import { mixedCalls } from '../../bench/server/mixed-calls.ts';
import { officeAtWork } from '../../faults/office-at-work.ts';
import { openTestServer } from './test-server.ts';

const seconds = 60;
const databases = { embedded: 'embedded', postgres: 'fastest' } as const;

/** What has to have been done for this to be the worst lawful load. */
const asked = [
  ...['send', 'release', 'house picture', 'picture', 'submit', 'generate', 'publish', 'import'],
  ...['import of prices', 'quote', 'items listed'],
];

for (const kind of ['embedded', 'postgres'] as const)
  test(`a process keeps its memory at 400 mixed calls a second and an office at work, ${kind}`, async () => {
    test.slow();
    const metricsPort = String(await freePort());
    const settings = { METRICS_PORT: metricsPort, TRUSTED_PROXIES: '127.0.0.1, ::1' };
    await using server = await openTestServer({ database: databases[kind], settings });
    await server.start();
    const figures = { url: server.url, metricsUrl: `http://127.0.0.1:${metricsPort}` };
    const [{ errors, memory }, done] = await Promise.all([
      mixedCalls(figures, seconds),
      officeAtWork({ url: server.url, seconds }),
    ]);
    expect([...errors]).toEqual([]);
    expect(asked.filter((name) => !done.has(name))).toEqual([]);
    const most = Math.max(...memory.map(({ resident }) => resident));
    const description = `${most.toFixed(0)} MB; ${JSON.stringify(Object.fromEntries(done))}`;
    test.info().annotations.push({ type: 'most', description });
    expect(most).toBeLessThanOrEqual(goals.process[kind]);
  });
