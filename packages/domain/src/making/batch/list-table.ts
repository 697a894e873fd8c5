import { csvOf, textCell } from '../../lib/csv.ts';
import type { BatchingMessages } from '../../messages/messages.ts';

/** One column of a list, the same on its page, in its CSV and in the batch PDF. */
export interface Column<Row> {
  readonly name: keyof BatchingMessages['columns'];
  /** A number is set to the right; '' is an empty cell. */
  readonly cell: (row: Row, messages: BatchingMessages) => string | number;
}

export interface ListTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export const tableOf = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  messages: BatchingMessages,
): ListTable => ({
  head: columns.map(({ name }) => messages.columns[name]),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row, messages))),
});

/**
 * For the eye: without the columns that are empty, or whose text is the same in each row and a part of the title
 * (`OF72-WHWH: Outer frame 72, wide, Matt White both sides` says profile and colours of all that is cut below it).
 */
export function withoutTold(title: string, { head, rows }: ListTable): ListTable {
  const parts = `, ${title.replace(': ', ', ')}, `;
  const isTold = (column: number): boolean => {
    const [text = ''] = rows.map((cells) => cells[column]);
    const isSaid = text === '' || (typeof text === 'string' && parts.includes(`, ${text}, `));
    return isSaid && rows.every((cells) => cells[column] === text);
  };
  const shown = head.flatMap((_, column) => (title === '' || !isTold(column) ? [column] : []));
  return {
    head: shown.map((column) => head[column] ?? ''),
    rows: rows.map((cells) => shown.map((column) => cells[column] ?? '')),
  };
}

/**
 * With a byte order mark, without which spreadsheets read × as two signs.
 * @internal Only tests read it.
 */
export const listToCsv = ({ head, rows }: ListTable): string =>
  `\uFEFF${csvOf([head, ...rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? textCell(cell) : String(cell))))])}`;
