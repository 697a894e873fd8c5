import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');
/** Calls wait for the embedded database, a visitor for the first page, whoever logs in for the password, and the two seconds of the saw end by the clock. */
const ofUsualPriority = ['embedded-worker', 'first-page-worker', 'optimizer-worker', 'password-worker'];

/** How many threads of this process have this priority; Linux lists them. */
const threadsOf = (priority: number): number =>
  readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) === priority).length;

test.runIf(existsSync('/proc/self/task'))(
  'a worker has a lower priority than the calls, which keep theirs',
  async () => {
    const own = getPriority();
    const lower = Math.min(own + 10, 19);
    const before = threadsOf(lower);
    const worker = new Worker(new URL('../storage/png/png-worker.ts', import.meta.url));
    await once(worker, 'online');
    // Its module is loaded once it answers.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
    worker.postMessage(new Uint8Array([1]));
    await once(worker, 'message');
    expect([getPriority(), threadsOf(lower)]).toEqual([own, before + 1]);
    await worker.terminate();
  },
);

test('every worker but those for which a call waits takes it', () => {
  const textOf = (file: string) => readFileSync(join(sources, file), 'utf8');
  const workers = globSync('**/*-worker.ts', { cwd: sources }).filter((file) =>
    textOf(file).includes('parentPort?.on('),
  );
  const taking = workers.filter((file) => textOf(file).includes('\ntakeLowPriority();'));
  expect(taking.length).toBeGreaterThan(4);
  const others = workers.filter((file) => !taking.includes(file)).map((file) => /([\w-]+)\.ts$/.exec(file)?.[1]);
  expect(others.toSorted()).toEqual(ofUsualPriority);
});
