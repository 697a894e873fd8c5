import { type Sort, sortAfterClick, sortFrom, sortText } from '@door/domain/lib/search/list-sorts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '../layout/search-field.tsx';
import { type Params, useSearchParams } from '../layout/use-search-param.ts';
import { trpc } from '../queries/query-client.ts';
import type { ListDefinition } from './list-definition.ts';

export interface List<By extends string> {
  readonly definition: ListDefinition<By>;
  /** Filters, search and sort, as the address has them. */
  readonly params: Params;
  readonly change: (changes: Params) => void;
  /** What is searched for, once typing has paused. */
  readonly search: string;
  readonly sort: Sort<By>;
  readonly sortBy: (by: string) => void;
  /** The columns that are shown. */
  readonly columns: ReadonlySet<string>;
}

/** Filters and order of a list, kept in the address, and its columns, kept for each person by the server. */
export function useList<By extends string>(definition: ListDefinition<By>): List<By> {
  const { list, sorts, usualSort } = definition;
  const [params, change] = useSearchParams();
  const sort = sortFrom(params['sort'] ?? '', sorts) ?? usualSort;
  const { data } = useQuery(trpc.user.listSettings.queryOptions({ List: list }));
  const chosen = data?.Columns;
  const columns = useMemo(
    () => new Set(chosen ?? definition.columns.filter(({ isUsual }) => isUsual).map(({ value }) => value)),
    [chosen, definition],
  );
  const sortBy = (text: string) => {
    const clicked = sortFrom(text, sorts);
    if (clicked) change({ sort: paramOf(sortAfterClick(clicked.by, { now: sort, sorts }), usualSort) });
  };
  const search = useDebounced(params['text'] ?? '').trim();
  return { definition, params, change, search, sort, sortBy, columns };
}

interface AskedSort<By extends string> {
  readonly Sort?: { readonly By: By; readonly Descending: boolean };
}

/** How the server is asked for the order of a list; for the usual one it need not be. */
export const askedSort = <By extends string>(sort: Sort<By>, usual: Sort<By>): AskedSort<By> =>
  sort === usual ? {} : { Sort: { By: sort.by, Descending: sort.descending } };

/** The usual order is not written into the address. */
export const paramOf = (sort: Sort<string>, usual: Sort<string>): string =>
  sortText(sort) === sortText(usual) ? '' : sortText(sort);
