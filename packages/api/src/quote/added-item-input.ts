import { z } from 'zod';
import { quantityInput } from './quote-input.ts';
import { itemIdInput, newIdInput } from '../input/ids.ts';

const mostAtOnce = 100;
const tooMany = `must have at most ${String(mostAtOnce)} items`;

/** One of each, as a copy. */
export const itemIdsInput = z.array(itemIdInput, 'must be a list of items').max(mostAtOnce, tooMany).default([]);

/** Items that come into a quote or an order, each as a copy. */
export const addedItemsInput = {
  ItemIds: itemIdsInput,
  /** Where the sender makes up the ids of the lines, or wants several of one door. */
  Lines: z
    .array(z.strictObject({ LineId: newIdInput, ItemId: itemIdInput, Quantity: quantityInput.default(1) }))
    .max(mostAtOnce, tooMany)
    .default([]),
};
