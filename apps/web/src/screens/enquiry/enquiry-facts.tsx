import { Link } from '../../navigation/link.tsx';
import type { OpenedEnquiry } from '../../office/calls.ts';
import { DueDay } from '../../office/due-day.tsx';
import { momentText } from '../../words/moments.ts';
import { officeWords } from '../../words/office.ts';

const { enquiry: says } = officeWords;

interface EnquiryProps {
  readonly enquiry: OpenedEnquiry;
}

/** Who asked, what they wrote, what they agreed to, and what is to be done. */
export const EnquiryFacts = ({ enquiry }: EnquiryProps) => (
  <div className="enquiry-facts">
    <Person enquiry={enquiry} />
    <section aria-labelledby="notes">
      <h2 id="notes">{says.notes}</h2>
      <p className="enquiry-notes">{enquiry.Notes || says.noNotes}</p>
    </section>
    <OpenTasks enquiry={enquiry} />
    <Consents enquiry={enquiry} />
  </div>
);

function Person({ enquiry: { Email, Phone, Address, Reference, SubmittedAt } }: EnquiryProps) {
  return (
    <section aria-labelledby="person">
      <h2 id="person">{says.person}</h2>
      <dl className="enquiry-person">
        <dt>{says.email}</dt>
        <dd>
          <a href={`mailto:${Email}`}>{Email}</a>
        </dd>
        <dt>{says.phone}</dt>
        <dd>{Phone ? <a href={`tel:${Phone.replaceAll(/[^+\d]/g, '')}`}>{Phone}</a> : '–'}</dd>
        <dt>{says.address}</dt>
        <dd>{Address || '–'}</dd>
        <dt>{says.reference}</dt>
        <dd className="num">{Reference}</dd>
        <dt>{says.came}</dt>
        <dd className="num">{momentText(SubmittedAt)}</dd>
      </dl>
    </section>
  );
}

/** What is left to do for it; a task is ticked where it stands among the others. */
function OpenTasks({ enquiry: { Tasks } }: EnquiryProps) {
  if (Tasks.length === 0) return null;
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">{says.tasks}</h2>
      <ul className="enquiry-tasks">
        {Tasks.map(({ Id, What, Due, Assignee }) => (
          <li key={Id}>
            <Link to={Assignee ? '/installer/home/my-tasks' : '/installer/home/group-tasks'}>{What}</Link>
            <DueDay due={Due} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Word for word as they stood on the page. */
function Consents({ enquiry: { Consents: consents } }: EnquiryProps) {
  return (
    <section aria-labelledby="consents">
      <h2 id="consents">{says.consents}</h2>
      <ul className="enquiry-consents">
        {consents.map(({ Kind, Text, Given }) => (
          <li key={Kind}>
            <b>{says.consentKinds[Kind]}</b> <small>{Given ? says.given : says.notGiven}</small>
            <p>{Text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
