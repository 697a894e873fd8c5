import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { pasteRows, type RowsPaste } from '@door/domain/catalogue/edit/paste-rows';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import type { KeyedRow } from '@door/domain/catalogue/edit/row-list';
import type { ClipboardEvent } from 'react';
import type { GridColumn } from './grid-columns.ts';

interface PasteTarget {
  readonly kind: ListKind;
  readonly content: CatalogueContent;
  readonly published: CatalogueContent;
  readonly columns: readonly GridColumn[];
  /** The rows of the grid, in its order. */
  readonly rows: readonly KeyedRow[];
}

/**
 * Cells of a spreadsheet, from the cell in which they are pasted to the right and downwards. undefined: one cell alone, which
 * is pasted as any text is.
 */
export function pastedCells(
  event: ClipboardEvent<HTMLElement>,
  { kind, content, published, columns, rows }: PasteTarget,
): RowsPaste | undefined {
  const lines = event.clipboardData
    .getData('text/plain')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const isBlock = lines.length > 1 || (lines[0]?.length ?? 0) > 1;
  const place = placeOf(event.target);
  if (!isBlock || !place) return undefined;
  event.preventDefault();
  const from = columns.findIndex(({ name }) => name === place.column);
  const fields = columns.slice(from).map(({ name }) => name);
  const keys = rows.slice(place.row).map(({ key }) => key);
  return pasteRows(content, { kind, keys, fields, lines }, published);
}

function placeOf(target: EventTarget): { readonly row: number; readonly column: string } | undefined {
  const cell = target instanceof HTMLElement ? target.closest('td') : null;
  const row = cell?.closest('tr');
  const column = cell?.dataset['cell'];
  if (!row || column === undefined) return undefined;
  return { row: [...(row.parentElement?.children ?? [])].indexOf(row), column };
}
