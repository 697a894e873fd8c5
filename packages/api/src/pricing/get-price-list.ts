import { priceListToCsv } from '@door/domain/selling/pricing/price-csv';
import { firstPriceListVersion } from '@door/domain/selling/pricing/price-list-versions';
import { z } from 'zod';
import { priceListVersionInput } from '../settings/rate-input.ts';
import { loadHistory } from '../system-status/history.ts';
import { loadNames } from '../user/people.ts';
import { draftToWire, rowsToWire } from './price-list-to-wire.ts';
import { priceListOf, validPriceList } from './price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** Absent: the list that is valid today. */
const input = z.strictObject({ Version: priceListVersionInput.optional() });
const seeCall = procedure.allow('prices.see').input(input).use(inOneTransaction);

const asked = async (ctx: CallScope, version: number | undefined) =>
  version === undefined ? validPriceList(ctx) : unwrapOrThrow(await priceListOf(ctx, version));

/** A list with all versions, the draft if there is one, and who changed what. */
export const getPriceList = seeCall.query(async ({ ctx, input: { Version } }) => {
  const { version, prices } = await asked(ctx, Version);
  const published = await ctx.stores.priceLists.published();
  const draft = await ctx.stores.priceLists.loadDraft();
  const nameOf = await loadNames(ctx);
  const subjects = [...published, ...(draft ? [draft] : [])].map(({ id }) => ({
    about: 'price-list' as const,
    aboutId: id,
  }));
  return {
    Version: version,
    Rows: rowsToWire(prices),
    Versions: [
      { Version: firstPriceListVersion, From: null, PublishedAt: null, PublishedBy: null },
      ...published.map((each) => ({
        Version: each.version,
        From: each.from,
        PublishedAt: each.publishedAt,
        PublishedBy: nameOf(each.publishedBy),
      })),
    ],
    Draft: draft ? await draftToWire(ctx, draft) : null,
    History: await loadHistory(ctx, subjects, nameOf),
  };
});

/** The list as a file for a spreadsheet: `importRows` reads it again. */
export const exportRows = seeCall.query(async ({ ctx, input: { Version } }) => {
  const { version, prices } = await asked(ctx, Version);
  return { Version: version, Csv: priceListToCsv(prices) };
});
