import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { WaitingLine } from '../batch-wire.ts';
import { useBoard } from './board-context.ts';

const {
  board: { divide: t, lineName },
} = batchesMessages;

/** Divides a line of several doors that waits; the parts of a divided one are joined again. */
export function DivideLine({ line }: { readonly line: WaitingLine }) {
  const { divide } = useBoard();
  const { LineId, Quantity, Part } = line;
  const join = useMutation({
    meta: batchMutationMeta,
    mutationFn: () => officeClient.batch.join.mutate({ LineId }),
  });
  return (
    <>
      {Quantity > 1 ? (
        <Button scale="row" look="quiet" aria-label={t.openNamed(lineName(line))} onClick={() => divide(line)}>
          {t.open}
        </Button>
      ) : null}
      {Part === null ? null : (
        <Button
          scale="row"
          look="quiet"
          aria-label={t.joinNamed(lineName(line))}
          busy={join.isPending}
          onClick={() => !join.isPending && join.mutate()}
        >
          {t.join}
        </Button>
      )}
    </>
  );
}
