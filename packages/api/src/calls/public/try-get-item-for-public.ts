import { itemToWire } from '@door/wire/item-to-wire';
import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadItem } from '../../items/load-item.ts';

/** NOT_FOUND for somebody else's items too. A visitor's item is no longer answered once its enquiry was sent. */
export const tryGetItemForPublic = (procedure: Procedure) =>
  procedure
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) =>
      itemToWire(unwrapOrThrow(await loadItem(ctx, input, 'design')), ctx.supplier.catalogue),
    );
