import type { BatchNumber } from '@door/domain/making/batch/batch-number';
import type { BatchPieces } from '@door/domain/making/batch/batch-piece';
import { type PieceLabel, pieceLabel } from '@door/domain/making/batch/piece-label';
import { piecesInTurn } from '@door/domain/making/batch/pieces-in-turn';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import type { CallScope } from '../procedure.ts';
import { batchingMessages } from '../messages.ts';

/** Labels after which other calls have their turn: a batch of 200 doors has 2,000 and more. */
const labelsAtOnce = 200;

interface Labelled {
  readonly number: BatchNumber;
  readonly pieces: BatchPieces;
  readonly bars: readonly PlannedBar[];
}

/** The label of each piece of a batch, in the order in which they are made. */
export async function pieceLabels(
  { yieldToEventLoop }: Pick<CallScope, 'yieldToEventLoop'>,
  { number, pieces, bars }: Labelled,
): Promise<readonly PieceLabel[]> {
  const labels: PieceLabel[] = [];
  for (const piece of piecesInTurn(pieces, bars)) {
    labels.push(pieceLabel(piece, number, batchingMessages));
    if (labels.length % labelsAtOnce === 0) await yieldToEventLoop();
  }
  return labels;
}
