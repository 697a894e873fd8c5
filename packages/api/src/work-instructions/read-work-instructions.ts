import { z } from 'zod';
import { itemIdInput } from '../input/ids.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { loadLines, loadLinesOfItems, pricedLines } from './load-lines.ts';

const itemCall = procedure.allow('workInstructions.manage').input(itemIdInput).use(inOneTransaction);

/** All lines of an item. */
export const getWorkInstructions = itemCall.query(({ ctx, input }) => loadLines(ctx, input));

/** The lines of an item that have a price of their own. */
export const findWorkInstructionsForPricing = itemCall.query(async ({ ctx, input }) =>
  pricedLines(await loadLines(ctx, input)),
);

const itemIds = z.array(itemIdInput, 'must be a list of item ids').max(200, 'must have at most 200 items').readonly();
const itemsCall = procedure.allow('workInstructions.manage').input(itemIds).use(inOneTransaction);

/** The lines of the items of a quote or an order, item by item. */
export const linesOfItems = itemsCall.query(({ ctx, input }) => loadLinesOfItems(ctx, input));

/** The same, only the lines that have a price of their own. */
export const pricedLinesOfItems = itemsCall.query(async ({ ctx, input }) =>
  (await loadLinesOfItems(ctx, input)).map(({ ItemId, WorkInstructions }) => ({
    ItemId,
    WorkInstructions: pricedLines(WorkInstructions),
  })),
);
