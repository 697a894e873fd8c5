import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../shared/calls/failure.ts';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { QueryResult } from '../queries/query-result.tsx';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { EnquiryPill } from '../layout/enquiry-pill.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { officeMessages } from '../messages/office.ts';
import { EnquiryItem } from './enquiry-item.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
import { enquiryMoves } from '@door/domain/selling/enquiry/enquiry-cycle';
import { EnquiryCustomer } from './enquiry-customer.tsx';
import { QuotesOf } from '../quotes/quotes-of.tsx';
import { HistoryList } from '../layout/history-list.tsx';
import './enquiry.css';

const { enquiry: t, titles } = officeMessages;

/** `/installer/enquiry/ID`: the person, their item, and the history of the enquiry. */
export function EnquiryPage() {
  const { id = '' } = useRouter().params;
  const query = useQuery(trpc.enquiry.open.queryOptions(id));
  const backLink = <Link to="/installer/enquiries">{titles.enquiries}</Link>;
  if (isMissing(query.error)) return <NoEnquiry />;
  const enquiry = query.data;
  if (enquiry === undefined)
    return (
      <>
        <PageHeader title={titles.enquiry} backLink={backLink} />
        <div className="office-body">
          <QueryResult query={query}>{() => null}</QueryResult>
        </div>
      </>
    );
  return (
    <>
      <PageHeader
        title={enquiry.Name}
        backLink={backLink}
        beside={
          <>
            <EnquiryPill state={enquiry.State} outcome={enquiry.Outcome} isTaken={enquiry.Assignee !== null} />
            <span className="office-number">{enquiry.Number}</span>
          </>
        }
      >
        {enquiry.Outcome === null ? <EnquiryActions enquiry={enquiry} /> : null}
      </PageHeader>
      <div className="enquiry-page">
        <EnquiryDetails enquiry={enquiry} />
        <div className="enquiry-beside">
          <EnquiryCustomer enquiry={enquiry} />
          {isBegun(enquiry) ? <QuotesOf of={{ Enquiry: enquiry.Id }} none={t.noQuotes} /> : null}
          <EnquiryItem enquiry={enquiry} />
          <section aria-labelledby="history">
            <h2 id="history">{t.history}</h2>
            <HistoryList entries={enquiry.History} next={nextStateText(enquiry.State)} />
          </section>
        </div>
      </div>
    </>
  );
}

/** Whether it may have a quote. */
const isBegun = ({ State }: OpenedEnquiry): boolean => !enquiryMoves.quote.from.some((each) => each === State);

/** The state after this one, in words; null after the last. */
function nextStateText(state: OpenedEnquiry['State']): string | null {
  const next = Object.values(enquiryMoves).find(({ from }) => from.some((each) => each === state));
  return next ? officeMessages.enquiries.ofState[next.to] : null;
}

/** The supplier has no enquiry with this id, or the id is none. */
const isMissing = (error: unknown): boolean => error !== null && ['gone', 'refused'].includes(failureOf(error));

const NoEnquiry = () => (
  <div className="office-body">
    <PlainMessage title={titles.enquiry} sentence={t.none}>
      <Link className="btn btn-line" to="/installer/enquiries">
        {t.back}
      </Link>
    </PlainMessage>
  </div>
);
