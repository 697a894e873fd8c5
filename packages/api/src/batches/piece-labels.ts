import type { BatchNumber } from '@door/domain/batch/batch-number';
import { type BatchPieces, madePieces } from '@door/domain/batch/batch-piece';
import { type PieceLabel, pieceLabel } from '@door/domain/batch/piece-label';
import type { CallScope } from '../procedure.ts';
import { batchingWords } from '../words.ts';

/** Labels after which other calls have their turn: a batch of 200 doors has 2,000 and more. */
const labelsAtOnce = 200;

/** The label of each piece of a batch, in the order of its lists. */
export async function pieceLabels(
  { pause }: Pick<CallScope, 'pause'>,
  number: BatchNumber,
  pieces: BatchPieces,
): Promise<readonly PieceLabel[]> {
  const labels: PieceLabel[] = [];
  for (const piece of madePieces(pieces)) {
    labels.push(pieceLabel(piece, number, batchingWords));
    if (labels.length % labelsAtOnce === 0) await pause();
  }
  return labels;
}
