import type { ClientId } from '@door/domain/door/model/ids';
import { takingStates } from '@door/domain/selling/order/order-states';
import { workedBills } from '../order/worked-bills.ts';
import type { Ports } from '../ports/context.ts';
import type { Stores } from '../ports/stores.ts';
import type { Supplier } from '../ports/supplier.ts';
import { writeDemand } from './write-demand.ts';

/**
 * Writes what orders of a supplier take that were accepted before that was kept, or come from a backup without it. Each order has a
 * transaction of its own, and run again it changes nothing.
 */
export async function writeMissingDemand(
  { suppliers, transactions }: Pick<Ports, 'suppliers' | 'transactions'>,
  clientId: ClientId,
): Promise<void> {
  const supplier = await suppliers.find(clientId);
  if (!supplier) return;
  for (const id of await transactions.run(clientId, ({ demands }) => demands.missing()))
    await transactions.run(clientId, (stores) => writeMissing({ stores, supplier }, id));
}

async function writeMissing(ctx: { readonly stores: Stores; readonly supplier: Supplier }, id: string): Promise<void> {
  const { orders, items, promises } = ctx.stores;
  const stored = await orders.load(id);
  if (!stored || !takingStates.some((state) => state === stored.order.state)) return;
  const frozen = await orders.frozenBoms(id);
  const found = await items.find(stored.order.lines.map(({ itemId }) => itemId));
  const byId = new Map(found.map((each) => [each.item.id, each]));
  const bills = frozen.length > 0 ? frozen : await workedBills(ctx, { order: stored.order, items: byId });
  await writeDemand(ctx, stored, bills);
  await promises.raiseFactsRevision();
}
