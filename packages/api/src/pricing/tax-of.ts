import { allVatRates, type DayRates } from '@door/domain/selling/pricing/vat-rates';
import type { CallScope } from '../procedure.ts';
import { type DayScope, today } from './price-lists.ts';

/** What is priced now is taxed by the rates of today: those of law and the supplier's own. */
export const taxOf = async (ctx: Pick<CallScope, 'stores'> & DayScope): Promise<DayRates> => ({
  day: today(ctx),
  rates: allVatRates(await ctx.stores.vatRates.all()),
});
