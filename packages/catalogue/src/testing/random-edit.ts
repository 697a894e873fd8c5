import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { newRow } from '@door/domain/catalogue/edit/new-row';
import { listKinds, recordKinds } from '@door/domain/catalogue/edit/row-kind';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { rowRecords } from '@door/domain/catalogue/edit/row-records';
import type { SeededRandom } from '@door/domain/catalogue/dry-run/seeded-random';

const pick = <Value>(values: readonly Value[], random: SeededRandom): Value | undefined =>
  values[random(values.length)];

/** An edit as an admin may try it; most change one value of a row. What the fields do not allow, the editor refuses. */
export function randomEdit(content: CatalogueContent, random: SeededRandom): RowEdit | null {
  if (random(4) === 0) {
    const kind = pick(recordKinds, random) ?? 'limits';
    return { edit: 'set', kind, row: changedRow(rowRecords[kind].row(content), null, random) };
  }
  const kind = pick(listKinds, random) ?? 'designs';
  const rows = rowLists[kind].rows(content);
  const [one, other] = [pick(rows, random), pick(rows, random)];
  if (!one || !other) return null;
  const changed = (row: object) => changedRow(row, other.row, random);
  const edits: readonly (() => RowEdit)[] = [
    () => ({ edit: 'change', kind, key: one.key, row: changed(one.row) }),
    () => ({ edit: 'change', kind, key: one.key, row: changed(changed(one.row)) }),
    () => ({ edit: 'add', kind, row: changed(newRow(content, kind, one.row)), before: other.key }),
    () => ({ edit: 'retire', kind, key: one.key }),
    () => ({ edit: 'move', kind, key: one.key, before: other.key }),
    () => ({ edit: 'price', code: 'piece.KN-NEW', value: pick([null, 0, random(10_000)], random) ?? null }),
  ];
  return pick(edits, random)?.() ?? null;
}

/** The row with one field as in another row, or with one value of it changed. */
function changedRow(row: object, other: object | null, random: SeededRandom): object {
  const [name] = pick(Object.entries(row), random) ?? [''];
  const taken = other && random(2) === 0 ? new Map<string, unknown>(Object.entries(other)).get(name) : undefined;
  return Object.fromEntries(
    Object.entries(row).map(([field, value]): [string, unknown] => [
      field,
      field === name ? (taken ?? changedValue(value, random)) : value,
    ]),
  );
}

function changedValue(value: unknown, random: SeededRandom): unknown {
  if (typeof value === 'number')
    return pick([0, 1, value - 1, value + 1, value * 2, Math.round(value / 2), -value], random);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string')
    return pick(['', value.replace(/\d+/, (number) => String(2 * Number(number))), 'w/2', '0'], random);
  if (Array.isArray(value)) return changedList(value, random);
  if (typeof value === 'object' && value !== null) return changedRow(value, null, random);
  return value;
}

function changedList(values: readonly unknown[], random: SeededRandom): readonly unknown[] {
  const at = random(Math.max(1, values.length));
  const way = random(4);
  if (way === 0) return [];
  if (way === 1) return values.filter((_, index) => index !== at);
  return values.map((value, index) => (index === at ? changedValue(value, random) : value));
}
