import { useId } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { CapacityRule } from '../batches/board/capacity-rule.tsx';
import { QueryResult } from '../queries/query-result.tsx';
import { useWeeks } from '../queries/use-batches.ts';
import { workListMessages as t } from '../messages/home.ts';

/** Weeks that are shown: this one and the next. */
const shown = 4;

/** How full this week and the next are. */
export function WeekLoad() {
  const id = useId();
  return (
    <section className="work-section" aria-labelledby={id}>
      <h2 id={id}>
        <Link to="/installer/batches">{t.load.title}</Link>
      </h2>
      <QueryResult query={useWeeks()}>
        {(weeks) => (
          <ul className="work-rows">
            {weeks.slice(0, shown).map((week) => (
              <li key={week.Week}>
                <span className="num">{t.week(week.Week)}</span>
                <CapacityRule week={week} />
              </li>
            ))}
          </ul>
        )}
      </QueryResult>
    </section>
  );
}
