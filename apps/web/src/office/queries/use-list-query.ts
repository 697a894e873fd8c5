import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { toastFailure } from '../../shared/toasts/toasts.ts';
import { countText } from '../../shared/text/count-text.ts';
import { officeMessages } from '../messages/office.ts';

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null: this is the last one. */
  readonly after: string | null;
}

/** How a list is asked for, whatever it holds. */
export interface ListAsked {
  readonly pageSize: number;
  /** False: nothing is asked yet. */
  readonly isAsked?: boolean;
}

export interface ListQueryOptions<Row> {
  readonly queryKey: QueryKey;
  /** False: nothing is asked yet. */
  readonly isAsked?: boolean;
  /** ms between two looks while the page is visible; absent: it is loaded again only when it is opened or returned to. */
  readonly refreshMs?: number;
  /** `after` of the page before; null for the first page. */
  readonly fetchPage: (after: string | null) => Promise<ListPage<Row>>;
}

export interface ListQuery<Row> {
  /** The rows of all pages loaded so far; undefined while the first one is loading. */
  readonly data: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  /** A failure is shown as a toast: the pages that are here stay. */
  readonly fetchNextPage: () => void;
  /** One page, whatever is loaded: `after` of the page before; null for the first. */
  readonly fetchPage: (after: string | null) => Promise<ListPage<Row>>;
}

/** A list that is loaded page by page. Loading it again loads as many pages as were there, so nobody loses their place. */
export function useListQuery<Row>({
  queryKey,
  isAsked = true,
  refreshMs,
  fetchPage,
}: ListQueryOptions<Row>): ListQuery<Row> {
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    enabled: isAsked,
    ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: firstPage(),
    getNextPageParam: ({ after }) => after,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  return {
    data,
    error: isFetchNextPageError ? null : error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchPage,
    fetchNextPage: () =>
      void query.fetchNextPage().then((result) => {
        if (result.isFetchNextPageError) toastFailure(result.error, officeMessages.asking.failed);
      }),
  };
}

const firstPage = (): string | null => null;

/** How many rows are loaded, as text: `12`, or `30+` where the list goes on; '' while it is loading. */
export function rowCountText({ data, hasNextPage }: Pick<ListQuery<unknown>, 'data' | 'hasNextPage'>): string {
  if (!data) return '';
  const count = countText(data.length);
  return hasNextPage ? officeMessages.tasks.moreThan(count) : count;
}
