import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { itemIdInput } from '../input/ids.ts';
import { makeBill } from '../item/make-bill.ts';
import { isOfficeCaller } from '../ports/context.ts';
import { inOneTransaction, procedure } from '../procedure.ts';

/**
 * Calculates the bill of materials; manual lines stay. The answer holds the codes of lines in error only: visitors call
 * this too, and the bill is not for them.
 */
export const generateBom = procedure
  .allow('ownItem.design')
  .input(itemIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    // The supplier's people bring the bills of whole orders up to date, from one address.
    if (!isOfficeCaller(ctx.caller)) await enforceRateLimit(ctx, 'bill');
    const { bomUpdated, errors } = await makeBill(ctx, input);
    return {
      Id: input,
      BomUpdated: bomUpdated,
      WorkInstructions: errors.map((WinSysStockCode) => ({ WinSysStockCode })),
    };
  });
