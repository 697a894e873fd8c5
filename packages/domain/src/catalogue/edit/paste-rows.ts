import type { CatalogueContent } from './catalogue-content.ts';
import { cellValue } from './cell-text.ts';
import { faultsOfValue } from './check-value.ts';
import { editRow, keysOfContent, type RowEdit } from './edit-rows.ts';
import { faultAt, type FieldFault } from './field-fault.ts';
import { referencesIn, unknownRows } from './references.ts';
import type { ListKind } from './row-kind.ts';
import { rowLists } from './row-lists.ts';
import { soldRow } from './row-of-edit.ts';
import { isEqual } from '../../lib/is-equal.ts';

/** Cells of a spreadsheet, and where they are pasted. */
export interface PastedCells {
  readonly kind: ListKind;
  /** The rows from the first cell downwards, by their keys. */
  readonly keys: readonly string[];
  /** The fields from the first cell to the right. */
  readonly fields: readonly string[];
  /** The texts of each line. */
  readonly lines: readonly (readonly string[])[];
}

export interface PastedCell {
  readonly key: string;
  readonly field: string;
}

/** What pasted cells would do. */
export interface RowsPaste {
  /** One for each row that changes. */
  readonly edits: readonly RowEdit[];
  readonly changed: readonly PastedCell[];
  /** Cells that cannot be taken over, each with why; they stay as they are. */
  readonly refused: readonly (PastedCell & { readonly fault: FieldFault })[];
  /** Lines and columns for which the grid has no place. */
  readonly linesTooMany: number;
  readonly columnsTooMany: number;
}

/** Most lines that are pasted at once; more come by a file. */
export const maxPastedLines = 500;

/** Reads pasted cells. One at fault does not stop the others; a row whose values do not go together stays as it is. */
export function pasteRows(
  content: CatalogueContent,
  { kind, keys, fields, lines }: PastedCells,
  published: CatalogueContent,
): RowsPaste {
  const read = lines.slice(0, Math.min(keys.length, maxPastedLines)).map((texts, at) => {
    const key = keys[at] ?? '';
    const cells = texts.slice(0, fields.length).map((text, column) => ({ field: fields[column] ?? '', text }));
    return readLine(content, { kind, key, cells }, published);
  });
  return {
    edits: read.flatMap(({ edit }) => edit ?? []),
    changed: read.flatMap(({ changed }) => changed),
    refused: read.flatMap(({ refused }) => refused),
    linesTooMany: lines.length - read.length,
    columnsTooMany: Math.max(0, ...lines.map((texts) => texts.length - fields.length)),
  };
}

interface Line {
  readonly kind: ListKind;
  readonly key: string;
  readonly cells: readonly { readonly field: string; readonly text: string }[];
}

type ReadLine = Pick<RowsPaste, 'changed' | 'refused'> & { readonly edit?: RowEdit };

function readLine(content: CatalogueContent, { kind, key, cells }: Line, published: CatalogueContent): ReadLine {
  const present = new Map<string, unknown>(Object.entries(soldRow(content, kind, key) ?? {}));
  const read = cells.map(({ field, text }) => ({ key, field, ...readCell(content, kind, { field, text }) }));
  const refused = read.flatMap(({ field, fault }) => (fault ? [{ key, field, fault }] : []));
  const changed = read
    .filter(({ fault, field, value }) => !fault && !isEqual(present.get(field), value))
    .map(({ field, value }) => ({ field, value }));
  if (changed.length === 0) return { changed: [], refused };
  for (const { field, value } of changed) present.set(field, value);
  const row = Object.fromEntries([...present].filter(([, value]) => value !== undefined));
  const edit: RowEdit = { edit: 'change', kind, key, row };
  const outcome = editRow(content, edit, published);
  const [fault] = outcome.ok ? [] : outcome.faults;
  const at = changed.map(({ field }) => ({ key, field }));
  return fault
    ? { changed: [], refused: [...refused, ...at.slice(0, 1).map((cell) => ({ ...cell, fault }))] }
    : { edit, changed: at, refused };
}

function readCell(
  content: CatalogueContent,
  kind: ListKind,
  { field, text }: Line['cells'][number],
): { readonly value: unknown; readonly fault?: FieldFault | undefined } {
  const found = rowLists[kind].shape.fields[field];
  if (!found) return { value: undefined, fault: faultAt([field], { code: 'unknown-field' }) };
  if (found.isOptional && text.trim() === '') return { value: undefined };
  const value = cellValue(found.shape, text);
  const faults = faultsOfValue(found.shape, value, [field]);
  const unknown =
    faults.length > 0 ? [] : unknownRows(referencesIn(found.shape, value, [field]), keysOfContent(content));
  return { value, fault: [...faults, ...unknown][0] };
}
