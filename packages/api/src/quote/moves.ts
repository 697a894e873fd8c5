import { isEqual } from '@door/domain/lib/is-equal';
import { lastDayAhead, type Quote } from '@door/domain/selling/quote/quote';
import { clearFacts, loseReasons } from '@door/domain/selling/quote/quote-cycle';
import type { QuoteVersion, VersionLine } from '@door/domain/selling/quote/quote-version';
import { readItemDocument } from '@door/domain/stored/item/item-document';
import { z } from 'zod';
import { findCustomer } from '../customer/customers.ts';
import { booleanInput, oneOf } from '../input/choices.ts';
import { filledText, text } from '../input/text.ts';
import { createItems } from '../item/create-item.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { addedLines } from '../item/store-copy.ts';
import { saveUpdate } from '../item/update-stored-item.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { endTask } from '../task/tasks.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';
import { quoteOfMessage } from './load-quote.ts';
import { type MoveOfQuote, moveQuote } from './move-quote.ts';
import { quoteInput } from './quote-input.ts';
import type { StoredQuote } from './quote-store.ts';
import { quoteToWire } from './quote-to-wire.ts';

const quoteCall = procedure.allow('quotes.manage').use(inOneTransaction);

interface Message {
  readonly call: string;
  readonly sent: { readonly Id: string; readonly LastUpdated: string };
}

/** Makes the move that a message asks for, once. */
async function moveByMessage(
  ctx: CallScope,
  { call, sent }: Message,
  move: (stored: StoredQuote) => Omit<MoveOfQuote, 'idempotencyKey'> | Promise<Omit<MoveOfQuote, 'idempotencyKey'>>,
) {
  const idempotencyKey = idempotencyKeyOf(ctx, call, sent);
  const { stored, isRepeated } = await quoteOfMessage(ctx, {
    id: sent.Id,
    lastUpdated: sent.LastUpdated,
    idempotencyKey,
  });
  const moved = isRepeated ? stored : await moveQuote(ctx, stored, { ...(await move(stored)), idempotencyKey });
  return quoteToWire(ctx, moved);
}

/** Begins the next version, with the same doors, at the prices of the day. What was sent stays as it is. */
export const revise = quoteCall.input(z.strictObject(quoteInput)).mutation(({ ctx, input }) =>
  moveByMessage(ctx, { call: 'quote.revise', sent: input }, ({ quote }) => ({
    move: 'revise',
    facts: clearFacts,
    reason: '',
    changes: {
      version: quote.version + 1,
      revisedFrom: quote.state,
      validUntil: lastDayAhead(quote, today(ctx)),
    },
  })),
);

/** Throws away the next version that was begun. What was sent stands again, doors and all, in the state that it was in. */
export const discardRevision = quoteCall.input(z.strictObject(quoteInput)).mutation(async ({ ctx, input }) => {
  const idempotencyKey = idempotencyKeyOf(ctx, 'quote.discardRevision', input);
  const { stored, isRepeated } = await quoteOfMessage(ctx, {
    id: input.Id,
    lastUpdated: input.LastUpdated,
    idempotencyKey,
  });
  return quoteToWire(ctx, isRepeated ? stored : await discardNextVersion(ctx, stored, idempotencyKey));
});

/** Takes back an acceptance that was a mistake. */
export const unaccept = quoteCall
  .input(z.strictObject({ ...quoteInput, Reason: filledText(500) }))
  .mutation(({ ctx, input }) =>
    moveByMessage(ctx, { call: 'quote.unaccept', sent: input }, () => ({
      move: 'unaccept',
      facts: { ...clearFacts, reason: input.Reason },
      reason: input.Reason,
    })),
  );

const loseInput = z.strictObject({
  ...quoteInput,
  Reason: oneOf(loseReasons),
  /** In somebody's own words. */
  Text: text(1000).default(''),
});

/** The customer will not buy. */
export const lose = quoteCall.input(loseInput).mutation(({ ctx, input }) => {
  const reason = [input.Reason, input.Text.trim()].filter((part) => part !== '').join(': ');
  return moveByMessage(ctx, { call: 'quote.lose', sent: input }, () => ({
    move: 'lose',
    facts: { ...clearFacts, reason },
    reason,
  }));
});

const completeInput = z.strictObject({
  ...quoteInput,
  /** Whether open tasks about it are dropped; otherwise they stand in its way. */
  DropTasks: booleanInput.default(false),
});

/** Nothing is left to do. */
export const complete = quoteCall.input(completeInput).mutation(({ ctx, input }) =>
  moveByMessage(ctx, { call: 'quote.complete', sent: input }, async ({ id }) => {
    const tasks = await ctx.stores.tasks.ofQuote(id);
    const dropsTasks = input.DropTasks;
    if (dropsTasks)
      for (const task of tasks) await endTask(ctx, task, { move: 'drop', reason: messages.quote.completed });
    return { move: 'complete', facts: { ...clearFacts, openTasks: tasks.length, dropsTasks }, reason: '' };
  }),
);

/** Throws the draft of the next version away: quote and doors are again as the version before was sent. */
async function discardNextVersion(ctx: CallScope, stored: StoredQuote, idempotencyKey: string): Promise<StoredQuote> {
  const { id, quote: draft } = stored;
  const sent = await ctx.stores.quoteVersions.find(id, draft.version - 1);
  const facts = { ...clearFacts, isFirstVersion: sent === undefined };
  const move = { move: 'discard', facts, reason: '', idempotencyKey } as const;
  if (!sent) return moveQuote(ctx, stored, move);
  const { lines } = sent.frozen;
  // The doors are there before the quote holds them, and those of the draft go once it lets them go.
  for (const line of lines) await restoreDoor(ctx, line);
  const moved = await moveQuote(ctx, { ...stored, quote: await quoteAsSent(ctx, draft, sent.frozen) }, move);
  const kept = new Set(lines.map(({ itemId }) => itemId));
  for (const { itemId } of draft.lines) if (!kept.has(itemId)) await ctx.stores.items.remove(itemId);
  return moved;
}

/** What the version was sent with, still in the state of the draft. */
async function quoteAsSent(ctx: CallScope, { state, revisedFrom }: Quote, { quote }: QuoteVersion): Promise<Quote> {
  // Two customers may have become one since.
  const customer = quote.customerId === null ? null : unwrapOrThrow(await findCustomer(ctx, quote.customerId));
  return { ...quote, customerId: customer?.id ?? null, state, ...(revisedFrom && { revisedFrom }) };
}

/** A door that was taken out is still there, unless somebody has removed it among the items since. */
async function restoreDoor(ctx: CallScope, { itemId, document, added }: VersionLine): Promise<void> {
  const record = readItemDocument(document);
  const stored = await ctx.stores.items.load(itemId);
  if (stored) await saveUpdate(ctx, { stored, order: undefined }, { record, emptiedDropdowns: [] });
  else await createItems(ctx, [record]);
  await restoreAddedLines(ctx, { itemId, added });
}

/** The lines that people added to the bill. */
async function restoreAddedLines(
  ctx: CallScope,
  { itemId, added }: Pick<VersionLine, 'itemId' | 'added'>,
): Promise<void> {
  if (isEqual(await addedLines(ctx, itemId), added)) return;
  const { instructions } = ctx.stores;
  for (const { line } of await instructions.manualLines([itemId]))
    await instructions.remove({ itemId, manuallyAdded: true, line });
  for (const line of added) await instructions.add(itemId, line, { manuallyAdded: true, attempt: null });
}
