import { daysAfter, onOrAfterOpen, plusOpen } from '../../lib/open-days.ts';
import { arrival, deliveryCalendar, type OrderFrom, type Receiving } from '../promise/arrival.ts';
import type { VendorCalendar } from '../promise/promise-facts.ts';
import {
  byDay,
  type DueDelivery,
  lineStandings,
  type PurchaseLine,
  type PurchaseRecord,
  type ScheduledQuantity,
} from './purchase.ts';

/** What a line of a purchase will bring, and when (PROMISE 5.3). Days are ISO days, quantities base units. */
export interface PurchaseSupply {
  /** Id of the line. */
  readonly line: string;
  /** Id of who brings it. */
  readonly vendor: string;
  /** Of a piece that is made for one door its reference. */
  readonly key: string;
  readonly quantity: number;
  /** When it comes, and when it can be used. */
  readonly delivered: string;
  readonly usable: string;
  /** When it could be used, were it delivered on the day for which it was ordered, or on an earlier one for which it was once confirmed. */
  readonly asOrdered: string;
  /** The day on which it should have come; null: it is not late. */
  readonly overdueSince: string | null;
  /** Whether a day is only assumed, since the vendor has named none. */
  readonly isAssumed: boolean;
}

/** What days of supply follow from. */
export interface SupplyDays {
  /** Now, where the supplier is. */
  readonly now: OrderFrom;
  readonly receiving: Receiving;
  /** Of the vendor, for a line. */
  readonly calendarOf: (line: Pick<PurchaseLine, 'key'>) => VendorCalendar;
}

/** The open quantities of a purchase by line and day. A draft counts as well, so that what it will bring is not bought twice. */
export function purchaseSupply(record: PurchaseRecord, days: SupplyDays): readonly PurchaseSupply[] {
  const { stage, vendor } = record.purchase;
  if (stage !== 'Draft' && stage !== 'Sent') return [];
  return lineStandings(record).flatMap(({ line, due, awaited, received }) => {
    let taken = 0;
    return due.flatMap((each) => {
      const { quantity } = each;
      taken += quantity;
      const when = stage === 'Draft' ? draftedDay(line, days) : deliveryOf(line, each, days);
      const { calendar, goodsInDays } = days.receiving;
      const usable = plusOpen(when.delivered, goodsInDays, calendar);
      const asOrdered = plusOpen(firstSaid(line, record, received + taken), goodsInDays, calendar);
      const brought = { line: line.id, vendor, quantity, usable, asOrdered, ...when };
      if (!line.made) return [{ ...brought, key: line.key }];
      // Nobody says which of them come first: as they are ordered.
      return awaited.slice(taken - quantity, taken).map((piece) => ({ ...brought, key: piece, quantity: 1 }));
    });
  });
}

/** The earliest day by which so much of a line was to be there, as it was ordered and as it was ever confirmed. */
function firstSaid({ id, wanted }: PurchaseLine, { confirmed }: PurchaseRecord, quantity: number): string {
  const said = confirmed.filter(({ line }) => line === id).flatMap(({ schedule }) => thereBy(schedule, quantity) ?? []);
  return [wanted, ...said].toSorted()[0] ?? wanted;
}

/** null: less of it is scheduled. */
function thereBy(schedule: readonly ScheduledQuantity[], quantity: number): string | null {
  let sum = 0;
  for (const each of byDay(schedule)) {
    sum += each.quantity;
    if (sum >= quantity) return each.day;
  }
  return null;
}

type Delivery = Pick<PurchaseSupply, 'delivered' | 'overdueSince' | 'isAssumed'>;

/** On the day that is wanted, but never before what is ordered now can come. */
function draftedDay(line: PurchaseLine, days: SupplyDays): Delivery {
  const first = newDelivery(line, days);
  return { delivered: line.wanted > first ? line.wanted : first, overdueSince: null, isAssumed: false };
}

/**
 * What is overdue comes with the vendor's next delivery at best. What it has named no day for counts from the day on which a new order
 * would come: no date rests on an earlier one, and it is not bought again.
 */
function deliveryOf(line: PurchaseLine, { day }: DueDelivery, days: SupplyDays): Delivery {
  const today = days.now.day;
  if (day === null) return { delivered: newDelivery(line, days), overdueSince: null, isAssumed: true };
  if (day >= today) return { delivered: day, overdueSince: null, isAssumed: false };
  return { delivered: nextDelivery(line, days), overdueSince: day, isAssumed: true };
}

/** Of what is ordered now; of a vendor without days, the next day on which the works are open. */
const newDelivery = (line: PurchaseLine, days: SupplyDays): string =>
  arrival(days.calendarOf(line), days.now, days.receiving)?.delivered ??
  plusOpen(days.now.day, 1, days.receiving.calendar);

/** The first delivery day after today. */
function nextDelivery(line: PurchaseLine, { now, receiving: { calendar }, calendarOf }: SupplyDays): string {
  const delivering = deliveryCalendar(calendarOf(line), calendar);
  return onOrAfterOpen(daysAfter(now.day, 1), delivering.weekdays.size > 0 ? delivering : calendar);
}
