import { hasOtherAdmin } from '@door/domain/people/person-state';
import { accepted, refused } from '@door/domain/door/model/result';
import { nextVersion } from '../item/item-version.ts';
import { type NewHistoryEntry, type RecordScope, recordHistory } from '../system-status/history.ts';
import type { Person } from './people-store.ts';
import type { OfficeScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { messages } from '../messages.ts';

/** Locks all accounts of the supplier: of two admins who disable each other at once, the second finds the first one gone. */
export async function lockPerson({ stores }: Pick<OfficeScope, 'stores'>, userId: string): Promise<Result<Person>> {
  const found = (await stores.people.lockAll()).find((each) => each.userId === userId);
  return found ? accepted(found) : refused('person.none', messages.person.none);
}

/** What a change of an account tells its history. */
export type AccountEntry = Pick<NewHistoryEntry, 'kind' | 'from' | 'to'>;

/**
 * Saves an account that `lockPerson` has read under a new version, and ends its sessions where it is disabled. Refused where nobody would be left
 * who can log in as admin.
 */
export async function savePerson(
  ctx: OfficeScope,
  person: Person,
  entries: readonly AccountEntry[],
): Promise<Result<Person>> {
  const { people } = ctx.stores;
  if (!hasOtherAdmin(await people.lockAll(), person)) return refused('person.last-admin', messages.person.lastAdmin);
  const saved = { ...person, lastUpdated: nextVersion(person.lastUpdated, ctx.clock.now()) };
  await people.save(saved);
  if (person.isDisabled) await people.endSessions(person.userId, 'all');
  await recordAboutAccount(ctx, person.userId, entries);
  return accepted(saved);
}

export const recordAboutAccount = (ctx: RecordScope, userId: string, entries: readonly AccountEntry[]): Promise<void> =>
  recordHistory(
    ctx,
    entries.map((entry) => ({ about: 'account', aboutId: userId, ...entry })),
  );
