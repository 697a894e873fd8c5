import type { Station } from '@door/domain/making/batch/progress';
import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { FloorProgress } from '../batch-wire.ts';

const { progress: t } = batchesMessages;

interface TickAllDialogProps {
  readonly batch: string;
  readonly station: Station;
  readonly open: number;
  readonly of: number;
  onClose(): void;
}

/** Ticks what is open at a station, once the number of it was read and confirmed. */
export function TickAllDialog({ batch, station, open, of, onClose }: TickAllDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const tickAll = useMutation({
    meta: batchMutationMeta,
    mutationFn: () => officeClient.batch.tickAll.mutate({ Id: id, BatchId: batch, At: station, Open: open }),
  });
  const submit = () => {
    tickAll.mutate(undefined, { onSettled: onClose });
  };
  return (
    <FormDialog
      title={t.tickAllAt(t.stations[station])}
      width={420}
      doIt={t.tickAll}
      busy={tickAll.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.tickAllAsk(open, of, station)}</p>
    </FormDialog>
  );
}

interface UndoDialogProps {
  readonly batch: string;
  readonly event: FloorProgress['Events'][number];
  onClose(): void;
}

/** Takes a tick back; somebody else's, or an old one, with a reason. */
export function UndoDialog({ batch, event: undone, onClose }: UndoDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const undo = useMutation({
    meta: batchMutationMeta,
    mutationFn: () => officeClient.batch.undo.mutate({ Id: id, BatchId: batch, Undoes: undone.Id, Reason: reason }),
  });
  const submit = () => {
    undo.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t.undoTitle(undone.Code)}
      width={420}
      doIt={t.undo}
      busy={undo.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.reasonHint}</p>
      <Field label={t.reason} value={reason} maxLength={500} onChange={setReason} />
    </FormDialog>
  );
}
