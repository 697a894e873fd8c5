import type { ItemId } from '@door/domain/door/model/ids';
import { refused } from '@door/domain/door/model/result';
import { daysAfter } from '@door/domain/lib/open-days';
import { acceptBy, factsWithout, removableReasons } from '@door/domain/making/promise/what-if';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { momentInput } from '../input/cursor.ts';
import { itemIdInput, orderIdInput, quoteIdInput } from '../input/ids.ts';
import { messages } from '../messages.ts';
import { loadOrder } from '../order/load-order.ts';
import { notBeforeInput } from '../order/order-input.ts';
import { readOrder } from '../order/order-facts.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { figuresOf } from '../quote/quote-figures.ts';
import { loadQuote } from '../quote/load-quote.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type PromisedSale, promiseFacts } from './promise-facts.ts';
import { acceptedOn, hasUnknownRows, saleOfItems, saleOfOrder, saleOfQuote } from './promised-sales.ts';
import { checkedPromise } from './promise-order.ts';
import { dateToWire } from './promise-to-wire.ts';

/** Most doors that a date is asked for without a quote. */
const mostDoors = 50;

const asked = {
  /** A moment at which it is asked, instead of now. */
  Now: momentInput.optional(),
  /** A week or a day that the customer wants it not before. */
  NotBefore: notBeforeInput.optional(),
  /** Codes of reasons that hold it back no more. */
  Without: z.array(oneOf(removableReasons)).max(removableReasons.length).default([]),
};

const input = z.union(
  [
    z.strictObject({ ...asked, ItemIds: z.array(itemIdInput).min(1).max(mostDoors) }),
    z.strictObject({ ...asked, OrderId: orderIdInput }),
    z.strictObject({ ...asked, QuoteId: quoteIdInput }),
  ],
  'must name an OrderId, a QuoteId or ItemIds',
);

/** The date that an order, a quote or some doors have by what is known now; null: none in two years, or none that is known. Nothing is written. */
export const whatIf = procedure
  .allow('production.see')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Now, NotBefore, Without, ...about } }) => {
    const { sale, until } = await askedAbout(ctx, about);
    if (hasUnknownRows(ctx, sale)) return null;
    const now = await promiseFacts(ctx, sale, Now);
    const wanted = NotBefore === undefined ? now : { ...now, order: { ...now.order, notBefore: NotBefore } };
    const facts = factsWithout(wanted, Without);
    const date = checkedPromise(facts);
    return (
      date && {
        ...dateToWire(date),
        Kind: 'estimate' as const,
        AsOf: facts.now,
        /** The last day on which it can be accepted for this date; null: it is accepted. */
        AcceptBy: facts.order.accepted === null ? acceptBy(facts, date, until) : null,
      }
    );
  });

type About = { readonly OrderId: string } | { readonly QuoteId: string } | { readonly ItemIds: readonly ItemId[] };

interface AskedAbout {
  readonly sale: PromisedSale;
  /** The last day on which it can be accepted. */
  readonly until: string;
}

/** Doors that nobody has quoted yet can be ordered at the same price for so many days, and no estimate looks further. */
const estimateDays = 30;

async function askedAbout(ctx: CallScope, about: About): Promise<AskedAbout> {
  const usual = daysAfter(today(ctx), estimateDays);
  if ('OrderId' in about) {
    const stored = unwrapOrThrow(await loadOrder(ctx, about.OrderId));
    const opened = await readOrder(ctx, stored.order);
    return { sale: await saleOfOrder(ctx, { ...stored, ...opened }, await acceptedOn(ctx, stored)), until: usual };
  }
  if ('QuoteId' in about) {
    const stored = unwrapOrThrow(await loadQuote(ctx, about.QuoteId));
    const figures = await figuresOf(ctx, stored);
    return { sale: await saleOfQuote(ctx, stored, figures), until: figures.validUntil };
  }
  const lines = [...new Set(about.ItemIds)].map((itemId) => ({ id: itemId, itemId, quantity: 1 }));
  const sale = await saleOfItems(ctx, lines);
  if (sale.items.length < lines.length) unwrapOrThrow(refused('item.none', messages.item.none));
  return { sale, until: usual };
}
