import { daysAfter, weekdayOf } from '@door/domain/lib/open-days';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';

type Diary = OfficeOutputs['diary'];

export type DiaryDays = Diary['days'];
export type DiaryVisit = DiaryDays['Visits'][number];
/** Somebody's doors that are fitted, surveyed or mended on a day, or wait for one. */
export type DiaryJob = Diary['toBook']['Jobs'][number];

/** Where a visit goes: to whom, when. */
export interface Place {
  readonly teamId: string;
  /** ISO day. */
  readonly day: string;
  /** `HH:MM`. */
  readonly start: string;
}

/** A job on its way to another cell. */
export interface Carried {
  readonly job: DiaryJob;
  /** When it begins now; absent: it waits for a day. */
  readonly at?: Pick<Place, 'start'>;
}

/** What the diary changes: itself, and the dates and the history of orders. The page shows why something is refused. */
export const diaryMutationMeta = {
  invalidates: [trpc.diary.pathKey(), trpc.order.pathKey(), trpc.promise.pathKey()],
  isShownByPage: true,
} as const;

export const mondayOf = (day: string): string => daysAfter(day, 1 - weekdayOf(day));
