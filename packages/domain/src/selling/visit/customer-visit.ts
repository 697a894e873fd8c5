import { daysAfter, type OpenCalendar, openDayBefore, plusOpen } from '../../lib/open-days.ts';
import { clockText, minuteOf } from './diary.ts';
import { offered, visitStarts } from './offer-slots.ts';

/** How long a time is kept for a customer who thinks about it, minutes; at its end it is free. */
export const holdMinutes = 15;

/** Until when a customer moves a visit themself, and how often; from then on they ask. Source: JOURNEY 7.5. */
export const customerMoves = { most: 3, openDaysBefore: 2, until: '12:00' } as const;

/** Open days from now to the first day that a customer is offered. */
const notice = 2;

/** Fitters arrive within so many minutes of the time that is told. */
const arrivesWithin = 60;

/** What a customer is told of when a visit begins: `08:00` to `09:00`. */
export const arrivalOf = (clock: string): { readonly from: string; readonly until: string } => ({
  from: clock,
  until: clockText(minuteOf(clock) + arrivesWithin),
});

/** A moment on the supplier's clock. */
export interface DiaryMoment {
  /** ISO day. */
  readonly day: string;
  /** `HH:MM`. */
  readonly clock: string;
}

/** The last day on which customers move a visit of this day. */
export function movesUntil(visitDay: string, calendar: OpenCalendar): DiaryMoment {
  let day = visitDay;
  for (let left: number = customerMoves.openDaysBefore; left > 0; left -= 1) day = openDayBefore(day, calendar);
  return { day, clock: customerMoves.until };
}

interface Moved {
  /** Of the visit. */
  readonly day: string;
  /** How often its customer has moved it. */
  readonly moves: number;
  readonly now: DiaryMoment;
  readonly calendar: OpenCalendar;
}

/** Why a customer cannot move a visit themself any more; null: they can. */
export function whyUnmovable({ day, moves, now, calendar }: Moved): 'late' | 'often' | null {
  const last = movesUntil(day, calendar);
  if (`${now.day} ${now.clock}` >= `${last.day} ${last.clock}`) return 'late';
  return moves < customerMoves.most ? null : 'often';
}

/** The first and the last day that a customer is offered. */
export function offeredDays(there: string, today: string, calendar: OpenCalendar) {
  const soonest = plusOpen(today, notice, calendar);
  const first = soonest > there ? soonest : there;
  return { first, last: plusOpen(daysAfter(first, -1), offered.horizon, calendar) };
}

/** Whether a customer may ask for a visit that begins then. Whoever saw a time that was free gets it, even where others are offered by now. */
export const isOffered = ({ day, clock }: DiaryMoment, { first, last }: ReturnType<typeof offeredDays>): boolean =>
  day >= first && day <= last && visitStarts.includes(minuteOf(clock));
