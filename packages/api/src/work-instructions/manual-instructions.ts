import { accepted, refused } from '@door/domain/door/model/result';
import { stockFittingDoor } from '@door/domain/door/stock/stock-of-master';
import { blankLine, changedLine, type ManualLine, withStock } from '@door/domain/making/bom/manual-line';
import type { StoredLine, WireInstruction } from '@door/wire/instruction-wire';
import { z } from 'zod';
import { amountInput, lineLengthInput } from '../input/amounts.ts';
import { itemIdInput, masterStockIdInput, newIdInput } from '../input/ids.ts';
import { filledText, text } from '../input/text.ts';
import { loadItem } from '../item/load-item.ts';
import { messages } from '../messages.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { LineKey } from './instruction-store.ts';
import { lineIdInput, requireItemId } from './line-id.ts';
import { linesOfAttempt } from './lines-of-attempt.ts';
import { loadToChangeLines } from './load-bom.ts';
import { linesToWire, loadLines } from './load-lines.ts';
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

/** A manual line of an item that this caller may load; calculated lines are refused. */
async function loadManualLine(ctx: CallScope, key: LineKey): Promise<StoredLine & ManualLine> {
  await loadToChangeLines(ctx, key.itemId);
  const lines = await ctx.stores.instructions.lines(key.itemId);
  const line = lines.find((each) => each.manuallyAdded === key.manuallyAdded && each.line === key.line);
  const found = unwrapOrThrow(line ? accepted(line) : refused('instruction.none', messages.instruction.none));
  if (!found.manuallyAdded) unwrapOrThrow(refused('instruction.calculated', messages.instruction.calculated));
  return { ...found, reference: found.reference ?? 'Manual Addon' };
}

/** Changes a manual line and answers with it. */
async function updateManualLine(
  ctx: CallScope,
  key: LineKey,
  change: (line: ManualLine) => ManualLine,
): Promise<WireInstruction | undefined> {
  const line = await loadManualLine(ctx, key);
  const changed: StoredLine = { ...line, ...change(line) };
  await ctx.stores.instructions.update(changed);
  return linesToWire(ctx, [changed])[0];
}
