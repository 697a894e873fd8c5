import { itemToWire } from '@door/wire/item-to-wire';
import { type Gate, inOneTransaction } from '../../gate.ts';

/** So many items fill a first look; older ones are searched for. */
const most = 20;

/** The items that anybody of the supplier changed last, newest first. */
export const getLastUpdated = (gate: Gate) =>
  gate.use(inOneTransaction).query(async ({ ctx }) => {
    const recent = await ctx.shop.items.recent({ most, after: null });
    return recent.map((stored) => itemToWire(stored, ctx.supplier.catalogue));
  });
