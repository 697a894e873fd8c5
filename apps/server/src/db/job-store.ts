import {
  type JobFilter,
  type JobState,
  type JobStore,
  jobStates,
  type QueuedJob,
  scheduledKinds,
} from '@door/api/system-status/job-store';
import type { Job, JobKind } from '@door/api/ports/outbox';
import { type SQL, sql } from 'drizzle-orm';
import { documentQueue, mailQueue, queueOfSchedule, waitsForMore, zipQueue } from './job-queues.ts';
import { type Queries, rowsOf } from './database.ts';
import { document } from './document/schema.ts';

/** A time as ISO 8601 in UTC to the millisecond, from either driver. */
const momentText = (time: SQL) => sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Reads what pg-boss keeps, in the order in which it takes jobs. Role `app` may read it, add to it, and change when a job is
 * tried; `client_id` stands in the data of each job.
 */
export const jobStore = (queries: Queries, client: number): JobStore => {
  const own = sql`name in (${mailQueue}, ${documentQueue}, ${zipQueue}) and (data->>'clientId')::int = ${client}`;
  const isAbout = (
    ids: readonly string[],
  ) => sql`(data->>'enquiryId' in (${textsOf(ids)}) or data->>'quoteId' in (${textsOf(ids)}) or data->>'orderId' in (${textsOf(ids)})
    or data->>'documentId' in (select id::text from ${document} where client_id = ${client} and about_id::text in (${textsOf(ids)})))`;
  const select = (where: SQL) => queries.select(columns).from(sql`pgboss.job`).where(where);
  return {
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
    list: async ({ states, kinds, limit, after }) => {
      const isAfter = after ? sql`and (${momentText(sql`created_on`)}, id) < (${after.key}, ${after.id}::uuid)` : sql``;
      const rows = await select(sql`${own} and ${isAmong({ states, kinds })} ${isAfter}`)
        .orderBy(sql`${momentText(sql`created_on`)} desc, id desc`)
        .limit(limit);
      return rows.map(jobOf);
    },
    load: async (id) => {
      const [row] = await select(sql`${own} and id = ${id}::uuid`).for('update');
      return row && jobOf(row);
    },
    queues: async () => {
      const rows = await queries
        .select({
          kind: sql<JobKind>`data->>'kind'`,
          waiting: countOf('waiting'),
          running: countOf('running'),
          retrying: countOf('retrying'),
          failed: countOf('failed'),
          oldest: momentText(sql`min(created_on)`),
        })
        .from(sql`pgboss.job`)
        .where(sql`${own} and state < 'completed' or ${own} and state = 'failed'`)
        .groupBy(sql`data->>'kind'`)
        .orderBy(sql`data->>'kind'`);
      return rows;
    },
    retry: async (id) => {
      await queries.execute(sql`
        update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null,
          keep_until = now() + interval '14 days'
        where ${own} and id = ${id}::uuid and state in ('retry', 'failed')`);
    },
    discard: async (id) => {
      await queries.execute(sql`
        update pgboss.job set state = 'cancelled', completed_on = now()
        where ${own} and id = ${id}::uuid and (state < 'active' or state = 'failed')`);
    },
    discardMailsAbout: async (ids) => {
      if (ids.length === 0) return;
      await queries.execute(sql`
        update pgboss.job set state = 'cancelled', completed_on = now()
        where ${own} and name = ${mailQueue} and (state < 'active' or state = 'failed') and ${isAbout(ids)}`);
    },
    mailsAbout: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await select(sql`${own} and name = ${mailQueue} and ${isAbout(ids)}`).orderBy(sql`created_on, id`);
      return rows.map(jobOf);
    },
    lastRuns: async () => {
      const runs = [];
      for (const kind of scheduledKinds) {
        const [last] = await queries
          .select({ state: sql<string>`state::text`, at: momentText(sql`completed_on`) })
          .from(sql`pgboss.job`)
          .where(sql`name = ${queueOfSchedule[kind]} and state in ('completed', 'failed')`)
          .orderBy(sql`completed_on desc`)
          .limit(1);
        if (last) runs.push({ kind, at: last.at, isFailed: last.state === 'failed' });
      }
      return runs;
    },
  };
};

/** A job that only waits for its document, or for pictures that are on their way, has not failed. */
const state = sql<JobState>`case state
  when 'active' then 'running' when 'completed' then 'done' when 'cancelled' then 'discarded' when 'failed' then 'failed'
  when 'retry' then case when output is null or output->>'fault' = ${waitsForMore} then 'waiting' else 'retrying' end
  else 'waiting' end`;

const columns = {
  id: sql<string>`id`,
  job: sql<Job>`data`,
  state,
  tries: sql<number>`retry_count + (case when started_on is null then 0 else 1 end)`,
  fault: sql<string | null>`output->>'fault'`,
  code: sql<string | null>`output->>'code'`,
  since: momentText(sql`created_on`),
  nextAt: sql<string | null>`case when state < 'active' then ${momentText(sql`start_after`)} end`,
};

const countOf = (which: JobState) => sql<number>`(count(*) filter (where ${state} = ${which}))::int`;

const textsOf = (texts: readonly string[]): SQL =>
  sql.join(
    texts.map((each) => sql`${each}`),
    sql`, `,
  );

const isAmong = ({ states, kinds }: JobFilter): SQL =>
  sql`${states.length === jobStates.length ? sql`true` : sql`${state} in (${textsOf(states)})`} and data->>'kind' in (${textsOf(kinds)})`;

interface Row extends Omit<QueuedJob, 'fault'> {
  readonly fault: string | null;
  readonly code: string | null;
}

const jobOf = ({ fault, code, ...row }: Row): QueuedJob => ({
  ...row,
  fault: row.state === 'done' || fault === null || fault === waitsForMore ? null : { name: fault, code },
});
