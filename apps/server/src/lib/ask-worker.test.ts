import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { askWorker } from './ask-worker.ts';

const answers = (...messages: readonly unknown[]) =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', () => { for (const each of ${JSON.stringify(messages)}) parentPort.postMessage(each); });`,
    { eval: true },
  );

test('what a worker tells of its files while it is watched is no answer', async () => {
  const worker = answers(
    { 'watch:import': ['file:///worker.ts'] },
    { 'watch:require': ['/worker.js'] },
    { key: 'abc' },
  );
  expect(await askWorker(worker, 'request', AbortSignal.timeout(20_000))).toEqual({ key: 'abc' });
  await worker.terminate();
});

test('a worker that answers nothing is a fault', async () => {
  const worker = answers(null);
  await expect(askWorker(worker, 'request', AbortSignal.timeout(20_000))).rejects.toThrow(
    'The worker answered nothing.',
  );
  await worker.terminate();
});
