import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { aPaper } from '../testing/a-paper.ts';
import { aShownDoor, someFacts } from '../testing/a-shown-door.ts';
import { documentMaker } from './document-maker.ts';

const at = '2026-11-22T08:00:00.000Z';
const pdf = { kind: 'pdf', source: { paper: aPaper(1), doors: [aShownDoor()], logo: null, at } } as const;
const broken = { kind: 'pdf', source: { ...pdf.source, doors: [] } } as const;

test('pictures and PDFs are made beside the main thread, one after the other, and a fault ends only its own', async () => {
  const maker = documentMaker();
  const [door, fault, paper] = await Promise.allSettled([
    maker.make({ kind: 'door', facts: someFacts, height: 100 }),
    maker.make(broken),
    maker.make(pdf),
  ]);
  expect(door).toMatchObject({ status: 'fulfilled' });
  expect(fault).toMatchObject({ reason: { message: expect.stringContaining('Position 1 has no pictures') } });
  expect(paper.status === 'fulfilled' && Buffer.from(paper.value).toString('latin1', 0, 5)).toBe('%PDF-');
  await maker.stop();
});

test.each([
  ['takes too long', 'for (;;);'],
  [
    'uses up its memory',
    "const all = []; for (;;) all.push('x'.repeat(1e6) + all.length, new Array(1e5).fill(all.length));",
  ],
  ['ends by itself', 'process.exit(1);'],
])('a worker that %s fails its request, and the next one has a new worker', async (_, work) => {
  let started = 0;
  const startWorker = () => {
    started += 1;
    const reply = 'parentPort.postMessage({ bytes: new Uint8Array([7]) })';
    const code = `const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => { ${started === 1 ? work : reply} })`;
    const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });
    worker.on('error', () => undefined);
    return worker;
  };
  const maker = documentMaker({ startWorker, timeBudget: 3_000 });
  await expect(maker.make(pdf)).rejects.toThrow();
  expect([...(await maker.make(pdf)), started]).toEqual([7, 2]);
  await maker.stop();
});
