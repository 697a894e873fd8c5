import { momentText } from '../../shared/text/dates.ts';
import { officeWords } from '../words/office.ts';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import type { HistoryEntryKind } from '@door/domain/people/history/history-entry';
import { quoteMoves } from '@door/domain/selling/quote/quote-cycle';

const { history: says } = officeWords;

interface HistoryListProps {
  readonly entries: OpenedEnquiry['History'];
  /** The state that comes next, in words; null: none. */
  readonly next: string | null;
}

/** A history, the newest entry first, above it the next state. */
export const HistoryList = ({ entries, next }: HistoryListProps) => (
  <ol className="history-line">
    {next === null ? null : <li data-next>{says.next(next)}</li>}
    {entries.map((entry, index) => (
      <li key={`${entry.At} ${entry.Kind} ${index}`} aria-current={index === 0 ? 'step' : undefined}>
        <b>{historyEntryText(entry)}</b>
        <small className="num">
          {entry.Who?.Name ?? nobodyOf(entry)}, <time dateTime={entry.At}>{momentText(entry.At)}</time>
        </small>
        {entry.Reason ? <p>{entry.Reason}</p> : null}
      </li>
    ))}
  </ol>
);

type HistoryEntry = Pick<OpenedEnquiry['History'][number], 'About' | 'Kind' | 'From' | 'To'>;

/** Absent: the record by itself, without a zip. */
const exports: Readonly<Record<string, string>> = { zip: says.zipMade, saved: says.zipSaved };

const texts: Readonly<Record<HistoryEntryKind, (entry: HistoryEntry) => string>> = {
  state: ({ About, From, To }) => {
    if (From !== null && To !== null) return To;
    return About === 'enquiry' ? says.came : says.begun;
  },
  assignee: ({ To }) => (To === null ? says.givenBack : says.takenBy(To)),
  measurements: ({ To }) => (To === null ? says.notMeasured : says.measured),
  copy: () => says.copied,
  design: () => says.designed,
  price: ({ From, To }) => says.repriced(From ?? '', To ?? ''),
  details: () => says.detailsChanged,
  merge: () => says.merged,
  customer: () => says.customerKnown,
  discount: ({ To }) => (To === null ? says.noDiscount : says.discounted(To)),
  erasure: () => says.erased,
  offer: ({ To }) => says.offer(To ?? ''),
  week: ({ To }) => (To === null ? says.noWeek : says.planned(To)),
  batch: ({ From, To }) => (To === null ? says.takenOut(From ?? '') : says.putIn(To)),
  payment: ({ From, To }) => (To === null ? says.takenBack(From ?? '') : says.paid(To)),
  credit: ({ To }) => says.credited(To ?? ''),
  remake: ({ From, To }) => (To === null ? says.remakeOf(From ?? '') : says.madeAgain(To)),
  document: ({ To }) => says.mailed(To ?? ''),
  invitation: ({ To }) => (To === null ? says.invited : says.withdrawn),
  role: ({ To }) => says.role(To ?? ''),
  access: ({ To }) => (To === 'disabled' ? says.disabled : says.enabled),
  password: ({ To }) => (To === 'link' ? says.passwordLink : says.passwordChosen),
  'second-factor': ({ To }) => says.secondFactor[To ?? ''] ?? To ?? '',
  'log-in': () => says.loggedIn,
  sessions: ({ To }) => says.sessionsEnded(To ?? ''),
  row: ({ From, To }) => says.rowChanged(From ?? '', To ?? ''),
  mail: () => says.mailDiscarded,
  export: ({ To }) => exports[To ?? ''] ?? says.exported,
  removal: () => says.removed,
  'vat-rate': ({ To }) => (To === null ? says.vatRateGone : says.vatRate(To)),
};

/** Who it was without an account: of a quote its customer, unless its last day has passed. */
export const nobodyOf = ({ About, To }: HistoryEntry): string =>
  About !== 'quote' ? says.visitor : To === quoteMoves.expire.to ? says.rule : says.customer;

/** What happened, in words, without who and when. */
export const historyEntryText = (entry: HistoryEntry): string => texts[entry.Kind](entry);
