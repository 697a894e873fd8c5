import { batchList, batchListKinds, type ListPart } from '@door/domain/making/batch/batch-lists';
import { barLabels, doorLabels } from '@door/domain/making/batch/floor-labels';
import { slotLabels } from '@door/domain/making/batch/slot-label';
import { pieceLabels } from './piece-labels.ts';
import { sawnBatch } from './sawn-batch.ts';
import { batchIdInput } from '../input/ids.ts';
import { procedure } from '../procedure.ts';
import { batchingMessages } from '../messages.ts';

/** All lists and labels of a batch. A batch of 200 doors has long tables, so every other call has its turn between two of them. */
export const lists = procedure
  .allow('production.see')
  .input(batchIdInput)
  .query(async ({ ctx, input: id }) => {
    const batch = await ctx.transactions.run(ctx.clientId, (stores) => sawnBatch({ ...ctx, stores }, id));
    const made = [];
    for (const kind of batchListKinds) {
      const { title, parts } = batchList(kind, batch, batchingMessages);
      const Parts = [];
      for (const part of parts) {
        Parts.push(partToWire(part));
        await ctx.pause();
      }
      made.push({ List: kind, Title: title, Parts });
    }
    return {
      Lists: made,
      Labels: await pieceLabels(ctx, batch),
      SlotLabels: slotLabels(batch.number, batch.pieces, batchingMessages),
      BarLabels: barLabels(batch, batchingMessages),
      DoorLabels: doorLabels(batch, batchingMessages),
    };
  });

/** Cut lists have one for each group, work sheets one for each order line. */
const partToWire = ({ title, table }: ListPart) => ({ Title: title, Head: table.head, Rows: table.rows });
