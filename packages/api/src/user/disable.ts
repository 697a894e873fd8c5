import { refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { userIdInput } from '../input/ids.ts';
import { lockPerson, savePerson } from './change-person.ts';
import { personToWire } from './person-to-wire.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const call = procedure
  .allow('people.manage')
  .input(z.strictObject({ UserId: userIdInput }))
  .use(inOneTransaction);

/** The person can no longer log in, and what was opened before answers no call any more. Work that is theirs stays theirs. */
export const disable = call.mutation(({ ctx, input: { UserId } }) => {
  if (UserId === ctx.caller.userId) unwrapOrThrow(refused('person.self', messages.person.self));
  return setDisabled(ctx, UserId, true);
});

export const enable = call.mutation(({ ctx, input: { UserId } }) => setDisabled(ctx, UserId, false));

async function setDisabled(ctx: OfficeScope, userId: string, isDisabled: boolean) {
  const person = unwrapOrThrow(await lockPerson(ctx, userId));
  if (person.isDisabled === isDisabled) return personToWire(person);
  const to = isDisabled ? 'disabled' : 'enabled';
  const saved = await savePerson(ctx, { ...person, isDisabled }, [{ kind: 'access', from: null, to }]);
  return personToWire(unwrapOrThrow(saved));
}
