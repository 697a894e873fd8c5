import type { RuleContext } from '@door/domain/door/choice/rule';
import { applyOptions } from '@door/domain/door/configure/option-set';
import { newItem } from '@door/domain/door/configure/new-item';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { isOfficeCaller } from '../ports/context.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { newIdInput, currencyInput, templateIdInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { createItem, newItemId } from '../item/create-item.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { Item } from '@door/domain/door/model/item';
import type { TemplateId } from '@door/domain/door/model/ids';
import { accepted, refused } from '@door/domain/door/model/outcome';
import type { Outcome } from '../refusals.ts';

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
    const plain = newItem({ id, template, catalogue, partId: () => ctx.ids.other() });
    const item = isOfficeCaller(ctx.caller) ? await withDefaultOptions(plain, ctx) : plain;
    return itemToWire(await createItem(ctx, { item, currency: Currency }), catalogue);
  });

/** With the supplier's default options, as far as this frame style can have them. */
async function withDefaultOptions(item: Item, { stores, supplier }: CallScope): Promise<Item> {
  const set = (await stores.optionSets.all()).find(({ isDefault }) => isDefault);
  return set ? applyOptions(set.choices, item, supplier.context).item : item;
}

/** A frame style that was taken out of the range while the page was open is a conflict; one that never was is missing. */
function findTemplate(id: TemplateId, { catalogue: { rows, sold }, messages }: RuleContext): Outcome<FrameTemplate> {
  const template = sold.templates.find((row) => row.id === id);
  if (template) return accepted(template);
  return rows.templates.some((row) => row.id === id)
    ? refused('frame.not-offered', messages.notOffered.template)
    : refused('frame.none', messages.notOffered.template);
}
