import { Link } from '../../shared/router/link.tsx';
import { dayText } from '../../shared/text/dates.ts';
import { ColumnHeads } from '../layout/column-heads.tsx';
import { moveBetweenRows } from '../layout/row-keyboard.ts';
import { useToday } from '../layout/use-now.ts';
import { diaryMessages as t } from '../messages/diary.ts';
import type { DiaryDays, DiaryVisit } from './diary-wire.ts';
import { type VisitAct, VisitMenu, VisitState } from './visit-parts.tsx';

interface VisitListProps {
  readonly days: DiaryDays;
  onAct(act: VisitAct, visit: DiaryVisit): void;
}

/** Visits as a table, the earliest first. */
export function VisitList({ days: { Teams, Visits }, onAct }: VisitListProps) {
  const today = useToday();
  return (
    <table className="office-table diary-list" onKeyDown={moveBetweenRows}>
      <caption className="sr-only">{t.caption}</caption>
      <ColumnHeads names={t.heads} />
      <tbody>
        {Visits.map((visit) => (
          <tr key={visit.Id}>
            <td className="num">{dayText(visit.Day, today)}</td>
            <td className="num">{t.time(visit.From, visit.To)}</td>
            <th scope="row">
              <Link data-row className="num" to={`/installer/order/${visit.Job.OrderId}/visits`}>
                {visit.Job.Number}
              </Link>
            </th>
            <td>{visit.Job.Customer}</td>
            <td>{visit.Job.Town}</td>
            <td className="num">{t.work(visit.Job)}</td>
            <td>{Teams.find(({ Id }) => Id === visit.TeamId)?.Name}</td>
            <td>
              <VisitState visit={visit} />
            </td>
            <td>
              <VisitMenu visit={visit} onAct={onAct} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
