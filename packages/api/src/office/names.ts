import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import type { CallScope } from '../gate.ts';
import type { Person } from '../ports/office.ts';
import { words } from '../words.ts';

/** What accounts of the supplier are called; one that is gone has no name any more. */
export type Names = (userId: string) => string;

export async function namesIn({ shop }: Pick<CallScope, 'shop'>): Promise<Names> {
  const people = new Map((await shop.people.all()).map(({ userId, name }) => [userId, name]));
  return (userId) => people.get(userId) ?? words.person.gone;
}

export async function colleague({ shop }: Pick<CallScope, 'shop'>, userId: string): Promise<Outcome<Person>> {
  const found = (await shop.people.all()).find((each) => each.userId === userId);
  return found ? accepted(found) : refused('person.none', words.person.none);
}
