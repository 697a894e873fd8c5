import type { InstallerRouter } from '@door/api/routers';
import { createTRPCClient, TRPCClientError } from '@trpc/client';
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

test('a change that waits for its answer is sent once more while the page is left, and one that was answered is not', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  onTestFinished(() => fetched.mockRestore());
  const { quote } = createTRPCClient<InstallerRouter>({
    links: [
      leavingLink({ url: '/trpc/installer', authorization: () => 'Bearer last' }),
      () =>
        ({ op }) =>
          observable((observer) => {
            if (op.path === 'quote.remove') observer.error(TRPCClientError.from(new Error('Refused.')));
          }),
    ],
  });
  const line = { Id: 'q1', LastUpdated: 'seen 1', LineId: 'l1', Quantity: 12 };
  await quote.remove.mutate({ Id: 'q2' }).catch(() => undefined);
  void quote.updateLine.mutate(line);
  void quote.getQuoteById.query('q1');
  expect(fetched).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  const ofQuotes = fetched.mock.calls.filter(([address]) => typeof address === 'string' && address.includes('/quote.'));
  expect(ofQuotes).toEqual([
    [
      '/trpc/installer/quote.updateLine',
      expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify(line) }),
    ],
  ]);
  dispatchEvent(new PageTransitionEvent('pageshow'));
});
