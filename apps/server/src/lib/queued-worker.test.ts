import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { requester, countUse } from './requester.ts';
import { queuedWorker } from './queued-worker.ts';

const repeat =
  "const { parentPort } = require('node:worker_threads'); parentPort.on('message', (request) => parentPort.postMessage(request))";
const startWorker = () => new Worker(repeat, { eval: true });

test('who asks a worker for one thing waits for what it does now, not for all that another has asked for', async () => {
  const clock = { now: 0 };
  const countOne = countUse(() => clock.now);
  const [many, one] = [countOne('many'), countOne('one')];
  one.end();
  clock.now = 10_000;
  const worker = queuedWorker({ startWorker, timeBudget: 20_000 });
  const answered: string[] = [];
  const ask = (request: string) => worker.ask<string>(request).then((answer) => answered.push(answer));
  const all = requester.run(many.requester, () => ['1', '2', '3', '4'].map(ask));
  all.push(requester.run(one.requester, () => ask('the one')));
  await Promise.all(all);
  expect(answered).toEqual(['1', 'the one', '2', '3', '4']);
  await worker.stop();
});
