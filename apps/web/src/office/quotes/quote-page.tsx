import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { failureOf } from '../../shared/calls/failure.ts';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { PageHeader } from '../layout/page-header.tsx';
import type { OpenedQuote } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { officeMessages } from '../messages/office.ts';
import { QuoteCharges } from './charges/quote-charges.tsx';
import { QuoteDetails } from './details/quote-details.tsx';
import { QuoteReview } from './review/quote-review.tsx';
import { QuoteItems } from './items/quote-items.tsx';
import { QuotePill } from './quote-pill.tsx';
import { QuoteTabs, type QuoteTab, tabOf } from './quote-tabs.tsx';
import './quote.css';

const { quote: t, titles, quotes } = officeMessages;

const tabs: Readonly<Record<QuoteTab, ComponentType<{ readonly quote: OpenedQuote }>>> = {
  items: QuoteItems,
  'quote-details': QuoteDetails,
  'quote-charges': QuoteCharges,
  'quote-review': QuoteReview,
};

/** `/installer/quote/ID` and its tabs: what is offered, to whom, for how much, and how far it is. */
export function QuotePage() {
  const { params, path } = useRouter();
  const { id = '' } = params;
  const query = useQuery(trpc.quote.getQuoteById.queryOptions(id));
  if (query.error !== null && ['gone', 'refused'].includes(failureOf(query.error))) return <NoQuote />;
  const tab = tabOf(path);
  const Tab = tabs[tab];
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data ? t.title(data.Number) : titles.quote}
        backLink={<Link to="/installer/quote">{titles.quotes}</Link>}
        beside={data ? <Beside quote={data} /> : null}
      />
      <div className="office-body quote-page">
        <QuoteTabs id={id} shown={tab} />
        <div id="quote-tab-panel" role="tabpanel" aria-label={t.tabs[tab]}>
          <QueryResult query={query}>{(quote) => <Tab key={quote.Id} quote={quote} />}</QueryResult>
        </div>
      </div>
    </>
  );
}

const Beside = ({ quote: { State, Version, Customer } }: { readonly quote: OpenedQuote }) => (
  <>
    <QuotePill state={State} />
    <span className="office-number">
      {[Version > 1 ? t.version(Version) : '', Customer?.Name ?? ''].filter((each) => each !== '').join(', ')}
    </span>
  </>
);

const NoQuote = () => (
  <div className="office-body">
    <PlainMessage title={titles.quote} sentence={t.none}>
      <Link className="btn btn-line" to="/installer/quote">
        {quotes.showAll}
      </Link>
    </PlainMessage>
  </div>
);
