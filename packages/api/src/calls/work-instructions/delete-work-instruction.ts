import { inOneTransaction, procedure } from '../../procedure.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { lineIdInput } from '../../work-instructions/line-id.ts';
import { removeLines } from '../../work-instructions/remove-lines.ts';
import { loadItem } from '../../items/load-item.ts';

/** Removes one line; a calculated one comes back with the next calculation. A repeat changes nothing. */
export const deleteWorkInstruction = procedure
  .allow('workInstructions.manage')
  .input(lineIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: key }) => {
    unwrapOrThrow(await loadItem(ctx, key.itemId, 'finish'));
    await removeLines(ctx, key);
    return { ItemId: key.itemId };
  });
