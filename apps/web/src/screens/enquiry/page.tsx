import { failureOf } from '../../api/failure.ts';
import { Link } from '../../navigation/link.tsx';
import { usePlace } from '../../navigation/navigation.ts';
import { answersOf } from '../../office/answers.ts';
import { AskedFor } from '../../office/asked-for.tsx';
import { officeApi, type OpenedEnquiry } from '../../office/calls.ts';
import { EnquiryPill } from '../../office/enquiry-pill.tsx';
import { OfficeHead } from '../../office/office-head.tsx';
import { useAsked } from '../../office/use-asked.ts';
import { PlainMessage } from '../../shell/plain-message.tsx';
import { officeWords } from '../../words/office.ts';
import { AskedDoor } from './asked-door.tsx';
import { EnquiryActs } from './enquiry-acts.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { HistoryLine } from '../../office/history-line.tsx';
import './enquiry.css';

const { enquiry: says, titles } = officeWords;

/** `none`: the supplier has no such enquiry. */
const answers = answersOf<OpenedEnquiry | 'none'>();

async function open(id: string): Promise<OpenedEnquiry | 'none'> {
  try {
    return await officeApi().enquiry.open.query(id);
  } catch (error) {
    if (failureOf(error) === 'gone' || failureOf(error) === 'refused') return 'none';
    throw error;
  }
}

/** One enquiry: the person, what they agreed to, their door, and what became of it. */
export function EnquiryPage() {
  const { id = '' } = usePlace().params;
  const asked = useAsked({ answers, key: id, ask: () => open(id) });
  const above = <Link to="/installer/enquiries">{titles.enquiries}</Link>;
  if (asked.answer === undefined)
    return (
      <>
        <OfficeHead title={titles.enquiry} above={above} />
        <div className="office-body">
          <AskedFor asked={asked}>{() => null}</AskedFor>
        </div>
      </>
    );
  if (asked.answer === 'none') return <NoEnquiry />;
  const enquiry = asked.answer;
  return (
    <>
      <OfficeHead
        title={enquiry.Name}
        above={above}
        beside={<EnquiryPill state={enquiry.State} outcome={enquiry.Outcome} />}
      >
        {enquiry.Outcome === null ? <EnquiryActs enquiry={enquiry} onChanged={asked.again} /> : null}
      </OfficeHead>
      <div className="enquiry-page">
        <EnquiryFacts enquiry={enquiry} />
        <div className="enquiry-beside">
          <AskedDoor enquiry={enquiry} />
          <HistoryLine changes={enquiry.History} state={enquiry.State} />
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
