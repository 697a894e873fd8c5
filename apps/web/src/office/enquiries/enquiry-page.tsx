import { failureOf } from '../../platform/calls/failure.ts';
import { Link } from '../../platform/router/link.tsx';
import { useRouter } from '../../platform/router/use-router.ts';
import { answersOf } from '../queries/answers.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { officeClient, type OpenedEnquiry } from '../queries/office-client.ts';
import { EnquiryPill } from './enquiry-pill.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { useAsked } from '../queries/use-asked.ts';
import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { officeWords } from '../words/office.ts';
import { EnquiryItem } from './enquiry-item.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import './enquiry.css';

const { enquiry: says, titles } = officeWords;

/** 'none': the supplier has no such enquiry. */
const answers = answersOf<OpenedEnquiry | 'none'>();

async function open(id: string): Promise<OpenedEnquiry | 'none'> {
  try {
    return await officeClient().enquiry.open.query(id);
  } catch (error) {
    if (failureOf(error) === 'gone' || failureOf(error) === 'refused') return 'none';
    throw error;
  }
}

/** `/installer/enquiry/ID`: the person, their item, and the history of the enquiry. */
export function EnquiryPage() {
  const { id = '' } = useRouter().params;
  const asked = useAsked({ answers, key: id, ask: () => open(id) });
  const above = <Link to="/installer/enquiries">{titles.enquiries}</Link>;
  if (asked.answer === undefined)
    return (
      <>
        <PageHeader title={titles.enquiry} backLink={above} />
        <div className="office-body">
          <QueryResult query={asked}>{() => null}</QueryResult>
        </div>
      </>
    );
  if (asked.answer === 'none') return <NoEnquiry />;
  const enquiry = asked.answer;
  return (
    <>
      <PageHeader
        title={enquiry.Name}
        backLink={above}
        beside={<EnquiryPill state={enquiry.State} outcome={enquiry.Outcome} />}
      >
        {enquiry.Outcome === null ? <EnquiryActions enquiry={enquiry} onChanged={asked.again} /> : null}
      </PageHeader>
      <div className="enquiry-page">
        <EnquiryDetails enquiry={enquiry} />
        <div className="enquiry-beside">
          <EnquiryItem enquiry={enquiry} />
          <EnquiryHistory entries={enquiry.History} state={enquiry.State} />
        </div>
      </div>
    </>
  );
}

const NoEnquiry = () => (
  <div className="office-body">
    <PlainMessage title={titles.enquiry} sentence={says.none}>
      <Link className="btn btn-line" to="/installer/enquiries">
        {says.back}
      </Link>
    </PlainMessage>
  </div>
);
