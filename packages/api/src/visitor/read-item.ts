import { itemToWire } from '@door/wire/item-to-wire';
import { itemIdInput } from '../input/ids.ts';
import { readItem } from '../item/load-item.ts';
import { procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const read = procedure.allow('ownItem.design').input(itemIdInput);

/** NOT_FOUND for somebody else's items too. A visitor's item is no longer answered once its enquiry was sent. */
export const tryGetItemForPublic = read.query(async ({ ctx, input }) =>
  itemToWire(unwrapOrThrow(await readItem(ctx, input)), ctx.supplier.catalogue),
);

export const getItemSubAssemblies = read.query(
  async ({ ctx, input }) =>
    itemToWire(unwrapOrThrow(await readItem(ctx, input)), ctx.supplier.catalogue).ItemSubAssembly,
);
