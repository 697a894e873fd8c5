import { noNotes } from '@door/domain/making/bom/manual-line';
import { stockFittingDoor } from '@door/domain/door/stock/stock-of-master';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { lineLengthInput } from '../input/amounts.ts';
import { itemIdInput, masterStockIdInput, newIdInput } from '../input/ids.ts';
import { chooseStock } from './choose-stock.ts';
import { requireItemId } from './line-id.ts';
import { placeOf, stockPlaceInput } from './stock-place.ts';

const input = z.object({
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
export const createFromStockSelection = procedure
  .allow('workInstructions.manage')
  .input(input)
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
