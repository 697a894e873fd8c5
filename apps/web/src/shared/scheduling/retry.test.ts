import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackOff, tryAgain } from './retry.ts';

const network = { onLine: true };

beforeEach(() => {
  network.onLine = true;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails this often before it succeeds; answers the tries that it took, and how it ended. */
async function afterFailing(times: number, wasLost?: (error: unknown) => boolean) {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries <= times) throw new Error(`lost ${tries}`);
    return 'done';
  };
  const ended = tryAgain(work, wasLost).catch(({ message }: Error) => message);
  await vi.runAllTimersAsync();
  return { ended: await ended, tries };
}

test.each([
  ['what succeeds is done once', 0, 'done', 1],
  ['what is lost twice is done a third time', 2, 'done', 3],
  ['what is lost each time fails with its last error', 9, 'lost 3', 3],
])('%s', async (_, times, ended, tries) => expect(await afterFailing(times)).toEqual({ ended, tries }));

test('what was refused is not done again', async () =>
  expect(await afterFailing(1, () => false)).toEqual({ ended: 'lost 1', tries: 1 }));

test('without network it fails at once', async () => {
  network.onLine = false;
  expect(await afterFailing(1)).toEqual({ ended: 'lost 1', tries: 1 });
});

/** Whether a promise has been resolved, as a function to ask later. */
function watch(promise: Promise<void>): () => boolean {
  let isOver = false;
  void promise.then(() => (isOver = true));
  return () => isOver;
}

describe('the back-off between failed calls', () => {
  /** How long a wait lasts, ms. */
  async function durationOf(wait: Promise<void>): Promise<number> {
    const start = Date.now();
    const isOver = watch(wait);
    while (!isOver()) await vi.advanceTimersByTimeAsync(500);
    return Date.now() - start;
  }

  test('doubles each wait up to thirty seconds, until a call succeeds', async () => {
    const backOff = createBackOff(new EventTarget());
    const waits: number[] = [];
    for (let failure = 0; failure < 7; failure += 1) waits.push(await durationOf(backOff.wait()));
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    backOff.reset();
    expect(await durationOf(backOff.wait())).toBe(1_000);
  });

  test.each<[string, (backOff: ReturnType<typeof createBackOff>, online: EventTarget) => void]>([
    ['the network is back', (_, online) => online.dispatchEvent(new Event('online'))],
    ['somebody does not want to wait', (backOff) => backOff.end()],
  ])('ends when %s', async (_, end) => {
    const online = new EventTarget();
    const backOff = createBackOff(online);
    const isOver = watch(backOff.wait());
    end(backOff, online);
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });
});
