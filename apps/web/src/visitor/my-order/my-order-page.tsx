import { PageTitle } from '../../shared/page/page-title.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { dayOrTimeText } from '../../shared/text/dates.ts';
import { ContactLinks } from '../offer/closed-offer.tsx';
import type { MyOrder, OfferCalls } from '../offer/offer-calls.ts';
import { myOrderMessages as t } from './messages.ts';
import { NewLink } from './new-link.tsx';
import { type RegionProps, regions } from './regions.tsx';
import { useMyOrder } from './use-my-order.ts';
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

/** All regions, as the customer and the supplier's people see them. */
export const OrderRegions = (props: RegionProps) => (
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
