import { accepted } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { withComputedTotals } from '@door/domain/selling/order/change-order';
import { noOrderDays, type Order, type OrderLine } from '@door/domain/selling/order/order';
import { type RemadeLine, remadeLines, remadePrice } from '@door/domain/selling/order/remade-lines';
import type { Remake } from '@door/domain/selling/order/remake';
import { loadItem } from '../item/load-item.ts';
import { addedLines, copyOf, storeCopy } from '../item/store-copy.ts';
import { taxOf } from '../pricing/tax-of.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { remakeReasonMessages, remakingMessages } from '../messages.ts';
import { createOrder, orderTaken } from './create-order.ts';
import { loadOrder } from './load-order.ts';
import type { StoredOrder } from './order-store.ts';
import { orderToWire } from './order-to-wire.ts';
import { remakeInput } from './payment-input.ts';

/** Makes an order that makes doors of another one again: urgent, charged or not. The original stays as it is. */
export const remake = procedure
  .allow('production.run')
  .input(remakeInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    const { Id, OrderId, Reason, Parts, Charged, Note } = input;
    const { orders } = ctx.stores;
    const original = unwrapOrThrow(await loadOrder(ctx, OrderId));
    const earlier = await orders.load(Id);
    if (earlier) return orderToWire(ctx, unwrapOrThrow(isRemakeOf(earlier, OrderId)));
    const asked = input.Lines.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity ?? null }));
    const remade = unwrapOrThrow(remadeLines(original.order, asked, remakingMessages));
    const why = { of: OrderId, reason: Reason, parts: Parts, isCharged: Charged, note: Note };
    const lines: Order['lines'][number][] = [];
    for (const each of remade) lines.push(await remadeOrderLine(ctx, each, { orderId: Id, remake: why }));
    const order = withComputedTotals({ ...remakeOf(original.order), remake: why, lines }, await taxOf(ctx));
    const made = await createOrder(ctx, { id: Id, order });
    const [from, to] = [original, made].map(({ number }) => numberText('order', number));
    const reason = [remakeReasonMessages[Reason], Note].filter((text) => text !== '').join(' ');
    await recordHistory(ctx, [
      { about: 'order', aboutId: Id, kind: 'remake', from: from ?? null, to: null, reason },
      { about: 'order', aboutId: OrderId, kind: 'remake', from: null, to: to ?? null, reason },
    ]);
    return orderToWire(ctx, made);
  });

/** A message that arrives twice finds its order. */
const isRemakeOf = (stored: StoredOrder, originalId: string): Result<StoredOrder> =>
  stored.order.remake?.of === originalId ? accepted(stored) : orderTaken;

/** What a remake has of its original: the customer, the place and the terms, but no charges and no discount. */
const remakeOf = (original: Order): Order => ({
  ...original,
  state: 'Draft',
  heldFrom: null,
  quote: null,
  charges: [],
  discount: { kind: 'none' },
  granted: null,
  points: null,
  week: null,
  promisedWeek: null,
  days: noOrderDays,
});

interface RemakeLine {
  /** The order that makes it again. */
  readonly orderId: string;
  readonly remake: Remake;
}

/**
 * A line with a copy of the door as it was made, not settled again. It counts as measured as the original does, unless it is
 * made again because it was measured wrong.
 */
async function remadeOrderLine(
  ctx: CallScope,
  { line, quantity }: RemadeLine,
  { orderId, remake: { isCharged, reason } }: RemakeLine,
): Promise<OrderLine> {
  const nameOf = (what: string) =>
    ctx.ids.itemNamed(`${what} ${line.id} remade by ${orderId} of ${String(ctx.clientId)}`);
  const original = unwrapOrThrow(await loadItem(ctx, line.itemId, 'design'));
  const itemId = nameOf('item');
  const copy = copyOf(original.item, itemId);
  const added = await addedLines(ctx, line.itemId);
  const { lastUpdated } = await storeCopy(ctx, { copy, original, added });
  if (reason === 'measured-wrong') {
    const copied = await ctx.stores.items.load(itemId);
    if (copied) await ctx.stores.items.save({ ...copied, measuredAt: null });
  }
  return { id: nameOf('line'), itemId, quantity, ...remadePrice(line, { isCharged, copiedAt: lastUpdated }) };
}
