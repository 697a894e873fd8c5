import type { CatalogueContent } from './catalogue-content.ts';
import { byEdit, type ForEachEdit, type RowEdit } from './edit-rows.ts';
import type { ListKind } from './row-kind.ts';
import { rowLists } from './row-lists.ts';
import { priceOfCode } from './row-price.ts';
import { rowRecords } from './row-records.ts';

/** The row of a list that is sold; undefined: there is none, or a retired one. */
export const soldRow = (content: CatalogueContent, kind: ListKind, key: string): object | undefined =>
  rowLists[kind].rows(content).find((each) => each.key === key)?.row;

/** What a new row is called among its kind. */
export function keyOfRow(kind: ListKind, row: object): string {
  const values = new Map<string, unknown>(Object.entries(row));
  return rowLists[kind].keyFields.map((name) => String(values.get(name))).join(' ');
}

/**
 * What an edit would overwrite: the row, or the price in minor units. null: nothing, so that whoever edits cannot undo what
 * somebody else has done meanwhile.
 */
export const overwritten = (content: CatalogueContent, edit: RowEdit): object | number | null =>
  byEdit(edit, found, content);

const present = ({ kind, key }: RowEdit<'change' | 'retire'>, content: CatalogueContent): object | null =>
  soldRow(content, kind, key) ?? null;
const nothing = () => null;

const found: ForEachEdit<readonly [content: CatalogueContent], object | number | null> = {
  change: present,
  retire: present,
  set: ({ kind }, content) => rowRecords[kind].row(content),
  price: ({ code }, content) => priceOfCode(content.prices, code) ?? null,
  add: nothing,
  restore: nothing,
  move: nothing,
};
