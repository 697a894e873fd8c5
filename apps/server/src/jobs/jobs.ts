import { scheduledKinds, type ScheduledKind } from '@door/api/system-status/job-store';
import type { Job, JobKind, JobOf } from '@door/api/ports/outbox';
import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import { type Database, outsideTransactions, type Queries, rowsOf } from '../db/database.ts';
import { documentQueue, mailQueue, queueOfSchedule, waitsForMore, zipQueue } from '../db/job-queues.ts';
import { keptDays } from './kept-days.ts';
import { errorFacts } from '../lib/log.ts';

interface JobLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface Jobs {
  /** Queues a mail in the caller's transaction: the job exists if, and only if, the rest is committed. */
  enqueue(queries: Queries, job: Job): Promise<void>;
  /**
   * Starts working. A job that fails is retried after 2 s, 4 s, 8 s … up to an hour, for about two days; a scheduled one only
   * at its next time. A job whose process was killed is retried too.
   */
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

/** What the server does by itself, and when (as in crontab); one of several processes does it. */
const cronOf: Readonly<Record<ScheduledKind, string>> = {
  'delete-old-data': '17 * * * *',
  'quotes-of-day': '2 * * * *',
  // Each minute: it asks only whether something has changed.
  'recheck-promises': '* * * * *',
  'look-at-payments': '* * * * *',
  'loads-of-visits': '* * * * *',
};

/** What is done for each kind of job. A new kind does not compile without its handler. */
type JobHandlers = OutboxHandlers & { readonly [Kind in ScheduledKind]: () => Promise<void> };
type OutboxHandlers = { readonly [Kind in JobKind]: (job: JobOf<Kind>) => Promise<void> };

/** Retry without an error in the log: something that the job needs has not arrived yet. */
export class RetryLater extends Error {
  override readonly name = waitsForMore;
}

const queues = [mailQueue, documentQueue, zipQueue] as const;

const queueOf: Readonly<Record<JobKind, (typeof queues)[number]>> = {
  'enquiry-to-supplier': mailQueue,
  'enquiry-to-visitor': mailQueue,
  'quote-to-customer': mailQueue,
  'order-to-customer': mailQueue,
  'message-to-customer': mailQueue,
  'sms-to-customer': mailQueue,
  'visit-to-fitter': mailQueue,
  'answer-to-supplier': mailQueue,
  'page-to-customer': mailQueue,
  'page-to-supplier': mailQueue,
  'purchase-to-vendor': mailQueue,
  'promise-to-customer': mailQueue,
  'promise-to-seller': mailQueue,
  invitation: mailQueue,
  'password-reset': mailQueue,
  'make-document': documentQueue,
  'make-person-zip': zipQueue,
  'delete-person-zip': zipQueue,
  'delete-document': documentQueue,
  'delete-mails': mailQueue,
  'purge-deleted-rows': zipQueue,
  'look-at-payment': mailQueue,
  'supersede-payment': mailQueue,
};
const schema = 'pgboss';
/**
 * A running job says every few seconds that it lives. One that has not for so long belonged to a process that was killed, and
 * is retried: a mail in flight at a power cut leaves 10 + 10 s later, not after pg-boss's quarter of an hour.
 */
const heartbeatSeconds = 10;
const queueOptions = {
  retryLimit: 60,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds,
  // What was given up can be tried again by hand for so long, s.
  deleteAfterSeconds: keptDays.jobs * 24 * 60 * 60,
};
const oneByOne = {
  pollingIntervalSeconds: 1,
  batchSize: 1,
  localConcurrency: 1,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
/**
 * Each mail has a worker of its own until it ends, and each worker takes the next at once: one that waits for a mail server
 * delays nobody. A batch would end with its slowest mail, and only then would the others be tried again.
 */
const severalAtOnce = { ...oneByOne, pollingIntervalSeconds: 2, localConcurrency: 8 } as const;
const atOnce: Readonly<Record<(typeof queues)[number], typeof severalAtOnce | typeof oneByOne>> = {
  [mailQueue]: severalAtOnce,
  [documentQueue]: oneByOne,
  [zipQueue]: oneByOne,
};
const unknownJob = '00000000-0000-4000-8000-000000000000';

export async function startJobs(database: Database, log: JobLog): Promise<Jobs> {
  const supervise = { superviseIntervalSeconds: heartbeatSeconds, monitorIntervalSeconds: heartbeatSeconds };
  const boss = new PgBoss({ ...database.bossConnection, schema, max: 4, ...supervise });
  boss.on('error', (error) => log.error(errorFacts(error), 'The job queue has a fault.'));
  await boss.start();
  for (const queue of queues) {
    await boss.createQueue(queue, queueOptions);
    await boss.updateQueue(queue, queueOptions);
  }
  for (const kind of scheduledKinds)
    await boss.createQueue(queueOfSchedule[kind], { policy: 'singleton', retryLimit: 0 });
  await grantEnqueueToApp(database);
  // pg-boss caches its queues at the first use. Were that inside a transaction of the embedded database, it would deadlock.
  for (const queue of queues) {
    await boss.findJobs(queue, { id: unknownJob });
    await boss.supervise(queue);
  }
  return {
    enqueue: async (queries, job) => {
      const priority = job.priority === 'low' ? 0 : 1;
      const db = fromDrizzle(drizzleExecutor(queries), sql);
      const named = 'id' in job ? { id: job.id } : {};
      await boss.send(queueOf[job.kind], job, { ...named, priority, startAfter: startOf(job), db });
    },
    work: async (handlers) => {
      const outbox: OutboxHandlers = handlers;
      const handle = <Kind extends JobKind>(job: JobOf<Kind>) => outbox[job.kind](job);
      for (const queue of queues) {
        await boss.work<Job>(queue, atOnce[queue], (jobs) =>
          Promise.all(jobs.map(({ id, data }) => outcomeOf({ log, id, kind: data.kind }, () => handle(data)))),
        );
      }
      for (const kind of scheduledKinds) {
        const queue = queueOfSchedule[kind];
        await boss.work(queue, { pollingIntervalSeconds: 30 }, ([job]) =>
          runAndLog({ log, id: job?.id ?? '', kind }, handlers[kind]),
        );
        await boss.schedule(queue, cronOf[kind]);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}

/** A mail about a date that has moved waits for what else moves of its customer, one with a message for what else is written, one about a stage until that can be taken back no more. */
const startOf = (job: Job): Date | 0 => ('leavesAt' in job && job.leavesAt !== undefined ? new Date(job.leavesAt) : 0);

/** The outcome for the queue, which retries a failed job. */
async function outcomeOf(job: RunningJob, work: () => Promise<void>): Promise<JobResult> {
  try {
    await runAndLog(job, work);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    return { id: job.id, status: 'failed', output: { ...errorFacts(error) } };
  }
}

interface RunningJob {
  readonly log: JobLog;
  readonly id: string;
  readonly kind: string;
}

/** Logs how a job ended. An error is rethrown, so that the queue retries. */
async function runAndLog(job: RunningJob, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    job.log.info({ job: job.id, kind: job.kind }, 'A job is done.');
  } catch (error) {
    if (!(error instanceof RetryLater))
      job.log.error({ job: job.id, kind: job.kind, ...errorFacts(error) }, 'A job failed.');
    throw error;
  }
}

/** Transactions of a supplier run as role `app`, which may read jobs, add some, and say when one is tried or that it is not. */
async function grantEnqueueToApp(database: Database): Promise<void> {
  const queries = outsideTransactions(database);
  await queries.execute(sql`grant usage on schema pgboss to app`);
  await queries.execute(sql`grant select, insert on all tables in schema pgboss to app`);
  await queries.execute(
    sql`grant update (state, retry_count, start_after, completed_on, keep_until) on pgboss.job to app`,
  );
  await queries.execute(sql`grant execute on all functions in schema pgboss to app`);
}

const drizzleExecutor = (queries: Queries) => ({
  execute: async (query: unknown) => ({ rows: [...rowsOf(await queries.execute(asSql(query)))] }),
});

function asSql(query: unknown): SQL {
  if (typeof query === 'object' && query !== null && 'queryChunks' in query && isSql(query)) return query;
  throw new Error('The job queue sent something that is not a query.');
}
const isSql = (query: object): query is SQL => query instanceof Object && 'getSQL' in query;
