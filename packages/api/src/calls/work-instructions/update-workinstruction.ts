import { lineGroupOf } from '@door/domain/bom/work-instruction';
import { accepted, refused } from '@door/domain/model/outcome';
import { fitsDoor } from '@door/domain/stock/stock-offers';
import { z } from 'zod';
import { refersTo } from '../../input/refers-to.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { stockPlaceInput } from '../../work-instructions/line-id.ts';
import { itemIdInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { chooseStock } from '../../work-instructions/choose-stock.ts';
import { requireItemId } from '../../work-instructions/line-id.ts';
import { words } from '../../words.ts';

const input = z.object({
  itemId: itemIdInput.nullish(),
  stockId: z.int32('must be the Id of a stock option').meta(refersTo('stock option')),
  dropdown: stockPlaceInput.dropdown,
  subAssembly: stockPlaceInput.subAssembly,
  subAssemblyId: stockPlaceInput.subAssemblyId,
  profile: stockPlaceInput.profile,
  manuallySelected: z.boolean().optional(),
  analysisCode: stockPlaceInput.profile,
  referenceId: stockPlaceInput.subAssemblyId,
  referenceType: z.enum(['Manual Addon', 'Related Stock Item']).optional(),
});

/** Sets this stock option for an option list, also where the door has another finish. */
export const updateWorkinstruction = procedure
  .allow('workInstructions.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(({ ctx, input: { itemId, stockId, dropdown, subAssembly, subAssemblyId } }) => {
    const found = ctx.supplier.catalogue.rows.stock.find(({ id }) => id === stockId);
    const stock = unwrapOrThrow(found ? accepted(found) : refused('stock.unknown', words.instruction.noStock));
    return chooseStock(ctx, requireItemId(itemId), {
      stock: (item) => (fitsDoor(stock, item, ctx.supplier.catalogue) ? stock : null),
      place: { dropdown: dropdown ?? null, group: lineGroupOf(subAssembly ?? ''), partId: subAssemblyId ?? null },
      amounts: { quantity: 1, length: 0, width: 0 },
    });
  });
