import type { NumberStore } from '@door/api/settings/number-store';
import { runningNumbers } from '@door/domain/lib/running-number';
import { keysOf, recordOf } from '@door/domain/lib/records';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { runningNumber } from './schema.ts';

export const numberStore = (queries: Queries, client: number): NumberStore => ({
  draw: async (kind, count = 1) => {
    const { first } = runningNumbers[kind];
    const [drawn] = await queries
      .insert(runningNumber)
      .values({ clientId: client, kind, next: first + count })
      .onConflictDoUpdate({
        target: [runningNumber.clientId, runningNumber.kind],
        set: { next: sql`${runningNumber.next} + ${count}::int` },
      })
      .returning({ number: sql<number>`${runningNumber.next} - ${count}::int` });
    return drawn?.number ?? first;
  },
  next: async () => {
    const rows = await queries.select().from(runningNumber).where(eq(runningNumber.clientId, client));
    const begun = new Map(rows.map(({ kind, next }) => [kind, next]));
    return recordOf(keysOf(runningNumbers), (kind) => begun.get(kind) ?? runningNumbers[kind].first);
  },
  lockNext: async (kind) => {
    const { first } = runningNumbers[kind];
    // The first change of a series has no row that could be locked.
    await queries.insert(runningNumber).values({ clientId: client, kind, next: first }).onConflictDoNothing();
    const [row] = await queries
      .select({ next: runningNumber.next })
      .from(runningNumber)
      .where(and(eq(runningNumber.clientId, client), eq(runningNumber.kind, kind)))
      .for('update');
    return row?.next ?? first;
  },
  goOnWith: async (kind, number) => {
    await queries
      .insert(runningNumber)
      .values({ clientId: client, kind, next: Math.max(number, runningNumbers[kind].first) })
      .onConflictDoUpdate({
        target: [runningNumber.clientId, runningNumber.kind],
        set: { next: sql`greatest(${runningNumber.next}, ${number})` },
      });
  },
});
