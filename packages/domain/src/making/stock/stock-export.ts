import type { Currency } from '../../door/model/item-record.ts';
import { accepted, refused, type Result } from '../../door/model/result.ts';
import { compareText } from '../../lib/compare-text.ts';
import { csvOf, textCell } from '../../lib/csv.ts';
import { groupsOf, recordOf } from '../../lib/records.ts';
import type { StockMessages } from '../../messages/messages.ts';
import type { MoveKind } from './ledger.ts';

/** What changes the value of stock, as the columns of an export tell it: received, used, spoiled, counted, sent back, billed otherwise. */
export const exportChanges = ['in', 'issue', 'scrap', 'count', 'return', 'difference'] as const;
type Change = (typeof exportChanges)[number];

type ByDirection = Readonly<Record<'comes' | 'goes', Change>>;
const both = (change: Change): ByDirection => ({ comes: change, goes: change });

/**
 * The column in which lines of a kind are told. What comes back of an issue is an issue less; a receipt that is taken back, less that
 * came in. null: the values of such lines are 0, or those of one transfer are together.
 */
const changeOf: Readonly<Record<MoveKind, ByDirection | null>> = {
  in: both('in'),
  issue: both('issue'),
  back: { comes: 'issue', goes: 'in' },
  scrap: both('scrap'),
  count: both('count'),
  return: both('return'),
  transfer: null,
  value: both('difference'),
  reserved: null,
  freed: null,
};

/** Minor units of one currency that belong to an article. */
export interface KeyWorth {
  readonly key: string;
  readonly currency: Currency;
  readonly value: number;
}

/** What lines of one kind and one direction have added to the value of an article. */
export interface WrittenWorth extends KeyWorth {
  readonly kind: MoveKind;
  readonly goes: boolean;
}

/** A row of an export: of one analysis code ('' for none) in one currency, in minor units; what goes is negative. */
export interface ExportRow extends Readonly<Record<Change, number>> {
  readonly code: string;
  readonly currency: Currency;
  readonly opening: number;
  /** What articles brought that have this code since the export before, less what those took that have another one now. */
  readonly recoded: number;
  /** Opening and all changes together, to the cent. */
  readonly closing: number;
  /** Goods that were received and not billed, at the price of their purchase. They are in stock already. */
  readonly unbilled: number;
}

interface ExportDays {
  readonly today: string;
  /** The export before; undefined: there is none. */
  readonly last: { readonly number: number; readonly day: string } | undefined;
  readonly messages: StockMessages;
}

/** The last day of an export, ISO as all days here: one that is over, after that of the export before, so that no line is told twice or never. */
export function dayOfExport(day: string, { today, last, messages }: ExportDays): Result<string> {
  if (day >= today) return refused('stock.open-day', messages.openDay(day));
  if (last && day <= last.day) return refused('stock.exported', messages.exported(day, last.day, last.number));
  return accepted(day);
}

interface ExportedBooks {
  /** Rows of the export before: what was told there as closing is opening here, whatever codes articles have now. */
  readonly before: readonly ExportRow[];
  /** What was written since. */
  readonly written: readonly WrittenWorth[];
  /** What stock is worth by now. */
  readonly closing: readonly KeyWorth[];
  readonly unbilled: readonly KeyWorth[];
  /** The analysis code that an article has now. */
  readonly codeOf: (key: string) => string;
}

/** The rows of an export, by analysis codes and currencies; those without any figure are left out. */
export function exportRows({ before, written, closing, unbilled, codeOf }: ExportedBooks): readonly ExportRow[] {
  const headOf = ({ key, currency }: KeyWorth) => ({ code: codeOf(key), currency });
  const byRow = <Worth extends KeyWorth>(worths: readonly Worth[]) => groupsOf(worths, (worth) => idOf(headOf(worth)));
  const [since, now, open] = [byRow(written), byRow(closing), byRow(unbilled)];
  const earlier = new Map(before.map((row) => [idOf(row), row]));
  const heads = [...before, ...[...written, ...closing, ...unbilled].map(headOf)];
  return [...new Map(heads.map(({ code, currency }) => [idOf({ code, currency }), { code, currency }]))]
    .map(([id, head]): ExportRow => {
      const lines = since.get(id) ?? [];
      const changes = recordOf(exportChanges, (change) =>
        sumOf(lines.filter(({ kind, goes }) => changeOf[kind]?.[goes ? 'goes' : 'comes'] === change)),
      );
      const opening = earlier.get(id)?.closing ?? 0;
      const closes = sumOf(now.get(id) ?? []);
      const recoded = exportChanges.reduce((left, change) => left - changes[change], closes - opening);
      return { ...head, opening, ...changes, recoded, closing: closes, unbilled: sumOf(open.get(id) ?? []) };
    })
    .filter((row) => figures.some((figure) => row[figure] !== 0))
    .toSorted((one, other) => compareText(one.code, other.code) || compareText(one.currency, other.currency));
}

const idOf = ({ code, currency }: Pick<ExportRow, 'code' | 'currency'>): string => `${currency} ${code}`;

const sumOf = (worths: readonly Pick<KeyWorth, 'value'>[]): number => worths.reduce((sum, { value }) => sum + value, 0);

/** The figures of a row in the order in which the file has them. */
const figures = ['opening', ...exportChanges, 'recoded', 'closing', 'unbilled'] as const;

interface ExportFile {
  readonly number: number;
  /** The last day of the export before; null: it begins with the books. */
  readonly after: string | null;
  /** Its own last day. */
  readonly day: string;
  readonly rows: readonly ExportRow[];
  /** What stands above the columns. */
  readonly heads: Readonly<Record<'number' | 'after' | 'day' | 'code' | 'currency' | (typeof figures)[number], string>>;
  /** Minor units as `-38.27`. */
  readonly amount: (minor: number, currency: Currency) => string;
}

/** An export as a bookkeeper's program reads it: a row for each analysis code and currency, amounts with a point. */
export const exportCsv = ({ number, after, day, rows, heads, amount }: ExportFile): string =>
  csvOf([
    [heads.number, heads.after, heads.day, heads.code, heads.currency, ...figures.map((figure) => heads[figure])],
    ...rows.map((row) => [
      ...[String(number), after ?? '', day, textCell(row.code), row.currency],
      ...figures.map((figure) => amount(row[figure], row.currency)),
    ]),
  ]);
