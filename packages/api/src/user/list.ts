import { inOneTransaction, procedure } from '../procedure.ts';
import { personToWire } from './person-to-wire.ts';

/** Everybody with an account of the supplier by name, those who are disabled too, and whether passwords are ours. */
export const list = procedure
  .allow('people.manage')
  .use(inOneTransaction)
  .query(async ({ ctx }) => ({
    HasOwnLogin: ctx.hasOwnLogin,
    RequireTwoFactor: ctx.supplier.client.requireTwoFactor,
    People: (await ctx.stores.people.all()).map(personToWire),
  }));
