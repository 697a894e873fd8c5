import { z } from 'zod';
import { quoteIdInput } from '../input/ids.ts';
import { recordHistory } from '../system-status/history.ts';
import { loadQuote } from './load-quote.ts';
import { offerUrl } from './offer-link.ts';
import { mustBeSent } from './sent-version.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const quoteCall = procedure
  .allow('quotes.manage')
  .input(z.strictObject({ Id: quoteIdInput }))
  .use(inOneTransaction);

/** The link of the version that was sent last: the one that there is, or a new one where it was revoked. */
export const createOfferLink = quoteCall.mutation(async ({ ctx, input: { Id } }) => {
  const { quote } = unwrapOrThrow(await loadQuote(ctx, Id));
  const sent = unwrapOrThrow(await mustBeSent(ctx, Id, quote.version));
  const Version = sent.frozen.quote.version;
  return { Id, Version, OfferUrl: await offerUrl(ctx, Id, Version) };
});

/** Ends all links of this quote: nobody reads it by one any longer. */
export const revokeOfferLink = quoteCall.mutation(async ({ ctx, input: { Id } }) => {
  unwrapOrThrow(await loadQuote(ctx, Id));
  const links = await ctx.stores.offers.links(Id);
  if (links.every(({ revokedAt }) => revokedAt !== null)) return { Id };
  await ctx.stores.offers.revokeLinks(Id, ctx.clock.now().toISOString());
  await recordHistory(ctx, [{ about: 'quote', aboutId: Id, kind: 'offer', from: null, to: 'revoked' }]);
  return { Id };
});
