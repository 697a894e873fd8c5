import { newItem } from '@door/domain/item/new-item';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { currencyInput, templateIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { beginItem } from '../../items/begin-item.ts';
import { templateNamed } from '../../items/template-named.ts';
import { keepToLimit } from '../../limits/keep-to-limit.ts';

/** ItemId is the Id of the frame template to copy. Without a currency the item has the supplier's. */
const input = z.object({ ItemId: templateIdInput, Currency: currencyInput.optional() });

export const createItemFromTemplate = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId, Currency } }) => {
      const { catalogue, client } = ctx.supplier;
      const template = insist(templateNamed(ItemId, catalogue));
      await keepToLimit(ctx, 'create');
      const id = ctx.ids.item();
      const item = newItem({ id, template, catalogue, currency: Currency ?? client.currency, partId: () => ctx.ids.other() });
      return itemToWire(await beginItem(ctx, item), catalogue);
    });
