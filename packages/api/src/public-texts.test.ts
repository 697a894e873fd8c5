import { expect, test } from 'vitest';
import { loadDoorPaper } from './document/load-door-paper.ts';
import { recheckPromises } from './promise/recheck.ts';
import { aSentQuote, quoteId, tokenIn } from './testing/a-sent-quote.ts';
import { aGlazedDoor, measure, soldOrderId as OrderId } from './testing/a-sold-order.ts';
import { aTestApi, type TestApi } from './testing/a-test-api.ts';
import { aNeighbour, busyWorks, secrets } from './testing/busy-works.ts';
import { confirmOrder } from './testing/confirm-order.ts';

// Today is Saturday 21 November 2026.

const shows = (api: TestApi) => api.setClient({ promiseDisplay: 'date' });

test('law 15: nothing that visitors and customers read names a vendor, a cost, an article, another order or a load', async () => {
  const api = await aTestApi();
  const { OfferUrl, Version, Hash } = await aSentQuote(api, aGlazedDoor);
  shows(api);
  await busyWorks(api);
  const Token = tokenIn(OfferUrl);
  const { visitor, installer, fabricator } = api;
  const texts: Record<string, unknown> = {};

  const { Id: door } = await aGlazedDoor(api);
  const { ShareId } = await visitor().shareDesign({ ItemId: door });
  texts['a visitor’s door'] = await visitor().getPrice({ ItemId: door });
  texts['doors side by side'] = await visitor().comparePrices({ ShareIds: [ShareId] });
  texts['the paper of a door'] = await paperOf(api, ShareId);
  texts['an open offer'] = await visitor().getOffer(Token);

  await installer().quote.accept({ Id: quoteId, Version, Hash, How: 'phone' });
  const order = await installer().quote.convertToOrder({ Id: quoteId, OrderId });
  await aNeighbour(api, door);
  await installer().order.updateDetails({
    Id: OrderId,
    LastUpdated: order.LastUpdated,
    DeliveryAddress: '1 Mill Lane',
  });
  await measure(api, order.Lines[0]?.ItemId ?? '');
  await confirmOrder(installer(), OrderId);
  await fabricator().order.accept({ Id: OrderId, CreditChecked: true });
  texts['a promised order'] = await visitor().getOffer(Token);
  texts['its confirmation'] = (await installer().order.getVersion({ Id: OrderId })).Paper;

  // Nobody orders the glass.
  const at = async (moment: string) => {
    api.controls.now = Date.parse(moment);
    await recheckPromises(api.context(-1022, null), api.clientId);
    return visitor().getOffer(Token);
  };
  const risky = await at('2026-12-07T09:00:00.000Z');
  expect(risky.Order?.Promise).toMatchObject({ CheckedUntil: '2026-12-08 17:00' });
  texts['a date that is being checked'] = risky;
  const moved = await at('2026-12-08T17:00:00.000Z');
  expect(moved.Order?.Promise?.Moves).toHaveLength(1);
  texts['a date that has moved'] = moved;

  for (const [where, told] of Object.entries(texts)) {
    const text = JSON.stringify(told);
    expect(text.length, where).toBeGreaterThan(100);
    for (const secret of Object.values(secrets)) expect(text, `${where}: ${secret}`).not.toContain(secret);
  }
});

async function paperOf(api: TestApi, shareId: string) {
  const ctx = api.context(-1022, { role: 'public' });
  const supplier = (await ctx.suppliers.find(api.clientId)) ?? expect.fail();
  const scope = { ...ctx, supplier, caller: { role: 'public' } as const };
  const found = await api.transactions.run(api.clientId, (stores) => loadDoorPaper({ ...scope, stores }, shareId));
  return found.ok ? found.value.paper : expect.fail();
}
