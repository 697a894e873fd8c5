import { csvOf, readCsvFile, textCell, textOfCell } from '../../lib/csv.ts';
import { keysOf } from '../../lib/records.ts';
import { amountCell, type DecimalSign, decimalSignIn, numberCell } from '../../lib/typed-number.ts';
import { readDay } from './closed-days.ts';
import type { TypedItem } from './read-vendor-item.ts';

/** What stands above each column of a price list, and how its cells are written. */
const columns = {
  key: ['Article', 'text'],
  code: ['Code', 'text'],
  text: ['Text', 'text'],
  pack: ['Pack', 'number'],
  least: ['Least', 'number'],
  leadDays: ['Lead days', 'number'],
  price: ['Price', 'amount'],
  per: ['Per', 'number'],
  validFrom: ['Valid from', 'day'],
  validUntil: ['Valid until', 'day'],
  rank: ['Rank', 'number'],
} as const satisfies Readonly<Record<keyof TypedItem, readonly [string, CellKind]>>;

type CellKind = 'text' | 'number' | 'amount' | 'day';

/** Without these a file is no price list. */
const needed = ['key', 'leadDays'] as const;

/** Cells as they are kept: those of spreadsheets have commas, other days and apostrophes. What cannot be read stays as it was written. */
const plainCell: Readonly<Record<CellKind, (cell: string, decimal: DecimalSign) => string>> = {
  text: textOfCell,
  number: numberCell,
  amount: amountCell,
  day: (cell) => readDay(textOfCell(cell)) ?? cell,
};

/** The rows of a price list, or the columns that it lacks. */
export interface ReadItems {
  /** Lines are counted as in the file, from 1. */
  readonly lines: readonly { readonly line: number; readonly item: TypedItem }[];
  readonly missing: readonly string[];
}

/** Reads a price list as spreadsheets save it: columns in any order, beside others, with commas or semicolons. */
export function readItemCsv(csv: string): ReadItems {
  const { rows, firstLine, delimiter } = readCsvFile(csv);
  const [head = [], ...body] = rows;
  const places = new Map(head.map((cell, at) => [nameOf(cell), at]));
  const placeOf = (field: keyof TypedItem) => places.get(nameOf(columns[field][0]));
  const missing = needed.flatMap((field) => (placeOf(field) === undefined ? [columns[field][0]] : []));
  if (missing.length > 0) return { lines: [], missing };
  const numbers = keysOf(columns).flatMap((field) => {
    const place = ['number', 'amount'].includes(columns[field][1]) ? placeOf(field) : undefined;
    return place === undefined ? [] : body.map((cells) => cells[place] ?? '');
  });
  const decimal = decimalSignIn(delimiter, numbers);
  const lines = body.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const text = (field: keyof TypedItem): string => {
      const cell = cells[placeOf(field) ?? cells.length]?.trim() ?? '';
      return plainCell[columns[field][1]](cell, decimal);
    };
    const item: TypedItem = {
      key: text('key'),
      code: text('code'),
      text: text('text'),
      pack: text('pack'),
      least: text('least'),
      leadDays: text('leadDays'),
      price: text('price'),
      per: text('per'),
      rank: text('rank'),
      validFrom: text('validFrom'),
      validUntil: text('validUntil'),
    };
    return [{ line: firstLine + 1 + at, item }];
  });
  return { lines, missing };
}

const nameOf = (cell: string): string => cell.toLowerCase().replaceAll(/[\s_-]/g, '');

/** Items as a price list that is read again as it is. */
export const itemsCsv = (items: readonly TypedItem[]): string =>
  csvOf([
    keysOf(columns).map((field) => columns[field][0]),
    ...items.map((item) =>
      keysOf(columns).map((field) => (columns[field][1] === 'text' ? textCell(item[field]) : item[field])),
    ),
  ]);
