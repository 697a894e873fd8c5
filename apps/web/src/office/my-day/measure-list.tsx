import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { Link } from '../../shared/router/link.tsx';
import { myDayMessages } from '../messages/my-day.ts';
import { surveyMessages } from '../messages/survey.ts';
import type { JobProps } from './job-parts.tsx';
import type { Measure } from './my-day-wire.ts';
import { isMeasuredDoor } from './said-visit.ts';

const { measures } = myDayMessages;

/** What is measured, each with the way to its form. */
export function Measures({ visit: { Id, Day, Measures: all } }: Pick<JobProps, 'visit'>) {
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="my-day-measures">
      <h2 id="my-day-measures">{measures.title}</h2>
      <ul className="my-day-list">
        {all.map((measure) => (
          <li key={measure.LineId} data-row>
            <Link to={`/installer/my-day?day=${Day}&visit=${Id}&line=${measure.LineId}`}>
              <b>{measure.Survey.Site.Door}</b>
              {measure.Survey.Site.Line === null ? null : (
                <span>{surveyMessages.visit.line(measure.Survey.Site.Line)}</span>
              )}
            </Link>
            <StatusPill {...measureLook(measure)}>{surveyMessages.state[measureState(measure)]}</StatusPill>
          </li>
        ))}
      </ul>
    </section>
  );
}

const measureState = (measure: Measure) =>
  measure.Survey.Survey.Final ? 'final' : isMeasuredDoor(measure) ? 'measured' : 'none';

const measureLook = (measure: Measure): Pick<StatusPillProps, 'tone' | 'dot'> =>
  isMeasuredDoor(measure) ? { tone: 'success', dot: 'full' } : { tone: 'quiet', dot: 'hollow' };
