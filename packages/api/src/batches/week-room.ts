import { loadLevel, pointsOfWeek } from '@door/domain/batch/capacity-points';
import type { WeekLabel } from '@door/domain/model/production-week';
import type { CallScope } from '../procedure.ts';

/** What each week takes, in tenths of a point. */
export async function capacityOfWeeks({ stores }: Pick<CallScope, 'stores'>): Promise<(week: WeekLabel) => number> {
  const set = new Map((await stores.batches.capacities()).map(({ week, points }) => [week, points]));
  return (week) => set.get(week) ?? pointsOfWeek;
}

/** Whether so much is more than the week takes. */
export const isOver = (points: number, capacity: number): boolean => loadLevel(points, capacity) === 'over';
