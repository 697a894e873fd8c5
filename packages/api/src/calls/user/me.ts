import { type Procedure, inOneTransaction, personOf } from '../../procedure.ts';

/** Not in the specification: whose account the token is for. */
export const me = (procedure: Procedure) =>
  procedure.use(inOneTransaction).query(async ({ ctx }) => {
    const { role, userId } = personOf(ctx);
    const account = (await ctx.stores.people.all()).find((each) => each.userId === userId);
    return {
      Role: role,
      ClientId: Number(ctx.clientId),
      UserId: userId,
      Name: account?.name ?? '',
      Email: account?.email ?? '',
    };
  });
