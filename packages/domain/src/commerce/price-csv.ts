import { csvOf } from './csv.ts';
import type { PriceList } from './price-list.ts';
import { readRowValue, rowValueText } from './price-row-text.ts';
import { type PriceRow, rowsOfPriceList, withPriceRow } from './price-rows.ts';

const head = ['Rule', 'Code', 'Price', 'Unit'];

/** A price list for a spreadsheet: RFC 4180, a row for each number. */
export const priceListToCsv = (list: PriceList): string =>
  csvOf([head, ...rowsOfPriceList(list).map((row) => [row.rule, row.code, rowValueText(row), row.unit])]);

export type ImportFault = 'no-code' | 'unknown-code' | 'twice' | 'no-number';

/** What a line of an imported file does. Lines are counted as in the file, from 1. */
export type ImportedLine =
  | { readonly line: number; readonly code: string; readonly fault: ImportFault }
  | {
      readonly line: number;
      readonly code: string;
      readonly fault: null;
      readonly row: PriceRow;
      readonly value: number;
    };

export interface PriceImport {
  readonly lines: readonly ImportedLine[];
  /** The list with the lines that are no fault. */
  readonly prices: PriceList;
}

/** Reads a file with the columns Code and Price, in any order, beside others. Rows that it does not name stay. */
export function importPrices(csv: string, list: PriceList): PriceImport {
  const [first = [], ...rows] = parseCsv(csv);
  const column = (name: string) => first.findIndex((cell) => cell.trim().toLowerCase() === name);
  const [code, price] = [column('code'), column('price')];
  const known = new Map(rowsOfPriceList(list).map((row) => [row.code, row]));
  const seen = new Set<string>();
  const lines = rows.flatMap((cells, index): readonly ImportedLine[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const read = readLine({ code: cells[code]?.trim() ?? '', text: cells[price] ?? '' }, { known, seen });
    return [{ line: index + 2, ...read }];
  });
  const prices = lines.reduce(
    (now, line) => (line.fault === null ? withPriceRow(now, line.row, line.value) : now),
    list,
  );
  return { lines, prices };
}

type ReadLine = ImportedLine extends infer Line ? (Line extends unknown ? Omit<Line, 'line'> : never) : never;

function readLine(
  { code, text }: { readonly code: string; readonly text: string },
  { known, seen }: { readonly known: ReadonlyMap<string, PriceRow>; readonly seen: Set<string> },
): ReadLine {
  if (code === '') return { code, fault: 'no-code' };
  const row = known.get(code);
  if (!row) return { code, fault: 'unknown-code' };
  if (seen.has(code)) return { code, fault: 'twice' };
  seen.add(code);
  const value = readRowValue(text.replace(/^'/, ''), row.unit);
  return value === undefined ? { code, fault: 'no-number' } : { code, fault: null, row, value };
}

/** RFC 4180: cells in quotes may hold commas, line ends and doubled quotes. A byte order mark is left out. */
function parseCsv(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\n|\r|$)/gy;
  let row: string[] = [];
  const text = csv.replace(/^\uFEFF/, '');
  for (const [, value = '', end = ''] of text.matchAll(cell)) {
    row.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === ',') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
