import { withLineChange, withoutLine } from '@door/domain/selling/quote/change-lines';
import { accepted } from '@door/domain/door/model/result';
import type { Quote, QuoteLine } from '@door/domain/selling/quote/quote';
import { z } from 'zod';
import { newIdInput, quoteLineIdInput } from '../input/ids.ts';
import { addedItemsInput } from './added-item-input.ts';
import { positionInput, quantityInput, quoteInput } from './quote-input.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { changeQuote, loadQuote } from './load-quote.ts';
import { addedLines, withCopies } from './new-lines.ts';
import { withTodaysProposals } from './price-quote.ts';
import { linkToQuote, tasksToQuote } from './quote-tasks.ts';
import { presentQuoteToWire, quoteToWire } from './quote-to-wire.ts';
import { inOneTransaction, inTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { quotingMessages } from '../messages.ts';

const quoteCall = procedure.allow('quotes.manage').use(inOneTransaction);
const mostAtOnce = 100;

const addInput = z.strictObject({ ...quoteInput, ...addedItemsInput });

/** Adds copies of items at the end, with the charges that they ask for. What it all costs is computed for the answer behind the transaction, as for a new quote. */
export const addItems = procedure
  .allow('quotes.manage')
  .input(addInput)
  .mutation(async ({ ctx, input }) => {
    await inTransaction(ctx, (scope) => addCopies(scope, input));
    return presentQuoteToWire(ctx, input.Id);
  });

async function addCopies(ctx: OfficeScope, input: z.infer<typeof addInput>): Promise<void> {
  const { Id, LastUpdated } = input;
  const added = addedLines(ctx, `quote ${Id} of ${LastUpdated}`, input);
  await changeQuote(ctx, {
    id: Id,
    lastUpdated: LastUpdated,
    idempotencyKey: idempotencyKeyOf(ctx, 'quote.addItems', input),
    change: async (stored) => accepted(await withCopies(ctx, stored, added)),
  });
  const itemIds = added.map(({ itemId }) => itemId);
  await linkToQuote(ctx, await tasksToQuote(ctx, { enquiryId: null, itemIds }), Id);
}

const lineInput = z.strictObject({
  ...quoteInput,
  LineId: quoteLineIdInput,
  Quantity: quantityInput.optional(),
  /** From 1; beyond the last: the last. */
  Position: positionInput.optional(),
});

/** Sets how many of a line there are, and its place in the order. */
export const updateLine = quoteCall.input(lineInput).mutation(async ({ ctx, input }) => {
  const changed = await changeQuote(ctx, {
    id: input.Id,
    lastUpdated: input.LastUpdated,
    idempotencyKey: idempotencyKeyOf(ctx, 'quote.updateLine', input),
    change: async ({ quote }) => {
      const change = { lineId: input.LineId, quantity: input.Quantity, position: input.Position };
      return accepted(await withTodaysProposals(ctx, unwrapOrThrow(withLineChange(quote, change, quotingMessages))));
    },
  });
  return quoteToWire(ctx, changed);
});

/** The quote as it would be without these lines; nothing is saved. A line that is gone already counts as removed. */
export const previewWithoutLines = quoteCall
  .input(z.strictObject({ ...quoteInput, LineIds: z.array(newIdInput, 'must be a list of lines').max(mostAtOnce) }))
  .query(async ({ ctx, input: { Id, LineIds } }) => {
    const stored = unwrapOrThrow(await loadQuote(ctx, Id));
    const without = LineIds.reduce(
      (quote, lineId) => unwrapOrThrow(withoutLine(quote, lineId, quotingMessages)),
      stored.quote,
    );
    return quoteToWire(ctx, { ...stored, quote: await withTodaysProposals(ctx, without) });
  });

/**
 * Takes a line out with its copy of the item and the charges about it. A door that was sent stays until the next version is sent,
 * because the draft may be thrown away. A line that is gone already counts as removed.
 */
export const removeLine = quoteCall
  .input(z.strictObject({ ...quoteInput, LineId: newIdInput }))
  .mutation(async ({ ctx, input }) => {
    const { Id, LastUpdated, LineId } = input;
    const { quote: before } = unwrapOrThrow(await loadQuote(ctx, Id));
    const changed = await changeQuote(ctx, {
      id: Id,
      lastUpdated: LastUpdated,
      idempotencyKey: idempotencyKeyOf(ctx, 'quote.removeLine', input),
      change: async ({ quote }) =>
        accepted(await withTodaysProposals(ctx, unwrapOrThrow(withoutLine(quote, LineId, quotingMessages)))),
    });
    const removed = before.lines.find(({ id }) => id === LineId);
    if (removed && !(await wasSent(ctx, { id: Id, version: before.version, itemId: removed.itemId })))
      await ctx.stores.items.remove(removed.itemId);
    return quoteToWire(ctx, changed);
  });

interface DoorOfQuote extends Pick<Quote, 'version'>, Pick<QuoteLine, 'itemId'> {
  readonly id: string;
}

/** Whether the version that was sent last has the door. */
async function wasSent({ stores }: OfficeScope, { id, version, itemId }: DoorOfQuote): Promise<boolean> {
  const sent = await stores.quoteVersions.find(id, version - 1);
  return sent?.frozen.lines.some((line) => line.itemId === itemId) ?? false;
}
