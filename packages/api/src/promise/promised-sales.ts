import { isGlassOpen } from '@door/domain/door/glass/glass-of-set';
import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import { isFitted } from '@door/domain/selling/pricing/quote-totals';
import type { ItemId } from '@door/domain/door/model/ids';
import type { OpenedOrder } from '../order/order-facts.ts';
import { findCustomer } from '../customer/customers.ts';
import { orderMoney } from '../order/order-money.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { pointsOf } from '../order/plan-week.ts';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { QuoteFigures } from '../quote/quote-figures.ts';
import type { StoredQuote } from '../quote/quote-store.ts';
import type { PromisedSale } from './promise-facts.ts';

/** An order as the works accept it on this day; null: not yet. */
export async function promisedSaleOfOrder(
  ctx: CallScope,
  { id, number, order, items }: Pick<StoredOrder, 'id' | 'number'> & OpenedOrder,
  accepted: string | null,
): Promise<PromisedSale> {
  return {
    points: order.points ?? pointsOf(ctx, { order, items }),
    accepted,
    ...(await depositOf(ctx, { id, order })),
    ends: isFitted(order.charges) ? 'fitted' : 'delivered',
    items: [...items.values()],
    orderId: id,
    number,
    quoteId: order.quote?.id ?? null,
    doors: { order, items },
    address: order.deliveryAddress,
    heldIn: order.state === 'Cancelled' ? null : (order.week ?? order.promisedWeek),
  };
}

/** The day of the payment that covered the deposit; null: it is not covered, or none is asked for. */
export async function depositOf(ctx: Pick<CallScope, 'stores'>, stored: Pick<StoredOrder, 'id' | 'order'>) {
  const { payments, balance } = await orderMoney(ctx, stored);
  const depositAsked = balance.depositAsked.minor > 0;
  const isOpen = !depositAsked || balance.depositOpen.minor > 0;
  const days = payments.map(({ payment }) => payment.on).toSorted();
  return { depositAsked, deposit: isOpen ? null : (days.at(-1) ?? null) };
}

/** On which the works accepted an order that has a promise; null: none stands. */
export async function acceptedOn(ctx: CallScope, { id, order }: StoredOrder): Promise<string | null> {
  if (order.promisedWeek === null) return null;
  const last = (await ctx.stores.promises.of(id)).at(-1);
  return last ? dayOf(ctx, last.madeAt) : null;
}

/** A quote as it would be ordered: with its deposit still to come. */
export async function promisedSaleOfQuote(
  ctx: CallScope,
  { id, quote }: Pick<StoredQuote, 'id' | 'quote'>,
  { totals }: Pick<QuoteFigures, 'totals'>,
): Promise<PromisedSale> {
  const sale = await promisedSaleOfItems(ctx, quote.lines);
  const ends = isFitted(quote.charges) ? 'fitted' : 'delivered';
  const address = await addressOfQuote(ctx, quote);
  return { ...sale, quoteId: id, depositAsked: totals.deposit.minor > 0, ends, address };
}

/** Where the doors of a quote go: its own address, else that of its customer. Nobody asks for it where all doors leave on the same days. */
async function addressOfQuote(ctx: CallScope, { deliveryAddress, customerId }: StoredQuote['quote']): Promise<string> {
  if (deliveryAddress !== '' || customerId === null || ctx.supplier.client.works.transportZones.length === 0)
    return deliveryAddress;
  const customer = await findCustomer(ctx, customerId);
  return customer.ok ? (customer.value.details.sites[0]?.address ?? '') : '';
}

/**
 * Why nobody can know a date of an order; null: its facts tell one, or that there is none. Of what is not ordered yet glass that is not chosen counts
 * as of the usual.
 */
export function undatedBecause(ctx: CallScope, sale: PromisedSale): 'rows-missing' | 'glass-open' | null {
  if (hasUnknownRows(ctx, sale)) return 'rows-missing';
  return sale.orderId !== null && lacksGlass(ctx, sale) ? 'glass-open' : null;
}

/** Whether a door has something that the catalogue no longer has a row of: nobody knows what it takes. */
export const hasUnknownRows = ({ supplier }: CallScope, { items }: Pick<PromisedSale, 'items'>): boolean =>
  items.some(({ item }) => unknownRows(item, supplier.context).length > 0);

/** Whether panes of a door wait for somebody to choose their glass: nobody knows when that can be there, so that nothing is promised. */
const lacksGlass = ({ supplier }: CallScope, { items }: Pick<PromisedSale, 'items'>): boolean =>
  items.some(({ item }) => isGlassOpen(item, supplier.catalogue));

/** Doors as they would be ordered and fitted. */
export async function promisedSaleOfItems(
  ctx: CallScope,
  lines: readonly { readonly id: string; readonly itemId: ItemId; readonly quantity: number }[],
): Promise<PromisedSale> {
  const items = await ctx.stores.items.find(lines.map(({ itemId }) => itemId));
  const found = new Map(items.map((stored) => [stored.item.id, stored]));
  return {
    points: pointsOf(ctx, { order: { lines }, items: found }),
    accepted: null,
    deposit: null,
    depositAsked: false,
    ends: 'fitted',
    items,
    heldIn: null,
    orderId: null,
    number: null,
    quoteId: null,
    address: '',
    doors: { order: { lines }, items: found },
  };
}
