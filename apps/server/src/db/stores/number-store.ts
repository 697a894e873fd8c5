import type { NumberStore } from '@door/api/ports/number-store';
import { runningNumbers } from '@door/domain/model/running-number';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { runningNumber } from '../tables/running-number.ts';

export const numberStore = (queries: Queries, client: number): NumberStore => ({
  draw: async (kind) => {
    const { first } = runningNumbers[kind];
    const [drawn] = await queries
      .insert(runningNumber)
      .values({ clientId: client, kind, next: first + 1 })
      .onConflictDoUpdate({
        target: [runningNumber.clientId, runningNumber.kind],
        set: { next: sql`${runningNumber.next} + 1` },
      })
      .returning({ number: sql<number>`${runningNumber.next} - 1` });
    return drawn?.number ?? first;
  },
});
