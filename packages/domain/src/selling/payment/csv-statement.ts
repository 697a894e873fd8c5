import { readCsvFile } from '../../lib/csv.ts';
import { readAmount } from '../pricing/money.ts';
import { type BankEntry, keptText } from './bank-line.ts';

/** How a bank writes its CSV files: under which heads what stands, and in what form. '' for a column that it has not. */
export interface CsvProfile {
  readonly name: string;
  readonly day: string;
  readonly amount: string;
  /** What went out, where that has a column of its own. */
  readonly out: string;
  readonly text: string;
  readonly reference: string;
  readonly party: string;
  readonly bankReference: string;
  readonly currency: string;
  readonly decimal: '.' | ',';
  readonly days: (typeof dayForms)[number];
  /** Of money that came in. */
  readonly sign: '+' | '-';
}

export const dayForms = ['day first', 'month first', 'year first'] as const;

/** Why a file cannot be read, and in which of its lines. */
export interface StatementFault {
  readonly line: number;
  readonly what: 'column' | 'day' | 'amount' | 'doctype' | 'form' | 'currency';
  /** As it stands there. */
  readonly found: string;
}

/** Entries of a file, and how many of it were left out: not booked yet, or of nothing. */
export interface ReadStatement {
  readonly entries: readonly BankEntry[];
  readonly pending: number;
  readonly empty: number;
  /** Accounts of which the file tells, too, and of which nothing was read. */
  readonly otherAccounts: readonly string[];
}

export type StatementOutcome = ReadStatement | { readonly fault: StatementFault };

interface CsvFacts {
  readonly profile: CsvProfile;
  readonly iban: string;
  /** Of its entries, where they say none. */
  readonly currency: string;
}

/** What a bank's CSV file says; a file has one account, which is that of whoever reads it. */
export function readCsvStatement(csv: string, { profile, iban, currency }: CsvFacts): StatementOutcome {
  const { rows, firstLine } = readCsvFile(csv);
  const [heads = [], ...lines] = rows;
  const columns = columnsOf(profile, heads);
  if (typeof columns === 'string') return { fault: { line: firstLine, what: 'column', found: columns } };
  const filled = lines.flatMap((cells, at) =>
    cells.every((cell) => cell.trim() === '') ? [] : { cells, line: firstLine + 1 + at },
  );
  const read = filled.map(({ cells, line }) => {
    const cell: Cell = (name) => (cells[columns[name] ?? -1] ?? '').trim().replaceAll(/\s+/g, ' ');
    return entryOf(cell, { line, profile, iban, currency });
  });
  const fault = read.find((each) => 'what' in each);
  if (fault && 'what' in fault) return { fault };
  const entries = read.flatMap((each) => ('what' in each || each.amount.minor === 0 ? [] : each));
  return { entries, pending: 0, empty: read.length - entries.length, otherAccounts: [] };
}

type Cell = (name: CsvColumn) => string;

function entryOf(
  cell: Cell,
  { line, profile, iban, currency }: CsvFacts & Pick<StatementFault, 'line'>,
): BankEntry | StatementFault {
  const day = dayOf(cell('day'), profile.days);
  if (day === undefined) return { line, what: 'day', found: cell('day') };
  const minor = minorOf(cell, profile);
  if (minor === undefined) return { line, what: 'amount', found: `${cell('amount')} ${cell('out')}`.trim() };
  const said = cell('currency').toUpperCase();
  if (!/^(?:[A-Z]{3})?$/.test(said)) return { line, what: 'currency', found: said };
  return {
    iban,
    day,
    amount: { minor, currency: said || currency },
    isReversal: false,
    text: keptText(cell('text'), 'text'),
    reference: keptText(cell('reference'), 'reference'),
    party: keptText(cell('party'), 'party'),
    bankReference: keptText(cell('bankReference'), 'bankReference'),
  };
}

const csvColumns = ['day', 'amount', 'out', 'text', 'reference', 'party', 'bankReference', 'currency'] as const;
type CsvColumn = (typeof csvColumns)[number];

/** Where each column stands; the head that is missing. */
function columnsOf(profile: CsvProfile, heads: readonly string[]): Partial<Record<CsvColumn, number>> | string {
  const own = heads.map((head) => head.trim().toLowerCase());
  const columns: Partial<Record<CsvColumn, number>> = {};
  for (const name of csvColumns) {
    const head = profile[name].trim().toLowerCase();
    if (head === '') continue;
    const at = own.indexOf(head);
    if (at === -1) return profile[name];
    columns[name] = at;
  }
  return columns;
}

/** Places of year, month and day. */
const places = { 'day first': [2, 1, 0], 'month first': [2, 0, 1], 'year first': [0, 1, 2] } as const;

/** `31/12/2026`, `12.31.2026` and `2026-12-31` as an ISO day; undefined: it is none of the calendar. */
function dayOf(text: string, form: CsvProfile['days']): string | undefined {
  const parts = text.split(/[./\- ]/);
  const iso = places[form].map((place) => (parts[place] ?? '').padStart(2, '0')).join('-');
  if (parts.length !== 3 || !/^20\d\d-\d\d-\d\d$/.test(iso)) return undefined;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : undefined;
}

/** Minor units; undefined where that is no sum of at most two decimals. */
function minorOf(cell: Cell, { decimal, sign }: CsvProfile): number | undefined {
  const sumOf = (text: string): number | undefined => {
    const bare = text.replaceAll(decimal === ',' ? /[. ']/g : /[, ']/g, '').replace(',', '.');
    const amount = readAmount(bare.replace(/^[+-]/, ''), 'EUR');
    return amount && amount.minor * (bare.startsWith('-') ? -1 : 1);
  };
  const [came, went] = [cell('amount'), cell('out')];
  if (came === '' && went !== '') {
    const out = sumOf(went);
    return out === undefined ? undefined : -Math.abs(out);
  }
  const minor = sumOf(came);
  if (minor === undefined) return undefined;
  return sign === '-' ? 0 - minor : minor;
}
