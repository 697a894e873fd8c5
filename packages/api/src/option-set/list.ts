import { inOneTransaction, procedure } from '../procedure.ts';
import { optionSetToWire } from './option-sets.ts';

/** The supplier's option sets by name, for everybody who may apply one to an item. */
export const list = procedure
  .allow('items.manage')
  .use(inOneTransaction)
  .query(async ({ ctx }) => (await ctx.stores.optionSets.all()).map(optionSetToWire));
