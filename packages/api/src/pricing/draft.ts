import { importPrices } from '@door/domain/selling/pricing/price-csv';
import { rowValueText } from '@door/domain/selling/pricing/price-row-text';
import { raisedPrices, withPriceRows } from '@door/domain/selling/pricing/price-rows';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { newIdInput, priceListDraftIdInput } from '../input/ids.ts';
import { signedPercentInput } from '../settings/rate-input.ts';
import { csvText, text } from '../input/text.ts';
import { recordHistory } from '../system-status/history.ts';
import { changeDraft, rowsWithValues } from './change-draft.ts';
import { draftToWire } from './price-list-to-wire.ts';
import { draftOf, validPriceList } from './price-lists.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const draftCall = procedure.allow('prices.manage').use(inOneTransaction);

const lastUpdatedInput = z.iso.datetime({ offset: true, error: 'must be the LastUpdated of the draft' });
const draftInput = { Id: priceListDraftIdInput, LastUpdated: lastUpdatedInput };

/** A draft with the prices of today. There is one at most: where somebody has begun one, that is the answer. */
export const createDraft = draftCall
  .input(z.strictObject({ Id: newIdInput }))
  .mutation(async ({ ctx, input: { Id } }) => {
    const { priceLists } = ctx.stores;
    const present = await priceLists.loadDraft();
    if (present) return draftToWire(ctx, present);
    const { prices } = await validPriceList(ctx);
    const draft = { id: Id, prices, updatedAt: ctx.clock.now().toISOString(), attempt: null };
    // Somebody else, or the same message once more, has begun one in this very moment.
    if (!(await priceLists.addDraft(draft))) return draftToWire(ctx, (await priceLists.loadDraft()) ?? draft);
    await recordHistory(ctx, [{ about: 'price-list', aboutId: Id, kind: 'state', from: null, to: 'draft' }]);
    return draftToWire(ctx, draft);
  });

const rowInput = z.strictObject({ Code: text(100), Value: text(20) });
const rowsInput = z.array(rowInput, 'must be a list of rows').max(1000, 'must have at most 1000 rows').readonly();

/** Sets numbers of a draft; rows that are not named stay. */
export const updateRows = draftCall
  .input(z.strictObject({ ...draftInput, Rows: rowsInput }))
  .mutation(async ({ ctx, input: { Id, LastUpdated, Rows } }) => {
    const changed = await changeDraft(ctx, {
      id: Id,
      lastUpdated: LastUpdated,
      attempt: null,
      change: (prices) => withPriceRows(prices, unwrapOrThrow(rowsWithValues(prices, Rows))),
    });
    return draftToWire(ctx, changed);
  });

/** Raises every amount by a rate, or lowers it by a negative one; each is rounded once. */
export const raisePrices = draftCall
  .input(z.strictObject({ ...draftInput, PerCent: signedPercentInput, Attempt: newIdInput }))
  .mutation(async ({ ctx, input: { Id, LastUpdated, PerCent, Attempt } }) => {
    const changed = await changeDraft(ctx, {
      id: Id,
      lastUpdated: LastUpdated,
      attempt: Attempt,
      change: (prices) => raisedPrices(prices, PerCent),
    });
    return draftToWire(ctx, changed);
  });

const partInput = z.strictObject({
  FirstLine: z.int32('must be a whole number').min(2, 'must be at least 2'),
  Named: z.array(text(100), 'must be a list of codes').max(1000, 'must have at most 1000 codes').readonly(),
});
const csvInput = z
  .strictObject({
    ...draftInput,
    Csv: csvText(500_000),
    DryRun: booleanInput,
    /** Csv is a portion of a file with its head; the lines before it name these codes. */
    Part: partInput.optional(),
  })
  .refine(({ DryRun, Part }) => DryRun || !Part, {
    path: ['Part'],
    error: 'must be absent: a file is taken over whole',
  });

/**
 * Reads a file with the columns Code and Price into a draft. With DryRun nothing is saved: each line says what it would do.
 * Whoever goes away before all is saved leaves the draft as it was.
 */
export const importRows = draftCall
  .input(csvInput)
  .mutation(async ({ ctx, input: { Id, LastUpdated, Csv, DryRun, Part }, signal }) => {
    const { prices } = unwrapOrThrow(await draftOf(ctx, Id));
    const part = Part && { firstLine: Part.FirstLine, named: Part.Named };
    // The longest file takes a fortieth of a second: two are not read in one turn.
    await ctx.yieldToEventLoop();
    const lines = importPrices(Csv, prices, part).lines.map((each) => ({
      Line: each.line,
      Code: each.code,
      Fault: each.fault === null ? null : messages.priceList.faults[each.fault],
      /** null once it is taken over: a message that arrives again is answered the same. */
      From: DryRun && each.fault === null ? rowValueText(each.row) : null,
      To: each.fault === null ? rowValueText({ ...each.row, value: each.value }) : null,
    }));
    if (DryRun) return { Lines: lines, Draft: null };
    const change = { id: Id, lastUpdated: LastUpdated, attempt: null };
    const changed = await changeDraft(ctx, { ...change, change: (now) => importPrices(Csv, now).prices });
    const answer = { Lines: lines, Draft: await draftToWire(ctx, changed) };
    // Whoever has gone away is noticed only while no call runs.
    await ctx.yieldToEventLoop();
    if (signal?.aborted) unwrapOrThrow(refused('prices.import-stopped', messages.priceList.importStopped));
    return answer;
  });

/** Throws a draft away. One that is gone already counts as thrown away; one that was published stays. */
export const discardDraft = draftCall
  .input(z.strictObject({ Id: priceListDraftIdInput }))
  .mutation(async ({ ctx, input: { Id } }) => {
    const { priceLists } = ctx.stores;
    const draft = await draftOf(ctx, Id);
    if (!draft.ok && (await priceLists.published()).every(({ id }) => id !== Id)) return { DraftId: Id };
    unwrapOrThrow(draft);
    await priceLists.removeDraft();
    await recordHistory(ctx, [{ about: 'price-list', aboutId: Id, kind: 'state', from: 'draft', to: null }]);
    return { DraftId: Id };
  });
