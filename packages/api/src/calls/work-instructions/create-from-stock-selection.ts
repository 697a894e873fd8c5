import { stockFittingDoor } from '@door/domain/stock/stock-of-master';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { amountInput, stockPlaceInput } from '../../input/stock-place.ts';
import { itemIdInput, masterStockIdInput } from '../../input/ids.ts';
import { chooseStock } from '../../instructions/choose-stock.ts';
import { insistOnItemId } from '../../instructions/insist-on-item-id.ts';

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

/** A product that somebody picked for an option list of the door: its variant in the door's finish. */
export const createFromStockSelection = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { ItemId, MasterStockId, Dropdown, SubAssembly, SubAssemblyId, Length, Width } }) =>
      chooseStock(ctx, insistOnItemId(ItemId), {
        stock: (item) => stockFittingDoor(MasterStockId, item, ctx.supplier.catalogue),
        place: { dropdown: Dropdown ?? null, group: SubAssembly ?? '', partId: SubAssemblyId ?? null },
        amounts: { quantity: 1, length: Length ?? 0, width: Width ?? 0 },
      }),
    );
