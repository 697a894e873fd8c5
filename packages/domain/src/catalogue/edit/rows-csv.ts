import { csvOf, readCsvFile, textCell, textOfCell } from '../../lib/csv.ts';
import { type DecimalSign, decimalSignIn } from '../../lib/typed-number.ts';
import { isEqual } from '../../lib/is-equal.ts';
import type { CatalogueContent } from './catalogue-content.ts';
import { cellText, cellValue } from './cell-text.ts';
import { faultsOfValue } from './check-value.ts';
import { keysOfContent } from './edit-rows.ts';
import { faultAt, type FieldFault } from './field-fault.ts';
import { referencesIn, unknownRows } from './references.ts';
import type { Shape } from './shape.ts';
import type { ListKind } from './row-kind.ts';
import { rowLists } from './row-lists.ts';

/** A list for a spreadsheet: RFC 4180, a row for each row, a column for each field. */
export function rowsToCsv(content: CatalogueContent, kind: ListKind): string {
  const { shape, rows } = rowLists[kind];
  const fields = Object.entries(shape.fields);
  const lines = rows(content).map(({ row }) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return fields.map(([name, field]) => sheetCell(field.shape, values.get(name)));
  });
  return csvOf([fields.map(([name]) => name), ...lines]);
}

/** Numbers are for the spreadsheet to calculate with; codes and texts are to come back as they went. */
const sheetCell = (shape: Shape, value: unknown): string => {
  const text = cellText(shape, value);
  return isNumber(shape) ? text : textCell(text);
};

const isNumber = (shape: Shape): boolean =>
  shape.kind === 'number' || (shape.kind === 'nullable' && isNumber(shape.of));

/** What a line of an imported file does. Lines are counted as in the file, from 1. */
export interface ImportedRow {
  readonly line: number;
  /** '' where the line names no row. */
  readonly key: string;
  readonly effect: 'add' | 'change' | 'same' | 'none';
  readonly faults: readonly FieldFault[];
  readonly row: object;
}

/** A file of which each line is read when it is asked for, so that the reader can let others have their turn. */
export interface RowImport {
  /** Columns of the file that no field has. */
  readonly unknownColumns: readonly string[];
  /** Lines beside the head. */
  readonly count: number;
  readonly lines: () => Iterable<ImportedRow>;
}

/**
 * Reads a file with a column for some of the fields, in any order; the columns of the key must be there. A row that is there
 * changes in the columns of the file, others are new; rows that the file does not name stay.
 */
export function readRowsCsv(csv: string, content: CatalogueContent, kind: ListKind): RowImport {
  const { rows: all, firstLine, delimiter } = readCsvFile(csv);
  const [head = [], ...lines] = all;
  const { shape, keyFields, rows, retired } = rowLists[kind];
  const gone = new Set(retired(content).map(({ key }) => key));
  const columns = head.map((name) => textOfCell(name.trim()));
  const numbers = columns.flatMap((name, at) => {
    const field = shape.fields[name];
    return field && isNumber(field.shape) ? lines.map((cells) => cells[at] ?? '') : [];
  });
  const decimal = decimalSignIn(delimiter, numbers);
  const present = new Map(rows(content).map(({ key, row }) => [key, row]));
  const keys = keysOfContent(content);
  return {
    unknownColumns: columns.filter((name) => !Object.hasOwn(shape.fields, name)),
    count: lines.length,
    *lines() {
      const named = new Set<string>();
      for (const [index, cells] of lines.entries()) {
        if (cells.every((cell) => cell.trim() === '')) continue;
        const given = givenFields(shape.fields, columns, { cells, decimal });
        const key = keyFields.map((name) => keyText(given.get(name))).join(' ');
        const before = present.get(key);
        const row = mergedRow(before, given);
        const faults = [
          ...faultsOfValue(shape, row),
          ...unknownRows(referencesIn(shape, row), keys),
          ...(gone.has(key) ? [faultAt([], { code: 'retired' })] : []),
          ...(named.has(key) ? keyFields.map((name) => faultAt([name], { code: 'twice' })) : []),
        ];
        named.add(key);
        const effect = faults.length > 0 ? 'none' : before ? (isEqual(before, row) ? 'same' : 'change') : 'add';
        yield { line: index + firstLine + 1, key, effect, faults, row };
      }
    },
  };
}

const keyText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The fields that a line has; undefined for a cell that is empty. */
function givenFields(
  fields: Readonly<Record<string, { readonly shape: Parameters<typeof cellValue>[0]; readonly isOptional: boolean }>>,
  columns: readonly string[],
  { cells, decimal }: { readonly cells: readonly string[]; readonly decimal: DecimalSign },
): ReadonlyMap<string, unknown> {
  return new Map(
    columns.flatMap((name, at) => {
      const field = fields[name];
      if (!field) return [];
      const text = textOfCell(cells[at] ?? '');
      return [
        [name, field.isOptional && text.trim() === '' ? undefined : cellValue(field.shape, text, decimal)] as const,
      ];
    }),
  );
}

function mergedRow(before: object | undefined, given: ReadonlyMap<string, unknown>): object {
  const values = new Map<string, unknown>([...Object.entries(before ?? {}), ...given]);
  return Object.fromEntries([...values].filter(([, value]) => value !== undefined));
}

/** The catalogue with the lines of a file that are without fault; the others stay as they are. */
export function withImportedRows(
  content: CatalogueContent,
  kind: ListKind,
  lines: readonly ImportedRow[],
): CatalogueContent {
  const { rows, write } = rowLists[kind];
  const sound = lines.filter(({ effect }) => effect === 'add' || effect === 'change');
  const changed = new Map(sound.filter(({ effect }) => effect === 'change').map(({ key, row }) => [key, row]));
  const added = sound.filter(({ effect }) => effect === 'add').map(({ row }) => row);
  const listed = rows(content).map(({ key, row }) => changed.get(key) ?? row);
  return write(content, [...listed, ...added]) ?? content;
}
