import { z } from 'zod';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { filledText } from '../../input/text.ts';
import { itemIdInput } from '../../input/ids.ts';
import { requireItemId } from '../../work-instructions/line-id.ts';
import { loadLines } from '../../work-instructions/load-lines.ts';
import { removeLines } from '../../work-instructions/remove-lines.ts';
import { loadToChangeLines } from '../../work-instructions/load-bill.ts';

const input = z.object({ ItemId: itemIdInput.nullish(), Dropdown: filledText(100) });

/** Removes the lines of an option list. */
export const removeStockForDropdown = procedure
  .allow('workInstructions.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId, Dropdown } }) => {
    const id = requireItemId(ItemId);
    await loadToChangeLines(ctx, id);
    await removeLines(ctx, { itemId: id, dropdowns: [Dropdown] });
    return loadLines(ctx, id);
  });
