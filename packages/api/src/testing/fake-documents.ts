import type { DocumentStore, StoredDocument } from '../document/document-store.ts';
import type { JobStore, QueuedJob } from '../system-status/job-store.ts';
import type { Job } from '../ports/outbox.ts';
import type { Draft } from './fake-transactions.ts';

/** Documents of a supplier; one that failed says so at once. */
export function fakeDocuments(draft: Draft): DocumentStore {
  const put = async (document: StoredDocument) => {
    draft.now = {
      ...draft.now,
      documents: [...draft.now.documents.filter(({ id }) => id !== document.id), document],
    };
  };
  const load = async (id: string) => draft.now.documents.find((each) => each.id === id);
  const of: DocumentStore['of'] = async ({ kind, aboutId, version }) =>
    draft.now.documents.find((each) => each.kind === kind && each.aboutId === aboutId && each.version === version);
  const progressTo = async (id: string, progress: StoredDocument['progress']) => {
    const document = await load(id);
    if (document && document.progress.state !== 'ready') await put({ ...document, progress });
  };
  return {
    begin: async (document) => {
      if (!(await of(document))) await put({ ...document, progress: { state: 'being made' } });
    },
    of,
    latest: async ({ kind, aboutId }) =>
      draft.now.documents
        .filter((each) => each.kind === kind && each.aboutId === aboutId)
        .toSorted((one, other) => other.version - one.version)[0],
    failed: async (most) => draft.now.documents.filter(({ progress }) => progress.state === 'failed').slice(0, most),
    load,
    finish: (id, made) => progressTo(id, { state: 'ready', ...made }),
    failOnce: (id) => progressTo(id, { state: 'failed' }),
    beginAgain: (id) => progressTo(id, { state: 'being made' }),
  };
}

/** Documents wait in the order in which they were begun; every job waits, and none is tried. */
export const fakeJobs = (draft: Draft): JobStore => {
  const all = () => draft.now.jobs.map(queuedJob);
  return {
    documentsBefore: async (documentId) => {
      const waiting = draft.now.documents.filter(({ progress }) => progress.state === 'being made');
      return Math.max(
        0,
        waiting.findIndex(({ id }) => id === documentId),
      );
    },
    list: async ({ states, kinds, limit }) =>
      all()
        .filter(({ job, state }) => states.includes(state) && kinds.includes(job.kind))
        .slice(0, limit),
    load: async (id) => all().find((job) => job.id === id),
    queues: async () => [],
    retry: async () => undefined,
    discard: async (id) => {
      const kept = all().filter((job) => job.id !== id);
      draft.now = { ...draft.now, jobs: kept.map(({ job }) => job) };
    },
    discardMailsAbout: async (ids) => {
      const kept = draft.now.jobs.filter(
        (job) =>
          !(('enquiryId' in job && ids.includes(job.enquiryId)) || ('quoteId' in job && ids.includes(job.quoteId))),
      );
      draft.now = { ...draft.now, jobs: kept };
    },
    mailsAbout: async (ids) => all().filter(({ job }) => 'enquiryId' in job && ids.includes(job.enquiryId)),
    lastRuns: async () => [],
  };
};

const queuedJob = (job: Job, at: number): QueuedJob => ({
  id: `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`,
  job,
  state: 'waiting',
  tries: 0,
  fault: null,
  since: '2026-11-21T08:00:00.000Z',
  nextAt: '2026-11-21T08:00:00.000Z',
});
