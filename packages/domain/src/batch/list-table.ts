import { csvOf } from '../commerce/csv.ts';
import type { BatchingWords } from '../words/words.ts';

/** One column of a list, the same on its page, in its CSV and in the batch PDF. */
export interface Column<Row> {
  readonly name: keyof BatchingWords['columns'];
  /** A number is set to the right; '' is an empty cell. */
  readonly cell: (row: Row, words: BatchingWords) => string | number;
}

export interface ListTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export const tableOf = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  words: BatchingWords,
): ListTable => ({
  head: columns.map(({ name }) => words.columns[name]),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row, words))),
});

/**
 * With a byte order mark, without which spreadsheets read × as two signs.
 * @internal Only tests read it.
 */
export const listToCsv = ({ head, rows }: ListTable): string =>
  `\uFEFF${csvOf([head, ...rows.map((cells) => cells.map(String))])}`;
