import { router } from '../procedure.ts';
import { auditLog } from './audit-log.ts';
import { discardJob } from './discard-job.ts';
import { jobs } from './jobs.ts';
import { overview, queues } from './overview.ts';
import { makePersonZip, openPersonZip, personZip } from './person-zip.ts';
import { erasePerson, findPersons, personHeld } from './persons.ts';
import { retryAllFailed, retryJob } from './retry-jobs.ts';

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
