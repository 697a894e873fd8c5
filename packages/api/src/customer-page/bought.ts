import { accepted, refused } from '@door/domain/door/model/result';
import { holdsAcceptance } from '@door/domain/selling/quote/quote-cycle';
import { messages } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import type { SentVersion } from '../quote/quote-version-store.ts';
import type { Result } from '../refusals.ts';
import type { Sale } from './link-store.ts';

/** What a customer has bought: an order, or what they have accepted while its order is still to be made. */
export type Bought =
  | { readonly kind: 'order'; readonly sale: Sale; readonly order: StoredOrder }
  | {
      readonly kind: 'accepted';
      readonly sale: Sale;
      readonly sent: SentVersion;
      readonly acceptedAt: string;
      readonly customerId: string | null;
    };

/** Of a quote that nobody has accepted there is none. Nothing is locked. */
export async function boughtOf(ctx: Pick<CallScope, 'stores'>, sale: Sale): Promise<Result<Bought>> {
  const { orders } = ctx.stores;
  const id = sale.kind === 'order' ? sale.id : (await orders.namedOfQuote(sale.id))?.id;
  const order = id === undefined ? undefined : (await orders.find([id])).at(0);
  if (order) return accepted({ kind: 'order', sale, order });
  const said = sale.kind === 'quote' ? await acceptedVersion(ctx, sale.id) : undefined;
  return said ? accepted({ kind: 'accepted', sale, ...said }) : refused('page.not-ordered', messages.page.notOrdered);
}

async function acceptedVersion({ stores }: Pick<CallScope, 'stores'>, quoteId: string) {
  const stored = await stores.quotes.load(quoteId);
  if (!stored || !holdsAcceptance(stored.quote.state)) return undefined;
  const sent = await stores.quoteVersions.find(quoteId, stored.quote.version);
  const events = await stores.offers.events([quoteId]);
  const said = events.findLast(({ kind, version }) => kind === 'accepted' && version === stored.quote.version);
  if (!said && stored.quote.state === 'Completed') return undefined;
  return sent && { sent, acceptedAt: said?.at ?? stored.lastUpdated, customerId: stored.quote.customerId };
}
