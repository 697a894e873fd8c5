import { isLoadMoveFrom } from '@door/domain/selling/delivery/load';
import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { deliveryMessages } from '../messages/delivery.ts';
import { officeClient } from '../queries/office-client.ts';
import { queryClient } from '../queries/query-client.ts';
import type { OpeningQueue } from '../queries/use-message-queue.ts';
import { type LoadDoor, loadMutationMeta, type LoadStop, type OpenedLoad } from './delivery-wire.ts';
import { RecordDialog } from './load-dialogs.tsx';
import {
  createRecordQueue,
  recordStorage,
  type RecordQueue,
  type RecordQueueState,
  type WaitingRecord,
} from './record-queue.ts';

const { page: t, record } = deliveryMessages;

interface StopProps {
  readonly load: OpenedLoad;
  readonly stop: LoadStop;
  /** null: the page still opens. */
  readonly queue: RecordQueue | null;
  readonly state: RecordQueueState;
}

/** An order of the load: whose it is, and where each of its doors is. */
export function Stop({ load, stop, queue, state }: StopProps) {
  const [isRecording, setIsRecording] = useState(false);
  const remove = useMutation({
    meta: loadMutationMeta,
    mutationFn: () => officeClient.dispatch.removeStop.mutate({ Id: load.LoadId, OrderId: stop.OrderId }),
  });
  const isToGo = isLoadMoveFrom('change', load.State);
  const isWaiting = state.waiting.some(({ message }) => message.OrderId === stop.OrderId);
  const isLoaded = stop.Doors.some(({ IsOwn }) => IsOwn);
  const isOut = stop.Doors.some(({ IsOwn, Place }) => IsOwn && (Place === 'on the way' || Place === 'refused'));
  return (
    <section className="load-stop" aria-labelledby={`stop-${stop.OrderId}`}>
      <h2 id={`stop-${stop.OrderId}`}>
        <Link to={`/installer/order/${stop.OrderId}`}>{t.stop(stop.Order, stop.Customer)}</Link>
      </h2>
      <p>{stop.Address}</p>
      <ul>
        {stop.Doors.map((door) => (
          <li key={`${door.LineId} ${String(door.Unit)}`}>
            <span>{t.item(door.Item, door.Name)}</span>
            <span className="num">{door.Code}</span>
            <span>{placeText(door)}</span>
          </li>
        ))}
      </ul>
      {isToGo && stop.IsOfVisit ? <p>{t.ofVisit}</p> : null}
      {isToGo && !stop.IsOfVisit && !isLoaded ? (
        <Button
          look="quiet"
          scale="row"
          aria-label={t.removeStop(stop.Order)}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t.remove}
        </Button>
      ) : null}
      {isOut && !isWaiting && !isToGo ? (
        <Button scale="row" aria-haspopup="dialog" onClick={() => setIsRecording(true)}>
          {record.open}
        </Button>
      ) : null}
      {isRecording && queue ? <RecordDialog stop={stop} queue={queue} onClose={() => setIsRecording(false)} /> : null}
    </section>
  );
}

interface UnsentProps {
  readonly state: RecordQueueState;
  forget(refused: WaitingRecord): void;
}

/** What waits for the network, and what the server does not take. */
export const UnsentRecords = ({ state: { waiting, sending, refused }, forget }: UnsentProps) => (
  <div className="load-unsent" role="status">
    {waiting.length > 0 && sending === 'waiting' ? <p>{record.notSent(waiting.length)}</p> : null}
    {refused.map((each) => (
      <p key={each.id}>
        {record.refused(each.order, each.refusal ?? '')}{' '}
        <Button look="quiet" scale="row" onClick={() => forget(each)}>
          {record.forget}
        </Button>
      </p>
    ))}
  </div>
);

export const openRecords = ({ who, ports }: OpeningQueue): RecordQueue =>
  createRecordQueue({
    ...ports,
    storage: recordStorage(who),
    send: (message) => officeClient.dispatch.record.mutate(message),
    onSent: () => {
      for (const queryKey of loadMutationMeta.invalidates) void queryClient.invalidateQueries({ queryKey });
    },
  });

/** `Delivered, taken by Mary, signed`. */
function placeText({ Place, IsChecked, Last }: LoadDoor): string {
  if (Place === 'works' && !IsChecked) return t.notChecked;
  const by = Last && Last.TakenBy !== '' ? [t.takenBy(Last.TakenBy)] : [];
  const signed = Last?.IsSigned ? [record.signed] : [];
  return [t.places[Place], ...by, ...signed, ...(Last && Last.Reason !== '' ? [Last.Reason] : [])].join(', ');
}
