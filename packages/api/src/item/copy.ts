import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { newIdInput, currencyInput, itemIdInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { bareDesign, itemOf, withPartIds, settleCopy } from './copy-design.ts';
import { createItem } from './create-item.ts';
import { loadItem } from './load-item.ts';
import { recordHistory } from '../system-status/history.ts';

const input = z.strictObject({
  ItemId: itemIdInput,
  /** Absent: the supplier's currency. */
  Currency: currencyInput.optional(),
  /** Made up by the page, so that a message that is sent twice makes one copy. */
  Attempt: newIdInput.optional(),
});

/** Not in the specification: a new item with the design of another item of the supplier, without its address. */
export const copy = procedure
  .allow('items.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId, Currency, Attempt } }) => {
    const { catalogue, context } = ctx.supplier;
    // The original is locked, so that the second of two equal messages finds the copy that the first has made.
    const { item: from } = unwrapOrThrow(await loadItem(ctx, ItemId, 'design'));
    const id = Attempt ? ctx.ids.itemNamed(`copy ${ctx.clientId} ${ItemId} ${Attempt}`) : ctx.ids.item();
    const earlier = await ctx.stores.items.load(id);
    if (earlier) return itemToWire(earlier, catalogue);
    const item = unwrapOrThrow(
      settleCopy(
        itemOf(
          id,
          withPartIds(bareDesign(from), () => ctx.ids.other()),
        ),
        context,
      ),
    );
    const created = await createItem(ctx, { item, currency: Currency });
    await recordHistory(ctx, [{ about: 'item', aboutId: item.id, kind: 'copy', from: from.id, to: item.id }]);
    return itemToWire(created, catalogue);
  });
