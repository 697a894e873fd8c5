import type { ClientId } from '@door/domain/door/model/ids';
import { accepted, refused } from '@door/domain/door/model/result';
import { monthsAfter } from '@door/domain/lib/calendar-day';
import type { Order } from '@door/domain/selling/order/order';
import { pageLimits } from '@door/domain/selling/page/page-limits';
import { messages } from '../messages.ts';
import type { Ports } from '../ports/context.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import type { CustomerLink, Sale } from './link-store.ts';

/** What a link is made with: a job has it as well as a call. */
export type LinkScope = Pick<CallScope, 'clientId' | 'offerLinks' | 'stores' | 'ids' | 'clock'>;

type LinkOf = Pick<CustomerLink, 'sale' | 'ordinal'>;

export const saleOfQuote = (id: string): Sale => ({ kind: 'quote', id });

/** The sale of an order: that of its quote, whose link goes on to lead to it. */
export const saleOfOrder = ({ id, order: { quote } }: { readonly id: string; readonly order: Pick<Order, 'quote'> }) =>
  quote === null ? ({ kind: 'order', id } as const) : saleOfQuote(quote.id);

/** The address of the customer's page of a sale: the link that there is, or a new one where none is or all have ended. Asked for again, it is the same. */
export async function saleUrl(ctx: LinkScope, sale: Sale): Promise<string> {
  const { stores, ids } = ctx;
  const links = await stores.links.of(sale);
  const living = links.findLast((link) => link.endedAt === null && ids.digest(tokenOf(ctx, link)) === link.tokenHash);
  return urlOf(ctx, living ?? (await addLink(ctx, sale, { after: links.length, attempt: null })));
}

interface NewLink {
  /** How many links the sale has had. */
  readonly after: number;
  readonly attempt: string | null;
}

/** Another link of a sale. */
export async function addLink(ctx: LinkScope, sale: Sale, { after, attempt }: NewLink): Promise<CustomerLink> {
  const named = { sale, ordinal: after + 1 };
  const tokenHash = ctx.ids.digest(tokenOf(ctx, named));
  const ended = { endedAt: null, endedAs: null };
  const link = { ...named, ...ended, tokenHash, attempt, createdAt: ctx.clock.now().toISOString() };
  await ctx.stores.links.add(link);
  return link;
}

export const urlOf = (ctx: LinkScope, link: LinkOf): string =>
  ctx.offerLinks.pageUrl(ctx.clientId, `/offer/${tokenOf(ctx, link)}`);

/** Not stored: the server's secret and the name of the link make it again. */
const tokenOf = ({ offerLinks, clientId }: LinkScope, { sale, ordinal }: LinkOf): string =>
  offerLinks.token(`page ${String(clientId)} ${sale.kind} ${sale.id} ${String(ordinal)}`);

/** The link of a token. One that has ended is answered as one that nobody has, after the same work: a hash and a row by its key. */
export async function openLink({ stores, ids }: CallScope, token: string): Promise<Result<CustomerLink>> {
  const link = await stores.links.find(ids.digest(token));
  return link?.endedAt === null ? accepted(link) : refused('offer.none', messages.offer.none);
}

/** Links end ten years after their orders were closed: until then the page has everything for the door's life. Run again it changes nothing. */
export async function endKeptLinks(
  { suppliers, transactions, clock }: Pick<Ports, 'suppliers' | 'transactions' | 'clock'>,
  clientId: ClientId,
): Promise<void> {
  const supplier = await suppliers.find(clientId);
  if (!supplier) return;
  const before = monthsAfter(today({ supplier, clock }), -12 * pageLimits.keepYears);
  const at = clock.now().toISOString();
  await transactions.run(clientId, ({ links }) => links.endClosed({ before: `${before}T00:00:00.000Z`, at }));
}
