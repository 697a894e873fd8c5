import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { pasteRows, type RowsPaste } from '@door/domain/catalogue/edit/paste-rows';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import type { KeyedRow } from '@door/domain/catalogue/edit/row-list';
import { Button } from '@door/ui/button';
import type { ClipboardEvent } from 'react';
import { catalogueMessages } from '../messages/catalogue.ts';
import type { GridColumn } from './grid-columns.ts';

const { pasted: t, ...messages } = catalogueMessages;

/** Refused cells that are listed; of more, their number is said. */
const mostListed = 20;

interface PasteNoticeProps {
  readonly paste: RowsPaste;
  /** What a row is called. */
  nameOf(key: string): string;
  /** undefined: there is nothing to undo, or something has been edited since. */
  readonly onUndo: (() => void) | undefined;
  onClose(): void;
}

/** What became of pasted cells: how many were taken over, and which were not, each with why. */
export function PasteNotice({ paste, nameOf, onUndo, onClose }: PasteNoticeProps) {
  const { changed, refused, linesTooMany, columnsTooMany } = paste;
  const rows = new Set(changed.map(({ key }) => key)).size;
  return (
    <section className="cat-pasted" aria-label={t.title}>
      <div role="status">
        <p>{t.taken(changed.length, rows)}</p>
        {linesTooMany > 0 ? <p>{t.linesTooMany(linesTooMany)}</p> : null}
        {columnsTooMany > 0 ? <p>{t.columnsTooMany(columnsTooMany)}</p> : null}
        {refused.length > 0 ? <p>{t.refused(refused.length)}</p> : null}
      </div>
      {refused.length > 0 ? (
        <ul>
          {refused.slice(0, mostListed).map(({ key, field, fault }) => (
            <li key={`${key} ${field}`}>
              {messages.cell(messages.field(field), nameOf(key))}: {messages.fault(fault)}
            </li>
          ))}
          {refused.length > mostListed ? <li>{t.more(refused.length - mostListed)}</li> : null}
        </ul>
      ) : null}
      <div className="row">
        {onUndo ? (
          <Button scale="row" onClick={onUndo}>
            {t.undo}
          </Button>
        ) : null}
        <Button scale="row" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </section>
  );
}

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
