import { withOrderLineChange, withOrderLines, withoutOrderLine } from '@door/domain/selling/order/change-order';
import { z } from 'zod';
import { followSurvey } from '../diary/survey-jobs.ts';
import { newIdInput, orderLineIdInput } from '../input/ids.ts';
import { orderInput } from './order-input.ts';
import { addedItemsInput } from '../quote/added-item-input.ts';
import { positionInput, quantityInput } from '../quote/quote-input.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { changeSale, loadOrder } from './load-order.ts';
import { newOrderLines } from './new-order-lines.ts';
import { orderToWire } from './order-to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { addedLines } from '../quote/new-lines.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { orderChangeMessages } from '../messages.ts';

const orderCall = procedure.allow('orders.sell').use(inOneTransaction);

const addInput = z.strictObject({ ...orderInput, ...addedItemsInput });

/** Adds copies of items at the end, at the prices of today. */
export const addItems = orderCall.input(addInput).mutation(async ({ ctx, input }) => {
  const { Id, LastUpdated } = input;
  const added = addedLines(ctx, `order ${Id} of ${LastUpdated}`, input);
  const changed = await changeSale(ctx, {
    id: Id,
    lastUpdated: LastUpdated,
    idempotencyKey: idempotencyKeyOf(ctx, 'order.addItems', input),
    change: async (stored) => {
      // Asked before anything is copied: a locked order takes no line at all.
      const order = unwrapOrThrow(withOrderLines(stored.order, [], orderChangeMessages));
      return withOrderLines(order, await newOrderLines(ctx, stored, added), orderChangeMessages);
    },
  });
  await followSurvey(ctx, changed);
  return orderToWire(ctx, changed);
});

const lineInput = z.strictObject({
  ...orderInput,
  LineId: orderLineIdInput,
  Quantity: quantityInput.optional(),
  /** From 1; beyond the last: the last. */
  Position: positionInput.optional(),
});

/** Sets how many of a line there are, and its place on the paper. */
export const updateLine = orderCall.input(lineInput).mutation(async ({ ctx, input }) => {
  const changed = await changeSale(ctx, {
    id: input.Id,
    lastUpdated: input.LastUpdated,
    idempotencyKey: idempotencyKeyOf(ctx, 'order.updateLine', input),
    change: ({ order }) => {
      const change = { lineId: input.LineId, quantity: input.Quantity, position: input.Position };
      return withOrderLineChange(order, change, orderChangeMessages);
    },
  });
  await followSurvey(ctx, changed);
  return orderToWire(ctx, changed);
});

/** Takes a line out with its copy of the item. A line that is gone already counts as removed. */
export const removeLine = orderCall
  .input(z.strictObject({ ...orderInput, LineId: newIdInput }))
  .mutation(async ({ ctx, input }) => {
    const { Id, LastUpdated, LineId } = input;
    const { order: before } = unwrapOrThrow(await loadOrder(ctx, Id));
    const changed = await changeSale(ctx, {
      id: Id,
      lastUpdated: LastUpdated,
      idempotencyKey: idempotencyKeyOf(ctx, 'order.removeLine', input),
      change: ({ order }) => withoutOrderLine(order, LineId, orderChangeMessages),
    });
    const removed = before.lines.find(({ id }) => id === LineId);
    if (removed) await ctx.stores.items.remove(removed.itemId);
    await followSurvey(ctx, changed);
    return orderToWire(ctx, changed);
  });
