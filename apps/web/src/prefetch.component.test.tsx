import { afterEach, expect, test, vi } from 'vitest';
import { createPageRules } from './platform/on-demand/load-on-demand.ts';
import { afterPaint } from './platform/scheduling/scheduling.ts';
import { catalogue } from './platform/testing/fakes.ts';
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
  prefetchPages({ api: { prepare }, rules: createPageRules(catalogue) });
  await afterPaint();
  await new Promise((done) => setTimeout(done));
  expect(prepare).toHaveBeenCalledTimes(times);
});
