import { type BatchList, batchList, batchListKinds } from '@door/domain/batch/batch-lists';
import { madePieces } from '@door/domain/batch/batch-piece';
import { pieceLabel } from '@door/domain/batch/piece-label';
import { slotLabels } from '@door/domain/batch/slot-label';
import { sawnBatch } from '../../batches/sawn-batch.ts';
import { batchIdInput } from '../../input/ids.ts';
import { procedure } from '../../procedure.ts';
import { batchingWords } from '../../words.ts';

/** All lists and labels of a batch. A batch of 200 doors has 3,000 labels, so every other call has its turn between two lists. */
export const lists = procedure
  .allow('production.see')
  .input(batchIdInput)
  .query(async ({ ctx, input: id }) => {
    const batch = await ctx.transactions.run(ctx.clientId, (stores) => sawnBatch({ ...ctx, stores }, id));
    const made = [];
    for (const kind of batchListKinds) {
      made.push(listToWire(batchList(kind, batch, batchingWords)));
      await ctx.pause();
    }
    const labels = madePieces(batch.pieces).map((piece) => pieceLabel(piece, batch.number, batchingWords));
    await ctx.pause();
    return {
      Lists: made,
      Labels: labels,
      SlotLabels: slotLabels(batch.number, batch.pieces, batchingWords),
    };
  });

const listToWire = ({ kind, title, parts }: BatchList) => ({
  List: kind,
  Title: title,
  /** Cut lists have a part for each group. */
  Parts: parts.map((part) => ({ Title: part.title, Head: part.table.head, Rows: part.table.rows })),
});
