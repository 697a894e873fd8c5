import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { newItem } from '@door/domain/door/configure/new-item';
import { applyOptions } from '@door/domain/door/configure/option-set';
import type { TemplateId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { recordOf } from '@door/domain/door/model/item-record';
import { accepted, refused } from '@door/domain/door/model/result';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { currencyInput, itemIdInput, newIdInput, templateIdInput } from '../input/ids.ts';
import { propsInput } from '../input/text.ts';
import { applyProps } from '../item/apply-props.ts';
import { createItem, newItemId } from '../item/create-item.ts';
import { loadToChange } from '../item/load-item.ts';
import { applyActions, saveUpdate } from '../item/update-stored-item.ts';
import { isOfficeCaller } from '../ports/context.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** ItemId is the Id of the frame template. Currency absent: the supplier's. */
const input = z.object({
  ItemId: templateIdInput,
  Currency: currencyInput.optional(),
  Attempt: newIdInput.optional(),
});

export const createItemFromTemplate = procedure
  .allow('ownItem.design')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId, Currency, Attempt } }) => {
    const { catalogue, context } = ctx.supplier;
    const template = unwrapOrThrow(findTemplate(ItemId, context));
    await enforceRateLimit(ctx, 'create');
    const id = newItemId(ctx, 'createItemFromTemplate', Attempt);
    const plain = newItem(id, template, context);
    const item = isOfficeCaller(ctx.caller) ? await withDefaultOptions(plain, ctx) : plain;
    return itemToWire(await createItem(ctx, { item, currency: Currency }), catalogue);
  });

/** With the supplier's default options, as far as this frame style can have them. */
async function withDefaultOptions(item: Item, { stores, supplier }: CallScope): Promise<Item> {
  const set = (await stores.optionSets.all()).find(({ isDefault }) => isDefault);
  return set ? applyOptions(set.choices, item, supplier.context).item : item;
}

/** A frame style that was taken out of the range while the page was open is a conflict; one that never was is missing. */
function findTemplate(id: TemplateId, { catalogue: { rows, sold }, messages }: RuleContext): Result<FrameTemplate> {
  const template = sold.templates.find((row) => row.id === id);
  if (template) return accepted(template);
  return rows.templates.some((row) => row.id === id)
    ? refused('frame.not-offered', messages.notOffered.template)
    : refused('frame.none', messages.notOffered.template);
}

const updateItemFromTemplateInput = z.object({
  ItemId: itemIdInput,
  TemplateId: templateIdInput,
  Props: propsInput.optional(),
  Currency: currencyInput.optional(),
});

/** Applies another frame template, then the properties that were changed on the page in the same step. */
export const updateItemFromTemplate = procedure
  .allow('ownItem.design')
  .input(updateItemFromTemplateInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId, TemplateId, Props, Currency } }) => {
    const { catalogue, context } = ctx.supplier;
    const loaded = unwrapOrThrow(await loadToChange(ctx, ItemId, 'design'));
    const before = loaded.stored;
    const record = { ...recordOf(before), currency: Currency ?? before.currency };
    const framed = unwrapOrThrow(applyActions(record, [{ type: 'frame.choose', templateId: TemplateId }], context));
    const now = { ...before, ...framed.record };
    const updated = unwrapOrThrow(applyProps({ field: 'Props', json: Props, before }, now, ctx));
    const emptiedDropdowns = [...framed.emptiedDropdowns, ...updated.emptiedDropdowns];
    return itemToWire(await saveUpdate(ctx, loaded, { record: updated.record, emptiedDropdowns }), catalogue);
  });
