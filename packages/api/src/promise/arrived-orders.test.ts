import { expect, test } from 'vitest';
import { aVisit, onSite } from '../testing/a-fitting.ts';
import { soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { putOrder } from '../testing/put-order.ts';
import { quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { recheckPromises } from './recheck.ts';

test('an order that is handed over is in no danger, although nobody has said that it was made', async () => {
  const { api, fitting, sent, ready } = await onSite();
  await putOrder(api, 'Accepted');
  const recheck = () => recheckPromises(api.context(-1022, null), api.clientId);
  const { OfferUrl } = await api.installer().quote.createOfferLink({ Id: quoteId });
  const read = async () => {
    const order = await api.visitor().getMyOrder({ Token: tokenIn(OfferUrl) });
    return order.IsUnchanged ? expect.fail() : order;
  };
  // Its week is over, and nobody has made it.
  api.controls.now = Date.parse('2026-12-22T09:00:00Z');
  await recheck();
  expect((await read()).Promise?.IsChecked).toBe(true);
  expect((await api.installer().promise.get({ OrderId }))?.Risk).not.toBeNull();
  api.controls.now = Date.parse('2026-12-16T07:00:00Z');
  await ready();
  await fitting.handOver(sent);
  await recheck();
  expect(await read()).toMatchObject({ Stage: 'fitted', Promise: { IsChecked: false, CheckedUntil: null } });
  expect((await api.installer().promise.get({ OrderId }))?.Risk).toBeNull();
  expect((await api.installer().order.getOrderById(OrderId)).State).toBe('Accepted');
});

test('fitters who have only arrived change nothing of it', async () => {
  const { api, fitting, VisitId, said } = await aVisit();
  await fitting.record({ VisitId, Events: [said('arrived', '06:50')] });
  api.controls.now = Date.parse('2026-12-22T09:00:00Z');
  await recheckPromises(api.context(-1022, null), api.clientId);
  expect((await api.installer().promise.get({ OrderId }))?.Risk).not.toBeNull();
});
