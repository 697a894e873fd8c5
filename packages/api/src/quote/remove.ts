import { refused } from '@door/domain/door/model/outcome';
import { draftOnly } from '@door/domain/selling/quote/quote';
import { z } from 'zod';
import { quoteIdInput } from '../input/ids.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { quotingMessages, messages } from '../messages.ts';

/** Removes a draft with the copies that its lines are. One that is gone already counts as removed. */
export const remove = procedure
  .allow('quotes.manage')
  .input(z.strictObject({ Id: quoteIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id } }) => {
    const { quotes, items } = ctx.stores;
    const stored = await quotes.load(Id);
    if (!stored) return { Id };
    unwrapOrThrow(draftOnly(stored.quote, quotingMessages));
    if (stored.quote.version > 1) unwrapOrThrow(refused('quote.was-sent', messages.quote.wasSent));
    await quotes.remove(Id);
    for (const { itemId } of stored.quote.lines) await items.remove(itemId);
    return { Id };
  });
