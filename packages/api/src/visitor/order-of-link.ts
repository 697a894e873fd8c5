import { boughtOf } from '../customer-page/bought.ts';
import { openPage, type PageLevel } from '../customer-page/open-page.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** What pays asks a provider, and no transaction is open meanwhile. */
export type PayScope = Omit<CallScope, 'stores'>;

export const inOne = <Result>(ctx: PayScope, work: (scope: CallScope) => Promise<Result>): Promise<Result> =>
  ctx.transactions.run(ctx.clientId, (stores) => work({ ...ctx, stores }));

export interface OrderAtLevel {
  readonly order: StoredOrder;
  readonly level: PageLevel;
}

/** The order of a link, locked, and what its caller may read; undefined: there is none yet. */
export async function orderOfLink(ctx: CallScope, token: string): Promise<OrderAtLevel | undefined> {
  const { link, level } = unwrapOrThrow(await openPage(ctx, token));
  const bought = await boughtOf(ctx, link.sale);
  const order =
    bought.ok && bought.value.kind === 'order' ? await ctx.stores.orders.load(bought.value.order.id) : undefined;
  return order && { order, level };
}
