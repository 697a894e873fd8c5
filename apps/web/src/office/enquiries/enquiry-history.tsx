import { enquiryMoves, type EnquiryState } from '@door/domain/enquiry/enquiry-cycle';
import { momentText } from '../../platform/words/dates.ts';
import { officeWords } from '../words/office.ts';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import type { HistoryEntryKind } from '@door/domain/history/history-entry';

const { history: says, enquiry } = officeWords;

export interface EnquiryHistoryProps {
  readonly entries: OpenedEnquiry['History'];
  readonly state: EnquiryState;
}

/** The history of an enquiry, the newest entry first, above it the next state. */
export function EnquiryHistory({ entries, state }: EnquiryHistoryProps) {
  const next = Object.values(enquiryMoves).find(({ from }) => from.some((each) => each === state));
  return (
    <section aria-labelledby="history">
      <h2 id="history">{enquiry.history}</h2>
      <ol className="history-line">
        {next ? <li data-next>{says.next(officeWords.enquiries.ofState[next.to])}</li> : null}
        {entries.map((entry, index) => (
          <li key={`${entry.At} ${entry.Kind} ${index}`} aria-current={index === 0 ? 'step' : undefined}>
            <b>{historyEntryText(entry)}</b>
            <small className="num">
              {entry.Who?.Name ?? says.visitor}, <time dateTime={entry.At}>{momentText(entry.At)}</time>
            </small>
            {entry.Reason ? <p>{entry.Reason}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

type HistoryEntry = Pick<OpenedEnquiry['History'][number], 'About' | 'Kind' | 'From' | 'To'>;

const texts: Readonly<Record<HistoryEntryKind, (entry: HistoryEntry) => string>> = {
  state: ({ About, From, To }) => {
    if (From !== null && To !== null) return says.became(To);
    return About === 'enquiry' ? says.came : says.begun;
  },
  assignee: ({ To }) => (To === null ? says.givenBack : says.takenBy(To)),
  measurements: ({ To }) => (To === null ? says.notMeasured : says.measured),
  copy: () => says.copied,
  design: () => says.designed,
};

/** What happened, in words, without who and when. */
const historyEntryText = (entry: HistoryEntry): string => texts[entry.Kind](entry);
