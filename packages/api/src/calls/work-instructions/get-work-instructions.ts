import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { loadLines } from '../../work-instructions/load-lines.ts';

/** All lines of an item. */
export const getWorkInstructions = (procedure: Procedure) =>
  procedure
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(({ ctx, input }) => loadLines(ctx, input));
