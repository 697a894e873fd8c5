import { allVatRates, type VatRate } from '@door/domain/commerce/vat-rates';
import type { CallScope } from '../procedure.ts';
import { today } from './price-lists.ts';

/** A day, and the rates of which those of that day are taken. */
export interface Tax {
  readonly day: string;
  readonly rates: readonly VatRate[];
}

/** What is priced now is taxed by the rates of today: those of law and the supplier's own. */
export const taxOf = async (ctx: Pick<CallScope, 'stores' | 'clock'>): Promise<Tax> => ({
  day: today(ctx),
  rates: allVatRates(await ctx.stores.vatRates.all()),
});
