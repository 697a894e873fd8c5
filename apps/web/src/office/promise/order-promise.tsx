import { may } from '@door/domain/people/roles';
import { saidDay } from '@door/domain/making/promise/promise';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { promiseMessages as t } from '../messages/promise.ts';
import { officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { useMe } from '../queries/use-me.ts';
import { orderMutationMeta } from '../queries/use-orders.ts';
import { PromisedDate } from './promised-date.tsx';
import { WhatIf } from './what-if-dialog.tsx';

type WirePromise = NonNullable<OfficeOutputs['promise']['move']>;

interface OrderPromiseProps {
  readonly orderId: string;
  readonly promise: WirePromise;
}

/** The date that the customer of an order was promised, whether it is in danger, how it has moved, and what a planner does about it. */
export function OrderPromise({ orderId, promise }: OrderPromiseProps) {
  const { Role } = useMe();
  const [dialog, setDialog] = useState<'none' | 'tell' | 'later'>('none');
  const close = () => setDialog('none');
  const isRunning = may(Role, 'production.run');
  return (
    <>
      <PromisedDate date={promise}>
        <Danger promise={promise} />
      </PromisedDate>
      <Moves promise={promise} />
      <div className="promise-acts">
        {isRunning && promise.Forecast !== null ? (
          <Button scale="row" onClick={() => setDialog('tell')}>
            {t.tellNow}
          </Button>
        ) : null}
        {isRunning ? (
          <Button scale="row" onClick={() => setDialog('later')}>
            {t.later}
          </Button>
        ) : null}
        <WhatIf orderId={orderId} />
      </div>
      {dialog === 'tell' ? <TellDialog orderId={orderId} promise={promise} onClose={close} /> : null}
      {dialog === 'later' ? <LaterDialog orderId={orderId} onClose={close} /> : null}
    </>
  );
}

const saidText = ({ Day, Grain }: Pick<WirePromise, 'Day' | 'Grain'>): string =>
  calendarDayText(saidDay({ day: Day, grain: Grain }));

/** Why the date cannot be kept, what it would be, and until when that can still be helped. */
function Danger({ promise: { Risk, Forecast } }: Pick<OrderPromiseProps, 'promise'>) {
  if (!Risk) return null;
  const { Anew, TellAt, Text } = Risk;
  const [day = '', clock = ''] = TellAt?.split(' ') ?? [];
  return (
    <div className="promise-risk">
      <p>
        <b>{t.atRisk}</b> {Text}
      </p>
      {Anew ? (
        <p>
          {t.buyAnew(Anew.Key, calendarDayText(Anew.By))} {t.untold}
        </p>
      ) : (
        <p>{Forecast ? t.forecast(saidText(Forecast)) : t.noForecast}</p>
      )}
      {Forecast ? <p>{t.tellBy(calendarDayText(day), clock)}</p> : null}
    </div>
  );
}

/** Each move with the date before, the one after, and why. */
function Moves({ promise }: Pick<OrderPromiseProps, 'promise'>) {
  const all = [...promise.History, promise];
  if (all.length === 1) return null;
  return (
    <ol className="promise-moves" aria-label={t.history}>
      {all.slice(1).map((next, at) => (
        <li key={next.AsOf}>
          <span className="num">{t.moved(saidText(all[at] ?? next), saidText(next))}</span>
          {next.Cause === null ? null : <span>{t.cause(next.Cause)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** An order, with its promise and the list of those in danger. */
const meta = {
  invalidates: [...orderMutationMeta.invalidates, trpc.promise.pathKey()],
  isShownByPage: true,
} as const;

const longestText = 1000;

function TellDialog({ orderId, promise, onClose }: OrderPromiseProps & { onClose(): void }) {
  const { Forecast, Risk } = promise;
  const [text, setText] = useState('');
  const move = useMutation({
    meta,
    mutationFn: (sent: OfficeInputs['promise']['move']) => officeClient.promise.move.mutate(sent),
    onSuccess: onClose,
  });
  if (!Forecast || !Risk || Risk.Cause === 'migrated') return null;
  const sent = { OrderId: orderId, Day: Forecast.Day, Cause: Risk.Cause, Text: text };
  return (
    <FormDialog
      title={t.tellTitle}
      width={480}
      doIt={t.tell}
      busy={move.isPending}
      onSubmit={() => move.mutate(sent)}
      onClose={onClose}
    >
      <p>{t.moved(saidText(promise), saidText(Forecast))}</p>
      <p>{Risk.Text}</p>
      <p>{t.mailed}</p>
      <Field label={t.note} hint={t.noteHint} long optional maxLength={longestText} value={text} onChange={setText} />
      <Refusal error={move.error} />
    </FormDialog>
  );
}

const longestReason = 500;

function LaterDialog({ orderId, onClose }: Pick<OrderPromiseProps, 'orderId'> & { onClose(): void }) {
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const wish = useMutation({
    meta,
    mutationFn: (sent: OfficeInputs['promise']['setNotBefore']) => officeClient.promise.setNotBefore.mutate(sent),
    onSuccess: onClose,
  });
  const submit = () => {
    setIsMissing(day === '');
    if (day !== '') wish.mutate({ OrderId: orderId, Day: day, Reason: reason });
  };
  return (
    <FormDialog
      title={t.later}
      width={480}
      doIt={t.promiseLater}
      busy={wish.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        label={t.notBeforeDay}
        hint={t.notBeforeHint}
        value={day}
        error={isMissing ? t.dayMissing : undefined}
        onChange={setDay}
      />
      <Field label={t.reason} long optional maxLength={longestReason} value={reason} onChange={setReason} />
      <Refusal error={wish.error} />
    </FormDialog>
  );
}
