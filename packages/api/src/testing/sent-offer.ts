import { clientId } from '@door/domain/door/model/ids';
import { versionNow } from '../quote/freeze-version.ts';
import { saleOfQuote, saleUrl } from '../customer-page/customer-link.ts';
import { priceQuote } from '../quote/price-quote.ts';
import type { TestApi } from './a-test-api.ts';
import { personOf } from './people.ts';

const id = '5a1f4c1e-0000-4000-8000-0000000000ee';
const customerId = '5a1f4c1e-0000-4000-8000-0000000000ef';

/** The token of the page of an order. */
export async function pageOfOrder(api: TestApi, client: number, order: string): Promise<string> {
  const context = api.context(client, null);
  const url = await api.transactions.run(clientId(client), (stores) =>
    saleUrl({ ...context, stores }, { kind: 'order', id: order }),
  );
  return url.slice(url.lastIndexOf('/') + 1);
}

/** The token of an offer of that supplier. It is sent although the sample price list leaves much without a price. */
export async function sentOffer(api: TestApi, client: number): Promise<string> {
  const office = api.admin(client);
  await office.customer.create({ Id: customerId, Name: 'Ada' });
  await office.quote.create({ Id: id, CustomerId: customerId });
  const caller = personOf(client, 'admin');
  const context = api.context(client, caller);
  const supplier = await context.suppliers.find(clientId(client));
  if (!supplier) throw new Error('There is no such supplier.');
  const url = await api.transactions.run(clientId(client), async (stores) => {
    const ctx = { ...context, caller, supplier, stores };
    const stored = await stores.quotes.load(id);
    if (!stored) throw new Error('There is no such quote.');
    const sent = { ...stored, quote: { ...stored.quote, state: 'Sent' as const } };
    const frozen = await versionNow(ctx, sent, await priceQuote(ctx, sent.quote));
    await stores.quotes.save(sent);
    await stores.quoteVersions.add({
      quoteId: id,
      frozen,
      hash: ctx.ids.digest('version'),
      sentBy: caller.userId,
      idempotencyKey: '',
    });
    return saleUrl(ctx, saleOfQuote(id));
  });
  return url.slice(url.lastIndexOf('/') + 1);
}
