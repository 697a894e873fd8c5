import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { linesOfAll, priced } from '../../instructions/lines-of.ts';

const itemIds = z.array(itemIdInput, 'must be a list of item ids').max(200, 'must have at most 200 items').readonly();

/** The sheets of the items that a quote or an order holds, each with its own. */
export const sheetsOfItems = (gate: Gate) =>
  gate
    .input(itemIds)
    .use(inOneTransaction)
    .query(({ ctx, input }) => linesOfAll(ctx, input));

/** The same, only what is priced by itself. */
export const pricedSheetsOfItems = (gate: Gate) =>
  gate
    .input(itemIds)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) =>
      (await linesOfAll(ctx, input)).map(({ ItemId, WorkInstructions }) => ({
        ItemId,
        WorkInstructions: priced(WorkInstructions),
      })),
    );
