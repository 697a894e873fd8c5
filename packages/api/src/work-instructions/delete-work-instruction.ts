import { inOneTransaction, procedure } from '../procedure.ts';
import { lineIdInput } from './line-id.ts';
import { removeLines } from './remove-lines.ts';
import { loadToChangeLines } from './load-bill.ts';

/** Removes one line; a calculated one comes back with the next calculation. A repeat changes nothing. */
export const deleteWorkInstruction = procedure
  .allow('workInstructions.manage')
  .input(lineIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: key }) => {
    await loadToChangeLines(ctx, key.itemId);
    await removeLines(ctx, key);
    return { ItemId: key.itemId };
  });
