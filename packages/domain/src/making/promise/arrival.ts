import { onOrAfterOpen, type OpenCalendar, openCalendar, plusOpen, workWeek } from '../../lib/open-days.ts';
import type { PromiseBuy } from './promise.ts';
import type { VendorCalendar } from './promise-facts.ts';

/** From when on a purchase can be ordered. */
export interface OrderFrom {
  /** ISO day. */
  readonly day: string;
  /**
   * What the supplier's wall clock shows on that day, `HH:MM`: '' for a day that is still to come, of which no cut-off is over, and
   * `24:00` for a day that is assumed, which counts as past every cut-off.
   */
  readonly clock: string;
}

/** Where goods arrive. */
export interface Receiving {
  readonly calendar: OpenCalendar;
  /** Open days from delivery until goods can be used. */
  readonly goodsInDays: number;
}

/** ISO days. */
export type Arrival = Pick<PromiseBuy, 'order' | 'delivered' | 'usable'>;

/**
 * When goods of a vendor can be used (PROMISE 6.2). They are ordered on one of its order days on which it is not closed, take its lead
 * days in its own calendar, and come on a delivery day on which both it and the works are open. null: it has no such days at all.
 */
export function arrival(vendor: VendorCalendar, from: OrderFrom, { calendar, goodsInDays }: Receiving): Arrival | null {
  const own = openCalendar(workWeek, vendor.closed);
  const ordering = openCalendar(vendor.orderDays, vendor.closed);
  const delivering = deliveryCalendar(vendor, calendar);
  if (ordering.weekdays.size === 0 || delivering.weekdays.size === 0) return null;
  const isLate = from.clock >= vendor.cutOff;
  const order = isLate ? plusOpen(from.day, 1, ordering) : onOrAfterOpen(from.day, ordering);
  const delivered = onOrAfterOpen(plusOpen(order, vendor.leadDays, own), delivering);
  return { order, delivered, usable: plusOpen(delivered, goodsInDays, calendar) };
}

/** The days on which goods of a vendor can come: its delivery days on which both it and the works are open. It may have none. */
export function deliveryCalendar(
  { deliveryDays, closed }: Pick<VendorCalendar, 'deliveryDays' | 'closed'>,
  works: OpenCalendar,
): OpenCalendar {
  const own = openCalendar(workWeek, closed);
  return {
    weekdays: new Set(deliveryDays.filter((day) => own.weekdays.has(day) && works.weekdays.has(day))),
    closed: new Set([...own.closed, ...works.closed]),
  };
}
