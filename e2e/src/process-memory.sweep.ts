import { expect, test } from '@playwright/test';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { goals } from '../../bench/budgets.ts';
import { mixedCalls } from '../../bench/server/mixed-calls.ts';
import { openTestServer } from './test-server.ts';

const seconds = 30;
const databases = { embedded: 'embedded', postgres: 'fastest' } as const;

for (const kind of ['embedded', 'postgres'] as const)
  test(`a process keeps its memory at 400 mixed calls a second, ${kind}`, async () => {
    test.slow();
    const metricsPort = String(await freePort());
    const settings = { METRICS_PORT: metricsPort, TRUSTED_PROXIES: '127.0.0.1, ::1' };
    await using server = await openTestServer({ database: databases[kind], settings });
    await server.start();
    const figures = { url: server.url, metricsUrl: `http://127.0.0.1:${metricsPort}` };
    const { errors, memory } = await mixedCalls(figures, seconds);
    expect([...errors]).toEqual([]);
    const most = Math.max(...memory.map(({ resident }) => resident));
    test.info().annotations.push({ type: 'most', description: `${most.toFixed(0)} MB` });
    expect(most).toBeLessThanOrEqual(goals.process[kind]);
  });
