import { type FailedMail, type JobStore, scheduledKinds } from '@door/api/ports/job-store';
import type { Job } from '@door/api/ports/outbox';
import { type SQL, sql } from 'drizzle-orm';
import { documentQueue, mailQueue, queueOfSchedule, waitsForMore } from '../job-queues.ts';
import { type Queries, rowsOf } from '../database.ts';

/** Reads what pg-boss keeps, in the order in which it takes jobs; role `app` may read it and add to it, nothing else. */
export const jobStore = (queries: Queries, client: number): JobStore => ({
  documentsBefore: async (documentId) => {
    const [row] = rowsOf(
      await queries.execute(sql`
        select count(*)::int as before
        from pgboss.job mine, pgboss.job other
        where mine.name = ${documentQueue} and mine.state < 'active' and mine.data->>'documentId' = ${documentId}
          and other.name = ${documentQueue} and other.id <> mine.id
          and (other.state = 'active' or (other.state < 'active' and other.start_after <= now()
            and (-other.priority, other.created_on) < (-mine.priority, mine.created_on)))`),
    );
    return Number(row?.['before'] ?? 0);
  },
  failedMails: async (most) => {
    const rows = await queries
      .select({
        ...{ id: sql<string>`id`, data: sql<Job>`data`, isOver: sql<boolean>`state = 'failed'` },
        ...{ since: timeOf(sql`created_on`), next: timeOf(sql`start_after`) },
      })
      .from(sql`pgboss.job`)
      .where(
        sql`name = ${mailQueue} and state in ('retry', 'failed') and (data->>'clientId')::int = ${client}
          and output->>'fault' is distinct from ${waitsForMore}`,
      )
      .orderBy(sql`created_on desc, id`)
      .limit(most);
    return rows.flatMap(({ id, data, isOver, since, next }): readonly FailedMail[] => {
      if (data.kind === 'make-document') return [];
      const about = 'enquiryId' in data ? { enquiryId: data.enquiryId } : { documentId: data.documentId };
      return [{ id, kind: data.kind, about, since, nextAt: isOver ? null : next }];
    });
  },
  failedRuns: async () => {
    const runs = [];
    for (const kind of scheduledKinds) {
      const [last] = await queries
        .select({ state: sql<string>`state::text`, at: timeOf(sql`completed_on`) })
        .from(sql`pgboss.job`)
        .where(sql`name = ${queueOfSchedule[kind]} and state in ('completed', 'failed')`)
        .orderBy(sql`completed_on desc`)
        .limit(1);
      if (last?.state === 'failed') runs.push({ kind, at: last.at });
    }
    return runs;
  },
});

/** ISO 8601 in UTC, from either driver. */
const timeOf = (column: SQL) => sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
