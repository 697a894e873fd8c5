import {
  allVatRates,
  isSameDay,
  ownVatRates,
  repeatedVatRate,
  type VatRate,
  vatCountries,
  vatKinds,
  vatRateName,
} from '@door/domain/selling/pricing/vat-rates';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { vatPercentInput } from './rate-input.ts';
import { loadHistory, recordHistory } from '../system-status/history.ts';
import { loadNames } from '../user/people.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

/** The rates of VAT by country, kind and first day, with who changed which. */
export const getVatRates = procedure
  .allow('settings.see')
  .use(inOneTransaction)
  .query(async ({ ctx }) => answer(ctx, await ctx.stores.vatRates.all()));

const rateInput = z.strictObject({
  Country: oneOf(vatCountries),
  Kind: oneOf(vatKinds),
  /** The first day on which it holds. */
  From: dateInput,
  PerCent: vatPercentInput,
});

/**
 * The supplier's own rates, as a whole list; those of law hold beside them and may stand in it. What is priced from the first
 * day of a rate on is taxed by it; what was sent keeps its rate. A repeat changes nothing.
 */
export const updateVatRates = procedure
  .allow('settings.manage')
  .input(
    z.strictObject({ Rates: z.array(rateInput, 'must be a list of rates').max(200, 'must have at most 200 rates') }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Rates } }) => {
    const sent = Rates.map(
      (row): VatRate => ({
        country: row.Country,
        kind: row.Kind,
        from: row.From,
        rate: row.PerCent,
      }),
    );
    const repeated = repeatedVatRate(sent);
    if (repeated) unwrapOrThrow(refused('vat-rate.twice', messages.vatRate.twice(vatRateName(repeated))));
    const before = await ctx.stores.vatRates.load();
    const after = ownVatRates(sent);
    const changes = changesBetween(before, after);
    if (changes.length > 0) await ctx.stores.vatRates.replace(after);
    const about = subjectOf(ctx);
    await recordHistory(
      ctx,
      changes.map((change) => ({ ...about, kind: 'vat-rate', ...change })),
    );
    return answer(ctx, after);
  });

async function answer(ctx: CallScope, own: readonly VatRate[]) {
  return {
    Rates: allVatRates(own).map((row) => ({
      Country: row.country,
      Kind: row.kind,
      From: row.from,
      PerCent: row.rate / 100,
      /** Whether the supplier settled it; otherwise it is that of law. */
      IsOwn: own.some((each) => isSameDay(each, row)),
    })),
    History: await loadHistory(ctx, [subjectOf(ctx)], await loadNames(ctx)),
  };
}

/** The settings of a supplier have no id, so one is made of the supplier's. */
export const subjectOf = ({ ids, clientId }: CallScope) =>
  ({ about: 'settings', aboutId: ids.itemNamed(`settings of ${String(clientId)}`) }) as const;

/** Each rate that is another one, new or gone: `IE standard from 2027-01-01`, from 23 % to 24 %. */
function changesBetween(before: readonly VatRate[], after: readonly VatRate[]) {
  const textIn = (rates: readonly VatRate[], row: VatRate): string | null => {
    const found = rates.find((each) => isSameDay(each, row));
    return found ? `${String(found.rate / 100)} %` : null;
  };
  return allVatRates([...before, ...after.filter((row) => !before.some((each) => isSameDay(each, row)))])
    .map((row) => ({ reason: vatRateName(row), from: textIn(before, row), to: textIn(after, row) }))
    .filter(({ from, to }) => from !== to);
}
