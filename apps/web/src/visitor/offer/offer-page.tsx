import { Button } from '@door/ui/button';
import { useEffect, useMemo, useState } from 'react';
import { failureOf } from '../../shared/calls/failure.ts';
import { LoadingScreen } from '../../shared/page/loading-screen.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { useSupplier } from '../../shared/page/supplier-context.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { messages } from '../../shared/messages/messages.ts';
import { EnterCode } from '../my-order/enter-code.tsx';
import { MyOrderPage } from '../my-order/my-order-page.tsx';
import { ClosedOffer, ContactLinks } from './closed-offer.tsx';
import { isReadable, type MyOrder, type Offer, offerCalls, type OfferCalls } from './offer-calls.ts';
import { OpenedOffer } from './opened-offer.tsx';
import { offerMessages as t } from './messages.ts';
import './offer.css';

interface OfferPageProps {
  /** As it was fetched before the page's code; null: it is asked for. */
  readonly first?: Offer | null;
}

/** `/offer/TOKEN`: what the supplier offers to whoever has the link, and the way to answer. */
export function OfferPage({ first = null }: OfferPageProps) {
  const { token = '' } = useRouter().params;
  const { session, client, email } = useSupplier();
  const calls = useMemo(() => offerCalls(session, token), [session, token]);
  const { offer, readAgain } = useOffer(calls, first);
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
  if (isOrder(offer)) return <MyOrderPage token={token} calls={calls} first={offer} />;
  if (offer.Order) return <MyOrderPage token={token} calls={calls} first={offer.Order} />;
  if (offer.NeedsCode) return <CodeFirst supplier={offer.Supplier} calls={calls} readAgain={readAgain} />;
  return isReadable(offer) ? (
    <OpenedOffer token={token} offer={offer} calls={calls} readAgain={readAgain} />
  ) : (
    <ClosedOffer offer={offer} />
  );
}

/** A supplier may ask for the code before it shows a quote. */
const CodeFirst = ({ supplier, calls, readAgain }: CodeFirstProps) => (
  <PlainMessage title={t.codeFirst.title(supplier.Name)} sentence={t.codeFirst.sentence}>
    <EnterCode calls={calls} onEntered={readAgain} />
    <ContactLinks supplier={supplier} />
  </PlainMessage>
);

interface CodeFirstProps {
  readonly supplier: Offer['Supplier'];
  readonly calls: OfferCalls;
  readAgain(): void;
}

/** An offer or how far its loading is. `none`: nobody has such a link. An order that was made by hand has no offer. */
type OfferState = 'opening' | 'none' | 'out-of-reach' | Read;

type Read = Offer | MyOrder;

interface ReadOffer {
  readonly offer: OfferState;
  readonly readAgain: () => void;
}

const isOrder = (read: Read): read is MyOrder => 'IsUnchanged' in read;

/** The addresses of pictures and PDF are valid for ten minutes. */
const readAgainAfter = 8 * 60_000;
const firstWait = 2_000;

/** The offer; read again until its pictures and its PDF are there, and before their addresses end. */
function useOffer(calls: OfferCalls, first: Offer | null): ReadOffer {
  const [offer, setOffer] = useState<OfferState>(first ?? 'opening');
  const [reads, setReads] = useState(0);
  const readAgain = () => setReads((now) => now + 1);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const reading = reads === 0 && first ? Promise.resolve(first) : readOffer(calls);
    reading.then(
      (read) => {
        if (!isCurrent) return;
        setOffer(read);
        // What was bought asks by itself.
        if (!isOrder(read) && read.Order === null) timer = setTimeout(readAgain, waitAfter(read, reads));
      },
      (error: unknown) => isCurrent && setOffer((now) => (typeof now === 'string' ? disabledReason(error) : now)),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [calls, reads, first]);
  return { offer, readAgain };
}

const readOffer = (calls: OfferCalls): Promise<Read> =>
  calls.read().catch(async (error: unknown) => {
    const read = failureOf(error) === 'gone' ? await calls.readOrder('') : undefined;
    if (!read || read.IsUnchanged) throw error;
    return read;
  });

const waitAfter = ({ PdfUrl, Paper }: Offer, reads: number): number =>
  Paper !== null && PdfUrl === null ? Math.min(firstWait * 2 ** reads, readAgainAfter) : readAgainAfter;

const disabledReason = (error: unknown): OfferState => (failureOf(error) === 'try-again' ? 'out-of-reach' : 'none');
