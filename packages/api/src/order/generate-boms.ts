import { isBomStale } from '@door/domain/making/bom/bom-state';
import type { ItemId } from '@door/domain/door/model/ids';
import { orderIdInput } from '../input/ids.ts';
import { type BomAhead, bomAhead, makeBom } from '../item/make-bom.ts';
import { loadOrder } from './load-order.ts';
import type { CallContext, OfficeCaller } from '../ports/context.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { Supplier } from '../ports/supplier.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { together } from '../together.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

interface BomScope extends CallContext {
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
    const doors = await doorsOf(ctx, input);
    const made = [];
    let ahead: BomAhead | undefined;
    for (const [at, { itemId }] of doors.entries()) {
      if (signal?.aborted) break;
      const [bill, next] = await together([
        bomOfLine(ctx, { orderId: input, itemId, ahead }),
        calculateWhileThatIsRead(ctx, doors[at + 1]),
      ]);
      made.push(bill);
      ahead = next;
    }
    return made;
  });

interface Door {
  readonly itemId: ItemId;
  /** As it was read, not locked; undefined: there is none any more. */
  readonly stored: StoredItem | undefined;
}

/** The lines of the order, in one transaction. */
const doorsOf = (ctx: BomScope, orderId: string): Promise<readonly Door[]> =>
  ctx.transactions.run(ctx.clientId, async (stores) => {
    const { order } = unwrapOrThrow(await loadOrder({ stores }, orderId));
    const found = await stores.items.find(order.lines.map(({ itemId }) => itemId));
    const byId = new Map(found.map((stored) => [stored.item.id, stored]));
    return order.lines.map(({ itemId }) => ({ itemId, stored: byId.get(itemId) }));
  });

/** Other calls have their turn first, and the bill before asks the database, which works while this does. */
async function calculateWhileThatIsRead(ctx: BomScope, door: Door | undefined): Promise<BomAhead | undefined> {
  await ctx.yieldToEventLoop();
  return door?.stored && bomAhead(door.stored, ctx.supplier);
}

interface BomOfLine {
  readonly orderId: string;
  readonly itemId: ItemId;
  readonly ahead: BomAhead | undefined;
}

async function bomOfLine(ctx: BomScope, { orderId, itemId, ahead }: BomOfLine) {
  try {
    return await ctx.transactions.run(ctx.clientId, async (stores) => {
      const { bomUpdated, errors } = await makeBom({ ...ctx, stores }, itemId, ahead);
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
