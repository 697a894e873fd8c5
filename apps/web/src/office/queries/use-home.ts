import { useQuery } from '@tanstack/react-query';
import type { OfficeOutputs } from './office-client.ts';
import { trpc } from './query-client.ts';

export type HomeSummary = OfficeOutputs['home']['summary'];

/** What waits for the current user's role, and how many quotes and orders there are of each state. */
export const useHomeSummary = () => useQuery(trpc.home.summary.queryOptions());
