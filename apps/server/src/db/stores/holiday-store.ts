import type { Holiday, HolidayStore } from '@door/api/ports/holiday-store';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { holiday } from '../tables/holiday.ts';
import { lockName } from './lock-name.ts';

export function holidayStore(queries: Queries, client: number): HolidayStore {
  const own = eq(holiday.clientId, client);
  const all = (): Promise<readonly Holiday[]> =>
    queries.select({ day: holiday.day, name: holiday.name }).from(holiday).where(own).orderBy(asc(holiday.day));
  return {
    all,
    load: async () => {
      await lockName(queries, client, 'holiday');
      return all();
    },
    replace: async (holidays) => {
      await queries.delete(holiday).where(own);
      if (holidays.length > 0)
        await queries.insert(holiday).values(holidays.map((each) => ({ clientId: client, ...each })));
    },
  };
}
