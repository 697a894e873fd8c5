import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useEffect, useMemo, useRef, useState } from 'react';
import { failureOf } from '../../shared/calls/failure.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { useSupplier } from '../../shared/page/supplier-context.ts';
import { dayOrTimeText } from '../../shared/text/dates.ts';
import { ContactLinks } from '../offer/closed-offer.tsx';
import { type MyOrder, offerCalls, type OfferCalls, type PaymentState } from '../offer/offer-calls.ts';
import { useSending } from '../offer/use-answer.ts';
import { myOrderMessages as t } from './messages.ts';
import type { RegionProps } from './region.ts';
import { regions } from './regions.tsx';
import './my-order.css';

interface MyOrderPageProps {
  readonly token: string;
  readonly calls: OfferCalls;
  /** As it was fetched with the page. */
  readonly first: MyOrder;
}

/** What a customer has bought, from the acceptance on: it stays for the door's life, and stays readable while the network is away. */
export function MyOrderPage({ token, calls, first }: MyOrderPageProps) {
  const { order, asOf, isAway, isGone, readAgain } = useMyOrder(calls, first);
  if (isGone)
    return (
      <PlainMessage title={t.gone.title} sentence={t.gone.sentence}>
        <ContactLinks supplier={order.Supplier} />
      </PlainMessage>
    );
  return (
    <main className="my-order">
      <header>
        <PageTitle>{t.title(order.Number)}</PageTitle>
        <p role="status" className="num">
          {isAway ? t.asOf(dayOrTimeText(new Date(asOf).toISOString(), (time) => time)) : ''}
        </p>
      </header>
      <OrderRegions {...{ token, order, calls, readAgain }} />
      <footer>
        <ContactLinks supplier={order.Supplier} />
        <NewLink calls={calls} readAgain={readAgain} supplier={order.Supplier.Name} />
      </footer>
    </main>
  );
}

interface SeenOrderProps {
  readonly order: Omit<MyOrder, 'IsUnchanged' | 'Revision' | 'Devices'> & { readonly Payments: PaymentState };
}

/** The same for the supplier's people: it is all there, and nothing of it can be done. */
export function SeenOrder({ order: { Payments, ...order } }: SeenOrderProps) {
  const seen: MyOrder = { ...order, IsUnchanged: false, Revision: '', Devices: null };
  const { session } = useSupplier();
  const calls = useMemo(
    () => ({ ...offerCalls(session, ''), paymentState: async () => Payments }),
    [session, Payments],
  );
  return (
    <fieldset className="my-order" disabled>
      <OrderRegions token="" order={seen} calls={calls} readAgain={() => undefined} />
    </fieldset>
  );
}

/** All regions, as the customer and the supplier's people see them. */
const OrderRegions = (props: RegionProps) => (
  <>
    {(['wide', 'narrow'] as const).map((column) => (
      <div key={column} className={`my-order-${column}`}>
        {regions[column].map((Region, at) => (
          <Region key={at} {...props} />
        ))}
      </div>
    ))}
  </>
);

interface ShownOrder {
  readonly order: MyOrder;
  /** When it was last known to be so, ms. */
  readonly asOf: number;
  /** The network is away: what is shown may be old. */
  readonly isAway: boolean;
  /** Nobody has such a link any longer. */
  readonly isGone: boolean;
  /** Something has been done: what is shown is asked for anew at once. */
  readonly readAgain: () => void;
}

const every = 20_000;
/** The addresses of papers are valid for ten minutes. */
const wholeEvery = 8 * 60_000;

/** What was bought, asked for every 20 seconds while somebody looks at it. What has not changed is not sent again. */
function useMyOrder(calls: OfferCalls, first: MyOrder): ShownOrder {
  const [shown, setShown] = useState<Omit<ShownOrder, 'readAgain'>>(() => ({
    order: first,
    asOf: Date.now(),
    isAway: false,
    isGone: false,
  }));
  const [reads, setReads] = useState(0);
  const known = useRef({ revision: revisionOf(first), readAt: 0 });
  const readAgain = () => {
    known.current = { revision: '', readAt: 0 };
    setReads((now) => now + 1);
  };
  useEffect(() => {
    let isCurrent = true;
    // Of what was fetched with the page.
    if (known.current.readAt === 0) known.current.readAt = Date.now();
    const read = async () => {
      const now = Date.now();
      const { revision, readAt } = known.current;
      try {
        const answer = await calls.readOrder(now - readAt < wholeEvery ? revision : '');
        if (!isCurrent) return;
        if (!answer.IsUnchanged) known.current = { revision: revisionOf(answer), readAt: now };
        setShown((before) => ({
          order: answer.IsUnchanged ? before.order : answer,
          asOf: now,
          isAway: false,
          isGone: false,
        }));
      } catch (error) {
        const failure = failureOf(error);
        if (isCurrent) setShown((before) => ({ ...before, isAway: true, isGone: failure === 'gone' }));
      }
    };
    const readIfSeen = () => {
      if (document.visibilityState === 'visible') void read();
    };
    if (reads > 0) void read();
    const timer = setInterval(readIfSeen, every);
    document.addEventListener('visibilitychange', readIfSeen);
    addEventListener('online', readIfSeen);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readIfSeen);
      removeEventListener('online', readIfSeen);
    };
  }, [calls, reads]);
  return { ...shown, readAgain };
}

/** A paper that is being made changes no fact: it is asked for until it is there. */
const revisionOf = ({ Papers, Revision }: MyOrder): string =>
  Papers?.some(({ PdfUrl }) => PdfUrl === null) ? '' : Revision;

interface NewLinkProps extends Pick<RegionProps, 'calls' | 'readAgain'> {
  readonly supplier: string;
}

/** For whoever fears that somebody else has the link. */
function NewLink({ calls, readAgain, supplier }: NewLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [attempt] = useState(() => crypto.randomUUID());
  const { isBusy, problem, send } = useSending(readAgain, '');
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {t.link.open}
      </Button>
      <Modal open={isOpen} title={t.link.title} width={440} onClose={() => setIsOpen(false)}>
        <p>{t.link.sentence(supplier)}</p>
        <p role="alert">{problem}</p>
        <div className="modal-actions">
          <Button look="primary" busy={isBusy} onClick={() => void send(() => calls.renewLink(attempt), readAgain)}>
            {t.link.send}
          </Button>
          <Button look="quiet" onClick={() => setIsOpen(false)}>
            {t.link.cancel}
          </Button>
        </div>
      </Modal>
    </>
  );
}
