import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { filledText } from '../input/text.ts';
import { itemIdInput } from '../input/ids.ts';
import { requireItemId } from './line-id.ts';
import { loadLines } from './load-lines.ts';
import { removeLines } from './remove-lines.ts';
import { loadToChangeLines } from './load-bill.ts';

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
