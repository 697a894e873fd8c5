import { inOneTransaction, procedure, router } from '../procedure.ts';
import { auditLog } from './audit-log.ts';
import { discardJob, jobs, retryAllFailed, retryJob } from './jobs.ts';
import { diskParts } from './machine.ts';
import { erasePerson, findPersons, makePersonZip, openPersonZip, personHeld, personZip } from './persons.ts';

/** The program and the machine that it runs on: the same for the admins of every supplier. Answers without the database too. */
const overview = procedure.allow('running.see').query(async ({ ctx }) => {
  const { version, startedAt, database, blobs, mailServer, disk } = await ctx.machine.state();
  return {
    Version: version,
    StartedAt: startedAt,
    Database: { Kind: database.kind, Schema: database.schema, Reachable: database.isReachable },
    Blobs: { Kind: blobs.kind, Reachable: blobs.isReachable },
    /** null: mails are written as files. */
    MailServer: mailServer,
    /** null: not measured yet. */
    Disk: disk && {
      MeasuredAt: disk.measuredAt,
      Total: disk.total,
      Free: disk.free,
      Low: disk.isLow,
      Parts: diskParts.map((part) => ({ Part: part, Bytes: disk.parts[part] })),
    },
  };
});

/** How much of each kind waits of this supplier, and how the server's own work ended. */
const queues = procedure
  .allow('running.see')
  .use(inOneTransaction)
  .query(async ({ ctx }) => ({
    Queues: (await ctx.stores.jobs.queues()).map(({ kind, waiting, running, retrying, failed, oldest }) => ({
      Kind: kind,
      Waiting: waiting,
      Running: running,
      Retrying: retrying,
      Failed: failed,
      Oldest: oldest,
    })),
    Runs: (await ctx.stores.jobs.lastRuns()).map(({ kind, at, isFailed }) => ({
      Kind: kind,
      At: at,
      Failed: isFailed,
    })),
  }));

export const runningRouter = router({
  auditLog,
  discardJob,
  erasePerson,
  findPersons,
  makePersonZip,
  openPersonZip,
  personHeld,
  personZip,
  jobs,
  overview,
  queues,
  retryAllFailed,
  retryJob,
});
