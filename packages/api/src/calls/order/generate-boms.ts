import { isBomStale } from '@door/domain/bom/bom-state';
import type { ItemId } from '@door/domain/model/ids';
import { orderIdInput } from '../../input/ids.ts';
import { makeBill } from '../../items/make-bill.ts';
import { loadOrder } from '../../orders/load-order.ts';
import type { CallContext, OfficeCaller } from '../../ports/context.ts';
import type { Supplier } from '../../ports/supplier.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';

interface BillScope extends CallContext {
  readonly caller: OfficeCaller;
  readonly supplier: Supplier;
}

/**
 * Makes the bills of an order, in the order of its lines, each as `generateBom` makes it and in a transaction of its own: what
 * is made can be read while the rest is made, and stays if the caller goes away. Whoever repeats the call goes on from there.
 */
export const generateBoms = procedure
  .allow('orders.sell')
  .input(orderIdInput)
  .mutation(async ({ ctx, input, signal }) => {
    const { order } = await ctx.transactions.run(ctx.clientId, async (stores) =>
      unwrapOrThrow(await loadOrder({ stores }, input)),
    );
    const made = [];
    for (const { itemId } of order.lines) {
      if (signal?.aborted) break;
      made.push(await billOfLine(ctx, input, itemId));
      // Other calls have their turn between two bills.
      await ctx.pause();
    }
    return made;
  });

async function billOfLine(ctx: BillScope, orderId: string, itemId: ItemId) {
  try {
    return await ctx.transactions.run(ctx.clientId, async (stores) => {
      const { bomUpdated, errors } = await makeBill({ ...ctx, stores }, itemId);
      return { ItemId: itemId, BomUpdated: bomUpdated, Errors: errors };
    });
  } catch (error) {
    ctx.log.error({ err: error, orderId, itemId }, 'Error generating BOMs');
    throw error;
  }
}

/** How far the bills of an order are: 'BOM 3 of 7'. No door is locked, so that it answers while they are made. */
export const bomProgress = procedure
  .allow('orders.sell')
  .input(orderIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => {
    const itemIds = unwrapOrThrow(await loadOrder(ctx, input)).order.lines.map(({ itemId }) => itemId);
    const items = await ctx.stores.items.find(itemIds);
    return { Done: items.filter((item) => !isBomStale(item)).length, Of: itemIds.length };
  });
