import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { cellText } from '@door/domain/catalogue/edit/cell-text';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';

/** The fields of which the first that a row has is its name. */
const nameFields = ['displayName', 'name', 'description', 'makeUp', 'code'];

/** What a person calls a row: `Raglan`, `White, chrome`; without a name its key. */
export function rowName(row: object, key: string): string {
  const values = new Map<string, unknown>(Object.entries(row));
  const named = nameFields.map((name) => values.get(name)).find((value) => typeof value === 'string' && value !== '');
  return typeof named === 'string' ? named : key;
}

export interface RowChoice {
  readonly key: string;
  readonly name: string;
}

/** The rows to which a reference can lead. */
export const rowChoices = (content: CatalogueContent, kind: ListKind): readonly RowChoice[] =>
  rowLists[kind].rows(content).map(({ key, row }) => ({ key, name: rowName(row, key) }));

/** The name of the row that a reference leads to, retired rows included; its key where there is none. */
export function referenceName(content: CatalogueContent, kind: ListKind, key: unknown): string {
  const { rows, retired } = rowLists[kind];
  const found = [...rows(content), ...retired(content)].find((each) => each.key === String(key));
  return found
    ? rowName(found.row, found.key)
    : cellText({ kind: 'text', max: 0, isFilled: false, isCode: false }, key);
}
