import { refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { personVersionInput, userIdInput } from '../input/ids.ts';
import { personFields } from './person-input.ts';
import { type AccountEntry, lockPerson, savePerson } from './change-person.ts';
import { personToWire } from './person-to-wire.ts';
import type { Person } from './people-store.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

/** `LastUpdated` as the list of people carried it. */
const input = z.strictObject({ UserId: userIdInput, LastUpdated: personVersionInput, ...personFields });

/**
 * Changes name, role and highest discount of an account, unless somebody else has changed it meanwhile. They count from the
 * person's next call on. A repeat finds nothing more to change.
 */
export const updateUser = procedure
  .allow('people.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { UserId, LastUpdated, Name, Role, MaxDiscount } }) => {
    const before = unwrapOrThrow(await lockPerson(ctx, UserId));
    const after = { ...before, name: Name, role: Role, maxDiscount: MaxDiscount };
    const entries = changesOf(before, after);
    if (entries.length === 0) return personToWire(before);
    if (Date.parse(before.lastUpdated) !== Date.parse(LastUpdated))
      unwrapOrThrow(refused('person.changed-elsewhere', messages.person.changedElsewhere));
    return personToWire(unwrapOrThrow(await savePerson(ctx, after, entries)));
  });

function changesOf(before: Person, after: Person): readonly AccountEntry[] {
  const [from, to] = [before, after].map(({ maxDiscount }) => maxDiscount && `${String(maxDiscount / 100)} %`);
  const entries: readonly AccountEntry[] = [
    { kind: 'details', from: before.name, to: after.name },
    { kind: 'role', from: before.role, to: after.role },
    { kind: 'discount', from: from ?? null, to: to ?? null },
  ];
  return entries.filter((entry) => entry.from !== entry.to);
}
