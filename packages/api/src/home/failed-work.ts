import { isMailKind, mailKinds, type QueuedJob } from '../system-status/job-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { subjectOfJob } from '../system-status/job-subject.ts';

/** Of each kind. */
const mostNamed = 20;

/** What the server could not do: documents that were not made, mails that were not sent, and its own work whose last run failed. */
export async function failedWorkToWire({ stores }: OfficeScope) {
  const documents = await stores.documents.failed(mostNamed);
  const failed = await stores.jobs.list({
    ...{ states: ['retrying', 'failed'], kinds: mailKinds, limit: mostNamed, after: null },
  });
  const mails = [];
  for (const mail of failed) mails.push(...(await mailToWire({ stores }, mail)));
  const runs = await stores.jobs.lastRuns();
  return {
    Documents: documents.map(({ kind, aboutId, version, at }) => ({
      Kind: kind,
      AboutId: aboutId,
      Version: version,
      At: at,
    })),
    Mails: mails,
    Runs: runs.flatMap(({ kind, at, isFailed }) => (isFailed ? [{ Kind: kind, At: at }] : [])),
  };
}

async function mailToWire(scope: Pick<OfficeScope, 'stores'>, { id, job, since, nextAt }: QueuedJob) {
  if (!isMailKind(job.kind)) return [];
  const { subject } = await subjectOfJob(scope, job);
  /** null: what it was about was erased. */
  const About = subject && { Of: subject.about, Id: subject.aboutId };
  return [{ Id: id, Kind: job.kind, About, Since: since, NextAt: nextAt }];
}
