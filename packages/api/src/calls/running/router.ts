import { router } from '../../procedure.ts';
import { auditLog } from './audit-log.ts';
import { discardJob } from './discard-job.ts';
import { jobs } from './jobs.ts';
import { overview, queues } from './overview.ts';
import { erasePerson, exportPerson, findPersons, personHeld } from './persons.ts';
import { retryAllFailed, retryJob } from './retry-jobs.ts';

export const runningRouter = router({
  auditLog,
  discardJob,
  erasePerson,
  exportPerson,
  findPersons,
  personHeld,
  jobs,
  overview,
  queues,
  retryAllFailed,
  retryJob,
});
