import { groupsOf } from '@door/domain/lib/records';
import type { PurchaseState } from '@door/domain/making/purchasing/purchase-states';
import { type PurchaseSupply, purchaseSupply } from '@door/domain/making/purchasing/purchase-supply';
import type { CallScope } from '../procedure.ts';
import { recordOfPurchase } from './purchase-store.ts';
import { loadReceiving, loadVendors, orderNow, supplyDays } from './vendors.ts';

/** Of which a vendor knows. */
export const orderedStates = ['Sent', 'Confirmed', 'Part Received'] as const satisfies readonly PurchaseState[];

/** What purchases of these states will bring, with the days on which it can be used, by key. */
export async function dueSupply(
  ctx: Pick<CallScope, 'stores' | 'supplier' | 'clock'>,
  states: readonly PurchaseState[],
): Promise<ReadonlyMap<string, readonly PurchaseSupply[]>> {
  const live = await ctx.stores.purchases.list({ filter: { states, vendor: null }, before: null, limit: null });
  if (live.length === 0) return new Map();
  const vendors = await loadVendors(ctx);
  const [receiving, now] = [await loadReceiving(ctx), orderNow(ctx)];
  const supply = live.flatMap((stored) =>
    purchaseSupply(recordOfPurchase(stored), supplyDays(vendors, { vendor: stored.purchase.vendor, now, receiving })),
  );
  return groupsOf(supply, ({ key }) => key);
}
