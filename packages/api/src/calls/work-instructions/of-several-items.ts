import { z } from 'zod';
import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { loadLinesOfItems, pricedLines } from '../../work-instructions/load-lines.ts';

const itemIds = z.array(itemIdInput, 'must be a list of item ids').max(200, 'must have at most 200 items').readonly();

/** The lines of the items of a quote or an order, item by item. */
export const linesOfItems = (procedure: Procedure) =>
  procedure
    .input(itemIds)
    .use(inOneTransaction)
    .query(({ ctx, input }) => loadLinesOfItems(ctx, input));

/** The same, only the lines that have a price of their own. */
export const pricedLinesOfItems = (procedure: Procedure) =>
  procedure
    .input(itemIds)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) =>
      (await loadLinesOfItems(ctx, input)).map(({ ItemId, WorkInstructions }) => ({
        ItemId,
        WorkInstructions: pricedLines(WorkInstructions),
      })),
    );
