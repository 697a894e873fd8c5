import { searchOf } from '@door/domain/search/search-terms';
import { itemToWire } from '@door/wire/item-to-wire';
import { itemId } from '@door/domain/item/ids';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { afterOf, cursorInput, momentInput } from '../../input/cursor.ts';
import { text } from '../../input/text.ts';
import type { ListedItem } from '../../ports/office.ts';

const input = z.strictObject({
  /** Beginnings of words of numerals, address and customer's name; of the item's id; or an enquiry's reference. */
  Text: text(200).default(''),
  After: cursorInput(momentInput),
  Most: z.int('must be a whole number').min(1, 'must be at least 1').max(100, 'must be at most 100').default(50),
});

/** All items of the supplier, or those that are found; the last that was changed comes first. */
export const list = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .query(async ({ ctx, input: { Text, After, Most: most } }) => {
      const after = After && { lastUpdated: After.key, id: itemId(After.id) };
      const found = await ctx.shop.items.list({ search: searchOf(Text), most, after });
      const placeOf = ({ stored }: ListedItem) => ({ key: stored.lastUpdated, id: stored.item.id });
      const Items = found.map(({ stored, enquiry }) => ({
        ...itemToWire(stored, ctx.supplier.catalogue),
        /** Who asked about it; '' where nobody has. */
        Customer: enquiry?.name ?? '',
        EnquiryId: enquiry?.id ?? null,
        /** Of the enquiry; null where there is none. */
        State: enquiry?.state ?? null,
        MeasuredAt: stored.measuredAt,
      }));
      return { Items, After: afterOf(found, { most, placeOf }) };
    });
