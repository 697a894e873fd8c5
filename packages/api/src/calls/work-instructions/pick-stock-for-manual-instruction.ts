import { withStock } from '@door/domain/bom/manual-line';
import { accepted, refused } from '@door/domain/shared/outcome';
import { stockFittingDoor } from '@door/domain/stock/stock-of-master';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { masterStockIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { lineIdInput } from '../../instructions/line-id.ts';
import { changeManualLine } from '../../instructions/manual-line.ts';
import { reachItem } from '../../items/reach-item.ts';

const input = z.object({ instructionId: lineIdInput, masterStockId: masterStockIdInput });

/** Says which product a line by hand is about: the variant of it that suits this door. */
export const pickStockForManualInstruction = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { instructionId, masterStockId } }) => {
      const { catalogue } = ctx.supplier;
      const { item } = insist(await reachItem(ctx, instructionId.itemId, 'finish'));
      const fitting = stockFittingDoor(masterStockId, item, catalogue);
      const stock = insist(fitting ? accepted(fitting) : refused('stock.none', catalogue.words.notOffered.stock));
      return changeManualLine(ctx, instructionId, (line) => withStock(line, stock));
    });
