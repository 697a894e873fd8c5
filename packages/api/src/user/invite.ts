import { accepted, refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { isWithinRateLimit, tooManyRequests } from '../enforce-rate-limit.ts';
import { newIdInput } from '../input/ids.ts';
import { emailInput, personFields } from './person-input.ts';
import { mailLink } from './mail-link.ts';
import { personToWire } from './person-to-wire.ts';
import type { Person } from './people-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const input = z.strictObject({
  /** Made up by the page, so that a message that is sent twice invites once. */
  Id: newIdInput,
  Email: emailInput,
  ...personFields,
});

/** A new account, whose owner gets a mail to choose a password. Whose account an address has already is not told. */
export const invite = procedure
  .allow('people.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Email, Name, Role, MaxDiscount } }) => {
    const facts = { role: Role, isDisabled: false, hasPassword: false, hasSecondFactor: false, lastSeen: null };
    const lastUpdated = ctx.clock.now().toISOString();
    const person = {
      userId: Id,
      email: Email,
      name: Name,
      maxDiscount: MaxDiscount,
      linkId: null,
      lastUpdated,
      ...facts,
    };
    const added = unwrapOrThrow(await addPerson(ctx, person));
    return personToWire(unwrapOrThrow(await mailLink(ctx, added, Id)));
  });

async function addPerson(ctx: OfficeScope, person: Person): Promise<Outcome<Person>> {
  const { stores } = ctx;
  const known = (await stores.people.lockAll()).find(({ userId }) => userId === person.userId);
  if (known?.email === person.email) return accepted(known);
  if (!(await isWithinRateLimit(ctx, 'invitation', String(ctx.clientId)))) throw tooManyRequests();
  const isAdded = !known && (await stores.people.add(person));
  return isAdded ? accepted(person) : refused('person.taken', messages.person.taken);
}
