import { searchOf } from '@door/domain/search/search-terms';
import { itemToWire } from '@door/wire/item-to-wire';
import { itemId } from '@door/domain/model/ids';
import { numberText } from '@door/domain/model/running-number';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { nextCursor, cursorInput, momentInput } from '../../input/cursor.ts';
import { text } from '../../input/text.ts';
import type { ListedItem } from '../../ports/item-store.ts';

const input = z.strictObject({
  /** Beginnings of words of numerals, address and customer's name, of the item's id, of an enquiry's reference, or of a running number. */
  Text: text(200).default(''),
  After: cursorInput(momentInput),
  Most: z.int('must be a whole number').min(1, 'must be at least 1').max(100, 'must be at most 100').default(50),
});

/** The items of the supplier that the search finds, last changed first. */
export const list = procedure
  .allow('items.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Text, After, Most: limit } }) => {
    const after = After && { lastUpdated: After.key, id: itemId(After.id) };
    const found = await ctx.stores.items.list({ search: searchOf(Text), limit, after });
    const cursorOf = ({ stored }: ListedItem) => ({ key: stored.lastUpdated, id: stored.item.id });
    const Items = found.map(({ stored, enquiry }) => ({
      ...itemToWire(stored, ctx.supplier.catalogue),
      /** `D-1043`. */
      Number: numberText('item', stored.number),
      /** Name in the enquiry; '' where there is none. */
      Customer: enquiry?.name ?? '',
      EnquiryId: enquiry?.id ?? null,
      /** State of the enquiry; null where there is none. */
      State: enquiry?.state ?? null,
      MeasuredAt: stored.measuredAt,
    }));
    return { Items, After: nextCursor(found, { limit, cursorOf }) };
  });
