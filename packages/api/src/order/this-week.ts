import { productionWeeksFrom, type WeekLabel } from '@door/domain/lib/production-week';
import { type DayScope, today } from '../pricing/price-lists.ts';

/** The production week of today: `2650`. */
export function thisWeek(ctx: DayScope): WeekLabel {
  const [week] = productionWeeksFrom(today(ctx), 1);
  if (!week) throw new Error('Every day stands in a week.');
  return week.label;
}
