import { z } from 'zod';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { currencyInput, itemIdInput, templateIdInput } from '../../input/ids.ts';
import { propsInput } from '../../input/text.ts';
import { updateStoredItem, updateByActions } from '../../items/update-stored-item.ts';

/** Props are sent by the specification's page and ignored: the stored item decides. */
const input = z.object({
  ItemId: itemIdInput,
  TemplateId: templateIdInput,
  Props: propsInput.optional(),
  Currency: currencyInput.optional(),
});

export const updateItemFromTemplate = procedure.allow('ownItem.design').input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { ItemId, TemplateId, Currency } }) => {
      const chooseFrame = updateByActions([{ type: 'frame.choose', templateId: TemplateId }]);
      return updateStoredItem(ctx, ItemId, (record, context) =>
        chooseFrame({ ...record, currency: Currency ?? record.currency }, context),
      );
    });
