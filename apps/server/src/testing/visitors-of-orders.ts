import { randomUUID } from 'node:crypto';
import { saleUrl } from '@door/api/customer-page/customer-link';
import { digitsOf } from '@door/api/customer-page/page-code';
import { publicRouter } from '@door/api/routers';
import type { CallContext } from '@door/api/ports/context';
import { callContext, testClient } from './call-context.ts';
import type { TestServer } from './open-test-server.ts';
import { tokenOf } from './selling.ts';

/** What customers change of visits. */
export const visitCalls: readonly string[] = ['bookSlot', 'holdSlot', 'rebook'];

/** The customer of an order, in a browser in which the code of its page was typed. */
export async function customerOf(server: TestServer, orderId: string, clock: CallContext['clock']) {
  const context = { ...callContext(server, { caller: { role: 'public' } }), clock };
  const Token = await server.transactions.run(testClient, async (stores) =>
    tokenOf({ OfferUrl: await saleUrl({ ...context, stores }, { kind: 'order', id: orderId }) }),
  );
  const stranger = publicRouter.createCaller(context);
  const asked = { Token, Id: randomUUID() };
  await stranger.requestCode(asked);
  const { Device } = await stranger.enterCode({ Token, Id: randomUUID(), Code: digitsOf(context, asked.Id) });
  const calls = publicRouter.createCaller({ ...context, device: Device });
  const order = await calls.getMyOrder({ Token });
  const VisitOf = order.IsUnchanged ? '' : (order.Visits?.[0]?.VisitOf ?? '');
  return { calls, Token, VisitOf, sent: () => ({ Token, VisitOf, Id: randomUUID() }) };
}
