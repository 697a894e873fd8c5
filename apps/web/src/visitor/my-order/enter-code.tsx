import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import type { OfferCalls } from '../offer/offer-calls.ts';
import { useSending } from '../offer/use-answer.ts';
import { myOrderMessages } from './messages.ts';

const { code: t } = myOrderMessages;

interface EnterCodeProps {
  readonly calls: OfferCalls;
  onEntered(): void;
}

/** Has a code mailed to the address that the supplier has, and takes it: then this browser shows all of the page. */
export function EnterCode({ calls, onEntered }: EnterCodeProps) {
  const [code, setCode] = useState('');
  const [isSent, setIsSent] = useState(false);
  // The same at each try, so that an answer that was lost mails no second code and makes no second device.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const { isBusy, problem, send } = useSending(() => undefined, '');
  const sendCode = () =>
    send(
      () => calls.sendCode(attempt),
      () => {
        setIsSent(true);
        setAttempt(crypto.randomUUID());
      },
    );
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') void send(() => calls.enterCode(code, attempt), onEntered);
  };
  return (
    <form className="order-code" noValidate onSubmit={enter}>
      <p>{isSent ? t.sent : t.why}</p>
      {isSent ? (
        <Field
          label={t.label}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          onChange={setCode}
        />
      ) : null}
      <p role="alert">{problem}</p>
      <div className="order-acts">
        {isSent ? (
          <Button submits look="primary" busy={isBusy}>
            {t.enter}
          </Button>
        ) : null}
        <Button look={isSent ? 'quiet' : 'primary'} busy={isBusy} onClick={() => void sendCode()}>
          {isSent ? t.again : t.send}
        </Button>
      </div>
    </form>
  );
}
