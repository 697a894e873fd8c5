import type { BatchStore } from '@door/api/batch/batch-store';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { batch, productionWeek } from './schema.ts';
import { lockName } from '../lock-name.ts';

type WeekStore = Pick<
  BatchStore,
  'lockWeek' | 'lockPromises' | 'capacities' | 'setCapacity' | 'drawNumber' | 'perWeek'
>;

/** What a production week can take, and the numbers of its batches. */
export function weekStore(queries: Queries, client: number): WeekStore {
  return {
    lockWeek: async (week) => {
      await lockName(queries, client, `week ${week}`);
    },
    lockPromises: async () => {
      await lockName(queries, client, 'promised weeks');
    },
    capacities: async () => {
      const rows = await queries
        .select({ week: productionWeek.week, points: productionWeek.capacity })
        .from(productionWeek)
        .where(and(eq(productionWeek.clientId, client), isNotNull(productionWeek.capacity)))
        .orderBy(asc(productionWeek.week));
      return rows.flatMap(({ week, points }) => (points === null ? [] : [{ week, points }]));
    },
    setCapacity: async (week, points) => {
      await queries
        .insert(productionWeek)
        .values({ clientId: client, week, capacity: points })
        .onConflictDoUpdate({
          target: [productionWeek.clientId, productionWeek.week],
          set: { capacity: points },
        });
    },
    drawNumber: async (week) => {
      const [drawn] = await queries
        .insert(productionWeek)
        .values({ clientId: client, week, lastNumber: 1 })
        .onConflictDoUpdate({
          target: [productionWeek.clientId, productionWeek.week],
          set: { lastNumber: sql`${productionWeek.lastNumber} + 1` },
        })
        .returning({ number: productionWeek.lastNumber });
      return drawn?.number ?? 1;
    },
    perWeek: () =>
      queries
        .select({ week: batch.week, batches: sql<number>`count(*)::int` })
        .from(batch)
        .where(eq(batch.clientId, client))
        .groupBy(batch.week),
  };
}
