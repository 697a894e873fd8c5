import { type Gate, inOneTransaction } from '../../gate.ts';

/** Everybody of the supplier who may log in, by name. */
export const colleagues = (gate: Gate) =>
  gate
    .use(inOneTransaction)
    .query(async ({ ctx }) =>
      (await ctx.shop.people.all()).map(({ userId, name, role }) => ({ UserId: userId, Name: name, Role: role })),
    );
