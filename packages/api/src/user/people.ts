import { accepted, refused } from '@door/domain/door/model/result';
import type { Result } from '../refusals.ts';
import type { Person } from './people-store.ts';
import type { CallScope } from '../procedure.ts';
import { messages } from '../messages.ts';

/** The name of an account of the supplier; 'Somebody who has left' for one that was removed. */
export type NameOf = (userId: string) => string;

export async function loadNames({ stores }: Pick<CallScope, 'stores'>): Promise<NameOf> {
  const people = new Map((await stores.people.all()).map(({ userId, name }) => [userId, name]));
  return (userId) => people.get(userId) ?? messages.person.gone;
}

export async function findColleague({ stores }: Pick<CallScope, 'stores'>, userId: string): Promise<Result<Person>> {
  const found = (await stores.people.all()).find((each) => each.userId === userId);
  return found ? accepted(found) : refused('person.none', messages.person.none);
}

/** Somebody to give work to: not who can no longer log in. */
export async function findAssignee(scope: Pick<CallScope, 'stores'>, userId: string): Promise<Result<Person>> {
  const found = await findColleague(scope, userId);
  return found.ok && found.value.isDisabled ? refused('person.disabled', messages.person.disabled) : found;
}
