import { numberText } from '@door/domain/lib/running-number';
import { amountText } from '@door/domain/selling/pricing/money';
import { acceptanceSentences } from '@door/domain/selling/quote/acceptance';
import type { DateEstimate } from '@door/domain/making/promise/promise';
import { addressesOfVersion } from '../document/addresses-of-version.ts';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { housePictureOfQuote } from '../item/house-picture.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { stageToWire } from '../order/stage.ts';
import { publicDateToWire, publicPromiseToWire } from '../promise/promise-to-wire.ts';
import { quoteEstimate } from '../promise/quote-estimate.ts';
import { recordOfferEvent } from '../quote/accept-version.ts';
import { offerTokenInput } from '../quote/offer-input.ts';
import { loadOffer, type Offer } from '../quote/open-offer.ts';
import { picturesToWire } from '../quote/pictures-to-wire.ts';
import { documentOf } from '../quote/send-quote.ts';
import { quotingMessages } from '../messages.ts';
import { dayOf, today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** What an offer says to whoever has its link: as long as it is open, being revised or accepted, everything that was sent. */
export const getOffer = procedure
  .allow('offer.answer')
  .input(offerTokenInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: token }) => {
    await enforceOfferLimit(ctx, 'offer', token);
    const offer = unwrapOrThrow(await loadOffer(ctx, token));
    const isReadable = ['open', 'accepted', 'being revised'].includes(offer.state);
    const order = await orderOfOffer(ctx, offer);
    if (offer.state === 'open') await recordView(ctx, offer);
    const { name, email, letterhead } = ctx.supplier.client;
    const { frozen, hash } = offer.sent;
    const { total } = frozen.totals;
    const { Pictures, PdfUrl, DocumentState } = await addressesOfVersion(
      ctx,
      documentOf(offer.stored.id, frozen.quote.version),
    );
    return {
      State: offer.state,
      Supplier: { Name: name, Phone: letterhead.phone, Email: email },
      Number: numberText('quote', frozen.number),
      Version: frozen.quote.version,
      Hash: hash,
      ValidUntil: frozen.validUntil,
      Total: isReadable ? amountText(total) : null,
      Currency: total.currency,
      /** What whoever accepts ticks, and sends as it stands here. */
      ToConfirm: isReadable ? acceptanceSentences(frozen, quotingMessages) : null,
      Paper: isReadable ? frozen.paper : null,
      Pictures: isReadable ? picturesToWire(frozen.lines, Pictures) : null,
      HousePicture: isReadable ? await housePictureOfQuote(ctx, offer.stored) : null,
      Promise: isReadable ? await promiseOfOffer(ctx, offer, order) : null,
      /** How far the order is that was made of it; null: there is none yet. */
      Order: order ? await stageToWire(ctx, order) : null,
      /** null: while it is being made, or where that failed. */
      PdfUrl: isReadable ? PdfUrl : null,
      PdfState: isReadable ? DocumentState : null,
      /** Those before this one, the last first. */
      EarlierVersions: isReadable ? await earlierVersions(ctx, offer) : [],
    };
  });

/** What was sent before, to be read as a PDF. */
async function earlierVersions(ctx: CallScope, { stored, sent }: Offer) {
  const heads = await ctx.stores.quoteVersions.of([stored.id]);
  const earlier = heads.filter(({ version }) => version < sent.frozen.quote.version).toReversed();
  const versions = [];
  for (const { version, sentAt, total } of earlier) {
    const { PdfUrl } = await addressesOfVersion(ctx, documentOf(stored.id, version));
    versions.push({ Version: version, SentOn: dayOf(ctx, sentAt), Total: amountText(total), PdfUrl });
  }
  return versions;
}

async function orderOfOffer({ stores }: CallScope, { stored, state }: Offer): Promise<StoredOrder | undefined> {
  const named = state === 'accepted' ? await stores.orders.namedOfQuote(stored.id) : undefined;
  return named && (await stores.orders.find([named.id])).at(0);
}

/**
 * The date that was said when the version was sent; while it can be accepted, the one that it has by now; and once it is an order, what
 * that was promised. The setting for visitors hides none of them: they are said to the customer alone.
 */
async function promiseOfOffer(
  ctx: CallScope,
  { stored, sent: { frozen }, state }: Offer,
  order: StoredOrder | undefined,
) {
  const live = state === 'open' ? await quoteEstimate(ctx, stored, frozen) : null;
  return {
    Frozen: estimateToWire(frozen.estimate),
    Live: estimateToWire(live),
    Order: order ? await publicPromiseToWire(ctx, order) : null,
  };
}

const estimateToWire = (estimate: DateEstimate | null) =>
  estimate && { ...publicDateToWire(estimate.date), AcceptBy: estimate.acceptBy };

/** One entry a day for each reader, however often they look. */
async function recordView(ctx: CallScope, { stored, sent }: Offer): Promise<void> {
  const { version } = sent.frozen.quote;
  const reader = ctx.offerLinks.addressMark(ctx.address);
  const id = ctx.ids.itemNamed(`view of ${stored.id} ${String(version)} by ${reader} on ${today(ctx)}`);
  const nothing = { name: '', confirmed: [], text: '' };
  await recordOfferEvent(ctx, {
    ...nothing,
    id,
    quoteId: stored.id,
    version,
    kind: 'viewed',
    hash: sent.hash,
    how: 'link',
  });
}
