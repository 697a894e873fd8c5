import type { FullContext } from '@door/domain/choice/rule';
import { newItem } from '@door/domain/configure/new-item';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { newIdInput, currencyInput, templateIdInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { createItem, newItemId } from '../../items/create-item.ts';
import { enforceRateLimit } from '../../enforce-rate-limit.ts';
import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import type { TemplateId } from '@door/domain/model/ids';
import { accepted, refused } from '@door/domain/model/outcome';
import type { Outcome } from '../../refusals.ts';

/** ItemId is the Id of the frame template. Currency absent: the supplier's. */
const input = z.object({
  ItemId: templateIdInput,
  Currency: currencyInput.optional(),
  Attempt: newIdInput.optional(),
});

export const createItemFromTemplate = procedure.allow('ownItem.design').input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId, Currency, Attempt } }) => {
      const { catalogue, context } = ctx.supplier;
      const template = unwrapOrThrow(findTemplate(ItemId, context));
      await enforceRateLimit(ctx, 'create');
      const id = newItemId(ctx, 'createItemFromTemplate', Attempt);
      const item = newItem({ id, template, catalogue, partId: () => ctx.ids.other() });
      return itemToWire(await createItem(ctx, { item, currency: Currency }), catalogue);
    });

function findTemplate(id: TemplateId, { catalogue: { rows }, words }: FullContext): Outcome<FrameTemplate> {
  const template = rows.templates.find((row) => row.id === id);
  return template ? accepted(template) : refused('frame.not-offered', words.notOffered.template);
}
