import { accepted } from '@door/domain/door/model/outcome';
import { numberText } from '@door/domain/lib/running-number';
import { reckoned } from '@door/domain/selling/order/change-order';
import { noOrderDays, type Order } from '@door/domain/selling/order/order';
import { remadeLines } from '@door/domain/selling/order/remade-lines';
import { remakeInput } from './payment-input.ts';
import { recordHistory } from '../system-status/history.ts';
import { createOrder, orderTaken } from './create-order.ts';
import { loadOrder } from './load-order.ts';
import { orderToWire } from './order-to-wire.ts';
import { remadeOrderLine } from './remade-line.ts';
import type { StoredOrder } from './order-store.ts';
import { taxOf } from '../pricing/tax-of.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { remakeReasonWords, remakingWords } from '../words.ts';

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
    const remade = unwrapOrThrow(remadeLines(original.order, asked, remakingWords));
    const why = { of: OrderId, reason: Reason, parts: Parts, isCharged: Charged, note: Note };
    const lines: Order['lines'][number][] = [];
    for (const each of remade) lines.push(await remadeOrderLine(ctx, each, { orderId: Id, remake: why }));
    const order = reckoned({ ...remakeOf(original.order), remake: why, lines }, await taxOf(ctx));
    const made = await createOrder(ctx, { id: Id, order });
    const [from, to] = [original, made].map(({ number }) => numberText('order', number));
    const reason = [remakeReasonWords[Reason], Note].filter((text) => text !== '').join(' ');
    await recordHistory(ctx, [
      { about: 'order', aboutId: Id, kind: 'remake', from: from ?? null, to: null, reason },
      { about: 'order', aboutId: OrderId, kind: 'remake', from: null, to: to ?? null, reason },
    ]);
    return orderToWire(ctx, made);
  });

/** A message that arrives twice finds its order. */
const isRemakeOf = (stored: StoredOrder, originalId: string): Outcome<StoredOrder> =>
  stored.order.remake?.of === originalId ? accepted(stored) : orderTaken;

/** What a remake has of its original: the customer, the place and the terms, but no charges and no discount. */
const remakeOf = (original: Order): Order => ({
  ...original,
  state: 'Draft',
  heldFrom: null,
  quote: null,
  charges: [],
  discount: { kind: 'none' },
  points: null,
  week: null,
  promisedWeek: null,
  days: noOrderDays,
});
