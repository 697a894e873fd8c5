import { defaultTimeZone } from '@door/domain/lib/calendar-day';
import { readPerson } from '../../shared/login/logged-in-person.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import type { Me } from './office-client.ts';
import { useQuery } from '@tanstack/react-query';
import { trpc } from './query-client.ts';

/** The current user. Until the server has answered, role and email come from this device and the name is ''. */
export function useMe(): Pick<Me, 'UserId' | 'Name' | 'Email' | 'Role' | 'TimeZone'> {
  const { data } = useQuery(trpc.user.me.queryOptions());
  if (data) return data;
  const { email: Email = '', role: Role = 'installer' } = readPerson(deviceStorage) ?? {};
  return { UserId: '', Name: '', Email, Role, TimeZone: defaultTimeZone };
}

/** Everybody with an account of the supplier, by name; nobody while it loads. */
export const useColleagues = () => useQuery(trpc.user.colleagues.queryOptions()).data ?? [];

/** Those who can be given work: not who is disabled, but `current`, who has it already. */
export const useAssignees = (current: string | null = null) =>
  useColleagues().filter(({ UserId, IsDisabled }) => !IsDisabled || UserId === current);
