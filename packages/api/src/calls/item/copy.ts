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

/** Without a currency the copy has the supplier's. */
const input = z.strictObject({ ItemId: itemIdInput, Currency: currencyInput.optional() });

/** Added: a new item with the design of any item of the supplier. It stands nowhere yet: the address stays behind. */
export const copy = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId, Currency } }) => {
      const { catalogue, client } = ctx.supplier;
      const { item: from } = insist(await reachItem(ctx, ItemId, 'design'));
      const design = { ...bareDesign(from), currency: Currency ?? client.currency };
      const item = insist(
        ownCopy(
          itemOf(
            ctx.ids.item(),
            withPartIds(design, () => ctx.ids.other()),
          ),
          catalogue,
        ),
      );
      const begun = await beginItem(ctx, item);
      await record(ctx, [{ about: 'item', aboutId: item.id, kind: 'copy', from: from.id, to: item.id }]);
      return itemToWire(begun, catalogue);
    });
