import type { Item } from '@door/domain/item/item';
import { findings } from '@door/domain/item/lawful';
import { settle } from '@door/domain/item/settle';
import { unknownRows } from '@door/domain/item/unknown-rows';
import { accepted, type Outcome } from '@door/domain/shared/outcome';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { type CallScope, type Gate, inOneTransaction } from '../../gate.ts';
import { currencyInput, shareIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { itemOf, withPartIds } from '../../items/bare-design.ts';
import { beginItem } from '../../items/begin-item.ts';
import { loadShare, noLongerOffered } from '../../items/load-share.ts';
import { keepToLimit } from '../../limits/keep-to-limit.ts';
import type { BareDesign } from '../../ports/shop.ts';

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
      const item = insist(ownItem({ ...design, currency: Currency ?? client.currency }, ctx));
      return itemToWire(await beginItem(ctx, item), catalogue);
    });

/** What still follows from the choices is settled by today's catalogue; what then cannot be had stays with the copy. */
function ownItem(design: BareDesign, { ids, supplier: { catalogue } }: CallScope): Outcome<Item> {
  const copied = itemOf(ids.item(), withPartIds(design, () => ids.other()));
  if (unknownRows(copied, catalogue).length > 0) return noLongerOffered;
  const item = settle(copied, catalogue);
  return findings(item, catalogue).length > 0 ? noLongerOffered : accepted(item);
}
