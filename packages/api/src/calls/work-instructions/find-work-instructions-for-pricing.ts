import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { loadLines, pricedLines } from '../../work-instructions/load-lines.ts';

/** The lines of an item that have a price of their own. */
export const findWorkInstructionsForPricing = (procedure: Procedure) =>
  procedure
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) => pricedLines(await loadLines(ctx, input)));
