import { createHmac } from 'node:crypto';
import type { Limits } from '@door/api/ports/context';
import { lt, sql } from 'drizzle-orm';
import { type Database, joiningQueries, outsideTransactions } from './database.ts';
import { rateCount } from './tables/rate-count.ts';

/**
 * Counts in fixed windows. Inside a call's transaction the count shares its fate: a refused call rolls back
 * to the highest allowed count, so the next one is refused again.
 */
export function limitsOf(database: Database, secret: Buffer, now: () => Date): Limits {
  return {
    take: async (key, { most, perSeconds }) => {
      const time = now();
      const stillOpen = sql`${rateCount.windowStarted} > ${new Date(time.getTime() - perSeconds * 1000).toISOString()}`;
      const [counted] = await joiningQueries(database)
        .insert(rateCount)
        .values({ key: hashed(secret, key), windowStarted: time, taken: 1 })
        .onConflictDoUpdate({
          target: rateCount.key,
          set: {
            taken: sql`case when ${stillOpen} then ${rateCount.taken} + 1 else 1 end`,
            windowStarted: sql`case when ${stillOpen} then ${rateCount.windowStarted} else excluded.window_started end`,
          },
        })
        .returning({ taken: rateCount.taken });
      return (counted?.taken ?? 0) <= most;
    },
  };
}

/** Windows are short; a day later no count matters. */
export async function forgetOldCounts(database: Database, before: Date): Promise<void> {
  await outsideTransactions(database).delete(rateCount).where(lt(rateCount.windowStarted, before));
}

const hashed = (secret: Buffer, key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
