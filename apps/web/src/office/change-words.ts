import type { ChangeKind } from '@door/domain/history/change';
import { officeWords } from '../words/office.ts';
import type { OpenedEnquiry } from './calls.ts';

const { history: says } = officeWords;

type Told = Pick<OpenedEnquiry['History'][number], 'About' | 'Kind' | 'From' | 'To'>;

const tell: Readonly<Record<ChangeKind, (change: Told) => string>> = {
  state: ({ About, From, To }) => {
    if (From !== null && To !== null) return says.became(To);
    return About === 'enquiry' ? says.came : says.begun;
  },
  assignee: ({ To }) => (To === null ? says.givenBack : says.takenBy(To)),
  measurements: ({ To }) => (To === null ? says.notMeasured : says.measured),
  copy: () => says.copied,
  design: () => says.designed,
};

/** One line of a history in words; who and when stand below it. */
export const changeWords = (change: Told): string => tell[change.Kind](change);
