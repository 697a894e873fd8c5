import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryAgain } from './try-again.ts';

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
