import { isEqual } from '../../lib/is-equal.ts';
import { keysOf } from '../../lib/records.ts';
import type { CatalogueContent } from './catalogue-content.ts';
import { listKinds, type ListKind, type RowKind } from './row-kind.ts';
import { rowLists } from './row-lists.ts';
import { rowRecords } from './row-records.ts';

/** What a row is beside the one of another catalogue. */
export type RowChange = 'added' | 'changed' | 'retired' | 'restored' | 'removed' | 'moved';

export interface ChangedRow {
  readonly kind: RowKind;
  /** '' for a table of which there is one. */
  readonly key: string;
  readonly change: RowChange;
}

/** Each row in which a catalogue differs from an earlier one, kind by kind. A list whose order alone is another one is 'moved'. */
export const changedRows = (before: CatalogueContent, after: CatalogueContent): readonly ChangedRow[] => [
  ...listKinds.flatMap((kind) => changesOfList(kind, before, after)),
  ...keysOf(rowRecords)
    .filter((kind) => !isEqual(rowRecords[kind].row(before), rowRecords[kind].row(after)))
    .map((kind): ChangedRow => ({ kind, key: '', change: 'changed' })),
];

function changesOfList(kind: ListKind, before: CatalogueContent, after: CatalogueContent): readonly ChangedRow[] {
  const { rows, retired } = rowLists[kind];
  const earlier = byKey(rows(before));
  const now = byKey(rows(after));
  const retiredBefore = byKey(retired(before));
  const retiredNow = byKey(retired(after));
  const changeOf = (key: string, row: object): RowChange | undefined => {
    if (retiredBefore.has(key)) return 'restored';
    if (!earlier.has(key)) return 'added';
    return isEqual(earlier.get(key), row) ? undefined : 'changed';
  };
  const listed = [...now].flatMap(([key, row]): readonly ChangedRow[] => {
    const change = changeOf(key, row);
    return change ? [{ kind, key, change }] : [];
  });
  const gone = [...earlier.keys()]
    .filter((key) => !now.has(key))
    .map((key): ChangedRow => ({ kind, key, change: retiredNow.has(key) ? 'retired' : 'removed' }));
  const shared = (keys: Iterable<string>, others: ReadonlyMap<string, object>) =>
    [...keys].filter((key) => others.has(key));
  const isMoved = !isEqual(shared(earlier.keys(), now), shared(now.keys(), earlier));
  return [...listed, ...gone, ...(isMoved ? [{ kind, key: '', change: 'moved' } as const] : [])];
}

const byKey = (rows: readonly { readonly key: string; readonly row: object }[]): ReadonlyMap<string, object> =>
  new Map(rows.map(({ key, row }) => [key, row]));
