import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isCancelled } from '../../../platform/calls/failure.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';

/** How often the page asks how far it is, ms. */
const askEvery = 500;

export interface Replan {
  readonly isRunning: boolean;
  /** `null`: not known yet. */
  readonly progress: { readonly Done: number; readonly Of: number } | null;
  /** Plans the groups that are stale, or the one with this key. */
  readonly start: (group?: string) => void;
  readonly cancel: () => void;
}

/** Plans the bars of a batch. Leaving the page or Cancel ends it; groups that are planned by then stay planned. */
export function useReplan(id: string): Replan {
  const abort = useRef<AbortController | null>(null);
  const run = useMutation({
    meta: batchMutationMeta,
    mutationFn: async (group: string | undefined): Promise<void> => {
      const controller = new AbortController();
      abort.current = controller;
      const input = { Id: id, ...(group !== undefined && { Profile: group }) };
      try {
        await officeClient.batch.replan.mutate(input, { signal: controller.signal });
      } catch (error) {
        // What was planned until then is shown.
        if (!isCancelled(error)) throw error;
      }
    },
  });
  const { data } = useQuery({
    ...trpc.batch.planProgress.queryOptions(id),
    enabled: run.isPending,
    refetchInterval: askEvery,
  });
  useEffect(() => () => abort.current?.abort(), []);
  return {
    isRunning: run.isPending,
    progress: run.isPending ? (data ?? null) : null,
    start: (group) => run.mutate(group),
    cancel: () => abort.current?.abort(),
  };
}
