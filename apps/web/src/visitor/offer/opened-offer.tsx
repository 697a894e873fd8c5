import { Button } from '@door/ui/button';
import { useEffect, useRef, useState } from 'react';
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
  // What the button leaves behind: on a phone the answer stands below all that was read.
  useEffect(() => {
    if (answered === 'accepted') show(answer.current, 'nearest');
    else if (answered) scrollTo(0, 0);
  }, [answered]);
  const state = answered ?? offer.State;
  if (state === 'declined') return <ClosedOffer offer={{ ...offer, State: state }} />;
  return (
    <main className="offer">
      <div className="sr-only">
        <PageTitle>{words.titles.offer}</PageTitle>
      </div>
      <OfferPaper offer={offer} />
      <aside ref={answer} className="offer-answer" aria-labelledby="offer-answer" tabIndex={-1}>
        {state === 'accepted' || state === 'being revised' ? (
          <Done offer={offer} state={state} />
        ) : (
          <AnswerOffer token={token} offer={offer} calls={calls} readAgain={readAgain} onAnswered={setAnswered} />
        )}
        <PdfLink PdfUrl={offer.PdfUrl} PdfState={offer.PdfState} Supplier={offer.Supplier} />
        <ContactLinks supplier={offer.Supplier} />
      </aside>
      <div className="offer-foot">
        <p className="num">
          <b>{moneyText(offer.Total ?? '', offer.Currency)}</b>{' '}
          {state === 'accepted' || state === 'being revised'
            ? messages[state].title
            : says.validUntil(calendarDayText(offer.ValidUntil))}
        </p>
        {state === 'accepted' || state === 'being revised' ? null : (
          <Button onClick={() => show(answer.current, 'start')}>{says.answer}</Button>
        )}
      </div>
    </main>
  );
}

function show(aside: HTMLElement | null, block: ScrollLogicalPosition): void {
  aside?.scrollIntoView({ block });
  aside?.focus({ preventScroll: true });
}

const messages = { accepted: says.done.accepted, 'being revised': says.closed['being revised'] } as const;

interface DoneProps extends Pick<OpenedOfferProps, 'offer'> {
  readonly state: keyof typeof messages;
}

/** Why there is nothing to answer. */
const Done = ({ offer: { Supplier }, state }: DoneProps) => (
  <div role="status">
    <h2 id="offer-answer">{messages[state].title}</h2>
    <p>{messages[state].sentence(Supplier.Name)}</p>
  </div>
);
