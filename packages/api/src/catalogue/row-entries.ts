import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { cellText } from '@door/domain/catalogue/edit/cell-text';
import type { RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { priceOfCode } from '@door/domain/catalogue/edit/row-price';
import { rowRecords } from '@door/domain/catalogue/edit/row-records';
import type { Shape } from '@door/domain/catalogue/edit/shape';
import { rowValueText } from '@door/domain/selling/pricing/price-row-text';
import { isEqual } from '@door/domain/lib/is-equal';
import type { NewHistoryEntry } from '../system-status/history.ts';

export type RowEntry = Required<Pick<NewHistoryEntry, 'from' | 'to' | 'reason'>>;

/** What an edit changes, for the history: `designs 7` from `name: Raglan` to `name: Raglan Royal`. */
export function entryOfEdit(before: CatalogueContent, edit: RowEdit): RowEntry {
  switch (edit.edit) {
    case 'set': {
      const { shape, row } = rowRecords[edit.kind];
      return { reason: edit.kind, ...changedFields(shape, row(before), edit.row) };
    }
    case 'change': {
      const { shape, rows } = rowLists[edit.kind];
      const row = rows(before).find(({ key }) => key === edit.key)?.row ?? {};
      return { reason: `${edit.kind} ${edit.key}`, ...changedFields(shape, row, edit.row) };
    }
    case 'add':
      return { reason: edit.kind, ...changedFields(rowLists[edit.kind].shape, {}, edit.row) };
    case 'retire':
    case 'restore':
    case 'move':
      return { reason: `${edit.kind} ${edit.key}`, from: null, to: edit.edit };
    case 'price': {
      const was = priceOfCode(before.prices, edit.code);
      return { reason: edit.code, from: was === undefined ? null : priceText(was), to: priceText(edit.value) };
    }
  }
}

/** '' for none: a history tells that there is no price any more. */
const priceText = (value: number | null): string => (value === null ? '' : rowValueText({ unit: 'amount', value }));

/** Most characters of a row in a history; nested fields are long. */
const most = 1000;

function changedFields(shape: Shape<'record'> | Shape<'table'>, before: object, after: object) {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  const names = [...new Set([...earlier.keys(), ...now.keys()])].filter(
    (name) => !isEqual(earlier.get(name), now.get(name)),
  );
  const textOf = (values: ReadonlyMap<string, unknown>): string | null => {
    const fields = names.filter((name) => values.has(name)).map((name) => `${name}: ${text(shape, name, values)}`);
    return fields.length > 0 ? fields.join('; ').slice(0, most) : null;
  };
  return { from: textOf(earlier), to: textOf(now) };
}

function text(shape: Shape<'record'> | Shape<'table'>, name: string, values: ReadonlyMap<string, unknown>): string {
  const field = shape.kind === 'record' ? shape.fields[name]?.shape : shape.of;
  return field ? cellText(field, values.get(name)) : '';
}
