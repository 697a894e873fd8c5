import { withNewProducts } from '@door/domain/catalogue-edit/row-price';
import type { PriceList } from '@door/domain/commerce/price-list';
import {
  firstPriceListVersion,
  nextPriceListVersion,
  priceListVersionOn,
} from '@door/domain/commerce/price-list-versions';
import { accepted, refused } from '@door/domain/model/outcome';
import type { PriceListDraft } from '../ports/price-list-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { words } from '../words.ts';

/** A price list with its number. */
export interface NumberedPriceList {
  readonly version: number;
  readonly prices: PriceList;
}

/** `2026-11-22`: the day by which rates and price lists are chosen. */
export const today = ({ clock }: Pick<CallScope, 'clock'>): string => clock.now().toISOString().slice(0, 10);

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
export async function priceListOf(ctx: CallScope, version: number): Promise<Outcome<NumberedPriceList>> {
  const { priceLists } = ctx.stores;
  if (version === firstPriceListVersion) return accepted({ version, prices: ctx.supplier.prices });
  const published = await priceLists.pricesOf(version);
  const isNext = version === nextPriceListVersion(await priceLists.published());
  const prices = published ?? (isNext ? (await priceLists.loadDraft())?.prices : undefined);
  return prices ? accepted({ version, prices: withCataloguePrices(ctx, prices) }) : noPriceList;
}

/** The draft of this id, locked until the transaction ends. */
export async function draftOf({ stores }: CallScope, id: string): Promise<Outcome<PriceListDraft>> {
  const draft = await stores.priceLists.loadDraft();
  return draft?.id === id ? accepted(draft) : noPriceList;
}

const noPriceList = refused('prices.none', words.priceList.none);
