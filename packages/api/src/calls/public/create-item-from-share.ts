import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { currencyInput, shareIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { itemOf, withPartIds } from '../../items/bare-design.ts';
import { beginItem } from '../../items/begin-item.ts';
import { loadShare } from '../../items/load-share.ts';
import { ownCopy } from '../../items/own-copy.ts';
import { keepToLimit } from '../../limits/keep-to-limit.ts';

/** Without a currency the item has the supplier's. */
const input = z.strictObject({ ShareId: shareIdInput, Currency: currencyInput.optional() });

/** Added: a new item with a shared design, the caller's own from here on. */
export const createItemFromShare = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ShareId, Currency } }) => {
      const { catalogue, client } = ctx.supplier;
      const { design } = insist(await loadShare(ctx, ShareId));
      await keepToLimit(ctx, 'create');
      const own = withPartIds({ ...design, currency: Currency ?? client.currency }, () => ctx.ids.other());
      const item = insist(ownCopy(itemOf(ctx.ids.item(), own), catalogue));
      return itemToWire(await beginItem(ctx, item), catalogue);
    });
