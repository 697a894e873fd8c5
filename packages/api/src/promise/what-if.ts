import type { ItemId } from '@door/domain/door/model/ids';
import { accepted, refused } from '@door/domain/door/model/result';
import { compareText } from '@door/domain/lib/compare-text';
import { daysAfter } from '@door/domain/lib/open-days';
import type { PromiseFacts } from '@door/domain/making/promise/promise-facts';
import {
  acceptBy,
  factsFromVendor,
  factsWithout,
  removableReasons,
  unfoundGoods,
} from '@door/domain/making/promise/what-if';
import { may } from '@door/domain/people/roles';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { momentInput } from '../input/cursor.ts';
import { itemIdInput, orderIdInput, quoteIdInput, vendorIdInput } from '../input/ids.ts';
import { messages, promisingMessages } from '../messages.ts';
import { loadOrder } from '../order/load-order.ts';
import { notBeforeInput } from '../order/order-input.ts';
import { readOrder } from '../order/order-facts.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { loadVendors } from '../purchase/vendors.ts';
import { figuresOf } from '../quote/quote-figures.ts';
import { loadQuote } from '../quote/load-quote.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type PromisedSale, promiseFacts } from './promise-facts.ts';
import {
  acceptedOn,
  promisedSaleOfItems,
  promisedSaleOfOrder,
  promisedSaleOfQuote,
  undatedBecause,
} from './promised-sales.ts';
import { sellerName } from './promised-goods.ts';
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
  /** Of whom its goods are bought, as far as it sells them and they are not there; for those who may buy. */
  Vendor: vendorIdInput.optional(),
};

const input = z.union(
  [
    z.strictObject({ ...asked, ItemIds: z.array(itemIdInput).min(1).max(mostDoors) }),
    z.strictObject({ ...asked, OrderId: orderIdInput }),
    z.strictObject({ ...asked, QuoteId: quoteIdInput }),
  ],
  'must name an OrderId, a QuoteId or ItemIds',
);

/** The date that an order, a quote or some doors have by what is known now, or why they have none. Nothing is written. */
export const whatIf = procedure
  .allow('production.see')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Now, NotBefore, Without, Vendor, ...about } }) => {
    const { sale, until } = await askedAbout(ctx, about);
    const sellers = await loadSellers(ctx);
    const names = Vendor === undefined ? null : unwrapOrThrow(sellers.namesOf(Vendor));
    const undated = undatedBecause(ctx, sale);
    if (undated !== null) return noDate(undated);
    const now = await promiseFacts(ctx, sale, Now);
    const wanted = NotBefore === undefined ? now : { ...now, order: { ...now.order, notBefore: NotBefore } };
    const facts = factsWithout(names ? factsFromVendor(wanted, names) : wanted, Without);
    const date = checkedPromise(facts);
    if (date === null) return noDateOf(facts);
    return {
      ...dateToWire(ctx, date),
      Kind: 'estimate' as const,
      AsOf: facts.now,
      /** The last day on which it can be accepted for this date; null: it is accepted. */
      AcceptBy: facts.order.accepted === null ? acceptBy(facts, date, until) : null,
      /** Who sells one of its goods, by name; for those who may buy, else none. */
      Vendors: sellers.of(now),
    };
  });

/** Why there is no date: a door has rows that are missing, its glass is not chosen, nobody has or sells its goods, or no week of two years has room. */
type NoDate = 'rows-missing' | 'glass-open' | 'goods' | 'room';

/** @param keys of goods that are not found */
const noDate = (because: NoDate, keys: readonly string[] = []) => ({
  Kind: 'none' as const,
  Because: because,
  Keys: keys,
});

function noDateOf(facts: PromiseFacts) {
  const keys = unfoundGoods(facts);
  return noDate(keys.length > 0 ? 'goods' : 'room', keys);
}

/** Who sells what, known by the names that facts of dates have of them. Who may not buy knows nobody. */
async function loadSellers(ctx: OfficeScope) {
  const sold = may(ctx.caller.role, 'purchasing.manage') ? (await loadVendors(ctx)).sold : [];
  return {
    namesOf(id: string): Result<ReadonlySet<string>> {
      const names = new Set(sold.filter(({ vendor }) => vendor.id === id).map(sellerName));
      return names.size > 0 ? accepted(names) : refused('promise.no-seller', promisingMessages.noSeller);
    },
    of({ demand }: PromiseFacts) {
      const named = new Set(demand.flatMap(({ vendors }) => vendors));
      const sellers = sold
        .filter((each) => named.has(sellerName(each)))
        .map(({ vendor }) => [vendor.id, vendor.name] as const);
      return [...new Map(sellers)]
        .toSorted(([, one], [, other]) => compareText(one, other))
        .map(([Id, Name]) => ({ Id, Name }));
    },
  };
}

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
    return {
      sale: await promisedSaleOfOrder(ctx, { ...stored, ...opened }, await acceptedOn(ctx, stored)),
      until: usual,
    };
  }
  if ('QuoteId' in about) {
    const stored = unwrapOrThrow(await loadQuote(ctx, about.QuoteId));
    const figures = await figuresOf(ctx, stored);
    return { sale: await promisedSaleOfQuote(ctx, stored, figures), until: figures.validUntil };
  }
  const lines = [...new Set(about.ItemIds)].map((itemId) => ({ id: itemId, itemId, quantity: 1 }));
  const sale = await promisedSaleOfItems(ctx, lines);
  if (sale.items.length < lines.length) unwrapOrThrow(refused('item.none', messages.item.none));
  return { sale, until: usual };
}
