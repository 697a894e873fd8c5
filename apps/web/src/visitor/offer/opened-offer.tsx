import type { PaperPosition } from '@door/domain/selling/quote/paper-position';
import type { Side } from '@door/drawing/scene';
import { Button } from '@door/ui/button';
import { useEffect, useRef, useState } from 'react';
import { PaperView } from '../../designer/paper/paper-view.tsx';
import { picturesOf } from '../../designer/paper/picture-urls.ts';
import { paperViewMessages } from '../../designer/paper/messages.ts';
import { CloseLook } from '../../designer/preview/close-look.tsx';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { messages } from '../../shared/messages/messages.ts';
import { AcceptForm } from './accept-form.tsx';
import { AskDialog, DeclineDialog } from './answer-dialogs.tsx';
import { ClosedOffer, ContactLinks } from './closed-offer.tsx';
import type { OfferCalls, ReadableOffer } from './offer-calls.ts';
import { OfferDate } from './offer-date.tsx';
import { EarlierVersions, PdfLink } from './pdf-link.tsx';
import { useTypedAnswer } from './use-answer.ts';
import { offerMessages as t } from './messages.ts';

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
  const onAnswered = (answer: 'accepted' | 'declined') => {
    setAnswered(answer);
    // What was accepted has a page of its own.
    if (answer === 'accepted') readAgain();
  };
  const state = answered ?? offer.State;
  if (state === 'declined') return <ClosedOffer offer={{ ...offer, State: state }} />;
  const isAnswered = state === 'accepted' || state === 'being revised';
  const aside = (
    <aside ref={answer} className="offer-answer" aria-labelledby="offer-answer" tabIndex={-1}>
      {isAnswered ? (
        <Done offer={offer} state={state} />
      ) : (
        <AnswerOffer token={token} offer={offer} calls={calls} readAgain={readAgain} onAnswered={onAnswered} />
      )}
      <PdfLink PdfUrl={offer.PdfUrl} PdfState={offer.PdfState} Supplier={offer.Supplier} />
      <EarlierVersions versions={offer.EarlierVersions} currency={offer.Currency} />
      <ContactLinks supplier={offer.Supplier} />
    </aside>
  );
  return (
    <main className="offer">
      <div className="sr-only">
        <PageTitle>{messages.titles.offer}</PageTitle>
      </div>
      <OfferPaper offer={offer} />
      {aside}
      <div className="offer-foot">
        <p className="num">
          <b>{moneyText(offer.Total ?? '', offer.Currency)}</b>{' '}
          {isAnswered
            ? doneMessages[state].title(offer.Supplier.Name)
            : t.validUntil(calendarDayText(offer.ValidUntil))}
        </p>
        {isAnswered ? null : <Button onClick={() => show(answer.current, 'start')}>{t.answer}</Button>}
      </div>
    </main>
  );
}

function show(aside: HTMLElement | null, block: ScrollLogicalPosition): void {
  aside?.scrollIntoView({ block });
  aside?.focus({ preventScroll: true });
}

const doneMessages = { accepted: t.done.accepted, 'being revised': t.closed['being revised'] } as const;

interface DoneProps extends Pick<OpenedOfferProps, 'offer'> {
  readonly state: keyof typeof doneMessages;
}

/** Why there is nothing to answer. */
const Done = ({ offer: { Supplier }, state }: DoneProps) => (
  <div role="status">
    <h2 id="offer-answer">{doneMessages[state].title(Supplier.Name)}</h2>
    <p>{doneMessages[state].sentence(Supplier.Name)}</p>
  </div>
);

interface AnswerOfferProps {
  readonly token: string;
  readonly offer: ReadableOffer;
  readonly calls: OfferCalls;
  readAgain(): void;
  onAnswered(answer: 'accepted' | 'declined'): void;
}

/** Accept, decline, or ask. What is typed is kept until it is sent. */
function AnswerOffer({ token, offer, calls, readAgain, onAnswered }: AnswerOfferProps) {
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
      <h2 id="offer-answer">{t.answer}</h2>
      <p className="num">
        {t.total} <b>{moneyText(offer.Total ?? '', offer.Currency)}</b>
        <br />
        {t.validUntil(calendarDayText(offer.ValidUntil))}
      </p>
      <OfferDate Promise={offer.Promise} Kept={offer.Kept} />
      <AcceptForm {...parts} offer={offer} onAccepted={() => answered('accepted')} />
      <div className="offer-others">
        <Button onClick={() => setOpen('ask')}>{t.ask.open}</Button>
        <Button look="quiet" onClick={() => setOpen('decline')}>
          {t.decline.open}
        </Button>
      </div>
      <p role="status">{hasAsked ? t.asked(offer.Supplier.Name) : ''}</p>
      <DeclineDialog
        {...parts}
        offer={offer}
        open={open === 'decline'}
        onClose={close}
        onDone={() => answered('declined')}
      />
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

interface Looked {
  readonly position: PaperPosition;
  readonly side: Side;
}

/** The paper in the colours of the page; each picture can be looked at closely. */
function OfferPaper({ offer: { Paper, Pictures, HousePicture } }: { readonly offer: ReadableOffer }) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const urlsOf = (position: PaperPosition): Readonly<Record<Side, string | null>> => {
    const { External, Internal } = picturesOf(Pictures ?? [], position);
    return { external: External, internal: Internal };
  };
  const picture = (position: PaperPosition, side: Side) => {
    const url = urlsOf(position)[side];
    return (
      url && (
        <button
          type="button"
          className="offer-picture"
          aria-label={t.enlarge[side](position.heading)}
          onClick={() => setLooked({ position, side })}
        >
          <img src={url} alt="" />
        </button>
      )
    );
  };
  return (
    <>
      <PaperView
        paper={Paper}
        house={HousePicture}
        look="page"
        views={(position) => ({
          external: picture(position, 'external'),
          internal: picture(position, 'internal'),
          drawing: picturesOf(Pictures ?? [], position).Drawing,
        })}
      />
      <CloseLook
        open={looked !== null}
        label={t.look}
        side={looked?.side ?? 'external'}
        onShow={(side) => looked && setLooked({ ...looked, side })}
        onClose={() => setLooked(null)}
      >
        {looked ? (
          <img
            className="offer-close-look"
            src={urlsOf(looked.position)[looked.side] ?? ''}
            alt={paperViewMessages.pictureOf[looked.side](looked.position.heading)}
          />
        ) : null}
      </CloseLook>
    </>
  );
}
