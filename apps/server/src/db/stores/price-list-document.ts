import { prices as demoPrices } from '@door/catalogue/rows/prices';
import type { BasisPoints, MinorUnits } from '@door/domain/commerce/money';
import type { PriceList } from '@door/domain/commerce/price-list';
import { UnreadableDocument } from '@door/domain/stored/read-document';

/** The first price lists: VAT rates stood among the prices, nothing said what is white or what the pack holds. */
export interface PriceListV1 extends Omit<PriceList, 'white' | 'securedByDesign' | 'terms'> {
  readonly terms: Omit<PriceList['terms'], 'tier'>;
  readonly securedByDesign: MinorUnits;
  readonly vat: Readonly<Record<string, BasisPoints>>;
}

/** A price list as it is stored by itself. Version 1 stood in catalogues only. */
export interface StoredPriceList {
  readonly version: 2;
  readonly prices: PriceList;
}

export const priceListDocument = (prices: PriceList): StoredPriceList => ({ version: 2, prices });

/** Throws `UnreadableDocument` for a version of a newer release. */
export function pricesOfDocument({
  version,
  prices,
}: {
  readonly version: number;
  readonly prices: PriceList;
}): PriceList {
  if (version === 2) return prices;
  throw new UnreadableDocument(`The stored price list has version ${String(version)}; this release reads version 2.`);
}

/** What is white and what the pack holds is as the demo supplier has it: the rows that a first list could be for are its own. */
export const priceListFromV1 = ({ vat: _vat, securedByDesign, terms, ...prices }: PriceListV1): PriceList => ({
  ...prices,
  terms: { tier: demoPrices.terms.tier, ...terms },
  white: demoPrices.white,
  securedByDesign: { ...demoPrices.securedByDesign, price: securedByDesign },
});
