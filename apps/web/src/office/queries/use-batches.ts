import { useQuery } from '@tanstack/react-query';
import type { ListedBatch } from '../batches/batch-wire.ts';
import { weekIn } from '@door/domain/lib/production-week';
import { officeClient } from './office-client.ts';
import { trpc } from './query-client.ts';
import { type ListAsked, type ListQuery, useListQuery } from './use-list-query.ts';

/** The batches of the week with which the text begins, of any week where it begins with none; the latest week first. */
export function useBatches(text: string, { pageSize, isAsked = true }: ListAsked): ListQuery<ListedBatch> {
  const Week = weekIn(text);
  const list = useListQuery({
    queryKey: trpc.batch.list.queryKey({ Week, Most: pageSize }),
    isAsked,
    fetchPage: async (After) => {
      const page = await officeClient.batch.list.query({ Week, Most: pageSize, ...(After !== null && { After }) });
      return { rows: page.Batches, after: page.After };
    },
  });
  const found = text.trim().toUpperCase();
  return { ...list, data: list.data?.filter(({ Number }) => Number.includes(found)) };
}

/** The lines of orders that wait for a batch. */
export const useWaitingLines = () => useQuery(trpc.batch.waiting.queryOptions({}));

/** The production weeks from that of today on. */
export const useWeeks = () => useQuery(trpc.batch.weeks.queryOptions({}));

export const useBatch = (id: string) => useQuery(trpc.batch.getBatchById.queryOptions(id));

/** A batch moves its orders, and they their tasks. */
export const batchMutationMeta = {
  invalidates: [trpc.batch.pathKey(), trpc.order.pathKey(), trpc.task.pathKey()],
};
