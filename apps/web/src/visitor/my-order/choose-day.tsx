import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useEffect, useState } from 'react';
import { failureText } from '../../shared/calls/failure.ts';
import { nearDateText, weekdayText } from '../../shared/text/dates.ts';
import { offerMessages } from '../offer/messages.ts';
import type { FittingSlots } from '../offer/offer-calls.ts';
import { useSending } from '../offer/use-answer.ts';
import { myOrderMessages } from './messages.ts';
import type { RegionProps } from './region.ts';

const { visits: t } = myOrderMessages;

interface ChooseDayProps extends Pick<RegionProps, 'calls' | 'readAgain'> {
  readonly title: string;
  readonly open: boolean;
  readonly visitOf: string;
  onClose(): void;
}

/** The days on which somebody can come. The one that is tapped is kept, to be booked on the page. */
export const ChooseDay = ({ open, title, onClose, ...props }: ChooseDayProps) => (
  <Modal open={open} title={title} width={440} onClose={onClose}>
    {open ? <Slots {...props} onClose={onClose} /> : null}
    <div className="modal-actions">
      <Button look="quiet" onClick={onClose}>
        {t.close}
      </Button>
    </div>
  </Modal>
);

type Slot = FittingSlots['Visits'][number]['Slots'][number];

/** `Wednesday 16 December, arriving 08:00–09:00` */
export const startText = ({ Day, From, Until }: Pick<Slot, 'Day' | 'From' | 'Until'>): string =>
  t.start(`${weekdayText(Day)} ${nearDateText(Day)}`, `${From}–${Until}`);

/** What is free now: read when the dialog opens, and again once somebody else was faster. */
function useSlots({ calls, visitOf }: Pick<ChooseDayProps, 'calls' | 'visitOf'>) {
  const [slots, setSlots] = useState<readonly Slot[] | null>(null);
  const [problem, setProblem] = useState('');
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    calls.fittingSlots().then(
      ({ Visits }) => {
        if (!isCurrent) return;
        setProblem('');
        setSlots(Visits.find(({ VisitOf }) => VisitOf === visitOf)?.Slots ?? []);
      },
      (error: unknown) => {
        if (isCurrent) setProblem(failureText(error) || offerMessages.notSent);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [calls, visitOf, reads]);
  return { slots, problem, readSlots: () => setReads((now) => now + 1) };
}

function Slots({ calls, visitOf, readAgain, onClose }: Omit<ChooseDayProps, 'open' | 'title'>) {
  const { slots, problem, readSlots } = useSlots({ calls, visitOf });
  const sending = useSending(readSlots, '');
  // The same at each try of one time, so that an answer that was lost keeps it once.
  const [attempt, setAttempt] = useState(() => ({ start: '', id: crypto.randomUUID() }));
  const hold = (start: string) => {
    const now = attempt.start === start ? attempt : { start, id: crypto.randomUUID() };
    setAttempt(now);
    void sending.send(
      () => calls.holdSlot(visitOf, start, now.id),
      () => {
        readAgain();
        onClose();
      },
    );
  };
  if (problem !== '')
    return (
      <>
        <p role="alert">{problem}</p>
        <Button onClick={readSlots}>{t.again}</Button>
      </>
    );
  if (slots === null) return <p role="status">{t.reading}</p>;
  return (
    <>
      <p role="alert">{sending.problem}</p>
      {slots.length === 0 ? <p>{t.none}</p> : null}
      <ul className="order-slots">
        {slots.map((slot) => (
          <li key={slot.Start}>
            <Button busy={sending.isBusy && attempt.start === slot.Start} onClick={() => hold(slot.Start)}>
              {startText(slot)} {slot.Days > 1 ? <small>{t.days(slot.Days)}</small> : null}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
