import type { WorksSettings } from '../../catalogue/rows/works-settings.ts';
import type { OpenCalendar } from '../../lib/open-days.ts';
import { type WeekLabel, weekOfLabel } from '../../lib/production-week.ts';
import { openDaysOf } from '../promise/week-capacity.ts';
import type { StockStage } from './supply.ts';

/**
 * Tells the ISO day on which a stage needs its goods in a production week (PROMISE 5.1); of a shorter week its last open day. A week that was
 * closed after something was planned in it needs them on its Monday.
 */
export function needDays(calendar: OpenCalendar, stages: WorksSettings['stages']): NeedDay {
  // Paint is needed with the slabs that are painted: how long painting takes is said by what is painted, and nothing says it yet.
  const stageDays: Readonly<Record<StockStage, number>> = { ...stages, painting: stages.assembly };
  // A thousand orders are made in some thirty weeks.
  const known = new Map<WeekLabel, readonly string[]>();
  const daysOf = (week: WeekLabel): readonly string[] => {
    const { startsOn } = weekOfLabel(week);
    const open = openDaysOf({ startsOn }, calendar);
    return open.length === 0 ? [startsOn] : open;
  };
  return (stage, week) => {
    const days = known.get(week) ?? daysOf(week);
    known.set(week, days);
    return days[stageDays[stage] - 1] ?? days.at(-1) ?? '';
  };
}

export type NeedDay = (stage: StockStage, week: WeekLabel) => string;
