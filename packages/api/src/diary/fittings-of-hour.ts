import type { ClientId } from '@door/domain/door/model/ids';
import { isPromised } from '@door/domain/selling/order/order-states';
import { fittedLines } from '@door/domain/selling/visit/fitted-door';
import { loadOrder } from '../order/load-order.ts';
import type { Ports } from '../ports/context.ts';
import type { RuleScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { needFitting } from './jobs.ts';

/**
 * Orders that the works have accepted before their fittings were planned here wait for a day too. Each has a transaction of its own, and run
 * again it changes nothing.
 */
export async function fittingsOfHour(
  { suppliers, transactions, clock, ids }: Pick<Ports, 'suppliers' | 'transactions' | 'clock' | 'ids'>,
  clientId: ClientId,
): Promise<void> {
  const supplier = await suppliers.find(clientId);
  if (!supplier) return;
  const scope = { clock, ids, clientId, supplier, caller: null };
  for (const id of await transactions.run(clientId, (stores) => ordersWithoutFitting({ stores })))
    await transactions.run(clientId, (stores) => planFitting({ ...scope, stores }, id));
}

async function ordersWithoutFitting({ stores }: Pick<RuleScope, 'stores'>): Promise<readonly string[]> {
  const open = (await stores.promises.open()).map(({ orderId }) => orderId);
  const planned = new Set(
    (await stores.diary.jobs({ orders: open })).flatMap(({ kind, orderId }) => (kind === 'fitting' ? orderId : [])),
  );
  const orders = await stores.orders.find(open.filter((id) => !planned.has(id)));
  return orders.filter(({ order }) => fittedLines(order).length > 0).map(({ id }) => id);
}

async function planFitting(ctx: RuleScope, id: string): Promise<void> {
  const { order } = unwrapOrThrow(await loadOrder(ctx, id));
  if (!isPromised(order.state)) return;
  const stored = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  await needFitting(ctx, id, { order, items: new Map(stored.map((each) => [each.item.id, each])) });
}
