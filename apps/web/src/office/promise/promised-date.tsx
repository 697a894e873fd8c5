import { saidDay } from '@door/domain/making/promise/promise';
import type { ReactNode } from 'react';
import { calendarDayText } from '../../shared/text/dates.ts';
import { promiseMessages as t } from '../messages/promise.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import './promise.css';

type Estimate = Extract<OfficeOutputs['promise']['whatIf'], { readonly Kind: 'estimate' }>;
type WireDate = Omit<Estimate, 'Kind' | 'AsOf' | 'AcceptBy' | 'Vendors'>;

/** A date, and on request what it follows from: those reasons that it would be earlier without stand out. */
export function PromisedDate({ date, children }: PromisedDateProps) {
  const { What, Day, Grain, Made, Sent, Reasons, Skipped } = date;
  return (
    <>
      <p className="promise-day">{t.date(What, Grain, calendarDayText(saidDay({ day: Day, grain: Grain })))}</p>
      <p>{t.way(calendarDayText(Made), Sent === null ? null : calendarDayText(Sent))}</p>
      {children}
      {Reasons.length === 0 ? (
        <p>{t.noReasons}</p>
      ) : (
        <details className="promise-why">
          <summary>{t.why}</summary>
          <ol aria-label={t.reasons}>
            {Reasons.map(({ Code, Day: day, Binds, Text }) => (
              <li key={`${Code} ${Text}`}>
                <span className="num">{calendarDayText(day)}</span>
                {Binds ? <b>{Text}</b> : <span>{Text}</span>}
              </li>
            ))}
          </ol>
          {Skipped.length === 0 ? null : (
            <>
              <h3>{t.skipped}</h3>
              <ul>
                {stretchesOf(Skipped).map(({ first, last, text }) => (
                  <li key={first}>
                    <span className="num">{t.weeks(first, last)}</span>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </details>
      )}
    </>
  );
}

interface PromisedDateProps {
  readonly date: WireDate;
  /** What else is to be known of it, before the reasons. */
  readonly children?: ReactNode;
}

interface Stretch {
  readonly first: string;
  readonly last: string;
  readonly text: string;
}

/** Weeks one after the other that the same thing is against are one line. */
function stretchesOf(skipped: WireDate['Skipped']): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { Week, Day, Text } of skipped) {
    const text = Day === null ? Text : t.until(Text, calendarDayText(Day));
    const before = stretches.at(-1);
    if (before?.text === text) stretches[stretches.length - 1] = { ...before, last: Week };
    else stretches.push({ first: Week, last: Week, text });
  }
  return stretches;
}
