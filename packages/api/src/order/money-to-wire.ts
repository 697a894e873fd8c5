import { amountText } from '@door/domain/selling/pricing/money';
import { creditPaperOf } from '@door/domain/selling/credit/credit-paper';
import { creditableLines } from '@door/domain/selling/credit/creditable-lines';
import { isInProduction } from '@door/domain/selling/order/order';
import { numberText } from '@door/domain/lib/running-number';
import { hasReceipt, isTakenBack } from '@door/domain/selling/payment/payment';
import { addressesOfVersion } from '../document/addresses-of-version.ts';
import { loadNames, type NameOf } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import type { StoredCreditNote } from './credit-note-store.ts';
import type { StoredOrder } from './order-store.ts';
import type { StoredPayment } from './payment-store.ts';
import type { CallScope } from '../procedure.ts';
import { percentOf } from '../quote/quote-to-wire.ts';
import { paperTexts } from '../messages.ts';
import { creditedTexts } from './credited-texts.ts';
import { orderMoney } from './order-money.ts';

/** What was paid for an order, credited and is open, and what can still be credited. */
export async function moneyToWire(ctx: CallScope, stored: StoredOrder) {
  const { payments, creditNotes, balance } = await orderMoney(ctx, stored);
  const nameOf = await loadNames(ctx);
  const notes = creditNotes.map(({ note }) => note);
  const textOf = await creditedTexts(ctx, stored.order);
  const creditable = isInProduction(stored.order) ? creditableLines(stored.order, notes) : [];
  return {
    Due: amountText(balance.due),
    Credited: amountText(balance.credited),
    Paid: amountText(balance.paid),
    /** What may still be taken; never negative. */
    Open: amountText(balance.open),
    /** What goes back to the customer. */
    Overpaid: amountText(balance.overpaid),
    DepositAsked: amountText(balance.depositAsked),
    DepositOpen: amountText(balance.depositOpen),
    Payments: payments.map((each) => paymentToWire(each, payments, nameOf)),
    CreditNotes: creditNotes.map((each) => creditHeadToWire(each, nameOf)),
    /** What of each line and charge can still be credited, without VAT; empty before the order is in a batch. */
    Creditable: creditable.map(({ kind, id, left }) => ({
      LineId: kind === 'line' ? id : null,
      ChargeId: kind === 'charge' ? id : null,
      Text: textOf({ kind, id }),
      Quantity: left.quantity,
      Amount: amountText(left.net),
    })),
  };
}

export const paymentToWire = (
  { payment, source, recordedBy, recordedAt }: StoredPayment,
  all: readonly StoredPayment[],
  nameOf: NameOf,
) => ({
  Id: payment.id,
  Kind: payment.kind,
  /** Negative for a refund, and for an entry that takes back. */
  Amount: amountText(payment.amount),
  On: payment.on,
  Method: payment.method,
  Note: payment.note,
  /** Who says so: a person, a payment provider, or the bank. What the last two say is not taken back by hand. */
  Source: source,
  /** The entry that this one takes back; null: none. */
  TakesBack: payment.takesBack,
  IsTakenBack: isTakenBack(
    payment,
    all.map((each) => each.payment),
  ),
  /** Whether its customer has a receipt of it. */
  HasReceipt: hasReceipt(
    payment,
    all.map((each) => each.payment),
  ),
  RecordedBy: personToWire(recordedBy, nameOf),
  RecordedAt: recordedAt,
});

export const creditHeadToWire = ({ id, number, note, issuedBy, issuedAt }: StoredCreditNote, nameOf: NameOf) => ({
  Id: id,
  /** `C-1001`. */
  Number: numberText('credit', number),
  Reason: note.reason,
  /** Negative, as everything on a credit note. */
  Net: amountText(note.net),
  VatTreatment: note.vat.treatment,
  VatRate: percentOf(note.vat.rate),
  Vat: amountText(note.vat.amount),
  Total: amountText(note.total),
  Currency: note.total.currency,
  IssuedOn: note.issuedOn,
  IssuedAt: issuedAt,
  IssuedBy: personToWire(issuedBy, nameOf),
});

/** The PDF of a credit note: there is one version of it. */
export const creditDocument = (id: string) => ({ kind: 'credit-note', aboutId: id, version: 1 }) as const;

/** A credit note as it was issued. */
export async function creditNoteToWire(ctx: CallScope, stored: StoredCreditNote) {
  const { order, customer, lines } = stored.note;
  const { paper } = paperTexts;
  const { DocumentState, DocumentsBefore, PdfUrl } = await addressesOfVersion(ctx, creditDocument(stored.id));
  return {
    ...creditHeadToWire(stored, await loadNames(ctx)),
    /** As it is printed. */
    DocumentState,
    DocumentsBefore,
    /** Valid for ten minutes; null while it is being made. */
    PdfUrl,
    Paper: creditPaperOf(stored, paper),
    OrderId: order.id,
    OrderNumber: numberText('order', order.number),
    Customer: { Name: customer.name, Address: customer.address },
    Lines: lines.map(({ kind, id, text, quantity, net }) => ({
      LineId: kind === 'line' ? id : null,
      ChargeId: kind === 'charge' ? id : null,
      Text: text,
      /** null: a sum. */
      Quantity: quantity,
      Amount: amountText(net),
    })),
  };
}
