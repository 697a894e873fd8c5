import { Worker } from 'node:worker_threads';
import { demoCatalogue } from '@door/catalogue/demo';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { clientId } from '@door/domain/door/model/ids';
import { newClient } from '@door/domain/settings/new-client';
import { expect, test } from 'vitest';
import { firstPages, type FirstPageSupplier } from './first-pages.ts';

const supplier: FirstPageSupplier = {
  clientId: clientId(-7),
  client: newClient({ id: -7, name: 'Hill & Dale', email: '' }),
  catalogueVersion: 1,
  settingsVersion: 1,
  catalogue: catalogueOf(demoCatalogue),
};

/** A worker that answers each request like this, and those that were started. */
function worksWith(answer: string) {
  const started: Worker[] = [];
  const startWorker = () => {
    const code = `const { parentPort } = require('node:worker_threads'); let count = 0; parentPort.on('message', (request) => { count += 1; ${answer} })`;
    const worker = new Worker(code, { eval: true });
    started.push(worker);
    return worker;
  };
  return { started, startWorker };
}

const page = "parentPort.postMessage({ brotli: Buffer.from(request.built + request.answers.length), styleHash: 'h' })";

test('a page is made once for each version of catalogue and settings, and for each document', async () => {
  const { started, startWorker } = worksWith(page);
  const faults: unknown[] = [];
  const pages = firstPages({ startWorker, timeBudget: 20_000, patience: 20_000, warn: (fault) => faults.push(fault) });
  const one = await pages.of(supplier, 'page');
  expect(await pages.of(supplier, 'page')).toBe(one);
  expect(started).toHaveLength(1);
  const others = [
    await pages.of({ ...supplier, settingsVersion: 2, client: { ...supplier.client, name: 'Dale' } }, 'page'),
    await pages.of({ ...supplier, catalogueVersion: 2 }, 'page'),
    await pages.of({ ...supplier, clientId: clientId(-8) }, 'page'),
    await pages.of(supplier, 'for a frame'),
  ];
  expect(started).toHaveLength(5);
  expect(one?.etag).toMatch(/^"[\w-]{43}"$/);
  expect(others.map((other) => other?.brotli.toString())).toContain(one?.brotli.toString());
  expect(others.filter((other) => other?.etag !== one?.etag)).toHaveLength(2);
  expect(faults).toEqual([]);
  await pages.stop();
});

test('who would wait too long gets none, and the next one finds it made', async () => {
  const { startWorker } = worksWith(page);
  const pages = firstPages({ startWorker, timeBudget: 20_000, patience: 0, warn: () => undefined });
  expect(await pages.of(supplier, 'page')).toBeNull();
  await expect.poll(() => pages.of(supplier, 'page'), { timeout: 20_000 }).not.toBeNull();
  await pages.stop();
});

test.each([
  ['is not rendered', "parentPort.postMessage({ fault: 'no step' })"],
  ['ends its worker', 'process.exit(1)'],
])('a page that %s is none, is told once, and is not tried at each visit', async (_, work) => {
  const { started, startWorker } = worksWith(work);
  const faults: unknown[] = [];
  const pages = firstPages({ startWorker, timeBudget: 20_000, patience: 20_000, warn: (fault) => faults.push(fault) });
  expect([await pages.of(supplier, 'page'), await pages.of(supplier, 'page')]).toEqual([null, null]);
  expect([started.length, faults.length]).toEqual([1, 1]);
  await pages.stop();
});

test('pages that were built without a renderer have none', async () => {
  const pages = firstPages({ startWorker: null, timeBudget: 1, patience: 1, warn: () => undefined });
  expect(await pages.of(supplier, 'page')).toBeNull();
});
