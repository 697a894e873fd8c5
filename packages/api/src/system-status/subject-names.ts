import { batchNumberText } from '@door/domain/making/batch/batch-number';
import type { Subject } from '@door/domain/people/history/history-entry';
import { type NumberedKind, numberText } from '@door/domain/lib/running-number';
import type { HistorySubject } from './history-store.ts';
import type { NamedSubject } from './subject-store.ts';
import type { CallScope } from '../procedure.ts';

type NameOf = (subject: NamedSubject) => string | null;

const named: NameOf = ({ name }) => name;

const numbered =
  (kind: NumberedKind): NameOf =>
  ({ number }) =>
    number === null ? null : numberText(kind, number);

/** What people call a thing of each kind: `Q-1012`, `2647-B012`, the name of a customer. */
const names: Readonly<Record<Subject, NameOf>> = {
  item: numbered('item'),
  enquiry: numbered('enquiry'),
  quote: numbered('quote'),
  order: numbered('order'),
  batch: ({ number, name: week }) => (number === null || week === null ? null : batchNumberText({ week, number })),
  'price-list': ({ number }) => (number === null ? null : String(number)),
  customer: named,
  account: named,
  task: named,
  purchase: numbered('purchase'),
  load: numbered('load'),
  settings: named,
  catalogue: named,
  vendor: named,
  stock: named,
};

/** The names of what history entries and jobs are about; null for what is there no longer or has none. */
export async function subjectNames({ stores }: Pick<CallScope, 'stores'>, subjects: readonly HistorySubject[]) {
  const found = await stores.subjects.named(subjects);
  return ({ about, aboutId }: HistorySubject): string | null => {
    const subject = found.find((each) => each.about === about && each.aboutId === aboutId);
    return subject ? names[about](subject) || null : null;
  };
}
