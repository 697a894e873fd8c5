import { personState } from '@door/domain/people/person-state';
import { z } from 'zod';
import { userIdInput } from '../input/ids.ts';
import { recordAboutAccount } from './change-person.ts';
import { inOneTransaction, procedure } from '../procedure.ts';

/**
 * Takes an account away that nobody has used yet, for example one for a mistyped address, which is free again afterwards. One
 * that was used stays: its name stands beside work. What is not there counts as withdrawn.
 */
export const withdrawInvitation = procedure
  .allow('people.manage')
  .input(z.strictObject({ UserId: userIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { UserId } }) => {
    const person = (await ctx.stores.people.lockAll()).find(({ userId }) => userId === UserId);
    const isThere = person !== undefined && personState(person) !== 'invited';
    if (person && !isThere) {
      await ctx.stores.people.remove(UserId);
      await recordAboutAccount(ctx, UserId, [{ kind: 'invitation', from: null, to: 'withdrawn' }]);
    }
    return { IsWithdrawn: !isThere };
  });
