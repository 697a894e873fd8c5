import { refused } from '@door/domain/door/model/outcome';
import { inOneTransaction, procedure } from '../procedure.ts';
import { itemIdInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { recordHistory } from '../system-status/history.ts';
import { messages } from '../messages.ts';

/**
 * Removes an item with its instructions and pictures. Refused where there is an enquiry about it, or a quote or an order holds it. A
 * repeat changes nothing: the history knows what was removed, so that an item which never was is none.
 */
export const removeById = procedure
  .allow('items.manage')
  .input(itemIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    const stored = await ctx.stores.items.load(input);
    if (!stored) {
      const [newest] = await ctx.stores.history.of([{ about: 'item', aboutId: input }], 1);
      return newest?.kind === 'removal' ? { Id: input } : unwrapOrThrow(refused('item.none', messages.item.none));
    }
    if (stored.submittedAt !== null) unwrapOrThrow(refused('item.asked-about', messages.item.askedAbout));
    if (await ctx.stores.quotes.holds(input)) unwrapOrThrow(refused('item.quoted', messages.item.quoted));
    if ((await ctx.stores.orders.holding([input])).length > 0)
      unwrapOrThrow(refused('item.ordered', messages.item.ordered));
    await ctx.stores.items.remove(input);
    await recordHistory(ctx, [{ about: 'item', aboutId: input, kind: 'removal', from: null, to: null }]);
    return { Id: input };
  });
