import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { currencyInput, itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { bareDesign, itemOf, withPartIds } from '../../items/bare-design.ts';
import { beginItem } from '../../items/begin-item.ts';
import { ownCopy } from '../../items/own-copy.ts';
import { reachItem } from '../../items/reach-item.ts';
import { record } from '../../office/record.ts';

const input = z.strictObject({
  ItemId: itemIdInput,
  /** Without a currency the copy has the supplier's. */
  Currency: currencyInput.optional(),
  /** Named by whoever sends it, so that a message that comes twice makes one copy. */
  Attempt: z
    .uuid('must be a UUID')
    .transform((name) => name.toLowerCase())
    .optional(),
});

/** Added: a new item with the design of any item of the supplier. It stands nowhere yet: the address stays behind. */
export const copy = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId, Currency, Attempt } }) => {
      const { catalogue, client } = ctx.supplier;
      // What is copied is locked: of two messages of one attempt the second finds the copy of the first.
      const { item: from } = insist(await reachItem(ctx, ItemId, 'design'));
      const id = Attempt ? ctx.ids.itemNamed(`copy ${ctx.clientId} ${ItemId} ${Attempt}`) : ctx.ids.item();
      const earlier = await ctx.shop.items.load(id);
      if (earlier) return itemToWire(earlier, catalogue);
      const design = { ...bareDesign(from), currency: Currency ?? client.currency };
      const item = insist(
        ownCopy(
          itemOf(
            id,
            withPartIds(design, () => ctx.ids.other()),
          ),
          catalogue,
        ),
      );
      const begun = await beginItem(ctx, item);
      await record(ctx, [{ about: 'item', aboutId: item.id, kind: 'copy', from: from.id, to: item.id }]);
      return itemToWire(begun, catalogue);
    });
