import { type OfficeRole, officeRoles } from '@door/domain/access/roles';

/** Who is logged in on this device, as far as the pages must know before anything is asked: the server decides anew each time. */
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

export function readPerson(memory: Memory): Person | null {
  try {
    const kept: unknown = JSON.parse(memory.getItem(personKey) ?? 'null');
    return isPerson(kept) ? kept : null;
  } catch {
    return null;
  }
}

export const keepPerson = (person: Person, memory: Memory): void => memory.setItem(personKey, JSON.stringify(person));

export const forgetPerson = (memory: Memory): void => memory.removeItem(personKey);

/** Where somebody wanted to go before the log-in stood in the way; for this tab only. */
export const keepTarget = (path: string, memory: Memory): void => memory.setItem(targetKey, path);

/** '' when nobody wanted anything. */
export const readTarget = (memory: Memory): string => memory.getItem(targetKey) ?? '';

export const forgetTarget = (memory: Memory): void => memory.removeItem(targetKey);

/** Why the last log-in came to nothing, said once on the log-in page. */
export const keepProblem = (problem: string, memory: Memory): void => memory.setItem(problemKey, problem);

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
