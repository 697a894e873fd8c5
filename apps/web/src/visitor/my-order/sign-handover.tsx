import { pageLimits } from '@door/domain/selling/page/page-limits';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import { calendarDayText } from '../../shared/text/dates.ts';
import type { MyOrder } from '../offer/offer-calls.ts';
import { useSending } from '../offer/use-answer.ts';
import { myOrderMessages } from './messages.ts';
import type { RegionProps } from './region.ts';
import { SignSentences } from './sign-sentences.tsx';

const { signing: t } = myOrderMessages;

type Handover = NonNullable<MyOrder['Handover']>;

/** A handover that nobody has signed: the customer signs it here, or says what is wrong with it. */
export function SignHandover({ order: { Handover, Supplier, IsCancelled }, calls, readAgain }: RegionProps) {
  const [isObjecting, setIsObjecting] = useState(false);
  if (Handover === null || IsCancelled) return null;
  const { HandoverId, On, Until } = Handover;
  const answering = { handover: Handover, calls, readAgain };
  return (
    <section className="order-drawing-form" aria-labelledby="order-handover">
      <h2 id="order-handover">{t.title}</h2>
      <p>{t.asks(calendarDayText(On))}</p>
      <p role="status">{Until === null ? t.objected : t.until(calendarDayText(Until), Supplier.Name)}</p>
      {isObjecting ? (
        <ObjectForm key={HandoverId} {...answering} onClose={() => setIsObjecting(false)} />
      ) : (
        <SignForm key={HandoverId} {...answering} onObject={() => setIsObjecting(true)} />
      )}
    </section>
  );
}

interface AnswerProps extends Pick<RegionProps, 'calls' | 'readAgain'> {
  readonly handover: Handover;
}

function SignForm({ handover, calls, readAgain, onObject }: AnswerProps & { onObject(): void }) {
  const [attempt] = useState(() => crypto.randomUUID());
  return (
    <SignSentences
      sentences={handover.ToConfirm}
      texts={{ ...t, submit: t.sign }}
      readAgain={readAgain}
      onSign={(name) => calls.signHandover(handover, name, attempt)}
    >
      <Button onClick={onObject}>{t.wrong}</Button>
    </SignSentences>
  );
}

function ObjectForm({ handover, calls, readAgain, onClose }: AnswerProps & { onClose(): void }) {
  const { isBusy, problem, send } = useSending(readAgain);
  const [attempt] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const done = () => {
    onClose();
    readAgain();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (text.trim() !== '') void send(() => calls.objectToHandover(handover, text.trim(), attempt), done);
  };
  return (
    <form className="order-code" noValidate onSubmit={submit}>
      <Field
        label={t.what}
        long
        value={text}
        maxLength={pageLimits.text}
        error={isTried && text.trim() === '' ? t.missing.text : undefined}
        onChange={setText}
      />
      <p role="alert">{problem}</p>
      <div className="order-acts">
        <Button submits look="primary" busy={isBusy}>
          {t.send}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
