import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { asker, countUse } from './asker.ts';
import { workerInTurns } from './worker-in-turns.ts';

const repeat =
  "const { parentPort } = require('node:worker_threads'); parentPort.on('message', (order) => parentPort.postMessage(order))";
const startWorker = () => new Worker(repeat, { eval: true });

test('who asks a worker for one thing waits for what it does now, not for all that another has asked for', async () => {
  const clock = { now: 0 };
  const countOne = countUse(() => clock.now);
  const [many, one] = [countOne('many'), countOne('one')];
  one.end();
  clock.now = 10_000;
  const worker = workerInTurns({ startWorker, timeBudget: 20_000 });
  const answered: string[] = [];
  const ask = (order: string) => worker.ask<string>(order).then((answer) => answered.push(answer));
  const all = asker.run(many.asker, () => ['1', '2', '3', '4'].map(ask));
  all.push(asker.run(one.asker, () => ask('the one')));
  await Promise.all(all);
  expect(answered).toEqual(['1', 'the one', '2', '3', '4']);
  await worker.stop();
});
