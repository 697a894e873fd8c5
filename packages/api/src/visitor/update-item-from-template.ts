import { recordOf } from '@door/domain/door/model/item-record';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { currencyInput, itemIdInput, templateIdInput } from '../input/ids.ts';
import { propsInput } from '../input/text.ts';
import { applyProps } from '../item/apply-props.ts';
import { loadToChange } from '../item/load-item.ts';
import { applyActions, saveUpdate } from '../item/update-stored-item.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z.object({
  ItemId: itemIdInput,
  TemplateId: templateIdInput,
  Props: propsInput.optional(),
  Currency: currencyInput.optional(),
});

/** Applies another frame template, then the properties that were changed on the page in the same step. */
export const updateItemFromTemplate = procedure
  .allow('ownItem.design')
  .input(input)
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
