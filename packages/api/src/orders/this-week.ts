import { productionWeeksFrom, type WeekLabel } from '@door/domain/model/production-week';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';

/** The production week of today: `2650`. */
export function thisWeek(ctx: Pick<CallScope, 'clock'>): WeekLabel {
  const [week] = productionWeeksFrom(today(ctx), 1);
  if (!week) throw new Error('Every day stands in a week.');
  return week.label;
}
