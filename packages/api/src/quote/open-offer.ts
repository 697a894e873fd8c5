import type { OfferState } from '@door/domain/selling/quote/offer-state';
import { offerStateOf } from '@door/domain/selling/quote/offer-state';
import { accepted, refused } from '@door/domain/door/model/result';
import type { SentVersion } from './quote-version-store.ts';
import type { StoredQuote } from './quote-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { messages } from '../messages.ts';

/** What a token leads to. */
export interface Offer {
  readonly stored: StoredQuote;
  readonly sent: SentVersion;
  readonly state: OfferState;
}

/** The offer of a token, its quote locked. Whatever a wrong token looks like, the refusal is the same. */
export async function loadOffer(ctx: CallScope, token: string): Promise<Result<Offer>> {
  const { stores, ids } = ctx;
  const link = await stores.offers.link(ids.digest(token));
  const stored = link && (await stores.quotes.load(link.quoteId));
  const sent = link && (await stores.quoteVersions.find(link.quoteId, link.version));
  if (!link || !stored || !sent) return refused('offer.none', messages.offer.none);
  const { version } = link;
  const answers = (await stores.offers.events(stored.id)).filter((event) => event.version === version);
  const state = offerStateOf({
    isRevoked: link.revokedAt !== null,
    version,
    latest: Math.max(version, ...(await stores.quoteVersions.of([stored.id])).map((each) => each.version)),
    quote: stored.quote.state,
    answer: answers.flatMap(({ kind }) => (kind === 'accepted' || kind === 'declined' ? [kind] : [])).at(-1) ?? null,
    validUntil: sent.frozen.validUntil,
    today: today(ctx),
  });
  return accepted({ stored, sent, state });
}

/** Refuses an answer to an offer that is no longer open. */
export const openOffer = (offer: Offer): Result<Offer> =>
  offer.state === 'open' ? accepted(offer) : refused('offer.closed', messages.offer.closed[offer.state]);
