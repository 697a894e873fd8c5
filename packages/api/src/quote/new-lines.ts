import type { ItemId } from '@door/domain/door/model/ids';
import { withLines } from '@door/domain/selling/quote/change-lines';
import type { Quote } from '@door/domain/selling/quote/quote';
import type { StoredQuote } from './quote-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { quotingMessages } from '../messages.ts';
import { type AddedItem, copiedLines } from './copy-item.ts';
import { withTodaysProposals } from './price-quote.ts';

/** The quote with copies of these items at its end, and with the charges that they ask for. */
export async function withCopies(
  ctx: CallScope,
  { id, quote }: Pick<StoredQuote, 'id' | 'quote'>,
  added: readonly AddedItem[],
): Promise<Quote> {
  const lines = await copiedLines(ctx, `quote ${id}`, added);
  return withTodaysProposals(ctx, unwrapOrThrow(withLines(quote, lines, quotingMessages)));
}

/** One of each item. The ids of the lines are made of the message, so that the message sent again means the same lines. */
export const oneOfEach = (
  { ids, clientId }: Pick<CallScope, 'ids' | 'clientId'>,
  message: string,
  items: readonly ItemId[],
): readonly AddedItem[] =>
  items.map((itemId, at) => ({
    lineId: ids.itemNamed(`line ${String(at)} of ${message} of ${String(clientId)}`),
    itemId,
    quantity: 1,
  }));

interface AddedItems {
  readonly ItemIds: readonly ItemId[];
  readonly Lines: readonly { readonly LineId: string; readonly ItemId: ItemId; readonly Quantity: number }[];
}

/** The lines that a message adds: one of each item, and those whose ids its sender has made up. */
export const addedLines = (
  ctx: Pick<CallScope, 'ids' | 'clientId'>,
  message: string,
  { ItemIds, Lines }: AddedItems,
): readonly AddedItem[] => [
  ...oneOfEach(ctx, message, ItemIds),
  ...Lines.map(({ LineId, ItemId, Quantity }) => ({ lineId: LineId, itemId: ItemId, quantity: Quantity })),
];
