import { blankLine } from '@door/domain/making/bom/manual-line';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { itemIdInput, newIdInput } from '../input/ids.ts';
import { requireItemId } from './line-id.ts';
import { linesOfAttempt } from './lines-of-attempt.ts';
import { linesToWire } from './load-lines.ts';
import { loadToChangeLines } from './load-bill.ts';

const input = z.object({ ItemId: itemIdInput.nullish(), Attempt: newIdInput.nullish() });

/** Adds an empty manual line, to be filled in by the other calls. */
export const addBlankWorkInstruction = procedure
  .allow('workInstructions.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId, Attempt = null } }) => {
    const id = requireItemId(ItemId);
    await loadToChangeLines(ctx, id);
    const [earlier] = await linesOfAttempt(ctx, id, Attempt);
    const added = { manuallyAdded: true, attempt: Attempt };
    return earlier ?? linesToWire(ctx, [await ctx.stores.instructions.add(id, blankLine, added)])[0];
  });
