import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../shared/calls/failure.ts';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { calendarDayText, momentText } from '../../shared/text/dates.ts';
import { HistoryList } from '../layout/history-list.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { purchasingMessages } from '../messages/purchasing.ts';
import { trpc } from '../queries/query-client.ts';
import { useMe } from '../queries/use-me.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { DraftLines } from './draft-lines.tsx';
import { PurchaseActs } from './purchase-acts.tsx';
import { PurchaseClaims } from './purchase-claims.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { Confirmations, Receipts, Reminder } from './purchase-papers.tsx';
import { LatePill, PurchasePill } from './purchase-pill.tsx';
import type { OpenedPurchase } from './purchasing-wire.ts';
import './purchasing.css';

const { page: t, one, list, tabs, ways } = purchasingMessages;

/** `/installer/purchase/ID`: what is ordered, what of it came, what was said of it, and what can be done next. */
export function PurchasePage() {
  const { id = '' } = useRouter().params;
  const { UserId } = useMe();
  const query = useQuery(trpc.purchase.getPurchaseById.queryOptions(id));
  if (query.error !== null && ['gone', 'refused'].includes(failureOf(query.error))) return <NoPurchase />;
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data?.Number ?? one}
        backLink={<Link to="/installer/purchasing/purchases">{tabs.purchases}</Link>}
        beside={
          data ? (
            <>
              <PurchasePill state={data.State} />
              {data.IsLate ? <LatePill /> : null}
            </>
          ) : null
        }
      >
        {data ? <PurchaseActs purchase={data} /> : null}
      </PageHeader>
      <QueryResult query={query}>
        {(purchase) => (
          <div className="purchase-page">
            <div className="purchase-main">
              <section aria-labelledby="lines">
                <h2 id="lines">{t.lines}</h2>
                {purchase.Moves.includes('change') ? (
                  <DraftLines key={`${purchase.Id} ${UserId}`} purchase={purchase} />
                ) : (
                  <PurchaseLines purchase={purchase} />
                )}
              </section>
              <Reminder purchase={purchase} />
              <Confirmations purchase={purchase} />
              <Receipts purchase={purchase} />
              <PurchaseClaims purchase={purchase.Id} />
            </div>
            <aside className="purchase-aside">
              <Facts purchase={purchase} />
              <section aria-labelledby="history">
                <h2 id="history">{t.history}</h2>
                <HistoryList entries={purchase.History} next={null} />
              </section>
            </aside>
          </div>
        )}
      </QueryResult>
    </>
  );
}

const NoPurchase = () => (
  <div className="office-body">
    <PlainMessage title={one} sentence={t.gone}>
      <Link className="btn btn-line" to="/installer/purchasing/purchases">
        {list.showAll}
      </Link>
    </PlainMessage>
  </div>
);

function Facts({ purchase }: { readonly purchase: OpenedPurchase }) {
  const { Vendor, How, Revision, CreatedAt, CreatedBy, SentOn, NextDelivery } = purchase;
  const rows: readonly (readonly [term: string, text: string])[] = [
    // How it was sent stands in the history.
    ...(SentOn === null ? [[t.how, ways[How]] as const] : []),
    [t.made, t.madeBy(momentText(CreatedAt), CreatedBy?.Name ?? '')],
    ...(Revision > 1 ? [[t.revision, String(Revision)] as const] : []),
    ...(SentOn === null ? [] : [[t.sentOn, calendarDayText(SentOn)] as const]),
    ...(NextDelivery === null ? [] : [[t.next, calendarDayText(NextDelivery)] as const]),
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t.facts}</h2>
      <dl className="purchase-facts">
        <div>
          <dt>{t.vendor}</dt>
          <dd>
            <Link to={`/installer/vendor/${Vendor.Id}`}>{Vendor.Name}</Link>
          </dd>
        </div>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
