import { isEqual } from '../../lib/is-equal.ts';
import type { CatalogueContent } from './catalogue-content.ts';
import { byEdit, editRow, type ForEachEdit, type RowEdit } from './edit-rows.ts';
import type { FieldFault } from './field-fault.ts';
import type { ListKind } from './row-kind.ts';
import { rowLists } from './row-lists.ts';
import { keyOfRow, overwritten, soldRow } from './row-of-edit.ts';
import { priceOfCode } from './row-price.ts';
import { rowRecords } from './row-records.ts';

/** An edit, and what it overwrites where nobody else has changed that. */
export interface SeenEdit {
  readonly edit: RowEdit;
  /** The row, or the price in minor units; null: it overwrites nothing. */
  readonly was: object | number | null;
}

/** Edits that were made together, as one thing that can be undone. */
export interface MadeEdits {
  readonly content: CatalogueContent;
  /** Those that had an effect. */
  readonly made: readonly SeenEdit[];
  /** What gives back the catalogue as it was; the order of retired rows does not count. */
  readonly undo: readonly SeenEdit[];
}

export type EditsOutcome =
  | ({ readonly ok: true } & MadeEdits)
  | { readonly ok: false; readonly edit: RowEdit; readonly faults: readonly FieldFault[] };

/** Makes all edits, one after the other, or none. `published` is what is sold now. */
export function makeEdits(
  content: CatalogueContent,
  edits: readonly RowEdit[],
  published: CatalogueContent,
): EditsOutcome {
  const made: SeenEdit[] = [];
  const inverse: RowEdit[] = [];
  let now = content;
  for (const edit of edits) {
    const outcome = editRow(now, edit, published);
    if (!outcome.ok) return { ok: false, edit, faults: outcome.faults };
    if (isEqual(outcome.content, now)) continue;
    made.push({ edit, was: overwritten(now, edit) });
    inverse.unshift(...inverseOf(now, edit, published));
    now = outcome.content;
  }
  return { ok: true, content: now, made, undo: seenBy(now, inverse, published) };
}

/** The edits, each with what it will find. */
function seenBy(
  content: CatalogueContent,
  edits: readonly RowEdit[],
  published: CatalogueContent,
): readonly SeenEdit[] {
  let now = content;
  return edits.map((edit) => {
    const was = overwritten(now, edit);
    const outcome = editRow(now, edit, published);
    if (outcome.ok) now = outcome.content;
    return { edit, was };
  });
}

/** The edit that finds something else than what it was meant to overwrite; undefined: each finds it. */
export function outdatedEdit(
  content: CatalogueContent,
  edits: readonly SeenEdit[],
  published: CatalogueContent,
): RowEdit | undefined {
  let now = content;
  for (const { edit, was } of edits) {
    if (!isEqual(overwritten(now, edit), was)) return edit;
    const outcome = editRow(now, edit, published);
    if (outcome.ok) now = outcome.content;
  }
  return undefined;
}

/**
 * What gives back the row as it was before an edit that can be made: `content` is the catalogue before it. A copy goes, a
 * retired row is sold again at its place.
 */
export const inverseOf = (content: CatalogueContent, edit: RowEdit, published: CatalogueContent): readonly RowEdit[] =>
  byEdit(edit, inverses, content, published);

const inverses: ForEachEdit<readonly [content: CatalogueContent, published: CatalogueContent], readonly RowEdit[]> = {
  add: ({ kind, row }) => [{ edit: 'retire', kind, key: keyOfRow(kind, row) }],
  change: ({ kind, key, row }, content) => [
    { edit: 'change', kind, key: keyOfRow(kind, row), row: soldRow(content, kind, key) ?? {} },
  ],
  retire: inverseOfRetiring,
  restore: ({ kind, key }) => [{ edit: 'retire', kind, key }],
  move: ({ kind, key }, content) => [{ edit: 'move', kind, key, before: keyBehind(content, kind, key) }],
  set: ({ kind }, content) => [{ edit: 'set', kind, row: rowRecords[kind].row(content) }],
  price: ({ code }, content) => [{ edit: 'price', code, value: priceOfCode(content.prices, code) ?? null }],
};

/** A row that was never sold is removed, so it is added again. */
function inverseOfRetiring(
  edit: RowEdit<'retire'>,
  content: CatalogueContent,
  published: CatalogueContent,
): readonly RowEdit[] {
  const { kind, key } = edit;
  const before = keyBehind(content, kind, key);
  const after = editRow(content, edit, published);
  const isRetired = after.ok && rowLists[kind].retired(after.content).some((each) => each.key === key);
  if (!isRetired) return [{ edit: 'add', kind, row: soldRow(content, kind, key) ?? {}, before }];
  return [
    { edit: 'restore', kind, key },
    { edit: 'move', kind, key, before },
  ];
}

/** The key of the row behind one; null: it is the last. */
export function keyBehind(content: CatalogueContent, kind: ListKind, key: string): string | null {
  const keys = rowLists[kind].rows(content).map((each) => each.key);
  return keys[keys.indexOf(key) + 1] ?? null;
}
