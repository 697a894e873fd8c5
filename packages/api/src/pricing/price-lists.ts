import { withNewProducts } from '@door/domain/catalogue/edit/row-price';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import {
  firstPriceListVersion,
  nextPriceListVersion,
  priceListVersionOn,
} from '@door/domain/selling/pricing/price-list-versions';
import { dayIn } from '@door/domain/lib/calendar-day';
import { accepted, refused } from '@door/domain/door/model/result';
import type { PriceListDraft } from './price-list-store.ts';
import type { LocalDay } from '../quote/quote-store.ts';
import type { Supplier } from '../ports/supplier.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { messages } from '../messages.ts';

/** A price list with its number. */
export interface NumberedPriceList {
  readonly version: number;
  readonly prices: PriceList;
}

/** What tells the days of a supplier. */
export interface DayScope extends Pick<CallScope, 'clock'> {
  readonly supplier: Pick<Supplier, 'client'>;
}

/** `2026-11-22`: what the calendar of the supplier shows now. */
export const today = (ctx: DayScope): string => dayOf(ctx, ctx.clock.now());

/** The same with the zone, for questions about moments. */
export const localToday = (ctx: DayScope): LocalDay => ({
  day: today(ctx),
  timeZone: ctx.supplier.client.timeZone,
});

/** The day of the supplier on which something has happened. */
export const dayOf = ({ supplier }: Pick<DayScope, 'supplier'>, instant: Date | string): string =>
  dayIn(instant, supplier.client.timeZone);

/** The list that is valid today. */
export async function validPriceList(ctx: CallScope): Promise<NumberedPriceList> {
  const version = priceListVersionOn(today(ctx), await ctx.stores.priceLists.published());
  const published = await ctx.stores.priceLists.pricesOf(version);
  return { version, prices: withCataloguePrices(ctx, published) };
}

/** Products that came to the catalogue after a list was published have the price that they came with. */
const withCataloguePrices = ({ supplier }: CallScope, published: PriceList | undefined): PriceList =>
  published ? withNewProducts(published, supplier.prices) : supplier.prices;

/** A published list, the first one, or under the next number the draft. */
export async function priceListOf(ctx: CallScope, version: number): Promise<Result<NumberedPriceList>> {
  const { priceLists } = ctx.stores;
  if (version === firstPriceListVersion) return accepted({ version, prices: ctx.supplier.prices });
  const published = await priceLists.pricesOf(version);
  const isNext = version === nextPriceListVersion(await priceLists.published());
  const prices = published ?? (isNext ? (await priceLists.loadDraft())?.prices : undefined);
  return prices ? accepted({ version, prices: withCataloguePrices(ctx, prices) }) : noPriceList;
}

/** The draft of this id, locked until the transaction ends. */
export async function draftOf({ stores }: CallScope, id: string): Promise<Result<PriceListDraft>> {
  const draft = await stores.priceLists.loadDraft();
  return draft?.id === id ? accepted(draft) : noPriceList;
}

const noPriceList = refused('prices.none', messages.priceList.none);
