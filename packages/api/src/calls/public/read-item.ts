import { itemToWire } from '@door/wire/item-to-wire';
import { itemIdInput } from '../../input/ids.ts';
import { loadItem } from '../../items/load-item.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';

const readItem = procedure.allow('ownItem.design').input(itemIdInput).use(inOneTransaction);

/** NOT_FOUND for somebody else's items too. A visitor's item is no longer answered once its enquiry was sent. */
export const tryGetItemForPublic = readItem.query(async ({ ctx, input }) =>
  itemToWire(unwrapOrThrow(await loadItem(ctx, input, 'read')), ctx.supplier.catalogue),
);

export const getItemSubAssemblies = readItem.query(async ({ ctx, input }) => {
  const stored = unwrapOrThrow(await loadItem(ctx, input, 'read'));
  return itemToWire(stored, ctx.supplier.catalogue).ItemSubAssembly;
});
