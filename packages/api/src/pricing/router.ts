import { refused } from '@door/domain/door/model/result';
import { priceListToCsv } from '@door/domain/selling/pricing/price-csv';
import { firstPriceListVersion, nextPriceListVersion } from '@door/domain/selling/pricing/price-list-versions';
import { z } from 'zod';
import { dateInput } from '../input/cursor.ts';
import { priceListDraftIdInput } from '../input/ids.ts';
import { messages } from '../messages.ts';
import { type CallScope, inOneTransaction, procedure, router } from '../procedure.ts';
import { priceListVersionInput } from '../settings/rate-input.ts';
import { loadHistory, recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { createDraft, discardDraft, importRows, raisePrices, updateRows } from './draft.ts';
import { explain } from './explain.ts';
import { preview } from './preview.ts';
import { draftToWire, rowsToWire } from './price-list-to-wire.ts';
import { draftOf, priceListOf, today, validPriceList } from './price-lists.ts';

/** Absent: the list that is valid today. */
const getPriceListInput = z.strictObject({ Version: priceListVersionInput.optional() });
const seeCall = procedure.allow('prices.see').input(getPriceListInput).use(inOneTransaction);

const asked = async (ctx: CallScope, version: number | undefined) =>
  version === undefined ? validPriceList(ctx) : unwrapOrThrow(await priceListOf(ctx, version));

/** A list with all versions, the draft if there is one, and who changed what. */
const getPriceList = seeCall.query(async ({ ctx, input: { Version } }) => {
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
const exportRows = seeCall.query(async ({ ctx, input: { Version } }) => {
  const { version, prices } = await asked(ctx, Version);
  return { Version: version, Csv: priceListToCsv(prices) };
});

const publishInput = z.strictObject({ Id: priceListDraftIdInput, From: dateInput });

/** The draft becomes the next version, valid from a day on, and is never changed again. A repeat answers the same. */
const publish = procedure
  .allow('prices.manage')
  .input(publishInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, From } }) => {
    const { priceLists } = ctx.stores;
    // The draft first: its lock makes a second publication wait, which then finds the first.
    const draft = await draftOf(ctx, Id);
    const published = await priceLists.published();
    const earlier = published.find(({ id }) => id === Id);
    if (earlier) return { Version: earlier.version, From: earlier.from };
    const { prices } = unwrapOrThrow(draft);
    if (From < today(ctx)) return unwrapOrThrow(refused('prices.past', messages.priceList.past(today(ctx))));
    const version = nextPriceListVersion(published);
    const at = { publishedAt: ctx.clock.now().toISOString(), publishedBy: ctx.caller.userId };
    await priceLists.add({ version, id: Id, from: From, ...at }, prices);
    await priceLists.removeDraft();
    const entry = { about: 'price-list', aboutId: Id, kind: 'state', from: 'draft', to: 'published' } as const;
    await recordHistory(ctx, [{ ...entry, reason: From }]);
    return { Version: version, From };
  });

export const pricingRouter = router({
  createDraft,
  discardDraft,
  explain,
  exportRows,
  getPriceList,
  importRows,
  preview,
  publish,
  raisePrices,
  updateRows,
});
