import { cellValue } from '@door/domain/catalogue-edit/cell-text';
import type { FieldFault } from '@door/domain/catalogue-edit/field-fault';
import type { KeyedRow } from '@door/domain/catalogue-edit/row-list';
import type { ClipboardEvent } from 'react';
import { showToast } from '../../platform/toasts/toasts.ts';
import { catalogueWords as says } from '../words/catalogue.ts';
import type { GridColumn } from './grid-columns.ts';

interface PasteTarget {
  readonly columns: readonly GridColumn[];
  /** The rows of the grid, in its order. */
  readonly rows: readonly KeyedRow[];
  readonly change: (row: KeyedRow, name: string, value: unknown) => readonly FieldFault[];
}

/** Cells of a spreadsheet, from the cell in which they are pasted to the right and downwards. One cell alone is pasted as any text is. */
export function pasteCells(event: ClipboardEvent<HTMLElement>, { columns, rows, change }: PasteTarget): void {
  const cells = event.clipboardData
    .getData('text/plain')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const isBlock = cells.length > 1 || (cells[0]?.length ?? 0) > 1;
  const place = placeOf(event.target);
  if (!isBlock || !place) return;
  event.preventDefault();
  const from = columns.findIndex(({ name }) => name === place.column);
  const faults = cells.flatMap((line, down) => {
    const row = rows[place.row + down];
    return row ? pasteLine(line, { row, columns: columns.slice(from), change }) : [];
  });
  const [fault] = faults;
  if (fault) showToast('error', says.faultAt(fault));
}

interface LineTarget {
  readonly row: KeyedRow;
  readonly columns: readonly GridColumn[];
  readonly change: PasteTarget['change'];
}

/** Each cell is a change of its own: one that is at fault does not stop the others. */
const pasteLine = (texts: readonly string[], { row, columns, change }: LineTarget): readonly FieldFault[] => {
  let now = row;
  return texts.flatMap((text, at) => {
    const column = columns[at];
    if (!column) return [];
    const value = column.field.isOptional && text.trim() === '' ? undefined : cellValue(column.field.shape, text);
    const faults = change(now, column.name, value);
    if (faults.length === 0) now = { ...now, row: { ...now.row, [column.name]: value } };
    return faults;
  });
};

function placeOf(target: EventTarget): { readonly row: number; readonly column: string } | undefined {
  const cell = target instanceof HTMLElement ? target.closest('td') : null;
  const row = cell?.closest('tr');
  const column = cell?.dataset['cell'];
  if (!row || column === undefined) return undefined;
  return { row: [...(row.parentElement?.children ?? [])].indexOf(row), column };
}
