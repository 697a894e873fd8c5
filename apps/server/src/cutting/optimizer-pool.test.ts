import { Worker } from 'node:worker_threads';
import type { Problem } from '@door/cutting/problem';
import { describe, expect, test } from 'vitest';
import { ServerStops } from '../db/outage.ts';
import { optimizerPool } from './optimizer-pool.ts';

const problem: Problem = {
  kerf: 5,
  trim: 30,
  stock: [{ length: 6000, count: null }],
  offcuts: [],
  pieces: [{ length: 2076, quantity: 4 }],
  preference: 'offcuts first',
};

/** A worker that never answers its first request, and says to each later one that all is sound. */
const stuckAtFirst = (code: string) => {
  const started: Worker[] = [];
  const startWorker = () => {
    const work = started.length === 0 ? code : "parentPort.postMessage({ kind: 'checked', isSound: true })";
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => { ${work} })`,
      { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } },
    );
    worker.on('error', () => undefined);
    started.push(worker);
    return worker;
  };
  return { started, startWorker };
};

describe('the saw', () => {
  test('plans beside the main thread, and shows a sound plan from one that is not', async () => {
    const optimizer = optimizerPool();
    const cut = await optimizer.solve(problem);
    if ('code' in cut) throw new Error(cut.code);
    const { solution, kinds } = cut;
    expect(solution.bars).toMatchObject({ reached: 2, atLeast: 2, proof: 'weights' });
    expect(kinds).toMatchObject([{ length: 6000, offcut: false, count: null }]);
    const tampered = { ...solution, plan: { bars: solution.plan.bars.slice(1) } };
    expect(await optimizer.areSound([{ problem, solution }])).toBe(true);
    expect(
      await optimizer.areSound([
        { problem, solution },
        { problem, solution: tampered },
      ]),
    ).toBe(false);
    await optimizer.stop();
  });

  test('says which piece is too long', async () => {
    const optimizer = optimizerPool();
    const pieces = [{ length: 5941, quantity: 1 }];
    expect(await optimizer.solve({ ...problem, pieces })).toEqual({ code: 'error-bar-length', length: 5941 });
    await optimizer.stop();
  });

  test('that is called off is ended, and whoever waits has a new one', async () => {
    const { started, startWorker } = stuckAtFirst('for (;;);');
    const optimizer = optimizerPool({ startWorker, mostWorkers: 1, patience: 20_000 });
    const going = new AbortController();
    const stuck = optimizer.solve(problem, going.signal);
    const waiting = optimizer.areSound([]);
    const left = new AbortController();
    const given = optimizer.solve(problem, left.signal);
    left.abort();
    await expect(given, 'whoever leaves the queue was never asked for').rejects.toThrow('aborted');
    going.abort();
    await expect(stuck).rejects.toThrow('aborted');
    expect([await waiting, started.length]).toEqual([true, 2]);
    expect(started[0]?.threadId, 'ended threads have no number').toBe(-1);
    await expect(optimizer.solve(problem, AbortSignal.abort())).rejects.toThrow('aborted');
    await optimizer.stop();
  });

  test.each([
    ['takes too long', 'for (;;);'],
    ['uses up its memory', "const all = []; for (;;) all.push('x'.repeat(1e6) + all.length);"],
    ['ends by itself', 'process.exit(1);'],
    ['fails', "parentPort.postMessage({ kind: 'fault', fault: 'No plan.' })"],
  ])('that %s fails its request only', async (_, code) => {
    const { startWorker } = stuckAtFirst(
      `if (!globalThis.asked) { globalThis.asked = true; ${code} } else parentPort.postMessage({ kind: 'checked', isSound: true })`,
    );
    const optimizer = optimizerPool({ startWorker, mostWorkers: 1, patience: 1_500 });
    await expect(optimizer.solve(problem)).rejects.toThrow();
    expect(await optimizer.areSound([])).toBe(true);
    await optimizer.stop();
  });

  test('that has stopped plans nothing any more', async () => {
    const { started, startWorker } = stuckAtFirst('for (;;);');
    const optimizer = optimizerPool({ startWorker, mostWorkers: 1, patience: 20_000 });
    const [working, waiting] = [optimizer.solve(problem), optimizer.solve(problem)];
    // So that its caller is told to come back in a moment.
    const ends = [working, waiting].map((request) => expect(request).rejects.toThrow(ServerStops));
    await new Promise(setImmediate);
    await optimizer.stop();
    await Promise.all(ends);
    await expect(optimizer.areSound([])).rejects.toThrow('has stopped');
    expect(started.length).toBe(1);
  });

  test('works for two at once, and for no more', async () => {
    const { started, startWorker } = stuckAtFirst("parentPort.postMessage({ kind: 'checked', isSound: true })");
    const optimizer = optimizerPool({ startWorker, mostWorkers: 2, patience: 20_000 });
    expect(await Promise.all(Array.from({ length: 5 }, () => optimizer.areSound([])))).toEqual(Array(5).fill(true));
    expect(started.length).toBe(2);
    await optimizer.stop();
  });
});
