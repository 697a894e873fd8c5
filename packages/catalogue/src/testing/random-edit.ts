import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { newRow } from '@door/domain/catalogue/edit/new-row';
import { listKinds, recordKinds } from '@door/domain/catalogue/edit/row-kind';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { rowRecords } from '@door/domain/catalogue/edit/row-records';
import type { Dice } from '@door/domain/catalogue/dry-run/dice';

const pick = <Value>(values: readonly Value[], dice: Dice): Value | undefined => values[dice(values.length)];

/** An edit as an admin may try it; most change one value of a row. What the fields do not allow, the editor refuses. */
export function randomEdit(content: CatalogueContent, dice: Dice): RowEdit | null {
  if (dice(4) === 0) {
    const kind = pick(recordKinds, dice) ?? 'limits';
    return { edit: 'set', kind, row: changedRow(rowRecords[kind].row(content), null, dice) };
  }
  const kind = pick(listKinds, dice) ?? 'designs';
  const rows = rowLists[kind].rows(content);
  const [one, other] = [pick(rows, dice), pick(rows, dice)];
  if (!one || !other) return null;
  const changed = (row: object) => changedRow(row, other.row, dice);
  const edits: readonly (() => RowEdit)[] = [
    () => ({ edit: 'change', kind, key: one.key, row: changed(one.row) }),
    () => ({ edit: 'change', kind, key: one.key, row: changed(changed(one.row)) }),
    () => ({ edit: 'add', kind, row: changed(newRow(content, kind, one.row)), before: other.key }),
    () => ({ edit: 'retire', kind, key: one.key }),
    () => ({ edit: 'move', kind, key: one.key, before: other.key }),
    () => ({ edit: 'price', code: 'piece.KN-NEW', value: pick([null, 0, dice(10_000)], dice) ?? null }),
  ];
  return pick(edits, dice)?.() ?? null;
}

/** The row with one field as in another row, or with one value of it changed. */
function changedRow(row: object, other: object | null, dice: Dice): object {
  const [name] = pick(Object.entries(row), dice) ?? [''];
  const taken = other && dice(2) === 0 ? new Map<string, unknown>(Object.entries(other)).get(name) : undefined;
  return Object.fromEntries(
    Object.entries(row).map(([field, value]): [string, unknown] => [
      field,
      field === name ? (taken ?? changedValue(value, dice)) : value,
    ]),
  );
}

function changedValue(value: unknown, dice: Dice): unknown {
  if (typeof value === 'number')
    return pick([0, 1, value - 1, value + 1, value * 2, Math.round(value / 2), -value], dice);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string')
    return pick(['', value.replace(/\d+/, (number) => String(2 * Number(number))), 'w/2', '0'], dice);
  if (Array.isArray(value)) return changedList(value, dice);
  if (typeof value === 'object' && value !== null) return changedRow(value, null, dice);
  return value;
}

function changedList(values: readonly unknown[], dice: Dice): readonly unknown[] {
  const at = dice(Math.max(1, values.length));
  const way = dice(4);
  if (way === 0) return [];
  if (way === 1) return values.filter((_, index) => index !== at);
  return values.map((value, index) => (index === at ? changedValue(value, dice) : value));
}
