import { type OfficeRole, officeRoles } from '@door/domain/people/roles';
import type { PagePath } from '../router/paths.ts';

/** Who is logged in on this device. Decides only what pages show: the server checks the token of every call. */
export interface Person {
  readonly email: string;
  readonly role: OfficeRole;
  readonly clientId: number;
}

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const personKey = 'doorwright.person';
const targetKey = 'doorwright.target';
const problemKey = 'doorwright.login-problem';
const roles: readonly unknown[] = officeRoles;

/** What a person sees first. */
export const homeOf = ({ role }: Pick<Person, 'role'>): PagePath =>
  role === 'fitter' ? '/installer/my-day' : '/installer/home';

export function readPerson(memory: Memory): Person | null {
  try {
    const kept: unknown = JSON.parse(memory.getItem(personKey) ?? 'null');
    return isPerson(kept) ? kept : null;
  } catch {
    return null;
  }
}

export const storePerson = (person: Person, memory: Memory): void => memory.setItem(personKey, JSON.stringify(person));

export const removePerson = (memory: Memory): void => memory.removeItem(personKey);

/** The address to open after the log-in; for this tab only. */
export const storeTarget = (path: string, memory: Memory): void => memory.setItem(targetKey, path);

/** '' when there is none. */
export const readTarget = (memory: Memory): string => memory.getItem(targetKey) ?? '';

export const removeTarget = (memory: Memory): void => memory.removeItem(targetKey);

/** Why the last log-in failed; shown once on the log-in page. */
export const storeProblem = (problem: string, memory: Memory): void => memory.setItem(problemKey, problem);

export function takeProblem(memory: Memory): string {
  const problem = memory.getItem(problemKey) ?? '';
  memory.removeItem(problemKey);
  return problem;
}

const isPerson = (kept: unknown): kept is Person =>
  typeof kept === 'object' &&
  kept !== null &&
  'email' in kept &&
  typeof kept.email === 'string' &&
  'role' in kept &&
  roles.includes(kept.role) &&
  'clientId' in kept &&
  typeof kept.clientId === 'number';
