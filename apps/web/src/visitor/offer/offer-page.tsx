import { Button } from '@door/ui/button';
import { useMemo } from 'react';
import { useApp } from '../../door/app/app-context.ts';
import { LoadingScreen } from '../../platform/page/loading-screen.tsx';
import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { useRouter } from '../../platform/router/use-router.ts';
import { words } from '../../platform/words/words.ts';
import { ClosedOffer, ContactLinks } from './closed-offer.tsx';
import { isReadable, offerCalls } from './offer-calls.ts';
import { OpenedOffer } from './opened-offer.tsx';
import { useOffer } from './use-offer.ts';
import { offerWords as says } from './words.ts';
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
      <PlainMessage title={says.notFetched} sentence={words.error.outOfReach}>
        <Button look="primary" onClick={readAgain}>
          {words.error.tryAgain}
        </Button>
      </PlainMessage>
    );
  if (offer === 'none')
    return (
      <PlainMessage title={says.none.title} sentence={says.none.sentence(client.name)}>
        <ContactLinks supplier={{ Name: client.name, Phone: '', Email: email }} />
      </PlainMessage>
    );
  return isReadable(offer) ? (
    <OpenedOffer token={token} offer={offer} calls={calls} readAgain={readAgain} />
  ) : (
    <ClosedOffer offer={offer} />
  );
}
