import type { OfferState } from '@door/domain/selling/quote/offer-state';
import { offerStateOf } from '@door/domain/selling/quote/offer-state';
import { accepted, refused } from '@door/domain/door/model/result';
import { openLink } from '../customer-page/customer-link.ts';
import type { Sale } from '../customer-page/link-store.ts';
import type { SentVersion } from './quote-version-store.ts';
import type { StoredQuote } from './quote-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { messages } from '../messages.ts';

/** What a token leads to: a quote with the version that was sent last. */
export interface Offer {
  readonly stored: StoredQuote;
  readonly sent: SentVersion;
  readonly state: OfferState;
}

/** The offer of a token, its quote locked. Whatever a wrong token looks like, the refusal is the same. */
export async function loadOffer(ctx: CallScope, token: string): Promise<Result<Offer>> {
  const link = await openLink(ctx, token);
  return link.ok ? offerOfSale(ctx, link.value.sale) : link;
}

/** The offer of a sale; an order that was made by hand has none. */
export async function offerOfSale(ctx: CallScope, { kind, id }: Sale): Promise<Result<Offer>> {
  const { stores } = ctx;
  const stored = kind === 'quote' ? await stores.quotes.load(id) : undefined;
  const latest = stored && (await stores.quoteVersions.of([id])).at(-1);
  const sent = latest && (await stores.quoteVersions.find(id, latest.version));
  if (!sent) return refused('offer.none', messages.offer.none);
  const { version } = latest;
  const answers = (await stores.offers.events([id])).filter((event) => event.version === version);
  const state = offerStateOf({
    quote: stored.quote.state,
    answer:
      answers.flatMap(({ kind: said }) => (said === 'accepted' || said === 'declined' ? [said] : [])).at(-1) ?? null,
    validUntil: sent.frozen.validUntil,
    today: today(ctx),
  });
  return accepted({ stored, sent, state });
}

/** Refuses an answer to an offer that is no longer open. */
export const openOffer = (offer: Offer): Result<Offer> =>
  offer.state === 'open' ? accepted(offer) : refused('offer.closed', messages.offer.closed[offer.state]);
