import { itemToWire } from '@door/wire/item-to-wire';
import { type Procedure, inOneTransaction } from '../../procedure.ts';

/** Enough for the start page; older items are found by `item.list`. */
const limit = 20;

/** The items of the supplier that were changed last, newest first. */
export const getLastUpdated = (procedure: Procedure) =>
  procedure.use(inOneTransaction).query(async ({ ctx }) => {
    const recent = await ctx.stores.items.recent({ limit, after: null });
    return recent.map((stored) => itemToWire(stored, ctx.supplier.catalogue));
  });
