import { isTimeZone } from '@door/domain/lib/calendar-day';
import { daysAfter } from '@door/domain/lib/open-days';
import { z } from 'zod';

// What files of facts say of days, as `npm run promise` and `npm run to-buy` read it.
/** Weeks have two digits for their year, and calendars go no further than that. */
const isOfCentury = (dayOrInstant: string): boolean => dayOrInstant >= '2000-01-01' && dayOrInstant < '2100-01-01';

/** An ISO day. */
export const dayInput = z.iso
  .date('must be a day such as 2027-01-12')
  .refine(isOfCentury, 'must be a day from 2000 to 2099');

export const instantInput = z.iso
  .datetime({ offset: true, error: 'must be an instant such as 2027-01-04T09:00:00Z' })
  .refine(isOfCentury, 'must be from 2000 to 2099');

export const timeZoneInput = z.string().refine(isTimeZone, 'must be a time zone such as Europe/Dublin');

/** The most days of a span and of any count of days. */
export const mostDays = 1000;

export const daysInput = z.int().min(0).max(mostDays);

const spanInput = z
  .string()
  .refine((text) => text.split('/').length <= 2 && text.split('/').every((each) => dayInput.safeParse(each).success), {
    error: 'must be a day or a span such as 2026-12-21/2027-01-01',
    abort: true,
  })
  .refine(endsInTime, `must end on a day from its first on, and within ${mostDays} days`);

/** Days and spans of days on which somebody is closed. */
export const closedInput = z.array(spanInput).max(1000);

/** 1 (Monday) to 7. */
export const weekdaysInput = z.array(z.int().min(1).max(7)).max(7);

const someWeekdays = weekdaysInput.min(1, 'names no weekday');

/** When a vendor takes orders, ships and delivers. */
export const vendorInput = z.object({
  leadDays: daysInput,
  cutOff: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 16:00'),
  orderDays: someWeekdays,
  deliveryDays: someWeekdays,
  closed: closedInput,
});

function endsInTime(span: string): boolean {
  const [first = '', last = first] = span.split('/');
  return first <= last && last <= daysAfter(first, mostDays);
}
