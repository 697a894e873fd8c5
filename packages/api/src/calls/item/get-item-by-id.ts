import { itemToWire } from '@door/wire/item-to-wire';
import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadItem } from '../../items/load-item.ts';

/** Any item of the supplier, visitors' items too. */
export const getItemById = (procedure: Procedure) =>
  procedure
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) =>
      itemToWire(unwrapOrThrow(await loadItem(ctx, input, 'design')), ctx.supplier.catalogue),
    );
