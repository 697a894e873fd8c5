import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { UnreadableDocument } from '@door/domain/stored/read-document';

/** A price list as it is stored by itself. */
export interface StoredPriceList {
  readonly version: 1;
  readonly prices: PriceList;
}

export const priceListDocument = (prices: PriceList): StoredPriceList => ({ version: 1, prices });

/** Throws `UnreadableDocument` for a version of another release. */
export function pricesOfDocument({
  version,
  prices,
}: {
  readonly version: number;
  readonly prices: PriceList;
}): PriceList {
  if (version === 1) return prices;
  throw new UnreadableDocument(`The stored price list has version ${String(version)}; this release reads version 1.`);
}
