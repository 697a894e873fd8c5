import { type Procedure, inOneTransaction } from '../../procedure.ts';

/** The accounts of the supplier, by name. */
export const colleagues = (procedure: Procedure) =>
  procedure
    .use(inOneTransaction)
    .query(async ({ ctx }) =>
      (await ctx.stores.people.all()).map(({ userId, name, role }) => ({ UserId: userId, Name: name, Role: role })),
    );
