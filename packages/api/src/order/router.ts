import { accepted, refused } from '@door/domain/door/model/result';
import { waiveDrawing } from '../customer-page/confirm-order.ts';
import { customerPageToWire, page } from '../customer-page/office-view.ts';
import { answerMessage, orderMessages } from '../customer-page/thread.ts';
import { revokePageLink, rotatePageLink } from '../customer-page/rotate-link.ts';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { numberText } from '@door/domain/lib/running-number';
import { z } from 'zod';
import { personToWire } from '../enquiry/to-wire.ts';
import { orderIdInput } from '../input/ids.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { messages } from '../messages.ts';
import { type CallScope, inOneTransaction, procedure, router } from '../procedure.ts';
import { versionNumberInput } from '../quote/quote-input.ts';
import type { Result } from '../refusals.ts';
import { loadHistory, recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { setProductionWeek, updateCharges, updateDetails } from './change-details.ts';
import { addItems, removeLine, updateLine } from './change-lines.ts';
import { create } from './create.ts';
import { credit, creditWarnings, getCreditNote } from './credit.ts';
import { bomProgress, generateBoms } from './generate-boms.ts';
import { getVersion } from './get-version.ts';
import { list } from './list.ts';
import { loadOrder, orderOfMessage, touchOrder } from './load-order.ts';
import { moneyToWire } from './money-to-wire.ts';
import {
  accept,
  cancel,
  confirm,
  deliver,
  dispatch,
  hold,
  install,
  readyForProduction,
  reopen,
  resume,
} from './moves.ts';
import { shownNow } from './order-facts.ts';
import { orderMoveInput } from './order-input.ts';
import type { StoredOrder } from './order-store.ts';
import { orderToWire, pricedOrderToWire } from './order-to-wire.ts';
import { recordPayment, takeBackPayment } from './payments.ts';
import { blockersToWire, movesToWire } from './readiness.ts';
import { getReceipt } from './receipt.ts';
import { remake } from './remake.ts';

const orderQuery = procedure.allow('orders.sell').input(orderIdInput).use(inOneTransaction);

/** An order with lines, charges, what it comes to, the moves that it allows, and its history. */
const getOrderById = orderQuery.query(async ({ ctx, input: id }) => {
  const stored = await shownNow(ctx, unwrapOrThrow(await loadOrder(ctx, id)));
  const nameOf = await loadNames(ctx);
  return {
    ...(await pricedOrderToWire(ctx, stored)),
    ...(await remakesToWire(ctx, stored)),
    Money: await moneyToWire(ctx, stored),
    CustomerPage: await customerPageToWire(ctx, stored, nameOf),
    ...(await movesToWire(ctx, stored)),
    CreatedBy: personToWire(stored.createdBy, nameOf),
    History: await loadHistory(ctx, [{ about: 'order', aboutId: id }], nameOf),
  };
});

/** The readiness list: everything that stands in the way of the next state, and of those up to Ready; empty: nothing. */
const blockers = orderQuery.query(async ({ ctx, input: id }) =>
  blockersToWire(ctx, unwrapOrThrow(await loadOrder(ctx, id))),
);

/** The order whose doors this one makes again, and those that make its doors again. */
async function remakesToWire({ stores }: CallScope, { id, order: { remake } }: StoredOrder) {
  const original = remake && (await stores.orders.load(remake.of));
  const remakes = await stores.orders.remakesOf(id);
  return {
    RemakeOf:
      remake && original
        ? {
            Id: original.id,
            Number: numberText('order', original.number),
            Reason: remake.reason,
            /** Empty: the whole doors. */
            Parts: remake.parts,
            Charged: remake.isCharged,
            Note: remake.note,
          }
        : null,
    Remakes: remakes.map(({ id: remakeId, number, order }) => ({
      Id: remakeId,
      Number: numberText('order', number),
      State: order.state,
      Reason: order.remake?.reason ?? null,
    })),
  };
}

const input = z.strictObject({ ...orderMoveInput, Version: versionNumberInput });

const notConfirmed: Result<never> = refused('order.not-confirmed', messages.order.notConfirmed);

/** Mails the customer a confirmation with its PDF, once that is made. The same message again sends nothing. */
const sendConfirmation = procedure
  .allow('orders.sell')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, 'order.sendConfirmation', sent);
    const { stored, isRepeated } = await orderOfMessage(ctx, {
      id: sent.Id,
      lastUpdated: sent.LastUpdated,
      idempotencyKey,
    });
    if (isRepeated) return orderToWire(ctx, stored);
    const confirmed = await ctx.stores.orderVersions.find(sent.Id, sent.Version);
    const { frozen } = unwrapOrThrow(confirmed ? accepted(confirmed) : notConfirmed);
    const of = { kind: 'order', aboutId: sent.Id, version: sent.Version } as const;
    const found = await ctx.stores.documents.of(of);
    const { id: documentId } = unwrapOrThrow(
      found ? accepted(found) : refused('document.none', messages.document.none),
    );
    if (!isEmailAddress(frozen.customer.email)) unwrapOrThrow(refused('quote.no-email', messages.order.noEmail));
    const touched = await touchOrder(ctx, stored, idempotencyKey);
    await ctx.stores.outbox.add({ kind: 'order-to-customer', clientId: ctx.clientId, documentId });
    const entry = { about: 'order', aboutId: sent.Id, kind: 'document', from: null, to: frozen.paper.title } as const;
    await recordHistory(ctx, [entry]);
    return orderToWire(ctx, touched);
  });

export const orderRouter = router({
  accept,
  addItems,
  answerMessage,
  blockers,
  bomProgress,
  cancel,
  confirm,
  create,
  credit,
  creditWarnings,
  deliver,
  dispatch,
  generateBoms,
  getCreditNote,
  getOrderById,
  getReceipt,
  getVersion,
  hold,
  install,
  list,
  messages: orderMessages,
  page,
  readyForProduction,
  recordPayment,
  remake,
  removeLine,
  reopen,
  resume,
  revokePageLink,
  rotatePageLink,
  sendConfirmation,
  setProductionWeek,
  takeBackPayment,
  updateCharges,
  updateDetails,
  updateLine,
  waiveDrawing,
});
