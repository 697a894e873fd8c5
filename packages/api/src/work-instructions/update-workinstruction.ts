import { accepted, refused } from '@door/domain/door/model/outcome';
import { addOnReferences } from '@door/domain/door/stock/add-ons';
import { fitsDoor } from '@door/domain/door/stock/stock-offers';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { refersTo } from '../input/refers-to.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { itemIdInput, newIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { chooseStock } from './choose-stock.ts';
import { requireItemId } from './line-id.ts';
import { placeOf, stockPlaceInput } from './stock-place.ts';
import { messages } from '../messages.ts';

const input = z.object({
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
export const updateWorkinstruction = procedure
  .allow('workInstructions.manage')
  .input(input)
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
