import { numberText } from '../../../lib/running-number.ts';
import { chargeRowsOf, letterheadOf, linesOf, type Paper, paperFacts, type PaperSupplier } from '../../quote/paper.ts';
import type { PaperTexts } from '../../quote/paper-rows.ts';
import { type PaperItem, positionOf } from '../../quote/paper-position.ts';
import { sumsOf, vatNote } from '../../quote/paper-sums.ts';
import { isFitted } from '../../pricing/quote-totals.ts';
import type { Order } from '../order.ts';
import type { BankAccount } from '../../../catalogue/rows/payment-settings.ts';
import { paperTransferOf } from '../../payment/paper-transfer.ts';
import { bankTransferOf } from '../../payment/transfer.ts';
import type { Money } from '../../pricing/money.ts';

/** All that the papers of an order are made of. */
export interface OrderPaperSource {
  /** The running number of the order. */
  readonly number: number;
  /** Which confirmation it is, from 1. */
  readonly version: number;
  /** Whether nothing of it is confirmed yet. */
  readonly isDraft: boolean;
  readonly order: Order;
  /** `Q-1001`; '' for an order that was made by hand. */
  readonly quote: string;
  readonly supplier: PaperSupplier;
  readonly customer: { readonly name: string; readonly address: string };
  /** Whom to ask at the supplier's. */
  readonly contact: string;
  /** `2026-11-22`. */
  readonly date: string;
  /** Each line of the order, in its order. */
  readonly items: readonly PaperItem[];
  /** What the customer is to pay now, and where to; null: nothing, or no account is named. */
  readonly pays: { readonly bank: BankAccount; readonly due: Money } | null;
}

/** What is confirmed to the customer: each door as it will be made, at the prices that were agreed. */
export function orderPaperOf(source: OrderPaperSource, messages: PaperTexts): Paper {
  const { number, version, order, supplier, customer, contact, items } = source;
  const { agreed: totals, plan, quote, charges } = order;
  const priced = { totals, plan, accepted: quote?.total ?? totals.total, fitted: isFitted(charges) };
  return {
    title: messages.paper.orders.title(numberText('order', number), version),
    letterhead: letterheadOf(supplier),
    customer: linesOf(`${customer.name}\n${customer.address}`),
    facts: paperFacts([...standingOf(source, messages), ['contact', contact]], messages.paper),
    positions: items.map((item, at) => positionOf(item, { number: at + 1, showPriceLines: false, messages })),
    charges: chargeRowsOf(order.charges, messages.paper),
    sums: sumsOf(priced, messages.paper),
    notes: [vatNote(totals.vat, messages.paper), order.note.trim()].filter((note) => note !== ''),
    terms: order.terms.trim() || supplier.saleTerms.trim(),
    ...(source.pays && {
      transfer: paperTransferOf(bankTransferOf({ ...source.pays, order: number }), source.pays.due, messages.paper),
    }),
  };
}

type Facts = Parameters<typeof paperFacts>[0];

/** What both copies say about the whole order. */
export function standingOf(
  { isDraft, quote, date, order }: OrderPaperSource,
  { paper }: Pick<PaperTexts, 'paper'>,
): Facts {
  return [
    ['state', isDraft ? paper.orders.draft : ''],
    ['date', paper.date(date)],
    ['quote', quote],
    ['delivery', linesOf(order.deliveryAddress).join(', ')],
  ];
}
