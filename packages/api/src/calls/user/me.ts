import { type Gate, inOneTransaction, personOf } from '../../gate.ts';

/** Added: who the token stands for, as the account has it now. */
export const me = (gate: Gate) =>
  gate.use(inOneTransaction).query(async ({ ctx }) => {
    const { role, userId } = personOf(ctx);
    const account = (await ctx.shop.people.all()).find((each) => each.userId === userId);
    return {
      Role: role,
      ClientId: Number(ctx.clientId),
      UserId: userId,
      Name: account?.name ?? '',
      Email: account?.email ?? '',
    };
  });
