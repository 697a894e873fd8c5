import { pageLimits } from '@door/domain/selling/page/page-limits';
import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import type { OfferCalls, ReadableOffer } from './offer-calls.ts';
import type { TypedAnswer } from './stored-answer.ts';
import { useSending } from './use-answer.ts';
import { offerMessages as t } from './messages.ts';

export interface AnswerParts {
  readonly typed: TypedAnswer;
  readonly calls: OfferCalls;
  type(change: Partial<TypedAnswer>): void;
  readAgain(): void;
}

interface AcceptFormProps extends AnswerParts {
  readonly offer: ReadableOffer;
  onAccepted(): void;
}

/** A typed name and two ticks: for this version at this price, and for hinge side and sizes. */
export function AcceptForm({ offer, typed, calls, type, readAgain, onAccepted }: AcceptFormProps) {
  const { isBusy, problem, send } = useSending(readAgain);
  const [ticked, setTicked] = useState<readonly boolean[]>([false, false]);
  const [isAsking, setIsAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sentences = offer.ToConfirm;
  const name = typed.name.trim();
  const isComplete = name !== '' && ticked.every(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsking(!isComplete);
    if (isComplete) void send(() => calls.accept(offer, { name, confirmed: sentences }), onAccepted);
    // Once the errors are marked.
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={form} className="offer-accept" noValidate onSubmit={submit}>
      <Field
        label={t.accept.name}
        value={typed.name}
        autoComplete="name"
        maxLength={pageLimits.name}
        error={isAsking && name === '' ? t.missing.name : undefined}
        onChange={(next) => type({ name: next })}
      />
      {sentences.map((sentence, at) => (
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
      <Button submits look="primary" scale="bar" icon={<span />} busy={isBusy}>
        {t.accept.send}
      </Button>
    </form>
  );
}
