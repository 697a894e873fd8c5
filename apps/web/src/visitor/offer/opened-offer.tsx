import { Button } from '@door/ui/button';
import { useRef, useState } from 'react';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { calendarDayText } from '../../platform/words/dates.ts';
import { words } from '../../platform/words/words.ts';
import { moneyText } from '../../platform/words/money-text.ts';
import { AnswerOffer } from './answer-offer.tsx';
import { ClosedOffer, ContactLinks } from './closed-offer.tsx';
import type { OfferCalls, ReadableOffer } from './offer-calls.ts';
import { OfferPaper } from './offer-paper.tsx';
import { PdfLink } from './pdf-link.tsx';
import { offerWords as says } from './words.ts';

interface OpenedOfferProps {
  readonly token: string;
  readonly offer: ReadableOffer;
  readonly calls: OfferCalls;
  readAgain(): void;
}

/** What was sent, to be read, and beside it the answer; on a phone below it, with the total always in sight. */
export function OpenedOffer({ token, offer, calls, readAgain }: OpenedOfferProps) {
  const [answered, setAnswered] = useState<'accepted' | 'declined' | null>(null);
  const answer = useRef<HTMLElement>(null);
  const state = answered ?? offer.State;
  if (state === 'declined') return <ClosedOffer offer={{ ...offer, State: state }} />;
  const onAnswered = (said: 'accepted' | 'declined') => {
    setAnswered(said);
    scrollTo(0, 0);
  };
  const toAnswer = () => {
    answer.current?.scrollIntoView();
    answer.current?.focus({ preventScroll: true });
  };
  return (
    <main className="offer">
      <div className="sr-only">
        <PageTitle>{words.titles.offer}</PageTitle>
      </div>
      <OfferPaper offer={offer} />
      <aside ref={answer} className="offer-answer" aria-labelledby="offer-answer" tabIndex={-1}>
        {state === 'accepted' ? (
          <Done offer={offer} />
        ) : (
          <AnswerOffer token={token} offer={offer} calls={calls} readAgain={readAgain} onAnswered={onAnswered} />
        )}
        <PdfLink PdfUrl={offer.PdfUrl} PdfState={offer.PdfState} Supplier={offer.Supplier} />
        <ContactLinks supplier={offer.Supplier} />
      </aside>
      {state === 'accepted' ? null : (
        <div className="offer-foot">
          <p className="num">
            <b>{moneyText(offer.Total ?? '', offer.Currency)}</b> {says.validUntil(calendarDayText(offer.ValidUntil))}
          </p>
          <Button onClick={toAnswer}>{says.answer}</Button>
        </div>
      )}
    </main>
  );
}

const Done = ({ offer: { Supplier } }: Pick<OpenedOfferProps, 'offer'>) => (
  <div role="status">
    <h2 id="offer-answer">{says.done.accepted.title}</h2>
    <p>{says.done.accepted.sentence(Supplier.Name)}</p>
  </div>
);
