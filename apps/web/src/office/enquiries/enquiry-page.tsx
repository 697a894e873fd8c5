import { designLabel } from '@door/domain/door/design/design-label';
import type { Item as Door } from '@door/domain/door/model/item';
import { enquiryMoves } from '@door/domain/selling/enquiry/enquiry-cycle';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../designer/app/app-context.ts';
import { failureOf } from '../../shared/calls/failure.ts';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { itemPath } from '../items/item-path.ts';
import { ItemThumbnail, sharedScale } from '../items/item-thumbnail.tsx';
import { EnquiryPill } from '../layout/enquiry-pill.tsx';
import { HistoryList } from '../layout/history-list.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SpecialOrderNote } from '../layout/special-order-note.tsx';
import { officeMessages } from '../messages/office.ts';
import { readListedItem } from '../queries/listed-item.ts';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { QuotesOf } from '../quotes/quotes-of.tsx';
import { WhoseEnquiry } from '../sale/whose-enquiry.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
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

const pictureHeight = 300;
const space = { width: 280, height: 248 };

interface EnquiryItemProps {
  readonly enquiry: Pick<OpenedEnquiry, 'Item' | 'ItemNumber' | 'HousePicture'>;
}

/** The item of an enquiry as it is now, with links to its page and its survey. */
function EnquiryItem({ enquiry: { Item, ItemNumber, HousePicture } }: EnquiryItemProps) {
  const { catalogue } = useApp();
  const query = useQuery({
    queryKey: ['enquiry item', Item.Id, Item.LastUpdated],
    queryFn: () => readListedItem(Item, catalogue),
  });
  return (
    <section aria-labelledby="door">
      <h2 id="door">{t.door}</h2>
      {HousePicture ? (
        <figure className="asked-house">
          <a href={HousePicture} target="_blank" rel="noopener">
            <img src={HousePicture} alt={t.houseLarge} />
          </a>
          <figcaption>{t.house}</figcaption>
        </figure>
      ) : null}
      <QueryResult query={query}>
        {(item) =>
          item === null ? (
            <p>{t.noLongerMade}</p>
          ) : (
            <>
              <Link className="asked-door" to={itemPath(item)} aria-label={t.openItem}>
                <ItemThumbnail item={item} scale={sharedScale([item], space)} height={pictureHeight} />
              </Link>
              <p className="asked-door-kind">
                <span className="office-number">{ItemNumber}</span> {designLabel(item, catalogue)}
              </p>
              <LeadTime item={item} />
              <p className="row">
                <Link className="btn btn-line" to={itemPath(item)}>
                  {t.openItem}
                </Link>
                <Link className="btn btn-quiet" to={`/installer/survey/${item.id}`}>
                  {t.survey}
                </Link>
              </p>
            </>
          )
        }
      </QueryResult>
    </section>
  );
}

/** The works' rows change seldom, and nothing else of this page needs them. */
function LeadTime({ item }: { readonly item: Door }) {
  const { data: production } = useQuery(
    trpc.catalogue.getProductionRows.queryOptions(undefined, { staleTime: Infinity }),
  );
  return production ? <SpecialOrderNote item={item} production={production} /> : null;
}

const { customer: customerMessages } = officeMessages;

interface EnquiryCustomerProps {
  readonly enquiry: Pick<OpenedEnquiry, 'Id' | 'Customer' | 'SameEmail'>;
}

/** Whose the enquiry is; until that is said, the customers with its e-mail address and a button that makes a new one. */
export const EnquiryCustomer = ({ enquiry }: EnquiryCustomerProps) => (
  <section aria-labelledby="customer">
    <h2 id="customer">{customerMessages.ofEnquiry}</h2>
    {enquiry.Customer ? (
      <Link className="btn btn-line" to={`/installer/customer/${enquiry.Customer.Id}`}>
        {customerMessages.open(enquiry.Customer.Name)}
      </Link>
    ) : (
      <>
        <p className="asked-door-kind">
          {enquiry.SameEmail.length > 0 ? customerMessages.sameEmail : customerMessages.notKnown}
        </p>
        <p className="row">
          <WhoseEnquiry enquiry={enquiry} />
        </p>
      </>
    )}
  </section>
);
