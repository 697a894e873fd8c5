import { type OpenCalendar, weekdayOf } from '../../lib/open-days.ts';
import { groupsOf } from '../../lib/records.ts';
import type { DayHours } from './visit-need.ts';

export const resourceKinds = ['person', 'van', 'tool'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** What a person can do, and what a tool is for. */
export const diarySkills = ['fit', 'fire', 'survey', 'service', 'drive', 'lifter'] as const;
export type DiarySkill = (typeof diarySkills)[number];

/** Somebody or something that visits take. */
export interface DiaryResource {
  readonly id: string;
  readonly kind: ResourceKind;
  readonly name: string;
  readonly skills: readonly DiarySkill[];
  /** By weekday, 1 (Monday) to 7; a weekday without is one off. */
  readonly works: Readonly<Record<number, DayHours>>;
}

/** Those who go to customers together, by the ids of its resources. */
export interface DiaryTeam {
  readonly id: string;
  readonly name: string;
  readonly members: readonly string[];
}

/** A stretch of a day on which a resource is taken. */
export interface BusySpan extends DayHours {
  readonly resourceId: string;
  /** ISO day of the supplier. */
  readonly day: string;
  /** What takes it, for people: `order 10234`. */
  readonly by: string;
}

/** Who there is and when they are taken. */
export interface Diary {
  /** In the order of their positions. */
  readonly teams: readonly DiaryTeam[];
  readonly resources: readonly DiaryResource[];
  readonly busy: readonly BusySpan[];
}

/** With which hours a resource begins: Monday to Thursday until half past four, on Friday until three. */
export const usualWorks: DiaryResource['works'] = Object.fromEntries(
  [1, 2, 3, 4, 5].map((weekday) => [weekday, { from: 480, to: weekday === 5 ? 900 : 990 }]),
);

/** A stretch of a day. */
export interface DaySpan extends DayHours {
  readonly day: string;
}

/** Why a resource is not free: what takes it; null: it does not work then. */
export type Obstacle = { readonly name: string; readonly by: string | null };

/** What is against taking a resource at a time; undefined: nothing. */
export type ObstacleOf = (resource: DiaryResource, span: DaySpan) => Obstacle | undefined;

/** Answers who is free, without a look through all that is booked for each question. */
export function obstaclesIn({ busy }: Pick<Diary, 'busy'>, calendar: OpenCalendar): ObstacleOf {
  const taken = groupsOf(busy, ({ resourceId, day }) => `${resourceId} ${day}`);
  return ({ id, name, works }, { day, from, to }) => {
    const hours = works[weekdayOf(day)];
    if (!hours || from < hours.from || to > hours.to || calendar.closed.has(day)) return { name, by: null };
    const span = taken.get(`${id} ${day}`)?.find((each) => each.from < to && from < each.to);
    return span && { name, by: span.by };
  };
}

/** Minutes since midnight as a clock shows them: 750 is `12:30`. */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The minutes since midnight of `12:30`: 750. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
