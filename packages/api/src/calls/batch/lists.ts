import { batchList, batchListKinds, type ListPart } from '@door/domain/batch/batch-lists';
import { madePieces } from '@door/domain/batch/batch-piece';
import { pieceLabel } from '@door/domain/batch/piece-label';
import { slotLabels } from '@door/domain/batch/slot-label';
import { sawnBatch } from '../../batches/sawn-batch.ts';
import { batchIdInput } from '../../input/ids.ts';
import { procedure } from '../../procedure.ts';
import { batchingWords } from '../../words.ts';

/** All lists and labels of a batch. A batch of 200 doors has 3,000 labels, so every other call has its turn between two tables. */
export const lists = procedure
  .allow('production.see')
  .input(batchIdInput)
  .query(async ({ ctx, input: id }) => {
    const batch = await ctx.transactions.run(ctx.clientId, (stores) => sawnBatch({ ...ctx, stores }, id));
    const made = [];
    for (const kind of batchListKinds) {
      const { title, parts } = batchList(kind, batch, batchingWords);
      const Parts = [];
      for (const part of parts) {
        Parts.push(partToWire(part));
        await ctx.pause();
      }
      made.push({ List: kind, Title: title, Parts });
    }
    const labels = madePieces(batch.pieces).map((piece) => pieceLabel(piece, batch.number, batchingWords));
    await ctx.pause();
    return {
      Lists: made,
      Labels: labels,
      SlotLabels: slotLabels(batch.number, batch.pieces, batchingWords),
    };
  });

/** Cut lists have one for each group, work sheets one for each order line. */
const partToWire = ({ title, table }: ListPart) => ({ Title: title, Head: table.head, Rows: table.rows });
