import type { Subject } from '@door/domain/people/history/history-entry';
import type { SubjectStore } from '../system-status/subject-store.ts';
import type { Draft, Rows } from './fake-transactions.ts';

interface Found {
  readonly id: string;
  readonly number?: number;
  readonly name?: string;
}

const sources: Readonly<Record<Subject, (rows: Rows) => readonly Found[]>> = {
  item: ({ items }) => [...items.values()].map(({ item: { id }, number }) => ({ id, number })),
  enquiry: ({ enquiries }) => enquiries.map(({ id, number }) => ({ id, number })),
  quote: ({ quotes }) => quotes.map(({ id, number }) => ({ id, number })),
  order: ({ orders }) => orders.map(({ id, number }) => ({ id, number })),
  batch: ({ batches }) => batches.map(({ id, number, batch: { week } }) => ({ id, number, name: week })),
  customer: ({ customers }) => customers.map(({ id, details: { name } }) => ({ id, name })),
  task: ({ tasks }) => tasks.map(({ id, what }) => ({ id, name: what })),
  'price-list': () => [],
  account: () => [],
  settings: () => [],
  catalogue: () => [],
};

export const fakeSubjects = (draft: Draft): SubjectStore => ({
  named: async (subjects) =>
    subjects.flatMap(({ about, aboutId }) =>
      sources[about](draft.now)
        .filter(({ id }) => id === aboutId)
        .map(({ number = null, name = null }) => ({ about, aboutId, number, name })),
    ),
});
