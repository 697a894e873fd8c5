import { clockIn, dayIn } from '@door/domain/lib/calendar-day';
import { isOpen, openCalendar, workWeek } from '@door/domain/lib/open-days';
import type { VendorDays } from '@door/domain/making/purchasing/vendor';
import { vendorCalendar } from '@door/domain/making/purchasing/vendor-item';
import { arrival } from '@door/domain/making/promise/arrival';
import { dayText } from '../../shared/text/dates.ts';
import { vendorsMessages } from '../messages/vendors.ts';
import type { WireVendor } from './vendor-values.ts';

const { arrival: t } = vendorsMessages;

/** Counted with while no item has lead days. */
const exampleLead = 5;

export interface ArrivalFacts {
  /** As they are typed now, saved or not. */
  readonly days: Omit<VendorDays, 'coverDays'>;
  /** Lead days of the items. */
  readonly leads: readonly number[];
  readonly receiving: WireVendor['Receiving'];
}

/** When goods ordered at this moment would come, in sentences: those of the shortest and of the longest lead time. */
export function arrivalSentences({ days, leads, receiving }: ArrivalFacts, now: Date): readonly string[] {
  const from = { day: dayIn(now, receiving.TimeZone), clock: clockIn(now, receiving.TimeZone) };
  const calendar = openCalendar(workWeek, receiving.Closed);
  const [least = exampleLead] = leads.toSorted((one, other) => one - other);
  const lengths = new Set([least, Math.max(least, ...leads)]);
  const found = [...lengths].map((leadDays) => ({
    leadDays,
    comes: arrival(vendorCalendar(days, { leadDays }), from, { calendar, goodsInDays: receiving.GoodsInDays }),
  }));
  const text = (day: string) => dayText(day, from.day);
  const sentences = found.flatMap(({ leadDays, comes }, at) => {
    if (!comes) return [];
    const { order, delivered, usable } = comes;
    if (at > 0) return [t.also(leadDays, text(delivered), text(usable))];
    const isOrderDay = isOpen(from.day, openCalendar(days.orderDays, days.closed));
    const begin =
      order === from.day ? t.today(days.cutOff) : isOrderDay ? t.passed(days.cutOff, text(order)) : t.next(text(order));
    return [`${begin}, ${t.comes(leadDays, text(delivered), text(usable))}`];
  });
  if (sentences.length === 0) return [t.never];
  return leads.length === 0 ? [...sentences, t.example] : sentences;
}
