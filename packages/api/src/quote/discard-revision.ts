import { isEqual } from '@door/domain/lib/is-equal';
import type { Quote } from '@door/domain/selling/quote/quote';
import { clearFacts } from '@door/domain/selling/quote/quote-cycle';
import type { QuoteVersion, VersionLine } from '@door/domain/selling/quote/quote-version';
import { readItemDocument } from '@door/domain/stored/item/item-document';
import { createItems } from '../item/create-item.ts';
import { addedLines } from '../item/store-copy.ts';
import { saveUpdate } from '../item/update-stored-item.ts';
import { findCustomer } from '../customer/customers.ts';
import type { StoredQuote } from './quote-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { moveQuote } from './move-quote.ts';

/** Throws the draft of the next version away: quote and doors are again as the version before was sent. */
export async function discardNextVersion(ctx: CallScope, stored: StoredQuote, mark: string): Promise<StoredQuote> {
  const { id, quote: draft } = stored;
  const sent = await ctx.stores.quoteVersions.find(id, draft.version - 1);
  const facts = { ...clearFacts, isFirstVersion: sent === undefined };
  const move = { move: 'discard', facts, reason: '', mark } as const;
  if (!sent) return moveQuote(ctx, stored, move);
  const moved = await moveQuote(ctx, { ...stored, quote: await quoteAsSent(ctx, draft, sent.frozen) }, move);
  await restoreDoors(ctx, draft, sent.frozen);
  return moved;
}

/** What the version was sent with, still in the state of the draft. */
async function quoteAsSent(ctx: CallScope, { state, revisedFrom }: Quote, { quote }: QuoteVersion): Promise<Quote> {
  // Two customers may have become one since.
  const customer = quote.customerId === null ? null : unwrapOrThrow(await findCustomer(ctx, quote.customerId));
  return { ...quote, customerId: customer?.id ?? null, state, ...(revisedFrom && { revisedFrom }) };
}

async function restoreDoors(ctx: CallScope, draft: Quote, { lines }: QuoteVersion): Promise<void> {
  const sent = new Set(lines.map(({ itemId }) => itemId));
  for (const { itemId } of draft.lines) if (!sent.has(itemId)) await ctx.stores.items.remove(itemId);
  for (const line of lines) await restoreDoor(ctx, line);
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
