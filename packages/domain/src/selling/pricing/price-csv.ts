import { csvOf, readCsvFile, textCell, textOfCell } from '../../lib/csv.ts';
import type { PriceList } from './price-list.ts';
import { readSheetValue, rowValueText } from './price-row-text.ts';
import { type DecimalSign, decimalSignOf } from '../../lib/typed-number.ts';
import { type PriceRow, rowsOfPriceList, withPriceRows } from './price-rows.ts';

const head = ['Rule', 'Code', 'Price', 'Unit'];

/** A price list for a spreadsheet: RFC 4180, a row for each number. */
export const priceListToCsv = (list: PriceList): string =>
  csvOf([head, ...rowsOfPriceList(list).map((row) => [row.rule, textCell(row.code), rowValueText(row), row.unit])]);

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

/** Where a portion of a file stands in it. */
export interface ImportedPart {
  /** Number of its first line after the head. */
  readonly firstLine: number;
  /** Codes that the lines before it name. */
  readonly named: readonly string[];
}

/**
 * Reads a file with the columns Code and Price, in any order, beside others; amounts as spreadsheets write them. Rows that it does not name stay. A portion of a
 * file, with the head of the file, is read as it stands in the whole.
 */
export function importPrices(csv: string, list: PriceList, part?: ImportedPart): PriceImport {
  const { rows: all, firstLine, delimiter } = readCsvFile(csv);
  const [first = [], ...rows] = all;
  const from = part?.firstLine ?? firstLine + 1;
  const column = (name: string) => first.findIndex((cell) => cell.trim().toLowerCase() === name);
  const [code, price] = [column('code'), column('price')];
  const known = new Map(rowsOfPriceList(list).map((row) => [row.code, row]));
  const seen = new Set(part?.named);
  const lines = rows.flatMap((cells, index): readonly ImportedLine[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const read = readLine(
      { code: textOfCell(cells[code]?.trim() ?? ''), text: cells[price] ?? '' },
      { known, seen, decimal: decimalSignOf(delimiter) },
    );
    return [{ line: index + from, ...read }];
  });
  const sound = lines.flatMap((line) => (line.fault === null ? [line] : []));
  return { lines, prices: withPriceRows(list, sound) };
}

type ReadLine = ImportedLine extends infer Line ? (Line extends unknown ? Omit<Line, 'line'> : never) : never;

interface LineFacts {
  readonly known: ReadonlyMap<string, PriceRow>;
  readonly seen: Set<string>;
  readonly decimal: DecimalSign;
}

function readLine(
  { code, text }: { readonly code: string; readonly text: string },
  { known, seen, decimal }: LineFacts,
): ReadLine {
  if (code === '') return { code, fault: 'no-code' };
  const row = known.get(code);
  if (!row) return { code, fault: 'unknown-code' };
  if (seen.has(code)) return { code, fault: 'twice' };
  seen.add(code);
  const value = readSheetValue(textOfCell(text), row.unit, decimal);
  return value === undefined ? { code, fault: 'no-number' } : { code, fault: null, row, value };
}
