import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { quoteIdInput } from '../input/ids.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { acceptVersion } from './accept-version.ts';
import { checkQuoteVersion, loadQuote } from './load-quote.ts';
import { saleOfQuote, saleUrl } from '../customer-page/customer-link.ts';
import { quoteInput, versionHashInput, versionNumberInput } from './quote-input.ts';
import { quoteToWire } from './quote-to-wire.ts';
import type { SentVersion } from './quote-version-store.ts';
import { documentOf, sendQuote } from './send-quote.ts';
import { mustBeSent } from './sent-version.ts';

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
    const idempotencyKey = idempotencyKeyOf(ctx, 'quote.send', sent);
    const stored = unwrapOrThrow(await loadQuote(ctx, sent.Id));
    const earlier = await ctx.stores.quoteVersions.find(sent.Id, stored.quote.version);
    if (earlier?.idempotencyKey === idempotencyKey) return answerFor(ctx, earlier);
    unwrapOrThrow(checkQuoteVersion(stored, sent.LastUpdated));
    return answerFor(ctx, await sendQuote(ctx, stored, { idempotencyKey, mail: sent.Mail }));
  });

const answerFor = async (ctx: CallScope, { quoteId, frozen: { quote }, hash }: SentVersion) => ({
  Version: quote.version,
  Hash: hash,
  OfferUrl: await saleUrl(ctx, saleOfQuote(quoteId)),
  /** Being made, then ready: `document.getDocument`. */
  DocumentId: (await ctx.stores.documents.of(documentOf(quoteId, quote.version)))?.id ?? null,
});

const ways = ['phone', 'paper', 'mail'] as const;

const acceptInput = z.strictObject({
  Id: quoteIdInput,
  Version: versionNumberInput,
  /** Of the version that was accepted, as `getVersion` gave it. */
  Hash: versionHashInput,
  /** How the customer said so. */
  How: oneOf(ways),
});

/** Accepts a version for a customer who has said so to a person of the supplier. */
export const accept = procedure
  .allow('quotes.manage')
  .input(acceptInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Version, Hash, How } }) => {
    const stored = unwrapOrThrow(await loadQuote(ctx, Id));
    const said = { version: Version, hash: Hash, how: How, name: '', confirmed: [] };
    return quoteToWire(ctx, await acceptVersion(ctx, stored, said));
  });

const quoteCall = procedure
  .allow('quotes.manage')
  .input(z.strictObject({ Id: quoteIdInput }))
  .use(inOneTransaction);

/** The link of a quote that was sent: the one that there is, or a new one where it was revoked. */
export const createOfferLink = quoteCall.mutation(async ({ ctx, input: { Id } }) => {
  const { quote } = unwrapOrThrow(await loadQuote(ctx, Id));
  const sent = unwrapOrThrow(await mustBeSent(ctx, Id, quote.version));
  const Version = sent.frozen.quote.version;
  return { Id, Version, OfferUrl: await saleUrl(ctx, saleOfQuote(Id)) };
});

/** Ends all links of this quote: nobody reads it by one any longer. */
export const revokeOfferLink = quoteCall.mutation(async ({ ctx, input: { Id } }) => {
  unwrapOrThrow(await loadQuote(ctx, Id));
  const sale = saleOfQuote(Id);
  if ((await ctx.stores.links.of(sale)).every(({ endedAt }) => endedAt !== null)) return { Id };
  await ctx.stores.links.end(sale, { at: ctx.clock.now().toISOString(), as: 'revoked' });
  await recordHistory(ctx, [{ about: 'quote', aboutId: Id, kind: 'offer', from: null, to: 'revoked' }]);
  return { Id };
});
