import type { DocumentStore, StoredDocument } from '../ports/document-store.ts';
import type { JobStore } from '../ports/job-store.ts';
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
  };
}

/** Documents wait in the order in which they were begun; no job fails. */
export const fakeJobs = (draft: Draft): JobStore => ({
  documentsBefore: async (documentId) => {
    const waiting = draft.now.documents.filter(({ progress }) => progress.state === 'being made');
    return Math.max(
      0,
      waiting.findIndex(({ id }) => id === documentId),
    );
  },
  failedMails: async () => [],
  failedRuns: async () => [],
});
