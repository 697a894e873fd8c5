import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { currencyInput, itemIdInput, templateIdInput } from '../../input/ids.ts';
import { propsInput } from '../../input/props.ts';
import { changeItem, choosing } from '../../items/change-item.ts';

/** Props travel with this call as the specification has it; the item that is stored decides. */
const input = z.object({
  ItemId: itemIdInput,
  TemplateId: templateIdInput,
  Props: propsInput.optional(),
  Currency: currencyInput.optional(),
});

export const updateItemFromTemplate = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { ItemId, TemplateId, Currency } }) => {
      const chooseFrame = choosing([{ type: 'frame.choose', templateId: TemplateId }]);
      return changeItem(ctx, ItemId, (item, catalogue) =>
        chooseFrame({ ...item, currency: Currency ?? item.currency }, catalogue),
      );
    });
