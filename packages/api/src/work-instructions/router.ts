import { accepted, refused } from '@door/domain/door/model/result';
import { addOnReferences } from '@door/domain/door/stock/add-ons';
import { stockFittingDoor } from '@door/domain/door/stock/stock-of-master';
import { fitsDoor } from '@door/domain/door/stock/stock-options';
import { noNotes } from '@door/domain/making/bom/manual-line';
import { z } from 'zod';
import { lineLengthInput } from '../input/amounts.ts';
import { booleanInput, oneOf } from '../input/choices.ts';
import { itemIdInput, masterStockIdInput, newIdInput } from '../input/ids.ts';
import { refersTo } from '../input/refers-to.ts';
import { text } from '../input/text.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { chooseStock, placeOf, stockPlaceInput } from './choose-stock.ts';
import { requireItemId } from './line-id.ts';
import { loadLines, loadLinesOfItems, pricedLines } from './load-lines.ts';
import {
  addBlankWorkInstruction,
  deleteWorkInstruction,
  pickStockForManualInstruction,
  removeStockForDropdown,
  updateManualWorkInstruction,
} from './manual-instructions.ts';

const itemCall = procedure.allow('workInstructions.manage').input(itemIdInput).use(inOneTransaction);

/** All lines of an item. */
const getWorkInstructions = itemCall.query(({ ctx, input }) => loadLines(ctx, input));

/** The lines of an item that have a price of their own. */
const findWorkInstructionsForPricing = itemCall.query(async ({ ctx, input }) =>
  pricedLines(await loadLines(ctx, input)),
);

const itemIds = z.array(itemIdInput, 'must be a list of item ids').max(200, 'must have at most 200 items').readonly();
const itemsCall = procedure.allow('workInstructions.manage').input(itemIds).use(inOneTransaction);

/** The lines of the items of a quote or an order, item by item. */
const linesOfItems = itemsCall.query(({ ctx, input }) => loadLinesOfItems(ctx, input));

/** The same, only the lines that have a price of their own. */
const pricedLinesOfItems = itemsCall.query(async ({ ctx, input }) =>
  (await loadLinesOfItems(ctx, input)).map(({ ItemId, WorkInstructions }) => ({
    ItemId,
    WorkInstructions: pricedLines(WorkInstructions),
  })),
);

const createFromStockSelectionInput = z.object({
  ItemId: itemIdInput.nullish(),
  MasterStockId: masterStockIdInput,
  Dropdown: stockPlaceInput.dropdown,
  SubAssembly: stockPlaceInput.subAssembly,
  SubAssemblyId: stockPlaceInput.subAssemblyId,
  Profile: stockPlaceInput.profile,
  Length: lineLengthInput,
  Width: lineLengthInput,
  /** False: the lines stay only until the bill is calculated again. */
  ManuallySelected: booleanInput.default(true),
  Attempt: newIdInput.nullish(),
});

/** Adds a product that somebody picked from an option list, as the variant in the door's finish. */
const createFromStockSelection = procedure
  .allow('workInstructions.manage')
  .input(createFromStockSelectionInput)
  .use(inOneTransaction)
  .mutation(({ ctx, input: given }) =>
    chooseStock(ctx, requireItemId(given.ItemId), {
      stock: (item) => stockFittingDoor(given.MasterStockId, item, ctx.supplier.catalogue),
      place: (item) =>
        placeOf(
          { dropdown: given.Dropdown, group: given.SubAssembly, partId: given.SubAssemblyId },
          'SubAssemblyId',
          item,
        ),
      amounts: { quantity: 1, length: given.Length ?? 0, width: given.Width ?? 0 },
      reference: 'Manual Addon',
      notes: { ...noNotes, profile: given.Profile || null },
      manuallySelected: given.ManuallySelected,
      attempt: given.Attempt ?? null,
    }),
  );

const updateWorkinstructionInput = z.object({
  itemId: itemIdInput.nullish(),
  stockId: z.int32('must be the Id of a stock option').meta(refersTo('stock option')),
  dropdown: stockPlaceInput.dropdown,
  subAssembly: stockPlaceInput.subAssembly,
  subAssemblyId: stockPlaceInput.subAssemblyId,
  profile: stockPlaceInput.profile,
  /** False: the lines stay only until the bill is calculated again. */
  manuallySelected: booleanInput.default(true),
  attempt: newIdInput.nullish(),
  /** Absent: the stock's own. */
  analysisCode: text(100).nullish(),
  /** The Id of the line that this one comes with, and goes with, or what the program goes by. */
  referenceId: z.union([text(100), z.int32().transform(String)], 'must be text or a number').nullish(),
  referenceType: oneOf(addOnReferences).default('Manual Addon'),
});

/** Sets this stock option for an option list, also where the door has another finish. */
const updateWorkinstruction = procedure
  .allow('workInstructions.manage')
  .input(updateWorkinstructionInput)
  .use(inOneTransaction)
  .mutation(({ ctx, input: given }) => {
    const found = ctx.supplier.catalogue.rows.stock.find(({ id }) => id === given.stockId);
    const stock = unwrapOrThrow(found ? accepted(found) : refused('stock.unknown', messages.instruction.noStock));
    return chooseStock(ctx, requireItemId(given.itemId), {
      stock: (item) => (fitsDoor(stock, item, ctx.supplier.catalogue) ? stock : null),
      place: (item) =>
        placeOf(
          { dropdown: given.dropdown, group: given.subAssembly, partId: given.subAssemblyId },
          'subAssemblyId',
          item,
        ),
      amounts: { quantity: 1, length: 0, width: 0 },
      reference: given.referenceType,
      notes: {
        referenceId: given.referenceId || null,
        profile: given.profile || null,
        analysisCode: given.analysisCode || null,
      },
      manuallySelected: given.manuallySelected,
      attempt: given.attempt ?? null,
    });
  });

export const workInstructionRouter = router({
  addBlankWorkInstruction,
  createFromStockSelection,
  deleteWorkInstruction,
  findWorkInstructionsForOrderPricing: pricedLinesOfItems,
  findWorkInstructionsForPricing,
  getWorkInstructions,
  getWorkInstructionsForOrderItems: linesOfItems,
  getWorkInstructionsForQuoteItems: linesOfItems,
  pickStockForManualInstruction,
  removeStockForDropdown,
  updateManualWorkInstruction,
  updateWorkinstruction,
});
