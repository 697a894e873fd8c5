import { keysOf } from '../../lib/records.ts';
import type { CatalogueContent } from './catalogue-content.ts';
import { faultAt, type FieldFault } from './field-fault.ts';
import { referencesIn, unknownRows } from './references.ts';
import { type ListKind, listKinds, type RecordKind, type RowKind } from './row-kind.ts';
import { rowLists } from './row-lists.ts';
import type { RowOutcome } from './row-list.ts';
import { withoutPriceOfRow, withPriceOfRow } from './row-price.ts';
import { rowRecords } from './row-records.ts';

/** What an edit of each kind consists of. */
interface EditFacts {
  /** `before`: the key of the row in front of which it stands; null: at the end. */
  readonly add: { readonly kind: ListKind; readonly row: object; readonly before: string | null };
  readonly change: { readonly kind: ListKind; readonly key: string; readonly row: object };
  readonly retire: { readonly kind: ListKind; readonly key: string };
  readonly restore: { readonly kind: ListKind; readonly key: string };
  readonly move: { readonly kind: ListKind; readonly key: string; readonly before: string | null };
  readonly set: { readonly kind: RecordKind; readonly row: object };
  /** `piece.KN-URN`, minor units; null: as it is sold, or no price. */
  readonly price: { readonly code: string; readonly value: number | null };
}

/** One change of a catalogue, as a page makes it and the server repeats it. */
export type RowEdit<Name extends keyof EditFacts = keyof EditFacts> = {
  [Each in Name]: { readonly edit: Each } & EditFacts[Each];
}[Name];

/** What is done with an edit of each kind. */
export type ForEachEdit<Args extends readonly unknown[], Result> = {
  readonly [Name in keyof EditFacts]: (edit: RowEdit<Name>, ...args: Args) => Result;
};

/** Does what the table says for the kind of the edit. */
export const byEdit = <Name extends keyof EditFacts, Args extends readonly unknown[], Result>(
  edit: RowEdit<Name>,
  table: ForEachEdit<Args, Result>,
  ...args: Args
): Result => table[edit.edit](edit, ...args);

/** A row that an edit is about and that is not there. */
const gone: RowOutcome = { ok: false, faults: [faultAt([], { code: 'unknown-row' })] };
const refusedFor = (faults: readonly FieldFault[]): RowOutcome => ({ ok: false, faults });

/**
 * The catalogue after an edit, or what is wrong with the row. `published` is what is sold now: its rows keep their keys and
 * are retired instead of removed, because doors name them. An edit that has no effect leaves the catalogue as it is.
 */
export const editRow = (content: CatalogueContent, edit: RowEdit, published: CatalogueContent): RowOutcome =>
  byEdit(edit, outcomes, content, published);

const outcomes: ForEachEdit<readonly [content: CatalogueContent, published: CatalogueContent], RowOutcome> = {
  add: addRow,
  change: changeRow,
  retire: retireRow,
  restore: restoreRow,
  move: moveRow,
  set: ({ kind, row }, content) => {
    const { shape, replace } = rowRecords[kind];
    const faults = unknownRows(referencesIn(shape, row), keysOfContent(content));
    return faults.length > 0 ? refusedFor(faults) : replace(content, row);
  },
  price: ({ code, value }, content, published) => {
    const priced = value === null ? withoutPriceOfRow(content, code, published) : withPriceOfRow(content, code, value);
    return priced ? { ok: true, content: priced } : gone;
  },
};

function addRow({ kind, row, before }: RowEdit<'add'>, content: CatalogueContent): RowOutcome {
  const list = rowLists[kind];
  const rows = list.rows(content);
  const at = before === null ? rows.length : rows.findIndex(({ key }) => key === before);
  const added = list.insert(content, at < 0 ? rows.length : at, row);
  return added.ok ? checked(added.content, kind, row) : added;
}

function changeRow(
  { kind, key, row }: RowEdit<'change'>,
  content: CatalogueContent,
  published: CatalogueContent,
): RowOutcome {
  const list = rowLists[kind];
  const at = list.rows(content).findIndex((each) => each.key === key);
  if (at < 0) return gone;
  const changed = list.replace(content, at, row);
  if (!changed.ok) return changed;
  const isSame = list.rows(changed.content)[at]?.key === key;
  const faults = isSame ? [] : faultsOfNewKey(content, { kind, key, published });
  return faults.length > 0 ? refusedFor(faults) : checked(changed.content, kind, row);
}

/** Why a row cannot get another key: doors name it, or other rows do. */
function faultsOfNewKey(
  content: CatalogueContent,
  { kind, key, published }: Pick<RowEdit<'change'>, 'kind' | 'key'> & { readonly published: CatalogueContent },
): readonly FieldFault[] {
  const { keyFields, retirement } = rowLists[kind];
  if (retirement && isIn(published, kind, key)) return keyFields.map((name) => faultAt([name], { code: 'key-fixed' }));
  return users(content, kind, key).length > 0 ? keyFields.map((name) => faultAt([name], { code: 'key-used' })) : [];
}

function retireRow(
  { kind, key }: RowEdit<'retire'>,
  content: CatalogueContent,
  published: CatalogueContent,
): RowOutcome {
  const list = rowLists[kind];
  const at = list.rows(content).findIndex((each) => each.key === key);
  if (at < 0) return list.retired(content).some((each) => each.key === key) ? { ok: true, content } : gone;
  if (list.retirement && isIn(published, kind, key)) return { ok: true, content: list.retirement.retire(content, at) };
  // Nobody has bought it yet, so it may go; not while a row names it.
  if (users(content, kind, key).length > 0) return refusedFor([faultAt([], { code: 'key-used' })]);
  return { ok: true, content: list.remove(content, at) };
}

function restoreRow({ kind, key }: RowEdit<'restore'>, content: CatalogueContent): RowOutcome {
  const list = rowLists[kind];
  const at = list.retired(content).findIndex((each) => each.key === key);
  if (at >= 0 && list.retirement) return { ok: true, content: list.retirement.restore(content, at) };
  return list.rows(content).some((each) => each.key === key) ? { ok: true, content } : gone;
}

function moveRow({ kind, key, before }: RowEdit<'move'>, content: CatalogueContent): RowOutcome {
  const list = rowLists[kind];
  const keys = list.rows(content).map((each) => each.key);
  const from = keys.indexOf(key);
  if (from < 0) return gone;
  const others = keys.toSpliced(from, 1);
  const to = before === null ? others.length : others.indexOf(before);
  return { ok: true, content: to < 0 || to === from ? content : list.move(content, from, to) };
}

/** References lead to rows, and no two rows of the list have one key. */
function checked(content: CatalogueContent, kind: ListKind, row: object): RowOutcome {
  const list = rowLists[kind];
  const keys = [...list.rows(content), ...list.retired(content)].map(({ key }) => key);
  const faults = [
    ...unknownRows(referencesIn(list.shape, row), keysOfContent(content)),
    ...(new Set(keys).size < keys.length ? list.keyFields.map((name) => faultAt([name], { code: 'key-taken' })) : []),
  ];
  return faults.length > 0 ? refusedFor(faults) : { ok: true, content };
}

const isIn = (content: CatalogueContent, kind: ListKind, key: string): boolean => {
  const { rows, retired } = rowLists[kind];
  return [...rows(content), ...retired(content)].some((each) => each.key === key);
};

/** The keys of each list, retired rows included. */
export function keysOfContent(content: CatalogueContent): (kind: ListKind) => ReadonlySet<string> {
  const known = new Map<ListKind, ReadonlySet<string>>();
  return (kind) => {
    const { rows, retired } = rowLists[kind];
    const keys = known.get(kind) ?? new Set([...rows(content), ...retired(content)].map(({ key }) => key));
    known.set(kind, keys);
    return keys;
  };
}

/** A row that names another. */
export interface RowUser {
  readonly kind: RowKind;
  /** '' for a table of which there is one. */
  readonly key: string;
}

/** The rows, retired ones included, that name a row. */
export function users(content: CatalogueContent, kind: ListKind, key: string): readonly RowUser[] {
  const names = (shape: Parameters<typeof referencesIn>[0], row: object) =>
    referencesIn(shape, row).some((each) => each.to === kind && each.key === key);
  return [
    ...listKinds.flatMap((each) => {
      const { shape, rows, retired } = rowLists[each];
      return [...rows(content), ...retired(content)]
        .filter(({ row }) => names(shape, row))
        .map((found) => ({ kind: each, key: found.key }));
    }),
    ...keysOf(rowRecords)
      .filter((each) => names(rowRecords[each].shape, rowRecords[each].row(content)))
      .map((each) => ({ kind: each, key: '' })),
  ];
}
