import { inOneTransaction, procedure } from '../../procedure.ts';
import { optionSetIdInput } from '../../input/ids.ts';

/** Removes a set; items to which it was applied stay as they are. One that is gone already counts as removed. */
export const remove = procedure
  .allow('optionSets.manage')
  .input(optionSetIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: id }) => {
    await ctx.stores.optionSets.remove(id);
    return { Id: id };
  });
