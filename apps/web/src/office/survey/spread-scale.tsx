import type { Measure } from '@door/domain/making/survey/survey';
import { surveyMessages as messages } from '../messages/survey.ts';

/** A scale from the smallest to the largest value with a mark for each, so that a leaning opening is seen. */
export function SpreadScale({ values }: { readonly values: readonly Measure[] }) {
  const measured = values.filter((value) => value !== null);
  if (measured.length < 2) return null;
  const [least, most] = [Math.min(...measured), Math.max(...measured)];
  const partOf = (value: number) => (most === least ? 0 : (value - least) / (most - least));
  return (
    <div className="survey-spread">
      <div className="limit-rule num" aria-hidden="true">
        {[...new Set(measured)].map((value) => (
          <span
            key={value}
            className="limit-mark"
            data-least={value === least}
            style={{ left: `${String(partOf(value) * 100)}%` }}
          />
        ))}
        <span>{least}</span>
        {most === least ? null : <span>{most}</span>}
      </div>
      <p className="num">{messages.spread(most - least)}</p>
    </div>
  );
}
