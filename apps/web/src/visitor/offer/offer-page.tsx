import { Button } from '@door/ui/button';
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { failureOf } from '../../shared/calls/failure.ts';
import { LoadingScreen } from '../../shared/page/loading-screen.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { messages } from '../../shared/messages/messages.ts';
import { ClosedOffer, ContactLinks } from './closed-offer.tsx';
import { isReadable, type Offer, offerCalls, type OfferCalls } from './offer-calls.ts';
import { OpenedOffer } from './opened-offer.tsx';
import { offerMessages as t } from './messages.ts';
import './offer.css';

/** `/offer/TOKEN`: what the supplier offers to whoever has the link, and the way to answer. */
export function OfferPage() {
  const { token = '' } = useRouter().params;
  const { session, client, email } = useApp();
  const calls = useMemo(() => offerCalls(session, token), [session, token]);
  const { offer, readAgain } = useOffer(calls);
  if (offer === 'opening') return <LoadingScreen />;
  if (offer === 'out-of-reach')
    return (
      <PlainMessage title={t.notFetched} sentence={messages.error.outOfReach}>
        <Button look="primary" onClick={readAgain}>
          {messages.error.tryAgain}
        </Button>
      </PlainMessage>
    );
  if (offer === 'none')
    return (
      <PlainMessage title={t.none.title} sentence={t.none.sentence(client.name)}>
        <ContactLinks supplier={{ Name: client.name, Phone: '', Email: email }} />
      </PlainMessage>
    );
  return isReadable(offer) ? (
    <OpenedOffer token={token} offer={offer} calls={calls} readAgain={readAgain} />
  ) : (
    <ClosedOffer offer={offer} />
  );
}

/** An offer or how far its loading is. `none`: nobody has such a link. */
type OfferState = 'opening' | 'none' | 'out-of-reach' | Offer;

/** The addresses of pictures and PDF are valid for ten minutes. */
const readAgainAfter = 8 * 60_000;
const firstWait = 2_000;

/** The offer; read again until its pictures and its PDF are there, and before their addresses end. */
function useOffer(calls: OfferCalls): { readonly offer: OfferState; readonly readAgain: () => void } {
  const [offer, setOffer] = useState<OfferState>('opening');
  const [reads, setReads] = useState(0);
  const readAgain = () => setReads((now) => now + 1);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    calls.read().then(
      (read) => {
        if (!isCurrent) return;
        setOffer(read);
        timer = setTimeout(readAgain, waitAfter(read, reads));
      },
      (error: unknown) => isCurrent && setOffer((now) => (typeof now === 'string' ? disabledReason(error) : now)),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [calls, reads]);
  return { offer, readAgain };
}

const waitAfter = ({ PdfUrl, Paper }: Offer, reads: number): number =>
  Paper !== null && PdfUrl === null ? Math.min(firstWait * 2 ** reads, readAgainAfter) : readAgainAfter;

const disabledReason = (error: unknown): OfferState => (failureOf(error) === 'try-again' ? 'out-of-reach' : 'none');
