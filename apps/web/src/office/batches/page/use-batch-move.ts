import { useMutation } from '@tanstack/react-query';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import type { BatchMove, Glass, OpenedBatch } from '../batch-wire.ts';

export type MoveName = BatchMove['Move'];

interface MoveInput {
  readonly batch: Pick<OpenedBatch, 'Id' | 'LastUpdated'>;
  readonly move: MoveName;
  /** What is said of the glass at release. */
  readonly glass: Glass;
}

/** Makes a move of the batch as the page shows it; somebody else's change is told, and loaded. */
export const useBatchMove = () =>
  useMutation({
    meta: batchMutationMeta,
    mutationFn: async ({ batch: { Id, LastUpdated }, move, glass }: MoveInput): Promise<unknown> => {
      const { batch } = officeClient;
      return move === 'release'
        ? batch.release.mutate({ Id, LastUpdated, Glass: glass })
        : batch[move].mutate({ Id, LastUpdated });
    },
  });
