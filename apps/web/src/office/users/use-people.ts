import { useQuery } from '@tanstack/react-query';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';

export type People = OfficeOutputs['user']['list'];
export type ListedPerson = People['People'][number];
export type ListedSession = OfficeOutputs['user']['sessions'][number];

export const usePeople = () => useQuery(trpc.user.list.queryOptions());

/** Everything that names people, and what is offered to whom. */
export const peopleMutationMeta = { invalidates: [trpc.user.pathKey()] };
