import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createWait } from './wait.ts';

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
