import { useQuery } from '@tanstack/react-query';
import { trpc } from './query-client.ts';

/** Everybody with an account of the supplier, by name; nobody while it loads. */
export const useColleagues = () => useQuery(trpc.user.colleagues.queryOptions()).data ?? [];

/** Those who can be given work: not who is disabled, but `current`, who has it already. */
export const useAssignees = (current: string | null = null) =>
  useColleagues().filter(({ UserId, IsDisabled }) => !IsDisabled || UserId === current);
