import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackOff, createWait } from './wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** Whether a promise has been resolved, as a function to ask later. */
function watch(promise: Promise<void>): () => boolean {
  let isOver = false;
  void promise.then(() => (isOver = true));
  return () => isOver;
}

describe('a wait', () => {
  test('lasts as long as it was started for', async () => {
    const isOver = watch(createWait().start(700));
    await vi.advanceTimersByTimeAsync(699);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver()).toBe(true);
  });

  test('begins again when it is restarted', async () => {
    const wait = createWait();
    const isOver = watch(wait.start(700));
    await vi.advanceTimersByTimeAsync(600);
    wait.restart();
    await vi.advanceTimersByTimeAsync(600);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(isOver()).toBe(true);
  });

  test('is over at once when it is ended', async () => {
    const wait = createWait();
    const isOver = watch(wait.start(700));
    wait.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });
});

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
