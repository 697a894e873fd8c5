import type { Sort, SortKind } from '@door/domain/lib/search/list-sorts';
import type { ListName } from '@door/domain/lib/search/saved-view';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A question that narrows a list; its answer stands in the address under `param`. */
export interface ListFilter {
  readonly param: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

export interface ListColumn extends Choice {
  /** Shown to whoever has chosen no columns. */
  readonly isUsual: boolean;
}

/** What the tools above a list have to know of it. */
export interface ListDefinition<By extends string> {
  readonly list: ListName;
  readonly sorts: Readonly<Record<By, SortKind>>;
  readonly usualSort: Sort<By>;
  /** What each sort is called where the heads of the columns have no room. */
  readonly sortLabels: Readonly<Record<By, string>>;
  /** The columns that a person may hide. */
  readonly columns: readonly ListColumn[];
}

/** The value, if it is one of these; null for any other, as an old link may have. */
export const oneOf = <Value extends string>(value: string | undefined, values: readonly Value[]): Value | null =>
  values.find((each) => each === value) ?? null;
