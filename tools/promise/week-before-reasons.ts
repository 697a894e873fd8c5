import { productionWeeksFrom, type WeekLabel } from '@door/domain/lib/production-week';
import { workingDaysAfter } from '@door/domain/selling/task/working-days';

/** Weeks are looked at for so long; what finds no room until then is planned by hand. */
const furthest = 104;

interface PlannedOrder {
  /** ISO day from which the works count. */
  readonly today: string;
  /** ISO days on which the works are closed. */
  readonly holidays: readonly string[];
  /** Working days. */
  readonly leadDays: number;
  /** Of the order, in tenths. */
  readonly points: number;
  /** What a week takes, in tenths. */
  readonly capacityOf: (week: WeekLabel) => number;
  /** What is planned already, in tenths. */
  readonly loadOf: (week: WeekLabel) => number;
}

/**
 * The first week in which the order can be made: not before its lead time is over, and with room for it. An order that is more
 * than a week takes gets a week for itself. null: there is none in two years.
 */
export function promisedWeek({
  today,
  holidays,
  leadDays,
  points,
  capacityOf,
  loadOf,
}: PlannedOrder): WeekLabel | null {
  const weeks = productionWeeksFrom(workingDaysAfter(today, leadDays, holidays), furthest);
  const hasRoom = (label: WeekLabel): boolean => {
    const load = loadOf(label);
    const capacity = capacityOf(label);
    return load + points <= capacity || (load === 0 && capacity > 0);
  };
  return weeks.find(({ label }) => hasRoom(label))?.label ?? null;
}
