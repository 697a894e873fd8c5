import { daysAfter, weekdayOf, workWeek } from '@door/domain/lib/open-days';
import { type KeyboardEvent, useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { dayText } from '../../shared/text/dates.ts';
import { movable, useDropZone } from '../layout/drag.ts';
import { useToday } from '../layout/use-now.ts';
import { diaryMessages as t } from '../messages/diary.ts';
import type { Carried, DiaryDays, DiaryVisit } from './diary-wire.ts';
import { isMovable, type VisitAct, VisitMenu, VisitState } from './visit-parts.tsx';

type DiaryTeam = DiaryDays['Teams'][number];

interface GridActs {
  /** What is dragged, or was picked up by the key m; null: nothing. */
  readonly carried: Carried | null;
  onCarry(carried: Carried | null): void;
  onDrop(teamId: string, day: string): void;
  onAct(act: VisitAct, visit: DiaryVisit): void;
}

interface WeekGridProps extends GridActs {
  readonly days: DiaryDays;
  /** ISO day. */
  readonly from: string;
  readonly length: number;
}

/** Rows and columns that an arrow key goes on. */
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys move the focus between the cells of a table. */
function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
  const step = steps[event.key];
  const row = cell?.closest('tr');
  if (!cell || !step || !row) return;
  event.preventDefault();
  const next = row.closest('table')?.rows[row.rowIndex + step[0]]?.cells[cell.cellIndex + step[1]];
  if (next?.matches('td')) next.focus();
}

/** Rows are teams and columns days; visits are dragged between the cells, or picked up by m, carried by arrows and dropped by Enter. */
export function WeekGrid({ days, from, length, ...acts }: WeekGridProps) {
  const today = useToday();
  const [focused, setFocused] = useState('');
  const shown = Array.from({ length }, (_, at) => daysAfter(from, at)).filter(
    (day) => length === 1 || workWeek.includes(weekdayOf(day)) || days.Visits.some((visit) => visit.Day === day),
  );
  const keys = days.Teams.flatMap(({ Id }) => shown.map((day) => `${Id} ${day}`));
  const tabbed = keys.includes(focused) ? focused : keys[0];
  return (
    <table className="diary-grid" onKeyDown={moveBetweenCells}>
      <caption className="sr-only">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.team}</th>
          {shown.map((day) => (
            <th key={day} scope="col" className="num" aria-current={day === today ? 'date' : undefined}>
              {dayText(day, today)}
              <small>{days.Closed.find((closed) => closed.Day === day)?.Name}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.Teams.map((team) => (
          <tr key={team.Id}>
            <th scope="row">{team.Name}</th>
            {shown.map((day) => (
              <Cell
                key={day}
                {...{ team, day, days, acts }}
                isTabbed={tabbed === `${team.Id} ${day}`}
                onFocus={() => setFocused(`${team.Id} ${day}`)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly team: DiaryTeam;
  readonly day: string;
  readonly days: DiaryDays;
  readonly acts: GridActs;
  readonly isTabbed: boolean;
  onFocus(): void;
}

function Cell({ team, day, days, acts, isTabbed, onFocus }: CellProps) {
  const visits = days.Visits.filter((visit) => visit.TeamId === team.Id && visit.Day === day);
  const drop = useDropZone(acts.carried ? () => acts.onDrop(team.Id, day) : null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.currentTarget;
    if (event.target !== cell) return;
    const [first] = visits.filter(isMovable);
    if (event.key === 'm' && first) acts.onCarry(carriedOf(first));
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (acts.carried) return acts.onDrop(team.Id, day);
    const [link, ...others] = cell.querySelectorAll('a');
    if (others.length > 0) link?.focus();
    else link?.click();
  };
  return (
    <td tabIndex={isTabbed ? 0 : -1} onFocus={onFocus} onKeyDown={onKeyDown} {...drop}>
      {awayOn(days, team, day).map((text) => (
        <small key={text} className="diary-away">
          {text}
        </small>
      ))}
      {visits.map((visit) => (
        <VisitCard key={visit.Id} visit={visit} acts={acts} />
      ))}
    </td>
  );
}

/** Who of a team is away on a day, and why. */
const awayOn = ({ Absences }: DiaryDays, { Members }: DiaryTeam, day: string): readonly string[] =>
  Absences.filter(({ FirstDay, LastDay }) => FirstDay <= day && day <= LastDay).flatMap(({ Who, Reason }) =>
    Who.filter(({ Id }) => Members.includes(Id)).map(({ Name }) => t.away(Name, Reason)),
  );

const carriedOf = ({ Job, From }: DiaryVisit): Carried => ({ job: Job, at: { start: From } });

function VisitCard({ visit, acts }: { readonly visit: DiaryVisit; readonly acts: GridActs }) {
  const { Job, From, To } = visit;
  const moving = movable(Job.Number, {
    onDrag: () => acts.onCarry(carriedOf(visit)),
    onDragEnd: () => acts.onCarry(null),
    onMoveKey: (card) => {
      acts.onCarry(carriedOf(visit));
      card.closest('td')?.focus();
    },
  });
  return (
    <div className="visit-card" data-carried={acts.carried?.job.Id === Job.Id} {...(isMovable(visit) ? moving : {})}>
      <Link className="num" to={`/installer/order/${Job.OrderId}/visits`}>
        {Job.Number}
      </Link>
      <VisitMenu visit={visit} onAct={acts.onAct} />
      <small className="num">{t.time(From, To)}</small>
      <small>{[Job.Customer, Job.Town, t.work(Job)].filter((part) => part !== '').join(', ')}</small>
      {isMovable(visit) ? null : <VisitState visit={visit} />}
    </div>
  );
}
