import { createHmac } from 'node:crypto';
import type { RateLimiter } from '@door/api/ports/context';
import { eq, lt, sql } from 'drizzle-orm';
import { type Database, currentQueries, outsideTransactions } from './database.ts';
import { rateCount } from './settings/schema.ts';

/** Below the largest integer of a column, with room for another call's units. */
const largest = 2_000_000_000;

/** One that can also take back what was counted, where only failures are to count. */
export interface AttemptLimiter extends RateLimiter {
  /** Takes one count of this key back. */
  giveBack(key: string): Promise<void>;
}

/**
 * Counts in fixed windows, in the caller's transaction if there is one. A refused call rolls its own count back,
 * which leaves the highest allowed count, so the next call is refused too.
 */
export function rateLimiterOf(database: Database, secret: Buffer, now: () => Date): AttemptLimiter {
  return {
    tryTake: async (key, { most, perSeconds, units = 1 }) => {
      const time = now();
      const stillOpen = sql`${rateCount.windowStarted} > ${new Date(time.getTime() - perSeconds * 1000).toISOString()}`;
      const [counted] = await currentQueries(database)
        .insert(rateCount)
        .values({ key: hashed(secret, key), windowStarted: time, taken: units })
        .onConflictDoUpdate({
          target: rateCount.key,
          set: {
            taken: sql`case when ${stillOpen} then least(${rateCount.taken}::bigint + ${units}, ${largest}) else ${units} end`,
            windowStarted: sql`case when ${stillOpen} then ${rateCount.windowStarted} else excluded.window_started end`,
          },
        })
        .returning({ taken: rateCount.taken });
      return (counted?.taken ?? 0) <= most;
    },
    giveBack: async (key) => {
      await currentQueries(database)
        .update(rateCount)
        .set({ taken: sql`greatest(${rateCount.taken} - 1, 0)` })
        .where(eq(rateCount.key, hashed(secret, key)));
    },
  };
}

export async function deleteOldRateCounts(database: Database, before: Date): Promise<void> {
  await outsideTransactions(database).delete(rateCount).where(lt(rateCount.windowStarted, before));
}

const hashed = (secret: Buffer, key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
