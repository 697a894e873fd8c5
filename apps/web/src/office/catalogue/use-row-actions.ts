import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import type { FieldFault } from '@door/domain/catalogue/edit/field-fault';
import type { NeededRow } from '@door/domain/catalogue/edit/needed-rows';
import { newRow } from '@door/domain/catalogue/edit/new-row';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import type { KeyedRow } from '@door/domain/catalogue/edit/row-list';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { showToast } from '../../shared/toasts/toasts.ts';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { type EditResult, useEditRows } from './use-catalogue.ts';

/** What is done with the rows of a list. */
export interface RowActions {
  /** Opens the panel with all fields of a row. */
  open(key: string): void;
  change(row: KeyedRow, name: string, value: unknown): readonly FieldFault[];
  copy(row: KeyedRow): void;
  retire(keys: readonly string[]): void;
  restore(key: string): void;
  /** `before`: the row in front of which it stands; null: at the end. Answers its place, from 1; undefined: it did not move. */
  move(key: string, before: string | null): number | undefined;
  /** Takes over what cells are pasted, as one step. Answers its id; null: nothing has changed. */
  paste(edits: readonly RowEdit[]): string | null;
}

/** What is open beside the grid: a row, or one that is being made. */
export type OpenRow = { readonly is: 'present'; readonly key: string } | { readonly is: 'new'; readonly row: object };

export function useRowActions(kind: ListKind, content: CatalogueContent, open: (row: OpenRow) => void): RowActions {
  const edit = useEditRows();
  /** What cannot be done is told at once; there is no field at which it could stand. */
  const orTell = (edits: readonly RowEdit[]): EditResult => {
    const result = edit(edits);
    if (!result.ok) showToast('error', result.faults[0] ? t.faultAt(result.faults[0]) : t.notSaved);
    return result;
  };
  return {
    open: (key) => open({ is: 'present', key }),
    change: ({ key, row }, name, value) => {
      const result = edit([{ edit: 'change', kind, key, row: withValue(row, name, value) }]);
      return result.ok ? [] : result.faults;
    },
    // A copy is looked at before it is added: its code and its number are proposed.
    copy: ({ row }) => open({ is: 'new', row: newRow(content, kind, row) }),
    retire: (keys) => orTell(keys.map((key) => ({ edit: 'retire', kind, key }))),
    restore: (key) => orTell([{ edit: 'restore', kind, key }]),
    move: (key, before) => {
      const result = orTell([{ edit: 'move', kind, key, before }]);
      if (!result.ok || result.step === null) return undefined;
      return 1 + rowLists[kind].rows(result.content).findIndex((each) => each.key === key);
    },
    paste: (edits) => {
      const result = orTell(edits);
      return result.ok ? result.step : null;
    },
  };
}

/** The row with another value; undefined takes the field away. */
export const withValue = (row: object, name: string, value: unknown): object =>
  Object.fromEntries(
    [...Object.entries(row).filter(([each]) => each !== name), [name, value]].filter(([, each]) => each !== undefined),
  );

/** Each as the last of its list. */
export const addsOf = (needed: readonly NeededRow[]): readonly RowEdit[] =>
  needed.map(({ kind, row }) => ({ edit: 'add', kind, row, before: null }));
