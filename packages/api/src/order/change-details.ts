import { withOrderDetails } from '@door/domain/selling/order/change-details';
import { accepted } from '@door/domain/door/model/result';
import { checkEarlyWeek } from '@door/domain/selling/order/planned-week';
import { withOrderCharges } from '@door/domain/selling/order/change-order';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { customerIdInput } from '../input/ids.ts';
import { orderInput, orderMoveInput, weekInput } from './order-input.ts';
import { chargesInput, vatTreatmentInput } from '../quote/quote-input.ts';
import { text } from '../input/text.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { findCustomer } from '../customer/customers.ts';
import { moveVisits } from '../diary/tell-team.ts';
import { recordHistory } from '../system-status/history.ts';
import { changeOrder, changeSale } from './load-order.ts';
import { movePartsOf } from './move-parts.ts';
import { orderToWire } from './order-to-wire.ts';
import { mustHaveRoom } from './plan-week.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { promiseInWeek } from '../promise/promise-in-week.ts';
import { openRisks } from '../promise/recheck.ts';
import { chargeFrom } from '../quote/amounts.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { orderChangeMessages, orderingMessages } from '../messages.ts';

const orderCall = procedure.allow('orders.sell').use(inOneTransaction);

/** Each field: absent stays as it is. */
const detailsInput = z.strictObject({
  ...orderInput,
  CustomerId: customerIdInput.optional(),
  VatTreatment: vatTreatmentInput.optional(),
  Terms: text(20_000).optional(),
  Note: text(5000).optional(),
  /** Where the doors go. */
  DeliveryAddress: text(1000).optional(),
});

/** Sets what is named, as far as the state of the order allows. */
export const updateDetails = orderCall.input(detailsInput).mutation(async ({ ctx, input: sent }) => {
  let isElsewhere = false;
  const changed = await changeSale(ctx, {
    id: sent.Id,
    lastUpdated: sent.LastUpdated,
    idempotencyKey: idempotencyKeyOf(ctx, 'order.updateDetails', sent),
    change: async ({ order }) => {
      const customerId = sent.CustomerId
        ? unwrapOrThrow(await findCustomer(ctx, sent.CustomerId)).id
        : order.customerId;
      const details = {
        customerId,
        treatment: sent.VatTreatment ?? order.treatment,
        terms: sent.Terms ?? order.terms,
        note: sent.Note ?? order.note,
        deliveryAddress: sent.DeliveryAddress ?? order.deliveryAddress,
      };
      isElsewhere = details.deliveryAddress !== order.deliveryAddress;
      return withOrderDetails(order, details, { role: ctx.caller.role, ...orderChangeMessages });
    },
  });
  if (isElsewhere) await moveVisits(ctx, changed);
  return orderToWire(ctx, changed);
});

/** The whole list of charges as a person wrote it. */
export const updateCharges = orderCall
  .input(z.strictObject({ ...orderInput, Charges: chargesInput }))
  .mutation(async ({ ctx, input }) => {
    const changed = await changeSale(ctx, {
      id: input.Id,
      lastUpdated: input.LastUpdated,
      idempotencyKey: idempotencyKeyOf(ctx, 'order.updateCharges', input),
      change: ({ order }) => {
        const charges = input.Charges.map((charge) => chargeFrom(order, charge));
        return withOrderCharges(order, charges, orderChangeMessages);
      },
    });
    return orderToWire(ctx, changed);
  });

const weekInputs = z.strictObject({
  ...orderMoveInput,
  /** null: none yet. */
  Week: weekInput.nullable(),
  /** Why the week may hold more than it takes, or is later than was promised. */
  Reason: text(500).default(''),
  /** The tick beside a week before the promised one. */
  EarlyAccepted: booleanInput.default(false),
  /** Whether the customer is told of a later date than was promised: it is promised anew. */
  Tell: booleanInput.default(false),
});

/** Sets the week in which the works make it, once it is confirmed and so is known to take so much of a week. */
export const setProductionWeek = procedure
  .allow('production.run')
  .use(inOneTransaction)
  .input(weekInputs)
  .mutation(async ({ ctx, input: sent }) => {
    const { Id, LastUpdated, Week: week, Reason: reason, EarlyAccepted, Tell: tells } = sent;
    // Before the order: two planners of one week wait for each other, so that together they cannot overfill it, and rules that move promises
    // lock these before their orders.
    if (week !== null) {
      await ctx.stores.batches.lockWeek(week);
      await ctx.stores.batches.lockPromises();
    }
    let isUnknown = false;
    const changed = await changeOrder(ctx, {
      id: Id,
      lastUpdated: LastUpdated,
      idempotencyKey: idempotencyKeyOf(ctx, 'order.setProductionWeek', sent),
      change: async (stored) => {
        const { order } = stored;
        const planned = withOrderDetails(order, { week }, { role: ctx.caller.role, ...orderChangeMessages });
        if (!planned.ok || order.week === week) return planned;
        await recordHistory(ctx, [{ about: 'order', aboutId: Id, kind: 'week', from: order.week, to: week, reason }]);
        if (week === null) return planned;
        await mustHaveRoom(ctx, order, { week, reason });
        const { promisedWeek } = order;
        unwrapOrThrow(checkEarlyWeek({ week, promisedWeek, isEarlyAccepted: EarlyAccepted }, orderingMessages));
        const promised = await promiseInWeek(ctx, stored, { week, tells, reason });
        await movePartsOf(ctx, Id, week);
        ({ isUnknown } = promised);
        return accepted({ ...planned.value, promisedWeek: promised.promisedWeek });
      },
    });
    if (isUnknown) await openRisks(ctx, [changed]);
    return orderToWire(ctx, changed);
  });
