import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askAgainAfter } from '../../designer/paper/picture-urls.ts';
import { officeClient, type OfficeOutputs, type WireQuote } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import type { ShownQuery } from '../queries/query-result.tsx';

/** A version of a quote, without a number the latest; asked again until its document is made. */
export function useVersion(
  { Id, LastUpdated }: Pick<WireQuote, 'Id' | 'LastUpdated'>,
  Version?: number,
): ShownQuery<OfficeOutputs['quote']['getVersion']> {
  const input = { Id, ...(Version === undefined ? {} : { Version }) };
  return useQuery({
    // A draft is another paper after each change.
    queryKey: [...trpc.quote.getVersion.queryKey(input), LastUpdated],
    queryFn: () => officeClient.quote.getVersion.query(input),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => askAgainAfter(state.data?.DocumentState),
  });
}
