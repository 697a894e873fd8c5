import type { BatchListKind } from '@door/domain/making/batch/batch-lists';
import type { ListTable } from '@door/domain/making/batch/list-table';
import { csvOf, textCell } from '@door/domain/lib/csv';

/** One table of a list: the cuts of one group, the sheet of one item. */
export interface ListPart {
  /** '' where the list has one table only. */
  readonly Title: string;
  readonly Head: ListTable['head'];
  readonly Rows: ListTable['rows'];
}

export interface BatchList {
  readonly List: BatchListKind;
  readonly Title: string;
  readonly Parts: readonly ListPart[];
}

/** All tables of a list as one file; a head that is the same as the one above is not written again. */
export function listCsv({ Parts }: Pick<BatchList, 'Parts'>): string {
  const rows = Parts.flatMap(({ Head, Rows }, index) => {
    const cells = Rows.map((row) => row.map((cell) => (typeof cell === 'string' ? textCell(cell) : String(cell))));
    const isSameHead = Parts[index - 1]?.Head.join('\n') === Head.join('\n');
    return isSameHead ? cells : [Head, ...cells];
  });
  return csvOf(rows);
}
