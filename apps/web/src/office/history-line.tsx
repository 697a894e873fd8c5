import { enquiryMoves, type EnquiryState } from '@door/domain/enquiry/enquiry-cycle';
import { momentText } from '../words/moments.ts';
import { officeWords } from '../words/office.ts';
import type { OpenedEnquiry } from './calls.ts';
import { changeWords } from './change-words.ts';

const { history: says, enquiry } = officeWords;

export interface HistoryLineProps {
  readonly changes: OpenedEnquiry['History'];
  readonly state: EnquiryState;
}

/** The newest on top, above it what comes next. */
export function HistoryLine({ changes, state }: HistoryLineProps) {
  const next = Object.values(enquiryMoves).find(({ from }) => from.some((each) => each === state));
  return (
    <section aria-labelledby="history">
      <h2 id="history">{enquiry.history}</h2>
      <ol className="history-line">
        {next ? <li data-next>{says.next(officeWords.enquiries.ofState[next.to])}</li> : null}
        {changes.map((change, index) => (
          <li key={`${change.At} ${change.Kind} ${index}`} aria-current={index === 0 ? 'step' : undefined}>
            <b>{changeWords(change)}</b>
            <small className="num">
              {change.Who?.Name ?? says.visitor}, <time dateTime={change.At}>{momentText(change.At)}</time>
            </small>
            {change.Reason ? <p>{change.Reason}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
