import { useMutation } from '@tanstack/react-query';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import type { BatchMove, Glass, OpenedBatch } from '../batch-wire.ts';

export type MoveName = BatchMove['Move'];

/** A move, or the last one taken back. */
type Step = MoveName | 'back';

interface MoveInput {
  readonly batch: Pick<OpenedBatch, 'Id' | 'LastUpdated'>;
  readonly move: Step;
  /** What is said of the glass at release. */
  readonly glass?: Glass;
  /** How many open pieces were shown, with which the move goes on. */
  readonly open?: number;
}

/** Makes a move of the batch as the page shows it; somebody else's change is told, and loaded. */
export const useBatchMove = () =>
  useMutation({
    meta: batchMutationMeta,
    mutationFn: async ({ batch: { Id, LastUpdated }, move, glass, open }: MoveInput): Promise<unknown> => {
      const { batch } = officeClient;
      if (move === 'release') return batch.release.mutate({ Id, LastUpdated, Glass: glass });
      return move === 'back'
        ? batch.back.mutate({ Id, LastUpdated })
        : batch[move].mutate({ Id, LastUpdated, ...(open !== undefined && { Open: open }) });
    },
  });
