import { z } from 'zod';
import { userIdInput } from '../../input/ids.ts';
import { personFields } from '../../input/people.ts';
import { type AccountEntry, lockPerson, savePerson } from '../../people/change-person.ts';
import { personToWire } from '../../people/person-to-wire.ts';
import type { Person } from '../../ports/people-store.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';

const input = z.strictObject({ UserId: userIdInput, ...personFields });

/** Changes name, role and highest discount of an account. They count from the person's next call on. */
export const updateUser = procedure
  .allow('people.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { UserId, Name, Role, MaxDiscount } }) => {
    const before = unwrapOrThrow(await lockPerson(ctx, UserId));
    const after = { ...before, name: Name, role: Role, maxDiscount: MaxDiscount };
    const entries = changesOf(before, after);
    return personToWire(entries.length === 0 ? before : unwrapOrThrow(await savePerson(ctx, after, entries)));
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
