import { optionChoicesOf } from '@door/domain/configure/option-set';
import { refused } from '@door/domain/model/outcome';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { itemIdInput, newIdInput } from '../../input/ids.ts';
import { filledText } from '../../input/text.ts';
import { loadItem } from '../../items/load-item.ts';
import { optionSetToWire, saveOptionSet } from '../../office/option-sets.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { words } from '../../words.ts';

const input = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one set. */
  Id: newIdInput,
  Name: filledText(60),
  ItemId: itemIdInput,
});

/** Saves the present options of an item under a name. */
export const save = procedure
  .allow('optionSets.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Name, ItemId } }) => {
    const { item } = unwrapOrThrow(await loadItem(ctx, ItemId, 'design'));
    const earlier = (await ctx.stores.optionSets.all()).find(({ id }) => id === Id);
    if (earlier) return optionSetToWire(earlier);
    const choices = optionChoicesOf(item, ctx.supplier.catalogue);
    if (choices.length === 0) unwrapOrThrow(refused('option-set.empty', words.optionSet.empty));
    const set = { id: Id, name: Name, isDefault: false, choices };
    return optionSetToWire(unwrapOrThrow(await saveOptionSet(ctx, set)));
  });
