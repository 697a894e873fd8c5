import { accepted, refused } from '@door/domain/model/outcome';
import type { StoredOrder } from '../ports/order-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { words } from '../words.ts';

/** The order, locked until the transaction ends. */
export async function loadOrder({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<Outcome<StoredOrder>> {
  const stored = await stores.orders.load(id);
  return stored ? accepted(stored) : refused('order.none', words.order.none);
}
