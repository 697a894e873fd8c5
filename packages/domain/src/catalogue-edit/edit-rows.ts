import { keysOf } from '../model/records.ts';
import type { Article } from '../catalogue/production-rows.ts';
import { type CatalogueContent, withProduction } from './catalogue-content.ts';
import { faultAt, type FieldFault } from './field-fault.ts';
import { referencesIn, unknownRows } from './references.ts';
import { type ListKind, listKinds, type RecordKind, type RowKind } from './row-kind.ts';
import { rowLists } from './row-lists.ts';
import type { RowOutcome } from './row-list.ts';
import { rowRecords } from './row-records.ts';

/** One change of a catalogue, as a page makes it and the server repeats it. */
export type RowEdit =
  /** `before`: the key of the row in front of which it stands; null: at the end. */
  | { readonly edit: 'add'; readonly kind: ListKind; readonly row: object; readonly before: string | null }
  | { readonly edit: 'change'; readonly kind: ListKind; readonly key: string; readonly row: object }
  | { readonly edit: 'retire'; readonly kind: ListKind; readonly key: string }
  | { readonly edit: 'restore'; readonly kind: ListKind; readonly key: string }
  | { readonly edit: 'move'; readonly kind: ListKind; readonly key: string; readonly before: string | null }
  | { readonly edit: 'set'; readonly kind: RecordKind; readonly row: object };

/** A row that an edit is about and that is not there. */
const gone: RowOutcome = { ok: false, faults: [faultAt([], { code: 'unknown-row' })] };
const refusedFor = (faults: readonly FieldFault[]): RowOutcome => ({ ok: false, faults });

/**
 * The catalogue after an edit, or what is wrong with the row. `published` is what is sold now: its rows keep their keys and
 * are retired instead of removed, because doors name them. An edit that has no effect leaves the catalogue as it is.
 */
export function editRow(content: CatalogueContent, edit: RowEdit, published: CatalogueContent): RowOutcome {
  switch (edit.edit) {
    case 'add':
      return addRow(content, edit);
    case 'change':
      return changeRow(content, edit, published);
    case 'retire':
      return retireRow(content, edit, published);
    case 'restore':
      return restoreRow(content, edit);
    case 'move':
      return moveRow(content, edit);
    case 'set': {
      const { shape } = rowRecords[edit.kind];
      const faults = unknownRows(referencesIn(shape, edit.row), keysOfContent(content));
      return faults.length > 0 ? refusedFor(faults) : rowRecords[edit.kind].replace(content, edit.row);
    }
  }
}

type EditOf<Name extends RowEdit['edit']> = Extract<RowEdit, { edit: Name }>;

function addRow(content: CatalogueContent, { kind, row, before }: EditOf<'add'>): RowOutcome {
  const list = rowLists[kind];
  const rows = list.rows(content);
  const at = before === null ? rows.length : rows.findIndex(({ key }) => key === before);
  const added = list.insert(content, at < 0 ? rows.length : at, row);
  if (!added.ok) return added;
  const outcome = checked(added.content, kind, row);
  return outcome.ok && kind === 'stock' ? { ok: true, content: withArticles(outcome.content) } : outcome;
}

/** A bill of materials names stock by its article: new stock brings its own, sold by the piece, which can be changed like every other. */
function withArticles(content: CatalogueContent): CatalogueContent {
  const { articles } = content.production;
  const known = new Set(articles.map(({ code }) => code));
  const added = content.catalogue.stock
    .filter(({ code }) => !known.has(code))
    .map(
      ({ code, description, categoryId }): Article => ({
        ...{ code, description, categoryId },
        ...{ stockLengths: [], unit: 'piece' },
      }),
    );
  return added.length > 0 ? withProduction(content, { articles: [...articles, ...added] }) : content;
}

function changeRow(
  content: CatalogueContent,
  { kind, key, row }: EditOf<'change'>,
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
  { kind, key, published }: Pick<EditOf<'change'>, 'kind' | 'key'> & { readonly published: CatalogueContent },
): readonly FieldFault[] {
  const { keyFields, retirement } = rowLists[kind];
  if (retirement && isIn(published, kind, key)) return keyFields.map((name) => faultAt([name], { code: 'key-fixed' }));
  return users(content, kind, key).length > 0 ? keyFields.map((name) => faultAt([name], { code: 'key-used' })) : [];
}

function retireRow(
  content: CatalogueContent,
  { kind, key }: EditOf<'retire'>,
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

function restoreRow(content: CatalogueContent, { kind, key }: EditOf<'restore'>): RowOutcome {
  const list = rowLists[kind];
  const at = list.retired(content).findIndex((each) => each.key === key);
  if (at >= 0 && list.retirement) return { ok: true, content: list.retirement.restore(content, at) };
  return list.rows(content).some((each) => each.key === key) ? { ok: true, content } : gone;
}

function moveRow(content: CatalogueContent, { kind, key, before }: EditOf<'move'>): RowOutcome {
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
