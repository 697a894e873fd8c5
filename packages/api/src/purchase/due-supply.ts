import { groupsOf } from '@door/domain/lib/records';
import { madeAlike, type MadeToOrder } from '@door/domain/making/batch/made-to-order';
import type { PurchaseState } from '@door/domain/making/purchasing/purchase-states';
import { type PurchaseSupply, purchaseSupply } from '@door/domain/making/purchasing/purchase-supply';
import type { CallScope } from '../procedure.ts';
import { recordOfPurchase, type StoredPurchase } from './purchase-store.ts';
import { loadReceiving, loadVendors, orderNow, supplyDays } from './vendors.ts';

/** Of which a vendor knows. */
export const orderedStates = ['Sent', 'Confirmed', 'Part Received'] as const satisfies readonly PurchaseState[];

/**
 * What purchases of these states will bring, with the days on which it can be used, by key.
 * @param needed how pieces are made for doors that take nothing yet, by their references
 */
export async function dueSupply(
  ctx: Pick<CallScope, 'stores' | 'supplier' | 'clock'>,
  states: readonly PurchaseState[],
  needed: ReadonlyMap<string, MadeToOrder> = new Map(),
): Promise<ReadonlyMap<string, readonly PurchaseSupply[]>> {
  const live = await ctx.stores.purchases.list({ filter: { states, vendor: null }, before: null, limit: null });
  if (live.length === 0) return new Map();
  const vendors = await loadVendors(ctx);
  const [receiving, now] = [await loadReceiving(ctx), orderNow(ctx)];
  const isAsDoorNeeds = await madeAsNeeded(ctx, live, needed);
  const supply = live.flatMap((stored) =>
    purchaseSupply(
      recordOfPurchase(stored),
      supplyDays(vendors, { vendor: stored.purchase.vendor, now, receiving }),
    ).filter(isAsDoorNeeds),
  );
  return groupsOf(supply, ({ key }) => key);
}

/** Tells of what comes whether it is as its door needs it by now: a piece is not whose door was changed after it was ordered. */
async function madeAsNeeded(
  { stores }: Pick<CallScope, 'stores'>,
  live: readonly StoredPurchase[],
  wanted: ReadonlyMap<string, MadeToOrder>,
) {
  const ordered = new Map(
    live.flatMap(({ purchase }) =>
      purchase.lines.flatMap(({ id, key, made }) => (made ? [[id, { article: key, ...made }] as const] : [])),
    ),
  );
  if (ordered.size === 0) return () => true;
  const needed = await stores.demands.made([...ordered.values()].flatMap(({ pieces }) => pieces));
  return ({ line, key }: PurchaseSupply): boolean => {
    const [as, now] = [ordered.get(line), wanted.get(key) ?? needed.get(key)];
    return !as || !now || madeAlike(as) === madeAlike(now);
  };
}
