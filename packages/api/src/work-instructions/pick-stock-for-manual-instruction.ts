import { withStock } from '@door/domain/making/bom/manual-line';
import { accepted, refused } from '@door/domain/door/model/outcome';
import { stockFittingDoor } from '@door/domain/door/stock/stock-of-master';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { masterStockIdInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { lineIdInput } from './line-id.ts';
import { updateManualLine } from './manual-line.ts';
import { loadItem } from '../item/load-item.ts';

const input = z.object({ instructionId: lineIdInput, masterStockId: masterStockIdInput });

/** Sets the product of a manual line, as the variant that fits the item. */
export const pickStockForManualInstruction = procedure
  .allow('workInstructions.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { instructionId, masterStockId } }) => {
    const { catalogue, context } = ctx.supplier;
    const { item } = unwrapOrThrow(await loadItem(ctx, instructionId.itemId, 'finish'));
    const fitting = stockFittingDoor(masterStockId, item, catalogue);
    const stock = unwrapOrThrow(fitting ? accepted(fitting) : refused('stock.none', context.messages.notOffered.stock));
    return updateManualLine(ctx, instructionId, (line) => withStock(line, stock));
  });
