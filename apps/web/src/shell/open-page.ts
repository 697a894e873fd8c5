import { NoSuchSupplier } from '../api/start-calls.ts';

/** What a tab shows from its start on. */
export type PageState<Shop> =
  | { readonly kind: 'starting' | 'failed' | 'no-such-supplier' }
  | { readonly kind: 'loading-item' | 'open'; readonly shop: Shop };

export interface Opening<Shop> {
  openShop(): Promise<Shop>;
  loadItem(shop: Shop): Promise<void>;
}

/** Settings and rows first, then the item in progress. Whatever fails is handed on when the page shows what it can. */
export async function openPage<Shop>(
  { openShop, loadItem }: Opening<Shop>,
  show: (state: PageState<Shop>) => void,
): Promise<void> {
  const shop = await openShop().catch((error: unknown) => {
    if (error instanceof NoSuchSupplier) return null;
    show({ kind: 'failed' });
    throw error;
  });
  if (shop === null) return show({ kind: 'no-such-supplier' });
  show({ kind: 'loading-item', shop });
  try {
    await loadItem(shop);
  } finally {
    show({ kind: 'open', shop });
  }
}
