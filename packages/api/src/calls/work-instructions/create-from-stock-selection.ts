import { lineGroupOf } from '@door/domain/bom/work-instruction';
import { stockFittingDoor } from '@door/domain/stock/stock-of-master';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { amountInput } from '../../input/amounts.ts';
import { stockPlaceInput } from '../../work-instructions/line-id.ts';
import { itemIdInput, masterStockIdInput } from '../../input/ids.ts';
import { chooseStock } from '../../work-instructions/choose-stock.ts';
import { requireItemId } from '../../work-instructions/line-id.ts';

const input = z.object({
  ItemId: itemIdInput.nullish(),
  MasterStockId: masterStockIdInput,
  Dropdown: stockPlaceInput.dropdown,
  SubAssembly: stockPlaceInput.subAssembly,
  SubAssemblyId: stockPlaceInput.subAssemblyId,
  Profile: stockPlaceInput.profile,
  Length: amountInput,
  Width: amountInput,
  ManuallySelected: z.boolean().optional(),
});

/** Adds a product that somebody picked from an option list, as the variant in the door's finish. */
export const createFromStockSelection = procedure
  .allow('workInstructions.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(({ ctx, input: { ItemId, MasterStockId, Dropdown, SubAssembly, SubAssemblyId, Length, Width } }) =>
    chooseStock(ctx, requireItemId(ItemId), {
      stock: (item) => stockFittingDoor(MasterStockId, item, ctx.supplier.catalogue),
      place: { dropdown: Dropdown ?? null, group: lineGroupOf(SubAssembly ?? ''), partId: SubAssemblyId ?? null },
      amounts: { quantity: 1, length: Length ?? 0, width: Width ?? 0 },
    }),
  );
