import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { linesOf, priced } from '../../instructions/lines-of.ts';

/** Those lines of an item that are priced by themselves. */
export const findWorkInstructionsForPricing = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) => priced(await linesOf(ctx, input)));
