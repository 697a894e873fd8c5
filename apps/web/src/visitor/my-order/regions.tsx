import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import type { ComponentType } from 'react';
import { calendarDayText, momentText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import type { MyOrder } from '../offer/offer-calls.ts';
import { Payments } from '../offer/payments/payments.tsx';
import { useSending } from '../offer/use-answer.ts';
import { DateRegion } from './date-region.tsx';
import { EnterCode } from './enter-code.tsx';
import { dropDevice } from './kept-device.ts';
import { FaultsRegion } from './faults.tsx';
import { myOrderMessages } from './messages.ts';
import { Questions } from './questions.tsx';
import type { RegionProps } from './region.ts';
import { SignHandover } from './sign-handover.tsx';
import { SignSentences } from './sign-sentences.tsx';
import { DoorsRegion, WhatNext } from './stage-and-doors.tsx';
import { VisitsRegion } from './visits.tsx';

const { papers: t, drawing: drawn, mails } = myOrderMessages;

type Drawing = NonNullable<MyOrder['Drawing']>;

/** What is other than what was accepted, and the confirmation of it; afterwards only when that was. */
function ConfirmDrawing({ order, calls, readAgain }: RegionProps) {
  const { Drawing, IsCancelled } = order;
  if (Drawing === null || IsCancelled) return null;
  return (
    <section className="order-drawing-form" aria-labelledby="order-drawing">
      <h2 id="order-drawing">{drawn.title}</h2>
      {Drawing.ConfirmedOn === null ? (
        <>
          <Differences drawing={Drawing} />
          {/* Another version is read and ticked anew. */}
          <SignSentences
            key={Drawing.Hash}
            sentences={Drawing.ToConfirm}
            texts={{ ...drawn, submit: drawn.confirm }}
            readAgain={readAgain}
            onSign={(name) => calls.confirmDrawing(Drawing, name)}
          />
        </>
      ) : (
        <p role="status">{drawn.confirmed(calendarDayText(Drawing.ConfirmedOn))}</p>
      )}
    </section>
  );
}

function Differences({ drawing: { Difference, Currency, Changes } }: { readonly drawing: Drawing }) {
  if (Difference === null && Changes.length === 0) return <p>{drawn.same}</p>;
  return (
    <>
      {Difference === null ? null : (
        <p>
          <b className="num">{drawn.difference(moneyText(Difference, Currency), Difference.startsWith('-'))}</b>
        </p>
      )}
      <ul className="order-changes" aria-label={drawn.changes}>
        {Changes.map(({ Heading, Label, Before, After }, at) => (
          <li key={at}>
            <b>{Label}</b> {drawn.change(Before, After)} <small>{Heading}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was sent and confirmed, for the customer alone; whoever has the link is asked for the code. */
export function PapersRegion(props: RegionProps) {
  const { Papers, Devices } = props.order;
  if (Papers === null)
    return (
      <section className="order-papers" aria-labelledby="order-papers">
        <h2 id="order-papers" tabIndex={-1}>
          {t.title}
        </h2>
        <EnterCode calls={props.calls} onEntered={props.readAgain} />
      </section>
    );
  return (
    <section className="order-papers" aria-labelledby="order-papers">
      <h2 id="order-papers">{t.title}</h2>
      <ul>
        {Papers.map(({ Kind, Number, On, PdfUrl }) => (
          <li key={`${Kind} ${String(Number)}`} className="num">
            {PdfUrl === null ? (
              <span>{t.made(t.kinds[Kind](Number))}</span>
            ) : (
              <a href={PdfUrl} target="_blank" rel="noreferrer">
                {t.kinds[Kind](Number)}
              </a>
            )}
            <small>{calendarDayText(On)}</small>
          </li>
        ))}
      </ul>
      {Devices === null ? null : <DeviceList {...props} devices={Devices} />}
    </section>
  );
}

interface DeviceListProps extends RegionProps {
  readonly devices: NonNullable<MyOrder['Devices']>;
}

function DeviceList({ devices, token, calls, readAgain }: DeviceListProps) {
  const { isBusy, problem, send } = useSending(readAgain);
  const forget = (id: string, isThis: boolean) =>
    send(
      () => calls.forget(id),
      () => {
        if (isThis) dropDevice(token);
        readAgain();
      },
    );
  return (
    <details>
      <summary>{t.devices}</summary>
      <ul>
        {devices.map(({ DeviceId, Agent, Since, IsThis }) => (
          <li key={DeviceId}>
            <span>
              {IsThis ? <b>{t.thisDevice}</b> : Agent} <small className="num">{momentText(Since)}</small>
            </span>
            <Button look="quiet" busy={isBusy} onClick={() => void forget(DeviceId, IsThis)}>
              {t.forget}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </details>
  );
}

/** What the customer is sent of what they may do without. */
function MailChoices({ order: { Mails }, calls, readAgain }: RegionProps) {
  const { isBusy, problem, send } = useSending(readAgain, '');
  if (Mails === null) return null;
  const choose = (changed: Partial<typeof Mails>) =>
    isBusy ? undefined : void send(() => calls.setReminders({ ...Mails, ...changed }), readAgain);
  return (
    <section className="order-papers" aria-labelledby="order-mails">
      <h2 id="order-mails">{mails.title}</h2>
      <Check
        kind="checkbox"
        checked={Mails.Reminders}
        note={mails.remindersNote}
        onChange={(Reminders) => choose({ Reminders })}
      >
        {mails.reminders}
      </Check>
      <Check
        kind="checkbox"
        checked={Mails.Reviews}
        note={mails.reviewsNote}
        onChange={(Reviews) => choose({ Reviews })}
      >
        {mails.reviews}
      </Check>
      {Mails.Sms === null ? null : (
        <Check kind="checkbox" checked={Mails.Sms} note={mails.smsNote} onChange={(Sms) => choose({ Sms })}>
          {mails.sms}
        </Check>
      )}
      <p role="alert">{problem}</p>
    </section>
  );
}

/** The regions of the page in their order: on a phone one below the other, at a desk the first ones in the wide column. A region that has nothing to say is empty. */
export const regions: Readonly<Record<'wide' | 'narrow', readonly ComponentType<RegionProps>[]>> = {
  wide: [WhatNext, SignHandover, ConfirmDrawing, DoorsRegion, FaultsRegion, Questions],
  narrow: [DateRegion, Payments, VisitsRegion, PapersRegion, MailChoices],
};
