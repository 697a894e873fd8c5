import { may } from '@door/domain/people/roles';
import { bomStateOf } from '@door/domain/making/bom/bom-state';
import { amountText } from '@door/domain/selling/pricing/money';
import { amountOfLine } from '@door/domain/selling/pricing/quote-totals';
import { designLabel } from '@door/domain/door/design/design-label';
import { batchNumberText } from '@door/domain/making/batch/batch-number';
import { pointsText } from '@door/domain/making/batch/capacity-points';
import { leadTimesOf } from '@door/domain/selling/order/lead-time';
import { numberText } from '@door/domain/lib/running-number';
import { fittingOf } from '@door/domain/selling/order/order-cycle';
import { isUrgent, type OrderLine } from '@door/domain/selling/order/order';
import { findCustomer } from '../customer/customers.ts';
import { loadNames } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import { numberOf } from '../batch/load-batch.ts';
import type { StoredBatch, StoredPart } from '../batch/batch-store.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { StoredOrder } from './order-store.ts';
import type { CallScope } from '../procedure.ts';
import { chargeToWire, discountToWire, totalsToWire } from '../quote/quote-to-wire.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { promiseToWire } from '../promise/promise-to-wire.ts';
import { orderingMessages } from '../messages.ts';
import { shownNow } from './order-facts.ts';

/** What every list shows of an order. */
export const orderHeadToWire = ({ id, number, order }: StoredOrder) => ({
  Id: id,
  /** `10001`. */
  Number: numberText('order', number),
  State: order.state,
  /** null: the order was made by hand. */
  QuoteId: order.quote?.id ?? null,
  Currency: order.currency,
  Total: amountText(order.agreed.total),
  /** Doors that are made again come first in a week. */
  IsUrgent: isUrgent(order),
});

/** How far it is. */
export const orderStandingToWire = ({ order, createdAt, lastUpdated }: StoredOrder) => ({
  /** The state that a held order left; null: it is not held. */
  HeldFrom: order.heldFrom,
  /** What it takes of a production week; null: not settled before it is confirmed. */
  Points: order.points === null ? null : pointsText(order.points),
  /** `2647`; null: not set yet. */
  Week: order.week,
  /** The week that was promised when the works accepted it. */
  PromisedWeek: order.promisedWeek,
  CreatedAt: createdAt,
  LastUpdated: lastUpdated,
});

/** An order at the prices that were agreed, a draft at those of today. Costs are left out for who may not see them. */
export const orderToWire = async (ctx: CallScope, stored: StoredOrder) =>
  pricedOrderToWire(ctx, await shownNow(ctx, stored));

/** The same of an order that `shownNow` has answered. */
export async function pricedOrderToWire(ctx: CallScope, stored: StoredOrder) {
  const { order } = stored;
  const seesCost = may(ctx.caller.role, 'prices.seeCost');
  const { id, details } = unwrapOrThrow(await findCustomer(ctx, order.customerId));
  const items = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  const batches = await ctx.stores.batches.ofOrder(stored.id);
  const divided = await ctx.stores.batches.partsOf([stored.id]);
  const itemOf = ({ itemId }: OrderLine) => items.find(({ item }) => item.id === itemId);
  return {
    ...orderHeadToWire(stored),
    ...orderStandingToWire(stored),
    /** Whether somebody has still to fit its doors; `none`: they are only supplied. */
    Fitting: fittingOf(order),
    QuoteVersion: order.quote?.version ?? null,
    /** What the customer accepted. */
    QuotedTotal: order.quote && amountText(order.quote.total),
    /** Who made this version; null: a rule. */
    ChangedBy: personToWire(stored.changedBy, await loadNames(ctx)),
    /** Who was merged is answered as the customer that they are part of now. */
    CustomerId: id,
    Customer: { Id: id, Name: details.name },
    VatTreatment: order.treatment,
    Terms: order.terms,
    Note: order.note,
    DeliveryAddress: order.deliveryAddress,
    DispatchedOn: order.days.dispatched,
    DeliveredOn: order.days.delivered,
    InstalledOn: order.days.installed,
    Lines: order.lines.map((line, at) => ({
      ...lineToWire(ctx, line, itemOf(line)),
      Position: at + 1,
      Batch: batchOfPart(batches, line.id),
      /** The parts of a line that somebody has divided, the first doors first; empty: it is made as a whole. */
      Parts: partsToWire(line, { divided, batches }),
    })),
    Charges: order.charges.map((charge) => chargeToWire(charge, seesCost)),
    Discount: discountToWire(order.discount),
    Totals: totalsToWire(order.agreed, seesCost),
    Promise: await promiseToWire(ctx, stored),
    /** What its doors wait for, the longest first: that is its lead time. */
    LeadTimes: leadTimesOf(
      items.map(({ item }) => item),
      ctx.supplier.catalogue,
      ctx.supplier.client.works,
    ).map(({ reason, days }) => ({ Reason: reason, Text: orderingMessages.leads[reason], Days: days })),
  };
}

const lineToWire = (
  { supplier }: CallScope,
  { id, itemId, quantity, unit }: OrderLine,
  stored: StoredItem | undefined,
) => ({
  LineId: id,
  ItemId: itemId,
  /** 'Single Door, Minster, Ruby Red'. */
  Door: stored ? designLabel(stored.item, supplier.catalogue) : '',
  Quantity: quantity,
  Unit: amountText(unit),
  Amount: amountText(amountOfLine({ unit, quantity })),
  /** `missing`, `stale` or `fresh`. */
  Bom: stored ? bomStateOf(stored) : ('missing' as const),
  BomUpdated: stored?.bomUpdated ?? null,
  /** When its measurements were declared final. */
  MeasuredAt: stored?.measuredAt ?? null,
});

interface Divided {
  readonly divided: readonly StoredPart[];
  readonly batches: readonly StoredBatch[];
}

const partsToWire = ({ id }: OrderLine, { divided, batches }: Divided) =>
  divided
    .filter(({ lineId }) => lineId === id)
    .toSorted((one, other) => one.first - other.first)
    .map((part) => ({ First: part.first, Doors: part.doors, Batch: batchOfPart(batches, part.id) }));

/** null: it stands in none. */
function batchOfPart(batches: readonly StoredBatch[], id: string) {
  const found = batches.find(({ batch }) => batch.lines.some(({ lineId }) => lineId === id));
  return found ? { Id: found.id, Number: batchNumberText(numberOf(found)), State: found.batch.state } : null;
}
