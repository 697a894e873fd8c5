import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import type { MyOrder } from '../offer/offer-calls.ts';
import { useSending } from '../offer/use-answer.ts';
import { myOrderMessages } from './messages.ts';
import type { RegionProps } from './region.ts';

const { drawing: t } = myOrderMessages;

type Drawing = NonNullable<MyOrder['Drawing']>;

/** What is other than what was accepted, and the confirmation of it; afterwards only when that was. */
export function ConfirmDrawing({ order, calls, readAgain }: RegionProps) {
  const { Drawing, IsCancelled } = order;
  if (Drawing === null || IsCancelled) return null;
  return (
    <section className="order-drawing-form" aria-labelledby="order-drawing">
      <h2 id="order-drawing">{t.title}</h2>
      {Drawing.ConfirmedOn === null ? (
        <>
          <Differences drawing={Drawing} />
          {/* Another version is read and ticked anew. */}
          <ConfirmForm key={Drawing.Hash} drawing={Drawing} calls={calls} readAgain={readAgain} />
        </>
      ) : (
        <p role="status">{t.confirmed(calendarDayText(Drawing.ConfirmedOn))}</p>
      )}
    </section>
  );
}

function Differences({ drawing: { Difference, Currency, Changes } }: { readonly drawing: Drawing }) {
  if (Difference === null && Changes.length === 0) return <p>{t.same}</p>;
  return (
    <>
      {Difference === null ? null : (
        <p>
          <b className="num">{t.difference(moneyText(Difference, Currency), Difference.startsWith('-'))}</b>
        </p>
      )}
      <ul className="order-changes" aria-label={t.changes}>
        {Changes.map(({ Heading, Label, Before, After }, at) => (
          <li key={at}>
            <b>{Label}</b> {t.change(Before, After)} <small>{Heading}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ConfirmFormProps extends Pick<RegionProps, 'calls' | 'readAgain'> {
  readonly drawing: Drawing;
}

/** Longest name that the server takes. */
const longestName = 200;

function ConfirmForm({ drawing, calls, readAgain }: ConfirmFormProps) {
  const { isBusy, problem, send } = useSending(readAgain);
  const [name, setName] = useState('');
  const [ticked, setTicked] = useState<readonly boolean[]>([false, false]);
  const [isAsking, setIsAsking] = useState(false);
  const isComplete = name.trim() !== '' && ticked.every(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsking(!isComplete);
    if (isComplete) void send(() => calls.confirmDrawing(drawing, name.trim()), readAgain);
  };
  return (
    <form className="order-code" noValidate onSubmit={submit}>
      <Field
        label={t.name}
        value={name}
        autoComplete="name"
        maxLength={longestName}
        error={isAsking && name.trim() === '' ? t.missing.name : undefined}
        onChange={setName}
      />
      {drawing.ToConfirm.map((sentence, at) => (
        <Check
          key={sentence}
          kind="checkbox"
          checked={ticked[at] ?? false}
          error={isAsking && !ticked[at] ? t.missing.tick : undefined}
          onChange={(isTicked) => setTicked(ticked.map((now, each) => (each === at ? isTicked : now)))}
        >
          {sentence}
        </Check>
      ))}
      <p role="alert">{problem}</p>
      <div className="order-acts">
        <Button submits look="primary" busy={isBusy}>
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}
