import type { InstallerRouter } from '@door/api/routers';
import { createTRPCClient } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leavingLink } from './leaving-link.ts';

test('while the page is left a change is sent at once and outlives it, with the last token; a page that is shown again waits as before', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  onTestFinished(() => fetched.mockRestore());
  const batched: string[] = [];
  const { order } = createTRPCClient<InstallerRouter>({
    links: [
      leavingLink({ url: '/trpc/installer', authorization: () => 'Bearer last' }),
      () =>
        ({ op }) =>
          observable(() => void batched.push(op.path)),
    ],
  });
  dispatchEvent(new PageTransitionEvent('pagehide'));
  const removed = { Id: 'o1', LastUpdated: 'seen 1', LineId: 'l1' };
  void order.removeLine.mutate(removed);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/trpc/installer/order.removeLine',
    expect.objectContaining({
      ...{ method: 'POST', keepalive: true, body: JSON.stringify(removed) },
      headers: { 'content-type': 'application/json', authorization: 'Bearer last' },
    }),
  );
  dispatchEvent(new PageTransitionEvent('pageshow'));
  void order.removeLine.mutate(removed);
  expect([fetched.mock.calls.length, batched]).toEqual([1, ['order.removeLine']]);
});
