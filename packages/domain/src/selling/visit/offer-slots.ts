import { daysAfter, isOpen, type OpenCalendar, plusOpen } from '../../lib/open-days.ts';
import {
  type DaySpan,
  type Diary,
  type DiaryResource,
  type DiaryTeam,
  obstaclesIn,
  type Obstacle,
  type ObstacleOf,
} from './diary.ts';
import type { DayHours, VisitNeed } from './visit-need.ts';

/** When somebody could come: the first day with its hours, and those that follow it. */
export interface Slot {
  readonly team: DiaryTeam;
  readonly visits: readonly DaySpan[];
  /** Who and what goes. */
  readonly takes: readonly DiaryResource[];
}

/** The day of a visit as its hours are reckoned with. */
export const fittingDay: DayHours = { from: 480, to: 990 };

/** When visits begin, minutes since midnight. */
export const visitStarts: readonly number[] = [480, 750];

/** Open days that are looked through, and how many starts are offered on a day and in all. */
export const offered = { horizon: 30, aDay: 3, inAll: 12 } as const;

/** So many calendar days are looked through for a promise: its weeks are those of two years. */
export const furthestFitting = 760;

interface Asked {
  readonly diary: Diary;
  /** ISO day. */
  readonly from: string;
  readonly calendar: OpenCalendar;
}

/**
 * When a need can be met (JOURNEY 7.3), earliest first: each start once, by the first team that is free for all of it. The same facts give the
 * same list.
 * @returns at most three on a day and twelve in all, within 30 open days
 */
export function offerSlots(need: VisitNeed, { diary, from, calendar }: Asked): readonly Slot[] {
  const last = plusOpen(daysAfter(from, -1), offered.horizon, calendar);
  const slotsOn = slotsOfDays(need, diary, calendar);
  const slots: Slot[] = [];
  for (let day = from; day <= last && slots.length < offered.inAll; day = daysAfter(day, 1))
    slots.push(...slotsOn(day).slice(0, offered.aDay));
  return slots.slice(0, offered.inAll);
}

/** The days on which a need could begin, for as long as promises look ahead: the same without limits. null: there is nobody to ask. */
export function freeDays(need: VisitNeed, { diary, from, calendar }: Asked): readonly string[] | null {
  if (diary.teams.length === 0 || need.visits.length === 0) return null;
  const slotsOn = slotsOfDays(need, diary, calendar);
  return Array.from({ length: furthestFitting }, (_, at) => daysAfter(from, at)).filter(
    (day) => slotsOn(day).length > 0,
  );
}

/** The slots of a day, each start once. */
function slotsOfDays(need: VisitNeed, diary: Diary, calendar: OpenCalendar): (day: string) => readonly Slot[] {
  const obstacleOf = obstaclesIn(diary, calendar);
  return (day) =>
    visitStarts.flatMap((start) => {
      const visits = visitsFrom(need, { day, start, calendar });
      if (visits === null) return [];
      for (const team of diary.teams) {
        const takes = takenBy(need, visits, { team, diary, obstacleOf });
        if (takes) return [{ team, visits, takes }];
      }
      return [];
    });
}

interface SlotStart {
  readonly day: string;
  /** Minutes since midnight. */
  readonly start: number;
  readonly calendar: OpenCalendar;
}

/** The visits of a need that begins then, each on the next open day; null: it cannot. What takes several days begins in the morning. */
export function visitsFrom(need: VisitNeed, { day, start, calendar }: SlotStart): readonly DaySpan[] | null {
  const [first, ...others] = need.visits;
  if (!first || !isOpen(day, calendar) || (others.length > 0 && start !== first.from)) return null;
  const later = others.map(({ from, to }, at) => ({ day: plusOpen(day, at + 1, calendar), from, to }));
  return [{ day, from: start, to: start + first.to - first.from }, ...later];
}

interface Asks {
  readonly team: DiaryTeam;
  readonly diary: Pick<Diary, 'resources'>;
  readonly obstacleOf: ObstacleOf;
}

/**
 * Whom and what a team takes to these visits: all its people who are free, its van, and the tools that are asked for, whoever keeps
 * them. null: it cannot meet the need then.
 */
export function takenBy(
  need: VisitNeed,
  visits: readonly DaySpan[],
  { team, diary, obstacleOf }: Asks,
): readonly DiaryResource[] | null {
  const isFreeAll = (resource: DiaryResource) => !visits.some((span) => obstacleOf(resource, span));
  const members = diary.resources.filter(({ id }) => team.members.includes(id));
  const persons = members.filter((each) => each.kind === 'person' && isFreeAll(each));
  const vans = members.filter(({ kind }) => kind === 'van');
  const van = vans.find(isFreeAll);
  const tools = need.tools.map((tool) =>
    diary.resources.find((each) => each.kind === 'tool' && each.skills.includes(tool) && isFreeAll(each)),
  );
  const isAble = need.skills.every((skill) => persons.some(({ skills }) => skills.includes(skill)));
  const hasAll = persons.length >= need.persons && (van !== undefined || vans.length === 0);
  if (!isAble || !hasAll || tools.includes(undefined)) return null;
  return [...persons, ...(van ? [van] : []), ...tools.flatMap((tool) => tool ?? [])];
}

/** Why a team cannot meet a need then: everybody and everything of it that is not free, each once. */
export function obstaclesTo(
  need: VisitNeed,
  visits: readonly DaySpan[],
  { team, diary, obstacleOf }: Asks,
): readonly Obstacle[] {
  const isWanted = ({ id, kind, skills }: DiaryResource) =>
    team.members.includes(id) || (kind === 'tool' && need.tools.some((tool) => skills.includes(tool)));
  return diary.resources.filter(isWanted).flatMap((resource) => {
    for (const span of visits) {
      const obstacle = obstacleOf(resource, span);
      if (obstacle) return [obstacle];
    }
    return [];
  });
}
