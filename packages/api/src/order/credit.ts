import { type AskedCredit, creditNoteOf } from '@door/domain/selling/credit/issue-credit';
import type { ChargedPart } from '@door/domain/selling/credit/charged-lines';
import type { Currency } from '@door/domain/door/model/item-record';
import { accepted, refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import type { Order } from '@door/domain/selling/order/order';
import { letterheadOf } from '@door/domain/selling/quote/paper';
import { unprintableTexts } from '../document/unprintable-texts.ts';
import { z } from 'zod';
import { beginDocument } from '../document/begin-document.ts';
import { creditNoteIdInput, orderIdInput } from '../input/ids.ts';
import { creditInput, type WireCreditLine } from './payment-input.ts';
import { text } from '../input/text.ts';
import { findCustomer } from '../customer/customers.ts';
import { recordHistory } from '../system-status/history.ts';
import { creditedTexts } from './credited-texts.ts';
import { loadOrder } from './load-order.ts';
import { creditDocument, creditNoteToWire } from './money-to-wire.ts';
import { supersedeLiving } from './book-payment.ts';
import { moneyTasksAfter } from './money-tasks.ts';
import { closeWhenPaid } from './move-order.ts';
import type { StoredCreditNote } from './credit-note-store.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { creditingMessages } from '../messages.ts';
import { creditMessages } from '../payment/messages.ts';

/** Issues a credit note about lines of an order that is being made: at most what was charged, with VAT as it was charged. */
export const credit = procedure
  .allow('production.run')
  .input(creditInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, OrderId, Reason, Lines } }) => {
    const { creditNotes, numbers } = ctx.stores;
    const stored = unwrapOrThrow(await loadOrder(ctx, OrderId));
    const repeated = await creditNotes.load(Id);
    if (repeated) return creditNoteToWire(ctx, unwrapOrThrow(isOf(repeated, OrderId)));
    const { order, number } = stored;
    const textOf = await creditedTexts(ctx, order);
    const asked = Lines.map((line) => askedCredit(line, order.currency, textOf));
    const earlier = (await creditNotes.ofOrder(OrderId)).map(({ note }) => note);
    const head = {
      order: { id: OrderId, number },
      ...(await addressedBy(ctx, order)),
      catalogueVersion: ctx.supplier.catalogueVersion,
      reason: Reason,
      issuedOn: today(ctx),
    };
    const note = unwrapOrThrow(creditNoteOf(order, { ...head, asked, earlier }, creditingMessages));
    const issued = { id: Id, note, issuedBy: ctx.caller.userId, issuedAt: ctx.clock.now().toISOString() };
    // Last of all that may be refused: a number that is drawn is used, or given back with everything else.
    const made: StoredCreditNote = { ...issued, number: await numbers.draw('credit') };
    if (!(await creditNotes.add(made))) unwrapOrThrow(taken);
    await beginDocument(ctx, creditDocument(Id), { at: made.issuedAt, mails: false });
    const to = numberText('credit', made.number);
    await recordHistory(ctx, [{ about: 'order', aboutId: OrderId, kind: 'credit', from: null, to, reason: Reason }]);
    await moneyTasksAfter(ctx, await closeWhenPaid(ctx, stored), Id);
    await supersedeLiving(ctx, stored.id);
    return creditNoteToWire(ctx, made);
  });

/** Who issues a credit note, and to whom. */
async function addressedBy(ctx: OfficeScope, { customerId, deliveryAddress }: Order) {
  const { details } = unwrapOrThrow(await findCustomer(ctx, customerId));
  return {
    customer: { name: details.name, address: details.sites[0]?.address ?? deliveryAddress },
    letterhead: letterheadOf(ctx.supplier.client),
  };
}

const warningsInput = z.strictObject({ OrderId: orderIdInput, Reason: text(500).default('') });

/** What is worth a look before a credit note is issued for this reason: letters that its PDF would lack. */
export const creditWarnings = procedure
  .allow('production.run')
  .input(warningsInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { OrderId, Reason } }) => {
    const { order } = unwrapOrThrow(await loadOrder(ctx, OrderId));
    const { customer, letterhead } = await addressedBy(ctx, order);
    return unprintableTexts(ctx, {
      customer: [customer.name, customer.address],
      reason: [Reason],
      supplier: [letterhead.name, ...letterhead.lines],
    });
  });

/** A credit note as it was issued. */
export const getCreditNote = procedure
  .allow('orders.sell')
  .input(creditNoteIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const stored = await ctx.stores.creditNotes.load(id);
    return creditNoteToWire(ctx, unwrapOrThrow(stored ? accepted(stored) : none));
  });

const none: Result<never> = refused('credit.none', creditMessages.none);
const taken: Result<never> = refused('credit.taken', creditMessages.taken);

/** A message that arrives twice finds its note. */
const isOf = (stored: StoredCreditNote, orderId: string): Result<StoredCreditNote> =>
  stored.note.order.id === orderId ? accepted(stored) : taken;

function askedCredit(line: WireCreditLine, currency: Currency, textOf: (part: ChargedPart) => string): AskedCredit {
  const part: ChargedPart =
    'LineId' in line ? { kind: 'line', id: line.LineId } : { kind: 'charge', id: line.ChargeId };
  const by =
    'Quantity' in line ? { quantity: line.Quantity } : { net: unwrapOrThrow(amountFrom(line.Amount, currency)) };
  return { ...part, by, text: textOf(part) };
}
