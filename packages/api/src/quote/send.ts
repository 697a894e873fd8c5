import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { quoteInput } from './quote-input.ts';
import { markOf } from '../item/item-version.ts';
import type { SentVersion } from './quote-version-store.ts';
import { checkQuoteVersion, loadQuote } from './load-quote.ts';
import { offerUrl } from './offer-link.ts';
import { documentOf, sendQuote } from './send-quote.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z.strictObject({
  ...quoteInput,
  /** Whether the customer gets a mail with the paper and the link. */
  Mail: booleanInput.default(false),
});

/** Sends the draft: its version is frozen for good, and the customer can read and accept it by a link. */
export const send = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const mark = markOf(ctx, 'quote.send', sent);
    const stored = unwrapOrThrow(await loadQuote(ctx, sent.Id));
    const earlier = await ctx.stores.quoteVersions.find(sent.Id, stored.quote.version);
    if (earlier?.mark === mark) return answerFor(ctx, earlier);
    unwrapOrThrow(checkQuoteVersion(stored, sent.LastUpdated));
    return answerFor(ctx, await sendQuote(ctx, stored, { mark, mail: sent.Mail }));
  });

const answerFor = async (ctx: CallScope, { quoteId, frozen: { quote }, hash }: SentVersion) => ({
  Version: quote.version,
  Hash: hash,
  OfferUrl: await offerUrl(ctx, quoteId, quote.version),
  /** Being made, then ready: `document.getDocument`. */
  DocumentId: (await ctx.stores.documents.of(documentOf(quoteId, quote.version)))?.id ?? null,
});
