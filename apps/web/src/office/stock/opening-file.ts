import { readCsvFile, textOfCell } from '@door/domain/lib/csv';
import { keysOf, recordOf } from '@door/domain/lib/records';
import { amountCell, decimalSignIn, numberCell } from '@door/domain/lib/typed-number';
import { stockMessages } from '../messages/stock.ts';
import type { OfficeInputs } from '../queries/office-client.ts';

/** A row as the server reads it. */
type OpeningRow = Required<OfficeInputs['inventory']['importOpening']['Rows'][number]>;

const heads: Readonly<Record<keyof OpeningRow, readonly string[]>> = stockMessages.import.heads;

/** What a file of opening stock says, or why it says nothing. */
export type OpeningFile =
  | { readonly problem: 'noHead' | 'noRows' }
  | {
      readonly problem: null;
      readonly rows: readonly OpeningRow[];
      /** Of each row its number in the file, counted from 1. */
      readonly lines: readonly number[];
    };

/** Reads the file of a spreadsheet: the columns in any order, by their heads, and numbers with a point or a comma. Empty rows say nothing. What is no number stays as it is, for the server to name. */
export function readOpeningFile(csv: string): OpeningFile {
  const file = readCsvFile(csv);
  const [head = [], ...body] = file.rows;
  const names = head.map((cell) => cell.trim().toLowerCase());
  const columns = recordOf(keysOf(heads), (field) => names.findIndex((name) => heads[field].includes(name)));
  if (columns.Key < 0 || columns.Quantity < 0) return { problem: 'noHead' };
  const numbers = body.flatMap((cells) => [cells[columns.Quantity] ?? '', cells[columns.Value] ?? '']);
  const decimal = decimalSignIn(file.delimiter, numbers);
  const read = body.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cellAt = (column: number) => textOfCell(cells[column]?.trim() ?? '');
    const row: OpeningRow = {
      Key: cellAt(columns.Key),
      Place: cellAt(columns.Place),
      Lot: cellAt(columns.Lot),
      Quantity: numberCell(cellAt(columns.Quantity), decimal),
      Value: amountCell(cellAt(columns.Value), decimal),
    };
    return [{ row, line: file.firstLine + 1 + at }];
  });
  if (read.length === 0) return { problem: 'noRows' };
  return { problem: null, rows: read.map(({ row }) => row), lines: read.map(({ line }) => line) };
}
