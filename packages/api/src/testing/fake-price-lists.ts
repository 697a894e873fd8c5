import type { PriceList } from '@door/domain/selling/pricing/price-list';
import type { PriceListDraft, PriceListStore, PublishedVersion } from '../pricing/price-list-store.ts';
import type { Draft } from './fake-transactions.ts';

/** The rows of a supplier's price lists. */
export interface PriceListRows {
  readonly priceLists: readonly (PublishedVersion & { readonly prices: PriceList })[];
  readonly priceListDraft: PriceListDraft | null;
}

export const emptyPriceListRows: PriceListRows = { priceLists: [], priceListDraft: null };

export function fakePriceLists(draft: Draft): PriceListStore {
  const change = async (rows: Partial<PriceListRows>) => {
    draft.now = { ...draft.now, ...rows };
  };
  return {
    published: async () => draft.now.priceLists.map(({ prices: _prices, ...version }) => version),
    pricesOf: async (version) => draft.now.priceLists.find((each) => each.version === version)?.prices,
    add: (version, prices) => change({ priceLists: [...draft.now.priceLists, { ...version, prices }] }),
    loadDraft: async () => draft.now.priceListDraft ?? undefined,
    addDraft: async (added) => {
      if (draft.now.priceListDraft) return false;
      await change({ priceListDraft: added });
      return true;
    },
    saveDraft: (saved) => change({ priceListDraft: saved }),
    removeDraft: () => change({ priceListDraft: null }),
  };
}
