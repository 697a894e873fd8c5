import type { JobKind } from '@door/api/ports/outbox';
import type { JobState } from '@door/api/system-status/job-store';
import { useQuery } from '@tanstack/react-query';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { type ListQuery, useListQuery } from '../queries/use-list-query.ts';

export type WireJob = OfficeOutputs['running']['jobs']['Jobs'][number];
export type Overview = OfficeOutputs['running']['overview'];
export type Queues = OfficeOutputs['running']['queues'];

/** ms between two looks at what runs, while the page is visible. */
const refreshMs = 5_000;
const refetchInterval = refreshMs;

export const useOverview = () => useQuery({ ...trpc.running.overview.queryOptions(), refetchInterval });
export const useQueues = () => useQuery({ ...trpc.running.queues.queryOptions(), refetchInterval });

export interface JobsAsked {
  readonly State?: JobState;
  readonly Kind?: JobKind;
}

const pageSize = 30;

/** Jobs, the latest first. */
export const useJobs = (asked: JobsAsked): ListQuery<WireJob> =>
  useListQuery({
    queryKey: trpc.running.jobs.queryKey({ ...asked, Most: pageSize }),
    refreshMs,
    fetchPage: async (After) => {
      const page = await officeClient.running.jobs.query({ ...asked, Most: pageSize, After });
      return { rows: page.Jobs, after: page.After };
    },
  });

/** What is retried or discarded is shown anew everywhere. */
export const runningMutationMeta = { invalidates: [trpc.running.pathKey(), trpc.home.pathKey()] };
