import { clockIn, dayBegins, dayIn, instantOf } from '@door/domain/lib/calendar-day';
import { daysAfter, daysOfSpan, type OpenCalendar, openCalendar, workWeek } from '@door/domain/lib/open-days';
import { numberText } from '@door/domain/lib/running-number';
import { type BusySpan, clockText, type DaySpan, type Diary, minuteOf } from '@door/domain/selling/visit/diary';
import { freeDays, furthestFitting } from '@door/domain/selling/visit/offer-slots';
import type { VisitNeed } from '@door/domain/selling/visit/visit-need';
import { today } from '../pricing/price-lists.ts';
import type { RuleScope } from '../procedure.ts';
import type { Stretch, StoredBooking, StoredVisit } from './diary-store.ts';
import { diaryMessages } from './messages.ts';

export type DiaryScope = Pick<RuleScope, 'stores' | 'supplier' | 'clock'>;

/** Who there is, when they are taken, and the days on which anybody goes. */
export interface LoadedDiary {
  readonly diary: Diary;
  readonly calendar: OpenCalendar;
}

interface DiaryDays {
  /** ISO day of the supplier. */
  readonly from: string;
  readonly days: number;
  /** Whose own hold takes nobody: it ends with the next. */
  readonly holder?: string;
}

const minutesOfDay = 1440;

/** The diary of some days as it is now: a hold that has ended takes nobody. */
export async function loadDiary(ctx: DiaryScope, { from, days, holder }: DiaryDays): Promise<LoadedDiary> {
  const { diary } = ctx.stores;
  const { timeZone } = ctx.supplier.client;
  const now = ctx.clock.now().toISOString();
  const bookings = await diary.bookings(daysIn(from, days, timeZone));
  const taken = bookings.filter(({ heldUntil, jobId }) => heldUntil === null || (heldUntil > now && jobId !== holder));
  return {
    diary: {
      resources: (await diary.resources()).filter(({ isRetired }) => !isRetired),
      teams: (await diary.teams()).filter(({ isRetired }) => !isRetired),
      busy: taken.flatMap((booking) => busySpans(booking, timeZone)),
    },
    calendar: await openDays(ctx),
  };
}

/** The days on which anybody goes. */
export const openDays = async ({ stores }: Pick<DiaryScope, 'stores'>): Promise<OpenCalendar> =>
  openCalendar(
    workWeek,
    (await stores.holidays.all()).map(({ day }) => day),
  );

/** From the begin of a day of the supplier on. */
export const daysIn = (from: string, days: number, timeZone: string): Stretch => ({
  from: dayBegins(from, timeZone).toISOString(),
  to: dayBegins(daysAfter(from, days), timeZone).toISOString(),
});

/** A stretch as the days of the supplier have it. */
export function daySpans({ from, to }: Stretch, timeZone: string): readonly DaySpan[] {
  const last = new Date(Date.parse(to) - 1);
  const [firstDay, lastDay] = [dayIn(from, timeZone), dayIn(last, timeZone)];
  return daysOfSpan(`${firstDay}/${lastDay}`).map((day) => ({
    day,
    from: day === firstDay ? minuteOf(clockIn(from, timeZone)) : 0,
    // What ends with a day ends at midnight.
    to: day === lastDay ? minuteOf(clockIn(to, timeZone)) || minutesOfDay : minutesOfDay,
  }));
}

const busySpans = ({ resourceId, ...booking }: StoredBooking, timeZone: string): readonly BusySpan[] =>
  daySpans(booking, timeZone).map((span) => ({ ...span, resourceId, by: takenBy(booking) }));

/** What a booking is for, for people. */
export const takenBy = ({ orderNumber, reason }: Pick<StoredBooking, 'orderNumber' | 'reason'>): string =>
  orderNumber === null ? diaryMessages.away(reason) : diaryMessages.atOrder(numberText('order', orderNumber));

/** The instants of a stretch of a day. */
export const stretchOf = ({ day, from, to }: DaySpan, timeZone: string): Stretch => ({
  from: instantOf(day, clockText(from), timeZone).toISOString(),
  to: instantOf(day, clockText(to), timeZone).toISOString(),
});

/**
 * The days on which fitters are free, as promises ask for them (the port `FittingDiary` of PROMISE 7.1): each need once.
 * @returns null where nobody can say: there is no team, or none that ever could; every open day counts then
 */
export async function fittingDiary(ctx: DiaryScope): Promise<(need: VisitNeed) => readonly string[] | null> {
  const from = today(ctx);
  if ((await ctx.stores.diary.teams()).every(({ isRetired }) => isRetired)) return () => null;
  const loaded = await loadDiary(ctx, { from, days: furthestFitting });
  const known = new Map<string, readonly string[] | null>();
  return (need) => {
    const asked = JSON.stringify(need);
    const days = known.has(asked) ? (known.get(asked) ?? null) : freeDays(need, { ...loaded, from });
    known.set(asked, days);
    return days?.length === 0 ? null : days;
  };
}

/** The visits of a job that stand, by time, without those that are only held. */
export async function standingVisits(
  { stores }: Pick<RuleScope, 'stores'>,
  jobId: string,
): Promise<readonly StoredVisit[]> {
  const visits = (await stores.diary.visits({ jobs: [jobId] })).filter(({ isCancelled }) => !isCancelled);
  const held = await stores.diary.bookings({ visits: visits.map(({ id }) => id) });
  const isHeld = new Set(held.flatMap(({ visitId, heldUntil }) => (heldUntil === null ? [] : visitId)));
  return visits.filter(({ id }) => !isHeld.has(id));
}
