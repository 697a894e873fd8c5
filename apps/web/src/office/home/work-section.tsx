import { workSources } from '@door/domain/selling/home/work-lists';
import { useId } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { countText } from '../../shared/text/count-text.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import type { HomeSummary } from '../queries/use-home.ts';
import { workListMessages as t } from '../messages/home.ts';
import { pathOfRow, pathOfWork } from './work-paths.ts';

type Work = HomeSummary['Work'][number];

/** Work of one kind: how much waits, the most urgent of it, and the way to the list. */
export function WorkSection({ work: { List, Count, First } }: { readonly work: Work }) {
  const id = useId();
  return (
    <section className="work-section" aria-labelledby={id}>
      <h2 id={id}>
        <Link to={pathOfWork(List)}>
          {t.lists[List]} <span className="num">{countText(Count)}</span>
        </Link>
      </h2>
      {First.length === 0 ? (
        <p className="work-none">{t.none[List]}</p>
      ) : (
        <ul className="work-rows">
          {First.map((row) => (
            <li key={row.Id}>
              <div className="task-what">
                <Link to={pathOfRow(List, row.Id)}>{row.Name}</Link>
                <small>{[row.About, row.Fix].filter(Boolean).join(' · ')}</small>
              </div>
              <When list={List} row={row} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const dayTexts = { enquiry: t.came, quote: t.validUntil, order: t.delivered };

/** Until when, since when, or in which week; what is late says why. */
function When({
  list,
  row: { Day, Week, Late },
}: {
  readonly list: Work['List'];
  readonly row: Work['First'][number];
}) {
  if (Late !== null && Week !== null) return <strong className="work-late">{t.late[Late](Week)}</strong>;
  if (Day !== null) return <small className="num">{dayTexts[workSources[list].of](calendarDayText(Day))}</small>;
  return Week === null ? null : <small className="num">{t.week(Week)}</small>;
}
