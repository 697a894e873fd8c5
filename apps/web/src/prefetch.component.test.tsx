import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from './shared/scheduling/scheduling.ts';
import { prefetchPages } from './prefetch.ts';

afterEach(() => {
  location.hash = '';
});

test.each([
  ['#/', 1],
  ['#/offer/token-1', 0],
])('at %s the calls of the next pages are fetched ahead: %i', async (hash, times) => {
  const prepare = vi.fn(async () => undefined);
  location.hash = hash;
  prefetchPages({ prepare });
  await afterPaint();
  await new Promise((done) => setTimeout(done));
  expect(prepare).toHaveBeenCalledTimes(times);
});
