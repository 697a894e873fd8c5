import type { WorksSettings, WorksStage } from '../../catalogue/rows/works-settings.ts';
import type { OpenCalendar } from '../../lib/open-days.ts';
import { type WeekLabel, weekOfLabel } from '../../lib/production-week.ts';
import { type PaintDays, paintingBegins } from '../promise/painting.ts';
import { openDaysOf } from '../promise/week-capacity.ts';
import type { StockStage } from './supply.ts';

/**
 * Tells the ISO day on which a stage needs its goods in a production week (PROMISE 5.1); of a shorter week its last open day. A week that was
 * closed after something was planned in it needs them on its Monday. What is painted is needed so early that it is cured for assembly.
 */
export function needDays(
  calendar: OpenCalendar,
  { stages, paint }: { readonly stages: WorksSettings['stages']; readonly paint: PaintDays | undefined },
): NeedDay {
  // A thousand orders are made in some thirty weeks.
  const known = new Map<WeekLabel, readonly string[]>();
  const daysOf = (week: WeekLabel): readonly string[] => {
    const { startsOn } = weekOfLabel(week);
    const open = openDaysOf({ startsOn }, calendar);
    return open.length === 0 ? [startsOn] : open;
  };
  const dayOf = (stage: WorksStage, week: WeekLabel): string => {
    const days = known.get(week) ?? daysOf(week);
    known.set(week, days);
    return days[stages[stage] - 1] ?? days.at(-1) ?? '';
  };
  const painting = (week: WeekLabel): string => {
    const assembly = dayOf('assembly', week);
    return paint ? paintingBegins(assembly, paint, calendar) : assembly;
  };
  return (stage, week) => (stage === 'painting' ? painting(week) : dayOf(stage, week));
}

export type NeedDay = (stage: StockStage, week: WeekLabel) => string;
