import { Button } from '@door/ui/button';
import { useState } from 'react';
import { calendarDayText } from '../../platform/words/dates.ts';
import { moneyText } from '../../platform/words/money-text.ts';
import { AcceptForm } from './accept-form.tsx';
import { AskDialog, DeclineDialog } from './answer-dialogs.tsx';
import type { OfferCalls, ReadableOffer } from './offer-calls.ts';
import { useTypedAnswer } from './use-answer.ts';
import { offerWords as says } from './words.ts';

export interface AnswerOfferProps {
  readonly token: string;
  readonly offer: ReadableOffer;
  readonly calls: OfferCalls;
  readAgain(): void;
  onAnswered(answer: 'accepted' | 'declined'): void;
}

/** Accept, decline, or ask. What is typed is kept until it is sent. */
export function AnswerOffer({ token, offer, calls, readAgain, onAnswered }: AnswerOfferProps) {
  const { typed, type, forget } = useTypedAnswer(token);
  const [open, setOpen] = useState<'decline' | 'ask' | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const close = () => setOpen(null);
  const answered = (answer: 'accepted' | 'declined') => {
    forget();
    onAnswered(answer);
  };
  const parts = { typed, type, calls, readAgain };
  return (
    <>
      <h2 id="offer-answer">{says.answer}</h2>
      <p className="num">
        {says.total} <b>{moneyText(offer.Total ?? '', offer.Currency)}</b>
        <br />
        {says.validUntil(calendarDayText(offer.ValidUntil))}
      </p>
      <AcceptForm {...parts} offer={offer} onAccepted={() => answered('accepted')} />
      <div className="offer-others">
        <Button onClick={() => setOpen('ask')}>{says.ask.open}</Button>
        <Button look="quiet" onClick={() => setOpen('decline')}>
          {says.decline.open}
        </Button>
      </div>
      <p role="status">{hasAsked ? says.asked(offer.Supplier.Name) : ''}</p>
      <DeclineDialog {...parts} open={open === 'decline'} onClose={close} onDone={() => answered('declined')} />
      <AskDialog
        {...parts}
        open={open === 'ask'}
        onClose={close}
        onDone={() => {
          type({ question: '' });
          setHasAsked(true);
          close();
        }}
      />
    </>
  );
}
