import { Link } from '../../shared/router/link.tsx';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import { DueDate } from '../layout/due-date.tsx';
import { momentText } from '../../shared/text/dates.ts';
import { officeMessages } from '../messages/office.ts';

const { enquiry: t } = officeMessages;

interface EnquiryProps {
  readonly enquiry: OpenedEnquiry;
}

/** The person, their notes and consents, and the open tasks of an enquiry. */
export const EnquiryDetails = ({ enquiry }: EnquiryProps) => (
  <div className="enquiry-facts">
    <Person enquiry={enquiry} />
    <section aria-labelledby="notes">
      <h2 id="notes">{t.notes}</h2>
      <p className="enquiry-notes">{enquiry.Notes || t.noNotes}</p>
    </section>
    <OpenTasks enquiry={enquiry} />
    <Consents enquiry={enquiry} />
  </div>
);

function Person({ enquiry: { Email, Phone, Address, Reference, SubmittedAt } }: EnquiryProps) {
  return (
    <section aria-labelledby="person">
      <h2 id="person">{t.person}</h2>
      <dl className="enquiry-person">
        <dt>{t.email}</dt>
        <dd>
          <a href={`mailto:${Email}`}>{Email}</a>
        </dd>
        <dt>{t.phone}</dt>
        <dd>{Phone ? <a href={`tel:${Phone.replaceAll(/[^+\d]/g, '')}`}>{Phone}</a> : '–'}</dd>
        <dt>{t.address}</dt>
        <dd>{Address || '–'}</dd>
        <dt>{t.reference}</dt>
        <dd className="num">{Reference}</dd>
        <dt>{t.came}</dt>
        <dd className="num">{momentText(SubmittedAt)}</dd>
      </dl>
    </section>
  );
}

/** Open tasks, each linked to the list in which it can be ticked. */
function OpenTasks({ enquiry: { Tasks } }: EnquiryProps) {
  if (Tasks.length === 0) return null;
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">{t.tasks}</h2>
      <ul className="enquiry-tasks">
        {Tasks.map(({ Id, What, Due, Assignee }) => (
          <li key={Id}>
            <Link to={Assignee ? '/installer/home/my-tasks' : '/installer/home/group-tasks'}>{What}</Link>
            <DueDate due={Due} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can be said later of what was agreed to. */
function sourceOf(
  version: number | null,
  { hash, page }: { readonly hash: string | null; readonly page: string | null },
): string {
  if (version === null) return t.notShown;
  if (page !== null) return t.onlyPage(version, page);
  return hash === null ? t.notShown : t.shownBy(version, hash);
}

/** The consents, word for word as the visitor saw them. */
function Consents({ enquiry: { Consents: consents } }: EnquiryProps) {
  return (
    <section aria-labelledby="consents">
      <h2 id="consents">{t.consents}</h2>
      {consents.length === 0 && <p>{t.noConsents}</p>}
      <ul className="enquiry-consents">
        {consents.map(({ Kind, Text, Given, SettingsVersion, Hash, Page }) => (
          <li key={Kind}>
            <b>{t.consentKinds[Kind]}</b> <small>{Given ? t.given : t.notGiven}</small>
            <p>{Text}</p>
            <small className="consent-source">{sourceOf(SettingsVersion, { hash: Hash, page: Page })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
