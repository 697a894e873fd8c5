import { calendarDayText, momentText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { officeMessages } from '../messages/office.ts';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import type { HistoryEntryKind } from '@door/domain/people/history/history-entry';
import { quoteMoves } from '@door/domain/selling/quote/quote-cycle';

const { history: t } = officeMessages;

interface HistoryListProps {
  readonly entries: OpenedEnquiry['History'];
  /** The state that comes next, in words; null: none. */
  readonly next: string | null;
}

/** A history, the newest entry first, above it the next state. */
export const HistoryList = ({ entries, next }: HistoryListProps) => (
  <ol className="history-line">
    {next === null ? null : <li data-next>{t.next(next)}</li>}
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
const exports: Readonly<Record<string, string>> = { zip: t.zipMade, saved: t.zipSaved };

const texts: Readonly<Record<HistoryEntryKind, (entry: HistoryEntry) => string>> = {
  state: ({ About, From, To }) => {
    if (From !== null && To !== null) return To;
    return About === 'enquiry' ? t.came : t.begun;
  },
  assignee: ({ To }) => (To === null ? t.givenBack : t.takenBy(To)),
  measurements: ({ To }) => (To === null ? t.notMeasured : t.measured),
  copy: () => t.copied,
  design: () => t.designed,
  price: ({ From, To }) => t.repriced(From ?? '', To ?? ''),
  details: ({ From, To }) => (To === null ? t.detailsChanged : t.keptAs(From, To)),
  merge: () => t.merged,
  customer: () => t.customerKnown,
  discount: ({ To }) => (To === null ? t.noDiscount : t.discounted(To)),
  erasure: () => t.erased,
  offer: ({ To }) => t.offer(To ?? ''),
  week: ({ To }) => (To === null ? t.noWeek : t.planned(To)),
  batch: ({ From, To }) => (To === null ? t.takenOut(From ?? '') : t.putIn(To)),
  demand: ({ From, To }) => t.takes(From ?? '', To ?? ''),
  promise: ({ From, To }) => t.promised(calendarDayText(From ?? ''), calendarDayText(To ?? '')),
  hold: ({ From, To }) => (To === null ? t.placeReleased(From ?? '') : t.placeHeld(To)),
  payment: ({ From, To }) => (To === null ? t.takenBack(From ?? '') : t.paid(To)),
  credit: ({ To }) => t.credited(To ?? ''),
  remake: ({ From, To }) => (To === null ? t.remakeOf(From ?? '') : t.madeAgain(To)),
  confirmation: ({ To }) => t.confirmed(To ?? ''),
  receipt: ({ From, To }) => (To === null ? t.receivedBack(From ?? '') : t.received(To)),
  claim: ({ To }) => t.claim(To ?? ''),
  bill: ({ To }) => t.bill(To ?? ''),
  lines: ({ From }) => t.lineClosed(From ?? ''),
  document: ({ To }) => t.mailed(To ?? ''),
  invitation: ({ To }) => (To === null ? t.invited : t.withdrawn),
  role: ({ To }) => t.role(To ?? ''),
  access: ({ To }) => (To === 'disabled' ? t.disabled : t.enabled),
  password: ({ To }) => (To === 'link' ? t.passwordLink : t.passwordChosen),
  'second-factor': ({ To }) => t.secondFactor[To ?? ''] ?? To ?? '',
  'log-in': () => t.loggedIn,
  sessions: ({ To }) => t.sessionsEnded(To ?? ''),
  row: ({ From, To }) => t.rowChanged(From ?? '', To ?? ''),
  mail: () => t.mailDiscarded,
  export: ({ About, To }) => (About === 'stock' ? t.stockExported(To ?? '') : (exports[To ?? ''] ?? t.exported)),
  removal: () => t.removed,
  visit: ({ From, To }) => (To === null ? t.visitOff(From ?? '') : t.visitOn(To)),
  'vat-rate': ({ To }) => (To === null ? t.vatRateGone : t.vatRate(To)),
};

/** Who it was without an account: of a quote its customer, unless its last day has passed; what a provider or the bank says a rule books. */
export const nobodyOf = ({ About, Kind, To }: HistoryEntry): string =>
  Kind === 'payment' || Kind === 'visit'
    ? t.rule
    : About !== 'quote'
      ? t.visitor
      : To === quoteMoves.expire.to
        ? t.rule
        : t.customer;

/** A sum as the history keeps it, `13891.85 EUR`. */
const keptSum = /(\d+\.\d\d) (EUR|GBP)\b/g;

/** What happened, in words, without who and when; sums as everywhere. */
export const historyEntryText = (entry: HistoryEntry): string =>
  texts[entry.Kind](entry).replace(keptSum, (_, amount: string, currency: string) => moneyText(amount, currency));
