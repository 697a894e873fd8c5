import { accepted, refused } from '@door/domain/shared/outcome';
import { fitsDoor } from '@door/domain/stock/stock-offers';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { stockPlaceInput } from '../../input/stock-place.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { chooseStock } from '../../instructions/choose-stock.ts';
import { insistOnItemId } from '../../instructions/insist-on-item-id.ts';
import { words } from '../../words.ts';

const input = z.object({
  itemId: itemIdInput.nullish(),
  stockId: z.int32('must be the Id of a stock option'),
  dropdown: stockPlaceInput.dropdown,
  subAssembly: stockPlaceInput.subAssembly,
  subAssemblyId: stockPlaceInput.subAssemblyId,
  profile: stockPlaceInput.profile,
  manuallySelected: z.boolean().optional(),
  analysisCode: stockPlaceInput.profile,
  referenceId: stockPlaceInput.subAssemblyId,
  referenceType: z.enum(['Manual Addon', 'Related Stock Item']).optional(),
});

/** This very stock option for an option list of the door, whatever the door's finish. */
export const updateWorkinstruction = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { itemId, stockId, dropdown, subAssembly, subAssemblyId } }) => {
      const found = ctx.supplier.catalogue.rows.stock.find(({ id }) => id === stockId);
      const stock = insist(found ? accepted(found) : refused('stock.unknown', words.instruction.noStock));
      return chooseStock(ctx, insistOnItemId(itemId), {
        stock: (item) => (fitsDoor(stock, item, ctx.supplier.catalogue) ? stock : null),
        place: { dropdown: dropdown ?? null, group: subAssembly ?? '', partId: subAssemblyId ?? null },
        amounts: { quantity: 1, length: 0, width: 0 },
      });
    });
