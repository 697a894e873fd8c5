import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { linesOf } from '../../instructions/lines-of.ts';

/** The whole sheet of an item. */
export const getWorkInstructions = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(({ ctx, input }) => linesOf(ctx, input));
