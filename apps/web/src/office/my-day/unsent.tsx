import { Button } from '@door/ui/button';
import { momentText } from '../../shared/text/dates.ts';
import { myDayMessages } from '../messages/my-day.ts';
import type { VisitQueue, VisitQueueState } from './visit-queue.ts';
import type { Said, WaitingSaid } from './waiting-said.ts';

const { queue: t } = myDayMessages;

interface UnsentProps {
  readonly queue: VisitQueue | null;
  readonly state: VisitQueueState;
  /** Of the order of a visit; '' for one that this device does not know. */
  readonly numberOf: (visit: string) => string;
}

/** What waits for the network, and what the server has not taken, with its reason. */
export function Unsent({ queue, state: { waiting, sending, refused, isKept }, numberOf }: UnsentProps) {
  const photos = waiting.filter(({ photo }) => photo !== null).length;
  const say = sending === 'waiting' ? t.notSent : t.sending;
  return (
    <>
      <p className="my-day-unsent" role="status" data-waiting={waiting.length > 0 && sending === 'waiting'}>
        {waiting.length === 0 ? '' : say(photos, waiting.length - photos)}
      </p>
      {isKept ? null : <p role="alert">{t.notKept}</p>}
      {refused.length === 0 ? null : (
        <section className="my-day-refused" aria-labelledby="my-day-refused">
          <h2 id="my-day-refused">{t.refused}</h2>
          <ul>
            {refused.map((entry) => (
              <Refused key={entry.id} entry={entry} number={numberOf(entry.visit)} queue={queue} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface RefusedProps {
  readonly entry: WaitingSaid;
  readonly number: string;
  readonly queue: VisitQueue | null;
}

const Refused = ({ entry, number, queue }: RefusedProps) => (
  <li>
    <p>{t.refusedRow(t.what[kindOf(entry.said)], number, momentText(timeOf(entry.said)))}</p>
    <p>{entry.refusal}</p>
    <div className="row">
      <Button scale="row" onClick={() => void queue?.sendAgain(entry)}>
        {t.again}
      </Button>
      <Button look="quiet" scale="row" onClick={() => void queue?.forget(entry)}>
        {t.forget}
      </Button>
    </div>
  </li>
);

const kindOf = (said: Said) => (said.as === 'event' ? said.event.Kind : 'hand over');
const timeOf = (said: Said): string => (said.as === 'event' ? said.event.DeviceAt : said.message.DeviceAt);
