import { accepted, refused } from '@door/domain/door/model/outcome';
import { stockFittingDoor } from '@door/domain/door/stock/stock-of-master';
import { blankLine, changedLine, withStock } from '@door/domain/making/bom/manual-line';
import { z } from 'zod';
import { amountInput, lineLengthInput } from '../input/amounts.ts';
import { itemIdInput, masterStockIdInput, newIdInput } from '../input/ids.ts';
import { filledText, text } from '../input/text.ts';
import { loadItem } from '../item/load-item.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { lineIdInput, requireItemId } from './line-id.ts';
import { linesOfAttempt } from './lines-of-attempt.ts';
import { loadToChangeLines } from './load-bill.ts';
import { linesToWire, loadLines } from './load-lines.ts';
import { updateManualLine } from './manual-line.ts';
import { removeLines } from './remove-lines.ts';

const addBlankWorkInstructionInput = z.object({ ItemId: itemIdInput.nullish(), Attempt: newIdInput.nullish() });

/** Adds an empty manual line, to be filled in by the other calls. */
export const addBlankWorkInstruction = procedure
  .allow('workInstructions.manage')
  .input(addBlankWorkInstructionInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId, Attempt = null } }) => {
    const id = requireItemId(ItemId);
    await loadToChangeLines(ctx, id);
    const [earlier] = await linesOfAttempt(ctx, id, Attempt);
    const added = { manuallyAdded: true, attempt: Attempt };
    return earlier ?? linesToWire(ctx, [await ctx.stores.instructions.add(id, blankLine, added)])[0];
  });

const updateManualWorkInstructionInput = z.object({
  Id: lineIdInput,
  Quantity: amountInput,
  Length: lineLengthInput,
  Width: lineLengthInput,
  /** What is to be done or taken; on a line with stock, its note. */
  Description: text(300)
    .transform((value) => value.trim())
    .optional(),
});

/** Sets what is sent of a manual line; null and 0 empty a field, and what is left out stays as it is. */
export const updateManualWorkInstruction = procedure
  .allow('workInstructions.manage')
  .input(updateManualWorkInstructionInput)
  .use(inOneTransaction)
  .mutation(({ ctx, input: { Id, Quantity: quantity, Length: length, Width: width, Description: description } }) =>
    updateManualLine(ctx, Id, (line) => changedLine(line, { quantity, length, width, description })),
  );

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

const pickStockForManualInstructionInput = z.object({ instructionId: lineIdInput, masterStockId: masterStockIdInput });

/** Sets the product of a manual line, as the variant that fits the item. */
export const pickStockForManualInstruction = procedure
  .allow('workInstructions.manage')
  .input(pickStockForManualInstructionInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { instructionId, masterStockId } }) => {
    const { catalogue, context } = ctx.supplier;
    const { item } = unwrapOrThrow(await loadItem(ctx, instructionId.itemId, 'finish'));
    const fitting = stockFittingDoor(masterStockId, item, catalogue);
    const stock = unwrapOrThrow(fitting ? accepted(fitting) : refused('stock.none', context.messages.notOffered.stock));
    return updateManualLine(ctx, instructionId, (line) => withStock(line, stock));
  });

const removeStockForDropdownInput = z.object({ ItemId: itemIdInput.nullish(), Dropdown: filledText(100) });

/** Removes the lines of an option list. */
export const removeStockForDropdown = procedure
  .allow('workInstructions.manage')
  .input(removeStockForDropdownInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId, Dropdown } }) => {
    const id = requireItemId(ItemId);
    await loadToChangeLines(ctx, id);
    await removeLines(ctx, { itemId: id, dropdowns: [Dropdown] });
    return loadLines(ctx, id);
  });
