import { optionChoicesOf } from '@door/domain/door/configure/option-set';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { itemIdInput, newIdInput, optionSetIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { loadItem } from '../item/load-item.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { lockOptionSet, optionSetToWire, saveOptionSet } from './option-sets.ts';

/** The supplier's option sets by name, for everybody who may apply one to an item. */
const list = procedure
  .allow('items.manage')
  .use(inOneTransaction)
  .query(async ({ ctx }) => (await ctx.stores.optionSets.all()).map(optionSetToWire));

const input = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one set. */
  Id: newIdInput,
  Name: filledText(60),
  ItemId: itemIdInput,
});

/** Saves the present options of an item under a name. */
const save = procedure
  .allow('optionSets.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Name, ItemId } }) => {
    const { item } = unwrapOrThrow(await loadItem(ctx, ItemId, 'design'));
    const earlier = (await ctx.stores.optionSets.lock()).find(({ id }) => id === Id);
    if (earlier) return optionSetToWire(earlier);
    const choices = optionChoicesOf(item, ctx.supplier.context);
    if (choices.length === 0) unwrapOrThrow(refused('option-set.empty', messages.optionSet.empty));
    const set = { id: Id, name: Name, isDefault: false, choices };
    return optionSetToWire(unwrapOrThrow(await saveOptionSet(ctx, set)));
  });

const rename = procedure
  .allow('optionSets.manage')
  .input(z.strictObject({ Id: optionSetIdInput, Name: filledText(60) }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Name } }) => {
    const set = unwrapOrThrow(await lockOptionSet(ctx, Id));
    return optionSetToWire(unwrapOrThrow(await saveOptionSet(ctx, { ...set, name: Name })));
  });

/** Removes a set; items to which it was applied stay as they are. One that is gone already counts as removed. */
const remove = procedure
  .allow('optionSets.manage')
  .input(optionSetIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: id }) => {
    await ctx.stores.optionSets.lock();
    await ctx.stores.optionSets.remove(id);
    return { Id: id };
  });

/** On: new doors made in the office begin with this set, and with no other. */
const markDefault = procedure
  .allow('optionSets.manage')
  .input(z.strictObject({ Id: optionSetIdInput, On: booleanInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, On } }) => {
    const set = unwrapOrThrow(await lockOptionSet(ctx, Id));
    const { optionSets } = ctx.stores;
    const before = (await optionSets.all()).filter(({ id, isDefault }) => isDefault && id !== Id);
    if (On) for (const other of before) await optionSets.save({ ...other, isDefault: false });
    await optionSets.save({ ...set, isDefault: On });
    return optionSetToWire({ ...set, isDefault: On });
  });

export const optionSetRouter = router({ list, markDefault, remove, rename, save });
